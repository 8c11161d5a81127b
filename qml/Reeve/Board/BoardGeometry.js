// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// Converts between names of places and coordinates. Unit: the side of a hex; origin: the island's middle; y grows south. Hexes
// are in rows from north, intersections on zigzag lines from north, both numbered from west.

var standardRows = [3, 4, 5, 4, 3];
var half = Math.sqrt(3) / 2;

var cache = {};

/** Returns the island with these rows: hexes, intersections and paths by name, and the lists of names. Cached. */
function grid(rows) {
    const key = rows.join("-");
    if (!cache[key])
        cache[key] = makeGrid(rows);
    return cache[key];
}

/** Returns the rows of a position's hexes ({"A1": …}); those of the standard island if it has none. */
function rowsOf(hexes) {
    const rows = [];
    for (const name in hexes || {}) {
        const row = name.charCodeAt(0) - 65, number = parseInt(name.substring(1));
        if (row >= 0 && row < 26 && number > 0)
            rows[row] = Math.max(rows[row] || 0, number);
    }
    for (let i = 0; i < rows.length; ++i)
        if (!rows[i])
            return standardRows;
    return rows.length > 0 ? rows : standardRows;
}

function makeGrid(rows) {
    const g = { rows: rows, hexes: {}, intersections: {}, paths: {}, hexNames: [], intersectionNames: [], pathNames: [] };
    const byPlace = {};
    for (let r = 0; r < rows.length; ++r) {
        for (let i = 1; i <= rows[r]; ++i) {
            const name = String.fromCharCode(65 + r) + i;
            g.hexNames.push(name);
            g.hexes[name] = { name: name, x: 2 * half * (i - (rows[r] + 1) / 2), y: 1.5 * (r - (rows.length - 1) / 2),
                              row: r, corners: [], paths: [] };
        }
    }

    // Corners clockwise from north-west. The upper three are on the hex's own line, the lower three on the next.
    const offsets = [[-half, -0.5, 0], [0, -1, 0], [half, -0.5, 0], [half, 0.5, 1], [0, 1, 1], [-half, 0.5, 1]];
    const lines = [];
    for (const name of g.hexNames) {
        const hex = g.hexes[name];
        for (const o of offsets) {
            const x = hex.x + o[0], y = hex.y + o[1];
            const place = Math.round(x * 100) + "," + Math.round(y * 100);
            if (!byPlace[place]) {
                byPlace[place] = { x: x, y: y, hexes: [], paths: [] };
                const line = hex.row + o[2];
                (lines[line] = lines[line] || []).push(byPlace[place]);
            }
            byPlace[place].hexes.push(name);
            hex.corners.push(byPlace[place]);
        }
    }
    lines.forEach((line, row) => {
        line.sort((a, b) => a.x - b.x);
        line.forEach((corner, i) => {
            corner.name = String.fromCharCode(97 + row) + (i + 1);
            corner.order = g.intersectionNames.length;
            g.intersections[corner.name] = corner;
            g.intersectionNames.push(corner.name);
        });
    });

    for (const name of g.hexNames) {
        const hex = g.hexes[name];
        for (let i = 0; i < 6; ++i) {
            let a = hex.corners[i], b = hex.corners[(i + 1) % 6];
            if (a.order > b.order)
                [a, b] = [b, a];
            const path = a.name + "-" + b.name;
            if (!g.paths[path]) {
                g.paths[path] = { name: path, a: a.name, b: b.name, x1: a.x, y1: a.y, x2: b.x, y2: b.y,
                                  x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, hexes: [], order: a.order * 1000 + b.order };
                g.pathNames.push(path);
                a.paths.push(path);
                b.paths.push(path);
            }
            g.paths[path].hexes.push(name);
            hex.paths.push(path);
        }
        hex.corners = hex.corners.map(corner => corner.name);
    }
    g.pathNames.sort((p, q) => g.paths[p].order - g.paths[q].order);

    // A coastal path has one hex; outward is away from it.
    for (const name of g.pathNames) {
        const p = g.paths[name];
        p.coastal = p.hexes.length === 1;
        if (p.coastal) {
            const h = g.hexes[p.hexes[0]];
            p.outX = (p.x - h.x) / half;
            p.outY = (p.y - h.y) / half;
        }
    }

    // The frame: a flat-topped hexagon around all corners, equally close above, below and at its slanted sides; for the standard
    // island regular and exactly 5 sides wide. `slant` and `high`: distances of its sides from the middle.
    let slant = 0, high = 0;
    for (const name of g.intersectionNames) {
        const c = g.intersections[name];
        high = Math.max(high, Math.abs(c.y));
        slant = Math.max(slant, Math.abs(c.x) * half + Math.abs(c.y) / 2);
    }
    const shore = 5 * half - 4, rim = shore + 0.15 * half;
    g.sea = frame(slant + shore, high + shore);
    g.rim = frame(slant + rim, high + rim);
    g.width = 2 * (g.rim.wide + 0.02);
    g.height = 2 * (g.rim.high + 0.02 * half);
    return g;
}

/** Returns a hexagon with level sides `high` above and below the middle and four slanted sides `slant` away from it. */
function frame(slant, high) {
    const wide = slant / half, top = (slant - high / 2) / half;
    return { slant: slant, high: high, wide: wide,
             corners: [[-wide, 0], [-top, -high], [top, -high], [wide, 0], [top, high], [-top, high]] };
}

/** Returns the direction from a path to the adjacent sea, {x, y} of length 1; {0, 0} if both sides are alike. */
function seaward(g, path, hexes) {
    if (path.coastal)
        return { x: path.outX, y: path.outY };
    const land = path.hexes.filter(name => !hexes[name] || hexes[name].terrain !== "sea");
    if (land.length !== 1)
        return { x: 0, y: 0 };
    const hex = g.hexes[land[0]];
    return { x: (path.x - hex.x) / half, y: (path.y - hex.y) / half };
}

/** Returns the kind of a name: "hex", "intersection", "path" or "". */
function kindOf(g, name) {
    return g.hexes[name] ? "hex" : g.intersections[name] ? "intersection" : g.paths[name] ? "path" : "";
}

/** Returns the middle of a place, or null. */
function place(g, name) {
    return g.hexes[name] || g.intersections[name] || g.paths[name] || null;
}

/** Returns the name in `names` whose middle is nearest to (x, y), at most `reach` away; "" if there is none. */
function nearest(g, names, x, y, reach) {
    let best = "", least = reach;
    for (const name of names) {
        const p = place(g, name);
        const d = p ? Math.hypot(p.x - x, p.y - y) : Infinity;
        if (d <= least) {
            least = d;
            best = name;
        }
    }
    return best;
}

/**
 * Returns true if a touch at (x, y) is ambiguous: another of `names` is within `apart` of `chosen`, the nearest one, and farther
 * from (x, y) by less than `slip`.
 */
function unclear(g, names, chosen, x, y, apart, slip) {
    const p = place(g, chosen), near = Math.hypot(p.x - x, p.y - y);
    return names.some(name => {
        const q = name === chosen ? null : place(g, name);
        return q && Math.hypot(q.x - p.x, q.y - p.y) < apart && Math.hypot(q.x - x, q.y - y) - near < slip;
    });
}

/** Returns the next of `names` from `from` in the direction (dx, dy), preferring near ones close to the line; "" at the end. */
function towards(g, names, from, dx, dy) {
    const here = place(g, from);
    if (!here)
        return names.length > 0 ? names[0] : "";
    let best = "", least = Infinity;
    for (const name of names) {
        const p = place(g, name);
        if (!p || name === from)
            continue;
        const along = (p.x - here.x) * dx + (p.y - here.y) * dy;
        const aside = Math.abs((p.x - here.x) * dy - (p.y - here.y) * dx);
        if (along < 0.05 || aside > along * 2.2)
            continue;
        const cost = along + 1.6 * aside;
        if (cost < least) {
            least = cost;
            best = name;
        }
    }
    return best;
}
