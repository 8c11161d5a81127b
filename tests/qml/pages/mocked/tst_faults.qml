// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// Faults of the saved games: shown where they matter, without impossible actions, and with a next step. And keys for an overlay
// do nothing below it.
Person {
    id: me
    name: "faults"
    when: windowShown

    readonly property string elsewhere: "Reeve is already running."
    property var kept: []

    function initTestCase(): void {
        me.kept = Array.from(Games.games);
        me.open("home", 1280, 800);
    }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Settings.tourSeen = true;
        Games.games = me.kept;
        Games.notice = "";
        Games.readOnly = false;
        Games.freed = false;
        Games.asked = [];
        Game.notice = "";
        Game.active = true;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.asked = [];
        me.win.width = 1280;
        me.win.height = 800;
        me.win.show("settings");
        me.win.show("home");
        me.settled();
    }
    function lookOn(): void {
        Games.notice = me.elsewhere;
        Games.readOnly = true;
        Game.notice = me.elsewhere;
    }

    function test_whoOnlyLooksOnIsOfferedNothingThatCannotBeDone(): void {
        me.lookOn();
        for (const name of ["newGameButton", "importButton", "removeButton"])
            compare(me.find(name).reason, me.elsewhere, name);
        me.tap("newGameButton");
        compare(me.win.page, "home");
        compare(me.find("bubbleText").text, me.elsewhere);
        me.tap("moreButton");
        for (const name of ["renameGame", "copyGame", "removeGame"])
            compare(me.find(name).reason, me.elsewhere, name);
        compare(me.find("exportGame").reason, "", "a record can be written elsewhere");
        me.tap("sheetClose");
        me.tap("resumeCard");
        compare(Games.asked, [["open", 3]], "a game can be looked at");
    }

    function test_whoLooksOnTriesAgainOnTheFirstPage(): void {
        me.lookOn();
        me.tap("noticeAction");
        me.shows("notice", "Not yet");
        Games.freed = true;
        me.tap("noticeAction");
        compare(me.seen("gamesNotice"), null);
        compare(me.find("newGameButton").reason, "");
    }

    function test_whoLooksOnTriesAgainInTheGame_data(): var {
        return [{ tag: "wide", w: 1280, h: 800 }, { tag: "high", w: 600, h: 1024 }, { tag: "low", w: 1024, h: 600 }];
    }
    function test_whoLooksOnTriesAgainInTheGame(data: var): void {
        me.win.width = data.w;
        me.win.height = data.h;
        me.lookOn();
        me.win.show("game");
        const note = me.find("fileNote");
        me.look(note);
        for (const name of ["menuButton", "board", "nextButton"])
            verify(me.find(name).mapToItem(null, 0, 0).y >= note.mapToItem(null, 0, note.height).y, name + " is not covered");
        me.tap("noticeAction");
        compare(Games.asked, [["again"]]);
    }

    function test_aNoteThatOnlyTellsIsPutAway(): void {
        Games.notice = "The file was damaged.";
        compare(me.seen("noticeAction"), null);
        compare(me.find("newGameButton").reason, "");
        me.tap("noticeDismiss");
        compare(me.seen("gamesNotice"), null);
        Game.notice = "2 steps were damaged.";
        me.win.show("game");
        me.tap("noticeDismiss");
        compare(me.seen("fileNote"), null);
    }

    function test_whatIsWrongWithTheSettingsIsSaidWhereTheyAreAndOnTheFirstPage_data(): var {
        return [{ tag: "wide", w: 1280, h: 800 }, { tag: "high", w: 600, h: 1024 }, { tag: "low", w: 1024, h: 600 }];
    }
    function test_whatIsWrongWithTheSettingsIsSaidWhereTheyAreAndOnTheFirstPage(data: var): void {
        me.win.width = data.w;
        me.win.height = data.h;
        Settings.notice = "The settings were damaged.";
        Games.notice = "The file was damaged.";
        const first = me.find("gamesNotice"), second = me.find("settingsNotice");
        me.look(first);
        me.look(second);
        verify(second.mapToItem(null, 0, 0).y >= first.mapToItem(null, 0, first.height).y, "neither covers the other");
        verify(me.find("newGameButton").mapToItem(null, 0, 0).y >= second.mapToItem(null, 0, second.height).y, "nor a button");
        me.win.show("settings");
        const note = me.find("settingsNotice");
        me.look(note);
        verify(me.find("languageSetting").mapToItem(null, 0, 0).y >= note.mapToItem(null, 0, note.height).y, "the settings are not covered");
        me.tap("noticeDismiss");
        compare(Settings.notice, "");
        compare(me.seen("settingsNotice"), null);
    }

    function test_keysStayWithWhatLiesOnTop(): void {
        me.win.show("game");
        me.settled();
        const calm = () => { me.keyClick(Qt.Key_Return); me.keyClick(Qt.Key_4); me.keyClick(Qt.Key_Z, Qt.ControlModifier); me.settled(); };
        me.tap("menuButton");
        calm();
        compare(Game.asked, ["undo"], "undo reaches through a sheet, nothing else does");
        Game.asked = [];
        compare(me.win.page, "game");
        me.keyClick(Qt.Key_C);
        compare(me.win.page, "game");
        me.keyClick(Qt.Key_Escape);
        compare(me.seen("sheetCard"), null);
        Settings.tourSeen = false;
        const title = me.find("tourTitle").text;
        me.keyClick(Qt.Key_Return);
        verify(me.find("tourTitle").text !== title, "Enter goes on in the tour");
        me.keyClick(Qt.Key_4);
        me.keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(Game.asked, [], "the tour");
        me.keyClick(Qt.Key_Escape);
        verify(Settings.tourSeen);
        me.keyClick(Qt.Key_Return);
        verify(Game.asked.length > 0, "then the page has them again");
    }

    function test_enterGoesFromNameToName(): void {
        me.win.show("new");
        me.tapInside("seat0", "input");
        for (const name of ["Anna", "Ben", "Cleo", "Dan"]) {
            me.type(name);
            me.keyClick(Qt.Key_Return);
            me.frame();
        }
        me.type("x");
        me.keyClick(Qt.Key_Return);
        compare([0, 1, 2, 3].map(i => me.find("seat" + i).typed), ["Anna", "Ben", "Cleo", "Dan"]);
        compare(me.win.page, "new");
    }

    function test_whatDoesNotFitIntoANameIsLeftOutAndTheLimitIsSaid(): void {
        me.win.show("new");
        const seat = me.find("seat0"), input = me.search(seat, "input");
        me.tapInside("seat0", "input");
        me.type("x".repeat(23));
        // An emoji of two code units, as an input method enters it.
        input.insert(input.length, "\u{1F600}");
        compare(input.text, "x".repeat(23));
        compare(seat.typed, "x".repeat(23));
        me.shows("seat0", "At most 24 character(s)");
        me.keyClick(Qt.Key_Backspace);
        me.type("yz");
        compare(seat.typed, "x".repeat(22) + "yz");
        verify(me.search(seat, "caption").text.indexOf("At most") < 0);
    }

    function test_enterRenames(): void {
        me.tap("moreButton");
        me.tapInside("gameNameField", "input");
        me.keyClick(Qt.Key_Return);
        compare(Games.asked, [], "it is the same name");
        me.keyClick(Qt.Key_A, Qt.ControlModifier);
        me.type("Sunday");
        me.keyClick(Qt.Key_Return);
        compare(Games.asked.map(a => [a[0], a[2]]), [["rename", "Sunday"]]);
    }
}
