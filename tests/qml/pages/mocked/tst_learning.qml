// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// Reference pages: almanac, history, statistics, and the possible actions.
Person {
    id: me
    name: "learning"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.options = Fixed.options;
        Game.asked = [];
        me.size(1280, 800);
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }
    function size(width: int, height: int): void {
        me.win.width = width;
        me.win.height = height;
    }
    function last(): var { return Game.asked[Game.asked.length - 1]; }
    /** IDs of the entries that the almanac lists. */
    function listed(): var { return me.find("entryList").model.map(e => e.id); }

    function test_aRefusalLeadsToItsRuleAndBackToWhereOneWas(): void {
        me.tap("player1");
        Game.nextRefusal = { code: "no-such-road", rule: "ROAD-1", text: "A road lies on a path." };
        Game.perform({ do: "build" });
        me.tap("ruleButton");
        compare(me.find("entryList").model[0].chapter, "Roads");
        verify(me.walk(me.find("entryList"), i => i.chosen === true && i.entry?.id === "ROAD-1") !== null);
        me.tap("backButton");
        compare(me.find("pointsTotal").text, "7"); // the sheet is unchanged
        tryVerify(() => me.seen("entryList") === null);
    }

    function test_everyQuestionLeadsToItsRule(): void {
        Game.expected = { player: 1, kind: "discard", count: 4, text: "", button: "", buttonHint: "" };
        me.tap("sheetRule");
        compare(me.find("almanacSearch").visible, true);
        compare(me.win.rule, "SEVEN-2");
        me.tap("backButton");
        me.find("discardButton");
        Game.expected = { player: 1, kind: "move-robber", text: "", button: "", buttonHint: "" };
        me.tap("gameAlmanacButton");
        compare(me.win.rule, "ROBBER-2");
    }

    function test_theAlmanacIsSearchedWhileOneTypes(): void {
        me.win.look("almanac", "");
        me.tapInside("almanacSearch", "input");
        me.type("smith");
        verify(me.listed().every(id => id === "PROG-SMIT"), me.listed().join());
        compare(me.find("entryList").model[0].title, "Smith");
        me.type("xyz");
        compare(me.listed().length, 0);
        me.tap("clearSearch");
        verify(me.listed().length > 0);
    }

    function test_rulesOfOtherGamesAreHiddenOrMarked(): void {
        me.win.look("almanac", "");
        me.tap("chapter-ROAD");
        compare(me.listed(), ["ROAD-1"]);
        me.tap("onlyThisGame");
        compare(me.listed(), ["ROAD-1", "ROAD-9"]);
        me.shows("entryList", "Does not apply in this game");
    }

    function test_withoutAGameEverythingIsThere(): void {
        Game.active = false;
        me.win.show("home");
        me.tap("almanacButton");
        me.tap("chapter-ROAD");
        compare(me.listed(), ["ROAD-1", "ROAD-9"]);
        compare(me.seen("onlyThisGame"), null);
        me.tap("chapter-cards");
        compare(me.listed().length, 25);
        me.tap("backButton");
        me.find("newGameButton");
    }

    function test_howThingsAreDoneIsToldBesideTheRulesAndFoundByTheirWords(): void {
        Game.active = false;
        me.win.show("home");
        me.tap("almanacButton");
        const told = me.find("entryList").model;
        verify(told.length > 12 && told.every(e => e.kind === "how-to" && e.icon !== "" && e.text.length > 60));
        me.tapInside("almanacSearch", "input");
        me.type("old roll");
        compare(me.find("entryList").model[0].title, "Change an old roll");
        verify(me.walk(me.find("entryList"), i => i.name === "history" && i.visible) !== null, "with the sign of its button");
    }

    function test_uprightTheChaptersComeFirst(): void {
        me.size(600, 1024);
        me.win.look("almanac", "");
        me.tap("chapter-levels");
        tryVerify(() => me.seen("chapterList") === null);
        me.shows("entryList", "Fortress");
        me.tap("backButton");
        me.find("chapterList");
        me.tap("backButton");
        me.find("board");
    }

    function test_aMomentShowsTheBoardAsItWas(): void {
        me.tap("historyButton");
        const board = me.find("momentBoard");
        compare(board.board.pieces.red.settlements, ["c8"]);
        me.tap("story1");
        compare(board.board.pieces.red.settlements, []);
        compare(board.selectableIntersections.length + board.selectablePaths.length + board.selectableHexes.length, 0);
        me.shows("momentText", "2 step");
        me.tap("momentAfter");
        me.shows("momentText", "1 step");
        me.tap("toNow");
        compare(board.board.pieces.red.settlements, ["c8"]);
        compare(Game.asked.length, 0);
        me.tap("backButton");
        me.find("board");
    }

    function test_goingBackSeveralStepsIsAskedFirst(): void {
        me.win.look("history", "");
        compare(me.seen("backToHere"), null);
        me.tap("story1");
        me.tap("backToHere");
        compare(Game.asked.length, 0);
        me.tap("confirmBack");
        compare(me.last(), { backTo: 0 });
        compare(me.seen("backToHere"), null);
    }

    function test_theStoryOfOnePlayer(): void {
        me.win.look("history", "");
        me.tap("storyOf3");
        compare(me.find("storyList").story.map(e => e.id), [1]);
        me.tap("storyOfAll");
        compare(me.find("storyList").story.length, 3);
    }

    function test_theFiguresOfTheEveningCanBeRead(): void {
        me.tap("menuButton");
        me.tap("menuStatistics");
        compare(me.find("sums").bars.length, 11);
        me.shows("diceVerdict", "6 was rolled 9× instead of 5.6×");
        me.shows("diceVerdict", "94 of 100");
        me.shows("playersTable", "Anna");
        me.shows("attacksText", "turn 7 won, 6 against 5");
        const table = me.find("playersTable");
        verify(me.walk(table, i => i.text === "31") !== null);
        const bar = me.walk(me.find("face-ship"), i => i.label !== undefined);
        verify(bar.name.indexOf("21") >= 0 && bar.name.indexOf("20") >= 0, bar.name);
    }

    function test_whatCanBeDoneNowLeadsThere(): void {
        me.tap("menuButton");
        Game.tooFew = { settlement: 2 };
        me.tap("menuPossible");
        me.shows("possible-road", "4 place");
        me.shows("possible-settlement", "2 card(s) too few");
        me.tap("possible-road");
        compare(me.find("board").selectablePaths, Fixed.sites.road);
    }

    function test_whatCannotBeDoneOpensItsRule(): void {
        me.tap("menuButton");
        me.tap("menuPossible");
        me.tap("possible-settlement");
        me.find("almanacSearch");
        compare(Game.asked.length, 0);
    }

    function test_everyTargetIsAtLeast48WideAndHighAndHasAName_data(): var {
        return [{ tag: "landscape", width: 1280, height: 800 }, { tag: "portrait", width: 800, height: 1280 },
                { tag: "small", width: 1024, height: 600 }, { tag: "small portrait", width: 600, height: 1024 }];
    }
    function test_everyTargetIsAtLeast48WideAndHighAndHasAName(data: var): void {
        me.size(data.width, data.height);
        for (const page of ["almanac", "history", "statistics"]) {
            me.win.look(page, "");
            me.settled();
            const faulty = me.walk(me.win.contentItem, item => me.tappable(item) && (item.width < 47.5 || item.height < 47.5 || item.name === ""));
            verify(faulty === null, faulty === null ? "" : page + ": " + faulty.name + " is " + faulty.width + " × " + faulty.height);
        }
        me.win.show("game");
    }
}
