// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// Closed outlines shared by pins, chips and the board. Each begins a path; the caller fills and strokes it.

function polygon(ctx, points) {
    ctx.beginPath();
    ctx.moveTo(points[0][0], points[0][1]);
    for (let i = 1; i < points.length; ++i)
        ctx.lineTo(points[i][0], points[i][1]);
    ctx.closePath();
}

/** A regular polygon of n corners, the first one at `turn` (radians, 0 = east). */
function regular(ctx, cx, cy, r, n, turn) {
    const points = [];
    for (let i = 0; i < n; ++i) {
        const a = turn + i * 2 * Math.PI / n;
        points.push([cx + r * Math.cos(a), cy + r * Math.sin(a)]);
    }
    polygon(ctx, points);
}

function circle(ctx, cx, cy, r) {
    ctx.beginPath();
    // Callers with very little room may pass a negative radius.
    ctx.arc(cx, cy, Math.max(0, r), 0, 2 * Math.PI, false);
    ctx.closePath();
}

function roundedRect(ctx, x, y, w, h, r) {
    ctx.beginPath();
    ctx.roundedRect(x, y, w, h, r, r);
}

/** A player's shape with about equal optical weight for each: circle square diamond triangle hexagon cross. */
function playerShape(ctx, shape, cx, cy, r) {
    switch (shape) {
    case "square":
        roundedRect(ctx, cx - r * 0.9, cy - r * 0.9, r * 1.8, r * 1.8, r * 0.18);
        break;
    case "diamond":
        polygon(ctx, [[cx, cy - r * 1.16], [cx + r * 1.16, cy], [cx, cy + r * 1.16], [cx - r * 1.16, cy]]);
        break;
    case "triangle":
        polygon(ctx, [[cx, cy - r * 1.12], [cx + r * 1.14, cy + r * 0.9], [cx - r * 1.14, cy + r * 0.9]]);
        break;
    case "hexagon":
        regular(ctx, cx, cy, r * 1.08, 6, -Math.PI / 2);
        break;
    case "cross": {
        const a = r * 0.5, b = r * 1.05;
        polygon(ctx, [[cx - a, cy - b], [cx + a, cy - b], [cx + a, cy - a], [cx + b, cy - a], [cx + b, cy + a],
                      [cx + a, cy + a], [cx + a, cy + b], [cx - a, cy + b], [cx - a, cy + a], [cx - b, cy + a],
                      [cx - b, cy - a], [cx - a, cy - a]]);
        break;
    }
    default:
        circle(ctx, cx, cy, r);
    }
}
