// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// The codes of the page "Phones" for a camera: decoded correctly in every window and colour scheme.
Person {
    id: me
    name: "codes for cameras"
    when: windowShown

    readonly property var table: browsers // qmllint disable unqualified

    function initTestCase(): void {
        me.open("home", 1280, 800);
        me.win.show("phones");
        me.settled();
        tryVerify(() => Phones.state !== "off" && Phones.state !== "starting", 10000);
        if (Phones.state === "no-network")
            skip("this machine has no address of its own");
        tryCompare(Phones, "state", "on", 10000);
    }
    function cleanupTestCase(): void {
        Settings.themeMode = "light";
        Settings.panelScale = 1;
        Phones.stop();
        me.closeWindow();
    }

    function test_theCodeOfTheTableIsTheAddressThatIsWritten_data(): var {
        return [[1280, 800, "light", 1], [1280, 800, "dark", 1], [600, 1024, "dark", 1], [1024, 600, "contrast", 1], [360, 720, "dark", 1.4], [360, 640, "contrast", 1]]
            .map(row => ({ tag: row.join(" "), width: row[0], height: row[1], theme: row[2], scale: row[3] }));
    }
    function test_theCodeOfTheTableIsTheAddressThatIsWritten(data: var): void {
        me.win.width = data.width;
        me.win.height = data.height;
        Settings.themeMode = data.theme;
        Settings.panelScale = data.scale;
        me.settled();
        verify(/^http:\/\/[0-9.]+:[0-9]+\/#[0-9A-Z]{6}$/.test(Phones.url), Phones.url);
        compare(me.table.read(me.find("qrCode")), Phones.url);
        const before = Phones.url;
        Phones.renewCode();
        tryVerify(() => Phones.url !== before, 5000);
        me.settled();
        compare(me.table.read(me.find("qrCode")), Phones.url);
    }
}
