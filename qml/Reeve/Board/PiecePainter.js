// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import Reeve.Parts 1.0 as Parts

// Paints the pieces. Each has a double rim, light outside and dark inside, to be visible on any terrain. (x, y) is the place in
// px and s the hex side; `p` is {fill, ink, shape}; `pal` the colours of the board.

var settlementShape = [[-0.2, 0.18], [-0.2, -0.05], [0, -0.24], [0.2, -0.05], [0.2, 0.18]];
var cityShape = [[-0.3, 0.2], [-0.3, -0.13], [-0.15, -0.3], [0, -0.13], [0, -0.04], [0.3, -0.04], [0.3, 0.2]];
var wallShape = [[-0.4, 0.34], [-0.4, 0.14], [-0.28, 0.14], [-0.28, 0.2], [-0.06, 0.2], [-0.06, 0.14], [0.06, 0.14],
                 [0.06, 0.2], [0.28, 0.2], [0.28, 0.14], [0.4, 0.14], [0.4, 0.34]];
var bannerShape = [[-0.17, -0.05], [-0.17, -0.54], [0.2, -0.54], [0.12, -0.425], [0.2, -0.31], [-0.1, -0.31], [-0.1, -0.05]];

function lightRim(s) { return Math.max(2.2, 0.08 * s); }
function darkRim(s) { return Math.max(1, 0.027 * s); }

function solid(ctx, points, x, y, s, fill, pal) {
    const path = points.map(p => [x + p[0] * s, y + p[1] * s]);
    ctx.lineJoin = "round";
    Parts.Outlines.polygon(ctx, path);
    ctx.strokeStyle = pal.light;
    ctx.lineWidth = lightRim(s);
    ctx.stroke();
    Parts.Outlines.polygon(ctx, path);
    ctx.fillStyle = fill;
    ctx.fill();
    ctx.strokeStyle = pal.dark;
    ctx.lineWidth = darkRim(s);
    ctx.stroke();
}

function engrave(ctx, p, x, y, r, s) {
    if (s < 24)
        return;
    Parts.Outlines.playerShape(ctx, p.shape, x, y, r);
    ctx.fillStyle = p.ink;
    ctx.fill();
}

function road(ctx, x1, y1, x2, y2, s, p, pal) {
    const at = t => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    const from = at(0.2), to = at(0.8);
    const strokes = [[0.15 * s + Math.max(3, 0.08 * s), pal.light], [0.15 * s + Math.max(1.2, 0.034 * s), pal.dark],
                     [0.15 * s - Math.max(1, 0.02 * s), p.fill]];
    ctx.lineCap = "round";
    for (const stroke of strokes) {
        ctx.beginPath();
        ctx.moveTo(from[0], from[1]);
        ctx.lineTo(to[0], to[1]);
        ctx.lineWidth = stroke[0];
        ctx.strokeStyle = stroke[1];
        ctx.stroke();
    }
}

/** A ship on the middle of a path: a hull along it, pointed at both ends, and an upright sail, unlike a road at any angle. */
function ship(ctx, x1, y1, x2, y2, s, p, pal) {
    const x = (x1 + x2) / 2, y = (y1 + y2) / 2, angle = Math.atan2(y2 - y1, x2 - x1);
    const cos = Math.cos(angle), sin = Math.sin(angle);
    const hull = [[-0.4, 0], [-0.24, -0.11], [0.24, -0.11], [0.4, 0], [0.24, 0.11], [-0.24, 0.11]]
        .map(q => [q[0] * cos - q[1] * sin, q[0] * sin + q[1] * cos]);
    solid(ctx, hull, x, y, s, p.fill, pal);
    solid(ctx, [[-0.03, 0.04], [-0.03, -0.42], [0.26, 0.04]], x, y, s, p.fill, pal);
    engrave(ctx, p, x + 0.055 * s, y - 0.075 * s, 0.055 * s, s);
}

/** The pirate: a black ship with two sails and crossed bones. */
function pirate(ctx, x, y, s, pal) {
    solid(ctx, [[-0.06, 0.14], [-0.06, -0.42], [-0.36, 0.06]], x, y, s, pal.robber, pal);
    solid(ctx, [[0.0, 0.14], [0.0, -0.42], [0.38, 0.06]], x, y, s, pal.robber, pal);
    solid(ctx, [[-0.46, 0.16], [0.48, 0.16], [0.3, 0.4], [-0.3, 0.4]], x, y, s, pal.robber, pal);
    ctx.strokeStyle = pal.light;
    ctx.lineWidth = Math.max(1.2, 0.045 * s);
    ctx.lineCap = "round";
    ctx.beginPath();
    ctx.moveTo(x - 0.12 * s, y + 0.21 * s);
    ctx.lineTo(x + 0.12 * s, y + 0.34 * s);
    ctx.moveTo(x - 0.12 * s, y + 0.34 * s);
    ctx.lineTo(x + 0.12 * s, y + 0.21 * s);
    ctx.stroke();
}

function settlement(ctx, x, y, s, p, pal) {
    solid(ctx, settlementShape, x, y, s, p.fill, pal);
    engrave(ctx, p, x, y + 0.045 * s, 0.075 * s, s);
}

function city(ctx, x, y, s, p, pal) {
    solid(ctx, cityShape, x, y, s, p.fill, pal);
    engrave(ctx, p, x - 0.15 * s, y + 0.02 * s, 0.062 * s, s);
    engrave(ctx, p, x + 0.14 * s, y + 0.08 * s, 0.072 * s, s);
}

/** A city on its side: a lost city without a settlement in supply. */
function reducedCity(ctx, x, y, s, p, pal) {
    solid(ctx, cityShape.map(q => [-q[1] - 0.04, q[0]]), x, y, s, p.fill, pal);
    engrave(ctx, p, x - 0.06 * s, y - 0.15 * s, 0.062 * s, s);
    engrave(ctx, p, x - 0.12 * s, y + 0.14 * s, 0.072 * s, s);
}

function wall(ctx, x, y, s, pal) {
    solid(ctx, wallShape, x, y, s, pal.wall, pal);
}

function metropolis(ctx, x, y, s, track, pal) {
    solid(ctx, bannerShape, x, y, s, pal.tracks[track] || pal.wall, pal);
}

function knight(ctx, x, y, s, p, level, active, pal) {
    const r = 0.215 * s;
    if (active) {
        const top = y - r - 0.24 * s;
        ctx.lineCap = "round";
        for (const stroke of [[0.03 * s + lightRim(s), pal.light], [Math.max(1.4, 0.04 * s), pal.dark]]) {
            ctx.beginPath();
            ctx.moveTo(x, y - r);
            ctx.lineTo(x, top);
            ctx.lineWidth = stroke[0];
            ctx.strokeStyle = stroke[1];
            ctx.stroke();
        }
        solid(ctx, [[0, -0.455], [0.25, -0.365], [0, -0.28]], x, y, s, p.fill, pal);
    }
    Parts.Outlines.circle(ctx, x, y, r + Math.max(1.5, 0.04 * s));
    ctx.fillStyle = pal.light;
    ctx.fill();
    Parts.Outlines.circle(ctx, x, y, r);
    ctx.fillStyle = p.fill;
    ctx.fill();
    ctx.strokeStyle = pal.dark;
    ctx.lineWidth = darkRim(s);
    ctx.stroke();
    if (!active) {
        Parts.Outlines.circle(ctx, x, y, r * 0.72);
        ctx.fillStyle = pal.light;
        ctx.fill();
        ctx.lineWidth = Math.max(0.9, 0.02 * s);
        ctx.stroke();
    }
    ctx.strokeStyle = active ? p.ink : pal.dark;
    ctx.lineWidth = Math.max(1.2, 0.04 * s);
    ctx.lineCap = "round";
    ctx.lineJoin = "round";
    const step = level >= 3 ? 0.082 : 0.092, wide = level >= 3 ? 0.075 : 0.09, high = level >= 3 ? 0.052 : 0.062;
    for (let i = 0; i < level; ++i) {
        const cy = y + (i - (level - 1) / 2) * step * s;
        ctx.beginPath();
        ctx.moveTo(x - wide * s, cy + high / 2 * s);
        ctx.lineTo(x, cy - high / 2 * s);
        ctx.lineTo(x + wide * s, cy + high / 2 * s);
        ctx.stroke();
    }
}

function robber(ctx, x, y, s, pal) {
    const body = [[-0.25, 0.33], [-0.21, 0.12], [-0.1, -0.01], [-0.15, -0.12], [-0.11, -0.25], [0, -0.33], [0.11, -0.25],
                  [0.15, -0.12], [0.1, -0.01], [0.21, 0.12], [0.25, 0.33]];
    solid(ctx, body, x, y, s, pal.robber, pal);
    ctx.fillStyle = pal.light;
    Parts.Outlines.roundedRect(ctx, x - 0.085 * s, y - 0.165 * s, 0.17 * s, Math.max(1.5, 0.05 * s), 0.02 * s);
    ctx.fill();
}

function merchant(ctx, x, y, s, p, pal) {
    solid(ctx, [[-0.19, 0.25], [0, -0.27], [0.19, 0.25]], x, y, s, pal.tracks.trade, pal);
    ctx.strokeStyle = pal.dark;
    ctx.lineWidth = darkRim(s);
    ctx.beginPath();
    for (const foot of [-0.07, 0.07]) {
        ctx.moveTo(x, y - 0.27 * s);
        ctx.lineTo(x + foot * s, y + 0.25 * s);
    }
    ctx.stroke();
    if (!p)
        return;
    Parts.Outlines.playerShape(ctx, p.shape, x + 0.19 * s, y + 0.2 * s, 0.1 * s);
    ctx.fillStyle = p.fill;
    ctx.fill();
    ctx.strokeStyle = pal.dark;
    ctx.stroke();
}

/** All pieces of a position, from the ground up. `players(name)` gives {fill, ink, shape}. */
function all(ctx, v, board, players, scale) {
    const g = v.g, s = v.s * scale;
    const X = place => v.cx + v.s * place.x, Y = place => v.cy + v.s * place.y;
    const pieces = board.pieces || {};
    const owners = Object.keys(pieces);
    const each = (kind, paint) => {
        for (const owner of owners)
            for (const item of pieces[owner][kind] || [])
                paint(players(owner), item);
    };
    const at = (name, paint) => {
        const place = g.intersections[name];
        if (place)
            paint(X(place), Y(place));
    };
    each("roads", (p, name) => {
        const path = g.paths[name];
        if (path)
            road(ctx, v.cx + v.s * path.x1, v.cy + v.s * path.y1, v.cx + v.s * path.x2, v.cy + v.s * path.y2, v.s, p, v.pal);
    });
    each("ships", (p, name) => {
        const path = g.paths[name];
        if (path)
            ship(ctx, v.cx + v.s * path.x1, v.cy + v.s * path.y1, v.cx + v.s * path.x2, v.cy + v.s * path.y2, v.s, p, v.pal);
    });
    each("walls", (p, name) => at(name, (x, y) => wall(ctx, x, y, s, v.pal)));
    for (const track in board.metropolises || {})
        if (board.metropolises[track])
            at(board.metropolises[track].at, (x, y) => metropolis(ctx, x, y, s, track, v.pal));
    each("settlements", (p, name) => at(name, (x, y) => settlement(ctx, x, y, s, p, v.pal)));
    each("cities", (p, name) => at(name, (x, y) => city(ctx, x, y, s, p, v.pal)));
    each("reduced", (p, name) => at(name, (x, y) => reducedCity(ctx, x, y, s, p, v.pal)));
    each("knights", (p, k) => at(k.at, (x, y) => knight(ctx, x, y, s, p, k.level || 1, !!k.active, v.pal)));
    const hexes = board.hexes || {};
    const robbed = g.hexes[board.robber];
    if (robbed) {
        // Next to the token, which must stay readable; without one in the middle.
        const beside = hexes[board.robber] && hexes[board.robber].number;
        robber(ctx, X(robbed) - (beside ? 0.57 * v.s : 0), Y(robbed) + (beside ? 0.02 * v.s : 0), beside ? s * 0.85 : s, v.pal);
    }
    const raided = g.hexes[board.pirate];
    if (raided)
        pirate(ctx, X(raided), Y(raided), s, v.pal);
    const sold = board.merchant ? g.hexes[board.merchant.at] : null;
    if (sold)
        merchant(ctx, X(sold) + 0.52 * v.s, Y(sold) - 0.3 * v.s, s,
                 board.merchant.player ? players(board.merchant.player) : null, v.pal);
}
