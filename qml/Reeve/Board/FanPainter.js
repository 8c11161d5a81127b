// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import Reeve.Parts 1.0 as Parts
.import "PiecePainter.js" as Pieces

// Paints the fan modules: below the pieces castle, gold fields, chits and conquered hexes, above them mounted knights, crews,
// baggage trains and barbarians. `v`, `p` and `pal` are those of PiecePainter.js.

var horse = [[-0.15, 0.2], [-0.09, 0.04], [-0.21, 0.03], [-0.24, -0.08], [-0.08, -0.24], [-0.03, -0.34], [0.05, -0.26],
             [0.15, -0.13], [0.17, 0.2]];
var pawn = [[-0.11, 0.17], [-0.06, -0.02], [0.06, -0.02], [0.11, 0.17]];
var cart = [[-0.22, 0.06], [-0.22, -0.16], [0.22, -0.16], [0.22, 0.06]];
var keep = [[-0.3, 0.22], [-0.3, -0.24], [-0.18, -0.24], [-0.18, -0.12], [-0.06, -0.12], [-0.06, -0.24], [0.06, -0.24], [0.06, -0.12],
            [0.18, -0.12], [0.18, -0.24], [0.3, -0.24], [0.3, 0.22]];
var shield = [[-0.16, -0.17], [0.16, -0.17], [0.16, 0.04], [0, 0.2], [-0.16, 0.04]];
var figure = [[-0.13, 0.19], [-0.1, -0.02], [-0.15, -0.2], [-0.07, -0.1], [0.07, -0.1], [0.15, -0.2], [0.1, -0.02], [0.13, 0.19]];

/** The inputs of the layers, as a key. */
function groundKey(board) {
    return [board.castle, board.gold_fields, board.control, board.conquered];
}
function piecesKey(board) {
    const pieces = board.pieces || {};
    return [board.pirate, board.hoard, Object.keys(board.hexes || {}).map(n => board.hexes[n].barbarians || 0),
            Object.keys(pieces).map(c => [c, pieces[c].mounted, pieces[c].crews, pieces[c].trains, pieces[c].conquered])];
}
function walks(board) { return Object.values(board.pieces || {}).some(p => p.mounted || p.crews); }

function head(ctx, x, y, r, s, fill, pal) {
    Parts.Outlines.circle(ctx, x, y, r + Math.max(1, 0.03 * s));
    ctx.fillStyle = pal.light;
    ctx.fill();
    Parts.Outlines.circle(ctx, x, y, r);
    ctx.fillStyle = fill;
    ctx.fill();
    ctx.strokeStyle = pal.dark;
    ctx.lineWidth = Pieces.darkRim(s);
    ctx.stroke();
}

function text(ctx, words, x, y, size, color, pal) {
    ctx.font = "bold " + Math.max(7, Math.round(size)) + "px \"" + (pal.sans || pal.serif) + "\"";
    ctx.textAlign = "center";
    ctx.textBaseline = "alphabetic";
    ctx.fillStyle = color;
    ctx.fillText(words, x, y + size * 0.36);
}

function mounted(ctx, x, y, s, p, pal) {
    Pieces.solid(ctx, horse, x, y, s, p.fill, pal);
    Pieces.engrave(ctx, p, x + 0.02 * s, y + 0.06 * s, 0.075 * s, s);
}

/** One or more crews of a colour on the same path. */
function crew(ctx, x, y, s, p, count, pal) {
    for (const side of [-1, 1]) {
        Pieces.solid(ctx, pawn, x + side * 0.12 * s, y, s, p.fill, pal);
        head(ctx, x + side * 0.12 * s, y - 0.1 * s, 0.075 * s, s, p.fill, pal);
    }
    if (count > 1) {
        head(ctx, x + 0.27 * s, y - 0.16 * s, 0.12 * s, s, pal.light, pal);
        text(ctx, String(count), x + 0.27 * s, y - 0.16 * s, 0.19 * s, pal.dark, pal);
    }
}

function train(ctx, x, y, s, p, level, pal) {
    Pieces.solid(ctx, cart, x, y, s, p.fill, pal);
    for (const side of [-1, 1])
        head(ctx, x + side * 0.13 * s, y + 0.1 * s, 0.075 * s, s, pal.dark, pal);
    text(ctx, String(level), x, y - 0.05 * s, 0.2 * s, p.ink, pal);
}

function barbarian(ctx, x, y, s, pal) {
    Pieces.solid(ctx, figure, x, y, s, pal.robber, pal);
    head(ctx, x, y - 0.12 * s, 0.075 * s, s, pal.robber, pal);
}

function castle(ctx, x, y, s, pal) {
    Pieces.solid(ctx, keep, x, y, s, pal.wall, pal);
    Parts.Outlines.polygon(ctx, [[x - 0.07 * s, y + 0.22 * s], [x - 0.07 * s, y + 0.06 * s], [x, y], [x + 0.07 * s, y + 0.06 * s], [x + 0.07 * s, y + 0.22 * s]]);
    ctx.fillStyle = pal.dark;
    ctx.fill();
}

/** A gold field: a coin with its number of miners. */
function goldField(ctx, x, y, s, miners, pal) {
    head(ctx, x, y, 0.27 * s, s, pal.trail || pal.wall, pal);
    const step = miners > 2 ? 0.14 : 0.17;
    for (let i = 0; i < miners; ++i) {
        const at = x + (i - (miners - 1) / 2) * step * s;
        Parts.Outlines.circle(ctx, at, y - 0.06 * s, 0.05 * s);
        ctx.fillStyle = pal.dark;
        ctx.fill();
        Parts.Outlines.polygon(ctx, [[at - 0.06 * s, y + 0.12 * s], [at, y - 0.04 * s], [at + 0.06 * s, y + 0.12 * s]]);
        ctx.fill();
    }
}

/** The hex is grey and its number token turned over. */
function conquered(ctx, v, hex, numbered) {
    const x = v.cx + v.s * hex.x, y = v.cy + v.s * hex.y;
    Parts.Outlines.regular(ctx, x, y, v.s * 0.985, 6, -Math.PI / 2);
    ctx.globalAlpha = 0.58;
    ctx.fillStyle = v.pal.robber;
    ctx.fill();
    ctx.globalAlpha = 1;
    if (!numbered)
        return;
    head(ctx, x, y, 0.35 * v.s, v.s, v.pal.token, v.pal);
    ctx.strokeStyle = v.pal.tokenInk;
    ctx.lineWidth = Math.max(1.2, 0.03 * v.s);
    ctx.beginPath();
    for (const d of [-0.16, 0, 0.16]) {
        const reach = Math.sqrt(0.27 * 0.27 - d * d);
        ctx.moveTo(x + (d - reach) * 0.7 * v.s, y + (d + reach) * 0.7 * v.s);
        ctx.lineTo(x + (d + reach) * 0.7 * v.s, y + (d - reach) * 0.7 * v.s);
    }
    ctx.stroke();
}

/** A dark cross over a building without production. */
function fallen(ctx, x, y, s, pal) {
    ctx.lineCap = "round";
    for (const stroke of [[0.13, pal.light], [0.07, pal.robber]]) {
        ctx.beginPath();
        ctx.moveTo(x - 0.24 * s, y - 0.24 * s);
        ctx.lineTo(x + 0.24 * s, y + 0.24 * s);
        ctx.moveTo(x + 0.24 * s, y - 0.24 * s);
        ctx.lineTo(x - 0.24 * s, y + 0.24 * s);
        ctx.lineWidth = Math.max(2, stroke[0] * s);
        ctx.strokeStyle = stroke[1];
        ctx.stroke();
    }
}

function ground(ctx, v, board, players) {
    const g = v.g, X = place => v.cx + v.s * place.x, Y = place => v.cy + v.s * place.y;
    for (const name of board.conquered || [])
        if (g.hexes[name])
            conquered(ctx, v, g.hexes[name], !!board.hexes[name].number);
    const home = walks(board) ? g.hexes[board.castle] : null;
    if (home) {
        // Above the token, or the robber in the middle.
        castle(ctx, X(home), Y(home) - 0.56 * v.s, v.s * 0.85, v.pal);
    }
    for (const name in board.control || {})
        if (g.hexes[name]) {
            // Right of the token, clear of the knights on the corners, the robber and the merchant.
            const p = players(board.control[name]), x = X(g.hexes[name]) + 0.56 * v.s, y = Y(g.hexes[name]) + 0.08 * v.s;
            Pieces.solid(ctx, shield, x, y, v.s, p.fill, v.pal);
            Pieces.engrave(ctx, p, x, y - 0.02 * v.s, 0.08 * v.s, v.s);
        }
    for (const field of board.gold_fields || [])
        if (g.intersections[field.at])
            goldField(ctx, X(g.intersections[field.at]), Y(g.intersections[field.at]), v.s, field.miners, v.pal);
}

/** The position of walkers and trains on a place: the middle of a path, or next to the pieces of an intersection. */
function stand(v, name) {
    const path = v.g.paths[name], corner = v.g.intersections[name];
    return path ? { x: v.cx + v.s * path.x, y: v.cy + v.s * path.y }
         : corner ? { x: v.cx + v.s * (corner.x + 0.36), y: v.cy + v.s * (corner.y + 0.3) } : null;
}

/** The coins of the hoard, with their number. */
function hoard(ctx, x, y, s, count, pal) {
    for (const lift of [0.1, 0.05, 0])
        head(ctx, x, y + lift * s, 0.17 * s, s, pal.trail || pal.wall, pal);
    text(ctx, String(count), x, y, 0.22 * s, pal.dark, pal);
}

function pieces(ctx, v, board, players) {
    const all = board.pieces || {}, pirate = v.g.hexes[board.pirate];
    if (pirate && board.hoard > 0)
        hoard(ctx, v.cx + v.s * (pirate.x + 0.52), v.cy + v.s * (pirate.y + 0.42), v.s, board.hoard, v.pal);
    for (const name in board.hexes || {}) {
        const hex = v.g.hexes[name], count = board.hexes[name].barbarians || 0;
        for (let i = 0; hex && i < count; ++i) {
            const aside = i - (count - 1) / 2;
            barbarian(ctx, v.cx + v.s * (hex.x + 0.33 * aside), v.cy + v.s * (hex.y + 0.6 - 0.08 * Math.abs(aside)), v.s * 0.92, v.pal);
        }
    }
    for (const owner in all) {
        const p = players(owner), own = all[owner];
        for (const name of own.conquered || []) {
            const corner = v.g.intersections[name];
            if (corner)
                fallen(ctx, v.cx + v.s * corner.x, v.cy + v.s * corner.y, v.s, v.pal);
        }
        const crews = {};
        for (const name of own.crews || [])
            crews[name] = (crews[name] || 0) + 1;
        for (const name in crews) {
            const at = stand(v, name);
            if (at)
                crew(ctx, at.x, at.y, v.s, p, crews[name], v.pal);
        }
        for (const name of own.mounted || []) {
            const at = stand(v, name);
            if (at)
                mounted(ctx, at.x, at.y, v.s, p, v.pal);
        }
        for (const wagon of own.trains || []) {
            const at = stand(v, wagon.at);
            if (at)
                train(ctx, at.x, at.y, v.s, p, wagon.level, v.pal);
        }
    }
}

/** Paints a single piece, for a choice; false for an unknown name. */
function picture(ctx, piece, x, y, s, p, level, pal) {
    switch (piece) {
    case "mounted": mounted(ctx, x + 0.03 * s, y + 0.07 * s, s * 1.2, p, pal); return true;
    case "crew": crew(ctx, x, y, s * 1.4, p, 1, pal); return true;
    case "train": train(ctx, x, y, s * 1.3, p, level, pal); return true;
    case "barbarian": barbarian(ctx, x, y, s * 1.5, pal); return true;
    case "castle": castle(ctx, x, y, s * 1.1, pal); return true;
    }
    return false;
}
