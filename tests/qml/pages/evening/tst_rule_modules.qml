// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Three players choose "Coast in flames" in the window and play it by taps: a mounted knight leaves the castle hex, a battle is
// fought.
Person {
    id: me
    name: "rule modules"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void {
        Game.close();
        me.closeWindow();
    }
    // Every tap of the test is legal, so nothing may be refused.
    function cleanup(): void { compare(me.refusals, []); }

    function board(): var { return me.find("board"); }
    function pieces(color: string): var { return Game.position.pieces[color]; }
    function correct(set: var): void { verify(me.perform({ do: "correct", set: set })); }
    /** A coastal hex with a number next to a path; "" if there is none. */
    function coast(path: string): string {
        const coast = ["A1", "A2", "A3", "B1", "B4", "C1", "C5", "D1", "D4", "E1", "E2", "E3"];
        return me.board().grid.paths[path].hexes.find(h => coast.indexOf(h) >= 0 && Game.position.board.hexes[h].number) ?? "";
    }

    function test_1_theyChooseTheModules(): void {
        me.tap("newGameButton");
        me.tapInside("seat3", "removeSeat");
        ["Anna", "Ben", "Cleo"].forEach((name, i) => {
            me.tapInside("seat" + i, "input");
            me.type(name);
        });
        me.tap("keeper-digital");
        me.tap("board-beginner");
        me.tap("modulesButton");
        me.speaksBothLanguages();
        me.tap("preset-flames");
        verify(me.find("preset-flames").selected);
        me.tap("modulesMore");
        me.speaksBothLanguages();
        me.tapButton("number-compensation", "minus");
        me.tap("modulesDone");
        verify(me.find("modulesButton").selected);
        me.tap("nextButton");
        me.tap("acceptBoard");
        compare(Game.position.rules.options.length, 5);
        compare(Game.position.rules.fan.compensation, 2);
    }

    function test_2_theyPlaceAndRoll(): void {
        for (let i = 0; i < 6; ++i) {
            const places = me.board().selectableIntersections;
            me.tapBoard(places[(i * 7) % places.length]);
            me.tapBoard(me.board().selectablePaths[0]);
        }
        compare(Game.expected.kind, "roll");
        if (me.seen("red1") === null)
            me.tap("choice-dice");
        me.tap("red1");
        me.tap("yellow2");
        me.tap("politics");
        me.tap("nextButton");
        compare(Game.expected.kind, "actions");
    }

    function test_3_aMountedKnightIsBuiltAndMustLeaveTheCastle(): void {
        me.correct({ hands: { red: { wool: 3, ore: 3, grain: 4, brick: 2, lumber: 2 } } });
        me.tap("buildButton");
        me.tap("piece-mounted");
        const path = me.board().selectablePaths[0];
        me.tapBoard(path);
        compare(me.pieces("red").mounted, [path]);
        me.tap("closePanel");
        me.shows("nextButton", "Movement");
        me.speaksBothLanguages();
        me.tap("nextButton");
        compare(Game.expected.kind, "movement");
        me.shows("nextButton", "Leave the castle hex");
        me.tap("nextButton");
        verify(me.board().selectablePaths.length > 5, "the reach of three paths, and of five for grain");
        me.speaksBothLanguages();
        const dear = Array.from(me.find("gameLayout").item.task.question.dear);
        verify(dear.length > 0);
        const to = me.board().selectablePaths.find(p => dear.indexOf(p) < 0 && me.coast(p) !== "");
        me.tapBoard(to);
        compare(me.pieces("red").mounted, [to]);
        me.shows("nextButton", "End turn");
    }

    function test_4_aBattleIsFoughtBeforeTheTurnEnds(): void {
        const hex = me.coast(me.pieces("red").mounted[0]);
        me.correct({ board: { hexes: { [hex]: { barbarians: 1 } } } });
        me.tap("nextButton");
        me.shows("battleTitle", "Battle");
        me.speaksBothLanguages();
        compare(Game.expected.kind, "roll-losses");
        me.tap("battleDie0-1");
        me.shows("battleLosses", "north-east and south-west");
        me.speaksBothLanguages();
        me.tap("battleDone");
        verify(me.seen("battleTitle") === null);
        compare(Game.position.prisoners.red, 1);
        me.tap("player0");
        me.shows("pointsThings", "1 prisoner");
        me.speaksBothLanguages();
        me.tap("sheetClose");
        compare(Game.expected.kind, "roll");
        compare(Game.expected.player, 1);
        me.speaksBothLanguages();
    }
}
