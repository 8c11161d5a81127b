// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts
import Reeve.Sheets

// Asks once before a game of another tablet is played on here.
Sheet {
    id: root

    required property clubGameFacts game
    signal confirmed()

    title: qsTr("Play %1 on here?").arg(root.game.name)
    buttons: [
        ActionButton { objectName: "keepThere"; text: qsTr("Leave it there"); onClicked: root.dismissed() },
        ActionButton { objectName: "confirmTake"; text: qsTr("Play on here"); icon: "play"; tone: "warning"; onClicked: root.confirmed() }
    ]
    ThemeText {
        width: parent.width
        text: qsTr("Only if the tablet of %1 is lost: from now on the club accepts this game only from here. What that tablet played without a connection stays on it.").arg(root.game.table)
        step: "body"
        lines: 8
    }
}
