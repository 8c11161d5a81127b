// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Disconnects all phones: from their seats, or only until the phones' page is opened again.
Sheet {
    id: root

    signal sentAway()
    signal stopped()

    title: qsTr("Disconnect all phones?")
    hint: qsTr("The game goes on at the table as it is.")
    sheetWidth: Theme.dp(520)

    Column {
        width: parent.width
        spacing: Theme.wideGap
        ActionButton {
            objectName: "stopPhones"
            width: parent.width
            icon: "pause"
            text: qsTr("Disconnect for now")
            subtitle: qsTr("No phone can connect until this page is opened again; then they come back by themselves.")
            subtitleLines: 3
            onClicked: root.stopped()
        }
        ActionButton {
            objectName: "sendAllAway"
            width: parent.width
            icon: "lock"
            tone: "danger"
            text: qsTr("Sign all phones out")
            subtitle: qsTr("Each one needs the code and a Yes to come back.")
            subtitleLines: 3
            onClicked: root.sentAway()
        }
        ActionButton { width: parent.width; text: qsTr("Keep them connected"); onClicked: root.dismissed() }
    }
}
