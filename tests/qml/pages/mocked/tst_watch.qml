// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// A camera watches the table: what it sees is proposed on the game page.
Person {
    id: me
    name: "watch"
    when: windowShown

    readonly property var road: ({ id: "r", ways: ["Anna builds a road: between mountains (8) and forest (5)"], hindrance: "", rule: "", color: "red", before: "", now: "" })
    readonly property var robber: ({ id: "b", ways: ["Anna moves the robber: to hills (6); against Ben", "Anna moves the robber: to hills (6); against Clara"],
                                     hindrance: "", rule: "", color: "", before: "", now: "" })
    readonly property var unpaid: ({ id: "u", ways: ["Anna builds a city"], hindrance: "Anna lacks 2 ore.", rule: "BUILD-1", color: "red", before: "", now: "" })

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.options = Fixed.options;
        Table.watching = "ask";
        TableWatch.end();
        TableWatch.asked = [];
        me.win.width = 1280;
        me.win.height = 800;
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }
    function last(): var { return TableWatch.asked[TableWatch.asked.length - 1]; }

    function test_theMenuLeadsToWatchingAndTheSmallPictureBackToIt(): void {
        Scanner.cameraAvailable = true;
        me.tap("menuButton");
        me.tap("menuWatch");
        me.tap("watchCamera");
        verify(TableWatch.on);
        me.shows("watchSays", "sees the board");
        me.tap("sheetClose");
        me.tap("watchPicture");
        me.tap("watchEnd");
        verify(!TableWatch.on);
        compare(me.seen("watchPicture"), null);
    }

    function test_whatWasSeenIsEnteredOrPutAsideByOneTap(): void {
        TableWatch.begin("");
        TableWatch.lying = [me.road];
        me.shows("seenText", "Anna builds a road");
        me.tap("seenYes0");
        compare(me.last(), { enter: "r", way: 0 });
        tryVerify(() => me.seen("seen") === null);
        TableWatch.lying = [me.road];
        me.tap("seenDismiss");
        compare(me.last(), { dismiss: "r" });
    }

    function test_eachWayThatIsPossibleHasItsButton(): void {
        TableWatch.begin("");
        TableWatch.lying = [me.robber];
        me.shows("seenText", "One of these");
        me.shows("seenYes0", "against Ben");
        me.tap("seenYes1");
        compare(me.last(), { enter: "b", way: 1 });
    }

    function test_severalChangesAreEnteredTogether(): void {
        TableWatch.begin("");
        TableWatch.lying = [me.road, Object.assign({}, me.road, { id: "s" })];
        me.shows("seenAll", "2");
        me.tap("seenAll");
        compare(me.last(), { enter: "", way: 0 });
    }

    function test_whatCannotBeEnteredSaysWhyAndLeadsToItsRule(): void {
        TableWatch.begin("");
        TableWatch.lying = [me.unpaid];
        me.shows("seenText", "Anna lacks 2 ore.");
        compare(me.seen("seenYes0"), null);
        me.tap("seenRule");
        compare(me.win.page, "almanac");
        me.win.show("game");
    }

    function test_aTableThatIsOnlyShownWhatWasSeenIsNotAsked(): void {
        Table.watching = "show";
        TableWatch.begin("");
        TableWatch.lying = [me.road];
        me.shows("seenText", "Anna builds a road");
        compare(me.seen("seenYes0"), null);
    }
}
