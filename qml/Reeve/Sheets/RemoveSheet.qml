// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts

// Confirms the removal of a stored game, the only action that cannot be undone.
Sheet {
    id: root

    required property keptGameFacts game
    signal confirmed()

    title: qsTr("Remove %1?").arg(root.game.name)
    hint: Club.joined ? qsTr("The whole record of this game will be deleted on this device. The club hides it from its tables and statistics, but keeps it. This cannot be undone here.")
                      : qsTr("The whole record of this game will be deleted. This cannot be undone.")
    buttons: [
        ActionButton { text: qsTr("Keep it"); onClicked: root.dismissed() },
        ActionButton { objectName: "confirmRemove"; text: qsTr("Remove"); icon: "trash"; tone: "danger"; onClicked: root.confirmed() }
    ]
    Item { width: 1; height: 1 }
}
