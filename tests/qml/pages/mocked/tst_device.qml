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

    function test_theDataPanelSaysWhoGetsWhat(): void {
        me.win.show("home");
        me.win.show("settings");
        const rows = [[false, "off", ["Nothing leaves this device."]], [false, "on", ["Phones get what"]],
                      [true, "off", ["The club gets every game"]], [true, "on", ["The club gets every game", "Phones get what"]]];
        for (const [joined, phones, said] of rows) {
            Club.joined = joined;
            Phones.state = phones;
            for (const sentence of ["Nothing leaves", "The club gets", "Phones get"])
                compare(me.find("dataFolder").text.includes(sentence), said.some(part => part.startsWith(sentence)), sentence);
        }
        me.tap("eraseAll");
        verify(me.find("confirmErase") && me.words().some(word => String(word).includes("What was sent stays in the club.")));
        me.tap("keepAll");
        Club.joined = false;
        Phones.state = "off";
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
