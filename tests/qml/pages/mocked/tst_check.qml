// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// Checking the board against a photograph during a game.
Person {
    id: me
    name: "check"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.options = Fixed.options;
        BoardCheck.cancel();
        BoardCheck.asked = [];
        me.size(1280, 800);
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }
    function size(width: int, height: int): void {
        me.win.width = width;
        me.win.height = height;
        me.settled();
    }
    function last(): var { return BoardCheck.asked[BoardCheck.asked.length - 1]; }
    function check(): void {
        me.win.show("check");
        BoardCheck.read("file:///nowhere.png");
        me.find("differenceList");
    }

    function test_theMenuAndTheKeyCLeadToTheCheckAndBackToTheGame(): void {
        me.tap("menuButton");
        me.tap("menuCheck");
        me.shows("scanMessage", "what differs from the game");
        me.tap("backButton");
        compare(me.win.page, "game");
        me.keyClick(Qt.Key_C);
        compare(me.win.page, "check");
        me.keyClick(Qt.Key_Escape);
        compare(me.win.page, "game");
    }

    function test_whatSurelyDiffersHoldsTheGameUpUntilItIsSettled(): void {
        me.check();
        me.tap("backButton");
        compare(me.win.page, "game");
        me.shows("checkNote", "differ at 2");
        me.shows("nextButton", "2 difference");
        me.tap("nextButton");
        compare(me.win.page, "check");
        me.find("differenceList");
        BoardCheck.takeOver("a", 0);
        me.tap("backButton");
        me.shows("checkNote", "differ at 1");
        me.tap("nextButton");
        BoardCheck.dismiss("c");
        me.tap("backButton");
        compare(BoardCheck.state, "idle", "what is only doubtful holds nobody up");
        tryVerify(() => me.seen("checkNote") === null);
        me.shows("nextButton", Game.expected.button);
    }

    function test_theNoteOfWhatDiffersCanBePutAway(): void {
        me.check();
        me.tap("backButton");
        const look = me.find("noticeAction"), away = me.find("noticeDismiss");
        verify(look.x + look.width <= away.x, "the two lie side by side");
        me.tap("noticeDismiss");
        compare(BoardCheck.state, "idle");
        tryVerify(() => me.seen("checkNote") === null);
    }

    function test_whoPlaysOnIsNotHeldUpByAnOldPicture(): void {
        me.check();
        me.tap("backButton");
        me.find("checkNote");
        Game.revision += 1;
        tryVerify(() => me.seen("checkNote") === null);
        compare(BoardCheck.state, "idle");
        BoardCheck.cancel();
        me.check();
        Game.revision += 1; // as after a difference was taken over
        compare(BoardCheck.state, "done");
    }

    function test_theSurestDifferenceStandsFirstWithBothSides(): void {
        me.check();
        me.shows("difference-c5-c6", "Path between Fields (4) and Mountains (5)");
        me.shows("difference-c5-c6", "Table: Road (Anna)");
        me.shows("difference-c5-c6", "Reeve: nothing");
        me.shows("difference-d4", "Table: City (Ben)");
        compare(me.find("differenceList").model[0].id, "a");
    }

    function test_whatWasNotSeenClearlyIsNeverCalledTheSame(): void {
        BoardCheck.nextUnclear = [{ id: "u", at: "C3", tracked: { kind: "piece", piece: "robber" }, doubtful: true, outline: [500, 300, 600, 300, 550, 360], center: Qt.point(550, 330), onPicture: true }];
        me.check();
        me.shows("unclearHeading", "1 place(s) not seen clearly");
        for (const id of ["a", "b", "c"])
            BoardCheck.dismiss(id);
        compare(me.seen("nothingDiffers"), null);
        me.shows("unclear-C3", "Reeve: The robber");
        me.tap("mark-C3");
        verify(me.find("unclear-C3").selected);
        me.tapInside("unclear-C3", "confirmPlace");
        compare(me.last(), { dismiss: "u" });
        me.shows("nothingDiffers", "Nothing else differs");
        BoardCheck.nextUnclear = [];
    }

    function test_aPlaceThatThePictureCutsOffSaysThatNoMarkShowsIt(): void {
        BoardCheck.nextUnclear = [{ id: "u", at: "C3", tracked: { kind: "piece", piece: "robber" }, doubtful: true, outline: [], center: Qt.point(-40, 330), onPicture: false }];
        me.check();
        BoardCheck.differences = [{ id: "s", at: "d4", seen: { kind: "nothing" }, tracked: { kind: "piece", piece: "city", color: "blue" }, doubtful: false, mode: "correct",
            ways: 1, victims: [], outline: [], center: Qt.point(1300, 420), onPicture: false }];
        me.shows("difference-d4", "Intersection at Pasture (12), Fields (3) and Forest (8), not in the picture");
        me.shows("unclear-C3", "Mountains (5), not in the picture");
        compare(me.seen("mark-d4"), null);
        BoardCheck.nextUnclear = [];
    }

    function test_allIsTakenOverAsItIsOnTheTable(): void {
        me.check();
        const again = BoardCheck.found.map(d => Object.assign({}, d, { id: d.id + "2" }));
        BoardCheck.differences = [...BoardCheck.found, ...again];
        me.tap("checkTakeAll");
        tryVerify(() => me.seen("checkTakeAll") === null);
        const taken = BoardCheck.asked.filter(a => a.takeOver !== undefined).map(a => a.takeOver);
        compare(taken, ["a", "a2"]);
        compare(Array.from(BoardCheck.differences).map(d => d.id), ["b", "c", "b2", "c2"]); // doubtful, or impossible
    }

    function test_theTableIsRightTakesItOverAndReeveIsRightPutsItAside(): void {
        me.check();
        me.tapInside("difference-c5-c6", "takeOver");
        compare(me.last(), { takeOver: "a", way: 0 });
        me.tapInside("difference-d4", "dismiss");
        compare(me.last(), { dismiss: "b" });
        verify(me.search(me.find("difference-A1"), "takeOver").blocked, "the box does not hold it");
        me.tapInside("difference-A1", "dismiss");
        me.shows("nothingDiffers", "Nothing else differs");
        me.tap("recallDismissed");
        me.find("difference-d4");
    }

    function test_aMarkOnThePictureChoosesItsDifferenceAndTheBoardShowsItToo(): void {
        me.check();
        me.tap("mark-d4");
        compare(me.search(me.win.contentItem, "difference-d4").chosen, true);
        me.tap("choice-board");
        compare(me.find("board").selected, ["d4"]);
        compare(me.find("board").uncertain["c5-c6"], { state: "differs", number: 1 });
    }

    function test_theMarkOfAShipAtTheRimOfThePictureIsSeenWhole(): void {
        me.check();
        BoardCheck.differences = [{ id: "s", at: "barbarians", seen: { kind: "ship", spaces: 4 }, tracked: { kind: "ship", spaces: 2 }, doubtful: false, mode: "correct",
            ways: 1, victims: [], outline: [0, 0, 30, 0, 30, 20], center: Qt.point(4, 6), onPicture: true }];
        const mark = me.find("mark-barbarians");
        verify(mark.x >= 0 && mark.y >= 0);
        me.tap("mark-barbarians");
        me.shows("difference-barbarians", "Table: 4 space");
    }

    /** Many differences with rows of different heights, because some texts need two lines. */
    function manyDifferences(): var {
        const seen = [{ kind: "piece", piece: "road", color: "red" }, { kind: "piece", piece: "knight", color: "orange", level: 2, active: true }, { kind: "nothing" }],
            mode = ["command", "correct", "none"];
        return Array.from({ length: 40 }, (_, i) => ({ id: "m" + i, at: "abcdef"[i % 6] + (1 + i % 5), seen: seen[i % 3], tracked: seen[(i + 1) % 3],
            doubtful: i % 2 === 0, mode: mode[i % 3], ways: 1, victims: [], outline: [500, 500, 560, 500, 560, 520], center: Qt.point(20 * i + 20, 20 * i + 20), onPicture: true }));
    }
    function test_everyMarkLeadsToItsRowHoweverNarrowTheWindowAndLargeTheLetters_data(): var {
        const rows = [];
        for (const scale of [1, 1.2, 1.4])
            for (const size of [[480, 900], [800, 1280]])
                rows.push({ tag: scale + " " + size, scale: scale, size: size });
        return rows;
    }
    function test_everyMarkLeadsToItsRowHoweverNarrowTheWindowAndLargeTheLetters(data: var): void {
        me.size(data.size[0], data.size[1]);
        Settings.panelScale = data.scale;
        me.check();
        BoardCheck.differences = me.manyDifferences();
        for (let i = 0; i < 120; ++i) {
            const at = (i * 17 + i * i) % 40;
            me.find("checkPhotograph").tapped("m" + at);
            me.wait(1); // regression: a list whose rows grew after their creation was laid out endlessly
            if (i % 10 === 0)
                BoardCheck.differences = me.manyDifferences();
        }
        Settings.panelScale = 1;
    }

    function test_whoGetsWhatIsLaidOverThePicture(): void {
        me.check();
        me.tap("choice-pays");
        const hex = Game.lastRoll.producing[0];
        me.find("paid-" + hex);
        me.shows("paid-" + hex, "+2");
        verify(me.seen("differenceList") === null);
        me.tap("choice-picture");
        verify(me.seen("paid-" + hex) === null);
    }

    function test_whatGoesWrongIsSaidWithAWayOn(): void {
        me.win.show("check");
        BoardCheck.message = "This is another board.";
        BoardCheck.state = "other-board";
        me.shows("scanMessage", "another board");
        me.find("scanOpen");
        verify(me.seen("scanHand") === null);
        BoardCheck.state = "reading";
        BoardCheck.stage = "locate";
        me.shows("scanMessage", "Finding the board");
        me.tap("scanCancel");
        compare(BoardCheck.state, "idle");
    }

    function test_cornersAreDraggedWhereNoIslandWasFound(): void {
        me.win.show("scan");
        Scanner.asked = [];
        Scanner.message = "No board found.";
        Scanner.state = "not-found";
        me.tap("moveCorners");
        const corner = me.find("corner3"), before = corner.x;
        me.look(corner);
        me.mousePress(corner, corner.width / 2, corner.height / 2);
        me.mouseMove(corner, corner.width / 2 + 30, corner.height / 2 + 10);
        me.mouseRelease(corner, corner.width / 2 + 30, corner.height / 2 + 10);
        verify(corner.x > before + 20, "the corner follows the finger");
        corner.forceActiveFocus();
        me.keyClick(Qt.Key_Left);
        me.tap("readCorners");
        const asked = Scanner.asked[Scanner.asked.length - 1].corners;
        compare(asked.length, 12);
        verify(asked[6] > Scanner.corners[6]);
        compare(asked[0], Scanner.corners[0]);
        compare(Scanner.state, "found");
        verify(me.seen("corner3") === null);
        Scanner.state = "idle";
    }

    function test_everyTargetIsLargeEnoughInEveryLayout_data(): var {
        return [{ tag: "landscape", width: 1280, height: 800 }, { tag: "portrait", width: 800, height: 1280 }, { tag: "small", width: 1024, height: 600 }];
    }
    function test_everyTargetIsLargeEnoughInEveryLayout(data: var): void {
        me.size(data.width, data.height);
        me.check();
        me.settled();
        const faulty = me.walk(me.win.contentItem, item => me.tappable(item) && (item.width < 47.5 || item.height < 47.5 || item.name === ""));
        verify(faulty === null, faulty === null ? "" : faulty.name + " is " + faulty.width + " × " + faulty.height);
    }
}
