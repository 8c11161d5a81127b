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
            width: parent.width
            height: Theme.target
            PlayerPin { id: pin; player: root.seat.color || "white"; size: Theme.dp(28); anchors.verticalCenter: parent.verticalCenter }
            ThemeText {
                anchors.left: pin.right
                anchors.leftMargin: Theme.wideGap
                anchors.right: chips.left
                anchors.verticalCenter: parent.verticalCenter
                text: root.seat.name
                lines: 1
                Accessible.ignored: true
            }
            Row {
                id: chips
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
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
