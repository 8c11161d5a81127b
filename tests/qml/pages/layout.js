// SPDX-License-Identifier: GPL-3.0-or-later
// Finds layout faults in a window: text that is cut, broken inside a word, outside its container or the window, on top of
// something else or touching it; buttons that overlap or cannot be reached; lists too low to scroll.
//
// faults(root, metrics) checks everything visible below `root` in paint order and returns [{item, what}]. `metrics` is a
// FontMetrics that it may change.
.pragma library

/** Allowed overlap in pixels: glyphs have side bearings, frames have strokes. */
const kSlack = 2;
/** The least height in which a list can be scrolled. */
const kLeastView = 48;

function faults(root, metrics) {
    const look = { root: root, metrics: metrics, marks: [], found: [], moments: [], area: root.width * root.height };
    const window = { x: 0, y: 0, right: root.width, bottom: root.height };
    collect(look, root, { clip: window, reach: window, reachOf: root, owners: [], above: [] });
    compareAll(look);
    return look.found;
}

// --- Rectangles ------------------------------------------------------------------------------------------
function rectOf(look, item, x, y, width, height) {
    const r = item.mapToItem(look.root, x, y, width, height);
    return { x: r.x, y: r.y, right: r.x + r.width, bottom: r.y + r.height };
}
function common(a, b) {
    return { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) };
}
function across(r) { return r.right - r.x; }
function down(r) { return r.bottom - r.y; }
function exceeds(r, room) {
    return Math.max(room.x - r.x, room.y - r.y, r.right - room.right, r.bottom - room.bottom);
}
/** The rectangle of a text's glyphs, in its own coordinates. */
function inked(text) {
    const width = text.paintedWidth ?? text.contentWidth, height = text.paintedHeight ?? text.contentHeight;
    const spareX = text.width - width - (text.leftPadding ?? 0) - (text.rightPadding ?? 0), spareY = text.height - height;
    const alignX = text.effectiveHorizontalAlignment ?? text.horizontalAlignment ?? 1, alignY = text.verticalAlignment ?? 32;
    return { x: (text.leftPadding ?? 0) + (alignX === 4 ? spareX / 2 : alignX === 2 ? spareX : 0),
             y: alignY === 128 ? spareY / 2 : alignY === 64 ? spareY : 0, width: width, height: height };
}

// --- Kinds of items --------------------------------------------------------------------------------------
function isText(item) { return item.truncated !== undefined && item.paintedWidth !== undefined && item.lineCount !== undefined; }
function isField(item) { return item.cursorPosition !== undefined && item.contentWidth !== undefined; }
function isControl(item) { return item.activate !== undefined && item.refused !== undefined; }
function isView(item) { return item.contentY !== undefined && item.flickDeceleration !== undefined; }
function isBoard(item) { return item.selectableHexes !== undefined && item.mapFromPlace !== undefined; }
function isIcon(item) { return item.weight !== undefined && item.size !== undefined && item.name !== undefined && item.color !== undefined && !isText(item); }
function isPin(item) { return item.player !== undefined && item.phone !== undefined && item.size !== undefined && item.playerName === undefined; }
function isDie(item) { return item.kind !== undefined && item.blank !== undefined && item.event !== undefined; }
function isMark(item) { return item.confidence !== undefined && item.number !== undefined; }
function isRing(item) { return item.objectName === "focusRing"; }
/** A drawing that counts as one item, whatever is inside. */
function isDrawing(item) { return isIcon(item) || isPin(item) || isDie(item) || isMark(item); }
function isPanel(item) { return item.mustDecide !== undefined && item.padding !== undefined && item.contentTop !== undefined; }
/** Indicates that a list continues below; overlaps it by design. */
function isSign(item) { return item.view !== undefined && item.ground !== undefined; }
/** Guides around the page, over all of it. */
function isTour(item) { return item.spot !== undefined && item.within !== undefined; }
/** The live picture covers the page of the photograph. */
function isLive(item) { return item.good !== undefined && item.stopped !== undefined; }
/** A place marked on a photograph, at its position there. */
function isPlace(item) { return /^(mark|paid|scanHex)-|^corner[0-5]$/.test(item.objectName); }
/** Temporary messages over other items: a bubble next to a control, a notice. */
function isMoment(item) { return item.refusal !== undefined && (item.life !== undefined && item.control !== undefined || item.correctable !== undefined); }

// --- Collecting ------------------------------------------------------------------------------------------
function collect(look, item, room) {
    if (!item || item.visible === false || item.opacity < 0.05)
        return;
    if (isSign(item) || isPlace(item) || isRing(item))
        return;
    if (isTour(item) || isLive(item)) {
        look.marks = [];
        look.found = [];
    }
    if (isMoment(item) && look.moments.indexOf(item) < 0) {
        look.moments.push(item);
        const passing = Object.assign({}, look, { marks: [] });
        collect(passing, item, room);
        compareAll(passing);
        return;
    }
    cover(look, item, room);
    if (isText(item)) {
        if (String(item.text) !== "")
            takeText(look, item, room);
        return;
    }
    if (isField(item)) {
        take(look, item, "field", rectOf(look, item, item.leftPadding, item.topPadding, item.width - item.leftPadding - item.rightPadding,
                                         item.height - item.topPadding - item.bottomPadding), room);
        return;
    }
    if (isBoard(item)) {
        takeBoard(look, item, room);
        return;
    }
    if (isDrawing(item)) {
        if (item.width > 0 && item.height > 0)
            take(look, item, "drawing", rectOf(look, item, 0, 0, item.width, item.height), room);
        return;
    }
    let inner = room;
    if (isControl(item)) {
        take(look, item, "control", rectOf(look, item, 0, 0, item.width, item.height), room);
        inner = within(inner, item, "its button", look);
    } else if (isPanel(item)) {
        inner = within(inner, item, "its panel", look);
    }
    if (isView(item))
        inner = scrolling(look, item, inner);
    else if (item.clip === true)
        inner = clipped(look, item, inner);
    const children = Array.from(item.children ?? []).map((child, i) => ({ child: child, i: i }));
    children.sort((a, b) => (a.child.z - b.child.z) || (a.i - b.i));
    for (const entry of children)
        collect(look, entry.child, inner);
}
/** Items below a large coloured surface (a sheet's scrim, a scene, another page) are ignored; a smaller surface hides text. */
function cover(look, item, room) {
    if (item.border === undefined || item.border.width === undefined || item.radius === undefined || item.color === undefined || item.gradient || item.color.a * item.opacity < 0.3)
        return;
    const r = rectOf(look, item, 0, 0, item.width, item.height);
    if (item.width * item.height < look.area * 0.6) {
        const seen = common(r, room.clip);
        if (item.color.a * item.opacity > 0.9 && Math.min(across(seen), down(seen)) > 8)
            hide(look, item, seen);
        return;
    }
    look.marks = look.marks.filter(mark => exceeds(mark.seen, r) > kSlack);
    if (item.width * item.height > look.area * 0.9)
        look.found = [];
    look.found = look.found.filter(fault => exceeds(fault.where, r) > kSlack);
}
function hide(look, item, seen) {
    for (const mark of look.marks) {
        if (mark.kind !== "text")
            continue;
        const part = common(mark.seen, seen);
        if (across(part) > kSlack && down(part) > 4)
            look.found.push({ item: mark.item, what: "is hidden in part, by " + Math.round(across(part)) + "x" + Math.round(down(part)), where: mark.rect });
    }
}
function within(room, item, words, look) {
    const r = rectOf(look, item, 0, 0, item.width, item.height);
    return { clip: room.clip, reach: room.reach, reachOf: room.reachOf, above: room.above.concat([item]),
             owners: room.owners.concat([{ rect: r, words: words }]) };
}
function clipped(look, item, room) {
    const r = rectOf(look, item, 0, 0, item.width, item.height);
    return { clip: common(room.clip, r), reach: common(room.reach, r), reachOf: item, above: room.above, owners: room.owners };
}
/** All content of a scrolling view can be reached; its ancestors do not limit it. */
function scrolling(look, view, room) {
    const r = rectOf(look, view, 0, 0, view.width, view.height);
    const tall = view.contentHeight > view.height + 1, wide = view.contentWidth > view.width + 1;
    const turned = Math.abs(across(r) - view.width) > 1 && Math.abs(across(r) - view.height) < 1;
    const seen = common(room.clip, r);
    if (tall && view.interactive && Math.min(down(seen), across(seen), view.height) < kLeastView && view.height > 0)
        look.found.push({ item: view, what: "leaves too little room to scroll in", where: seen });
    const scrolls = view.interactive && (tall || wide);
    const content = rectOf(look, view.contentItem, view.originX, view.originY, Math.max(view.contentWidth, view.width), Math.max(view.contentHeight, view.height));
    const free = { x: -1e6, y: -1e6, right: 1e6, bottom: 1e6 };
    const reach = !scrolls ? common(room.reach, r) : turned ? (tall ? { x: content.x, y: r.y, right: content.right, bottom: r.bottom } : content)
                                                           : { x: wide ? content.x : r.x, right: wide ? content.right : r.right,
                                                               y: tall ? content.y : r.y, bottom: tall ? content.bottom : r.bottom };
    if (scrolls && view.model !== undefined) { // a list knows its length only after it was scrolled to the end
        reach.y = r.y - 1e6;
        reach.bottom = r.bottom + 1e6;
    }
    return { clip: view.clip || scrolls ? seen : room.clip, reach: scrolls ? common(free, reach) : view.clip ? reach : room.reach, reachOf: view,
             above: room.above, owners: scrolls ? [] : room.owners };
}

function take(look, item, kind, rect, room) {
    const over = exceeds(rect, room.reach);
    if (over > kSlack)
        look.found.push({ item: item, what: room.reachOf === look.root ? "is outside the window by " + Math.round(over) : "is cut by what it lies in, by " + Math.round(over), where: rect });
    if (kind !== "control") {
        for (let i = room.owners.length - 1; i >= 0; --i) {
            const out = exceeds(rect, room.owners[i].rect);
            if (out > kSlack) {
                look.found.push({ item: item, what: "leaves " + room.owners[i].words + " by " + Math.round(out), where: rect });
                break;
            }
        }
    }
    const seen = common(rect, room.clip);
    // A line of text has empty space above and below.
    const air = kind === "text" && item.lineCount > 0 ? 0.12 * down(rect) / item.lineCount : 0;
    seen.y += air;
    seen.bottom -= air;
    if (across(seen) > kSlack && down(seen) > kSlack)
        look.marks.push({ item: item, kind: kind, rect: rect, seen: seen, above: room.above });
}
/** A board counts as one item with its frame only; a disabled one is a picture that cannot be tapped. */
function takeBoard(look, item, room) {
    const rect = rectOf(look, item, 0, 0, item.width, item.height);
    if (exceeds(rect, room.reach) > kSlack)
        look.found.push({ item: item, what: "is outside the window", where: rect });
    if (item.enabled !== false && Math.min(item.width, item.height) < 140)
        look.found.push({ item: item, what: "is a board too small to tap: " + Math.round(item.width) + "x" + Math.round(item.height), where: rect });
    const seen = common(rect, room.clip);
    look.marks.push({ item: item, kind: "board", rect: rect, seen: seen, above: room.above });
}
function takeText(look, item, room) {
    const ink = inked(item);
    const rect = rectOf(look, item, ink.x, ink.y, ink.width, ink.height);
    const say = what => look.found.push({ item: item, what: what, where: rect });
    if (item.truncated && !shortened(item))
        say("is cut off");
    if (ink.width > item.width + 1.5 || ink.height > item.height + 1.5)
        say("does not fit its room: " + [ink.width, ink.height, item.width, item.height].map(n => Math.round(n)).join(" "));
    if (item.lineCount > 1 && look.metrics !== null)
        brokenWords(look, item, say);
    take(look, item, "text", rect, room);
}
/** A long name may end in “…” if its size has reached the minimum and enough of it is readable. */
function shortened(item) {
    return item.elide === 1 && String(item.text).length >= 12 && String(item.text).length <= 28 && item.width >= 5 * item.font.pixelSize;
}
/** A word wider than the text's room is broken inside; so is a text with more lines than words. */
function brokenWords(look, item, say) {
    const words = String(item.text).trim().replace(/([-\u2013\/])/g, "$1 ").split(/[\s\u200b]+/).filter(w => w !== "");
    const room = item.width - (item.leftPadding ?? 0) - (item.rightPadding ?? 0);
    look.metrics.font = item.font;
    const broken = words.find(w => look.metrics.advanceWidth(w) > room + 1);
    if (broken !== undefined)
        say("breaks the word “" + broken + "”");
    else if (item.lineCount > words.length)
        say("has more lines than words");
}

// --- Comparing -------------------------------------------------------------------------------------------
function related(a, b) { return a.above.indexOf(b.item) >= 0 || b.above.indexOf(a.item) >= 0; }
function compareAll(look) {
    const marks = look.marks;
    for (let i = 0; i < marks.length; ++i) {
        for (let j = i + 1; j < marks.length; ++j) {
            const a = marks[i], b = marks[j];
            if (a.seen.right + 4 < b.seen.x || b.seen.right + 4 < a.seen.x || a.seen.bottom < b.seen.y || b.seen.bottom < a.seen.y || related(a, b))
                continue;
            comparePair(look, a, b);
        }
    }
}
function comparePair(look, a, b) {
    if (a.kind === "board" || b.kind === "board" || a.kind === "drawing" && b.kind === "drawing")
        return;
    // An item painted later that lies completely on a button or a field belongs to it.
    if ((a.kind === "control" || a.kind === "field") && exceeds(b.seen, a.seen) <= kSlack)
        return;
    const x = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.x, b.seen.x);
    const y = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.y, b.seen.y);
    const bothText = a.kind === "text" && b.kind === "text";
    if (x > kSlack && y > (bothText ? 4 : kSlack)) {
        const text = a.kind === "text" ? a : b, other = text === a ? b : a;
        look.found.push({ item: text.item, what: "overlaps " + words(other) + " by " + Math.round(x) + "x" + Math.round(y), where: common(a.rect, b.rect) });
    } else if (bothText && y > 0.5 * Math.min(down(a.seen), down(b.seen)) && x > -0.12 * Math.max(a.item.font.pixelSize, b.item.font.pixelSize)) {
        look.found.push({ item: a.item, what: "touches " + words(b), where: common(a.rect, b.rect) });
    }
}
function words(mark) {
    const item = mark.item;
    return mark.kind + " “" + String(item.text || item.name || item.objectName || item.player || item).slice(0, 40) + "”";
}
