// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// With real cards, after undo and redo every window says who returns and who takes cards; no item moves.
Person {
    id: me
    name: "turnedBack"
    when: windowShown

    readonly property var sentences: ["Dan gives back 3 grain.", "Cleo takes 2 brick."]

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.position = Fixed.position;
        Game.players = Fixed.players;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.options = Fixed.options;
        Game.turnedBack = [];
        Game.asked = [];
    }
    function cleanup(): void { Game.turnedBack = []; }
    function show(width: int, height: int): void {
        me.win.width = width;
        me.win.height = height;
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }
    function placeOf(name: string): string {
        const item = me.find(name), at = item.mapToItem(null, 0, 0);
        return [at.x, at.y, item.width, item.height].join();
    }

    function test_everyWindowShowsANoteThatMovesNothing_data(): var {
        return [[1280, 800], [600, 1024], [800, 1280], [560, 780], [360, 720], [1024, 600]].map(size => ({ tag: size.join("x"), size: size }));
    }
    function test_everyWindowShowsANoteThatMovesNothing(data: var): void {
        me.show(data.size[0], data.size[1]);
        compare(me.seen("turnedBackNote"), null);
        const names = ["actions", "nextButton", "board", "player0"], before = names.map(name => me.placeOf(name));
        Game.turnedBack = me.sentences;
        me.settled();
        me.shows("turnedBackNote", "On the table: Dan gives back 3 grain. Cleo takes 2 brick.");
        compare(names.map(name => me.placeOf(name)), before);
        const note = me.find("turnedBackNote");
        compare(note.Accessible.role, Accessible.AlertMessage);
        compare(note.Accessible.name, "On the table: Dan gives back 3 grain. Cleo takes 2 brick.");
        const at = note.mapToItem(me.win.contentItem, 0, 0);
        verify(at.x >= 0 && at.y >= 0 && at.x + note.width <= me.win.width && at.y + note.height <= me.win.height);
        // The note blocks taps on the board.
        me.mouseClick(note, note.width / 3, note.height / 2);
        compare(Game.asked.length, 0);
        Game.turnedBack = [];
        me.settled();
        compare(me.seen("turnedBackNote"), null);
    }

    function test_doneAcknowledgesItAndTheKeyboardReachesIt(): void {
        me.show(600, 1024);
        Game.turnedBack = me.sentences;
        me.settled();
        me.tapInside("turnedBackNote", "noticeAction");
        compare(Array.from(Game.turnedBack), []);
        compare(me.seen("turnedBackNote"), null);
        Game.turnedBack = me.sentences;
        me.settled();
        const done = me.search(me.find("turnedBackNote"), "noticeAction");
        for (let i = 0; i < 80 && !done.activeFocus; ++i)
            me.keyClick(Qt.Key_Tab);
        verify(done.activeFocus);
        me.keyClick(Qt.Key_Return);
        compare(me.seen("turnedBackNote"), null);
    }
}
