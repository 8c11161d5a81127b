// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts
import Reeve.Sheets

// Confirms that all data of Reeve is deleted.
Sheet {
    id: root

    signal confirmed()

    title: qsTr("Delete everything?")
    hint: qsTr("All games, players and settings on this device will be deleted, and Reeve will close. This cannot be undone.") + (Club.joined ? " " + Words.sentStays : "")
    buttons: [
        ActionButton { objectName: "keepAll"; text: qsTr("Keep everything"); onClicked: root.dismissed() },
        ActionButton { objectName: "confirmErase"; text: qsTr("Delete"); icon: "trash"; tone: "danger"; onClicked: root.confirmed() }
    ]
    Item { width: 1; height: 1 }
}
