// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The last roll in one line: dice, total, who draws, who gets what.
Panel {
    id: root

    required property GameDesk page
    readonly property lastRollFacts roll: Game.lastRoll
    readonly property list<int> draws: root.roll.draws

    padding: Theme.dp(12)
    implicitHeight: Math.max(Theme.dp(96), gains.implicitHeight + 2 * padding)

    RowLayout {
        anchors.fill: parent
        spacing: Theme.margin

        Pressable {
            objectName: "correctLastRoll"
            implicitWidth: Math.max(Theme.target, rolled.implicitWidth)
            implicitHeight: Math.max(Theme.target, rolled.implicitHeight)
            name: Words.correctThisRoll
            onClicked: root.page.correctRoll(root.roll.step)
            RowLayout {
                id: rolled
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.margin
                ColumnLayout {
                    spacing: Theme.dp(4)
                    RowLayout {
                        spacing: Theme.dp(4)
                        Die { kind: "red"; value: root.roll.red; visible: value > 0; size: Theme.dp(46) }
                        Die { kind: Prompts.dice.second; value: root.roll.yellow; visible: value > 0; size: Theme.dp(46) }
                        Die { kind: "event"; event: root.roll.event; visible: event !== ""; size: Theme.dp(46) }
                    }
                    Row {
                        visible: root.draws.length > 0
                        spacing: Theme.dp(4)
                        ThemeText {
                            anchors.verticalCenter: parent.verticalCenter
                            text: qsTr("Draw:", "", root.draws.length)
                            step: "small"
                            lines: 1
                            color: Theme.trackText(root.roll.event)
                            Accessible.name: Words.drawing(root.roll.event) + " " + Words.list(Array.from(root.draws).map(i => Game.players[i]?.name ?? ""))
                        }
                        Repeater {
                            model: root.draws
                            PlayerPin {
                                required property int modelData
                                player: Game.players[modelData]?.color ?? "white"
                                size: Theme.dp(22)
                            }
                        }
                    }
                }
                ThemeText {
                    id: total
                    text: root.roll.rolled ? root.roll.total : ""
                    step: "figure"
                    lines: 1
                    Accessible.name: qsTr("Total %1").arg(root.roll.total)
                }
            }
        }
        Flow {
            id: gains
            Layout.fillWidth: true
            spacing: Theme.wideGap
            /** Few players get cards: a column each with the name above. Else they follow one another. */
            readonly property real column: (gains.width - (Game.production.length - 1) * gains.spacing) / Math.max(1, Game.production.length)
            readonly property int kinds: Array.from(Game.production).reduce((most, p) => Math.max(most, Words.cards.filter(c => p.cards[c] !== 0).length), 0)
            readonly property bool columns: gains.column >= gains.kinds * Theme.dp(60) && gains.column >= Theme.dp(96)
            Repeater {
                model: Game.production
                Grid {
                    id: gain
                    required property yieldFacts modelData
                    readonly property playerFacts who: Game.players[gain.modelData.player] ?? Game.nobody
                    width: gains.columns ? Math.min(gains.column, Math.max(Theme.dp(150), gains.kinds * Theme.dp(60))) : implicitWidth
                    columns: gains.columns ? 1 : 2
                    spacing: Theme.dp(gains.columns ? 6 : 4)
                    verticalItemAlignment: Grid.AlignVCenter
                    Row {
                        spacing: Theme.dp(6)
                        PlayerPin { id: pin; player: gain.who.color || "white"; size: Theme.dp(26); anchors.verticalCenter: parent.verticalCenter }
                        ThemeText {
                            visible: gains.columns
                            width: gain.width - pin.width - parent.spacing
                            anchors.verticalCenter: parent.verticalCenter
                            text: gain.who.name
                            step: "panel"
                            lines: 1
                            elide: Text.ElideRight
                        }
                    }
                    Row {
                        spacing: Theme.gap
                        Repeater {
                            model: Array.from(Words.cards).filter(c => gain.modelData.cards[c] !== 0)
                            CardChip {
                                required property string modelData
                                card: modelData
                                count: gain.modelData.cards[modelData]
                                signed: true
                                size: Theme.dp(28)
                                name: Words.amount(count, card)
                            }
                        }
                    }
                }
            }
            ThemeText {
                visible: Game.production.length === 0
                text: !root.roll.eventResolved ? qsTr("Production comes after the event.")
                    : !root.roll.sevens ? qsTr("Nobody gets anything.")
                    : root.roll.robberStays ? qsTr("The robber stays until the first attack.") : qsTr("A 7 produces nothing.")
                step: "body"
                lines: 1
                color: Theme.mutedInk
            }
        }
    }
}
