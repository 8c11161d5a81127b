// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// Keeps the keyboard's focus where it is seen: inside the topmost overlay, and in the part of a list that is in view. One stands in the window.
Item {
    id: root

    readonly property Item focused: Window.activeFocusItem
    /** Where the focus was before. */
    property Item last: null

    onFocusedChanged: later.restart()
    Timer { id: later; interval: 0; onTriggered: root.keep() }

    function belongs(item: Item, outer: Item): bool {
        for (let i = item; i; i = i.parent)
            if (i === outer)
                return true;
        return false;
    }
    /** What Tab reaches inside an overlay, in its order. */
    function chain(overlay: Item): var {
        const found = [];
        for (let next = overlay.nextItemInFocusChain(true); next && found.length < 500 && root.belongs(next, overlay) && found.indexOf(next) < 0; next = next.nextItemInFocusChain(true))
            found.push(next);
        return found;
    }
    function keep(): void {
        const item = root.focused, overlay = Overlays.top();
        if (item === null)
            return;
        if (overlay !== null && !root.belongs(item, overlay)) {
            const inside = root.chain(overlay);
            if (inside.length === 0)
                overlay.forceActiveFocus();
            else // before the first comes the last, and the other way round
                inside[root.last === inside[0] && inside.length > 1 ? inside.length - 1 : 0].forceActiveFocus(Qt.TabFocusReason);
            return;
        }
        root.last = item;
        for (let view = item.parent; view; view = view.parent)
            if (view instanceof Flickable)
                root.reveal(item, view as Flickable);
    }
    /** Scrolls until the item and the ring round it are in view; of what is larger than the view the beginning, where little of it is seen. */
    function reveal(item: Item, view: Flickable): void {
        const at = item.mapToItem(view.contentItem, 0, 0, item.width, item.height), rim = Theme.gap;
        if (view.contentHeight > view.height && at.height < view.height) {
            const top = Math.max(view.originY, at.y - rim), bottom = Math.min(view.originY + view.contentHeight, at.y + at.height + rim);
            if (top < view.contentY)
                view.contentY = top;
            else if (bottom > view.contentY + view.height)
                view.contentY = bottom - view.height;
        } else if (view.contentHeight > view.height) {
            const seen = Math.min(at.y + at.height, view.contentY + view.height) - Math.max(at.y, view.contentY);
            if (seen < 0.7 * view.height)
                view.contentY = Math.max(view.originY, Math.min(at.y - rim, view.originY + view.contentHeight - view.height));
        }
        if (view.contentWidth > view.width && at.width < view.width) {
            const left = Math.max(view.originX, at.x - rim), right = Math.min(view.originX + view.contentWidth, at.x + at.width + rim);
            if (left < view.contentX)
                view.contentX = left;
            else if (right > view.contentX + view.width)
                view.contentX = right - view.width;
        }
    }
}
