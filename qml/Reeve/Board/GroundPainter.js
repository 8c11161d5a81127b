// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import Reeve.Parts 1.0 as Parts
.import "BoardGeometry.js" as Geometry

// Paints what is fixed during a game: rim, sea, terrain, harbours; then veil and number tokens, each on its own layer. `v` is {g,
// s, cx, cy, pal}: grid, hex side in px, middle of the island in px, colours.

function px(v, x) { return v.cx + v.s * x; }
function py(v, y) { return v.cy + v.s * y; }

function hexOutline(ctx, v, hex, radius) {
    Parts.Outlines.regular(ctx, px(v, hex.x), py(v, hex.y), v.s * radius, 6, -Math.PI / 2);
}

// A small generator with a fixed seed for each hex: patterns are the same at every size.
function seeded(seed) {
    let state = (seed * 747796405 + 2891336453) | 0;
    return function() {
        state = (Math.imul(state, 747796405) + 2891336453) | 0;
        let word = Math.imul(((state >>> ((state >>> 28) + 4)) ^ state), 277803737);
        word = (word >>> 22) ^ word;
        return (word >>> 0) / 4294967296;
    };
}

// Returns up to `count` points in the box that `fits(x, y)` accepts, at least `apart` from each other.
function scatter(seed, count, halfWidth, halfHeight, apart, fits) {
    const random = seeded(seed), found = [];
    for (let i = 0; i < 1200 && found.length < count; ++i) {
        const x = (2 * random() - 1) * halfWidth, y = (2 * random() - 1) * halfHeight;
        if (fits(x, y) && !found.some(p => Math.hypot(p[0] - x, p[1] - y) < apart))
            found.push([x, y]);
    }
    return found;
}

function sea(ctx, v) {
    const g = v.g;
    const outline = frame => Parts.Outlines.polygon(ctx, frame.corners.map(c => [px(v, c[0]), py(v, c[1])]));
    outline(g.rim);
    ctx.fillStyle = v.pal.wood;
    ctx.fill();
    ctx.strokeStyle = v.pal.rimLine;
    ctx.lineWidth = 1.5;
    ctx.lineJoin = "round";
    ctx.stroke();
    outline(g.sea);
    ctx.fillStyle = v.pal.sea;
    ctx.fill();
    if (v.s < 24)
        return;
    ctx.strokeStyle = "#FFFFFF";
    ctx.globalAlpha = 0.38;
    ctx.lineWidth = Math.max(1, v.s * 0.023);
    ctx.lineCap = "round";
    const places = scatter(5, 30, g.sea.wide, g.sea.high - 0.22, 0.62, (x, y) =>
        Math.abs(x) * Geometry.half + Math.abs(y) / 2 < g.sea.slant - 0.42
        && !g.hexNames.some(name => inHex(x - g.hexes[name].x, y - g.hexes[name].y, -0.17)));
    for (const [x, y] of places)
        wave(ctx, v, x, y);
    ctx.globalAlpha = 1;
}

function wave(ctx, v, x, y) {
    const w = v.s * 0.12;
    ctx.beginPath();
    ctx.moveTo(px(v, x) - 2 * w, py(v, y));
    ctx.quadraticCurveTo(px(v, x) - 1.5 * w, py(v, y) + w, px(v, x) - w, py(v, y) + w * 0.3);
    ctx.quadraticCurveTo(px(v, x) - 0.5 * w, py(v, y) - w * 0.3, px(v, x), py(v, y) + w * 0.3);
    ctx.quadraticCurveTo(px(v, x) + 0.5 * w, py(v, y) + w, px(v, x) + w, py(v, y) + w * 0.1);
    ctx.stroke();
}

// Patterns leave the middle free for the token and stay inside the hex. Coordinates in hex sides.
var free = 0.43;
var firs = [[-0.04, -0.72], [-0.52, -0.42], [-0.32, -0.56], [0.24, -0.6], [0.56, -0.38], [-0.66, -0.12], [-0.6, 0.16],
            [0.64, -0.06], [0.6, 0.24], [-0.46, 0.5], [-0.22, 0.62], [0.2, 0.56], [0.42, 0.48], [0.02, 0.8]];
var peaks = [[0, -0.66, 0.23], [-0.5, -0.2, 0.26], [0.46, -0.26, 0.25], [-0.46, 0.36, 0.24], [0.48, 0.34, 0.26], [0.02, 0.72, 0.2]];

function inHex(x, y, margin) {
    const reach = Geometry.half - margin;
    return Math.abs(x) < reach && Math.abs(x) / 2 + Math.abs(y) * Geometry.half < reach;
}

function pattern(ctx, v, hex, terrain, colours, seed) {
    const X = x => px(v, hex.x + x), Y = y => py(v, hex.y + y), s = v.s;
    const random = seeded(seed + 11);
    ctx.strokeStyle = colours.stroke;
    ctx.fillStyle = colours.accent;
    ctx.lineWidth = Math.max(0.8, 0.022 * s);
    ctx.lineCap = "round";
    ctx.lineJoin = "round";
    switch (terrain) {
    case "hills":
        ctx.globalAlpha = 0.7;
        ctx.beginPath();
        for (let row = -4; row <= 4; ++row) {
            const y = row * 0.2, reach = Math.min(0.8, (Geometry.half - 0.06 - Math.abs(y) * Geometry.half) * 2);
            if (reach <= 0.1)
                continue;
            ctx.moveTo(X(-reach), Y(y));
            ctx.lineTo(X(reach), Y(y));
            for (let col = -4; col <= 4; ++col) {
                const x = col * 0.34 + (row % 2 === 0 ? 0.17 : 0);
                if (inHex(x, y, 0.06) && inHex(x, y + 0.2, 0.06)) {
                    ctx.moveTo(X(x), Y(y));
                    ctx.lineTo(X(x), Y(y + 0.2));
                }
            }
        }
        ctx.stroke();
        break;
    case "forest":
        ctx.globalAlpha = 0.9;
        for (const f of firs) {
            const k = 0.92 + 0.2 * random();
            Parts.Outlines.polygon(ctx, [[X(f[0] - 0.085 * k), Y(f[1] + 0.12 * k)], [X(f[0]), Y(f[1] - 0.12 * k)],
                                         [X(f[0] + 0.085 * k), Y(f[1] + 0.12 * k)]]);
            ctx.fill();
            ctx.stroke();
        }
        break;
    case "pasture":
        ctx.globalAlpha = 0.8;
        ctx.beginPath();
        for (const [x, y] of scatter(seed + 31, 18, 0.8, 0.9, 0.19, (x, y) => inHex(x, y, 0.13) && Math.hypot(x, y) > free + 0.06)) {
            ctx.moveTo(X(x - 0.06), Y(y - 0.06));
            ctx.lineTo(X(x), Y(y + 0.06));
            ctx.lineTo(X(x + 0.05), Y(y - 0.07));
        }
        ctx.stroke();
        break;
    case "fields":
        ctx.globalAlpha = 0.65;
        ctx.lineWidth = Math.max(0.9, 0.026 * s);
        for (let row = -3; row <= 3; ++row) {
            const y0 = row * 0.235, reach = Math.min(0.8, (Geometry.half - 0.09 - Math.abs(y0) * Geometry.half) * 2);
            if (reach <= 0.15)
                continue;
            ctx.beginPath();
            for (let x = -reach, first = true; x <= reach + 0.001; x += reach / 16, first = false) {
                const y = y0 + 0.035 * Math.sin(x * 9 + row * 1.7);
                if (first) ctx.moveTo(X(x), Y(y)); else ctx.lineTo(X(x), Y(y));
            }
            ctx.stroke();
        }
        break;
    case "mountains":
        ctx.globalAlpha = 0.9;
        for (const p of peaks) {
            Parts.Outlines.polygon(ctx, [[X(p[0] - p[2]), Y(p[1] + p[2] * 0.6)], [X(p[0]), Y(p[1] - p[2] * 0.65)],
                                         [X(p[0] + p[2]), Y(p[1] + p[2] * 0.6)]]);
            ctx.fill();
            ctx.stroke();
        }
        break;
    case "gold": { // nuggets around the token and a river between them
        ctx.beginPath();
        ctx.moveTo(X(-0.3), Y(-0.72));
        ctx.quadraticCurveTo(X(-0.75), Y(-0.1), X(-0.52), Y(0.2));
        ctx.quadraticCurveTo(X(-0.3), Y(0.55), X(0.2), Y(0.78));
        ctx.lineWidth = Math.max(1.5, 0.07 * s);
        ctx.stroke();
        ctx.lineWidth = Math.max(0.8, 0.022 * s);
        const nuggets = scatter(seed + 31, 14, 0.8, 0.9, 0.24, (x, y) => inHex(x, y, 0.14) && Math.hypot(x, y) > free + 0.08);
        for (const [x, y] of nuggets) {
            Parts.Outlines.regular(ctx, X(x), Y(y), Math.max(1.6, 0.07 * s), 6, x * 9);
            ctx.fill();
            ctx.stroke();
        }
        break;
    }
    case "desert":
        for (const [x, y] of scatter(seed + 31, 20, 0.8, 0.9, 0.16, (x, y) => inHex(x, y, 0.12) && Math.hypot(x, y) > 0.36)) {
            Parts.Outlines.circle(ctx, X(x), Y(y), Math.max(0.8, 0.022 * s));
            ctx.fill();
        }
        break;
    }
    ctx.globalAlpha = 1;
}

function terrains(ctx, v, hexes, terrainOf) {
    ctx.lineJoin = "round";
    const layer = sea => {
        v.g.hexNames.forEach((name, index) => {
            const hex = v.g.hexes[name];
            const terrain = hexes[name] && hexes[name].terrain || "";
            if ((terrain === "sea") !== sea)
                return;
            const colours = terrainOf(terrain);
            hexOutline(ctx, v, hex, 1);
            ctx.fillStyle = colours ? colours.fill : sea ? v.pal.sea : v.pal.unknown;
            ctx.fill();
            if (colours && v.s >= 24)
                pattern(ctx, v, hex, terrain, colours, index);
            hexOutline(ctx, v, hex, 1);
            ctx.strokeStyle = colours || sea ? v.pal.hexLine : v.pal.muted;
            ctx.globalAlpha = sea ? 0.4 : 1;
            ctx.lineWidth = Math.max(1, Math.min(2, v.s * (sea ? 0.02 : 0.033)));
            ctx.stroke();
            if (sea && v.s >= 24) {
                ctx.strokeStyle = "#FFFFFF";
                ctx.lineWidth = Math.max(1, v.s * 0.023);
                const waves = scatter(index + 3, 2, 0.5, 0.55, 0.6, (x, y) => inHex(x, y, 0.24));
                for (const [x, y] of waves)
                    wave(ctx, v, hex.x + x, hex.y + y);
            }
            ctx.globalAlpha = 1;
        });
    };
    // The sea first: the coast of the land covers its faint lines.
    layer(true);
    layer(false);
}

function harbours(ctx, v, list, hexes, cardOf, scale) {
    for (const harbour of list || []) {
        const p = v.g.paths[harbour.at];
        if (!p)
            continue;
        const out = Geometry.seaward(v.g, p, hexes);
        const x = px(v, p.x + 0.42 * out.x), y = py(v, p.y + 0.42 * out.y);
        const r = 0.24 * v.s * Math.min(1.15, scale);
        ctx.strokeStyle = v.pal.jetty;
        ctx.lineWidth = 0.06 * v.s;
        ctx.lineCap = "round";
        for (const end of [[p.x1, p.y1], [p.x2, p.y2]]) {
            ctx.beginPath();
            ctx.moveTo(px(v, end[0] + 0.05 * out.x), py(v, end[1] + 0.05 * out.y));
            ctx.lineTo(x, y);
            ctx.stroke();
        }
        const any = harbour.gives === "any" || !harbour.gives;
        const card = any ? null : cardOf(harbour.gives);
        Parts.Outlines.circle(ctx, x, y, r);
        ctx.fillStyle = any ? v.pal.token : card.fill;
        ctx.fill();
        ctx.strokeStyle = v.pal.harbourLine;
        ctx.lineWidth = 1.5;
        ctx.stroke();
        if (any)
            label(ctx, "3:1", x, y, r * 0.9, v.pal.sans, v.pal.tokenInk, r * 1.5);
        else
            Parts.Glyphs.paint(ctx, harbour.gives, x, y, r * 1.32, card.ink, 1.9);
    }
}

function label(ctx, text, x, y, size, family, color, room) {
    ctx.font = "bold " + Math.max(6, Math.round(size)) + "px \"" + family + "\"";
    ctx.textAlign = "center";
    ctx.textBaseline = "alphabetic";
    ctx.fillStyle = color;
    ctx.fillText(text, x, y + size * 0.36);
}

/** Veils the land that is not named; the sea, its harbours and its ships stay unchanged. */
function veil(ctx, v, names, hexes) {
    if (!names || names.length === 0)
        return;
    ctx.globalAlpha = v.pal.veil;
    ctx.fillStyle = v.pal.background;
    for (const name of v.g.hexNames) {
        if (names.indexOf(name) >= 0 || hexes[name] && hexes[name].terrain === "sea")
            continue;
        hexOutline(ctx, v, v.g.hexes[name], 0.985);
        ctx.fill();
    }
    ctx.globalAlpha = 1;
}

/** The chance of a number in 36ths, drawn as pips. */
function pipCount(number) { return 6 - Math.abs(number - 7); }

function token(ctx, x, y, number, s, pal) {
    const r = 0.35 * s;
    const hot = number === 6 || number === 8;
    ctx.globalAlpha = 0.28;
    Parts.Outlines.circle(ctx, x, y + 0.025 * s, r);
    ctx.fillStyle = "#000000";
    ctx.fill();
    ctx.globalAlpha = 1;
    Parts.Outlines.circle(ctx, x, y, r);
    ctx.fillStyle = pal.token;
    ctx.fill();
    ctx.strokeStyle = pal.tokenLine;
    ctx.lineWidth = Math.max(1, Math.min(1.8, 0.025 * s));
    ctx.stroke();
    const ink = hot ? pal.tokenHot : pal.tokenInk;
    if (hot) {
        Parts.Outlines.circle(ctx, x, y, r * 0.86);
        ctx.strokeStyle = ink;
        ctx.stroke();
    }
    label(ctx, String(number), x, y - 0.055 * s, 0.36 * s, pal.serif, ink);
    const n = pipCount(number), step = 0.092 * s;
    ctx.fillStyle = ink;
    for (let i = 0; i < n; ++i) {
        Parts.Outlines.circle(ctx, x + (i - (n - 1) / 2) * step, y + 0.185 * s, Math.max(0.7, 0.031 * s));
        ctx.fill();
    }
}

function tokens(ctx, v, hexes, scale) {
    for (const name of v.g.hexNames) {
        const hex = v.g.hexes[name];
        const lies = hexes[name];
        if (!lies || !lies.terrain)
            label(ctx, "?", px(v, hex.x), py(v, hex.y), 0.5 * v.s, v.pal.serif, v.pal.muted);
        else if (lies.number)
            token(ctx, px(v, hex.x), py(v, hex.y), lies.number, v.s * scale, v.pal);
    }
}
