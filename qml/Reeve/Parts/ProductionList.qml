// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// Who takes what: a line for each player, what they take from the bank at the right.
Column {
    id: root

    /** [{player, name, cards: [{card, count, lacking}]}] in seating order. */
    property var rows: []

    Repeater {
        model: root.rows
        Item {
            id: line
            required property var modelData
            required property int index
            readonly property var cards: line.modelData.cards || []
            width: root.width
            height: Math.max(Theme.dp(41), chips.implicitHeight + Theme.dp(8))
            Accessible.role: Accessible.ListItem
            Accessible.name: line.modelData.name + ": " + (line.cards.length === 0 ? qsTr("nothing")
                             : line.cards.map(c => c.name || (c.count + " " + c.card)).join(", "))

            Rectangle {
                visible: line.index > 0
                width: parent.width
                height: 1
                color: Theme.line
            }
            PlayerPin {
                id: pin
                anchors.verticalCenter: parent.verticalCenter
                player: line.modelData.player
                size: Theme.dp(30)
            }
            ThemeText {
                anchors.left: pin.right
                anchors.leftMargin: Theme.dp(8)
                anchors.right: chips.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                text: line.modelData.name
                lines: 1
                Accessible.ignored: true
            }
            ThemeText {
                visible: line.cards.length === 0
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: "–"
                color: Theme.mutedInk
                lines: 1
                Accessible.ignored: true
            }
            Flow {
                id: chips
                readonly property real each: Theme.dp(80)
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(root.width * 0.62, line.cards.length * chips.each)
                layoutDirection: Qt.LeftToRight
                Repeater {
                    model: line.cards
                    Item {
                        id: cell
                        required property var modelData
                        width: chips.each
                        height: chip.implicitHeight
                        CardChip {
                            id: chip
                            anchors.right: parent.right
                            card: cell.modelData.card
                            count: cell.modelData.count || 0
                            signed: true
                            lacking: !!cell.modelData.lacking
                            size: Theme.dp(32)
                        }
                    }
                }
            }
        }
    }
}
