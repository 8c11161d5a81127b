# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures on the hex tiles, one painter for each terrain."""
import math

import numpy as np

from paint import Canvas, mix, smooth, vary

SAND = (219, 193, 133)
REACH = 1.02


def scatter(rng, count, radius=0.92):
    """Random points of the tile, from north to south, so that what is nearer covers what is behind."""
    points = rng.uniform(-radius, radius, (count * 2, 2))
    points = points[np.hypot(points[:, 0], points[:, 1]) < radius][:count]
    return points[np.argsort(points[:, 1])]


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
    x, y = c.size * (np.array(seeds) + c.reach).T / (2 * c.reach)
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


def relief(c, rng, cell, sharpness):
    """A rugged height field of about 0..1 with sharp crests, and how bright it is with light from the north-west."""
    height = np.zeros((c.size, c.size), np.float32)
    for size, part in ((cell, 0.6), (cell / 2.3, 0.27), (cell / 5, 0.13)):
        height += part * (1 - np.minimum(np.abs(c.noise(size, rng, octaves=2)), 1)) ** sharpness
    down, right = np.gradient(height)
    return height, np.clip((down * 0.8 + right) * c.scale * 0.16, -1, 1)


def mountains(c, rng):
    """Grey crags with old snow, and ridges one before the other, lit from the left."""
    height, light = relief(c, rng, 0.42, 1.2)
    rock = mix((104, 96, 96), (184, 174, 160), 0.5 + 0.7 * light + c.noise(0.03, rng) * 0.22)
    snow = smooth(0.62, 0.78, height + c.noise(0.05, rng) * 0.07) * smooth(-0.25, 0.1, light)
    c.set(mix(rock, (226, 222, 216), snow * 0.85))
    for x, y in scatter(rng, 15, 0.8):
        peak(c, rng, x, y + 0.16, rng.uniform(0.24, 0.42), rng.uniform(0.15, 0.24))
    for x, y in scatter(rng, 420, 0.95):
        c.stroke([(x, y), (x + rng.uniform(-0.03, 0.03), y + rng.uniform(0.01, 0.05))], 0.006,
                 vary((124, 116, 112), 30, rng), 150)


def peak(c, rng, x, y, height, half):
    """A rock face of thin facets that fall away from a crooked ridge."""
    ridge = [(x, y - height)]
    for k in range(1, 6):
        ridge.append((x + rng.normal(0, half * 0.12), y - height * (1 - k / 5)))
    light, dark = vary((188, 180, 168), 9, rng, 0.12), vary((100, 93, 95), 9, rng, 0.12)
    c.polygon([ridge[0], (x - half, y), *reversed(ridge[1:])], light)
    c.polygon([ridge[0], (x + half, y), *reversed(ridge[1:])], dark)
    for side, base in ((-1, light), (1, dark)):
        for _ in range(16):
            t = rng.uniform(0.05, 0.95)
            start = ridge[min(5, int(t * 5))]
            reach = half * t * rng.uniform(0.4, 1.0)
            end = (x + side * reach, min(y, start[1] + reach * height / half * rng.uniform(0.6, 1.1)))
            c.stroke([start, end], rng.uniform(0.006, 0.018), vary(base, 17, rng, 0.15))
    if height > 0.27:
        for _ in range(14):
            t = rng.uniform(0, 0.34)
            side = -1 if rng.random() < 0.75 else 1
            px, py = x + side * half * t * rng.uniform(0, 0.9), y - height * (1 - t)
            c.stroke([(px, py), (px + side * 0.016, py + rng.uniform(0.02, 0.06))], rng.uniform(0.008, 0.016),
                     vary((236, 234, 230) if side < 0 else (178, 178, 190), 6, rng))


def hills(c, rng):
    """Clay banks in layers, washed out by rain, and bricks stacked to dry."""
    height, light = relief(c, rng, 0.6, 0.9)
    layers = 0.5 + 0.5 * np.sin(height * 62 + c.noise(0.2, rng) * 1.2)
    clay = mix((142, 90, 42), (206, 148, 80), smooth(0.25, 0.95, height + c.noise(0.25, rng) * 0.18))
    clay = mix(clay, (164, 88, 46), smooth(0.1, 0.9, c.noise(0.5, rng)) * 0.55)
    clay = clay * (1 + 0.36 * light + 0.17 * (layers - 0.5) + c.noise(0.02, rng, octaves=2) * 0.07)[..., None]
    c.set(clay)
    for x, y in scatter(rng, 320, 0.95):
        gully(c, rng, x, y, light)
    for x, y in scatter(rng, 420, 0.95):
        c.blob(x, y, rng.uniform(0.004, 0.014), rng.uniform(0.003, 0.009), vary((120, 74, 36), 26, rng), 190)
    for x, y in ((-0.44, 0.38), (0.42, 0.3), (0.3, -0.46)):
        stack(c, rng, x + rng.normal(0, 0.06), y + rng.normal(0, 0.05))


def gully(c, rng, x, y, light):
    """A brush stroke down the slope, dark in the shade and light in the sun."""
    row, col = (int((v + c.reach) * c.scale) for v in (y, x))
    bright = light[row, col]
    tint = (220, 158, 90) if bright > 0.1 else (104, 60, 30) if bright < -0.12 else (176, 112, 58)
    dx, dy = rng.normal(0, 0.03), rng.uniform(0.03, 0.09)
    c.stroke([(x, y), (x + dx, y + dy * 0.5), (x + dx * 0.6, y + dy)], rng.uniform(0.004, 0.013), vary(tint, 13, rng), 150)


def stack(c, rng, x, y):
    c.blob(x + 0.03, y + 0.03, 0.13, 0.045, (66, 36, 20), 170)
    for row in range(5):
        for col in range(5 - row // 2):
            left, top = x - 0.1 + col * 0.043 + row % 2 * 0.02, y - row * 0.026
            c.polygon([(left, top), (left + 0.038, top), (left + 0.038, top + 0.021), (left, top + 0.021)],
                      vary((178, 84, 48), 14, rng))


def desert(c, rng):
    """Wind-blown sand: long soft dunes, ripples, some pebbles."""
    X, Y = c.grid()
    warp = c.noise(0.8, rng, octaves=3)
    dunes = np.sin((Y * 1.1 + X * 0.35 + warp * 0.22) * math.tau / 0.5)
    ripples = np.sin((Y + X * 0.2 + warp * 0.13) * math.tau / 0.042 + c.noise(0.15, rng) * 2)
    sand = mix((194, 160, 86), (222, 190, 114), smooth(-1.0, 1.0, dunes * 0.7 + warp * 0.5))
    sand = sand + (ripples * 4.5 * smooth(-0.2, 0.9, dunes) + c.noise(0.012, rng, octaves=2) * 5)[..., None]
    c.set(sand)
    for x, y in scatter(rng, 26, 0.8):
        size = rng.uniform(0.006, 0.018)
        c.blob(x + 0.006, y + 0.006, size * 1.3, size * 0.8, (132, 100, 52), 170)
        c.blob(x, y, size, size * 0.7, vary((190, 164, 118), 12, rng))


PAINTERS = {"forest": forest, "pasture": pasture, "fields": fields, "mountains": mountains,
            "hills": hills, "desert": desert}


def edge_distance(X, Y):
    """Distance to the rim of a tile, positive inside."""
    across = [abs(X), abs(X / 2 + Y * math.sqrt(3) / 2), abs(X / 2 - Y * math.sqrt(3) / 2)]
    return math.sqrt(3) / 2 - np.maximum.reduce(across)


def tile(terrain, rng):
    """One finished tile as an array of colours: the picture within a ragged sand-coloured border."""
    c = Canvas(REACH, SAND)
    PAINTERS[terrain](c, rng)
    depth = edge_distance(*c.grid())
    ragged = depth + c.noise(0.11, rng) * 0.022 + c.noise(0.025, rng, octaves=2) * 0.012
    sand = np.asarray(SAND, np.float32) + (c.noise(0.2, rng) * 7 + c.noise(0.015, rng, octaves=2) * 5)[..., None]
    soft = 0.10 if terrain == "desert" else 0.055
    picture = mix(sand, mix(sand * 0.8, c.array(), smooth(0.07, 0.13, ragged)), smooth(0.095 - soft, 0.095 + soft / 3, ragged))
    return picture, depth
