// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// A count that the box cannot have, and the only exchange that mends it: on which hex it is, one tap says.
Panel {
    id: root

    /** Scanner's exchanges, the likeliest first. */
    property var exchanges: []
    signal asked(var exchange)

    readonly property var first: root.exchanges[0] ?? null
    readonly property bool ofNumbers: root.first !== null && root.first.terrain === root.first.from.terrain
    /** Those of one kind: where a terrain and a number are wrong, one is settled after the other. */
    readonly property var shown: root.exchanges.filter(e => (e.terrain === e.from.terrain) === root.ofNumbers)
    function becomes(exchange: var): string { return root.ofNumbers ? String(exchange.number) : Words.terrain(exchange.terrain); }
    function was(exchange: var): string { return root.ofNumbers ? String(exchange.from.number) : Words.terrain(exchange.from.terrain); }

    mustDecide: true
    title: root.first === null ? "" : root.ofNumbers ? qsTr("One number must be %1").arg(root.becomes(root.first)) : qsTr("One hex must be %1").arg(root.becomes(root.first))
    hint: root.first === null ? "" : qsTr("Not %1. Which one?").arg(root.was(root.first))
    implicitHeight: contentTop + choices.height + padding

    Flow {
        id: choices
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: root.shown
            ActionButton {
                required property var modelData
                objectName: "exchange-" + modelData.hex
                text: qsTr("%1: %2", "a hex and what lies there").arg(modelData.hex).arg(root.becomes(modelData))
                name: qsTr("Hex %1: %2 instead of %3").arg(modelData.hex).arg(root.becomes(modelData)).arg(root.was(modelData))
                icon: "trade"
                onClicked: root.asked(modelData)
            }
        }
    }
}
