// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// Real cards beside a seat of Reeve's: which card, or how many of a kind, it gets from a player. Nothing is done before the answer.
ChoiceSheet {
    id: root

    readonly property unseenFacts asked: Game.unseen
    readonly property string giver: Game.players[root.asked.from]?.name ?? ""
    readonly property string taker: Game.players[root.asked.to]?.name ?? ""
    readonly property bool drawn: root.asked.kind === ""
    readonly property bool base: (Game.position?.rules?.game ?? "") === "base"

    title: root.drawn ? qsTr("Which card does %1 get from %2?").arg(root.taker).arg(root.giver)
                      : qsTr("%1 asks %2 for %3: how many?").arg(root.taker).arg(root.giver).arg(Words.card(root.asked.kind))
    hint: root.drawn ? qsTr("A stolen card is drawn unseen. %1 taps its kind and puts it into the bank; the others look away.").arg(root.giver)
                     : qsTr("%1 puts them into the bank.").arg(root.giver)
    player: Game.players[root.asked.from]?.color ?? ""
    dismissable: true
    canUndo: false
    choices: root.drawn ? Array.from(root.base ? Words.resources : Words.cards).map(c => ({ value: c, text: Words.card(c), card: c }))
                        : Array.from({ length: root.asked.most + 1 }, (n, i) => ({ value: i, text: Words.amount(i, root.asked.kind), card: root.asked.kind }))
    onChosen: value => root.drawn ? Game.tell(value, 1) : Game.tell(root.asked.kind, value)
}
