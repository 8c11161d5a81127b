// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// WCAG 2 contrast, Machado 2009 colour vision (severity 1.0) and CIEDE2000, straight from the definitions.

function rgb(color) {
    const c = Qt.color(color);
    return [c.r, c.g, c.b];
}
function linear(u) { return u <= 0.04045 ? u / 12.92 : Math.pow((u + 0.055) / 1.055, 2.4); }

function contrast(a, b) {
    const l = c => {
        const [r, g, b] = rgb(c).map(u => u <= 0.03928 ? u / 12.92 : Math.pow((u + 0.055) / 1.055, 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const x = l(a), y = l(b);
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

var vision = {
    normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
};

function lab(color, kind) {
    const lin = rgb(color).map(linear);
    const seen = vision[kind].map(row => Math.max(0, Math.min(1, row[0] * lin[0] + row[1] * lin[1] + row[2] * lin[2])));
    const xyz = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
        .map(row => row[0] * seen[0] + row[1] * seen[1] + row[2] * seen[2]);
    const f = t => t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 * t + 16) / 116;
    const [x, y, z] = [f(xyz[0] / 0.95047), f(xyz[1]), f(xyz[2] / 1.08883)];
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function difference(p, q) {
    const rad = Math.PI / 180;
    const c1 = Math.hypot(p[1], p[2]), c2 = Math.hypot(q[1], q[2]), mean = Math.pow((c1 + c2) / 2, 7);
    const g = 0.5 * (1 - Math.sqrt(mean / (mean + Math.pow(25, 7))));
    const a1 = p[1] * (1 + g), a2 = q[1] * (1 + g);
    const C1 = Math.hypot(a1, p[2]), C2 = Math.hypot(a2, q[2]);
    const hue = (b, a) => a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360;
    const h1 = hue(p[2], a1), h2 = hue(q[2], a2);
    const dL = q[0] - p[0], dC = C2 - C1;
    let dh = C1 * C2 === 0 ? 0 : h2 - h1;
    if (dh > 180) dh -= 360; else if (dh < -180) dh += 360;
    const dH = 2 * Math.sqrt(C1 * C2) * Math.sin(dh / 2 * rad);
    const L = (p[0] + q[0]) / 2, C = (C1 + C2) / 2;
    let h = h1 + h2;
    if (C1 * C2 !== 0)
        h = Math.abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
    const T = 1 - 0.17 * Math.cos((h - 30) * rad) + 0.24 * Math.cos(2 * h * rad) + 0.32 * Math.cos((3 * h + 6) * rad)
              - 0.20 * Math.cos((4 * h - 63) * rad);
    const C7 = Math.pow(C, 7);
    const RT = -2 * Math.sqrt(C7 / (C7 + Math.pow(25, 7))) * Math.sin(60 * Math.exp(-Math.pow((h - 275) / 25, 2)) * rad);
    const SL = 1 + 0.015 * Math.pow(L - 50, 2) / Math.sqrt(20 + Math.pow(L - 50, 2)), SC = 1 + 0.045 * C, SH = 1 + 0.015 * C * T;
    return Math.sqrt(Math.pow(dL / SL, 2) + Math.pow(dC / SC, 2) + Math.pow(dH / SH, 2) + RT * (dC / SC) * (dH / SH));
}

/** The two colours of {name: colour} that are hardest to tell apart: {value, pair}. */
function closest(colors, kind) {
    const names = Object.keys(colors);
    let best = { value: Infinity, pair: "" };
    for (let i = 0; i < names.length; ++i)
        for (let j = i + 1; j < names.length; ++j) {
            const d = difference(lab(colors[names[i]], kind), lab(colors[names[j]], kind));
            if (d < best.value)
                best = { value: d, pair: names[i] + "/" + names[j] };
        }
    return best;
}
