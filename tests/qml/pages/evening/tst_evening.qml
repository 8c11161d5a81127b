// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// A whole evening at the window, tapped as a person would: from a new game to a lost battle, and back.
Person {
    id: me
    name: "evening"
    when: windowShown

    readonly property var terrain: ({ A1: "pasture", A2: "forest", A3: "hills", B1: "mountains", B2: "fields", B3: "forest",
        B4: "pasture", C1: "hills", C2: "pasture", C3: "mountains", C4: "fields", C5: "forest", D1: "fields", D2: "forest",
        D3: "desert", D4: "hills", E1: "mountains", E2: "pasture", E3: "fields" })
    readonly property var numbers: ({ A1: 5, A2: 8, A3: 3, B1: 6, B2: 4, B3: 10, B4: 11, C1: 9, C2: 12, C3: 5, C4: 9, C5: 6,
        D1: 3, D2: 8, D4: 4, E1: 2, E2: 10, E3: 11 })

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }

    property var refusals: []
    Connections {
        target: Game
        function onRefused(refusal: var): void { me.refusals = me.refusals.concat([refusal.code + ": " + refusal.text]); }
    }
    // Nothing in an evening of allowed taps is refused.
    function cleanup(): void { compare(me.refusals, []); }

    function roll(red: int, yellow: int, event: string): void {
        compare(Game.expected.kind, "roll");
        me.tap("red" + red);
        me.tap("yellow" + yellow);
        me.tap(event);
        me.tap("nextButton");
        compare(Game.turn.total, red + yellow);
    }
    function endTurn(): void {
        compare(Game.expected.kind, "actions");
        me.tap("nextButton");
        compare(Game.expected.kind, "roll");
    }
    function place(building: string): void {
        const before = Game.revision;
        verify(Game.options.place.indexOf(building) >= 0, building + " is free");
        me.tapBoard(building);
        const roads = Game.setupRoads(building);
        verify(roads.length > 0);
        me.tapBoard(roads[0]);
        compare(Game.revision, before + 1);
    }
    function build(piece: string, at: string): void {
        me.tap("buildButton");
        me.tap("piece-" + piece);
        const before = Game.revision;
        me.tapBoard(at);
        compare(Game.revision, before + 1);
        if (me.seen("closePanel") !== null)
            me.tap("closePanel");
    }

    function test_1_threePlayersSitDown(): void {
        me.tap("newGameButton");
        me.tapInside("seat3", "removeSeat");
        ["Anna", "Ben", "Cleo"].forEach((name, i) => {
            me.tapInside("seat" + i, "input");
            me.type(name);
        });
        // Ben and Cleo change places and back again.
        me.tapInside("seat2", "upButton");
        me.tapInside("seat1", "downButton");
        me.tap("board-hand");
        me.tap("nextButton");
        me.find("acceptBoard");
    }

    function test_2_theBoardByHand(): void {
        for (const hex of Object.keys(me.terrain).sort()) {
            me.mouseClick(me.find("terrain-" + me.terrain[hex]));
            if (me.numbers[hex])
                me.mouseClick(me.find("number-" + me.numbers[hex]));
        }
        me.tap("acceptBoard");
        tryVerify(() => Game.active);
        compare(Game.players.map(p => p.name), ["Anna", "Ben", "Cleo"]);
        compare(Game.position.board.hexes.D2.number, 8);
    }

    function test_3_theFirstPlacing(): void {
        compare(Game.expected.kind, "place-settlement");
        for (const at of ["c6", "c8", "e3"])
            me.place(at);
        compare(Game.expected.kind, "place-city");
        for (const at of ["d3", "d8", "c4"])
            me.place(at);
        compare(Game.expected.kind, "roll");
        compare(Game.players[0].hand.ore, 1);
        compare(Game.players[0].hand.grain, 1);
        compare(Game.players[0].hand.wool, 1);
    }

    function test_4_aKnightAWallARoadAndAnImprovement(): void {
        me.roll(2, 4, "ship");
        compare(Game.players[0].hand.coin, 1);
        me.tap("knightsButton");
        me.tap("piece-knight");
        me.tapBoard(Game.options.recruits[0]);
        compare(Game.position.pieces.red.knights.length, 1);
        me.tap("piece-activate");
        me.tapBoard(Game.options.activate[0]);
        compare(Game.players[0].strength, 1);
        me.endTurn();

        me.roll(1, 3, "ship");
        me.build("wall", "d8");
        compare(Game.players[1].handLimit, 9);
        me.endTurn();

        me.roll(1, 2, "ship");
        me.tap("tradeButton");
        me.tapButton("give-grain", "plus");
        me.tapButton("take-lumber", "plus");
        me.tapInside("sheetCard", "tradeButton");
        compare(Game.players[2].hand.lumber, 1);
        me.build("road", Game.options.roads[0]);
        compare(Game.position.pieces.white.roads.length, 3);
        me.endTurn();

        me.roll(3, 3, "ship");
        me.tap("improveButton");
        me.tapButton("chart-politics", "Improve");
        compare(Game.players[0].improvements.politics, 1);
        me.tap("sheetClose");
        me.endTurn();
    }

    function test_5_theSeventhShip(): void {
        me.roll(4, 4, "ship");
        me.endTurn();
        me.roll(6, 6, "ship");
        me.endTurn();
        compare(Game.barbarians.spaces, 6);
        compare(Game.players[1].points, 3);
        me.roll(3, 3, "ship");
        verify(Game.attack !== null);
        compare(me.find("attackScales").barbarians, 3);
        compare(me.find("attackScales").knights, 1);
        compare(Game.attack.losers, [1, 2]);
        verify(me.find("attackSentence").text.indexOf("Ben") >= 0);
        me.tap("attackDone");
        tryVerify(() => !Game.attack);
        compare(Game.players[1].points, 2);
        compare(Game.barbarians.spaces, 0);
    }

    function test_6_undoTakesTheAttackBackAndRedoBringsItAgain(): void {
        me.tap("undoButton");
        compare(Game.expected.kind, "roll");
        compare(Game.barbarians.spaces, 6);
        compare(Game.players[1].points, 3);
        me.tap("redoButton");
        compare(Game.players[1].points, 2);
        if (Game.attack)
            me.tap("attackDone");
        me.build("city", "c6");
        compare(Game.players[0].points, 4);
    }

    function test_7_pointsAreExplainedInBothLanguages(): void {
        me.tap("player0");
        compare(me.find("pointsTotal").text, "4");
        me.tap("sheetClose");
        Settings.language = "de";
        tryCompare(me.find("undoButton"), "text", "Zurück");
        verify(Game.undoText.indexOf("baut") >= 0, Game.undoText);
        Settings.language = "en";
        tryCompare(me.find("undoButton"), "text", "Undo");
    }

    function test_8_theGameIsThereAgain(): void {
        const revision = Game.position;
        me.tap("menuButton");
        me.tap("menuHome");
        verify(!Game.active);
        me.tap("resumeCard");
        tryVerify(() => Game.active);
        compare(JSON.stringify(Game.position), JSON.stringify(revision));
        me.find("board");
    }
}
