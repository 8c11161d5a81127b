// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// One player's production, and below, when opened, the buildings.
Pressable {
    id: root

    /** An entry of Game.production. */
    required property yieldFacts entry
    property bool open: false
    property bool divided: false
    readonly property playerFacts seat: Game.players[root.entry.player] ?? Game.nobody

    name: qsTr("%1 gets %2").arg(root.seat.name).arg(Words.amounts(root.entry.cards))
    description: Array.from(root.entry.reasons).join(", ")
    implicitHeight: column.height

    Column {
        id: column
        width: parent.width
        Rectangle { width: parent.width; height: root.divided ? Theme.decorStroke : 0; color: Theme.line }
        Item {
            id: line
            /** Beside the cards there is no room for a name: they are below it. */
            readonly property bool stacked: chips.across > width - pin.width - Theme.wideGap - Theme.dp(90)
            width: parent.width
            height: Theme.target + (line.stacked ? chips.height + Theme.gap : 0)
            PlayerPin { id: pin; player: root.seat.color || "white"; size: Theme.dp(28); y: (Theme.target - height) / 2 }
            ThemeText {
                anchors.left: pin.right
                anchors.leftMargin: Theme.wideGap
                anchors.right: line.stacked ? parent.right : chips.left
                height: Theme.target
                verticalAlignment: Text.AlignVCenter
                text: root.seat.name
                lines: 1
                Accessible.ignored: true
            }
            Flow {
                id: chips
                /** Width of all cards side by side. */
                readonly property real across: Array.from(chips.children).reduce((sum, c) => c.width > 0 ? sum + c.width + chips.spacing : sum, -chips.spacing)
                anchors.right: parent.right
                y: line.stacked ? Theme.target : (Theme.target - height) / 2
                width: Math.min(parent.width, Math.ceil(chips.across))
                spacing: Theme.wideGap
                Repeater {
                    model: Array.from(Words.cards).filter(c => root.entry.cards[c] !== 0)
                    CardChip {
                        required property string modelData
                        card: modelData
                        count: root.entry.cards[modelData]
                        signed: true
                        size: Theme.dp(30)
                        Accessible.ignored: true
                    }
                }
            }
        }
        ThemeText {
            visible: root.open
            width: parent.width
            bottomPadding: Theme.dp(6)
            text: Array.from(root.entry.reasons).join("\n")
            step: "caption"
            lines: 8
            color: Theme.mutedInk
            Accessible.ignored: true
        }
    }
}
