# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the number tokens and of the table top."""
import numpy as np
from PIL import ImageFont

from frame_art import FONT
from paint import Canvas, mix, noise, smooth

TOKEN_RADIUS = 0.27
INK, RED = (38, 30, 24), (196, 26, 30)


def token(number, rng):
    """The face of a number token; the square reaches one token radius to each side."""
    c = Canvas(TOKEN_RADIUS, (232, 216, 172), scale=680)
    X, Y = c.grid()
    paper = np.asarray((233, 215, 168)) + (c.noise(0.14, rng) * 4 + c.noise(0.01, rng, octaves=2) * 4)[..., None]
    r = np.hypot(X, Y)
    paper = mix(paper, (196, 168, 116), smooth(0.014, 0.0, np.abs(r - 0.243)) * 0.35)
    c.set(mix(paper, (205, 180, 130), smooth(0.25, 0.27, r) * 0.6))
    ways = 6 - abs(7 - number)
    colour = RED if ways == 5 else INK
    font = ImageFont.truetype(FONT, int((0.205 + 0.02 * ways) * c.scale))
    c.draw.text(c.at(0, -0.035), str(number), fill=colour, font=font, anchor="mm")
    for k in range(ways):
        c.blob((k - (ways - 1) / 2) * 0.052, 0.15, 0.0165, 0.0165, colour)
    return np.clip(c.array(), 0, 255).astype(np.uint8)


def table(size, rng):
    """Planks of oiled wood, running from left to right: colours, and how high the grain stands (0..1)."""
    picture, height = np.zeros((size, size, 3), np.float32), np.zeros((size, size), np.float32)
    planks, top = 7, 0
    for k in range(planks):
        bottom = size if k == planks - 1 else int(size * (k + 1) / planks + rng.uniform(-0.01, 0.01) * size)
        rows = bottom - top
        y = np.arange(rows, dtype=np.float32)[:, None] / size
        bend = noise((rows, size), size / 9, rng, octaves=3, stretch=7)
        rings = np.sin((y * rng.uniform(55, 80) + bend * rng.uniform(1.1, 1.9)) * 2 * np.pi)
        rings = smooth(-1, 1, rings + noise((rows, size), size / 60, rng, stretch=16) * 0.7)
        pores = smooth(0.45, 1.1, noise((rows, size), 4, rng, octaves=2, stretch=22))
        fibre = noise((rows, size), 5, rng, octaves=2, stretch=40)
        tone = rng.normal(0, 0.055)
        wood = mix((92, 54, 30), (142, 90, 52), rings * 0.72 + 0.14 + fibre * 0.10 + tone + bend * 0.06)
        wood = wood * (1 - 0.30 * pores)[..., None]
        seam = smooth(0, 5, np.minimum(np.arange(rows), rows - 1 - np.arange(rows)).astype(np.float32))[:, None]
        picture[top:bottom] = wood * (0.35 + 0.65 * seam)[..., None]
        height[top:bottom] = (0.7 + 0.12 * fibre - 0.35 * pores) * seam
        top = bottom
    return np.clip(picture, 0, 255).astype(np.uint8), np.clip(height, 0, 1)
