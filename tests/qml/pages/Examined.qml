// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App

// Whoever walks through the window and looks at everything closely, in both languages, in a wide, a high and a low window, light and dark,
// and in large letters: what can be tapped has a role, a name and the size of a finger; no word is cut off, and none leaves the thing that it
// stands on.
Walk {
    id: root
    when: windowShown

    property var faults: []
    property string where: ""
    /** A folder for a picture of everything that is looked at, or "" (the environment's REEVE_PICTURES). */
    readonly property string pictures: picturesFolder
    property string file: ""
    property int taken: 0

    function initTestCase(): void {
        root.open("home", 1280, 800);
        Settings.reducedMotion = true;
        Settings.tourSeen = true;
    }
    function cleanupTestCase(): void {
        Settings.language = "en";
        Settings.themeMode = "light";
        Settings.panelScale = 1;
        root.closeWindow();
    }
    function cleanup(): void { root.win.show("home"); Game.close(); }

    function everyWindow(): var {
        // Colours move nothing: each window and each language is seen once light and once dark; pictures show all.
        const rows = [], sizes = [[1280, 800], [800, 1280], [1024, 600], [600, 1024]];
        sizes.forEach((size, i) => ["en", "de"].forEach((language, k) => ["light", "dark", "contrast"].forEach((theme, j) => {
            if ((i + k + j) % 2 === 0 && j < 2 || root.pictures !== "")
                rows.push({ tag: size.join("x") + " " + language + " " + theme, size: size, language: language, theme: theme });
        })));
        // The longer language in the largest letters.
        rows.push({ tag: "1280x800 de large", size: [1280, 800], language: "de", theme: "light", scale: 1.4 });
        return rows;
    }
    /** A row of everyWindow(); the pictures of what is walked through begin with its name and `what`. */
    function settle(data: var, what: string): void {
        root.faults = [];
        root.file = data.tag.replace(/ /g, "-") + (what !== "" ? "-" + what : "");
        root.taken = 0;
        Settings.language = data.language;
        Settings.themeMode = data.theme;
        Settings.panelScale = data.scale ?? 1;
        root.win.width = data.size[0];
        root.win.height = data.size[1];
        root.wait(100);
    }
    function reportFaults(): void { compare(root.faults.slice(0, 12).join("\n"), ""); }

    function fault(item: var, what: string): void {
        const words = String(item.text || item.name || item.objectName || item).slice(0, 60);
        const said = root.where + ": " + what + ": " + words;
        if (root.faults.indexOf(said) < 0)
            root.faults = root.faults.concat([said]);
    }
    /** Looks at everything that is visible. */
    function examine(where: string): void {
        root.where = where;
        root.wait(40);
        root.portray(where);
        const before = root.faults;
        root.inspect(root.win.contentItem, null, null);
        if (root.faults.length === before.length)
            return;
        // The odds may just have arrived, and their words are laid out with the next frame: a fault is what is still wrong then.
        root.faults = before;
        root.wait(200);
        root.inspect(root.win.contentItem, null, null);
    }
    function portray(where: string): void {
        if (root.pictures === "")
            return;
        root.taken += 1;
        root.wait(120);
        root.grabImage(root.win.contentItem).save(root.pictures + "/" + root.file + "-" + String(root.taken).padStart(3, "0") + "-" + where.replace(/[^a-z0-9]+/gi, "-") + ".png");
    }
    function inspect(item: var, control: var, view: var): void {
        if (!item || item.visible === false || item.opacity === 0 || item.width === 0 || item.height === 0)
            return;
        if (root.tappable(item)) {
            control = item;
            root.inspectControl(item);
        }
        if (item.contentY !== undefined && item.contentHeight !== undefined && item.flickDeceleration !== undefined)
            view = item;
        if (item.truncated !== undefined && item.paintedWidth !== undefined && item.lineCount !== undefined && String(item.text) !== "")
            root.inspectText(item, control, view);
        const children = item.children ?? [];
        for (let i = 0; i < children.length; ++i)
            root.inspect(children[i], control, view);
    }
    function inspectControl(item: var): void {
        if (String(item.name).trim() === "")
            root.fault(item, "has no name");
        if (item.Accessible.role === Accessible.NoRole)
            root.fault(item, "has no role");
        // A finger reaches 48 even where the drawing is smaller.
        const least = Math.min(item.width, item.height), reach = least + 2 * Math.max(0, (48 - least) / 2);
        if (reach < 48 || least < 28)
            root.fault(item, "is too small: " + Math.round(item.width) + "x" + Math.round(item.height));
    }
    function inspectText(item: var, control: var, view: var): void {
        if (item.truncated)
            root.fault(item, "is cut off");
        if (item.paintedWidth > item.width + 1.5 || item.paintedHeight > item.height + 1.5)
            root.fault(item, "does not fit its room: " + [item.paintedWidth, item.paintedHeight, item.width, item.height].map(n => Math.round(n)).join(" "));
        // More lines than words: one is broken.
        if (item.lineCount > String(item.text).trim().split(/[\s\u200b\u2013-]+/).length)
            root.fault(item, "has a broken word");
        if (control !== null) {
            const at = item.mapToItem(control, 0, 0), end = item.mapToItem(control, item.paintedWidth, item.paintedHeight);
            if (at.x < -1.5 || at.y < -1.5 || end.x > control.width + 1.5 || end.y > control.height + 1.5)
                root.fault(item, "leaves its button");
        }
        // The paper of the summary is shown smaller than it is: both ends are looked up.
        const page = view ? view.contentItem : root.win.contentItem;
        const place = item.mapToItem(page, 0, 0), end = item.mapToItem(page, item.paintedWidth, 0);
        const width = view ? Math.max(view.width, view.contentWidth) : root.win.width;
        if (place.x < -1.5 || end.x > width + 1.5)
            root.fault(item, "leaves the page");
    }
}
