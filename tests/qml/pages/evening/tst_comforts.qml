// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Shortcuts: an imported game opens at once, the first page shows the board of the resumed game, the almanac opens at the rule,
// and the next player sees what happened since the last own turn.
Walk {
    id: me
    name: "comforts"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void { me.leave(); me.clear(); me.win.width = 1280; me.win.height = 800; }
    function cleanup(): void { Settings.panelScale = 1; me.leave(); me.clear(); }

    function test_aGameReadFromAFileIsOpenAtOnce(): void {
        me.win.show("home");
        me.settled();
        const files = me.walk(me.win.contentItem, i => i.objectName === "gameList") === null;
        verify(files, "no game yet");
        me.importGame(me.four);
        tryVerify(() => Game.active);
        compare(Game.gameName, "Saturday");
        me.find("board");
    }

    function test_theFirstPageShowsTheBoardOfTheGameThatGoesOn(): void {
        me.importGame(me.four);
        me.leave();
        me.win.show("home");
        const board = me.find("resumeBoard");
        // a position of the record has its hexes below `board`
        tryVerify(() => board.board.hexes === undefined, 3000, "the example is replaced");
        compare(Object.keys(board.position.hexes).length, 19);
        compare(board.position.pieces.red.cities.sort(), ["b5", "c4"]);
        verify(board.board.hands === undefined, "nothing of the hands is shown");
        me.tap("resumeCard");
        verify(Game.active);
        compare(Game.position.pieces.red.cities.sort(), ["b5", "c4"]);
    }

    function test_theAlmanacOpensWithTheRuleInSight_data(): var {
        const rows = [];
        for (const rule of ["KNIGHT-2", "KNIGHT-31", "PROG-WEDD", "BARB-10", "ROBBER-5", "WIN-2", "META-4"])
            for (const size of [[1280, 800, 1], [600, 1000, 1], [600, 1000, 1.4], [1024, 600, 1.4]])
                rows.push({ tag: rule + " " + size.join(" "), rule: rule, size: size });
        return rows;
    }
    function test_theAlmanacOpensWithTheRuleInSight(data: var): void {
        me.win.width = data.size[0];
        me.win.height = data.size[1];
        Settings.panelScale = data.size[2];
        me.win.show("home");
        me.win.look("almanac", data.rule);
        me.settled();
        const list = me.find("entryList");
        const chosen = () => me.walk(list, i => i.entry !== undefined && i.chosen === true);
        tryVerify(() => chosen() !== null, 5000, "the row of " + data.rule);
        me.settled();
        const row = chosen();
        const top = row.mapToItem(list, 0, 0).y, bottom = top + row.height;
        verify(top >= -1 && top < list.height - 40, data.rule + " begins at " + top + " of " + list.height);
        verify(bottom <= list.height + 1 || top <= 1, data.rule + " ends at " + bottom + " of " + list.height);
    }

    function test_whoeverGetsTheTurnIsToldWhatHappenedMeanwhile(): void {
        me.importGame(me.demo + "evening.jsonl");
        tryVerify(() => Game.active);
        me.goBack(() => Game.expected.kind === "roll" && Game.turn.number < 14);
        me.win.show("game");
        const name = Game.players[Game.expected.player].name;
        me.shows("historyLine", "Since " + name + "'s last turn");
        me.tap("historyLine");
        me.shows("sheetCard", "Since " + name + "'s last turn");
        me.tap("sheetClose");
        me.tap("menuButton");
        me.tap("menuSince");
        me.tap("sinceHistory");
        me.find("backButton");
    }
}
