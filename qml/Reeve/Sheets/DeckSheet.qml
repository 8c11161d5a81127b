// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// Choice of the deck for a progress card.
ChoiceSheet {
    id: root

    readonly property playerFacts seat: Game.awaited
    readonly property var decks: Game.position?.deck_sizes ?? ({})

    title: qsTr("%1 draws a progress card").arg(root.seat.name)
    hint: qsTr("Tied for strongest: each draws from a deck of their choice.")
    player: root.seat.color
    choices: Array.from(Words.tracks).filter(t => root.decks[t] === undefined || root.decks[t] > 0)
                         .map(t => ({ value: t, text: Words.track(t), track: t,
        hint: root.decks[t] === undefined ? "" : Words.cardCount(root.decks[t]) }))
    onChosen: value => Game.perform(Prompts.answer(value))
}
