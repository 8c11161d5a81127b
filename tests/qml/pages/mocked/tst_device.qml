// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Reeve's data on the device, and its message after a crash.
Person {
    id: me
    name: "device"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }

    function test_everythingIsDeletedOnlyAfterAQuestion(): void {
        Device.erased = false;
        me.win.show("home");
        me.win.show("settings");
        me.shows("dataFolder", Device.folder);
        me.tap("eraseAll");
        verify(!Device.erased);
        me.tap("keepAll");
        verify(!Device.erased);
        me.tap("eraseAll");
        me.tap("confirmErase");
        verify(Device.erased);
    }

    function test_aBugReportSaysWhereItLies(): void {
        me.win.show("home");
        me.win.show("settings");
        me.tap("saveReport");
        me.shows("dataFolder", "report.jsonl");
    }

    function test_theStartAfterAFaultSaysThatTheGameIsWhole(): void {
        me.win.show("home");
        Device.stopped = true;
        me.tap("stoppedReport");
        me.shows("sheetCard", "report.jsonl");
        me.tap("stoppedGoOn");
        verify(!Device.stopped);
        verify(me.seen("stoppedGoOn") === null);
    }
}
