# SPDX-License-Identifier: GPL-3.0-or-later
"""Painters of what grows: forest, pasture, fields."""
import math

import numpy as np

from paint import mix, scatter, smooth, vary


def forest(c, rng):
    """Crowns of leafy trees seen from above at a slant, some firs between them."""
    c.set(mix((66, 72, 32), (102, 104, 50), smooth(-0.6, 0.6, c.noise(0.3, rng))))
    for x, y in scatter(rng, 250):
        if rng.random() < 0.22:
            fir(c, rng, x, y)
        else:
            crown(c, rng, x, y)


def crown(c, rng, x, y):
    size = rng.uniform(0.055, 0.1)
    tint = (172, 122, 50) if rng.random() < 0.05 else (120, 136, 60) if rng.random() < 0.5 else (92, 116, 58)
    c.blob(x + 0.025, y + 0.035, size * 1.05, size * 0.95, (34, 42, 18), 170)
    c.blob(x, y, size, size * 0.92, vary([0.62 * v for v in tint], 5, rng))
    for _ in range(26):
        a, r = rng.uniform(0, math.tau), size * math.sqrt(rng.uniform(0, 0.95))
        dx, dy = r * math.cos(a), r * math.sin(a)
        light = 0.86 - 3.6 * (dx + dy * 1.3) + rng.normal(0, 0.1)
        colour = [min(255, max(0, v * light)) for v in tint]
        c.blob(x + dx, y + dy, rng.uniform(0.008, 0.019), rng.uniform(0.006, 0.014), vary(colour, 5, rng))


def fir(c, rng, x, y):
    tint, height = vary((68, 98, 54), 7, rng), rng.uniform(0.13, 0.2)
    c.blob(x + 0.03, y + 0.03, 0.07, 0.03, (24, 30, 14), 170)
    for step in range(5):
        top, half = y - height + step * height / 6, 0.018 + step * 0.012
        low = top + height / 3
        c.polygon([(x, top), (x + half, low), (x - half, low)], vary([0.72 * v for v in tint], 4, rng))
        c.polygon([(x, top), (x - half * 0.1, low - 0.006), (x - half, low)], vary([1.25 * v for v in tint], 5, rng))


def pasture(c, rng):
    """Rolling grass with a hedge, a few stones and a flock."""
    hills = c.noise(0.55, rng, octaves=3, stretch=1.6)
    field = mix((126, 152, 44), (166, 182, 66), smooth(-0.7, 0.7, hills))
    shade = np.gradient(hills, axis=0)
    field = field * (1 + np.clip(shade * 26, -0.16, 0.16))[..., None]
    c.set(field + (c.noise(0.03, rng, octaves=2) * 5)[..., None])
    for x, y in scatter(rng, 2600, 0.98):
        colour = vary((150, 174, 58), 15, rng) if rng.random() < 0.6 else vary((106, 140, 42), 12, rng)
        length = rng.uniform(0.012, 0.035)
        c.stroke([(x, y), (x + rng.normal(0, 0.01), y - length)], 0.004, colour, 150)
    bend, turn = rng.uniform(-0.25, 0.25), rng.choice([-1, 1])
    for t in np.linspace(-0.9, 0.9, 46):
        x, y = turn * t, -0.52 + bend * t + 0.16 * math.cos(t * 3)
        if rng.random() < 0.8:
            bush(c, rng, x, y + rng.normal(0, 0.012), rng.uniform(0.022, 0.04))
    for x, y in scatter(rng, 7, 0.7):
        c.blob(x, y, 0.022, 0.013, vary((176, 170, 150), 9, rng))
        c.blob(x + 0.004, y + 0.006, 0.018, 0.007, (120, 116, 98))
    for cx, cy in ((rng.uniform(-0.45, -0.2), 0.42), (rng.uniform(0.25, 0.5), rng.uniform(-0.15, 0.2))):
        flock = [(cx + rng.normal(0, 0.12), cy + rng.normal(0, 0.075)) for _ in range(9)]
        for x, y in sorted(flock, key=lambda p: p[1]):
            sheep(c, rng, x, y)


def bush(c, rng, x, y, size):
    c.blob(x + 0.012, y + 0.016, size, size * 0.7, (72, 96, 32), 170)
    for _ in range(7):
        c.blob(x + rng.normal(0, size * 0.4), y + rng.normal(0, size * 0.3), size * 0.45, size * 0.4,
               vary((94, 122, 44), 11, rng))


def sheep(c, rng, x, y):
    side = rng.choice([-1, 1])
    c.blob(x + 0.012, y + 0.022, 0.036, 0.014, (84, 112, 32), 200)
    for dx in (-0.016, 0.016):
        c.stroke([(x + dx, y), (x + dx, y + 0.026)], 0.006, (70, 62, 50))
    for dx in (-0.016, 0.0, 0.016):
        c.blob(x + dx, y - 0.003 * (dx == 0), 0.019, 0.018, vary((232, 228, 208), 5, rng))
    c.blob(x, y + 0.009, 0.026, 0.008, (196, 190, 168))
    c.blob(x + side * 0.037, y - 0.005, 0.011, 0.009, (76, 66, 54))


def fields(c, rng):
    """Parcels of ripe grain in different directions, one of them ploughed, with stooks and hedges."""
    X, Y = c.grid()
    seeds = [(-0.55, -0.5), (0.45, -0.6), (-0.6, 0.4), (0.15, 0.15), (0.65, 0.5), (-0.1, 0.85)]
    seeds = [(x + rng.normal(0, 0.1), y + rng.normal(0, 0.1)) for x, y in seeds]
    wobble = c.noise(0.4, rng) * 0.03
    far = np.stack([np.hypot(X + wobble - x, Y + wobble - y) for x, y in seeds])
    owner, order = far.argmin(0), np.sort(far, axis=0)
    picture = np.zeros((c.size, c.size, 3), np.float32)
    tones = [((188, 136, 40), (238, 196, 84)), ((196, 148, 48), (232, 194, 90)), ((178, 126, 36), (228, 180, 64))]
    for k in range(len(seeds)):
        angle = rng.uniform(0, math.pi)
        across = X * math.cos(angle) + Y * math.sin(angle) + c.noise(0.5, rng, octaves=2) * 0.02
        grain = c.noise(0.02, rng, octaves=2) * 0.5
        dark, light = ((132, 92, 44), (184, 136, 70)) if k == 5 else tones[k % 3]
        rows = 0.5 + 0.5 * np.sin(across * math.tau / rng.uniform(0.065, 0.09)) + grain
        picture = np.where((owner == k)[..., None], mix(dark, light, rows), picture)
    edge = smooth(0.035, 0.0, order[1] - order[0])
    c.set(mix(picture + (c.noise(0.35, rng) * 9)[..., None], (132, 118, 46), edge * 0.8))
    for x, y in scatter(rng, 900, 0.95):
        c.stroke([(x, y), (x + rng.normal(0, 0.006), y - 0.022)], 0.004, vary((244, 208, 104), 14, rng), 150)
    for px, py in scatter(rng, 150, 0.9):
        row, col = (int(v) for v in ((py + c.reach) * c.scale, (px + c.reach) * c.scale))
        if edge[row, col] > 0.4:
            bush(c, rng, px, py, 0.024)
    px, py = seeds[5]
    for _ in range(13):
        stook(c, rng, px + rng.uniform(-0.4, 0.4), py - rng.uniform(0.02, 0.3))


def stook(c, rng, x, y):
    c.blob(x + 0.02, y + 0.012, 0.034, 0.014, (98, 66, 26), 170)
    for k in range(9):
        lean = (k - 4) / 4
        c.stroke([(x + lean * 0.024, y + 0.01), (x - lean * 0.008, y - 0.03), (x + lean * 0.022, y - 0.058)], 0.007,
                 vary((236, 192, 74), 15, rng))
    c.stroke([(x - 0.011, y - 0.028), (x + 0.011, y - 0.028)], 0.008, (150, 100, 36))
