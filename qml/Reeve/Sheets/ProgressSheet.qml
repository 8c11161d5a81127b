// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// A fifth progress card: which one goes back under its deck.
ChoiceSheet {
    id: root

    readonly property var seat: Game.players[Game.expected?.player] ?? null
    readonly property var cards: Game.position?.progress?.[root.seat?.color]?.hand ?? []

    title: qsTr("%1 puts a progress card back").arg(root.seat?.name ?? "")
    hint: qsTr("Four may be held. The others look away.")
    player: root.seat?.color ?? ""
    secretOf: Game.expected?.player ?? -1
    choices: root.cards.filter((c, i) => root.cards.indexOf(c) === i)
                       .map(c => ({ value: c, text: ProgressNames.name(c), track: ProgressNames.track(c) }))
    onChosen: value => Game.perform({ do: "discard-progress", player: root.seat.color, card: value })
}
