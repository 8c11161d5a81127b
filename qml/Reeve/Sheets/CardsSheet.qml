// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// One player's cards under a cover: the hand, and the progress or development cards with their effects.
Sheet {
    id: root

    /** Seat of the owner. */
    property int index: 0
    readonly property playerFacts seat: Game.players[root.index] ?? Game.nobody
    readonly property string color: root.seat.color
    readonly property bool base: (Game.position?.rules?.game ?? "") === "base"
    /** The visible facts while the cover is open. */
    property uncoveredFacts covered
    readonly property uncoveredFacts open: Game.uncovered.player === root.index ? Game.uncovered : root.covered
    readonly property list<string> held: Array.from(root.open.cards)
    readonly property list<string> fresh: Array.from(root.open.fresh)
    readonly property int cardCount: root.seat.progressCount
    /** Number of development cards besides the progress cards; −1 if the game has none. */
    readonly property int developmentCount: root.base ? -1 : root.seat.developmentCount
    /** A seat that Reeve plays has no real cards. */
    readonly property bool realHands: Table.hands === "real" && root.seat.level === ""
    /** Progress cards are drawn at the table: only their decks are known. */
    readonly property bool realDecks: !root.base && Table.decks === "real" && root.seat.level === ""
    readonly property list<string> tracks: Array.from(Words.tracks).filter(t => root.drawn(t) > 0)
    function drawn(track: string): int { return root.seat.progressByTrack[track]; }
    signal showAsked(string card)
    readonly property list<string> all: root.base ? [...Array.from(root.held), ...Array.from(root.fresh)] : root.held
    readonly property list<string> development: root.base ? [] : [...Array.from(root.open.development), ...Array.from(root.fresh)]
    readonly property int kindsAtMost: (root.realDecks ? root.tracks.length : root.cardCount) + Math.max(0, root.developmentCount)
    readonly property bool mayPlay: Game.expected.player === root.index
    /** `development`: a development card, which may share its name with a progress card. */
    signal playAsked(string card, bool development)

    function kindsOf(cards: list<string>): list<string> {
        return Array.from(root.base ? ProgressNames.development : ProgressNames.progress.concat(ProgressNames.development)).filter((c, i, all) => cards.indexOf(c) >= 0 && all.indexOf(c) === i);
    }
    function canPlay(card: string): bool { return root.mayPlay && Array.from(root.realDecks ? Game.playable : root.open.playable).indexOf(card) >= 0; }
    function canPlayDevelopment(card: string): bool { return root.mayPlay && Array.from(root.open.playableDevelopment).indexOf(card) >= 0; }
    /** Why it cannot be played now, by the rules. */
    function why(card: string, development: bool): string {
        return card === "victory-point" ? qsTr("Counts automatically.") : Game.revision >= 0 ? Game.whyNot(root.index, card, development) : "";
    }

    title: qsTr("%1's cards").arg(root.seat.name)
    hint: root.realHands && (root.realDecks || root.base) ? qsTr("They lie on the table; Reeve counts them.") : qsTr("The others look away.")
    player: root.color
    sheetWidth: Theme.dp(760)

    SecretCover {
        objectName: "cardsCover"
        width: parent.width
        height: implicitHeight
        owner: root.index
        secret: !root.realHands || !root.realDecks && root.cardCount > 0 || root.developmentCount > 0
        reserve: Theme.dp(120) + Math.max(1, root.kindsAtMost) * Theme.dp(96)

        ColumnLayout {
            width: parent.width
            spacing: Theme.wideGap
            ThemeText {
                Layout.fillWidth: true
                visible: root.realHands
                text: qsTr("%n card(s) by Reeve's count.", "", root.seat.handCount)
                step: "body"
            }
            Flow {
                Layout.fillWidth: true
                visible: !root.realHands
                spacing: Theme.gap
                Repeater {
                    model: Array.from(Words.cards).filter(c => root.open.hand[c] > 0)
                    CardChip {
                        required property string modelData
                        card: modelData
                        count: root.open.hand[modelData]
                        size: Theme.dp(40)
                        name: Words.amount(count, modelData)
                    }
                }
                ThemeText {
                    visible: root.seat.handCount === 0
                    text: qsTr("No cards in hand.")
                    step: "body"
                    lines: 1
                    color: Theme.mutedInk
                }
            }
            Rows {
                id: decks
                visible: root.realDecks
                spacing: Theme.gap
                Repeater {
                    model: root.realDecks ? root.tracks : []
                    ColumnLayout {
                        id: deck
                        required property string modelData
                        width: decks.width
                        spacing: Theme.gap
                        ThemeText {
                            Layout.fillWidth: true
                            text: qsTr("%1: %n card(s). Which one is played?", "", root.drawn(deck.modelData)).arg(Words.track(deck.modelData))
                            step: "heading"
                            lines: 2
                            Accessible.role: Accessible.Heading
                        }
                        Flow {
                            Layout.fillWidth: true
                            spacing: Theme.gap
                            Repeater {
                                model: ProgressNames.decks[deck.modelData]
                                ActionButton {
                                    required property string modelData
                                    readonly property bool point: modelData === "printer" || modelData === "constitution"
                                    objectName: (point ? "show-" : "play-") + modelData
                                    icon: point ? "victory" : "card"
                                    text: ProgressNames.name(modelData)
                                    subtitle: point ? qsTr("show it") : ""
                                    reason: point || root.canPlay(modelData) ? "" : root.why(modelData, false) || qsTr("Not now.")
                                    onClicked: point ? root.showAsked(modelData) : root.playAsked(modelData, false)
                                }
                            }
                        }
                    }
                }
            }
            Rows {
                id: held
                visible: !root.realDecks && root.all.length > 0
                spacing: Theme.gap
                Repeater {
                    model: root.realDecks ? [] : root.kindsOf(root.all)
                    HeldCard {
                        required property string modelData
                        width: held.width
                        card: modelData
                        development: root.base
                        count: Array.from(root.all).filter(c => c === modelData).length
                        playable: root.canPlay(modelData)
                        hint: root.why(modelData, root.base)
                        onPlayed: root.playAsked(modelData, root.base)
                    }
                }
            }
            ThemeText {
                Layout.fillWidth: true
                visible: root.cardCount === 0
                text: root.base ? qsTr("No development cards.") : qsTr("No progress cards.")
                step: "body"
                color: Theme.mutedInk
            }
            ThemeText {
                Layout.fillWidth: true
                visible: root.developmentCount >= 0
                text: root.developmentCount > 0 ? qsTr("Development cards") : qsTr("No development cards.")
                step: root.developmentCount > 0 ? "heading" : "body"
                color: root.developmentCount > 0 ? Theme.ink : Theme.mutedInk
                Accessible.role: root.developmentCount > 0 ? Accessible.Heading : Accessible.StaticText
            }
            Rows {
                id: second
                objectName: "developmentCards"
                visible: root.development.length > 0
                spacing: Theme.gap
                Repeater {
                    model: root.kindsOf(root.development)
                    HeldCard {
                        required property string modelData
                        width: second.width
                        card: modelData
                        development: true
                        count: Array.from(root.development).filter(c => c === modelData).length
                        playable: root.canPlayDevelopment(modelData)
                        hint: root.why(modelData, true)
                        onPlayed: root.playAsked(modelData, true)
                    }
                }
            }
        }
    }
}
