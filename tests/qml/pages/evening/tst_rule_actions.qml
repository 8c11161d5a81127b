// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Three players in a game with rule modules: knights against barbarians, baggage trains, crews and gold, all by taps.
Person {
    id: me
    name: "module actions"
    when: windowShown

    function initTestCase(): void {
        me.open("home", 1280, 800);
        me.importGame(Qt.resolvedUrl("../access/modules.jsonl"));
        verify(me.resume(me.kept()[0].id));
        me.win.show("game");
    }
    function cleanupTestCase(): void {
        Game.close();
        me.closeWindow();
    }
    // Every tap of the test is legal, so nothing may be refused.
    function cleanup(): void {
        compare(me.refusals, []);
        const task = me.find("gameLayout").item.task;
        task.cancel();
    }

    function figures(hex: string): int { return Game.position.board.hexes[hex].barbarians ?? 0; }
    /** Carries out `act`, checks that it has changed the game, and undoes it. */
    function once(act: var): void {
        const revision = JSON.stringify(Game.position);
        act();
        verify(JSON.stringify(Game.position) !== revision, "something has happened");
        me.tap("undoButton");
        compare(JSON.stringify(Game.position), revision);
    }

    function test_1_aKnightChasesABarbarian(): void {
        me.once(() => {
            me.tap("special-chase-barbarian");
            me.speaksBothLanguages();
            // The only knight and the only adjacent hex are chosen without a tap.
            me.tapBoard("E1");
            compare(me.figures("A1"), 1);
            compare(me.figures("E1"), 1);
        });
    }
    function test_2_aMightyKnightArrestsForGold(): void {
        me.once(() => {
            me.tap("special-arrest");
            me.tapBoard("A1");
            compare(me.figures("A1"), 1);
            compare(Game.position.gold.red, 7);
        });
    }
    function test_3_aKnightBanishesAsManyAsItIsStrongLessOne(): void {
        me.once(() => {
            me.tap("special-banish");
            me.tapBoard("A1");
            me.tapBoard("b3");
            me.shows("foreseen", "2 barbarians go");
            me.speaksBothLanguages();
            me.tap("guideDone");
            compare(me.figures("A1"), 0);
        });
    }
    function test_4_aRoadIsTakenDownForAGold(): void {
        me.once(() => {
            me.tap("special-deconstruct");
            me.tapBoard("b3-b4");
            compare(Game.position.pieces.red.roads, ["d5-d6"]);
            compare(Game.position.gold.red, 3);
        });
    }
    function test_5_aTapOnTheKnightOffersItsActions(): void {
        me.tapBoard("b3");
        verify(me.find("start-chase-barbarian") !== null);
        verify(me.seen("start-arrest") !== null);
        me.speaksBothLanguages();
        me.tap("closePanel");
    }
    function test_6_theTrainIsRaisedAndMoves(): void {
        me.tap("special-promote-train");
        me.tapBoard("d6");
        compare(Game.position.pieces.red.trains, [{ at: "d6", level: 3 }]);
        me.tap("special-start-movement");
        me.tap("special-move-train");
        me.speaksBothLanguages();
        me.tapBoard("d5");
        compare(Game.position.pieces.red.trains[0].at, "d5");
        compare(Game.position.this_turn.trains.used, 1);
        me.tap("offerCancel");
    }
    function test_7_theMinersFlipATokenAndTheMarkerGoesOn(): void {
        const before = Game.position.mining.red;
        compare(Game.position.board.gold_fields.length, 2);
        // A tap on a crew highlights the paths that it can reach.
        me.tapBoard("b4-b5");
        verify(me.find("board").selectablePaths.length > 3);
        me.tapBoard("c4-c5");
        me.shows("offerAsk", "Tap");
        me.tap("offerCancel");
        me.tapBoard("c5-c6");
        me.tapBoard("c3-c4");
        compare(Game.position.board.gold_fields.length, 1);
        verify(Game.position.mining.red > before);
        me.speaksBothLanguages();
    }
    function test_8_theHexThatIsFoughtForFirstIsTapped(): void {
        while (Game.canUndo)
            me.undo();
        verify(me.perform({ do: "correct", set: { board: { hexes: { A1: { barbarians: 1 }, C1: { barbarians: 1 } } },
                                                    pieces: { red: { mounted: ["a1-a2", "c1-d1"] } } } }));
        me.tap("nextButton");
        me.shows("openAsk", "fought for first");
        compare(me.find("board").selectableHexes.length, 2);
        me.speaksBothLanguages();
        me.tapBoard("C1");
        compare(Game.position.this_turn.conflict.first, "C1");
        me.shows("battleTitle", "Battle");
        compare(Game.conflict.battles[0].hex, "C1");
        me.tap("battleDie0-6");
        me.tap("battleDie2-1");
        me.tap("battleDie0-2");
        compare(Game.conflict.battles[1].hex, "A1");
    }
}
