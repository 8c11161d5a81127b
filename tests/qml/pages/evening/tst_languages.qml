// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Switches the language on every page and with every sheet open; phases of a running game are in tst_evening.qml.
Person {
    id: me
    name: "languages"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }

    function test_1_pagesBesideTheGame_data(): var {
        return ["home", "new", "scan", "hand", "random", "settings", "people"].map(page => ({ tag: page }));
    }
    function test_1_pagesBesideTheGame(data: var): void {
        me.win.show("home");
        me.win.show(data.tag);
        me.settled();
        me.speaksBothLanguages();
    }

    function test_2_theGameBeforeTheRoll(): void {
        me.win.show("home");
        me.tap("resumeCard");
        me.find("board");
        me.speaksBothLanguages();
    }

    function test_3_sheetsOfEveryMoment_data(): var {
        return ["menuButton", "pointsButton"].map(button => ({ tag: button }));
    }
    function test_3_sheetsOfEveryMoment(data: var): void {
        me.tap(data.tag);
        me.find("sheetCard");
        me.speaksBothLanguages();
        me.tap("sheetClose");
    }

    function test_3_pagesOverTheGame_data(): var {
        return ["history", "statistics", "summary", "almanac", "check"].map(page => ({ tag: page }));
    }
    function test_3_pagesOverTheGame(data: var): void {
        me.win.look(data.tag, "");
        me.find("backButton");
        me.settled();
        me.speaksBothLanguages();
        me.tap("backButton");
        me.find("board");
    }

    function test_4_theTurnAfterTheRoll(): void {
        me.tap("red3");
        me.tap("yellow5");
        me.tap("ship");
        me.tap("nextButton");
        me.find("buildButton");
        me.speaksBothLanguages();
    }
    function test_5_panelsAndSheetsOfTheTurn_data(): var {
        return [{ tag: "buildButton", close: "closePanel" }, { tag: "knightsButton", close: "closePanel" },
                { tag: "improveButton", close: "sheetClose" }, { tag: "tradeButton", close: "sheetClose" },
                { tag: "cardsButton", close: "sheetClose" }, { tag: "possibleButton", close: "sheetClose" }];
    }
    function test_5_panelsAndSheetsOfTheTurn(data: var): void {
        me.tap(data.tag);
        me.find(data.close);
        me.speaksBothLanguages();
        me.tap(data.close);
    }
    // tst_next_evening.qml expects the game before this roll.
    function test_6_theRollIsTakenBack(): void {
        me.tap("undoButton");
        compare(Game.expected.kind, "roll");
    }
}
