// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts
import Reeve.Sheets

// Asks once before this table leaves its club.
Sheet {
    id: root

    signal confirmed()

    title: qsTr("Leave the club?")
    hint: Words.sentStays + " " + (Club.behind > 0 ? qsTr("%n step(s) were not sent yet and will not reach the club. Your games stay on this device.", "", Club.behind)
                                                   : qsTr("Your games stay on this device."))
    buttons: [
        ActionButton { objectName: "stayInClub"; text: qsTr("Stay"); onClicked: root.dismissed() },
        ActionButton { objectName: "confirmLeave"; text: qsTr("Leave"); icon: "cross"; tone: "danger"; onClicked: root.confirmed() }
    ]
    Item { width: 1; height: 1 }
}
