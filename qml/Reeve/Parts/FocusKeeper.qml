// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// Keeps the keyboard focus visible: inside the topmost overlay and in the visible part of a list. A touch outside of the focused item
// takes the focus from it. One instance in the window, above everything else.
// It draws the focus ring around the `ring` of the focused item: 3 px, with a gap of 2 px. That item says the ring's `radius`, and
// with `ringInside` that it is drawn inside, as for a row as wide as its list.
Item {
    id: root

    readonly property Item focused: Window.activeFocusItem
    /** The previous focus item. */
    property Item last: null

    anchors.fill: parent
    Rectangle {
        objectName: "focusRing"
        readonly property Item around: root.focused?.["ring"] ?? null
        readonly property real out: around?.["ringInside"] ? 0 : Theme.focusStroke + Theme.focusGap
        parent: around ?? root
        visible: around !== null
        anchors.fill: parent
        anchors.margins: -out
        radius: (around?.["radius"] ?? Theme.radiusButton) + out
        color: "transparent"
        border.color: Theme.focus
        border.width: Theme.focusStroke
        z: 10
    }
    // Observes every touch without taking it.
    PointHandler {
        onActiveChanged: {
            if (!active)
                return;
            Taps.used();
            const item = root.focused;
            if (item !== null && item["keyHome"] !== true && !item.contains(item.mapFromItem(null, point.scenePosition.x, point.scenePosition.y)))
                Overlays.rest(item);
        }
    }

    onFocusedChanged: later.restart()
    Timer { id: later; interval: 0; onTriggered: root.keep() }

    function belongs(item: Item, outer: Item): bool {
        for (let i = item; i; i = i.parent)
            if (i === outer)
                return true;
        return false;
    }
    /** The items that Tab reaches inside an overlay, in order. */
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
            else // wraps around at both ends
                inside[root.last === inside[0] && inside.length > 1 ? inside.length - 1 : 0].forceActiveFocus(Qt.TabFocusReason);
            return;
        }
        root.last = item;
        for (let view = item.parent; view; view = view.parent)
            if (view instanceof Flickable)
                root.reveal(item, view as Flickable);
    }
    /** Scrolls until the item and its focus ring are visible; for an item larger than the view, its beginning if little of it is visible. */
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
