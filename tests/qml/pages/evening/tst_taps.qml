// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Number of taps for each action of a turn in the real window; nothing moves under the finger. `qml_evening_test -input
// tests/qml/pages/evening/tst_taps.qml` prints the counts.
Person {
    id: me
    name: "taps"
    when: windowShown

    readonly property url four: Qt.resolvedUrl("../access/four.jsonl")
    readonly property var sizes: [{ tag: "landscape", width: 1280, height: 800 }, { tag: "portrait", width: 800, height: 1280 },
                                  { tag: "small portrait", width: 600, height: 1000 }, { tag: "small landscape", width: 960, height: 540 }]

    function initTestCase(): void {
        me.open("home", 1280, 800);
        for (const game of me.kept())
            Games.remove(game.id);
        me.importGame(me.four);
        verify(me.resume(me.kept()[0].id));
        Table.hands = "real";
        Table.decks = "digital";
        Settings.hints = false;
        // Red can pay everything, and has a road to a free intersection.
        me.correct({ hands: { red: { brick: 3, lumber: 3, wool: 3, grain: 6, ore: 6, coin: 4, cloth: 4, paper: 4 }, blue: {}, white: {}, orange: { wool: 1 } } });
        me.correct({ pieces: { red: { roads: ["b3-c4", "c4-c5", "c5-c6", "b4-b5", "b5-c6", "c6-c7", "c7-c8", "b2-b3", "a1-b2"] } } });
        me.correct({ decks: { trade: [], politics: [], science: [] }, progress: { red: { hand: ["irrigation"], shown: [] } } });
    }
    function cleanupTestCase(): void {
        Game.close();
        me.closeWindow();
    }
    function init(): void { me.refusals = []; }
    function cleanup(): void { compare(me.refusals, []); }

    function correct(set: var): void { verify(me.perform({ do: "correct", set: set }), JSON.stringify(set)); }
    /** Opens the game page in a window of this size, without open sheets and panels. */
    function settle(width: int, height: int): void {
        me.win.width = width;
        me.win.height = height;
        me.win.show("game");
        Game.dismissHandover(); // of the corrections
        me.find("gameLayout").item.task.cancel();
        me.find("gameLayout").item.page.close();
        me.find("board");
        me.settled();
    }
    /** Checks the number of taps of `done` and that it has changed the game. Then undoes `steps` steps. */
    function count(what: string, target: int, steps: int, done: var): void {
        const before = Game.revision;
        me.taps = 0;
        done();
        console.info("taps:", what, me.taps);
        verify(Game.revision > before, what + " was done");
        compare(me.taps, target, what);
        compare(me.refusals, []);
        for (let i = 0; i < steps; ++i)
            verify(me.undo());
        Game.dismissTurnedBack(); // the note about returned cards, which covers the board of a small window
        me.find("gameLayout").item.task.cancel();
        me.find("gameLayout").item.page.close();
    }

    function test_1_taps_data(): var { return me.sizes; }
    function test_1_taps(size: var): void {
        me.settle(size.width, size.height);
        console.info("taps in", size.width, "x", size.height);
        me.count("road", 2, 1, () => { me.tapBoard("b5-b6"); me.tap("deed-road"); });
        me.count("settlement", 2, 1, () => { me.tapBoard("a1"); me.tap("deed-settlement"); });
        me.count("city", 2, 1, () => { me.tapBoard("c8"); me.tap("deed-city"); });
        me.count("city wall", 2, 1, () => { me.tapBoard("c4"); me.tap("deed-wall"); });
        me.count("knight", 2, 1, () => { me.tapBoard("c5"); me.tap("deed-knight"); });
        me.count("activate a knight", 2, 1, () => { me.tapBoard("b3"); me.tap("deed-activate"); });
        me.count("promote a knight", 2, 1, () => { me.tapBoard("b3"); me.tap("deed-promote"); });
        me.count("move a knight", 2, 1, () => { me.tapBoard("c6"); me.tapBoard("c7"); });
        me.count("trade with the bank", 4, 1, () => {
            me.tap("tradeButton");
            me.tapButton("give-ore", "plus");
            me.tapButton("take-brick", "plus");
            me.tapInside("sheetCard", "tradeButton");
        });
        me.count("trade with a player", 5, 1, () => {
            me.tap("tradeButton");
            me.tap("partner-orange");
            me.tapButton("give-ore", "plus");
            me.tapButton("take-wool", "plus");
            me.tapInside("sheetCard", "tradeButton");
        });
        me.count("improvement", 2, 1, () => { me.tap("improveButton"); me.tapButton("chart-science", "Improve"); });
        me.count("progress card", 4, 1, () => {
            me.tap("cardsButton");
            me.uncover();
            me.tap("play-irrigation");
            me.tap("guideDone");
        });
        me.count("end turn", 1, 1, () => me.tap("nextButton"));
    }

    function test_2_aRollIsCorrectedWhereItIsSeen(): void {
        me.settle(1280, 800);
        // This roll pays Ben, so that his Aqueduct asks nothing.
        verify(me.perform({ do: "end-turn" }));
        me.count("roll of Cities & Knights", 4, 0, () => { me.tap("red2"); me.tap("yellow2"); me.tap("trade"); me.tap("nextButton"); });
        const step = History.rolls[0].step;
        me.count("the last roll corrected, from its dice", 3, 0, () => { me.tap("correctLastRoll"); me.tapInside("sheetCard", "yellow4"); me.tapInside("sheetCard", "changeRoll"); });
        compare(History.rolls[0].yellow, 4);
        me.win.look("history", "");
        me.find("storyList");
        me.count("an old roll corrected, from the history", 3, 0, () => { me.tap("correctStep" + step); me.tapInside("sheetCard", "yellow2"); me.tapInside("sheetCard", "changeRoll"); me.win.show("game"); });
        compare(History.rolls[0].yellow, 2);
        me.win.show("game");
        verify(me.undo());
        verify(me.undo());
    }

    /** Positions and sizes of items in the window, as a text. */
    function places(names: var): string {
        return names.map(name => {
            const item = me.find(name), at = item.mapToItem(null, 0, 0);
            return name + " " + [at.x, at.y, item.width, item.height].map(Math.round).join(" ");
        }).join("; ");
    }
    function test_3_nothingMovesInATurn_data(): var { return me.sizes; }
    function test_3_nothingMovesInATurn(size: var): void {
        me.settle(size.width, size.height);
        const still = ["board", "actions", "buildButton", "tradeButton", "cardsButton", "possibleButton", "nextButton", "undoButton", "redoButton"];
        const before = me.places(still);
        const same = moment => { me.settled(); compare(me.places(still), before, moment); };
        me.tapBoard("b5-b6");
        same("a path was asked about");
        me.tapBoard("B2");
        same("a hex was asked about");
        me.tapBoard("c6");
        same("a knight was asked about");
        me.tap("buildButton");
        same("the panel of buildings");
        me.tap("piece-road");
        same("a road is chosen");
        me.tap("knightsButton");
        same("the panel of knights");
        me.tap("knightsButton");
        same("nothing is open again");
        me.tap("nextButton");
        same("the dice are entered");
        verify(me.find("buildButton").blocked, "first the dice");
        me.tap("red2");
        me.tap("yellow4");
        me.tap("trade");
        same("the dice are in");
        me.tap("nextButton");
        same("the roll is resolved");
        verify(me.undo());
        same("the roll is taken back");
        verify(me.undo());
        same("and the end of the turn");
    }

    function test_4_theBoardAtRestTellsWhatLiesThere(): void {
        me.settle(1280, 800);
        me.tapBoard("B1");
        me.shows("placeLines", "6 comes in 5 of 36 rolls.");
        compare(me.chipsIn(me.find("producer0")), "1 coin, 1 ore");
        compare(me.chipsIn(me.find("producer2")), "1 coin, 1 ore");
        verify(me.seen("producer1") === null);
        me.speaksBothLanguages();
        me.tapBoard("e3-e4");
        me.tapBoard("f1-f2");
        verify(me.find("deed-road").blocked, "no road of Anna leads there");
        me.shows("deed-road", "No road of Anna leads there.");
        me.tapBoard("c8");
        compare(me.chipsIn(me.find("deed-city")), "2 grain, 3 ore");
        me.tapBoard("d8");
        me.shows("turnColumn", "City of Ben");
        verify(me.seen("deed-wall") === null);
        me.speaksBothLanguages();
        me.tap("closePanel");
        verify(me.seen("placeLines") === null);
    }

    function test_5_theTotalIsEnoughInTheBaseGame(): void {
        Game.close();
        verify(me.newGame({ name: "Base", players: [{ name: "Anna", color: "red" }, { name: "Ben", color: "blue" }, { name: "Cleo", color: "white" }],
                              rules: { game: "base", edition: "compact", options: [], target: 10 }, seed: 5, board: null, table: { dice: "real", hands: "real", decks: "real" } }));
        me.settle(1280, 800);
        while (Game.expected.kind !== "roll") {
            const at = Game.options.place[0];
            verify(me.perform({ do: "place", settlement: at, road: Prompts.ask("", "", [at]).choices[0] }));
        }
        me.count("roll of the base game", 2, 0, () => { me.tap("total11"); me.tap("nextButton"); });
        compare(Game.turn.total, 11);
        compare(Game.turn.red, 0);
        compare(Game.lastRoll.total, 11);
        verify(me.seen("lastRoll") !== null);
        me.shows("lastRoll", "11");
        me.tapItem(me.walk(me.find("lastRoll"), i => i.ways !== undefined));
        me.shows("oddsThrows", "5 + 6");
        me.shows("oddsSoFar", "So far: 1 time in 1 roll");
        me.speaksBothLanguages();
        me.tap("sheetClose");
        compare(History.statistics.red.reduce((n, b) => n + b.count, 0), 0, "nothing is said of a single die");
        me.count("the total corrected", 3, 0, () => { me.tap("correctLastRoll"); me.tapInside("sheetCard", "total10"); me.tapInside("sheetCard", "changeRoll"); });
        compare(Game.turn.total, 10);
        // Both dice can be entered instead.
        me.tap("nextButton");
        me.tap("choice-dice");
        me.tap("red3");
        me.tap("yellow3");
        me.tap("nextButton");
        compare(Game.turn.red, 3);
        me.tap("nextButton");
        me.tap("choice-total");
        verify(Settings.rollByTotal);
    }

    function test_6_tradeAfterBuildingIsRefusedBeforeItIsComposed(): void {
        me.tap("total4");
        me.tap("nextButton");
        verify(!me.find("tradeButton").blocked);
        me.correct({ this_turn: { built: true } });
        verify(me.find("tradeButton").blocked);
        verify(me.find("tradeButton").reason !== "");
        me.tap("tradeButton");
        verify(me.seen("sheetCard") === null);
    }

    function test_7_undoReachesAnOpenSheet(): void {
        const steps = History.rolls.length;
        me.tap("menuButton");
        me.find("sheetCard");
        me.keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryVerify(() => !me.find("tradeButton").blocked);
        me.find("sheetCard");
        me.tap("sheetClose");
        me.tap("tradeButton");
        me.tapButton("give-ore", "plus");
        me.keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryVerify(() => History.rolls.length === steps - 1);
        tryVerify(() => me.seen("sheetCard") === null, 2000, "the roll was taken back: nothing is traded now");
        me.keyClick(Qt.Key_Y, Qt.ControlModifier);
        tryVerify(() => History.rolls.length === steps);
    }

    function test_8_theClockOfTheTurnGoesOnWhileOtherPagesAreLookedAt(): void {
        Settings.turnClock = 5;
        me.find("turnClock");
        tryVerify(() => me.find("turnClock").seconds >= 1, 4000);
        const before = me.find("turnClock").seconds;
        me.win.show("settings");
        me.wait(1200); // a fixed wait: the clock measures real time
        me.win.show("game");
        verify(me.find("turnClock").seconds >= before + 1, "it did not begin again");
        me.tap("turnClock");
        me.win.show("settings");
        me.win.show("game");
        verify(me.find("turnClock").paused);
        const reached = me.find("turnClock").seconds;
        verify(reached >= 2);
        me.tap("nextButton");
        // Not compared with 0: on a busy machine the first second may have passed.
        tryVerify(() => me.find("turnClock").seconds < reached && !me.find("turnClock").paused, 2000, "a new turn");
        Settings.turnClock = 0;
    }

    // COMP-30b
    function test_9_theSecondDieOfTheEditionOf2010IsWhite(): void {
        Game.close();
        verify(me.newGame({ name: "2010", players: [{ name: "Anna", color: "red" }, { name: "Ben", color: "blue" }, { name: "Cleo", color: "white" }],
                              rules: { game: "cities-and-knights", edition: "de-2010", options: [], target: 13 }, seed: 5, board: null, table: { dice: "real", hands: "real", decks: "real" } }));
        me.settle(1280, 800);
        while (Game.expected.kind !== "roll") {
            const at = Game.options.place[0];
            verify(me.perform(Game.expected.kind === "place-city" ? { do: "place", city: at, road: Prompts.ask("", "", [at]).choices[0] } : { do: "place", settlement: at, road: Prompts.ask("", "", [at]).choices[0] }));
        }
        me.tap("nextButton");
        const hint = me.find("notice");
        me.shows("notice", "Tap the numbered dice and the event die, or let Reeve roll.");
        me.tap("red3");
        compare(me.find("yellow4").name, "white 4");
        me.tap("ship");
        me.shows("nextButton", "white die missing");
        me.tap("yellow4");
        me.tap("nextButton");
        verify(!hint.shown, "the hint does not cover the ship that moves");
        const dice = [];
        me.walk(me.win.contentItem, i => { if (i.kind !== undefined && i.blank !== undefined && i.known) dice.push(i.name); return false; });
        compare(dice.sort(), ["event die: ship", "red die 3", "white die 4"]);
        me.tap("correctLastRoll");
        me.tapInside("sheetCard", "yellow2");
        compare(me.search(me.find("sheetCard"), "yellow2").name, "white 2");
        me.tap("sheetClose");
    }
}
