// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// A fifth progress card: which one goes back under its deck.
ChoiceSheet {
    id: root

    readonly property var seat: Game.players[Game.expected?.player] ?? null
    readonly property var cards: Game.position?.progress?.[root.seat?.color]?.hand ?? []

    /** Drawn at the table: only the deck is known. */
    readonly property bool real: Table.decks === "real"
    /** One of each kind; of each deck where no more is known. */
    readonly property var kinds: root.real ? root.cards.filter((c, i) => root.cards.findIndex(o => ProgressNames.track(o) === ProgressNames.track(c)) === i)
                                           : root.cards.filter((c, i) => root.cards.indexOf(c) === i)

    title: qsTr("%1 puts a progress card back").arg(root.seat?.name ?? "")
    hint: root.real ? qsTr("Four may be held. Under which deck does it go?") : qsTr("Four may be held. The others look away.")
    player: root.seat?.color ?? ""
    secretOf: root.real ? -1 : Game.expected?.player ?? -1
    explained: !root.real
    choices: root.kinds.map(c => root.real ? ({ value: c, text: Words.track(ProgressNames.track(c)), track: ProgressNames.track(c) })
                                           : ({ value: c, text: ProgressNames.name(c), hint: ProgressNames.text(c), track: ProgressNames.track(c) }))
    onChosen: value => Game.perform({ do: "discard-progress", player: root.seat.color, card: value })
}
