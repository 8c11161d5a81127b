// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Sheets
import Reeve.Pages

// Real progress decks: asks at the draw for a victory point card, which its player shows at once in any turn (PROG-8).
Column {
    id: root

    /** The draws of the last roll that may be such a card: {key, seat, card, track}. */
    readonly property var asked: Table.decks !== "real" || Game.revision < 0 ? [] : Array.from(Game.lastRoll.draws)
        .map((seat, i) => ({ key: Game.lastRoll.step + "-" + i, seat: seat, track: Game.lastRoll.decks[i] ?? "", card: root.pointOf(Game.lastRoll.decks[i] ?? "") }))
        .filter(d => d.card !== "" && root.answered.indexOf(d.key) < 0)
    property list<string> answered: []

    /** The victory point card of a deck that nobody has shown yet; "": none. */
    function pointOf(track: string): string {
        const out = Object.values(Game.position?.progress ?? {}).reduce((all, own) => all.concat(own.shown ?? []), []);
        return (ProgressNames.decks[track] ?? []).find(c => (c === "printer" || c === "constitution") && out.indexOf(c) < 0) ?? "";
    }
    function answer(key: string): void { root.answered = [...Array.from(root.answered), key]; }

    spacing: Theme.gap
    Repeater {
        model: root.asked.length
        NoticePanel {
            required property int index
            readonly property var draw: root.asked[index] ?? ({ key: "", seat: -1, track: "", card: "" })
            readonly property playerFacts seat: Game.players[draw.seat] ?? Game.nobody
            objectName: "drawn-" + draw.card
            width: root.width
            done: true
            text: draw.card === "" ? "" : qsTr("%1 draws (%2). %3 is shown at once.").arg(seat.name).arg(Words.track(draw.track)).arg(ProgressNames.name(draw.card))
            action: draw.card === "" ? "" : qsTr("It is %1").arg(ProgressNames.name(draw.card))
            dismissible: true
            onActed: {
                const drawn = draw;
                if (Game.showCard(drawn.seat, drawn.card))
                    root.answer(drawn.key);
            }
            onDismissed: root.answer(draw.key)
        }
    }
}
