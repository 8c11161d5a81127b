// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Some steps of one game and the list entry of another are damaged.
Faulty {
    id: me
    name: "file_damaged"
    trouble: "damaged"
    games: 2
    readOnly: false

    function prepare(): void {
        me.clear();
        me.importGame(me.demo + "evening.jsonl");
        me.leave(); // opening a game would show the damage at once
        me.importGame(me.four);
        me.leave();
        verify(testFile.damage()); // qmllint disable unqualified
        Games.tryAgain();
    }
    function walkThrough(): void {
        me.lookAround();
        me.openGame();
        verify(me.resume(me.kept()[1].id));
        compare(Game.notice, "", "the second copy has every step");
        me.visit("game", "repaired");
        me.leave();
    }
}
