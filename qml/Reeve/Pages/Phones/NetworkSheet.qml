// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Choice of the device's network for the phones.
Sheet {
    id: root

    property phoneNetworkFacts noNetwork

    title: qsTr("Which network?")
    hint: qsTr("The phones must be in the same one. After a change the code is scanned again.")
    sheetWidth: Theme.dp(480)

    Column {
        width: parent.width
        spacing: Theme.wideGap
        Repeater {
            model: Phones.networks.length
            ActionButton {
                required property int index
                readonly property phoneNetworkFacts network: Phones.networks[index] ?? root.noNetwork
                objectName: "network-" + network.address
                width: parent.width
                selected: network.address === Phones.network
                text: network.address
                subtitle: (network.kind === "wifi" ? qsTr("Wi-Fi") : network.kind === "ethernet" ? qsTr("Cable") : qsTr("Another link")) + " · " + network.name
                onClicked: { Phones.useNetwork(network.address); root.dismissed(); }
            }
        }
    }
}
