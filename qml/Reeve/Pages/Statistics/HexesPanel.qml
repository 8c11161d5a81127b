// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The hexes that have brought the most cards.
Panel {
    id: root

    required property statisticsFacts told
    property hexYieldFacts noHex
    readonly property list<hexYieldFacts> hexes: root.told.hexes

    title: qsTr("Best hexes")
    implicitHeight: root.contentTop + bars.implicitHeight + root.padding

    Column {
        id: bars
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: Math.min(6, root.hexes.length)
            ShareBar {
                required property int index
                readonly property hexYieldFacts hex: root.hexes[index] ?? root.noHex
                objectName: "hex-" + hex.hex
                width: bars.width
                label: qsTr("%1 with %2 (%3)").arg(Words.terrain(hex.terrain)).arg(hex.number).arg(hex.hex)
                count: hex.cards
                most: Math.max(1, root.hexes[0]?.cards ?? 1)
                fill: Theme.terrainColor(hex.terrain)
                name: label + ": " + Words.cardCount(count)
            }
        }
    }
}
