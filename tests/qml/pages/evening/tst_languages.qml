// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// On every page, and with every sheet open, the language is switched: no word stays as it was, and none is
// left when it is switched back.
Person {
    id: me
    name: "languages"
    when: windowShown

    /** Said by the players, or the same in both languages. */
    readonly property var alike: ["Anna", "Ben", "Cleo", "Anna, Ben and Cleo", "Reeve", "Deutsch", "English", "Orange",
                                  "normal", "Bank", "Theater"]

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }

    /** Everything that can be read, or is said of a control, and has a word in it. */
    function words(): var {
        const found = [];
        me.walk(me.win.contentItem, item => {
            const texts = [item.font !== undefined ? item.text : "", me.tappable(item) ? item.name : "", me.tappable(item) ? item.reason : ""];
            for (const text of texts)
                if (/[A-Za-z]{3}/.test(text ?? "") && me.alike.indexOf(text) < 0 && found.indexOf(text) < 0)
                    found.push(text);
            return false;
        });
        return found;
    }
    function switched(): void {
        const english = me.words();
        verify(english.length > 3, "there is something to read");
        Settings.language = "de";
        me.wait(50);
        const german = me.words();
        Settings.language = "en";
        me.wait(50);
        compare(german.filter(text => english.indexOf(text) >= 0), []);
        compare(me.words().filter(text => german.indexOf(text) >= 0), []);
    }

    function test_1_pagesBesideTheGame_data(): var {
        return ["home", "new", "scan", "hand", "random", "settings"].map(page => ({ tag: page }));
    }
    function test_1_pagesBesideTheGame(data: var): void {
        me.win.show("home");
        me.win.show(data.tag);
        me.wait(50);
        me.switched();
    }

    function test_2_theGameBeforeTheRoll(): void {
        me.win.show("home");
        me.tap("resumeCard");
        me.find("board");
        me.switched();
    }

    function test_3_sheetsOfEveryMoment_data(): var {
        return ["menuButton", "pointsButton", "historyButton"].map(button => ({ tag: button }));
    }
    function test_3_sheetsOfEveryMoment(data: var): void {
        me.tap(data.tag);
        me.find("sheetCard");
        me.switched();
        me.tap("sheetClose");
    }

    function test_4_theTurnAfterTheRoll(): void {
        me.tap("red3");
        me.tap("yellow5");
        me.tap("ship");
        me.tap("nextButton");
        me.find("buildButton");
        me.switched();
    }
    function test_5_panelsAndSheetsOfTheTurn_data(): var {
        return [{ tag: "buildButton", close: "closePanel" }, { tag: "knightsButton", close: "closePanel" },
                { tag: "improveButton", close: "sheetClose" }, { tag: "tradeButton", close: "sheetClose" }];
    }
    function test_5_panelsAndSheetsOfTheTurn(data: var): void {
        me.tap(data.tag);
        me.find(data.close);
        me.switched();
        me.tap(data.close);
    }
    // For tst_next_evening.qml the roll never was.
    function test_6_theRollIsTakenBack(): void {
        me.tap("undoButton");
        compare(Game.expected.kind, "roll");
    }
}
