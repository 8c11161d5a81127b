# SPDX-License-Identifier: GPL-3.0-or-later
"""Painters of bare ground: mountains, hills, desert."""
import math

import numpy as np

from paint import mix, scatter, smooth, vary


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
    rock = mix((104, 96, 96), (184, 174, 160), 0.52 + 0.55 * light + c.noise(0.03, rng) * 0.25)
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
