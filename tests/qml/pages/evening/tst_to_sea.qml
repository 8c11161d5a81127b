// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// A game of Seafarers is started in the window, stored and opened again; a board is laid out, saved and played.
Person {
    id: me
    name: "to sea"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void {
        Game.close();
        me.closeWindow();
    }
    function cleanup(): void { compare(me.refusals, []); }

    function begin(): void {
        Game.close();
        me.win.show("home");
        me.tap("newGameButton");
    }
    /** The game that is read from the disk equals the open one. */
    function reopened(): void {
        const before = JSON.stringify(Game.position), id = me.kept()[0].id;
        Game.close();
        me.resume(id);
        tryVerify(() => Game.active);
        compare(JSON.stringify(Game.position), before);
    }

    function test_eachScenarioBeginsForEachNumberOfPlayers_data(): var {
        return [{ tag: "new shores, three, base", scenario: "new-shores", players: 3, base: true, hexes: 37, areas: 4, target: 14 },
                { tag: "through the desert, four", scenario: "through-the-desert", players: 4, base: false, hexes: 44, areas: 5, target: 16 },
                { tag: "new shores, six", scenario: "new-shores", players: 6, base: false, hexes: 58, areas: 7, target: 16 }];
    }
    function test_eachScenarioBeginsForEachNumberOfPlayers(data: var): void {
        me.begin();
        for (let n = 4; n < data.players; ++n)
            me.tap("addSeat");
        for (let n = 4; n > data.players; --n)
            me.tapInside("seat" + (n - 1), "removeSeat");
        if (data.base)
            me.tap("choice-base");
        me.tap("sea-" + data.scenario);
        me.speaksBothLanguages();
        me.tap("board-random");
        me.tap("nextButton");
        me.speaksBothLanguages();
        me.tap("layAgain");
        me.tap("acceptBoard");
        tryVerify(() => Game.active);
        const position = Game.position;
        compare(position.rules.scenario, data.scenario);
        compare(position.rules.options, ["single-claimant"].concat(data.players > 4 ? ["special-build"] : [], ["seafarers"]));
        compare(position.rules.target, data.target);
        compare(position.rules.island_points, 2);
        compare(Object.keys(position.board.hexes).length, data.hexes);
        compare(Object.keys(position.board.areas).length, data.areas);
        compare(Game.players.length, data.players);
        me.reopened();
    }

    function test_aBoardOfOnesOwnIsLaidSavedAndPlayed(): void {
        me.begin();
        me.tapInside("seat3", "removeSeat");
        me.tap("sea-free");
        me.tap("nextButton");
        me.tap("size-37");
        me.tap("tool-land");
        const home = ["C2", "C3", "D3", "D4", "E2", "E3"], islet = ["A1", "G4"];
        me.tap("terrain-fields");
        home.forEach(me.tapBoard);
        me.tap("terrain-gold");
        islet.forEach(me.tapBoard);
        me.speaksBothLanguages();
        me.tap("tool-numbers");
        [...home, ...islet].forEach((hex, i) => {
            me.tap("number-" + [4, 5, 9, 10, 3, 11, 2, 12][i]);
            me.tapBoard(hex);
        });
        me.tap("tool-isles");
        me.tap("findIsles");
        me.tap("tool-harbours");
        me.tapBoard(me.find("board").selectablePaths[0]);
        me.tap("harbour-grain");
        me.shows("layingState", "Complete: 8 hexes of land");
        me.tap("saveBoard");
        me.tapInside("boardName", "input");
        me.type("Theater");
        me.tap("boardNameDone");
        me.tap("acceptBoard");
        tryVerify(() => Game.active);
        const board = JSON.stringify(Game.position.board);
        compare(Array.from(Game.position.board.areas.home), home);
        compare(Game.position.rules.scenario, null);
        me.reopened();

        me.begin();
        me.tapInside("seat3", "removeSeat");
        me.tap("board-kept");
        me.tap("nextButton");
        me.speaksBothLanguages();
        me.tap("kept-Theater");
        me.tap("acceptBoard");
        tryVerify(() => Game.active && Game.players.length === 3);
        compare(JSON.stringify(Game.position.board), board);
    }

    function test_landThatWasTappedIsDealtAtRandom(): void {
        me.begin();
        me.tapInside("seat3", "removeSeat");
        me.tap("sea-free");
        me.tap("nextButton");
        me.tap("size-37");
        verify(me.find("dealAll").reason !== "", "there is no land yet");
        me.tap("tool-land");
        me.tap("terrain-hills");
        const land = ["C2", "C3", "D2", "D3", "D4", "E2", "E3", "F2"];
        land.forEach(me.tapBoard);
        me.tap("terrain-gold");
        me.tapBoard("A1");
        me.tap("tool-isles");
        me.tap("findIsles");
        me.tap("tool-size");
        me.tap("dealAll");
        me.shows("layingState", "Complete: 9 hexes of land");
        me.tap("acceptBoard");
        tryVerify(() => Game.active);
        const hexes = Game.position.board.hexes;
        compare(hexes.A1.terrain, "gold");
        compare(land.filter(h => hexes[h].terrain === "hills").length <= 2, true);
        verify([...land, "A1"].every(h => hexes[h].number >= 2));
        verify(Game.position.board.harbors.length > 0);
    }
    function test_theBoardAtSeaIsSetRight(): void {
        me.begin();
        me.tapInside("seat3", "removeSeat");
        me.tap("sea-new-shores");
        me.tap("board-random");
        me.tap("nextButton");
        me.tap("acceptBoard");
        tryVerify(() => Game.active);
        me.win.show("correct");
        // D7 is sea with the pirate. The correction makes it gold in the area isle-2.
        me.tapBoard("D7");
        me.tapInside("hexChooser", "terrain-gold");
        me.tapInside("hexChooser", "number-11");
        me.tapInside("areaChooser", "area-isle-2");
        me.shows("correctionChanges", "The islands");
        // A1 and A2 are one area. The correction makes A2 sea.
        me.tapBoard("A2");
        me.tapInside("hexChooser", "terrain-sea");
        verify(me.seen("areaChooser") === null);
        me.tap("applyCorrection");
        const board = Game.position.board;
        compare(board.hexes.D7, { terrain: "gold", number: 11 });
        compare(board.hexes.A2, { terrain: "sea" });
        compare(Array.from(board.areas["isle-1"]), ["A1"]);
        compare(Array.from(board.areas["isle-2"]), ["B4", "B5", "C5", "D6", "D7"]);
        compare(board.pirate, null);
        me.undo();
        compare(Game.position.board.hexes.D7.terrain, "sea");
    }
    /** Enlarges the board for a tap, because its places are small. */
    function tapNear(place: string): void {
        const board = me.find("board"), at = board.mapFromPlace(place);
        board.zoomTo(at.x, at.y);
        me.tapBoard(place);
        board.showAll();
    }
    function test_aShipThatWasTappedSailsAndItsPanelCloses(): void {
        Game.close();
        me.importGame(Qt.resolvedUrl("../access/voyage.jsonl"));
        verify(me.resume(me.kept()[0].id));
        me.win.show("game");
        const color = Game.players[Game.turn.player].color, ship = Game.position.pieces[color].ships[0];
        me.tapNear(ship);
        me.shows("deed-sail", "Tap its new path");
        const target = me.find("board").selectablePaths[0];
        me.tapNear(target);
        tryVerify(() => Game.position.pieces[color].ships.indexOf(target) >= 0);
        me.settled();
        verify(me.seen("closePanel") === null, "nothing is left to close");
        me.tapNear(target);
        me.shows("deed-sail", "Only one ship can be moved per turn.");
        me.tap("closePanel");
        me.undo();
        compare(Array.from(Game.position.pieces[color].ships), [ship]);
    }
}
