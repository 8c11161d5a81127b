// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import Reeve.Parts 1.0 as Parts
.import "BoardGeometry.js" as Geometry

// Paints temporary marks: places to tap, chosen places, arrows, doubts of a scan.

function X(v, place) { return v.cx + v.s * place.x; }
function Y(v, place) { return v.cy + v.s * place.y; }

function ring(ctx, v, x, y, r, width) {
    Parts.Outlines.circle(ctx, x, y, r);
    rim(ctx, v.pal.light, width + Math.max(2.5, width), v.pal.mark, width, []);
}

/** Strokes the path wide, and on it narrow and dashed. */
function rim(ctx, under, wide, over, narrow, dash) {
    ctx.strokeStyle = under;
    ctx.lineWidth = wide;
    ctx.stroke();
    ctx.setLineDash(dash);
    ctx.strokeStyle = over;
    ctx.lineWidth = narrow;
    ctx.stroke();
    ctx.setLineDash([]);
}

/** A place that can be tapped; `occupied`: it has a piece, which must stay visible. */
function target(ctx, v, name, occupied) {
    const g = v.g, kind = Geometry.kindOf(g, name), place = Geometry.place(g, name);
    if (!place)
        return;
    const x = X(v, place), y = Y(v, place);
    if (kind === "hex") {
        Parts.Outlines.regular(ctx, x, y, v.s * 0.93, 6, -Math.PI / 2);
        rim(ctx, v.pal.light, Math.max(2.5, 0.06 * v.s), v.pal.markDark, Math.max(1.5, 0.03 * v.s), [3, 3]);
    } else if (kind === "intersection" && occupied) {
        Parts.Outlines.circle(ctx, x, y, 0.42 * v.s);
        rim(ctx, v.pal.light, Math.max(5, 0.11 * v.s), v.pal.mark, Math.max(2, 0.045 * v.s), [2.2, 1.6]);
    } else if (kind === "intersection") {
        Parts.Outlines.circle(ctx, x, y, Math.max(7.5, 0.165 * v.s));
        ctx.fillStyle = v.pal.light;
        ctx.fill();
        rim(ctx, v.pal.dark, Math.max(3.5, 0.075 * v.s), v.pal.mark, Math.max(2, 0.045 * v.s), []);
    } else {
        const at = t => [v.cx + v.s * (place.x1 + (place.x2 - place.x1) * t), v.cy + v.s * (place.y1 + (place.y2 - place.y1) * t)];
        const from = at(0.27), to = at(0.73);
        ctx.lineCap = "round";
        // On a small board its core is thin, unlike a white road.
        for (const stroke of [[0.2, v.pal.dark, 6.5], [0.165, v.pal.mark, 5], [0.085, v.pal.light, 2]]) {
            ctx.beginPath();
            ctx.moveTo(from[0], from[1]);
            ctx.lineTo(to[0], to[1]);
            ctx.lineWidth = Math.max(stroke[2], stroke[0] * v.s);
            ctx.strokeStyle = stroke[1];
            ctx.stroke();
        }
    }
}

function chosen(ctx, v, name) {
    const kind = Geometry.kindOf(v.g, name), place = Geometry.place(v.g, name);
    if (!place)
        return;
    const x = X(v, place), y = Y(v, place);
    if (kind === "hex") {
        for (const stroke of [[5, v.pal.light], [2.5, v.pal.mark]]) {
            Parts.Outlines.regular(ctx, x, y, v.s * 0.93, 6, -Math.PI / 2);
            ctx.strokeStyle = stroke[1];
            ctx.lineWidth = stroke[0];
            ctx.lineJoin = "round";
            ctx.stroke();
        }
    } else {
        ring(ctx, v, x, y, v.s * (kind === "path" ? 0.38 : 0.4), 2.5);
    }
}

/** A trail: a broad band under all its roads, in one line, with a dark edge. */
function trail(ctx, v, names) {
    const paths = names.map(name => v.g.paths[name]).filter(p => p);
    ctx.lineCap = "round";
    ctx.lineJoin = "round";
    for (const stroke of [[0.56, v.pal.dark], [0.48, v.pal.trail]]) {
        ctx.beginPath();
        for (const path of paths) {
            ctx.moveTo(v.cx + v.s * path.x1, v.cy + v.s * path.y1);
            ctx.lineTo(v.cx + v.s * path.x2, v.cy + v.s * path.y2);
        }
        ctx.lineWidth = Math.max(6, stroke[0] * v.s);
        ctx.strokeStyle = stroke[1];
        ctx.stroke();
    }
}

function badge(ctx, v, name, text) {
    const kind = Geometry.kindOf(v.g, name), place = Geometry.place(v.g, name);
    if (!place)
        return;
    const r = Math.max(11, 0.23 * v.s);
    const x = X(v, place) + (kind === "hex" ? -0.47 : 0.34) * v.s, y = Y(v, place) + (kind === "hex" ? 0.4 : -0.34) * v.s;
    Parts.Outlines.circle(ctx, x, y, r);
    ctx.fillStyle = v.pal.badge;
    ctx.fill();
    ctx.strokeStyle = v.pal.onBadge;
    ctx.lineWidth = 2;
    ctx.stroke();
    ctx.font = "bold " + Math.round(r * 1.15) + "px \"" + v.pal.sans + "\"";
    ctx.textAlign = "center";
    ctx.fillStyle = v.pal.onBadge;
    ctx.fillText(text, x, y + r * 0.41);
}

function arrow(ctx, v, fromName, toName) {
    const a = Geometry.place(v.g, fromName), b = Geometry.place(v.g, toName);
    if (!a || !b || fromName === toName)
        return;
    const dx = X(v, b) - X(v, a), dy = Y(v, b) - Y(v, a), length = Math.hypot(dx, dy);
    const ux = dx / length, uy = dy / length, off = 0.42 * v.s;
    const x1 = X(v, a) + ux * off, y1 = Y(v, a) + uy * off, x2 = X(v, b) - ux * off, y2 = Y(v, b) - uy * off;
    const bend = Math.min(0.12 * length, 0.5 * v.s);
    const mx = (x1 + x2) / 2 + uy * bend, my = (y1 + y2) / 2 - ux * bend;
    const angle = Math.atan2(y2 - my, x2 - mx), head = 0.24 * v.s;
    ctx.lineCap = "round";
    ctx.lineJoin = "round";
    for (const stroke of [[0.15, v.pal.dark], [0.085, v.pal.badge]]) {
        ctx.beginPath();
        ctx.moveTo(x1, y1);
        ctx.quadraticCurveTo(mx, my, x2, y2);
        ctx.moveTo(x2 - head * Math.cos(angle - 0.55), y2 - head * Math.sin(angle - 0.55));
        ctx.lineTo(x2, y2);
        ctx.lineTo(x2 - head * Math.cos(angle + 0.55), y2 - head * Math.sin(angle + 0.55));
        ctx.strokeStyle = stroke[1];
        ctx.lineWidth = Math.max(3, stroke[0] * v.s);
        ctx.stroke();
    }
}

/** A doubt or a difference: dashed ring around the place, light under dark. */
function doubtRing(ctx, v, name, color) {
    const kind = Geometry.kindOf(v.g, name), place = Geometry.place(v.g, name);
    if (!place)
        return;
    const r = (kind === "hex" ? 0.6 : 0.46) * v.s, width = Math.max(3, 0.06 * v.s);
    Parts.Outlines.circle(ctx, X(v, place), Y(v, place), r);
    ctx.strokeStyle = v.pal.light;
    ctx.lineWidth = width + 2;
    ctx.stroke();
    ctx.setLineDash([2.4, 1.8]);
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.stroke();
    ctx.setLineDash([]);
}
