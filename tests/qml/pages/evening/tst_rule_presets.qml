// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Three players play the other presets of the modules, each from the page of a new game, and enter real draws and dice.
Person {
    id: me
    name: "rule presets"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void {
        Game.close();
        me.closeWindow();
    }
    // Every tap of the test is legal, so nothing may be refused.
    function cleanup(): void {
        const refused = me.refusals;
        me.refusals = [];
        compare(refused, []);
    }

    function board(): var { return me.find("board"); }
    function own(): var { return Game.position.pieces.red; }
    function correct(set: var): void { verify(me.perform({ do: "correct", set: set })); }
    function figures(hex: string): int { return Game.position.board.hexes[hex].barbarians ?? 0; }
    function pathsAt(corner: string): var { return me.board().grid.pathNames.filter(p => p.split("-").indexOf(corner) >= 0); }
    function otherEnd(path: string, corner: string): string { return path.split("-").find(c => c !== corner); }
    /** Carries out `act`, checks that it has changed the game, and undoes it. */
    function once(act: var): void {
        const before = JSON.stringify(Game.position);
        act();
        verify(JSON.stringify(Game.position) !== before, "something has happened");
        me.tap("undoButton");
        compare(JSON.stringify(Game.position), before);
    }

    /** A new game with a preset, or with one module, up to the actions of the first turn. */
    function begin(choice: string, keeper: string): void {
        Game.close();
        me.win.show("home");
        me.tap("newGameButton");
        if (me.seen("seat3") !== null)
            me.tapInside("seat3", "removeSeat");
        ["Anna", "Ben", "Cleo"].forEach((name, i) => {
            if (me.search(me.find("seat" + i), "input").text === name)
                return;
            me.tapInside("seat" + i, "input");
            me.type(name);
        });
        me.tap("keeper-" + keeper);
        me.tap("board-beginner");
        me.tap("modulesButton");
        me.find("modulesDone");
        if (me.seen("modulesNone") !== null)
            me.tap("modulesNone");
        me.tap(choice);
        verify(me.find(choice).selected ?? me.find(choice).checked);
        me.tap("modulesDone");
        me.tap("nextButton");
        me.tap("acceptBoard");
        for (let i = 0; i < 6; ++i) {
            const places = me.board().selectableIntersections;
            me.tapBoard(places[(i * 7) % places.length]);
            me.tapBoard(me.board().selectablePaths[0]);
        }
        if (me.seen("red1") === null)
            me.tap("choice-dice");
        me.tap("red1");
        me.tap("yellow2");
        me.tap("politics");
        me.tap("nextButton");
        compare(Game.expected.kind, "actions");
    }

    function test_1_watchOnTheCoast_theLandingOfTheTableIsTappedIn(): void {
        me.begin("preset-watch", "digital");
        me.correct({ hands: { red: { grain: 2, ore: 3 } } });
        const home = me.own().settlements[0];
        me.tap("buildButton");
        me.tap("piece-city");
        me.once(() => {
            me.tapBoard(home);
            me.shows("openAsk", "Tap the 3 hexes");
            me.speaksBothLanguages();
            compare(me.own().settlements, [home]);
            const three = me.board().selectableHexes.slice(2, 5);
            me.tapBoard(three[0]);
            me.tapBoard(three[1]);
            me.shows("openCount", "2 of 3");
            me.tap("openAgain");
            three.forEach(hex => me.tapBoard(hex));
            verify(me.own().cities.indexOf(home) >= 0);
            three.forEach(hex => compare(me.figures(hex), 1));
            compare(Object.keys(Game.position.board.hexes).filter(h => me.figures(h) > 0).length, 3);
        });
        if (me.seen("piece-city") !== null)
            me.tap("closePanel");
        me.tap("buildButton");
        me.tap("piece-city");
        me.tapBoard(home);
        me.tap("openUndecided");
        verify(me.own().cities.indexOf(home) >= 0);
        compare(Object.keys(Game.position.board.hexes).filter(h => me.figures(h) > 0).length, 3);
        if (me.seen("closePanel") !== null)
            me.tap("closePanel");
    }

    function test_2_watchOnTheCoast_knightsSendThemAway(): void {
        const hex = Object.keys(Game.position.board.hexes).find(h => me.figures(h) > 0);
        const corner = me.board().grid.intersectionNames.find(c => me.board().grid.intersections[c].hexes.indexOf(hex) >= 0 && Object.values(Game.position.pieces).every(p => p.settlements.concat(p.cities).indexOf(c) < 0));
        me.correct({ pieces: { red: { knights: [{ at: corner, level: 2, active: true }] } } });
        me.once(() => {
            me.tap("special-banish");
            me.tapBoard(hex);
            me.tapBoard(corner);
            me.tap("guideDone");
            compare(me.figures(hex), 0);
        });
        me.tap("special-chase-barbarian");
        if (me.board().selectableHexes.indexOf(hex) >= 0)
            me.tapBoard(hex); // the knight is adjacent to another hex with barbarians, too
        const to = me.board().selectableHexes.find(h => h !== hex);
        const before = me.figures(to);
        me.tapBoard(to);
        compare(me.figures(hex), 0);
        compare(me.figures(to), before + 1);
    }

    function test_3_goldRush_theNumberUnderATokenIsTappedIn(): void {
        me.begin("preset-rush", "real");
        const fields = Game.position.board.gold_fields;
        verify(fields.length >= 5);
        verify(fields.every(f => f.nuggets === undefined), "Reeve does not look under real tokens");
        const at = fields.find(f => f.miners === 2).at;
        const [near, far] = me.pathsAt(at), end = me.otherEnd(far, at);
        const from = me.pathsAt(end).find(p => p !== far);
        me.correct({ pieces: { red: { crews: [near, from] } } });
        me.tap("special-start-movement");
        me.tap("special-move-crew");
        me.tapBoard(from);
        me.tapBoard(far);
        me.shows("openAsk", "How many nuggets");
        me.speaksBothLanguages();
        me.tap("open-3");
        compare(Game.position.mining.red, 6);
        compare(Game.position.board.gold_fields.length, fields.length - 1);
    }

    function test_3_goldRush_twoTokensOfOneMoveAreAskedOneAfterTheOther(): void {
        const grid = me.board().grid, castle = Game.position.board.castle;
        // Uses paths without pieces nearby, so that crews may stand there.
        const taken = Object.values(Game.position.pieces).reduce((all, p) => all.concat(p.roads, p.settlements, p.cities ?? []), []);
        const free = c => taken.indexOf(c) < 0 && me.pathsAt(c).length === 3 && me.pathsAt(c).every(p => taken.indexOf(p) < 0);
        const path = grid.pathNames.find(p => grid.paths[p].hexes.indexOf(castle) < 0
            && p.split("-").every(c => free(c) && me.pathsAt(c).every(w => free(me.otherEnd(w, c)))));
        const [a, b] = path.split("-");
        const [near, way] = me.pathsAt(a).filter(p => p !== path), other = me.pathsAt(b).find(p => p !== path);
        const from = me.pathsAt(me.otherEnd(way, a)).find(p => p !== way);
        me.correct({ board: { gold_fields: [{ at: a, miners: 2 }, { at: b, miners: 2 }] }, pieces: { red: { crews: [near, other, from] } }, mining: { red: 0 } });
        compare(Game.position.board.gold_fields.length, 2);
        if (me.seen("offerCancel") !== null)
            me.tap("offerCancel"); // the previous move has opened the choice for another piece
        me.once(() => {
            me.tap("special-move-crew");
            me.tapBoard(from);
            me.tapBoard(path);
            me.shows("openAsk", "The token at");
            me.speaksBothLanguages();
            const first = me.find("openAsk").text;
            me.tap("open-1");
            verify(me.find("openAsk").text !== first, "the other token is asked for");
            compare(Game.position.board.gold_fields.length, 2);
            me.tap("open-3");
            compare(Game.position.mining.red, 2 * 1 + 2 * 3);
            compare(Game.position.board.gold_fields.length, 0);
        });
    }

    function test_4_openBorders_theTrainDrivesOffAKnight(): void {
        me.begin("preset-borders", "digital");
        const home = me.own().settlements[0];
        const path = me.pathsAt(home).find(p => me.own().roads.indexOf(p) < 0), at = me.otherEnd(path, home);
        me.correct({ pieces: { red: { trains: [{ at: home, level: 2 }] }, blue: { knights: [{ at: at, level: 1, active: true }] } } });
        me.once(() => {
            me.tap("special-drive-off");
            me.tapBoard(at);
            me.shows("openAsk", "Enter what the die shows");
            me.speaksBothLanguages();
            me.tap("open-6");
            verify(!Game.position.pieces.blue.knights.some(k => k.at === at), "it is gone, or will be");
        });
        me.tap("special-drive-off");
        me.tapBoard(at);
        me.tap("open-2");
        verify(Game.position.this_turn.trains.drove);
        compare(Game.position.pieces.blue.knights.length, 1);
    }

    function test_5_openBorders_theKnightsOwnerWavesTheTrainThrough(): void {
        const home = me.own().trains[0].at, at = Game.position.pieces.blue.knights[0].at;
        me.tap("special-start-movement");
        let dear = 0;
        me.once(() => {
            me.tap("special-move-train");
            me.tapBoard(at);
            me.shows("offerAsk", "wave it through");
            me.speaksBothLanguages();
            me.tapBoard(at); // a change of language starts the choice again
            me.tap("choice-no");
            dear = Game.position.this_turn.trains.used;
        });
        me.tap("special-move-train");
        me.tapBoard(at);
        me.tap("choice-yes");
        compare(me.own().trains[0].at, at);
        verify(Game.position.this_turn.trains.used < dear, "waved through it costs less");
        verify(home !== at);
        if (me.seen("offerCancel") !== null)
            me.tap("offerCancel");
    }

    function test_6_openBorders_aKnightWandersOffTheRoads(): void {
        const home = me.own().cities[0];
        const from = me.otherEnd(me.own().roads.find(r => r.split("-").indexOf(home) >= 0), home);
        me.correct({ pieces: { red: { knights: [{ at: from, level: 1, active: true }] } } });
        me.tapBoard(from);
        const marked = Array.from(me.find("wanderingMarks").dear);
        verify(marked.length > 0);
        me.speaksBothLanguages();
        me.tapBoard(marked[0]);
        compare(me.own().knights[0].at, marked[0]);
    }
}
