// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Plundering the pirate: chosen together with Seafarers, and played at sea by taps.
Person {
    id: me
    name: "plunder"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void {
        Game.close();
        me.closeWindow();
    }
    function cleanup(): void { compare(me.refusals, []); }

    function test_1_itIsOfferedOnceSeafarersIsChosen(): void {
        me.tap("newGameButton");
        if (me.seen("seat3") !== null)
            me.tapInside("seat3", "removeSeat");
        me.tap("sea-none");
        me.tap("modulesButton");
        compare(me.find("module-fan-plunder").reason, "Only with Seafarers.");
        me.tap("modulesDone");
        me.tap("sea-new-shores");
        me.tap("modulesButton");
        me.tap("module-fan-plunder");
        verify(me.find("module-fan-plunder").selected);
        me.speaksBothLanguages();
        me.tap("modulesNone");
        me.tap("modulesDone");
        me.tap("sea-none");
    }
    function test_2_aKnightBesideThePirateTakesFromTheHoard(): void {
        me.importGame(Qt.resolvedUrl("plunder.jsonl"));
        verify(me.resume(me.kept()[0].id));
        me.win.show("game");
        me.shows("hoard", "5");
        compare(Game.position.board.pirate, "D7");
        const before = JSON.stringify(Game.position);
        me.tap("special-plunder");
        me.speaksBothLanguages();
        me.tapBoard("d13");
        compare(Game.position.gold.red, 2);
        me.shows("hoard", "3");
        compare(Game.position.board.pirate, null);
        me.shows("historyLine", "plunder");
        me.speaksBothLanguages();
        me.tap("undoButton");
        compare(JSON.stringify(Game.position), before);
    }
    function test_3_aTapOnTheKnightOffersIt(): void {
        me.tapBoard("d13");
        me.tap("start-plunder");
        compare(Game.position.gold.red, 2);
        verify(!Game.position.pieces.red.knights[0].active);
    }
    function test_4_theShipBringsGoldToTheHoard(): void {
        me.tap("nextButton");
        if (me.seen("red1") === null)
            me.tap("choice-dice");
        me.tap("red1");
        me.tap("yellow2");
        me.tap("ship");
        me.tap("nextButton");
        me.shows("hoard", "4");
    }
}
