// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Two players play the base game in the window: neutral colours, two rolls a turn, trade cards; a roll and a hand are corrected.
Person {
    id: me
    name: "two players"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void {
        Game.close();
        me.closeWindow();
    }
    // Every tap of the test is legal, so nothing may be refused.
    function cleanup(): void { compare(me.refusals, []); }

    function board(): var { return me.find("board"); }
    function enter(red: int, yellow: int): void {
        if (me.seen("red1") === null)
            me.tap("choice-dice");
        me.tap("red" + red);
        me.tap("yellow" + yellow);
        me.tap("nextButton");
    }
    /** The first choice that is offered. */
    function firstChoice(): var { return me.walk(me.win.contentItem, i => me.tappable(i) && String(i.objectName).indexOf("choice-") === 0 && i.modelData !== undefined && i.subtitle !== undefined); }

    function test_1_theySitDown(): void {
        me.tap("newGameButton");
        me.tap("choice-base");
        me.tapInside("seat3", "removeSeat");
        me.tapInside("seat2", "removeSeat");
        ["Anna", "Ben"].forEach((name, i) => {
            me.tapInside("seat" + i, "input");
            me.type(name);
        });
        me.tap("begins-blue");
        me.tap("keeper-digital");
        me.tap("board-beginner");
        me.speaksBothLanguages();
        me.tap("nextButton");
        me.tap("acceptBoard");
        compare(Game.players.map(p => p.name), ["Anna", "Ben"]);
        compare(Game.position.rules.options, ["two-player"]);
        compare(Game.expected.kind, "place-neutral");
        compare(Game.expected.player, 1);
    }

    function test_2_theNeutralColoursComeFirst(): void {
        me.tapItem(me.firstChoice());
        me.tapBoard(me.board().selectableIntersections[3]);
        me.tap("guideDone");
        compare(Game.expected.kind, "place-neutral");
        me.tapBoard(me.board().selectableIntersections[20]);
        me.tap("guideDone");
        compare(Game.expected.kind, "place-settlement");
        compare(Game.position.neutral.map(c => Game.position.pieces[c].settlements.length), [1, 1]);
    }

    function test_3_everybodyPlacesTwoSettlements(): void {
        for (let i = 0; i < 4; ++i) {
            compare(Game.expected.kind, "place-settlement");
            me.tapBoard(me.board().selectableIntersections[10]);
            me.tapBoard(me.board().selectablePaths[0]);
        }
        compare(Game.expected.kind, "roll");
        compare(Game.players.map(p => p.points), [2, 2]);
        verify(me.seen("barbarianStrip") === null);
    }

    function test_4_aTurnHasTwoRollsOfDifferentTotals(): void {
        me.enter(1, 2);
        compare(Game.expected.kind, "roll");
        me.shows("nextButton", "does not count");
        me.enter(2, 1);
        compare(Game.expected.kind, "roll");
        me.enter(3, 3);
        compare(Game.expected.kind, "actions");
    }

    function test_5_aRollThatWasEnteredWronglyIsChanged(): void {
        me.tap("menuButton");
        me.tap("menuCorrect");
        me.speaksBothLanguages();
        me.tap("choice-rolls");
        me.tap("roll-" + History.rolls[0].step);
        me.tap("red5");
        me.shows("rollOutcome", "Nothing came after it");
        me.speaksBothLanguages();
        me.tap("changeRoll");
        compare(History.rolls[0].red, 5);
        compare(History.rolls.length, 3);
        compare(Game.expected.kind, "actions");
    }

    function test_6_aHandIsSetRightAndPutBack(): void {
        const before = Game.players[1].handCount;
        me.tap("choice-players");
        me.tap("correct-blue");
        me.uncover();
        me.speaksBothLanguages();
        me.tapButton("hand-ore", "plus");
        me.tapButton("hand-ore", "plus");
        me.tap("applyCorrection");
        compare(Game.players[1].handCount, before + 2);
        me.find("undoButton");
        me.tap("undoButton");
        compare(Game.players[1].handCount, before);
        me.tap("redoButton");
        compare(Game.players[1].handCount, before + 2);
    }

    function test_7_aTradeTokenForcesATrade(): void {
        compare(Game.players[1].tradeTokens, Game.position.trade_tokens.blue);
        const tokens = Game.players[1].tradeTokens, cards = Game.players[1].handCount, others = Game.players[0].handCount;
        verify(others > 0);
        me.tap("special-forced-trade");
        me.tap("guideDone");
        compare(Game.players[1].tradeTokens, tokens - 1);
        if (Game.expected.kind === "give") {
            compare(Game.expected.player, 1);
            me.uncover();
            for (let i = 0; i < 2 && me.seen("guideDone") === null; ++i)
                me.tapItem(me.firstChoice());
            me.tap("guideDone");
        }
        compare(Game.expected.kind, "actions");
        compare(Game.players[1].handCount, cards + Math.min(2, others) - 2);
    }

    function test_8_theOtherIsAskedForATrade(): void {
        me.tap("tradeButton");
        me.tap("partner-red");
        me.uncover();
        me.speaksBothLanguages();
        me.tapButton("give-ore", "plus");
        verify(me.search(me.find("sheetCard"), "tradeButton").blocked, "nothing is taken yet");
        me.tap("sheetClose");
    }

    function test_9_theTurnGoesRound(): void {
        me.tap("nextButton");
        compare(Game.expected.kind, "roll");
        compare(Game.expected.player, 0);
        me.speaksBothLanguages();
    }
}
