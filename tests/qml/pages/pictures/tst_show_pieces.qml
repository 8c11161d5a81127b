// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// "Show your pieces" from the first instruction to the result, with the drawn photographs of resources/screenshots/draw_pieces.py in
// REEVE_PICTURES/drawn. Saves a picture of each step in REEVE_PICTURES; resources/screenshots/make-pieces.sh runs it.
Examined {
    id: me
    name: "pieces"

    function test_showYourPieces_data(): var { return [me.row([1024, 600], "en", "light", 1), me.row([1024, 600], "de", "dark", 1)]; }
    function test_showYourPieces(data: var): void {
        verify(me.pictures !== "", "REEVE_PICTURES is not set");
        const drawn = "file://" + me.pictures + "/drawn/";
        const live = () => me.walk(me.win.contentItem, i => i.good !== undefined && i.stopped !== undefined);
        const read = (file, state) => {
            SetTutor.read(drawn + file);
            tryVerify(() => SetTutor.state !== "reading", 60000);
            compare(SetTutor.state, state, SetTutor.message);
        };
        me.settle(data, "");
        me.tabbing = me.tabbing && Qt.platform.pluginName === "offscreen"; // without a window manager no window has the focus
        for (const set of Array.from(LearnedSets.list)) // of the run before
            LearnedSets.remove(set.name);
        LearnedSets.confirmRemoval();
        me.win.show("sets");
        me.tap("showPieces");
        me.examine("choose");
        me.tap("layPieces");
        me.examine("lay");

        me.walk(me.win.contentItem, i => i.laying !== undefined && i.openLive !== undefined).openLive(drawn + "live.avi");
        tryVerify(() => live() !== null);
        live().pictureOnly = false; // not taken by itself before the picture of it is made
        tryVerify(() => live().good && me.find("liveTake").reason === "", 30000);
        me.wait(400); // the colours of the button change gradually, and the picture never rests
        me.portray("live");
        me.tap("liveTake");
        tryVerify(() => live() === null);
        tryVerify(() => SetTutor.state !== "reading", 60000);
        compare(SetTutor.picture, 2, SetTutor.message);

        read("missing.jpg", "refused");
        verify(SetTutor.missing.length > 2);
        me.examine("missing");
        read("2.jpg", "laying");
        me.settled();
        const list = me.find("pieceList");
        list.contentY = list.contentHeight - list.height;
        me.examine("check");
        read("3.jpg", "done");
        me.wait(1500); // what looks alike is computed beside the window
        me.examine("result");
        me.reportFaults();
    }
}
