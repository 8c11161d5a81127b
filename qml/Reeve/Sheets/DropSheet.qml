// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Parts

// Asks before something that a person has entered would be lost: `title` says what.
Sheet {
    id: root

    signal confirmed()

    buttons: [
        ActionButton { objectName: "keepCorrections"; text: qsTr("Keep it"); onClicked: root.dismissed() },
        ActionButton { objectName: "dropCorrections"; text: qsTr("Drop it"); icon: "trash"; tone: "danger"; onClicked: root.confirmed() }
    ]
    Item { width: 1; height: 1 }
}
