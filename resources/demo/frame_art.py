# SPDX-License-Identifier: GPL-3.0-or-later
"""The printed frame: sea, surf, beach, the joints of its six parts and the nine harbours."""
import math

import numpy as np
from PIL import Image, ImageDraw, ImageFont

import board_model as board
from paint import Canvas, mix, smooth, vary
from terrain_art import SAND, edge_distance, tile

REACH = 5.8
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"


def coast_distance(c):
    """Distance of every pixel to the island, 0 on land (measured coarsely, then enlarged)."""
    small = Canvas(c.reach, SAND, scale=c.scale // 4)
    X, Y = small.grid()
    far = np.full_like(X, 9.0)
    for x, y in board.hex_centres().values():
        far = np.minimum(far, -edge_distance(X - x, Y - y))
    large = Image.fromarray(far).resize((c.size, c.size), Image.BICUBIC)
    return np.maximum(np.asarray(large), 0)


def frame(rng):
    """The whole printed frame as a canvas."""
    c = Canvas(REACH, SAND)
    far = coast_distance(c) + c.noise(0.42, rng) * 0.075
    swell = c.noise(0.9, rng, octaves=5, stretch=2.6)
    sea = mix((26, 104, 172), (58, 146, 204), smooth(-0.8, 0.9, swell + smooth(0.9, 0.25, far) * 0.9))
    ripple = c.noise(0.09, rng, octaves=3, stretch=4.0)
    sea = mix(sea, (150, 200, 226), smooth(0.55, 1.2, ripple) * 0.34)
    sea = mix(sea, (112, 190, 206), smooth(0.5, 0.24, far) * 0.5)
    surf = smooth(0.10, 0.0, np.abs(far - 0.30 + c.noise(0.08, rng) * 0.05)) * smooth(-0.4, 0.5, c.noise(0.12, rng))
    sea = mix(sea, (232, 240, 238), surf * 0.9)
    beach = np.asarray(SAND, np.float32) + (c.noise(0.3, rng) * 8 + c.noise(0.02, rng, octaves=2) * 6)[..., None]
    wet = mix(beach, np.asarray(SAND) * 0.74, smooth(0.14, 0.24, far))
    c.set(mix(wet, sea, smooth(0.215, 0.255, far + c.noise(0.05, rng) * 0.02)))
    strokes(c, rng, far)
    rocks(c, rng, far)
    for at, gives in board.HARBORS:
        harbor(c, rng, at, gives)
    joints(c)
    return c


def strokes(c, rng, far):
    """Single brush strokes of wave crests on the open water."""
    for x, y in rng.uniform(-REACH + 0.1, REACH - 0.1, (5200, 2)):
        row, col = (min(c.size - 1, int((v + c.reach) * c.scale)) for v in (y, x))
        if far[row, col] > 0.42:
            length = rng.uniform(0.03, 0.13)
            tint = (136, 190, 224) if rng.random() < 0.6 else (24, 92, 156)
            c.stroke([(x, y), (x + length / 2, y - 0.014), (x + length, y)], 0.007, vary(tint, 10, rng), 110)


def rocks(c, rng, far):
    for x, y in rng.uniform(-REACH + 0.2, REACH - 0.2, (6000, 2)):
        row, col = (int((v + c.reach) * c.scale) for v in (y, x))
        if 0.15 < far[row, col] < 0.3 and rng.random() < 0.5:
            size = rng.uniform(0.01, 0.032)
            c.blob(x + 0.008, y + 0.01, size * 1.2, size * 0.8, (104, 84, 56), 160)
            c.blob(x, y, size, size * 0.75, vary((168, 144, 108), 14, rng))


def mooring(at):
    """Where the sign of a harbour floats, and the direction from the land to it."""
    (ax, ay), (bx, by) = board.paths()[at][0]
    mx, my, nx, ny = (ax + bx) / 2, (ay + by) / 2, by - ay, ax - bx
    if nx * mx + ny * my < 0:
        nx, ny = -nx, -ny
    return (mx + nx * 0.66, my + ny * 0.66), (nx, ny)


def joints(c):
    """The frame comes in six parts; each joint is a cut with a dovetail, on the free side of a corner."""
    signs = [mooring(at)[0] for at, _ in board.HARBORS]
    for k in range(6):
        a = math.radians(60 * k)
        lean = max((0.16, -0.16), key=lambda t: min(math.dist(s, (4.9 * math.cos(a + t), 4.9 * math.sin(a + t))) for s in signs))
        out, side = (math.cos(a + lean), math.sin(a + lean)), (-math.sin(a), math.cos(a))
        rim = board.FRAME_RADIUS * math.cos(math.radians(30)) / math.cos(math.radians(30) - abs(lean))
        start = 3.95
        path = [(0.0, 0.0), (0.62, 0.0), (0.56, 0.19), (0.84, 0.19), (0.78, 0.0), (rim - start, 0.0)]
        points = [((start + u) * out[0] + v * side[0], (start + u) * out[1] + v * side[1]) for u, v in path]
        c.stroke([(x + 0.014, y + 0.014) for x, y in points], 0.016, (190, 216, 230), 120)
        c.stroke(points, 0.018, (14, 40, 66), 235)


def harbor(c, rng, at, gives):
    """Two landing stages at the ends of the path and a sign on a moored float before it."""
    (ax, ay), (bx, by) = board.paths()[at][0]
    mx, my = (ax + bx) / 2, (ay + by) / 2
    (sx, sy), (nx, ny) = mooring(at)
    for x, y in ((ax, ay), (bx, by)):
        fx, fy = x + (mx - x) * 0.16 + nx * 0.12, y + (my - y) * 0.16 + ny * 0.12
        pier(c, rng, fx, fy, fx + (sx - fx) * 0.5, fy + (sy - fy) * 0.5)
    sign(c, rng, sx, sy, math.degrees(math.atan2(-nx, ny)), gives)


def pier(c, rng, x0, y0, x1, y1):
    dx, dy = x1 - x0, y1 - y0
    size = math.hypot(dx, dy)
    px, py = -dy / size * 0.075, dx / size * 0.075
    c.stroke([(x0 + 0.03, y0 + 0.04), (x1 + 0.03, y1 + 0.04)], 0.15, (20, 60, 90), 110)
    steps = 7
    for k in range(steps):
        t, u = k / steps, (k + 0.82) / steps
        wobble = rng.normal(0, 0.006)
        c.polygon([(x0 + dx * t + px + wobble, y0 + dy * t + py), (x0 + dx * u + px + wobble, y0 + dy * u + py),
                   (x0 + dx * u - px + wobble, y0 + dy * u - py), (x0 + dx * t - px + wobble, y0 + dy * t - py)],
                  vary((142, 112, 74), 13, rng))


def sign(c, rng, x, y, angle, gives):
    """A round wooden float with a parchment: the ratio and what is taken in."""
    size = int(0.62 * c.scale) * 2
    card = Image.new("RGBA", (size, size))
    d, mid, unit = ImageDraw.Draw(card), size / 2, size / 0.62
    def disc(r, colour, dx=0.0, dy=0.0):
        d.ellipse((mid + (dx - r) * unit, mid + (dy - r) * unit, mid + (dx + r) * unit, mid + (dy + r) * unit), fill=colour)
    disc(0.265, (16, 52, 84, 130), 0.02, 0.03)
    disc(0.262, (104, 70, 38, 255))
    disc(0.248, (146, 102, 58, 255))
    disc(0.222, (84, 56, 30, 255))
    disc(0.212, (238, 226, 192, 255))
    font = ImageFont.truetype(FONT, int(0.155 * unit))
    d.text((mid, mid + 0.085 * unit), "3:1" if gives == "any" else "2:1", fill=(52, 36, 24, 255), font=font, anchor="mm")
    icon(d, mid, mid - 0.075 * unit, unit, gives)
    card = card.rotate(-angle, Image.BICUBIC).resize((size // 2, size // 2), Image.LANCZOS)
    px, py = c.at(x, y)
    c.image.paste(card, (int(px - size / 4), int(py - size / 4)), card)
    c.draw = ImageDraw.Draw(c.image, "RGBA")


def icon(d, x, y, unit, gives):
    """A small drawing of what the harbour takes, or a question mark."""
    def box(x0, y0, x1, y1, colour, kind=d.rectangle):
        kind((x + x0 * unit, y + y0 * unit, x + x1 * unit, y + y1 * unit), fill=colour)
    if gives == "any":
        d.text((x, y), "?", fill=(52, 36, 24, 255), font=ImageFont.truetype(FONT, int(0.19 * unit)), anchor="mm")
    elif gives == "brick":
        for row, start in enumerate((-0.09, -0.06, -0.09)):
            for col in range(3 - row % 2):
                left = start + col * 0.062
                box(left, -0.06 + row * 0.042, left + 0.056, -0.024 + row * 0.042, (178, 70, 42, 255))
    elif gives == "lumber":
        for k, top in ((0, -0.07), (1, -0.022), (2, 0.026)):
            box(-0.1, top, 0.09, top + 0.04, (112, 74, 38, 255))
            box(0.07, top, 0.11, top + 0.04, (206, 166, 104, 255), d.ellipse)
    elif gives == "wool":
        for dx in (-0.05, 0.0, 0.05):
            box(dx - 0.045, -0.06, dx + 0.045, 0.03, (250, 250, 246, 255), d.ellipse)
        box(0.07, -0.06, 0.125, -0.01, (60, 50, 42, 255), d.ellipse)
        for dx in (-0.06, 0.05):
            box(dx - 0.009, 0.02, dx + 0.009, 0.06, (60, 50, 42, 255))
    elif gives == "grain":
        for lean in (-1, 0, 1):
            d.line((x, y + 0.07 * unit, x + lean * 0.07 * unit, y - 0.05 * unit), fill=(170, 120, 30, 255), width=int(0.012 * unit))
            for k in range(4):
                cx, cy = lean * 0.07 * (0.4 + k * 0.2), 0.02 - k * 0.03
                box(cx - 0.02, cy - 0.02, cx + 0.02, cy + 0.012, (222, 170, 44, 255), d.ellipse)
    else:
        for points, colour in (((-0.1, 0.05, -0.06, -0.04, 0.02, -0.07, 0.1, 0.0, 0.09, 0.05), (120, 122, 130, 255)),
                               ((-0.06, -0.04, 0.02, -0.07, 0.03, 0.0), (176, 180, 188, 255))):
            d.polygon([(x + px * unit, y + py * unit) for px, py in zip(points[::2], points[1::2])], fill=colour)


def board_art(rng):
    """Frame and tiles as one picture of the board plane."""
    c = frame(rng)
    picture = c.array()
    for name, (x, y) in board.hex_centres().items():
        art, depth = tile(board.LAYOUT[name][0], rng)
        px, py = (int(round(v - art.shape[0] / 2)) for v in c.at(x, y))
        window = picture[py:py + art.shape[0], px:px + art.shape[1]]
        window[:] = np.where((depth > -0.004)[..., None], art, window)
    return np.clip(picture, 0, 255).astype(np.uint8)
