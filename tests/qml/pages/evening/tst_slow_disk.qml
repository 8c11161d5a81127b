// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// While a step is being saved on a slow disk, the table leaves the game, looks at every page and opens another game. Nothing is
// delivered while a page is built, and everything is as it should be once the disk answers.
Walk {
    id: me
    name: "slow disk"
    when: windowShown

    function initTestCase(): void {
        me.open("home", 1280, 800);
        me.importGame(me.four);
        me.leave();
        me.importGame(me.demo + "evening.jsonl"); // the last one has steps
        me.leave();
    }
    function cleanup(): void { testFile.releaseDisk(); } // qmllint disable unqualified
    function cleanupTestCase(): void { me.leave(); me.clear(); me.closeWindow(); }

    function test_everyPage_data(): var {
        return Object.keys(me.win.pages).concat(Object.keys(me.win.covers)).map(page => ({ tag: page }));
    }
    function test_everyPage(data: var): void {
        const games = me.kept(), here = games[0].id, there = games[1].id, name = games[1].name;
        verify(me.resume(here));
        me.win.show("game");
        me.settled();
        const revision = Game.revision;
        testFile.holdDisk(); // qmllint disable unqualified
        verify(Game.undo());
        verify(Game.saving);
        me.win.show(data.tag);
        me.settled();
        compare(Game.revision, revision, "nothing is shown that is not on the disk");
        me.win.show("home");
        Game.close();
        verify(Games.open(there));
        verify(Games.games.length >= 2);
        me.settled();
        verify(!Game.active);
        testFile.releaseDisk(); // qmllint disable unqualified
        tryVerify(() => Game.active && !Game.saving, 10000);
        compare(Game.gameName, name);
        me.settled();
        me.leave();
        verify(me.resume(here));
        verify(Game.canRedo, "the step was saved all the same");
        verify(me.redo());
        me.leave();
        verify(me.resume(there));
        me.leave();
        verify(me.resume(here)); // the game played last comes first
        me.leave();
    }
}
