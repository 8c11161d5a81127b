// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// A game in the window by taps: from a photograph to an attack and on. tst_next_evening.qml continues after a restart.
Person {
    id: me
    name: "evening"
    when: windowShown

    // The island on the photograph of the project.
    readonly property var island: ({ A1: "fields 4", A2: "hills 2", A3: "pasture 12",
        B1: "pasture 9", B2: "forest 5", B3: "forest 8", B4: "hills 3",
        C1: "fields 6", C2: "mountains 11", C3: "pasture 4", C4: "forest 10", C5: "mountains 11",
        D1: "pasture 10", D2: "fields 6", D3: "desert", D4: "hills 5",
        E1: "forest 9", E2: "mountains 3", E3: "fields 8" })
    readonly property int anna: 0
    readonly property int ben: 1
    readonly property int cleo: 2

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    // Every tap of the test is legal, so nothing may be refused.
    function cleanup(): void { compare(me.refusals, []); }

    function landOf(hexes: var): var {
        const land = {};
        for (const name in hexes)
            land[name] = hexes[name].terrain + (hexes[name].number ? " " + hexes[name].number : "");
        return land;
    }
    function place(building: string, road: string): void {
        me.tapBoard(building);
        me.tapBoard(road);
    }
    /** Enters the three dice of the table. */
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
    /** The cards that the window shows for a player in the last roll. */
    function yieldOf(seat: int): string {
        const row = me.seen("yield" + seat);
        return row === null ? "" : me.chipsIn(row);
    }
    /** Taps a place that is not highlighted: the window shows the rule that forbids it. */
    function tapUnlit(at: string, rule: string): void {
        const revision = Game.revision;
        me.tapBoard(at);
        me.shows("ruleButton", rule);
        compare(me.refusals.length, 1);
        compare(Game.revision, revision);
        me.refusals = [];
        me.tap("noticeText"); // a tap closes the notice
        tryVerify(() => me.seen("noticeText") === null);
    }
    function build(piece: string, at: string): void {
        me.tap("buildButton");
        me.tap("piece-" + piece);
        me.tapBoard(at);
        me.tap("closePanel");
    }
    function knight(action: string, at: string): void {
        me.tap("knightsButton");
        me.tap("piece-" + action);
        me.tapBoard(at);
        me.tap("closePanel");
    }
    function improve(track: string): void {
        me.tap("improveButton");
        me.tapButton("chart-" + track, "Improve");
    }
    function pieces(color: string): var { return Game.position.pieces[color]; }

    function test_01_threePlayersSitDownInTheirColours(): void {
        me.tap("newGameButton");
        me.tapInside("seat3", "removeSeat");
        ["Anna", "Ben", "Cleo"].forEach((name, i) => {
            me.tapInside("seat" + i, "input");
            me.type(name);
        });
        me.tapInside("seat1", "colorButton");
        me.tap("color-orange");
        // Ben and Cleo exchange their seats and exchange them back.
        me.tapInside("seat2", "upButton");
        me.tapInside("seat1", "downButton");
        me.tap("keeper-digital");
        me.tap("board-photo");
        me.tap("nextButton");
        me.find("scanOpen");
    }

    function test_02_thePhotographIsReadAndCorrected(): void {
        me.tap("scanOpen");
        me.pickFile("board.jpg");
        me.tryVerify(() => me.seen("acceptScan") !== null, 20000, "the photograph is read");
        compare(me.landOf(Scanner.reading.hexes), me.island);

        // A wrong correction blocks the button, a right one does not.
        me.tap("scanHex-A1");
        me.tap("terrain-hills");
        verify(me.find("acceptScan").waiting);
        me.speaksBothLanguages();
        me.shows("acceptScan", "Accept board");
        me.tap("terrain-fields");
        verify(!me.find("acceptScan").waiting);
        me.tap("acceptScan");
    }

    function test_03_theBoardIsLookedAtOnceMoreAndBegun(): void {
        compare(JSON.stringify(me.landOf(me.find("board").hexes)), JSON.stringify(me.island));
        // Two harbours that Reeve assumed in the wrong order.
        const harbours = me.find("board").board.harbors;
        const lumber = harbours.find(h => h.gives === "lumber").at, wool = harbours.find(h => h.gives === "wool").at;
        me.tapBoard(lumber);
        me.tap("harbour-wool");
        verify(me.find("acceptBoard").waiting);
        me.speaksBothLanguages();
        me.tapBoard(wool);
        me.tap("harbour-lumber");
        me.tap("acceptBoard");
        tryVerify(() => Game.active);
        compare(Game.players.map(p => p.name + " " + p.color), ["Anna red", "Ben orange", "Cleo white"]);
        compare(me.landOf(Game.position.board.hexes), me.island);
        compare(Game.position.board.harbors.find(h => h.at === wool).gives, "lumber");
        compare(Game.position.board.robber, "D3");
    }

    function test_04_everybodyPlacesInTurn(): void {
        compare(me.find("nextButton").player, "red");
        me.place("e3", "d4-e3");
        compare(me.find("nextButton").player, "orange");
        me.tapUnlit("d4", "SETUP-37");
        me.place("b3", "b2-b3");
        me.place("c3", "c2-c3");
        compare(Game.expected.kind, "place-city");
        me.speaksBothLanguages();
        compare(me.find("nextButton").player, "white");
        me.place("c6", "b5-c6");
        me.place("c8", "b7-c8");
        me.place("d5", "d4-d5");
        compare(Game.expected.kind, "roll");
        compare(me.cardsText(me.heldBy(me.anna).hand), "1 grain, 1 ore, 1 wool");
        compare(me.cardsText(me.heldBy(me.ben).hand), "1 brick, 2 lumber");
        compare(me.cardsText(me.heldBy(me.cleo).hand), "1 wool, 2 lumber");
    }

    function test_05_aKnightIsRecruitedAndUndoSaysWhatItTakesBack(): void {
        me.roll(4, 1, "ship");
        compare(me.yieldOf(me.anna), "");
        compare(me.yieldOf(me.ben), "1 lumber");
        compare(me.yieldOf(me.cleo), "1 lumber, 1 paper");
        compare(me.find("barbarianStrip").spaces, 1);
        me.knight("knight", "d4");
        compare(me.pieces("red").knights, [{ at: "d4", level: 1, active: false }]);

        me.shows("undoButton", "Anna recruits a knight");
        me.tap("undoButton");
        compare(me.pieces("red").knights, []);
        me.tap("redoButton");
        me.knight("activate", "d4");
        compare(me.find("barbarianStrip").knights, 1);
        me.endTurn();
    }

    function test_06_roadWallTradeAndFlipCharts(): void {
        me.roll(2, 3, "trade");
        compare(me.find("barbarianStrip").spaces, 1);
        me.tap("buildButton");
        me.tap("piece-road");
        me.tapUnlit("e3-e4", "ROAD-2");
        me.tapBoard("a1-b2");
        me.tap("closePanel");
        verify(me.pieces("orange").roads.indexOf("a1-b2") >= 0);
        me.endTurn();

        me.roll(3, 2, "politics");
        me.improve("science");
        compare(Game.players[me.cleo].improvements.science, 1);
        me.tap("tradeButton");
        me.uncover();
        me.tapButton("give-lumber", "plus");
        me.tapButton("take-ore", "plus");
        me.tapInside("sheetCard", "tradeButton");
        compare(me.cardsText(me.heldBy(me.cleo).hand), "1 lumber, 1 ore, 1 wool, 2 paper");
        me.knight("knight", "b5");
        me.endTurn();

        me.roll(5, 6, "ship");
        compare(me.yieldOf(me.anna), "1 coin, 1 ore");
        me.improve("politics");
        me.endTurn();

        me.roll(2, 1, "ship");
        me.build("wall", "c8");
        compare(Game.players[me.ben].handLimit, 9);
        me.endTurn();
    }

    function test_07_theShipComesNearerWhileTheKnightsArm(): void {
        me.roll(3, 3, "ship");
        compare(me.yieldOf(me.anna), "3 grain");
        me.knight("activate", "b5");
        me.endTurn();
        me.roll(4, 6, "ship");
        me.knight("promote", "d4");
        me.endTurn();
        me.roll(5, 4, "ship");
        me.endTurn();
        const strip = me.find("barbarianStrip");
        compare([strip.spaces, strip.barbarians, strip.knights], [6, 3, 3]);
        verify(strip.landingNext);
    }

    function test_08_theSeventhShipIsBeaten(): void {
        me.roll(2, 6, "ship");
        const scales = me.find("attackScales");
        compare([scales.barbarians, scales.knights], [3, 3]);
        me.shows("attackScales", "The knights hold, 3 : 3");
        me.shows("attackCard0", "Defender of Catan");
        me.shows("attackCard2", "is spared");
        me.shows("attackSentence", "Anna is Defender of Catan");
        me.speaksBothLanguages();
        me.tap("attackDone");
        tryVerify(() => me.seen("attackScales") === null);
        compare(me.find("barbarianStrip").spaces, 0);
        compare(me.find("barbarianStrip").knights, 0);
        compare(me.yieldOf(me.cleo), "1 lumber, 1 paper");
    }

    function test_09_thePointsSayWhatTheyAreMadeOf(): void {
        me.tap("player0");
        me.shows("sheetCard", "Defender of Catan");
        me.shows("pointsTotal", "4");
        me.tap("pointsOf1");
        me.shows("pointsTotal", "3");
        me.tap("sheetClose");
    }

    function test_10_undoTakesTheAttackBackAndRedoBringsItAgain(): void {
        me.shows("undoButton", "Cleo rolls 8");
        me.tap("undoButton");
        compare(Game.expected.kind, "roll");
        compare(me.find("barbarianStrip").spaces, 6);
        compare(Game.players[me.anna].points, 3);
        me.tap("redoButton");
        compare(me.find("barbarianStrip").spaces, 0);
        compare(Game.players[me.anna].points, 4);
        me.endTurn();
    }

    function test_11_theLanguageIsSwitchedInTheMiddleOfATurn(): void {
        me.tap("gameSettingsButton");
        me.tap("choice-de");
        me.tap("backButton");
        me.shows("undoButton", "Rückgängig");
        me.shows("undoButton", "Cleo beendet den Zug");
        me.roll(2, 5, "trade");
        me.shows("decisionText", "Anna");
        me.tap("gameSettingsButton");
        me.tap("choice-en");
        me.tap("backButton");
        me.shows("undoButton", "Anna rolls 7");
    }

    function test_12_theRobberIsSentByATapAndRobsTheChosenOne(): void {
        const before = Game.players.map(p => p.handCount);
        me.speaksBothLanguages();
        me.tapBoard("B1");
        me.tap("answer-" + me.ben);
        compare(Game.position.board.robber, "B1");
        compare(Game.players.map(p => p.handCount), [before[0] + 1, before[1] - 1, before[2]]);
        me.knight("activate", "d4");
        me.endTurn();
    }

    function test_13_aSummaryIsWrittenAsAPictureAndAsAPage(): void {
        me.win.look("statistics", "");
        me.tap("shareButton");
        me.shows("summaryPaper", "Anna");
        const page = me.walk(me.win.contentItem, i => i.write !== undefined && i.ask !== undefined);
        let file = "";
        for (const ending of ["pdf", "png"]) {
            file = Games.suggestedFile("evening", ending);
            page.write(file);
            me.shows("notice", "Saved as evening." + ending);
        }
        picture.source = file;
        verify(String(Games.suggestedFile("evening", "png")) !== String(file), "the next one is not written over it");
        tryCompare(picture, "status", Image.Ready);
        compare(picture.sourceSize, Qt.size(2480, 3508));
        me.tap("backButton");
        me.find("board");
    }
    Image { id: picture; visible: false; cache: false }

    function test_14_theFirstPageLeadsBackIntoTheGame(): void {
        const position = JSON.stringify(Game.position);
        me.tap("menuButton");
        me.tap("menuHome");
        verify(!Game.active);
        me.shows("resumeCard", "Anna, Ben and Cleo");
        me.tap("resumeCard");
        me.find("board");
        compare(JSON.stringify(Game.position), position);
    }

    function test_15_theWindowIsClosedInTheMiddleOfTheGame(): void {
        me.win.close();
        tryVerify(() => !me.win.visible);
    }
}
