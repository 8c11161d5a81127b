// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Reasons why a phone does not reach the table, likeliest first.
Sheet {
    id: root

    readonly property var advice: [
        qsTr("The phone is in the same Wi-Fi as this table, and not in the guest network: that often keeps devices apart."),
        qsTr("On an iPhone, the browser may use the local network: Settings, Privacy & Security, Local Network."),
        qsTr("VPN is off on the phone and here."),
        qsTr("Mobile data is off on the phone, if this Wi-Fi has no internet."),
        qsTr("Another network is chosen in the list above the code."),
        qsTr("A firewall on this computer lets %1/tcp in: sudo ufw allow %1/tcp").arg(Phones.address.replace(/^.*:/, "") || "7338"),
        qsTr("Nothing helps? Open a hotspot on this tablet or on one of the phones and connect everybody to it.")
    ]

    title: qsTr("Trouble connecting?")
    hint: Phones.address
    sheetWidth: Theme.dp(640)
    buttons: ActionButton { objectName: "helpDone"; text: qsTr("Done"); icon: "check"; onClicked: root.dismissed() }

    Column {
        objectName: "arrivalHelp"
        width: parent.width
        spacing: Theme.margin
        Repeater {
            model: root.advice
            Item {
                id: line
                required property string modelData
                required property int index
                width: parent.width
                height: Math.max(number.height, words.height)
                ThemeText { id: number; width: Theme.dp(32); text: line.index + 1; step: "number"; lines: 1; color: Theme.accent }
                ThemeText { id: words; x: Theme.dp(40); width: parent.width - x; text: line.modelData; step: "body"; lines: 6 }
            }
        }
    }
}
