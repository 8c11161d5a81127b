// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// The keyboard focus stays inside an overlay, and lists scroll to it.
Person {
    id: me
    name: "focus"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Settings.tourSeen = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.position = Fixed.position;
        Game.players = Fixed.players;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.options = Fixed.options;
        me.win.width = 1280;
        me.win.height = 800;
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }
    function cleanup(): void { Game.attack = Game.noAttack; }

    /** Presses a key that moves the focus. Returns the item that then has it. */
    function press(key: int): var {
        me.keyClick(key);
        me.frame();
        return me.win.activeFocusItem;
    }
    function isIn(item: var, outer: var): bool {
        for (let i = item; i; i = i.parent)
            if (i === outer)
                return true;
        return false;
    }
    function staysIn(outer: var): void {
        const visited = [];
        for (let i = 0; i < 40; ++i) {
            const item = me.press(Qt.Key_Tab);
            verify(me.isIn(item, outer), "the focus left: " + item + " " + item.objectName);
            compare(frames.focusFault(me.win.contentItem, item), "");
            if (visited.indexOf(item) < 0)
                visited.push(item);
        }
        verify(visited.length > 1, "Tab goes round");
        // Backwards, too.
        verify(me.isIn(me.press(Qt.Key_Backtab), outer));
    }

    function test_tabStaysInASheet(): void {
        me.find("gameLayout").item.page.sheet = "menu";
        me.settled();
        me.staysIn(me.find("sheetLoader"));
        me.find("gameLayout").item.page.close();
    }
    function test_theFocusIsSeenInAnAttack(): void {
        Game.attack = Fixed.attack;
        me.settled();
        const done = me.find("attackDone");
        me.staysIn(done.parent.parent);
    }
    function test_aListScrollsToTheFocus(): void {
        me.win.height = 500;
        me.win.show("settings");
        me.settled();
        for (let i = 0; i < 40; ++i)
            compare(frames.focusFault(me.win.contentItem, me.press(Qt.Key_Tab)), "");
    }
}
