// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import Reeve.Parts
import Reeve.Theme
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// Every page and sheet over a fixed position: its content, the commands of its taps, and why an action is impossible.
Person {
    id: me
    name: "pages"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }

    /** The game page in the middle of Anna's turn. */
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.options = Fixed.options;
        Game.sites = Fixed.sites;
        Game.asked = [];
        me.win.width = 1280;
        me.win.height = 800;
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }
    function last(): var { return Game.asked[Game.asked.length - 1]; }

    function test_homeOffersTheLastGameFirst(): void {
        me.win.show("home");
        me.tap("resumeCard");
        compare(Games.asked[Games.asked.length - 1], ["open", 3]);
        me.find("board");
    }

    function test_removingAGameIsAskedOnce(): void {
        me.win.show("home");
        const before = Games.games.length;
        me.tap("removeButton");
        compare(Games.games.length, before);
        me.tap("confirmRemove");
        compare(Games.games.length, before - 1);
    }

    function test_aNewGameNamesPlayersByColourUnlessTold(): void {
        me.win.show("new");
        me.tapInside("seat1", "input");
        me.type("Ben");
        me.tapInside("seat1", "colorButton");
        me.tap("color-orange");
        me.tap("board-random");
        me.tap("nextButton");
        me.tap("acceptBoard");
        const setup = me.last().newGame;
        compare(setup.players[1], { name: "Ben", color: "orange" });
        compare(setup.players[3].color, "blue");
        compare(setup.players[0].color, "red");
        compare(Object.keys(setup.board.hexes).length, 19);
        compare(setup.board.robber, "D3");
    }

    function test_whoLeavesANewGameFindsTheNamesAgain(): void {
        me.win.show("home");
        me.tap("newGameButton");
        me.tapInside("seat0", "input");
        me.type("Zoe");
        me.tapInside("seat0", "colorButton");
        me.tap("color-green");
        me.tap("board-random");
        me.tap("backButton");
        me.tap("newGameButton");
        compare(me.find("seat0").typed, "Zoe");
        compare(me.find("seat0").color, "green");
        me.tap("nextButton");
        me.tap("acceptBoard");
        compare(me.last().newGame.players[0], { name: "Zoe", color: "green" });
        me.win.show("home");
        me.tap("newGameButton");
        compare(me.find("seat0").typed, "", "a game was begun: the next one begins anew");
    }

    function test_twoPlayersOfOneNameCannotStart(): void {
        me.win.show("new");
        me.tapInside("seat0", "input");
        me.type("Ben");
        me.tapInside("seat1", "input");
        me.type("ben");
        verify(me.find("nextButton").blocked);
        const reason = me.find("nextButton").reason;
        verify(reason.length > 0);
        me.tap("nextButton");
        compare(me.find("bubbleText").text, reason, "a tap on it says why");
        tryVerify(() => me.seen("bubbleText") === null, 9000, "for a moment");
    }

    Component { id: blocked; ActionButton { text: "Take"; reason: "A sentence of some length that says what is the matter with this button here." } }
    function test_whatAControlSaysStaysInTheWindow_data(): var {
        return [{ tag: "wide", w: 1280, h: 800, turned: 0 }, { tag: "high", w: 600, h: 1024, turned: 0 }, { tag: "upside down", w: 1280, h: 800, turned: 2 },
                { tag: "sideways", w: 1024, h: 600, turned: 1 }];
    }
    function test_whatAControlSaysStaysInTheWindow(data: var): void {
        me.win.width = data.w;
        me.win.height = data.h;
        Settings.turned = data.turned;
        me.settled();
        const turner = me.find("turner");
        for (const [right, low] of [[0, 0], [1, 0], [0, 1], [1, 1]]) {
            const button = blocked.createObject(turner);
            button.x = right * (turner.width - button.width);
            button.y = low * (turner.height - button.height);
            button.activate();
            const words = me.find("bubbleText"), bubble = words.parent;
            compare(words.text, button.reason);
            for (const c of [[0, 0], [bubble.width, 0], [0, bubble.height], [bubble.width, bubble.height]].map(c => bubble.mapToItem(null, c[0], c[1])))
                verify(c.x >= 0 && c.y >= 0 && c.x <= data.w && c.y <= data.h, right + " " + low + ": " + c);
            const middle = bubble.mapFromItem(button, button.width / 2, button.height / 2);
            verify(middle.x < 0 || middle.y < 0 || middle.x > bubble.width || middle.y > bubble.height, "covered by its own words");
            button.reason = "Not now";
            compare(words.text, "Not now");
            button.destroy();
            tryVerify(() => me.seen("bubbleText") === null);
        }
        Settings.turned = 0;
        me.win.width = 1280;
        me.win.height = 800;
    }

    function test_theDiceAreTappedAndSent(): void {
        Game.expected = Fixed.rollExpected;
        me.tap("red2");
        me.tap("yellow4");
        me.tap("politics");
        me.tap("nextButton");
        compare(me.last(), { do: "roll", red: 2, yellow: 4, event: "politics" });
    }

    function test_theBigButtonSaysWhichDiceAreStillMissing(): void {
        Game.expected = Fixed.rollExpected;
        const button = me.find("nextButton");
        verify(button.waiting);
        me.tap("red2");
        me.shows("nextButton", "2 dice missing");
        me.tap("yellow4");
        me.shows("nextButton", "event die missing");
        me.tap("politics");
        verify(!button.waiting);
        me.shows("nextButton", "Enter 6");
    }

    function test_aChosenPieceWithoutAPlaceSaysWhy(): void {
        Game.sites = Object.assign({}, Fixed.sites, { road: [] });
        me.tap("buildButton");
        me.walk(me.win.contentItem, i => i.objectName === "board").task.choose("build", "road");
        const panel = me.walk(me.find("turnColumn"), i => i.title === "Build" && i.hint !== undefined);
        verify(me.find("piece-road").reason !== "");
        compare(panel.hint, me.find("piece-road").reason);
    }

    function test_aTapOnTheBoardAtRestTellsWhatMayBeDoneThere(): void {
        me.tapBoard("b3-c4");
        me.tap("deed-road");
        compare(me.last(), { do: "build", piece: "road", at: "b3-c4" });
        verify(me.seen("deed-road") === null, "it is built");
        me.tapBoard("e3-e4");
        verify(me.find("deed-road").blocked);
        compare(me.find("deed-road").reason, "No road of Anna leads there.");
        // A knight that can move highlights its targets at once; a tap on another place shows that place.
        me.tapBoard("c6");
        compare(me.find("board").selectableIntersections, ["c5", "c7"]);
        me.tapBoard("B1");
        me.shows("placeLines", "9 comes in 4 of 36 rolls.");
        me.tapBoard("c6");
        me.tapBoard("c7");
        compare(me.last(), { do: "move-knight", from: "c6", to: "c7" });
        // The keyboard reaches the places. Afterwards Enter triggers the primary button until an arrow key is pressed.
        const board = me.find("board");
        board.forceActiveFocus();
        board.cursor = "b3-c4";
        me.keyClick(Qt.Key_Return);
        me.find("deed-road");
        me.tap("closePanel");
    }

    function test_theDiceAreTypedAndSentWithEnter(): void {
        Game.expected = Fixed.rollExpected;
        me.find("board");
        for (const key of ["5", "1", "1"])
            me.keyClick(key);
        me.keyClick(Qt.Key_Return);
        compare(me.last(), { do: "roll", red: 5, yellow: 1, event: "ship" });
    }

    function test_theStripTellsWhatAnAttackWouldDoNow(): void {
        me.tap("landingButton");
        me.shows("sheetCard", "If they landed now");
        me.shows("sheetCard", "The barbarians win, 6 : 5. 1 more strength would be enough.");
        me.shows("landing0", "is spared");
        me.shows("landing1", "loses 1 city");
        me.tap("sheetClose");
    }

    function test_reeveRollsWhenAsked(): void {
        Game.expected = Fixed.rollExpected;
        me.tapButton("gameLayout", "Let Reeve roll");
        compare(me.last(), { do: "roll" });
    }

    function test_aRoadIsBuiltByATapOnALitPath(): void {
        me.tap("buildButton");
        me.tap("piece-road");
        compare(me.find("board").selectablePaths, Fixed.sites.road);
        me.tapBoard("c8-c9");
        compare(me.last(), { do: "build", piece: "road", at: "c8-c9" });
    }

    function test_whatCannotBeBuiltSaysWhyAndNotWhichCardIsMissing(): void {
        me.tap("buildButton");
        Game.tooFew = { settlement: 2 };
        Game.revision += 1;
        const settlement = me.find("piece-settlement");
        verify(settlement.blocked);
        // The missing cards would reveal the hand.
        verify(settlement.reason.indexOf("too few") > 0, settlement.reason);
        me.tap("piece-settlement");
        compare(Game.asked.length, 0);
        Game.tooFew = ({});
        Game.options = Fixed.options;
        Game.sites = Fixed.sites;
    }

    function test_aKnightMovesByTwoTaps(): void {
        me.tap("knightsButton");
        me.tap("piece-move");
        me.tapBoard("c6");
        compare(me.find("board").selectableIntersections, ["c5", "c7"]);
        me.tapBoard("c7");
        compare(me.last(), { do: "move-knight", from: "c6", to: "c7" });
    }

    function test_theRobberAsksForAVictimOnlyWhereSeveralAre(): void {
        Game.sites = Object.assign({}, Fixed.sites, { robber: ["B1", "C5"] });
        Game.expected = { player: 1, kind: "move-robber", text: "Ben moves the robber", button: "Choose a hex", buttonHint: "" };
        me.tapBoard("C5");
        compare(me.last(), { do: "move-robber", to: "C5" });
        me.tapBoard("B1");
        me.tap("answer-2");
        compare(me.last(), { do: "move-robber", to: "B1", victim: "white" });
    }

    function test_aDiscardNeedsExactlySoManyCards(): void {
        Game.expected = { player: 1, kind: "discard", count: 4, text: "", button: "", buttonHint: "" };
        verify(me.find("discardButton").blocked);
        compare(me.chipsIn(me.find("sheetCard")), "");
        me.uncover();
        for (let i = 0; i < 3; ++i)
            me.tapButton("stepper-brick", "plus");
        me.tapButton("stepper-wool", "plus");
        verify(!me.find("discardButton").blocked);
        me.tap("discardButton");
        compare(me.last(), { do: "discard", player: "blue", cards: { brick: 3, wool: 1 } });
    }

    function test_theBankTradesAtTheBestRate(): void {
        me.tap("tradeButton");
        verify(me.search(me.find("sheetCard"), "tradeButton").blocked);
        me.uncover();
        const whyNot = name => me.walk(me.find(name), i => i.icon === "plus").reason;
        compare(whyNot("take-brick"), "First choose more to give.");
        me.tapButton("give-ore", "plus");
        compare(whyNot("take-ore"), "You give this kind.");
        me.tapButton("take-brick", "plus");
        compare(whyNot("give-brick"), "You get this kind.");
        me.tapInside("sheetCard", "tradeButton");
        compare(me.last(), { do: "trade-bank", give: { ore: 2 }, take: { brick: 1 } });
    }

    function test_anAttackAsksTheOneRealChoice(): void {
        Game.attack = Fixed.attack;
        Game.expected = { player: 2, kind: "lose-city", text: "", button: "Choose a city", buttonHint: "" };
        Game.options = Object.assign({}, Fixed.options, { answers: ["c2", "d3"] });
        verify(me.find("attackDone").waiting);
        const roll = Game.lastRoll, told = words => me.walk(me.win.contentItem, i => i.visible && String(i.text ?? "").indexOf(words) >= 0) !== null;
        Game.lastRoll = Object.assign({}, roll, { sevens: true, total: 7 });
        tryVerify(() => told("Then the 7 is carried out"));
        verify(!told("production"), "a 7 has none");
        Game.lastRoll = roll;
        me.tap("attackRule");
        me.find("almanacSearch");
        compare(me.win.rule, "BARB-10");
        me.tap("backButton");
        me.tap("lose-d3");
        compare(me.last(), { do: "lose-city", player: "white", at: "d3" });
        Game.expected = Fixed.expected;
        me.tap("attackDone");
        compare(me.last(), "acknowledgeAttack");
    }

    function test_whoeverMayDeclineSaysSoInTheWordsOfTheRecord(): void {
        Game.expected = { player: 1, kind: "take", text: "", button: "Choose a resource", buttonHint: "" };
        me.tap("passButton");
        compare(me.last(), { do: "pass", player: "blue" });
        Game.expected = { player: 2, kind: "place-knight", text: "", button: "Choose a place", buttonHint: "" };
        me.tap("passPlace");
        compare(me.last(), { do: "pass", player: "white" });
    }

    // Rules: PROG-SPY
    function test_whatASpyTakesIsCoveredAgainBeforeAndAfterItWasChosen(): void {
        const told = () => me.walk(me.win.contentItem, i => String(i.text ?? "").indexOf("Crane") >= 0) !== null;
        Game.expected = { player: 0, kind: "take-progress", text: "Anna looks at the cards", button: "Choose a card", buttonHint: "" };
        me.find("secretCover");
        verify(!told());
        me.uncover();
        verify(told());
        me.tap("choice-crane");
        me.shows("secretlyChosen", "Crane");
        let cover = me.find("secretlyChosen");
        while (cover.patience === undefined)
            cover = cover.parent;
        cover.patience = 100; // shortens the time after which an untouched cover closes
        tryVerify(() => me.seen("secretlyChosen") === null);
        verify(!told());
        me.shows("nextButton", "Confirm"); // the primary button confirms the hidden choice
        me.tap("nextButton");
        compare(me.last(), { do: "take-progress", card: "crane" });
    }

    function test_aRefusalShowsItsSentenceAndRule(): void {
        Game.nextRefusal = { code: "cannot-afford", rule: "BUILD-4", text: "A city costs 3 ore and 2 grain." };
        me.tap("nextButton");
        compare(me.find("noticeText").text, "A city costs 3 ore and 2 grain.");
        compare(me.find("notice").rule, "BUILD-4");
    }

    function test_undoNamesItsStepAndControlZUndoes(): void {
        verify(me.find("undoButton").name.indexOf("Roll 2 + 4") >= 0);
        me.keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(me.last(), "undo");
    }

    function test_incomeOfManyKindsDoesNotLieOnTheName(): void {
        const was = Game.production;
        Game.production = [{ player: 0, cards: { brick: 2, lumber: 2, wool: 1, grain: 2, ore: 1, coin: 1 }, reasons: [] }];
        me.settled();
        const row = me.find("yield0"), name = me.walk(row, i => i.text === Game.players[0].name), chips = [];
        me.walk(row, i => { if (i.card !== undefined && i.signed) chips.push(i); return false; });
        compare(chips.length, 6);
        for (const chip of chips) {
            const at = chip.mapToItem(name, 0, 0);
            verify(at.x >= name.width || at.y >= name.height, chip.card);
            verify(chip.mapToItem(row, 0, 0).x >= 0 && chip.mapToItem(row, chip.width, 0).x <= row.width + 1, chip.card);
        }
        Game.production = was;
    }

    function test_pointsOfEverybodyAddUp(): void {
        me.tap("player1");
        compare(me.find("pointsTotal").text, "7");
        me.tap("pointsOf0");
        compare(me.find("pointsTotal").text, "8");
        me.keyClick(Qt.Key_Escape);
        tryVerify(() => me.seen("pointsTotal") === null);
    }

    function test_aDoubtfulHexIsConfirmedOnThePhotograph(): void {
        me.win.show("scan");
        Scanner.read("file:///nowhere.png");
        compare(Scanner.uncertain.length, 3);
        me.tap("doubt-D2");
        me.tap("terrain-fields");
        compare(Scanner.asked[Scanner.asked.length - 1], ["D2", "fields", 8]);
        compare(Scanner.uncertain.length, 2);
        verify(me.find("acceptScan").waiting, "five fields are one too many");
    }

    function test_twoNumbersOfAReadingChangePlaces(): void {
        me.win.show("scan");
        Scanner.read("file:///nowhere.png");
        const one = Scanner.reading.hexes.A3, other = Scanner.reading.hexes.E1;
        verify(one.number !== other.number);
        me.find("scanPicture").placeTapped("A3");
        me.settled();
        me.tap("exchangeNumber");
        me.find("scanPicture").placeTapped("E1");
        compare(Scanner.asked.slice(-2), [["A3", one.terrain, other.number], ["E1", other.terrain, one.number]]);
        me.find("scanPicture").placeTapped("A3");
        compare(Scanner.asked.slice(-1), [["E1", other.terrain, one.number]], "once");
    }

    function test_whoGoesOverToTheBoardByHandComesBackToWhatWasRead(): void {
        me.win.show("new");
        me.tap("board-photo");
        me.tap("nextButton");
        Scanner.read("file:///nowhere.png");
        me.tap("byHand");
        me.find("acceptBoard");
        compare(me.seen("acceptScan"), null);
        me.tap("backButton");
        me.find("acceptScan");
        compare(Scanner.state, "found");
        me.tap("backButton");
        me.find("nextButton");
        Scanner.cancel();
    }

    // Reeve learns from the reading, so it must not keep what a person has corrected on the next page.
    function test_whatIsCorrectedAfterTheScanWasAcceptedIsCorrectedInItsReading(): void {
        const reading = Scanner.reading, uncertain = Array.from(Scanner.uncertain), harbors = Array.from(Scanner.harbors);
        me.win.show("new");
        me.tap("board-photo");
        me.tap("nextButton");
        Scanner.reading = Fixed.reading;
        Scanner.uncertain = [];
        Scanner.harbors = [];
        Scanner.read("file:///nowhere.png");
        me.tap("acceptScan");
        const at = me.find("board").board.harbors[0].at;
        me.tapBoard(at);
        me.tap("harbour-ore");
        compare(Scanner.asked.slice(-2), [{ at: at, gives: "ore" }, "revised"]);
        me.tapBoard("A1");
        me.tap("terrain-hills");
        const number = me.find("board").board.hexes.A1.number;
        compare(Scanner.asked.slice(-2), [["A1", "hills", number], "revised"]);
        me.tap("backButton");
        me.tap("byHand");
        me.tap("terrain-fields");
        compare(Scanner.asked.slice(-2), [["A1", "hills", number], "revised"], "a board by hand is of no picture");
        me.tap("backButton");
        me.tap("backButton");
        Scanner.cancel();
        Scanner.reading = reading;
        Scanner.uncertain = uncertain;
        Scanner.harbors = harbors;
    }

    function test_whereTheNumbersAreNotLaidYetEachFollowsTheOther(): void {
        const reading = Scanner.reading, uncertain = Array.from(Scanner.uncertain);
        const bare = JSON.parse(JSON.stringify(Fixed.reading));
        for (const name in bare.hexes)
            bare.hexes[name].number = 0;
        Scanner.uncertain = [];
        Scanner.reading = bare;
        me.win.show("scan");
        Scanner.state = "found";
        const numbers = Object.keys(bare.hexes).filter(h => bare.hexes[h].terrain !== "desert");
        verify(me.find("acceptScan").reason.indexOf("missing") > 0, me.find("acceptScan").reason);
        compare(me.find("acceptScan").subtitle, me.find("acceptScan").reason, "the button says what keeps it back");
        const order = numbers.sort();
        me.tap("scanHex-" + order[0]);
        for (let i = 0; i < 3; ++i) {
            me.tap("number-" + [5, 9, 4][i]);
            compare(Scanner.asked[Scanner.asked.length - 1], [order[i], bare.hexes[order[i]].terrain, [5, 9, 4][i]]);
        }
        Scanner.cancel();
        Scanner.reading = reading;
        Scanner.uncertain = uncertain;
    }

    function test_theHeadlinesNumbersAddUp(): void {
        const reading = Scanner.reading, uncertain = Array.from(Scanner.uncertain);
        const bare = JSON.parse(JSON.stringify(Fixed.reading));
        const numbers = Object.keys(bare.hexes).filter(h => bare.hexes[h].terrain !== "desert").sort();
        for (const name of numbers.slice(3))
            bare.hexes[name].number = 0;
        Scanner.uncertain = [{ hex: numbers[0], what: "number" }];
        Scanner.reading = bare;
        me.win.show("scan");
        Scanner.state = "found";
        // Without tokens the text and the bar count terrains.
        const bar = me.find("sureShare");
        const share = () => bar.width / bar.parent.width;
        compare(me.find("sureHexes").text, "All terrains read");
        fuzzyCompare(share(), 1, 0.001);
        Scanner.uncertain = [{ hex: numbers[0], what: "number" }, { hex: numbers[9], what: "terrain" }];
        compare(me.find("sureHexes").text, "18 of 19 terrains sure");
        fuzzyCompare(share(), 18 / 19, 0.001);
        Scanner.reading = Fixed.reading;
        compare(me.find("sureHexes").text, "17 of 19 hexes sure, 2 to check");
        fuzzyCompare(share(), 17 / 19, 0.001);
        // A hex that does not fit the box and a hex without its number are also counted as unchecked.
        Scanner.suspects = [numbers[0], numbers[5]];
        const some = JSON.parse(JSON.stringify(Fixed.reading));
        some.hexes[numbers[6]].number = 0;
        Scanner.reading = some;
        compare(me.find("sureHexes").text, "15 of 19 hexes sure, 4 to check");
        for (const hex of [numbers[0], numbers[5], numbers[6], numbers[9]])
            verify(me.find("doubt-" + hex).name.indexOf(hex) > 0);
        compare(me.find("acceptScan").subtitle, "1 number(s) missing");
        Scanner.reading = Fixed.reading;
        compare(me.find("acceptScan").subtitle, "4 place(s) not checked"); // including the doubtful harbour
        Scanner.suspects = [];
        Scanner.cancel();
        Scanner.reading = reading;
        Scanner.uncertain = uncertain;
    }

    function test_anImpossibleCountMarksItsHexesAndOffersTheExchange(): void {
        const reading = Scanner.reading, uncertain = Array.from(Scanner.uncertain);
        me.win.show("scan");
        Scanner.uncertain = [];
        const five = JSON.parse(JSON.stringify(Fixed.reading));
        const hexes = Object.keys(five.hexes).filter(h => five.hexes[h].terrain === "fields").sort();
        Scanner.suspects = hexes;
        Scanner.exchanges = hexes.slice(0, 2).map(h => ({ hex: h, terrain: "hills", number: five.hexes[h].number, fromTerrain: "fields", fromNumber: five.hexes[h].number }));
        Scanner.state = "found";
        for (const hex of hexes)
            compare(me.find("scanHex-" + hex).doubt, hexes.indexOf(hex) + 1, "no tick on " + hex);
        compare(me.find("exchange-" + hexes[0]).name, "Hex " + hexes[0] + ": Hills instead of Fields");
        me.tap("exchange-" + hexes[1]);
        compare(Scanner.asked[Scanner.asked.length - 1], [hexes[1], "hills", five.hexes[hexes[1]].number]);
        // A wrong number is offered only after the terrains are right.
        Scanner.exchanges = Array.from(Scanner.exchanges).concat([{ hex: hexes[2], terrain: "fields", number: 3, fromTerrain: "fields", fromNumber: five.hexes[hexes[2]].number }]);
        verify(me.seen("exchange-" + hexes[0]) !== null);
        verify(me.seen("exchange-" + hexes[2]) === null, "not offered as a terrain");
        Scanner.suspects = [];
        Scanner.exchanges = [];
        Scanner.cancel();
        Scanner.reading = reading;
        Scanner.uncertain = uncertain;
    }

    function test_aDoubtfulHarbourIsMarkedWhereItLiesAndCorrectedThere(): void {
        me.win.show("scan");
        Scanner.state = "found";
        const at = "b8-b9", harbors = Array.from(Scanner.harbors);
        verify(me.find("scanHarbor-" + at).doubt > 0);
        compare(me.find("scanHarbor-a4-a5").doubt, 0);
        me.tap("scanHarbor-" + at);
        me.tap("harbour-ore");
        compare(Scanner.asked[Scanner.asked.length - 1], { at: at, gives: "ore" });
        compare(me.find("scanHarbor-" + at).doubt, 0);
        Scanner.harbors = harbors;
        Scanner.cancel();
    }

    function test_anotherPictureAsksBeforeItDropsCorrections(): void {
        const reading = Scanner.reading, uncertain = Array.from(Scanner.uncertain);
        me.win.show("scan");
        Scanner.state = "found";
        Scanner.corrections = 0;
        me.tap("scanHex-A1");
        me.tap("number-9");
        compare(Scanner.corrections, 1);
        me.tap("openPicture");
        me.tap("keepCorrections");
        tryVerify(() => me.seen("keepCorrections") === null);
        compare(Scanner.state, "found");
        me.tap("moveCorners");
        me.tap("readCorners");
        me.tap("dropCorrections");
        compare(Scanner.asked[Scanner.asked.length - 1].corners.length, 12);
        Scanner.cancel();
        Scanner.reading = reading;
        Scanner.uncertain = uncertain;
    }

    function test_theIslandIsTurnedOnTheScanPage(): void {
        me.win.show("scan");
        Scanner.state = "found";
        me.tap("turnRight");
        compare(Scanner.asked[Scanner.asked.length - 1], { rotate: 1 });
        me.tap("turnLeft");
        compare(JSON.stringify(Scanner.asked[Scanner.asked.length - 1]), JSON.stringify({ rotate: -1 }));
        Scanner.cancel();
    }

    function test_aHarbourIsChangedByTappingIt(): void {
        me.win.show("random");
        me.tapBoard("a4-a5");
        me.tap("harbour-wool");
        verify(me.find("acceptBoard").waiting, "two harbours for wool");
        me.tapBoard("f5-f6");
        me.tap("harbour-grain");
        me.tap("acceptBoard");
        compare(me.last().newGame.board.harbors.find(h => h.at === "a4-a5").gives, "wool");
    }

    function test_settingsHoldAtOnce(): void {
        me.win.show("settings");
        me.tap("choice-dark");
        compare(Theme.mode, "dark");
        me.tap("choice-light");
        compare(Theme.mode, "light");
    }

    function test_theHandIsCoveredUntilHeldInEveryLayout_data(): var { return me.layouts; }
    function test_theHandIsCoveredUntilHeldInEveryLayout(data: var): void {
        me.win.width = data.width;
        me.win.height = data.height;
        me.settled();
        me.tap("cardsButton");
        const cover = me.find("secretCover"), card = me.find("sheetCard");
        compare(me.chipsIn(card), "");
        verify(!Game.uncovered.open);
        me.look(cover);
        const size = [card.width, card.height].join();
        me.mousePress(cover);
        tryVerify(() => me.chipsIn(card) !== "");
        compare(Game.uncovered.player, 0);
        compare([card.width, card.height].join(), size, "the sheet stays as large as it was");
        // As soon as the finger is lifted, everything is covered and the content is deleted.
        me.mouseRelease(cover);
        compare(me.chipsIn(card), "");
        verify(!Game.uncovered.open);
        compare([card.width, card.height].join(), size);
        me.tap("sheetClose");
    }

    function test_aHalfMadeTradeIsStillThereAfterTheHandWasCovered(): void {
        me.tap("tradeButton");
        const card = me.find("sheetCard");
        me.uncover();
        me.tapButton("give-ore", "plus");
        me.tapButton("take-wool", "plus");
        const size = [card.width, card.height].join(), offer = "2 ore for 1 wool";
        me.shows("sheetCard", offer);
        me.tap("coverAgain");
        compare(me.seen("give-ore"), null);
        compare([card.width, card.height].join(), size, "the sheet stays as large as it was");
        me.shows("sheetCard", offer);
        me.uncover();
        compare(me.find("give-ore").count, 2);
        me.tap("coverAgain");
        me.tapInside("sheetCard", "tradeButton");
        compare(me.last(), { do: "trade-bank", give: { ore: 2 }, take: { wool: 1 } });
    }

    function test_whatIsKeptOpenIsCoveredWhenNobodyTouchesIt(): void {
        me.tap("cardsButton");
        me.uncover();
        const cover = me.walk(me.win.contentItem, i => i.keptOpen === true);
        cover.patience = 150;
        tryVerify(() => !Game.uncovered.open);
        compare(me.chipsIn(me.find("sheetCard")), "");
        me.tap("sheetClose");
    }

    function test_aSheetThatClosesCoversWhatLayOpen(): void {
        me.tap("cardsButton");
        me.uncover();
        verify(Game.uncovered.open);
        me.tap("sheetClose");
        verify(!Game.uncovered.open);
    }

    function test_whatThePlayerCanDoTellsNothingOfTheHandUntilItIsUncovered(): void {
        Game.tooFew = { city: 1 };
        Game.sites = Object.assign({}, Fixed.sites, { city: [] });
        me.tap("possibleButton");
        me.shows("sheetCard", "too few");
        compare(me.walk(me.find("sheetCard"), i => /Missing/.test(String(i.text ?? ""))), null);
        me.uncover();
        me.shows("reach-city", "Missing: 1 ore");
        me.shows("reach-knight", "enough cards");
        me.tap("sheetClose");
        Game.tooFew = ({});
    }

    readonly property var layouts: [{ tag: "landscape", width: 1280, height: 800 }, { tag: "portrait", width: 800, height: 1280 },
                                    { tag: "small", width: 960, height: 540 }]
    function test_everyTargetIsAtLeast48WideAndHighAndHasAName_data(): var { return me.layouts; }
    function test_everyTargetIsAtLeast48WideAndHighAndHasAName(data: var): void {
        me.win.width = data.width;
        me.win.height = data.height;
        for (const page of ["home", "new", "hand", "settings", "game"]) {
            me.win.show(page);
            me.settled();
            // The touch area of the odds pill is 48 px high although its drawing is lower.
            const faulty = me.walk(me.win.contentItem, item => me.tappable(item) && item.ways === undefined
                                   && (item.width < 47.5 || item.height < 47.5 || item.name === ""));
            verify(faulty === null, faulty === null ? "" : page + ": " + faulty.name + " is " + faulty.width + " × " + faulty.height);
        }
    }
}
