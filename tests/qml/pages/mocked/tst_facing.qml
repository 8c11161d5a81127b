// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// A table-top screen: panels and sheets face their players, and the whole view can be rotated; a clock shows the duration of a
// turn.
Person {
    id: me
    name: "facing"
    when: windowShown

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
        Table.sides = ["bottom", "bottom", "bottom", "bottom"];
        Settings.turned = 0;
        Settings.turnClock = 0;
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }
    /** Rotation of an item on the screen in degrees, clockwise. */
    function turnOf(item: var): int {
        const a = item.mapToItem(null, 0, 0), b = item.mapToItem(null, 1, 0);
        return (Math.round(Math.atan2(b.y - a.y, b.x - a.x) * 180 / Math.PI) + 360) % 360;
    }

    function test_aSeatIsChosenInTheMenu(): void {
        me.tap("menuButton");
        me.tap("menuTable");
        me.tapInside("side1", "choice-top");
        compare(Table.sides[1], "top");
        me.tap("sheetClose");
    }

    function test_thePanelAndTheSheetsOfAPlayerFaceTheSeat_data(): var {
        return [{ tag: "left", degrees: 90 }, { tag: "top", degrees: 180 }, { tag: "right", degrees: 270 }, { tag: "bottom", degrees: 0 }];
    }
    function test_thePanelAndTheSheetsOfAPlayerFaceTheSeat(data: var): void {
        Table.setSide(1, data.tag);
        compare(me.turnOf(me.find("player0").face), 0);
        const name = me.walk(me.find("player1"), i => i.text === "Ben");
        verify(name !== null, "the name can be read");
        compare(me.turnOf(name), data.degrees);
        me.tap("player1");
        const card = me.find("sheetCard"), corner = card.mapToItem(null, 0, 0), other = card.mapToItem(null, card.width, card.height);
        compare(me.turnOf(card), data.degrees);
        for (const p of [corner, other])
            verify(p.x >= 0 && p.y >= 0 && p.x <= 1280 && p.y <= 800, "the sheet lies on the screen");
        me.tap("pointsOf0"); // a player on the bottom side: the sheet is upright
        compare(me.turnOf(me.find("sheetCard")), 0);
        me.tap("sheetClose");
    }

    function test_theWholeViewIsTurnedByQuartersAndCanStillBeTapped(): void {
        for (let quarter = 1; quarter <= 4; ++quarter) {
            me.tap("menuButton");
            me.tap("menuTable");
            me.tap("turnView");
            compare(Settings.turned, quarter % 4 === 0 ? 4 : quarter);
            tryVerify(() => me.turnOf(me.find("board")) === 90 * quarter % 360);
            me.tap("sheetClose");
            Settings.turned = quarter % 4;
            compare(Settings.turned, quarter % 4);
        }
        compare(Settings.turned, 0);
        const board = me.find("board"), at = board.mapToItem(null, 0, 0);
        verify(at.x >= 0 && at.x + board.width <= 1280);
    }

    function test_theClockShowsTheTimeOfTheTurnAndIsPaused(): void {
        verify(me.seen("turnClock") === null, "nobody wants it");
        Settings.turnClock = 2;
        const clock = me.find("turnClock");
        TurnTimer.seconds = 119;
        me.shows("turnClock", "1:59");
        verify(!clock.late);
        me.tap("turnClock");
        verify(TurnTimer.paused && clock.paused);
        me.tap("turnClock");
        verify(!TurnTimer.paused);
        TurnTimer.seconds = 120;
        verify(clock.late);
        TurnTimer.seconds = 0; // the next turn
        verify(!clock.late);
    }
}
