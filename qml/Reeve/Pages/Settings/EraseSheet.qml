// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Parts
import Reeve.Sheets

// Asks once before everything that Reeve keeps is deleted.
Sheet {
    id: root

    signal confirmed()

    title: qsTr("Delete everything?")
    hint: qsTr("All games, people and settings of this device are deleted, and Reeve closes. This cannot be taken back.")
    buttons: [
        ActionButton { objectName: "keepAll"; text: qsTr("Keep everything"); onClicked: root.dismissed() },
        ActionButton { objectName: "confirmErase"; text: qsTr("Delete"); icon: "trash"; tone: "danger"; onClicked: root.confirmed() }
    ]
    Item { width: 1; height: 1 }
}
