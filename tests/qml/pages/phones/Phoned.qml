// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// A table with phones, which are browsers. The test taps in the window and on the phones; each test function continues
// where the one before ended.
Hands {
    id: root

    /** A step failed, so later ones are skipped. */
    property bool broken: false
    readonly property var table: browsers // qmllint disable unqualified

    function init(): void {
        if (root.table.missing !== "")
            skip(root.table.missing);
        if (root.broken)
            skip("an earlier part of the evening failed");
        root.broken = true;
    }
    function cleanup(): void { root.broken = root.qtest_results.failed; }
    function cleanupTestCase(): void {
        if (root.win !== null)
            Phones.stop();
        root.closeWindow();
    }
    /** Opens the page that admits phones to the open game. */
    function openDoor(): void {
        root.win.show("game");
        root.settled();
        root.tap("phonesButton");
        tryVerify(() => Phones.state === "on", 10000, Phones.message);
        root.settled();
    }
    function phone(language: string, scheme: string): var {
        const phone = root.table.phone(Phones.network);
        phone.resize(390, 844);
        phone.speak(language);
        phone.wear(scheme);
        return phone;
    }
    /** Taps one after the other. */
    function taps(phone: var, ...texts): void {
        for (const text of texts)
            verify(phone.tap(text), "no button: " + text + "\n" + phone.text());
    }
    function shows(phone: var, text: string): void { verify(phone.shows(text), "not shown: " + text); }
    function picture(phone: var, name: string): void {
        if (picturesFolder !== "") // qmllint disable unqualified
            verify(phone.keepPicture(picturesFolder + "/" + name + ".png")); // qmllint disable unqualified
    }
    /** The hand of a seat as the game holds it. */
    function hand(seat: int): string { return root.cardsText(root.heldBy(seat).hand); }
    function correct(set: var): void {
        verify(root.perform({ do: "correct", set: set }), JSON.stringify(set));
        Game.dismissHandover();
    }
}
