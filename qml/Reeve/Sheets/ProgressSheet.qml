// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme

// A fifth progress card: choice of the one to return under its deck, or, on the own turn, to play instead (PROG-11). A tap only
// marks a card; a second tap confirms.
ChoiceSheet {
    id: root

    readonly property playerFacts seat: Game.awaited
    /** The visible cards while the cover is open. */
    readonly property list<string> cards: Array.from(Game.uncovered.cards)

    /** Drawn at the table: only the deck is known. */
    readonly property bool real: Table.decks === "real"
    readonly property list<string> kinds: Array.from(root.cards).filter((c, i) => root.cards.indexOf(c) === i)
    /** Drawn at the table: one card of the deck represents the returned one. */
    readonly property list<string> decks: Array.from(Words.tracks).filter(t => root.seat.progressByTrack[t] > 0)

    readonly property bool ownTurn: Game.turn.player === Game.expected.player
    /** Cards that can be played at once: with real decks, any card that may be held. */
    readonly property list<string> playable: Array.from(root.real ? Game.playable : Game.uncovered.playable)
    /** A card of the hand is to be played; "": to be chosen, because only the decks are known. */
    signal playAsked(string card)

    title: root.ownTurn ? qsTr("%1 has a fifth progress card").arg(root.seat.name) : qsTr("%1 puts a progress card back").arg(root.seat.name)
    hint: root.ownTurn ? root.real ? qsTr("Play a card, or put one back. Under which deck does it go?") : qsTr("Play a card, or put one back. The others look away.")
        : root.real ? qsTr("Four may be kept. Under which deck does it go?") : qsTr("Four may be kept. The others look away.")
    confirm: qsTr("Put it back")
    alternative: root.ownTurn ? root.real ? qsTr("Play a card") : qsTr("Play it") : ""
    alternativeReason: root.real ? root.playable.length > 0 ? "" : qsTr("No card can be played now.")
                     : root.marked === undefined ? qsTr("Choose one first.")
                     : root.playable.indexOf(root.marked) >= 0 ? "" : qsTr("This card cannot be played now.")
    onAlternativeChosen: value => root.playAsked(root.real ? "" : value)
    player: root.seat.color
    secretOf: root.real ? -1 : Game.expected.player
    explained: !root.real
    reserve: root.seat.progressCount * Theme.dp(96)
    choices: root.real ? Array.from(root.decks).map(t => ({ value: ProgressNames.decks[t][0], text: Words.track(t), track: t }))
                       : Array.from(root.kinds).map(c => ({ value: c, text: ProgressNames.name(c), hint: ProgressNames.text(c), track: ProgressNames.track(c) }))
    onChosen: value => Game.perform(Prompts.answer(value))
}
