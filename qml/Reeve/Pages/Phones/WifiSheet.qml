// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// A code that connects a phone to the local Wi-Fi.
Sheet {
    id: root

    readonly property bool made: Phones.wifiQr.length > 0

    title: qsTr("Wi-Fi code")
    hint: qsTr("For phones that are not in your Wi-Fi yet. Reeve forgets both when it is closed.")
    sheetWidth: Theme.dp(520)
    buttons: [
        ActionButton {
            objectName: "wifiMade"
            text: qsTr("Show the code")
            icon: "share"
            reason: wifi.text === "" ? qsTr("Type the name of the Wi-Fi.") : ""
            onClicked: Phones.nameWifi(wifi.text, password.text)
        },
        ActionButton { objectName: "wifiDone"; text: qsTr("Done"); icon: "check"; onClicked: root.dismissed() }
    ]

    Column {
        width: parent.width
        spacing: Theme.wideGap
        NameField {
            id: wifi
            objectName: "wifiName"
            width: parent.width
            longest: 32
            placeholder: qsTr("Name of the Wi-Fi")
            text: Phones.wifiName
            onEdited: text => wifi.text = text
            onEntered: password.begin()
        }
        NameField {
            id: password
            objectName: "wifiPassword"
            width: parent.width
            longest: 63
            placeholder: qsTr("Password; empty for an open Wi-Fi")
            onEdited: text => password.text = text
            onEntered: if (wifi.text !== "") Phones.nameWifi(wifi.text, password.text)
        }
        QrPicture {
            objectName: "wifiQr"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.made
            width: Math.min(parent.width, Theme.dp(272))
            height: width
            rows: Array.from(Phones.wifiQr)
            name: qsTr("QR code of the Wi-Fi %1").arg(Phones.wifiName)
        }
        ThemeText {
            width: parent.width
            visible: root.made
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("First this code, then the one of the table.")
            step: "body"
            lines: 3
        }
    }
}
