// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import Reeve.Sheets
import "layout.js" as Layout

// Walks through the window and checks every view, in both languages, in a wide, a high and a low window, light and dark, and in
// large text: what can be tapped has a role, a name and the minimum size; nothing is cut, broken inside a word, outside its
// container or on top of something else (layout.js); the keyboard focus is always visible; no word of the record is shown in
// German. With REEVE_NIGHTLY other windows; REEVE_LAYOUTS=all checks every window in every text size and in both languages.
Walk {
    id: root
    when: windowShown

    property var faults: []
    property string where: ""
    /** A folder for a picture of every view, or "" (the environment's REEVE_PICTURES). */
    readonly property string pictures: picturesFolder
    property string file: ""
    property int taken: 0
    property bool tabbing: false

    function initTestCase(): void {
        root.open("home", 1280, 800);
        Settings.reducedMotion = true;
        Settings.tourSeen = true;
    }
    function cleanupTestCase(): void {
        Settings.language = "en";
        Settings.themeMode = "light";
        Settings.panelScale = 1;
        Settings.boardScale = 1;
        root.closeWindow();
    }
    function cleanup(): void { root.win.show("home"); Game.close(); }

    readonly property var windows: [[1280, 800], [800, 1280], [1024, 600], [600, 1024], [600, 1000], [560, 780], [1024, 580], [800, 600], [360, 720]]
    readonly property bool everything: everyLayout // qmllint disable unqualified
    readonly property var wordsOfTheRecord: new Set(recordWords) // qmllint disable unqualified
    FontMetrics { id: metrics }

    function row(size: var, language: string, theme: string, scale: real): var {
        return { tag: size.join("x") + " " + language + " " + theme + (scale !== 1 ? " " + scale : ""), size: size, language: language, theme: theme, scale: scale };
    }
    function everyWindow(): var {
        const languages = ["en", "de"], themes = ["light", "dark", "contrast"];
        if (root.everything)
            return root.windows.reduce((rows, size) => rows.concat(...languages.map(language => [0.85, 1, 1.2, 1.4].map((scale, i) => root.row(size, language, themes[i % 2], scale)))), []);
        if (root.pictures !== "")
            return root.windows.reduce((rows, size) => rows.concat(...languages.map(language => themes.map(theme => root.row(size, language, theme, 1)))), [])
                .concat(root.windows.map(size => root.row(size, "de", "light", 1.4)));
        // Colours do not affect the layout, and German texts are longer. So windows alternate language and theme, and
        // the smallest ones are checked in German with the largest text. REEVE_LAYOUTS=all checks the rest.
        const usual = [root.row([1280, 800], "en", "dark", 1), root.row([560, 780], "de", "light", 1.4)];
        const more = [root.row([800, 1280], "en", "dark", 1), root.row([1024, 600], "de", "light", 1), root.row([600, 1024], "de", "dark", 1)]
            .concat([[1280, 800], [600, 1000], [360, 740], [1024, 580]].map(size => root.row(size, "de", "light", 1.4)));
        return nightly ? more : usual; // qmllint disable unqualified
    }
    /** The pages of a game are checked. */
    function plays(data: var): bool { return root.everything || data.scale === 1.4 || data.size[0] >= 600; }
    /** Tab is pressed repeatedly: layouts differ in this, text sizes do not. */
    function tabs(data: var): bool { return root.everything ? data.scale === 1.2 : data.scale === 1; }
    /** A row of everyWindow(); file names of pictures begin with its name and `what`. */
    function settle(data: var, what: string): void {
        root.faults = [];
        root.file = data.tag.replace(/ /g, "-") + (what !== "" ? "-" + what : "");
        root.taken = 0;
        Settings.language = data.language;
        Settings.themeMode = data.theme;
        Settings.panelScale = data.scale;
        Settings.boardScale = data.scale;
        root.tabbing = root.tabs(data);
        root.win.width = data.size[0];
        root.win.height = data.size[1];
        root.wait(100);
    }
    function reportFaults(): void {
        if (root.faults.length > 0)
            console.info(root.faults.length + " faults:\n" + root.faults.join("\n"));
        compare(root.faults.slice(0, 12).join("\n"), "");
    }

    /** Scrolls without animation, which saves half of the time; other tests check the animation. */
    function scrollTo(item: var): void {
        const list = root.listOf(item);
        if (list === null)
            return;
        const top = item.mapToItem(list, 0, 0).y, below = top + item.height - list.height;
        const most = Math.max(list.originY, list.originY + list.contentHeight - list.height);
        if (top < -1 || below > 1 || root.covered(item))
            list.contentY = Math.min(most, Math.max(list.originY, list.contentY + top - Math.max(0, (list.height - item.height) / 2)));
        root.frame();
    }
    function fault(item: var, what: string): void {
        const words = String(item.text || item.name || item.objectName || item).slice(0, 60);
        const said = root.where + ": " + what + ": " + words;
        if (root.faults.indexOf(said) < 0)
            root.faults = root.faults.concat([said]);
    }
    /** Checks everything that is visible. */
    function examine(where: string): void {
        root.where = where;
        root.settled();
        root.portray(where);
        const before = root.faults;
        root.inspectAll();
        if (root.faults.length > before.length) {
            // A text that has just changed is laid out with the next frame, so only a fault that remains counts.
            root.faults = before;
            root.wait(200);
            root.inspectAll();
        }
        if (root.tabbing)
            root.pressTab();
    }
    function inspectAll(): void {
        root.inspect(root.win.contentItem);
        for (const found of Layout.faults(root.win.contentItem, metrics))
            root.fault(found.item, found.what);
    }
    /** Goes around the page with Tab: the focus ring is always visible. */
    function pressTab(): void {
        const first = root.win.activeFocusItem, visited = [];
        for (let i = 0; i < 80; ++i) {
            root.keyClick(Qt.Key_Tab);
            root.wait(1);
            const item = root.win.activeFocusItem;
            if (item === null || visited.indexOf(item) >= 0)
                break;
            visited.push(item);
            // A list scrolls to the item with one of the next frames (FocusKeeper): only a remaining fault counts.
            let why = frames.focusFault(root.win.contentItem, item);
            for (let tries = 0; why !== "" && tries < 30 && root.win.activeFocusItem === item; ++tries) {
                root.frame();
                why = frames.focusFault(root.win.contentItem, item);
            }
            if (why !== "")
                root.fault(item, why);
        }
        if (visited.length === 0)
            root.fault(root.win.contentItem, "Tab leads nowhere");
        if (first !== null)
            first.forceActiveFocus();
        root.wait(1);
    }
    function portray(where: string): void {
        if (root.pictures === "")
            return;
        root.taken += 1;
        root.wait(120);
        root.grabImage(root.win.contentItem).save(root.pictures + "/" + root.file + "-" + String(root.taken).padStart(3, "0") + "-" + where.replace(/[^a-z0-9]+/gi, "-") + ".png");
    }
    function inspect(item: var): void {
        if (!item || item.visible === false || item.opacity === 0 || item.width === 0 || item.height === 0)
            return;
        if (root.tappable(item))
            root.inspectControl(item);
        root.inspectWords(item);
        const children = Array.from(item.children ?? []);
        root.inspectOrder(item, children);
        for (const child of children)
            root.inspect(child);
    }
    /** No word of the record is shown or read out in German. */
    function inspectWords(item: var): void {
        if (Settings.language !== "de")
            return;
        const said = item.Accessible.ignored ? [] : [item.Accessible.name, item.Accessible.description];
        for (const words of [item.text, ...said]) {
            const raw = String(words ?? "").split(/[^A-Za-zÄÖÜäöüß-]+/).filter(w => root.wordsOfTheRecord.has(w));
            if (raw.length > 0)
                root.fault(item, "shows a word of the record (" + raw.join(", ") + ")");
        }
    }
    readonly property var orders: [["card", Array.from(Words.cards)], ["track", Array.from(Words.tracks)]]
    /** Kinds of cards, and areas of improvement, stand in one order everywhere. */
    function inspectOrder(item: var, children: var): void {
        for (const [key, order] of root.orders) {
            const shown = children.filter(i => order.includes(i[key]) && i.visible && i.width > 0);
            const places = shown.sort((a, b) => a.y - b.y || a.x - b.x).map(i => order.indexOf(i[key]));
            if (places.some((n, i) => i > 0 && n < places[i - 1]))
                root.fault(item, "has kinds out of order: " + places.map(n => order[n]).join(", "));
        }
    }
    function inspectControl(item: var): void {
        if (String(item.name).trim() === "")
            root.fault(item, "has no name");
        if (item.Accessible.role === Accessible.NoRole)
            root.fault(item, "has no role");
        // The touch area is at least 48 even if the drawing is smaller.
        const least = Math.min(item.width, item.height), reach = least + 2 * Math.max(0, (48 - least) / 2);
        if (reach < 48 || least < 28)
            root.fault(item, "is too small: " + Math.round(item.width) + "x" + Math.round(item.height));
    }
}
