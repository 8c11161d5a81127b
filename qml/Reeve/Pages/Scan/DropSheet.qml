// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Parts
import Reeve.Sheets

// Asks before a new reading replaces one that a person has corrected.
Sheet {
    id: root

    property int corrections: 0
    signal confirmed()

    title: qsTr("Drop %n correction(s)?", "", root.corrections)
    hint: qsTr("The new reading begins without what you have corrected.")
    buttons: [
        ActionButton { objectName: "keepCorrections"; text: qsTr("Keep them"); onClicked: root.dismissed() },
        ActionButton { objectName: "dropCorrections"; text: qsTr("Drop them"); icon: "trash"; tone: "danger"; onClicked: root.confirmed() }
    ]
    Item { width: 1; height: 1 }
}
