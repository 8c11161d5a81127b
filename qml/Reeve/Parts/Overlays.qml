// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// Modal items over a page: sheets, scenes, the tour. The keyboard focus stays in the topmost one (see FocusKeeper).
QtObject {
    id: root

    property var stack: []

    function open(item: Item): void { root.stack = root.stack.concat([item]); }
    function close(item: Item): void { root.stack = root.stack.filter(other => other !== item); }
    /** Takes the keyboard focus from an item and gives it to the page or overlay around it: the nearest one with `keyHome`. */
    function rest(item: var): void {
        let home = item.parent;
        while (home && home["keyHome"] !== true)
            home = home.parent;
        if (!home)
            return;
        item.focus = false;
        home.forceActiveFocus();
    }
    /** The topmost visible one, or null. */
    function top(): Item {
        for (let i = root.stack.length - 1; i >= 0; --i)
            if (root.stack[i].visible)
                return root.stack[i];
        return null;
    }
}
