// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import Reeve.Sheets
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// Real components and those that Reeve manages: chosen for a new game, changed in the menu, and the resulting sheets.
Person {
    id: me
    name: "components"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.position = Fixed.position;
        Game.players = Fixed.players;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.options = Fixed.options;
        Game.lastRoll = Fixed.lastRoll;
        Game.dismissDoubt();
        Game.playable = [];
        Game.secrets = Fixed.secrets;
        Game.asked = [];
        Table.dice = "real";
        Table.hands = "digital";
        Table.decks = "digital";
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }
    function last(): var { return Game.asked[Game.asked.length - 1]; }

    function test_itIsChosenForANewGame(): void {
        me.win.show("new");
        verify(me.find("keeper-real").checked, "most people have the cards of the game");
        me.tap("diceToggle");
        me.tap("board-random");
        me.tap("nextButton");
        me.tap("acceptBoard");
        compare(me.last().newGame.table, { dice: "digital", hands: "real", decks: "real", houseRules: "", options: ["single-claimant", "special-build"] });
    }

    function test_reeveKeepsTheCardsWhereThatIsChosen(): void {
        me.win.show("new");
        me.tap("keeper-digital");
        verify(!me.find("keeper-real").checked);
        me.tap("board-random");
        me.tap("nextButton");
        me.tap("acceptBoard");
        compare(me.last().newGame.table, { dice: "real", hands: "digital", decks: "digital", houseRules: "", options: ["single-claimant", "special-build"] });
    }

    function test_besideASeatOfReevesTheHandsMayBeRealButNotTheDecks(): void {
        me.win.show("new");
        me.tapInside("seat1", "levelButton");
        me.tap("answer-casual");
        verify(me.find("keeper-real").checked);
        me.shows("reeveKeeps", "has no real cards");
        me.tap("board-random");
        me.tap("nextButton");
        me.tap("acceptBoard");
        compare(me.last().newGame.table, { dice: "real", hands: "real", decks: "digital", houseRules: "", options: ["single-claimant", "special-build"] });
    }

    function test_whichCardReeveStealsIsTapped(): void {
        Table.hands = "real";
        Game.unseen = { from: 0, to: 1, most: 1, kind: "" };
        me.shows("sheetCard", Fixed.players[1].name);
        me.tap("sheetClose");
        compare(Game.unseen.from, -1);
        Game.unseen = { from: 0, to: 1, most: 1, kind: "" };
        me.tap("answer-paper");
        compare(me.last(), { tell: "paper", count: 1 });
        tryVerify(() => me.seen("answer-paper") === null);
    }

    function test_howManyCardsOfAKindReeveGetsIsTapped(): void {
        Table.hands = "real";
        Game.unseen = { from: 2, to: 1, most: 2, kind: "ore" };
        verify(me.seen("answer-3") === null);
        me.tap("answer-2");
        compare(me.last(), { tell: "ore", count: 2 });
    }

    function test_whatReeveGivesIsSeenByWhoGetsItOnly(): void {
        Table.hands = "real";
        Game.given = { to: 0, from: 1, count: 1 };
        me.shows("sheetCard", Fixed.players[0].name);
        me.find("givenCover");
        me.tap("givenTaken");
        compare(me.last(), "acknowledgeGiven");
        tryVerify(() => me.seen("givenTaken") === null);
    }

    function test_theBaseGameHasNoProgressDecks(): void {
        Game.position = Object.assign({}, Fixed.position, { rules: { game: "base", edition: "compact", options: [], target: 10 } });
        me.win.show("home");
        me.win.show("game");
        me.tap("menuButton");
        me.tap("menuTable");
        me.find("handsChoice");
        verify(me.seen("decksChoice") === null);
        me.tap("sheetClose");
    }

    function test_itIsChangedInTheMenu(): void {
        me.tap("menuButton");
        me.tap("menuTable");
        me.tapInside("handsChoice", "choice-real");
        compare(Table.hands, "real");
        me.tapInside("handsChoice", "choice-digital");
        compare(Table.hands, "digital");
        me.tap("sheetClose");
    }

    function test_reevesDiceAreThrownByTheBigButton(): void {
        Table.dice = "digital";
        Game.expected = Fixed.rollExpected;
        me.find("nextButton");
        tryVerify(() => me.seen("red2") === null, 2000, "nothing is to be tapped in");
        me.tap("nextButton");
        compare(me.last(), { do: "roll" });
    }

    function test_reeveOffersToRollAgainWhenTheTablesDiceComeBack(): void {
        Game.players = Fixed.players.map(p => Object.assign({}, p, { progressCount: 0 }));
        Game.expected = Fixed.rollExpected;
        Table.dice = "digital";
        me.settled();
        Table.dice = "real";
        me.settled();
        me.tapButton("gameLayout", "Let Reeve roll");
        compare(me.last(), { do: "roll" });
    }

    function test_realHandsLimitNoTrade(): void {
        Table.hands = "real";
        me.tap("tradeButton");
        verify(me.seen("secretCover") === null, "nothing is to be hidden");
        verify(me.find("give-ore").most >= 4);
        me.tap("sheetClose");
        Table.hands = "digital";
    }

    function test_realHandsMayDiscardAnyKind(): void {
        Table.hands = "real";
        Game.expected = Object.assign({}, Fixed.expected, { player: 0, kind: "discard", count: 1 });
        me.find("discardButton");
        me.tapButton("stepper-paper", "plus");
        me.tap("discardButton");
        compare(me.last(), { do: "discard", player: "red", cards: { paper: 1 } });
    }

    function test_realHandsAreDiscardedWithoutSayingWhich(): void {
        Table.hands = "real";
        Game.expected = Object.assign({}, Fixed.expected, { player: 0, kind: "discard", count: 2 });
        me.find("discardButton");
        me.tap("discardButton");
        compare(me.last(), { do: "discard", player: "red", cards: { ore: 2 } });
    }

    function test_fromTheDiscardTheCountTheMenuAndTheCorrectionAreReached(): void {
        Table.hands = "real";
        Game.expected = Object.assign({}, Fixed.expected, { player: 0, kind: "discard", count: 2 });
        me.tap("discardCount");
        me.tapButton("reallyHas", "plus");
        me.tap("countDone");
        compare(me.last(), { recount: 0, cards: Fixed.players[0].handCount + 1 });
        me.find("discardButton");
        me.tap("sheetMenu");
        me.tap("menuCorrect");
        compare(me.win.page, "correct");
    }

    function test_aPlayersPanelLeadsToTheCountInTwoTaps(): void {
        Table.hands = "real";
        me.tap("player1");
        me.tap("countAsked");
        me.shows("sheetCard", Fixed.players[1].name);
        me.tapButton("reallyHas", "minus");
        me.tap("countDone");
        compare(me.last(), { recount: 1, cards: Fixed.players[1].handCount - 1 });
        Table.hands = "digital";
        me.tap("player1");
        verify(me.seen("countAsked") === null, "Reeve holds the cards and knows their number");
        me.tap("sheetClose");
    }

    function test_whatTheCountDoesNotCoverIsAskedAboutOnce(): void {
        Table.hands = "real";
        Game.doubted = 1;
        Game.doubt = "By Reeve's count Ben has 1 card.";
        me.shows("sheetCard", "Ben has 1 card");
        me.tap("doubtBook");
        compare(me.last(), "bookAnyway");
        tryVerify(() => me.seen("doubtBook") === null);
        Game.doubted = 1;
        Game.doubt = "By Reeve's count Ben has 1 card.";
        me.tap("doubtCount");
        me.find("reallyHas");
        compare(Game.doubt, "");
        me.tap("sheetClose");
    }

    function test_whoGivesTheCardsToReeveIsAskedWhatEachPlayerHolds(): void {
        Table.hands = "real";
        me.tap("menuButton");
        me.tap("menuTable");
        me.tapInside("handsChoice", "choice-digital");
        me.tap("enterHands");
        compare(me.win.page, "correct");
        me.find("correct-red");
    }

    function test_aVictoryPointFromARealDeckIsAskedForAtTheDraw(): void {
        Table.decks = "real";
        Game.lastRoll = Object.assign({}, Game.lastRoll, { step: 7, draws: [2, 1], decks: ["science", "trade"] });
        me.shows("drawn-printer", Fixed.players[2].name);
        me.tapInside("drawn-printer", "noticeAction");
        compare(me.last(), { showCard: "printer", player: 2 });
        tryVerify(() => me.seen("drawn-printer") === null);
        Table.decks = "digital";
    }

    function test_nobodyBuildsEndsTheWholeSpecialBuildingPhase(): void {
        Game.turn = Object.assign({}, Game.turn, { phase: "special" });
        Game.expected = Object.assign({}, Fixed.expected, { player: 1, kind: "actions" });
        me.tap("nobodyBuilds");
        compare(me.last(), "nobodyBuilds");
    }

    function test_ofRealDecksThePlayerSaysWhichCardIsPlayed(): void {
        Table.decks = "real";
        Game.players = Fixed.players.map((p, i) => Object.assign({}, p, { progressCount: i === 0 ? 1 : 0, progressByTrack: { trade: 0, politics: 0, science: i === 0 ? 1 : 0 } }));
        Game.expected = Object.assign({}, Fixed.expected, { player: 0, kind: "actions" });
        Game.playable = ["smith", "mining", "spy"];
        me.tap("cardsButton");
        me.uncover();
        me.find("play-mining");
        verify(me.seen("play-spy") === null, "of that deck nothing was drawn");
        verify(me.find("play-crane").blocked, "it has no use now");
        me.tap("show-printer");
        compare(me.last(), { showCard: "printer", player: 0 });
    }

    function test_ofRealDecksOnlyTheDeckOfTheFifthCardIsAsked(): void {
        Table.decks = "real";
        Game.players = Fixed.players.map((p, i) => Object.assign({}, p, { progressByTrack: { trade: 0, politics: 2, science: i === 0 ? 3 : 0 } }));
        Game.expected = Object.assign({}, Fixed.expected, { player: 0, kind: "discard-progress" });
        me.shows("sheetCard", "Science");
        verify(me.seen("answer-merchant") === null, "nothing of this deck is held");
        me.tap("answer-" + ProgressNames.decks.politics[0]);
        me.tap("confirmButton");
        compare(me.last(), { do: "discard-progress", player: "red", card: ProgressNames.decks.politics[0] });
    }
}
