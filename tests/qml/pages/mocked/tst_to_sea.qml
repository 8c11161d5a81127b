// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import Reeve.Theme
import ".."

// A new game of Seafarers, and saved boards: the values that each choice passes on.
Person {
    id: me
    name: "to sea"
    when: windowShown

    function initTestCase(): void {
        me.open("home", 1280, 800);
    }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Theme.reducedMotion = true;
        Game.active = false;
        Game.asked = [];
        KeptBoards.asked = [];
        KeptBoards.list = KeptBoards.usual;
        KeptBoards.removed = "";
        me.win.show("home");
        me.win.show("new");
        me.settled();
    }
    function last(): var { return Game.asked[Game.asked.length - 1]; }
    function started(): var {
        me.tap("acceptBoard");
        return me.last().newGame;
    }

    function test_aScenarioHasItsRulesItsBoardAndItsPoints(): void {
        me.tap("choice-base");
        me.tap("sea-new-shores");
        compare(me.find("targetStepper").value, 14);
        verify(me.seen("board-photo") !== null, "it is read from a photograph, too");
        me.tap("board-random");
        me.tap("nextButton");
        const setup = me.started();
        compare(setup.rules, { game: "base", edition: "compact", options: ["single-claimant", "seafarers"], target: 14, scenario: "new-shores", island_points: 2 });
        compare(Object.keys(setup.board.hexes).length, 37);
        compare(setup.board.areas.home.length, 14);
        compare(setup.board.pirate, "D7");
    }

    function test_thePhotographOfAScenarioIsReadAsItsLayout(): void {
        me.tap("sea-through-the-desert");
        me.tap("board-photo");
        me.tap("nextButton");
        verify(me.find("scanPage") !== null);
        compare(Scanner.expected.scenario, "through-the-desert");
        compare(Scanner.expected.players, 4);
    }

    function test_aScenarioThatThePictureShowsIsPlayed(): void {
        Scanner.scenario = "new-shores";
        Scanner.scenarioPlayers = [4];
        const board = SeaChart.outline("new-shores", 4);
        for (const hex in board.hexes)
            board.hexes[hex] = { terrain: board.hexes[hex].terrain === "sea" ? "sea" : "forest", number: board.hexes[hex].terrain === "sea" ? 0 : 5 };
        Scanner.read("file:///board.jpg");
        const before = Scanner.reading;
        Scanner.reading = { hexes: board.hexes, harbors: [] };
        me.tap("board-photo");
        me.tap("nextButton");
        compare(Scanner.expected.scenario, "", "nobody has chosen one");
        me.find("layoutPanel");
        compare(me.find("layoutPanel").title, "Heading for New Shores");
        compare(me.find("layoutPanel").reason, "");
        me.find("scanPage").accepted({ hexes: board.hexes });
        me.settled();
        verify(me.seen("scanPage") === null);
        me.find("undoLaying");
        verify(me.words().some(w => String(w.text ?? w).indexOf("Heading for New Shores") >= 0), "the board of the scenario is laid");
        Scanner.reading = before;
        Scanner.scenario = "";
        Scanner.scenarioPlayers = [];
        Scanner.cancel();
    }
    function test_aPictureThatDoesNotTellTheBoardAsks(): void {
        Scanner.scenario = "new-shores";
        Scanner.scenarioPlayers = [5, 6];
        Scanner.layouts = [{ scenario: "new-shores", players: [5, 6], hexes: 58 }, { scenario: "", players: [], hexes: 30 }];
        Scanner.read("file:///board.jpg");
        me.tap("board-photo");
        me.tap("nextButton");
        compare(me.find("layoutPanel").title, "Which board is this?");
        verify(me.find("layoutPanel").reason !== "", "a board is not taken before");
        Scanner.layouts = [{ scenario: "", players: [], hexes: 30 }];
        compare(me.find("layoutPanel").title, "Is this the island of 30 hexes?");
        me.shows("layout-0", "Yes");
        Scanner.layouts = [{ scenario: "new-shores", players: [5, 6], hexes: 58 }, { scenario: "", players: [], hexes: 30 }];
        me.tap("layout-1");
        compare(Scanner.asked[Scanner.asked.length - 1], { layout: 1 });
        me.shows("layoutPanel", "5/6");
        Scanner.scenario = "";
        Scanner.scenarioPlayers = [];
        Scanner.cancel();
    }
    function test_olderPrintingsHaveTheirPoints(): void {
        me.tap("sea-through-the-desert");
        compare(me.find("targetStepper").value, 16, "Cities & Knights: two more");
        me.tapInside("islandPoints", "choice-1");
        me.tapButton("targetStepper", "minus");
        me.tap("choice-base");
        compare(me.find("targetStepper").value, 14, "each game keeps its own points");
        me.tap("choice-cities-and-knights");
        me.tap("board-random");
        me.tap("nextButton");
        const rules = me.started().rules;
        compare(rules.island_points, 1);
        compare(rules.target, 15);
        compare(rules.scenario, "through-the-desert");
    }

    function test_withoutSeafarersNothingOfItIsHandedOver(): void {
        me.tap("sea-new-shores");
        me.tap("sea-none");
        me.tap("board-random");
        me.tap("nextButton");
        const rules = me.started().rules;
        compare(rules.options, ["single-claimant"]);
        compare(rules.scenario, undefined);
        compare(rules.target, 13);
    }

    function test_twoDoNotGoToSea(): void {
        me.tap("choice-base");
        me.tap("sea-new-shores");
        me.tapInside("seat3", "removeSeat");
        me.tapInside("seat2", "removeSeat");
        verify(me.seen("sea-new-shores") === null);
        me.tap("board-random");
        me.tap("nextButton");
        compare(me.started().rules.options, ["two-player"]);
    }

    function test_theMainIslandIsShownBeforeTheGame(): void {
        me.tap("sea-new-shores");
        me.tap("board-random");
        me.tap("nextButton");
        compare(me.find("board").highlightedHexes, []);
        me.tap("showHome");
        compare(me.find("board").highlightedHexes.length, 14);
    }

    function test_aBoardIsLaidByTapping(): void {
        me.tap("sea-free");
        me.tap("nextButton");
        verify(me.find("acceptBoard").blocked, "nothing but sea");
        me.tap("size-19");
        me.tap("tool-land");
        me.tap("terrain-gold");
        for (const hex of ["B1", "B2", "C2"])
            me.tapBoard(hex);
        verify(me.find("acceptBoard").blocked);
        me.shows("layingState", "3 hex(es) without a number");
        me.tap("tool-numbers");
        me.tap("number-8");
        for (const hex of ["B1", "B2", "C2"])
            me.tapBoard(hex);
        verify(!me.find("acceptBoard").blocked);
        me.tap("tool-isles");
        me.tap("findIsles");
        me.tap("area-isle-1");
        me.tapBoard("C2");
        me.tap("tool-harbours");
        me.tapBoard("a1-a2");
        me.tap("harbour-ore");
        me.tap("tool-figures");
        me.tap("figure-pirate");
        me.tapBoard("E2");
        const setup = me.started();
        compare(setup.rules.options, ["single-claimant", "seafarers"]);
        compare(setup.rules.scenario, null);
        compare(setup.board.hexes.B1, { terrain: "gold", number: 8 });
        compare(setup.board.hexes.A1, { terrain: "sea" });
        compare(setup.board.areas, { home: ["B1", "B2"], "isle-1": ["C2"] });
        compare(setup.board.harbors, [{ at: "a1-a2", gives: "ore" }]);
        compare(setup.board.robber, "B1");
        compare(setup.board.pirate, "E2");
    }

    function test_layingIsTakenBackStepByStep(): void {
        me.tap("sea-free");
        me.tap("nextButton");
        me.tap("size-19");
        verify(me.find("undoLaying").blocked === false);
        me.tap("tool-land");
        me.tap("terrain-hills");
        me.tapBoard("C3");
        compare(me.find("board").hexes.C3.terrain, "hills");
        me.tap("undoLaying");
        compare(me.find("board").hexes.C3.terrain, "sea");
        me.tap("undoLaying");
        compare(Object.keys(me.find("board").hexes).length, 37, "and the size");
        verify(me.find("undoLaying").blocked);
    }

    function test_aScenarioIsEnteredAsItLies(): void {
        me.tap("sea-new-shores");
        me.tap("board-hand");
        me.tap("nextButton");
        verify(me.seen("tool-isles") === null, "the scenario says what its islands are");
        me.tap("terrain-hills");
        me.tapBoard("C1");
        compare(me.find("board").hexes.C1.terrain, "sea", "and where the sea is");
        me.tapBoard("C2");
        compare(me.find("board").hexes.C2.terrain, "hills");
        compare(me.find("terrain-hills").remaining, 9);
        verify(me.find("acceptBoard").blocked);
    }

    function test_aBoardIsSavedUnderAName(): void {
        me.tap("board-random");
        me.tap("nextButton");
        me.tap("saveBoard");
        verify(me.find("boardNameDone").blocked, "it needs a name");
        me.tapInside("boardName", "input");
        me.type("attic");
        verify(me.find("boardNameDone").blocked, "there is one of this name");
        me.type("2");
        me.tap("boardNameDone");
        compare(KeptBoards.asked, [["save", "attic2", ""]]);
        me.shows("acceptBoard", "Start with this board");
    }

    function test_aSavedBoardIsPlayedAgain(): void {
        me.tap("board-kept");
        me.tap("nextButton");
        verify(me.find("kept-Three at sea").blocked, "four sit at the table");
        me.tap("kept-Attic");
        const setup = me.started();
        compare(setup.board.hexes.C3, { terrain: "mountains", number: 5 });
        compare(setup.rules.options, ["single-claimant"]);
    }

    function test_aSavedBoardOfAScenarioBringsItsRules(): void {
        me.tapInside("seat3", "removeSeat");
        me.tap("board-kept");
        me.tap("nextButton");
        me.tap("kept-Three at sea");
        const setup = me.started();
        compare(setup.rules.scenario, "new-shores");
        compare(setup.board.areas.home.length, 14);
    }

    function test_savedBoardsAreRenamedDeletedAndBroughtBack(): void {
        me.tap("board-kept");
        me.tap("nextButton");
        me.tapInside("keptBoards", "removeBoard");
        compare(KeptBoards.list.length, 1);
        me.tapInside("boardRemoved", "noticeAction");
        compare(KeptBoards.list.length, 2);
        me.tapInside("keptBoards", "renameBoard");
        me.tapInside("boardName", "input");
        me.type("X");
        me.tap("boardNameDone");
        compare(KeptBoards.asked[KeptBoards.asked.length - 1][0], "rename");
    }
}
