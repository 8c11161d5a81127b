// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values
import "position.js" as Fixed

// A mock of the history of the mocked game, which records the calls.
QtObject {
    /** The newer roll can be changed with everything after it; changing the older one stops at Ben's road. */
    readonly property list<rollFacts> rolls: [
        { step: 9, turn: 14, player: 0, red: 2, yellow: 4, total: 6, event: "ship" },
        { step: 5, turn: 13, player: 3, red: 6, yellow: 1, total: 7, event: "trade" }
    ]
    property statisticsFacts statistics: Fixed.statistics
    readonly property timesFacts times: ({ players: Game.players.map((p, i) => ({ player: i, turns: i === 3 ? 0 : 4, total: 240000 * (i + 1), average: 60000 * (i + 1), longest: 125000 })), breaks: 1 })

    function oddsOf(total: int): var { return { ways: 5, of: 36, throws: ["2 + 4", "3 + 3", "4 + 2"], soFar: "So far: 3 times in 20 rolls." }; }
    /** Two steps precede the first entry of the story; Anna had a point less then. */
    function moment(step: int): var {
        if (step < 0 || step > 2)
            return ({});
        return { position: Object.assign({}, Game.position, { pieces: Object.assign({}, Game.position.pieces, { red: Fixed.redBefore }) }),
                 turn: { number: Game.story[step].turn, player: 3, phase: "main" }, back: 2 - step, first: "Roll 2 + 4", last: "End turn",
                 players: Game.players.map((p, i) => ({ name: p.name, color: p.color, points: i === 0 ? p.points - 1 : p.points })),
                 barbarians: Object.assign({}, Game.barbarians, { spaces: 4 }) };
    }
    function backTo(step: int): bool { Game.note({ backTo: step }); Game.revision += 1; return true; }
    function tryRoll(step: int, dice: var, keep: bool): var {
        if (step < 0)
            return ({});
        return step === 9 ? { possible: true, follow: 3, dropped: ["Cleo draws a card"], handover: Game.real ? ["Dan gives back 3 grain.", "Cleo takes 2 brick."] : [] }
                          : keep ? { possible: true, follow: 3, corrected: ["Ben builds a road"] }
                          : { possible: true, follow: 1, gone: ["Ben builds a road", "Ben ends the turn"], stop: "Ben builds a road", reason: "A road costs 1 brick and 1 lumber." };
    }
    function changeRoll(step: int, dice: var, keep: bool): bool {
        Game.note({ changeRoll: step, dice: dice, keep: keep });
        Game.revision += 1;
        Game.handover = Game.real ? ["Dan gives back 3 grain.", "Cleo takes 2 brick."] : [];
        return true;
    }
}
