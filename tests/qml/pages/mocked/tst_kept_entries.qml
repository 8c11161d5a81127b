// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import Reeve.Sheets
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// What somebody enters is kept or asked about, stays where it is, and keeps its cover open; the keyboard goes where one looks.
Person {
    id: me
    name: "keptEntries"
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
        Game.asked = [];
        me.win.width = 1280;
        me.win.height = 800;
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }
    function rolling(): void {
        Game.expected = Fixed.rollExpected;
        Game.turn = Object.assign({}, Fixed.turn, { phase: "roll" });
        me.settled();
    }

    // --- Leaving --------------------------------------------------------------------------------------------

    function test_aCorrectionThatIsNotAppliedIsAskedAbout(): void {
        me.win.look("correct", "");
        me.settled();
        me.tap("choice-ship");
        me.tapButton("shipStepper", "plus");
        me.tap("backButton");
        me.find("dropCorrections");
        compare(me.win.page, "correct");
        me.tap("keepCorrections");
        verify(me.find("correctionReset").visible, "it is still there");
        me.keyClick(Qt.Key_Escape);
        me.tap("dropCorrections");
        compare(me.win.page, "game");
        // Without changes nobody is asked.
        me.win.look("correct", "");
        me.tap("backButton");
        compare(me.win.page, "game");
    }

    function test_aHalfEnteredRollOutlivesEveryPage(): void {
        me.rolling();
        me.tap("red3");
        for (const page of ["settings", "history", "almanac", "statistics"]) {
            page === "settings" ? me.win.show(page) : me.win.look(page, "");
            me.settled();
            me.tap("backButton");
            compare(me.win.page, "game");
            compare(me.find("gameLayout").item.dice.red, 3, page);
        }
        me.tap("menuButton");
        me.tap("menuHome");
        me.tap("keepCorrections");
        compare(me.win.page, "game");
        me.tap("sheetClose");
        compare(me.find("gameLayout").item.dice.red, 3);
    }

    function test_namesOfANewGameComeBack(): void {
        Game.active = false;
        me.win.show("home");
        me.win.show("new");
        me.settled();
        me.tapInside("seat0", "input");
        me.type("Anna");
        me.tap("backButton");
        compare(me.win.page, "home");
        me.win.show("new");
        me.settled();
        compare(me.search(me.find("seat0"), "input").text, "Anna");
        me.tapInside("seat0", "input");
        me.keyClick(Qt.Key_A, Qt.ControlModifier);
        me.keyClick(Qt.Key_Backspace);
    }

    function test_aBoardThatWasEnteredIsAskedAbout(): void {
        Game.active = false;
        me.win.show("home");
        me.win.show("random");
        me.settled();
        me.tapBoard("C3");
        me.tap("terrain-hills");
        me.tap("backButton");
        me.tap("keepCorrections");
        me.tap("backButton");
        me.tap("dropCorrections");
        compare(me.seen("acceptBoard"), null);
    }

    function test_aBoardThatReallyLiesAgainstTheBoxIsTaken(): void {
        Game.active = false;
        me.win.show("home");
        me.win.show("scan");
        Scanner.read("file:///nowhere.png");
        me.tap("doubt-D2");
        const editor = me.find("terrain-fields"), side = me.listOf(editor);
        tryVerify(() => editor.mapToItem(side, 0, 0).y >= 0 && editor.mapToItem(side, 0, editor.height).y <= side.height, 3000, "the editor is in view");
        me.tap("terrain-fields");
        me.tap("acceptScan");
        me.tap("lookAgain");
        me.find("acceptScan");
        me.tap("acceptScan");
        me.tap("laidSo");
        me.find("acceptBoard");
        verify(!me.find("acceptBoard").waiting, "it is said once");
        me.tap("backButton");
        me.tap("backButton");
        Scanner.cancel();
    }

    // --- Where one taps -------------------------------------------------------------------------------------

    function test_aFirstNameMovesNothing(): void {
        Game.active = false;
        People.lastTable = [{ name: "Eva", color: "red" }, { name: "Finn", color: "blue" }, { name: "Cleo", color: "white" }];
        me.win.show("home");
        me.win.show("new");
        me.settled();
        const at = me.find("seat0").mapToItem(null, 0, 0).y;
        me.tapInside("seat0", "input");
        me.type("A");
        me.settled();
        compare(me.find("seat0").mapToItem(null, 0, 0).y, at);
        verify(me.find("sameTable").blocked, "names are not replaced");
        me.keyClick(Qt.Key_Backspace);
        People.lastTable = [];
    }

    function test_theArrowThatShowsMoreShowsMore(): void {
        me.win.height = 500;
        me.win.show("settings");
        me.settled();
        const arrow = me.find("showMore");
        let list = null;
        me.walk(me.win.contentItem, i => {
            if (i.contentY !== undefined && i.contentHeight > i.height && i.visible)
                list = i;
            return false;
        });
        const before = list.contentY;
        me.mouseClick(arrow, arrow.width / 2, arrow.height / 2);
        tryVerify(() => list.contentY > before + list.height / 2);
    }

    // --- The keyboard ---------------------------------------------------------------------------------------

    /** All visible focus rings. */
    function rings(): int {
        let count = 0;
        me.walk(me.win.contentItem, i => {
            if (i.objectName === "focusRing")
                ++count;
            return false;
        });
        return count;
    }

    function test_aTapElsewhereOrEscapeTakesTheFocusFromAField(): void {
        Game.active = false;
        me.win.show("home");
        me.win.show("new");
        me.settled();
        const input = () => me.search(me.find("seat0"), "input");
        me.tapInside("seat0", "input");
        verify(input().activeFocus);
        compare(me.rings(), 1);
        me.mouseClick(me.win.contentItem, 640, 30);
        verify(!input().activeFocus, "a tap elsewhere");
        me.tapInside("seat0", "input");
        me.keyClick(Qt.Key_Escape);
        verify(!input().activeFocus, "Escape");
        compare(me.win.page, "new", "the first Escape only leaves the field");
        me.keyClick(Qt.Key_Escape);
        compare(me.win.page, "home");
    }

    function test_thereIsOnlyOneRingAndTheClockDoesNotTakeReturn(): void {
        Settings.turnClock = 3;
        me.rolling();
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        me.find("gameLayout").item.task.choose("build", "road");
        me.settled();
        const board = me.find("board"), clock = me.find("turnClock");
        clock.forceActiveFocus(Qt.TabFocusReason);
        compare(me.rings(), 1, "the clock");
        me.keyClick(Qt.Key_Right);
        verify(board.activeFocus, "the arrows go to the board");
        compare(me.rings(), 1, "the board");
        const paused = TurnTimer.paused;
        me.keyClick(Qt.Key_Return);
        compare(TurnTimer.paused, paused);
        compare(Game.asked.length, 1, "a road was built");
        me.find("gameLayout").item.task.cancel();
        Settings.turnClock = 0;
    }

    function test_aButtonWithTheFocusLosesItByATapElsewhere(): void {
        const undo = me.find("undoButton");
        undo.forceActiveFocus(Qt.TabFocusReason);
        compare(me.rings(), 1);
        const board = me.find("board");
        me.mouseClick(board, 5, board.height / 2);
        verify(!undo.activeFocus);
        me.keyClick(Qt.Key_Return);
        verify(Game.asked.indexOf("undo") < 0, "Return is the primary button again");
    }

    // --- Covers and messages --------------------------------------------------------------------------------

    function test_aCoverStaysOpenWhileItIsUsed(): void {
        const keeper = Table.hands;
        Table.hands = "digital";
        me.find("gameLayout").item.page.sheet = "trade";
        me.settled();
        me.uncover();
        const cover = me.find("tradeCover");
        cover.patience = 400;
        const plus = me.walk(me.find("give-ore"), i => i.icon === "plus");
        for (let i = 0; i < 8; ++i) {
            wait(100); // measures time: the taps are a quarter of the patience apart
            me.mouseClick(plus, plus.width / 2, plus.height / 2);
            verify(cover.keptOpen, "after tap " + i);
        }
        tryVerify(() => !cover.keptOpen, 5000, "nobody touches it");
        me.find("gameLayout").item.page.close();
        Table.hands = keeper;
    }

    function test_aMessageOfAButtonGoesWithTheNextTouch(): void {
        me.find("gameLayout").item.page.openPoints(0);
        me.find("gameLayout").item.page.close();
        const redo = me.find("redoButton");
        me.look(redo);
        me.mouseClick(redo, redo.width / 2, redo.height / 2);
        me.find("bubbleText");
        const board = me.find("board");
        me.mouseClick(board, 5, board.height / 2);
        compare(me.seen("bubbleText"), null);
    }

    function test_aBackupThatCannotBeReadIsSaidAtOnce(): void {
        Games.broken = true;
        me.win.show("settings");
        me.settled();
        const panel = me.walk(me.win.contentItem, i => i.lookInto !== undefined);
        panel.lookInto("file:///nowhere/x.reeve", false);
        me.settled();
        compare(panel.sheet, "", "no sheet waits in front of it");
        me.shows("dataFolder", "No games in it.");
        Games.broken = false;
    }

    function test_aDamagedRecordIsOpenedUpToTheFault(): void {
        Game.active = false;
        me.win.show("home");
        me.settled();
        Games.asked = [];
        Games.damaged(42, "evening.jsonl:42: a key is missing", 40);
        me.shows("sheetCard", "Line 42");
        me.shows("sheetCard", "a key is missing");
        me.shows("sheetCard", "40 step");
        me.tap("keepReadPart");
        compare(Games.asked, [["keepReadPart"]]);
        compare(me.seen("sheetCard"), null);
    }

    // Rules: TWO-5
    function test_theSecondRollIsNamedAndTheFirstKept(): void {
        Game.position = Object.assign({}, Fixed.position, { this_turn: { rolls: [6] } });
        Game.expected = Object.assign({}, Fixed.rollExpected, { text: "Anna rolls a second time" });
        Game.turn = Object.assign({}, Fixed.turn, { phase: "roll" });
        me.settled();
        me.shows("turnColumn", "Second roll (the first: 6)");
        me.shows("bothRolls", "First roll 6");
        verify(me.seen("yield0") !== null, "what the first roll brought");
        Game.position = Object.assign({}, Fixed.position, { this_turn: { rolls: [6, 8] } });
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        me.settled();
        me.shows("bothRolls", "First roll 6, second roll 8");
    }

    function test_cardsThatCannotBePlayedNowAreThereWithTheReason(): void {
        const decks = Table.decks;
        Table.decks = "real";
        Game.playable = ["smith"];
        me.find("gameLayout").item.page.openCards(0);
        me.settled();
        if (me.seen("keepOpen") !== null)
            me.uncover();
        const track = Array.from(Words.tracks).find(t => Game.players[0].progressByTrack[t] > 0);
        for (const card of ProgressNames.decks[track].filter(c => c !== "printer" && c !== "constitution")) {
            const button = me.find("play-" + card);
            compare(button.blocked, card !== "smith");
            if (button.blocked)
                compare(button.reason, "Only before the dice are rolled.");
        }
        me.find("gameLayout").item.page.close();
        Table.decks = decks;
        Game.playable = [];
    }
}
