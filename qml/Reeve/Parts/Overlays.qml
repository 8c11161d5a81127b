// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// What lies over a page and must be dealt with first: sheets, scenes, the tour. The keyboard's focus stays in the topmost (see FocusKeeper).
QtObject {
    id: root

    property var stack: []

    function open(item: Item): void { root.stack = root.stack.concat([item]); }
    function close(item: Item): void { root.stack = root.stack.filter(other => other !== item); }
    /** The topmost that can be seen, or null. */
    function top(): Item {
        for (let i = root.stack.length - 1; i >= 0; --i)
            if (root.stack[i].visible)
                return root.stack[i];
        return null;
    }
}
