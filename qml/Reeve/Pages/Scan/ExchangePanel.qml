// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// A count that the box cannot have, and the only exchange that mends it: on which hex it is, one tap says.
Panel {
    id: root

    /** Scanner's exchanges, the likeliest first. */
    property list<hexExchangeFacts> exchanges: []
    signal asked(hexExchangeFacts exchange)

    property hexExchangeFacts none
    readonly property hexExchangeFacts first: root.exchanges[0] ?? root.none
    readonly property bool ofNumbers: root.first.hex !== "" && root.first.terrain === root.first.fromTerrain
    /** Those of one kind: where a terrain and a number are wrong, one is settled after the other. */
    readonly property list<hexExchangeFacts> shown: Array.from(root.exchanges).filter(e => (e.terrain === e.fromTerrain) === root.ofNumbers)
    function becomes(exchange: hexExchangeFacts): string { return root.ofNumbers ? String(exchange.number) : Words.terrain(exchange.terrain); }
    function was(exchange: hexExchangeFacts): string { return root.ofNumbers ? String(exchange.fromNumber) : Words.terrain(exchange.fromTerrain); }

    mustDecide: true
    title: root.first.hex === "" ? "" : root.ofNumbers ? qsTr("One number must be %1").arg(root.becomes(root.first)) : qsTr("One hex must be %1").arg(root.becomes(root.first))
    hint: root.first.hex === "" ? "" : qsTr("Not %1. Which one?").arg(root.was(root.first))
    implicitHeight: contentTop + choices.height + padding

    Flow {
        id: choices
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: root.shown
            ActionButton {
                required property hexExchangeFacts modelData
                objectName: "exchange-" + modelData.hex
                text: qsTr("%1: %2", "a hex and what lies there").arg(BoardNames.hex(modelData.fromTerrain, modelData.fromNumber)).arg(root.becomes(modelData))
                subtitle: modelData.hex
                name: qsTr("Hex %1: %2 instead of %3").arg(modelData.hex).arg(root.becomes(modelData)).arg(root.was(modelData))
                icon: "trade"
                onClicked: root.asked(modelData)
            }
        }
    }
}
