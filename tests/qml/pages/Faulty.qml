// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App

// The same checks with faulty saved games from the start.
Examined {
    id: root

    /** The fault: a word of TestFile. */
    required property string trouble
    /** Before the games are read. */
    readonly property bool begun: testFile.begin(root.trouble) // qmllint disable unqualified
    /** Number of games that can be read nevertheless. */
    property int games: 1
    property bool readOnly: true

    function test_everyPage_data(): var { return root.everyWindow(); }
    function test_everyPage(data: var): void {
        verify(root.begun);
        root.settle(data, root.trouble);
        root.prepare();
        compare(root.kept().length, root.games);
        compare(Games.readOnly, root.readOnly);
        root.walkThrough();
        root.reportFaults();
    }
    /** The fault to add to the games. */
    function prepare(): void {}
    /** The view to check. */
    function walkThrough(): void {}

    function lookAround(): void {
        root.visit("home", root.trouble);
        root.win.show("home");
        if (root.readOnly) {
            root.tap("newGameButton");
            verify(root.find("bubbleText").text !== "");
            root.examine("home (" + root.trouble + ", refused)");
            root.tap("noticeAction");
            root.examine("home (" + root.trouble + ", not yet)");
            root.visit("random", "");
            root.tap("acceptBoard");
            root.settled();
            verify(root.find("noticeText").text.length > 20);
            root.examine("random (" + root.trouble + ")");
        }
        root.visit("people", root.trouble);
        root.visit("new", root.trouble);
    }
    /** The first game of the list is checked. */
    function openGame(): void {
        root.win.show("home");
        if (root.tapIfThere("moreButton")) {
            root.examine("home (" + root.trouble + ", a kept game)");
            root.tapIfThere("sheetClose");
        }
        verify(root.resume(root.kept()[0].id));
        root.visit("game", root.trouble);
        if (root.readOnly) {
            const before = root.refusals.length;
            root.perform({ do: "end-turn" });
            compare(root.refusals.length, before + 1);
            root.settled();
            root.examine("game (" + root.trouble + ", refused)");
            root.win.show("correct");
            root.examine("correct (" + root.trouble + ")");
        }
        root.visit("history", root.trouble);
        root.leave();
    }
}
