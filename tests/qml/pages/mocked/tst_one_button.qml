// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// The primary button and the board agree at every step, and an accepted command clears an earlier refusal.
Person {
    id: me
    name: "oneButton"
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
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }
    function task(): var { return me.find("gameLayout").item.task; }
    function last(): var { return Game.asked[Game.asked.length - 1]; }
    /** Anna is about to place her first settlement. */
    function placing(): void {
        Game.turn = { number: 0, player: 0, phase: "setup", red: 0, yellow: 0, event: "", total: 0 };
        Game.options = { place: Object.keys(Fixed.setupRoads).concat(["f6"]) };
        Game.expected = { player: 0, kind: "place-settlement", text: "Anna places", button: "Place the settlement", buttonHint: "first the intersection" };
        me.settled();
    }

    // Rules: SETUP-33
    function test_theChosenSettlementStandsThereWhileItsRoadIsChosen(): void {
        me.placing();
        const at = Game.options.place[0], before = JSON.stringify(Game.position);
        me.shows("nextButton", "Place the settlement");
        me.tapBoard(at);
        me.shows("nextButton", "Place the road");
        const board = me.find("board");
        verify(board.position.pieces.red.settlements.indexOf(at) >= 0, "the settlement is drawn");
        compare(JSON.stringify(Game.position), before, "the record knows nothing of it yet");
        compare(Array.from(board.selectableIntersections), [], "only the paths are lit");
        compare(Array.from(board.selectablePaths), Fixed.setupRoads[at]);
        // A tap on another intersection changes the choice.
        me.tapBoard("f6");
        compare(me.task().answers[0], "f6");
        compare(Game.asked.length, 0);
        me.tap("otherPlace");
        compare(me.task().answers.length, 0);
    }

    function test_theTurnDoesNotEndWhileACardIsBeingChosenFor(): void {
        me.task().guide("play", "smith");
        me.shows("nextButton", "choose first");
        me.tap("nextButton");
        compare(Game.asked.length, 0);
        me.shows("notice", "Choose first");
        me.tap("noticeText");
        me.tapBoard("c6");
        me.shows("nextButton", "Play card"); // one knight is enough
        me.tap("nextButton");
        compare(me.last(), { do: "play", card: "smith", at: ["c6"] });
    }

    function test_aCardWithoutChoicesSaysSoAndWhatItWouldDo(): void {
        me.task().guide("play", "irrigation");
        me.shows("guideQuestion", "No choice is needed");
        me.shows("foreseen", "Anna takes 4 grain.");
        Game.fertile = false;
        me.tap("guideCancel");
        me.task().guide("play", "irrigation");
        me.shows("foreseen", "It would have no effect");
        Game.fertile = true;
        me.tap("guideCancel");
    }

    // Rules: PROG-SPY
    function test_whoSeesACardForTheFirstTimeReadsWhatItDoes(): void {
        Game.expected = { player: 0, kind: "take-progress", text: "Anna looks at the cards", button: "Choose a card", buttonHint: "" };
        me.uncover();
        verify(me.find("choice-smith").subtitle.indexOf("promote") > 0);
        me.tap("guidePass");
    }

    function test_aRefusalIsGoneAsSoonAsSomethingIsAccepted(): void {
        Game.refused({ code: "too-close", rule: "SETUP-37", text: "Too close." });
        me.shows("ruleButton", "SETUP-37");
        Game.revision += 1;
        tryVerify(() => me.seen("noticeText") === null);
    }

    function test_theArrowsGoToTheBoardAndEnterIsTheBigButtonAgainWhenNothingIsLit(): void {
        me.placing();
        const board = me.find("board");
        verify(!board.activeFocus);
        me.keyClick(Qt.Key_Right);
        verify(board.activeFocus, "the first arrow turns to the board");
        board.cursor = Game.options.place[0];
        me.keyClick(Qt.Key_Return);
        compare(me.task().answers[0], Game.options.place[0]);
        me.keyClick(Qt.Key_Left);
        verify(Fixed.setupRoads[me.task().answers[0]].indexOf(board.cursor) >= 0, "the arrows go from path to path");
        me.keyClick(Qt.Key_Return);
        compare(me.last().do, "place");
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        me.settled();
        compare(board.targets.length, 0);
        tryVerify(() => !me.find("nextButton").settling);
        me.keyClick(Qt.Key_Return);
        compare(me.last(), { do: "end-turn" });
    }

    // Rules: PROG-10
    function test_nobodyIsToldToGetNothingWhileTheEventIsStillOpen(): void {
        const roll = Object.assign({}, Game.lastRoll), production = Array.from(Game.production);
        Game.production = [];
        Game.lastRoll = Object.assign({}, roll, { eventResolved: false, sevens: false });
        Game.turn = Object.assign({}, Fixed.turn, { phase: "main" });
        Game.expected = { player: 2, kind: "place-metropolis", text: "", button: "", buttonHint: "" };
        const told = words => me.walk(me.win.contentItem, i => String(i.text ?? "").indexOf(words) >= 0) !== null;
        tryVerify(() => told("then production"));
        verify(!told("Nobody gets anything"));
        Game.lastRoll = Object.assign({}, roll, { eventResolved: true, sevens: false });
        tryVerify(() => told("Nobody gets anything"));
        // A 7 has no production to announce.
        Game.lastRoll = Object.assign({}, roll, { eventResolved: false, sevens: true });
        tryVerify(() => told("then the 7"));
        verify(!told("production"));
        Game.lastRoll = roll;
        Game.production = production;
    }

    function test_aShipIsNotCalledADeckOfCards(): void {
        const roll = Object.assign({}, Game.lastRoll), told = words => me.walk(me.win.contentItem, i => String(i.text ?? "").indexOf(words) >= 0) !== null;
        Game.lastRoll = Object.assign({}, roll, { event: "ship", draws: [0, 1] });
        tryVerify(() => told("Progress card for:"));
        verify(!told("(ship)"));
        Game.lastRoll = roll;
        tryVerify(() => told("Progress card (Politics) for:"));
    }

    function test_theButtonAtTheEndSaysWhereItLeads(): void {
        Game.expected = { player: 0, kind: "over", text: "Anna wins with 13 points", button: "Home", buttonHint: "the game is saved" };
        // The cards next to each other have equal heights, and the chart fits below.
        const card = me.find("winnerCard0"), chart = me.find("pointsChart");
        tryVerify(() => card.height > 60 && card.height < 260);
        compare(card.height, me.find("winnerCard1").height);
        verify(chart.height > 80 && chart.mapToItem(null, 0, chart.height).y < me.win.height - 76);
        me.tap("lookAtBoard");
        me.shows("nextButton", "To the result");
        me.tap("nextButton");
        me.find("winnerText");
    }

    function test_atTheEndTheNamesOfSixHaveRoom(): void {
        const four = Array.from(Game.players), size = [me.win.width, me.win.height];
        Game.players = ["Alexander", "Benjamin", "Clementine", "Dan", "Eva", "Fritzi"].map((name, i) => Object.assign({}, four[i % four.length], { name: name }));
        Game.expected = { player: 0, kind: "over", text: "Alexander wins with 13 points", button: "Home", buttonHint: "the game is saved" };
        me.win.width = 1024;
        me.win.height = 600;
        me.settled();
        for (let i = 0; i < 6; ++i) {
            const card = me.find("winnerCard" + i), name = me.search(card, "winnerName"), points = me.search(card, "winnerPoints");
            verify(name.mapToItem(card, name.width, 0).x <= points.x, name.text + " runs into the points");
        }
        me.win.width = size[0];
        me.win.height = size[1];
        Game.players = four;
    }
}
