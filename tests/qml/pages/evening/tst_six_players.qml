// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Six players play Cities & Knights in the window: the island of 30 hexes, the special building phase, and a second game with
// paired players.
Person {
    id: me
    name: "six players"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void {
        Game.close();
        me.closeWindow();
    }
    // Every tap of the test is legal, so nothing may be refused.
    function cleanup(): void { compare(me.refusals, []); }

    function board(): var { return me.find("board"); }
    function sitDown(names: var): void {
        names.forEach((name, i) => {
            me.tapInside("seat" + i, "input");
            me.type(name);
        });
    }
    function placeAll(): void {
        for (let i = 0; i < 12; ++i) {
            const places = me.board().selectableIntersections;
            me.tapBoard(places[(i * 7) % places.length]);
            me.tapBoard(me.board().selectablePaths[0]);
        }
        compare(Game.expected.kind, "roll");
    }
    /** Sets the dice and the hands of all players by commands; the test is about what the window shows next. */
    function rollWith(hands: var): void {
        verify(me.perform({ do: "roll", red: 1, yellow: 2, event: "ship" }));
        const all = {};
        for (const player of Game.players)
            all[player.color] = hands[player.color] ?? {};
        verify(me.perform({ do: "correct", set: { hands: all } }));
        compare(Game.expected.kind, "actions");
    }

    function test_1_sixSitDownAtTheLargeIsland(): void {
        me.tap("newGameButton");
        verify(me.seen("option-special-build") === null, "four do not build specially");
        verify(me.seen("islandChoice") === null);
        me.tap("addSeat");
        me.tap("addSeat");
        me.sitDown(["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"]);
        me.tap("option-paired-players");
        me.tap("option-special-build");
        verify(!me.find("option-paired-players").selected, "only one of them is played");
        verify(me.find("option-special-build").selected);
        verify(me.seen("board-photo") !== null, "photographs are read of the large island too");
        me.tap("keeper-digital");
        me.tap("board-letters");
        me.speaksBothLanguages();
        me.tap("nextButton");
        me.speaksBothLanguages();
        me.tap("acceptBoard");
        compare(Game.players.length, 6);
        compare(Game.position.rules.options, ["single-claimant", "special-build"]);
        compare(Object.keys(Game.position.board.hexes).length, 30);
        compare(Array.from(Game.position.board.rows), [3, 4, 5, 6, 5, 4, 3]);
    }

    function test_2_everybodyPlaces(): void {
        me.placeAll();
        compare(Game.players.map(p => p.points), [3, 3, 3, 3, 3, 3]);
    }

    function test_3_theOthersBuildAfterTheTurn(): void {
        const third = (Game.expected.player + 2) % 6;
        me.rollWith({ [Game.players[third].color]: { brick: 1, lumber: 1 } });
        me.shows("nextButton", "the others may build");
        me.tap("nextButton");
        compare(Game.turn.phase, "special");
        compare(Game.expected.kind, "special-build");
        compare(Game.expected.player, third);
        me.speaksBothLanguages();
        verify(me.find("tradeButton").reason !== "", "nothing is traded");
        me.tap("buildButton");
        me.tap("piece-road");
        const roads = Game.position.pieces[Game.players[third].color].roads.length;
        me.tapBoard(me.board().selectablePaths[0]);
        compare(Game.position.pieces[Game.players[third].color].roads.length, roads + 1);
        me.shows("nextButton", "Finish building");
        me.tap("nextButton");
        compare(Game.expected.kind, "roll");
        compare(Game.turn.number, 2);
    }

    function test_4_whereNobodyCanBuildTheNextTurnBeginsAtOnce(): void {
        me.rollWith({});
        me.tap("nextButton");
        compare(Game.turn.phase, "roll");
        compare(Game.turn.number, 3);
    }

    function test_5_theBoardCanBeHeldAgainstAPhotograph(): void {
        me.tap("menuButton");
        verify(me.seen("menuCheck") !== null);
        me.tap("sheetClose");
    }

    function test_6_pairedPlayersShareATurn(): void {
        me.tap("menuButton");
        me.tap("menuHome");
        me.tap("newGameButton");
        me.tap("addSeat");
        me.sitDown(["Anna", "Ben", "Cleo", "Dan", "Eva"]);
        me.tap("option-paired-players");
        me.tap("keeper-digital");
        me.tap("board-random");
        me.tap("nextButton");
        me.tap("acceptBoard");
        compare(Game.players.length, 5);
        for (let i = 0; i < 10; ++i) {
            const places = me.board().selectableIntersections;
            me.tapBoard(places[(i * 7) % places.length]);
            me.tapBoard(me.board().selectablePaths[0]);
        }
        const first = Game.expected.player, partner = (first + 3) % 5;
        me.rollWith({ [Game.players[partner].color]: { brick: 1, lumber: 1 } });
        me.shows("nextButton", "next: " + Game.players[partner].name);
        me.tap("nextButton");
        compare(Game.turn.phase, "paired");
        compare(Game.expected.player, partner);
        me.speaksBothLanguages();
        me.tap("buildButton");
        me.tap("piece-road");
        me.tapBoard(me.board().selectablePaths[0]);
        me.shows("nextButton", "next: " + Game.players[(first + 1) % 5].name);
        me.tap("nextButton");
        compare(Game.expected.kind, "roll");
        compare(Game.expected.player, (first + 1) % 5);
    }
}
