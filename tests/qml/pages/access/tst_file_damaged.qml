// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Some steps of a game and the entry of another in the list are damaged.
Faulty {
    id: me
    name: "file_damaged"
    trouble: "damaged"
    games: 2
    lookingOn: false

    function prepare(): void {
        me.clear();
        verify(Games.importFrom(me.demo + "evening.jsonl"));
        verify(Games.importFrom(me.four));
        verify(testFile.damage()); // qmllint disable unqualified
        Games.tryAgain();
    }
    function walkThrough(): void {
        me.lookAround();
        me.openGame();
        verify(Games.open(Games.games[1].id));
        verify(Game.notice !== "");
        me.visit("game", "damaged steps");
        me.tap("noticeDismiss");
        me.examine("game (the note is put away)");
        me.leave();
    }
}
