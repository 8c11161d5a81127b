// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Corrects a player's improvements and awards, and under a cover the cards.
ColumnLayout {
    id: root

    required property CorrectionDraft draft
    property int index: 0
    readonly property string color: Game.players[root.index]?.color ?? ""
    readonly property var kinds: ({ progress: Array.from(ProgressNames.progress).filter(c => c !== "printer" && c !== "constitution"),
                                    development: ProgressNames.development })
    readonly property int kindCount: Array.from(root.draft.cardKeys).reduce((sum, key) => sum + root.kinds[key].length + 1, 0)

    spacing: Theme.gap

    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap
        Repeater {
            model: Game.players
            Pressable {
                id: tab
                required property playerFacts modelData
                required property int index
                objectName: "correct-" + modelData.color
                width: Theme.dp(56)
                height: Theme.dp(56)
                role: Accessible.RadioButton
                checkable: true
                checked: index === root.index
                name: modelData.name
                onClicked: root.index = index
                Plate {
                    anchors.fill: parent
                    fill: tab.checked ? Theme.soft : Theme.surface
                    stroke: tab.checked ? Theme.accent : Theme.line
                    strokeWidth: tab.checked ? 2.5 : Theme.controlStroke
                }
                PlayerPin { anchors.centerIn: parent; player: tab.modelData.color; size: Theme.dp(34) }
            }
        }
    }
    ThemeText { Layout.fillWidth: true; text: Game.players[root.index]?.name ?? ""; step: "heading" }
    Rows {
        id: levels
        visible: !root.draft.base
        spacing: Theme.gap
        Repeater {
            model: root.draft.base ? [] : Words.tracks
            RowLayout {
                id: level
                required property string modelData
                width: levels.width
                ThemeText { Layout.fillWidth: true; text: Words.track(level.modelData); color: Theme.trackText(level.modelData); step: "panel" }
                CountStepper {
                    objectName: "level-" + level.modelData
                    name: Words.track(level.modelData)
                    value: root.draft.now.improvements?.[root.color]?.[level.modelData] ?? 0
                    to: Facts.levels
                    onChanged: value => root.draft.setLevel(root.color, level.modelData, value)
                }
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        visible: !root.draft.base
        ThemeText { Layout.fillWidth: true; text: qsTr("Defender of Catan"); step: "panel" }
        CountStepper {
            objectName: "defenderStepper"
            name: qsTr("Defender of Catan")
            value: root.draft.now.defender?.[root.color] ?? 0
            to: 6
            onChanged: value => root.draft.setDefender(root.color, value)
        }
    }
    CorrectThings { Layout.fillWidth: true; draft: root.draft; color: root.color }
    SecretCover {
        id: cover
        Layout.fillWidth: true
        owner: root.index
        record: true
        reserve: ((root.draft.base ? Words.resources : Words.cards).length + root.kindCount) * (Theme.dp(52) + Theme.gap)
        onUncoveredChanged: cover.uncovered ? root.draft.reveal() : root.draft.hide()
        ColumnLayout {
            width: parent.width
            spacing: Theme.gap
            ThemeText {
                objectName: "heldCards"
                width: parent.width
                text: Words.cardCount(Array.from(root.draft.base ? Words.resources : Words.cards).reduce((n, c) => n + root.draft.held(root.color, c), 0))
                step: "panel"
            }
            Rows {
                id: cards
                spacing: Theme.gap
                Repeater {
                    model: root.draft.base ? Words.resources : Words.cards
                    CardStepper {
                        required property string modelData
                        objectName: "hand-" + modelData
                        width: cards.width
                        card: modelData
                        count: root.draft.held(root.color, modelData)
                        most: root.draft.mostOf(root.color, modelData)
                        onChanged: n => root.draft.setHeld(root.color, modelData, n)
                    }
                }
            }
            Rows {
                id: decks
                spacing: Theme.gap
                Repeater {
                    model: root.draft.cardKeys
                    Column {
                        id: deck
                        required property string modelData
                        width: decks.width
                        spacing: Theme.gap
                        ThemeText {
                            width: parent.width
                            text: deck.modelData === "development" ? qsTr("Development cards") : qsTr("Progress cards")
                            step: "heading"
                        }
                        Repeater {
                            model: root.kinds[deck.modelData]
                            GridLayout {
                                id: held
                                // In a narrow window the name is above its count.
                                columns: decks.width < Theme.dp(400) ? 1 : 2
                                rowSpacing: Theme.dp(2)
                                required property string modelData
                                readonly property int count: root.draft.inHand(deck.modelData, root.color).filter(c => c === held.modelData).length
                                width: deck.width
                                ThemeText { Layout.fillWidth: true; text: ProgressNames.name(held.modelData); step: "panel"; color: held.count > 0 ? Theme.ink : Theme.mutedInk }
                                CountStepper {
                                    objectName: (deck.modelData === "development" && !root.draft.base ? "development-" : "card-") + held.modelData
                                    name: ProgressNames.name(held.modelData)
                                    value: held.count
                                    to: held.count + root.draft.inDeck(deck.modelData, held.modelData)
                                    onChanged: value => value > held.count ? root.draft.takeCard(deck.modelData, root.color, held.modelData)
                                                                           : root.draft.returnCard(deck.modelData, root.color, held.modelData)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
