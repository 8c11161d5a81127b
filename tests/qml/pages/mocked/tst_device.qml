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

    function test_theDataPanelSaysWhoGetsWhat_data(): var {
        return [{ tag: "nobody", joined: false, phones: "off", said: ["Nothing leaves"] }, { tag: "phones", joined: false, phones: "on", said: ["Phones get"] },
                { tag: "a club", joined: true, phones: "off", said: ["The club gets"] }, { tag: "both", joined: true, phones: "on", said: ["The club gets", "Phones get"] }];
    }
    function test_theDataPanelSaysWhoGetsWhat(data: var): void {
        Club.joined = data.joined;
        Phones.state = data.phones;
        me.win.show("home");
        me.win.show("settings");
        const text = me.find("dataFolder").text;
        compare(["Nothing leaves", "The club gets", "Phones get"].filter(sentence => text.includes(sentence)), data.said);
        me.tap("eraseAll");
        compare(me.words().some(word => String(word).includes("What was sent stays in the club.")), data.joined);
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
