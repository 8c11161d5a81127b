// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Gold while the bank runs short: the sheet names the missing cards and offers no more than there are.
Person {
    id: me
    name: "gold"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void {
        Game.close();
        me.closeWindow();
    }

    function test_theSheetSaysWhatTheBankHasLeft(): void {
        me.importGame(Qt.resolvedUrl("gold.jsonl"));
        verify(me.resume(me.kept()[0].id));
        me.win.show("game");
        me.shows("sheetCard", "In the bank: 0"); // lumber
        me.shows("sheetCard", "In the bank: 1"); // ore
        compare(me.find("stepper-wool").to, 2, "there are enough");
        compare(me.find("stepper-lumber").to, 0);
        Settings.language = "de";
        me.shows("sheetCard", "In der Bank: 1");
        Settings.language = "en";
        me.tapButton("stepper-ore", "plus");
        compare(me.find("stepper-ore").to, 1, "the last one");
        me.tapButton("stepper-wool", "plus");
        me.tap("goldButton");
        compare(me.refusals, []);
        const red = me.heldBy(0);
        compare(me.cardsText(red.hand), "1 ore, 1 wool");
    }
}
