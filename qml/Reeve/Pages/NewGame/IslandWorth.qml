// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// What an island gives: the pips of all number tokens, resource by resource, so that a poor one is seen before the game.
ColumnLayout {
    id: root

    /** {A1: {terrain, number}}. */
    required property var hexes
    readonly property var gives: ({ hills: "brick", forest: "lumber", pasture: "wool", fields: "grain", mountains: "ore" })
    readonly property var pips: {
        const sums = {};
        for (const name in root.hexes) {
            const hex = root.hexes[name], card = root.gives[hex.terrain];
            if (card && hex.number)
                sums[card] = (sums[card] ?? 0) + Facts.ways(hex.number);
        }
        return sums;
    }
    readonly property int most: Math.max(1, ...Object.values(root.pips))

    spacing: Theme.wideGap

    ThemeText {
        Layout.fillWidth: true
        text: qsTr("What the board produces")
        step: "panel"
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: Words.resources
        RowLayout {
            id: line
            required property string modelData
            readonly property int count: root.pips[line.modelData] ?? 0
            Layout.fillWidth: true
            spacing: Theme.wideGap
            Accessible.role: Accessible.StaticText
            Accessible.name: Words.card(line.modelData) + ": " + line.count
            CardChip { card: line.modelData; size: Theme.dp(32); Accessible.ignored: true }
            Item {
                Layout.fillWidth: true
                implicitHeight: Theme.dp(14)
                Rectangle {
                    anchors.fill: parent
                    radius: height / 2
                    color: Theme.highContrast ? "transparent" : Theme.line
                    border.color: Theme.edge
                    border.width: Theme.highContrast ? 1 : 0
                }
                Rectangle {
                    width: parent.width * line.count / root.most
                    height: parent.height
                    radius: height / 2
                    color: Theme.cardColor(line.modelData)
                    border.color: Theme.edge
                    border.width: 1
                }
            }
            ThemeText {
                Layout.preferredWidth: Theme.dp(28)
                horizontalAlignment: Text.AlignRight
                text: line.count
                step: "number"
                lines: 1
                Accessible.ignored: true
            }
        }
    }
    ThemeText {
        Layout.fillWidth: true
        text: qsTr("Pips by kind: expected cards in 36 rolls, one settlement per hex.")
        step: "caption"
        lines: 3
        color: Theme.mutedInk
    }
}
