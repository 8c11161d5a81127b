// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// What one player holds, under a cover: cards of the hand, and the progress or development cards with what they do.
Sheet {
    id: root

    /** Whose cards. */
    property int index: 0
    readonly property var seat: Game.players[root.index] ?? null
    readonly property string color: root.seat?.color ?? ""
    readonly property bool base: (Game.position?.rules?.game ?? "") === "base"
    /** What the cover shows while it is open. */
    readonly property var open: Game.uncovered?.player === root.index ? Game.uncovered : null
    readonly property var held: root.open?.cards ?? []
    readonly property var fresh: root.open?.fresh ?? []
    readonly property int cardCount: root.seat?.progressCount ?? 0
    readonly property bool realHands: Table.hands === "real"
    /** Progress cards drawn at the table: only their decks are known. */
    readonly property bool realDecks: !root.base && Table.decks === "real"
    readonly property var tracks: Words.tracks.filter(t => root.drawn(t) > 0)
    function drawn(track: string): int { return root.seat?.progressByTrack?.[track] ?? 0; }
    /** What may be played of a deck from which cards were drawn; the victory points are shown. */
    function cardsOf(track: string): var { return ProgressNames.decks[track].filter(c => c === "printer" || c === "constitution" || root.canPlay(c)); }
    signal showAsked(string card)
    readonly property var all: [...root.held, ...root.fresh]
    readonly property var kinds: root.all.filter((c, i) => root.all.indexOf(c) === i)
    readonly property int kindsAtMost: root.realDecks ? root.tracks.length : root.cardCount
    readonly property bool mayPlay: Game.expected?.player === root.index
    signal playAsked(string card)

    function count(card: string): int { return root.all.filter(c => c === card).length; }
    function canPlay(card: string): bool { return root.mayPlay && ((root.realDecks ? Game.playable : root.open?.playable) ?? []).indexOf(card) >= 0; }
    /** Why it cannot be played now, as the rules say. */
    function why(card: string): string {
        return card === "victory-point" ? qsTr("Counts automatically.") : Game.revision >= 0 ? Game.whyNot(root.index, card) : "";
    }

    title: qsTr("%1's cards").arg(root.seat?.name ?? "")
    hint: root.realHands && (root.realDecks || root.base) ? qsTr("They lie on the table; Reeve counts them.") : qsTr("The others look away.")
    player: root.color
    sheetWidth: Theme.dp(760)

    SecretCover {
        objectName: "cardsCover"
        width: parent.width
        height: implicitHeight
        owner: root.index
        secret: !root.realHands || !root.realDecks && root.cardCount > 0
        reserve: Theme.dp(120) + Math.max(1, root.kindsAtMost) * Theme.dp(96)

        ColumnLayout {
            width: parent.width
            spacing: Theme.wideGap
            ThemeText {
                Layout.fillWidth: true
                visible: root.realHands
                text: qsTr("%n card(s) by Reeve's count.", "", root.seat?.handCount ?? 0)
                step: "body"
            }
            Flow {
                Layout.fillWidth: true
                visible: !root.realHands
                spacing: Theme.gap
                Repeater {
                    model: Words.cards.filter(c => (root.open?.hand?.[c] ?? 0) > 0)
                    CardChip {
                        required property string modelData
                        card: modelData
                        count: root.open?.hand?.[modelData] ?? 0
                        size: Theme.dp(40)
                        name: count + " " + Words.card(modelData)
                    }
                }
                ThemeText {
                    visible: (root.seat?.handCount ?? 0) === 0
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
                                model: root.cardsOf(deck.modelData)
                                ActionButton {
                                    required property string modelData
                                    readonly property bool point: modelData === "printer" || modelData === "constitution"
                                    objectName: (point ? "show-" : "play-") + modelData
                                    icon: point ? "victory" : "card"
                                    text: ProgressNames.name(modelData)
                                    subtitle: point ? qsTr("show it") : ""
                                    onClicked: point ? root.showAsked(modelData) : root.playAsked(modelData)
                                }
                            }
                        }
                    }
                }
            }
            Rows {
                id: held
                visible: !root.realDecks && root.kinds.length > 0
                spacing: Theme.gap
                Repeater {
                    model: root.realDecks ? [] : root.kinds
                    HeldCard {
                        required property string modelData
                        width: held.width
                        card: modelData
                        count: root.count(modelData)
                        playable: root.canPlay(modelData)
                        hint: root.why(modelData)
                        onPlayed: root.playAsked(modelData)
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
        }
    }
}
