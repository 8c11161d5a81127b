// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// Around the turn: every kind of game, trade, covers, corrections, stored games.
Person {
    id: me
    name: "table"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.position = Fixed.position;
        Game.secrets = Fixed.secrets;
        Game.cover();
        Game.players = Fixed.players;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.options = Fixed.options;
        Game.sites = Fixed.sites;
        Game.asked = [];
        Games.asked = [];
        me.win.width = 1280;
        me.win.height = 800;
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }
    function last(): var { return Game.asked[Game.asked.length - 1]; }
    /** The mocked game with the rules of the base game. */
    function base(options: var): void {
        Game.position = Object.assign({}, Fixed.position, { rules: { game: "base", edition: "compact", options: options, target: 10 },
            development: { red: { played: ["knight", "knight", "knight"] } }, deck_sizes: { development: 1 } });
        Game.secrets = Object.assign({}, Fixed.secrets, { cards: { red: ["monopoly"] }, playable: ["monopoly"] });
        Game.players = Fixed.players.map((p, i) => Object.assign({}, p, { strength: -1, improvements: null, hasImprovements: false, playedKnights: i === 0 ? 3 : 0,
                                                                        hasLargestArmy: i === 0, tradeTokens: options.length > 0 ? 4 : -1 }));
    }

    function test_twoPlayTheBaseGameWithTwoColoursMore(): void {
        me.win.show("new");
        me.tap("choice-base");
        me.tapInside("seat3", "removeSeat");
        me.tapInside("seat2", "removeSeat");
        verify(!me.find("nextButton").blocked);
        me.tap("option-combined-phase");
        me.tap("begins-blue");
        me.tap("drawStarter");
        compare(me.last(), { drawStartSeat: 2 });
        me.tap("board-letters");
        me.tap("nextButton");
        compare(me.last(), { layOut: "letters" });
        me.tap("acceptBoard");
        const setup = me.last().newGame;
        compare(setup.rules, { game: "base", edition: "compact", options: ["combined-phase", "two-player"], target: 10 });
        compare(setup.players.length, 2);
        compare(setup.start, "blue");
    }

    function test_citiesAndKnightsNeedThree(): void {
        me.win.show("new");
        me.tap("choice-base");
        me.tapInside("seat3", "removeSeat");
        me.tapInside("seat2", "removeSeat");
        me.tap("choice-cities-and-knights");
        verify(me.find("nextButton").reason.indexOf("three") > 0);
        me.tap("addSeat");
        verify(!me.find("nextButton").blocked);
    }

    function test_sixPlayWithOptionsThatFit(): void {
        me.win.show("new");
        me.tap("addSeat");
        me.tap("addSeat");
        verify(me.seen("addSeat") === null);
        me.tap("option-nasty");
        me.tap("option-easy-start");
        me.tap("choice-standard"); // six players on the island of 19 hexes
        me.tap("board-beginner");
        me.tap("nextButton");
        verify(me.seen("layAgain") === null, "there is only one");
        me.tap("acceptBoard");
        const setup = me.last().newGame;
        compare(setup.players.map(p => p.color), ["red", "blue", "white", "orange", "green", "brown"]);
        compare(setup.rules.options, ["easy-start", "nasty", "single-claimant", "special-build"]);
        compare(setup.rules.target, 13);
        compare(setup.start, "red");
    }

    function test_theBaseGameShowsNothingOfTheKnights(): void {
        me.base([]);
        me.find("board");
        for (const name of ["barbarianStrip", "knightsButton", "improveButton"])
            verify(me.seen(name) === null, name);
        me.tap("player0");
        me.tap("sheetClose");
        Game.expected = Fixed.rollExpected;
        // The total is enough; both dice can be entered instead.
        me.tap("total6");
        me.tap("nextButton");
        compare(me.last(), { do: "roll", total: 6 });
        me.tap("choice-dice");
        verify(me.seen("politics") === null, "no event die");
        me.tap("red2");
        me.tap("yellow4");
        me.tap("nextButton");
        compare(me.last(), { do: "roll", red: 2, yellow: 4 });
        me.tap("choice-total");
    }

    function test_theRollIsTakenWithTheLastDieWhereThatIsWished(): void {
        me.base([]);
        Game.expected = Fixed.rollExpected;
        Settings.rollAtOnce = true;
        me.tap("choice-dice");
        me.tap("red2");
        compare(Game.asked.length, 0, "one die is missing");
        me.tap("yellow4");
        tryVerify(() => Game.asked.length === 1);
        compare(me.last(), { do: "roll", red: 2, yellow: 4 });
        me.tap("choice-total");
        me.tap("total6");
        tryVerify(() => Game.asked.length === 2);
        compare(me.last(), { do: "roll", total: 6 });
        Settings.rollAtOnce = false;
    }

    function test_aDevelopmentCardIsBoughtAndPlayed(): void {
        me.base([]);
        Game.sites = Object.assign({}, Fixed.sites, { special: ["buy-development"] });
        me.tap("buildButton");
        verify(me.seen("piece-wall") === null);
        me.tap("piece-development");
        compare(me.last(), { do: "buy-development" });
        me.tap("closePanel");
        me.tap("cardsButton");
        me.uncover();
        me.tap("play-monopoly");
        me.tap("guideDone");
        compare(me.last(), { do: "play-development", card: "monopoly" });
        Game.secrets = Fixed.secrets;
    }

    function test_tradeTokensAreSpentThroughTheGuide(): void {
        me.base(["two-player"]);
        Game.sites = Object.assign({}, Fixed.sites, { special: ["forced-trade", "robber-to-desert", "discard-knight"] });
        me.tap("special-forced-trade");
        me.tap("guideDone");
        compare(me.last(), { do: "forced-trade", card: "" });
        me.find("special-robber-to-desert");
        me.find("special-discard-knight");
    }

    function test_anEasyStartHasNoEventDieInItsFirstTurns(): void {
        Game.position = Object.assign({}, Fixed.position, { rules: { game: "cities-and-knights", edition: "en-2020", options: ["easy-start"], target: 13 } });
        Game.turn = Object.assign({}, Fixed.turn, { number: 8 });
        Game.expected = Fixed.rollExpected;
        me.find("red2");
        verify(me.seen("politics") === null);
        Game.turn = Object.assign({}, Fixed.turn, { number: 9 });
        me.find("politics");
    }

    function test_playersTradeWhenBothHaveAgreed(): void {
        me.tap("tradeButton");
        me.tap("partner-blue");
        me.uncover();
        me.tapButton("give-ore", "plus");
        me.tapButton("take-brick", "plus");
        me.tapButton("take-brick", "plus");
        const button = me.search(me.find("sheetCard"), "tradeButton");
        verify(!button.blocked);
        me.shows("tradeButton", "Ben agrees"); // the last tap confirms the agreement at the table
        me.tapButton("take-brick", "minus");
        me.tapInside("sheetCard", "tradeButton");
        compare(me.last(), { do: "trade", give: { ore: 1 }, take: { brick: 1 }, with: "blue" });
    }

    function test_aFifthProgressCardIsChosenUnderTheCover(): void {
        Game.expected = { player: 2, kind: "discard-progress", count: 1, text: "", button: "", buttonHint: "" };
        verify(me.seen("answer-smith") === null || !me.seen("answer-smith").visible);
        me.uncover();
        me.tap("answer-smith");
        compare(Game.asked.length, 0, "a tap marks, nothing is given back yet");
        verify(me.seen("alternativeButton") === null, "on another's turn nothing is played");
        me.tap("confirmButton");
        compare(me.last(), { do: "discard-progress", player: "white", card: "smith" });
    }

    function test_theRecordIsSetToWhatLiesOnTheTable(): void {
        me.win.look("correct", "");
        verify(me.find("applyCorrection").blocked);
        me.tapBoard("d10");
        me.tap("put-city");
        me.tapBoard("A2");
        me.tap("put-robber");
        verify(me.find("correctionChanges").text.indexOf("Ben") > 0);
        me.tap("applyCorrection");
        const set = me.last().set;
        compare(me.last().do, "correct");
        compare(Object.keys(set).sort(), ["board", "pieces"]);
        compare(set.board, { robber: "A2" });
        compare(Object.keys(set.pieces), ["blue"]);
        compare(set.pieces.blue.settlements, ["f6"]);
        compare(set.pieces.blue.cities, ["d8", "d10"]);
    }

    function test_handsAndLevelsAreSetUnderTheCover(): void {
        me.win.look("correct", "");
        me.tap("choice-players");
        me.tap("correct-white");
        me.tapButton("level-trade", "minus");
        me.uncover();
        me.tapButton("hand-ore", "plus");
        me.tap("applyCorrection");
        compare(me.last(), { do: "correct", set: { hands: { white: { ore: 3, coin: 1, grain: 2 } },
                                                   improvements: { white: { trade: 2, politics: 1, science: 2 } } } });
    }

    function test_aCityThatGoesTakesItsMetropolisAndWallAlong(): void {
        me.win.look("correct", "");
        me.tapBoard("b5");
        verify(me.find("metropolis-politics").selected);
        me.tap("put-nothing");
        me.tap("applyCorrection");
        compare(me.last().set.metropolises, { politics: null });
        compare(me.last().set.pieces.red.walls, []);
        compare(me.last().set.pieces.red.cities, ["c4"]);
    }

    function test_aTableThatCannotBeNamesThePartThatDoesNotFit(): void {
        me.win.look("correct", "");
        me.tapBoard("A2");
        me.tap("put-robber");
        Game.nextRefusal = { code: "invalid-correction", rule: "", text: "This position is not possible.",
                             detail: "there are more than 5 settlements of red (at pieces.red.settlements)" };
        me.tap("applyCorrection");
        verify(me.find("noticeText").text.indexOf("Anna: pieces on the board") > 0);
        me.find("applyCorrection");
    }

    function test_anOldRollIsChangedAndSaysWhatFollows(): void {
        me.win.look("correct", "");
        me.tap("choice-rolls");
        me.tap("roll-9");
        verify(me.find("changeRoll").blocked, "nothing is different yet");
        me.tap("red5");
        verify(me.find("rollOutcome").text.indexOf("The 3 later step(s) stay") >= 0, me.find("rollOutcome").text);
        me.tap("changeRoll");
        compare(me.last(), { changeRoll: 9, dice: { red: 5, yellow: 4, event: "ship" }, keep: false });
    }

    function test_aStepThatCannotFollowIsNamedBeforeAnythingChanges(): void {
        me.win.look("correct", "");
        me.tap("choice-rolls");
        me.tap("roll-5");
        me.tap("red5");
        verify(me.find("rollOutcome").text.indexOf("Ben builds a road") >= 0);
        compare(me.find("rollGone").text, "Removed: Ben builds a road, Ben ends the turn.");
        verify(me.seen("changeRoll") === null);
        compare(me.find("changeRollAndStop").subtitle, "2 step(s) are removed");
        compare(Game.asked.length, 0);
        me.tap("keepRoll");
        compare(me.last(), { changeRoll: 5, dice: { red: 5, yellow: 1, event: "trade" }, keep: true });
    }

    function test_aKeptGameIsRenamedCopiedAndSaved(): void {
        me.win.show("home");
        me.tap("moreButton");
        const asked = () => Games.asked[Games.asked.length - 1];
        verify(me.find("renameGame").blocked);
        me.tapInside("gameNameField", "input");
        me.keyClick(Qt.Key_End);
        me.type("X");
        const name = me.find("gameNameField").text + "X";
        me.tap("renameGame");
        compare(asked(), ["rename", asked()[1], name]);
        me.tap("moreButton");
        me.tap("copyGame");
        compare(asked()[0], "copy");
    }

    function test_everyTargetIsAtLeast48WideAndHighAndHasAName_data(): var {
        return [{ tag: "landscape", width: 1280, height: 800 }, { tag: "small portrait", width: 600, height: 1024 },
                { tag: "small landscape", width: 1024, height: 600 }];
    }
    function test_everyTargetIsAtLeast48WideAndHighAndHasAName(data: var): void {
        me.win.width = data.width;
        me.win.height = data.height;
        for (const page of ["new", "correct"]) {
            me.win.show(page);
            me.settled();
            const faulty = me.walk(me.win.contentItem, item => me.tappable(item) && (item.width < 47.5 || item.height < 47.5 || item.name === ""));
            verify(faulty === null, faulty === null ? "" : page + ": " + faulty.name + " is " + faulty.width + " × " + faulty.height);
        }
    }
}
