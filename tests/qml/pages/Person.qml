// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import Reeve.Parts
import Reeve.Sheets

// A user at the window: finds items by objectName and taps them.
TestCase {
    id: root

    property var win: null
    /** Refusals of the game, as "code: words". */
    property var refusals: []
    Connections {
        target: Game
        function onRefused(refusal: refusalFacts): void { root.refusals = root.refusals.concat([[refusal.code + ":", refusal.text, refusal.detail].filter(w => w).join(" ")]); }
    }
    /** Names entered by players, or texts that are the same in both languages. */
    readonly property var alike: ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Partner · Dan", "Anna, Ben and Cleo", "Reeve", "Deutsch", "English", "Orange",
                                  "normal", "Bank", "Theater"]

    function open(page: string, width: int, height: int): void {
        const component = Qt.createComponent("qrc:/qt/qml/Reeve/Main.qml");
        compare(component.status, Component.Ready, component.errorString());
        root.win = component.createObject(null, { page: page, width: width, height: height });
        verify(root.win !== null);
        root.settled();
    }
    function closeWindow(): void {
        if (root.win !== null)
            root.win.destroy();
        root.win = null;
    }

    /** Lays out and draws the window, with what the disk has answered. */
    function frame(): void {
        root.saved();
        frames.draw(root.win, 500); // qmllint disable unqualified
    }
    /** Waits for the disk, and delivers its answers. */
    function saved(): void {
        if (typeof testFile !== "undefined") // qmllint disable unqualified
            testFile.settle(); // qmllint disable unqualified
    }
    // The same as those of Game and Games, and shown when they return.
    function perform(command: var): bool { return root.whenSaved(Game.perform(command)); }
    function undo(): bool { return root.whenSaved(Game.undo()); }
    function redo(): bool { return root.whenSaved(Game.redo()); }
    function newGame(setup: var): bool { return root.whenSaved(GameSetup.newGame(setup)); }
    function resume(id: var): bool { return root.whenSaved(Games.open(id)); }
    function whenSaved(accepted: bool): bool {
        root.saved();
        return accepted;
    }
    /** The list of games as the disk has it. */
    function kept(): var {
        const read = Games.games;
        return root.whenSaved(read !== undefined) ? Array.from(Games.games) : [];
    }
    /** Waits until the disk has answered, and nothing in the window moves, fades, scrolls or is being created. */
    function settled(): void {
        root.saved();
        verify(frames.settle(root.win), "the window never rests"); // qmllint disable unqualified
    }

    /** The topmost visible item below `item` for which `wanted` is true, or null. */
    function walk(item: var, wanted: var): var {
        if (!item || item.visible === false)
            return null;
        if (wanted(item))
            return item;
        const children = item.children ?? [];
        for (let i = children.length - 1; i >= 0; --i) {
            const found = root.walk(children[i], wanted);
            if (found !== null)
                return found;
        }
        return null;
    }
    function search(item: var, name: string): var { return frames.search(item, name); } // qmllint disable unqualified
    /** True if an item is a control that can be tapped. */
    function tappable(item: var): bool { return item.activate !== undefined && item.refused !== undefined; }
    /** The visible item of that objectName, or null. */
    function seen(name: string): var { return root.search(root.win.contentItem, name); }
    function find(name: string): var {
        let found = null;
        tryVerify(() => { found = root.seen(name); return found !== null; }, 3000, "not on the page: " + name);
        return found;
    }
    /** Number of taps. */
    property int taps: 0
    /** Checks before a tap that the item is still and that its meaning has not just changed. */
    function look(item: var): void {
        root.saved();
        verify(frames.still(item), "never at rest: " + item.objectName); // qmllint disable unqualified
        tryVerify(() => !Taps.repeats(item, item.mapToItem(null, item.width / 2, item.height / 2)));
    }
    /** The list or column that scrolls an item, or null. */
    function listOf(item: var): var {
        let list = item.parent;
        while (list && list.contentY === undefined)
            list = list.parent;
        return list;
    }
    /** Whether a tap on the middle of an item would meet the sign that more of a list follows. */
    function covered(item: var): bool {
        const middle = item.mapToItem(null, item.width / 2, item.height / 2);
        return root.walk(root.win.contentItem, i => i.objectName === "showMore" && i.contains(i.mapFromItem(null, middle.x, middle.y))) !== null;
    }
    /** Scrolls by the wheel until an item in a list or column is visible and can be tapped. */
    function scrollTo(item: var): void {
        const list = root.listOf(item);
        for (let turns = 0; list && turns < 80; ++turns) {
            const top = item.mapToItem(list, 0, 0).y;
            if (top >= -1 && top + item.height <= list.height + 1 && !root.covered(item))
                return;
            if (turns === 0)
                root.settled(); // Qt 6.8 stops for ever where a list is laid out while the wheel moves it
            root.mouseWheel(list, list.width / 2, list.height / 2, 0, top < 0 ? 120 : -120);
            root.frame();
            // A touch during scrolling would only stop it.
            tryVerify(() => list.moving !== true, 2000);
        }
    }
    function tapItem(item: var): void {
        root.scrollTo(item);
        root.look(item);
        ++root.taps;
        root.mouseClick(item, item.width / 2, item.height / 2);
        root.frame();
    }
    function tap(name: string): void { root.tapItem(root.find(name)); }
    /** Opens a cover to choose something below it. */
    function uncover(): void {
        root.tap("keepOpen");
        root.find("coverAgain");
    }
    /** Scrolls the open file dialog by the wheel until a file is visible. */
    function seekFile(name: string): void {
        const grid = root.find("fileGrid");
        tryVerify(() => {
            if (root.seen("file-" + name) !== null)
                return true;
            root.mouseWheel(grid, grid.width / 2, grid.height / 2, 0, -120);
            root.frame();
            return false;
        }, 5000, "no such file: " + name);
    }
    /** Chooses a file in the open dialog. */
    function pickFile(name: string): void {
        root.seekFile(name);
        root.tap("file-" + name);
    }
    /** Taps an item inside the item of that objectName. */
    function tapInside(outer: string, name: string): void {
        const item = root.search(root.find(outer), name);
        verify(item !== null, name + " is not in " + outer);
        root.tapItem(item);
    }
    /** Taps the button with this text or icon inside the item of that objectName. */
    function tapButton(outer: string, words: string): void {
        const item = root.walk(root.find(outer), i => root.tappable(i) && (i.text === words || i.icon === words));
        verify(item !== null, words + " is no button in " + outer);
        root.tapItem(item);
    }
    /** Taps a hex, an intersection or a path of the board. */
    function tapBoard(place: string): void {
        // A note to the table lies over the board until it is acknowledged.
        for (const note of ["turnedBackNote", "handoverNote", "landedNote"])
            if (root.seen(note) !== null)
                root.tapInside(note, "noticeAction");
        const board = root.find("board");
        root.look(board);
        const at = board.mapFromPlace(place);
        tryVerify(() => !Taps.repeats(board, board.mapToItem(null, at.x, at.y)));
        ++root.taps;
        root.mouseClick(board, at.x, at.y);
        root.frame();
    }
    /** Checks that the item of that objectName shows this text. */
    function shows(name: string, words: string): void {
        tryVerify(() => {
            const item = root.seen(name);
            return item !== null && root.walk(item, i => String(i.text ?? "").indexOf(words) >= 0) !== null;
        }, 3000, name + " does not say: " + words);
    }
    /** All visible texts and names of controls that contain a word. */
    function words(): var {
        const found = [];
        root.walk(root.win.contentItem, item => {
            const texts = [item.font !== undefined ? item.text : "", root.tappable(item) ? item.name : "", root.tappable(item) ? item.reason : ""];
            for (const text of texts)
                // A rule ID is not a word.
                if (/[A-Za-z]{3}/.test(text ?? "") && !/^[A-Z]+-[0-9A-Z]+[a-z]?$/.test(text) && root.alike.indexOf(text) < 0 && found.indexOf(text) < 0)
                    found.push(text);
            return false;
        });
        return found;
    }
    /** Checks that every text changes when switching to German, and none remains after switching back. */
    function speaksBothLanguages(): void {
        const english = root.words();
        verify(english.length > 3, "there is something to read");
        Settings.language = "de";
        root.settled();
        const german = root.words();
        Settings.language = "en";
        root.settled();
        compare(german.filter(text => english.indexOf(text) >= 0), []);
        compare(root.words().filter(text => german.indexOf(text) >= 0), []);
    }
    /** Imports a record as a new game, and waits until it is in the list. */
    function importGame(file: url): void {
        const before = root.kept().length;
        verify(Games.importFrom(file));
        tryVerify(() => !Games.importing && root.kept().length > before, 10000, "not read: " + file);
    }
    /** The cards shown in an item: "1 lumber, 2 ore". */
    function chipsIn(item: var): string {
        const chips = [];
        root.walk(item, i => {
            if (i.card !== undefined && i.count !== undefined)
                chips.push(i.count + " " + i.card);
            return false;
        });
        return chips.sort().join(", ");
    }
    /** A seat's cards, as its owner sees them under the cover. */
    function heldBy(seat: int): var {
        Game.uncover(seat, true);
        const seen = Game.uncovered, hand = {};
        for (const card of Words.cards)
            if (seen.hand[card] > 0)
                hand[card] = seen.hand[card];
        const held = { hand: hand, cards: Array.from(seen.cards), development: Array.from(seen.development), fresh: Array.from(seen.fresh), record: seen.record };
        Game.cover();
        return held;
    }
    /** Card counts of the models in the same form. */
    function cardsText(cards: var): string {
        return Object.keys(cards).filter(c => cards[c] > 0).map(c => cards[c] + " " + c).sort().join(", ");
    }
    function type(text: string): void {
        for (const letter of text)
            root.keyClick(letter);
    }
}
