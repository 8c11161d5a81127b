// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// The program starts again after tst_evening.qml: the game is stored and continues.
Person {
    id: me
    name: "next evening"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }

    function test_1_theGameIsThereAsItWasLeft(): void {
        verify(!Game.active);
        me.shows("resumeCard", "Anna, Ben and Cleo");
        me.shows("resumeCard", "Turn 11");
        me.tap("resumeCard");
        compare(me.find("barbarianStrip").knights, 2);
        compare(Game.players.map(p => p.points), [4, 3, 3]);
        compare(Game.position.board.robber, "B1");
        compare(Game.expected.kind, "roll");
        me.shows("undoButton", "Anna ends the turn");
    }

    function test_2_undoReachesBackBeforeTheProgramWasClosed(): void {
        me.tap("undoButton");
        me.tap("undoButton");
        compare(me.find("barbarianStrip").knights, 0);
        me.tap("redoButton");
        me.tap("redoButton");
        me.shows("undoButton", "Anna ends the turn");
    }

    function test_3_theGameGoesOn(): void {
        me.tap("red3");
        me.tap("yellow3");
        me.tap("ship");
        me.tap("nextButton");
        compare(me.chipsIn(me.find("yield0")), "3 grain");
        compare(me.find("barbarianStrip").spaces, 1);
        me.tap("nextButton");
        me.shows("turnTitle", "Cleo");
    }
}
