# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws tokens and hexes for the training, since only some editions are photographed."""
import glob
import math
import pathlib

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from geometry import NUMBERS, SOURCE_HALF, SOURCE_PIXELS, TERRAINS

SPRITE = 72         # pixels of a token's square
FONT_FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts"]
FONT_WORDS = ["Serif", "Roman", "Didot", "Artemisia", "Garamond", "Junicode", "Libertine", "Biolinum", "C059", "P052",
              "Bookman", "Caladea", "Carlito", "DejaVuSans", "GenB", "Lato", "LiberationSans", "NimbusSans", "URWGothic"]
FONT_REFUSED = ["Hairline", "Thin", "Mono", "Math", "ExtraLight", "Symbols", "_K", "RZ", "Noto", "Z003", "D0500", "Initials"]


def fonts():
    """Text fonts with lining digits among those installed."""
    files = [f for folder in FONT_FOLDERS for f in glob.glob(folder + "/**/*.[ot]tf", recursive=True)]
    keep = [f for f in files if any(w in pathlib.Path(f).stem for w in FONT_WORDS)
            and not any(w in pathlib.Path(f).stem for w in FONT_REFUSED)]
    keep += [f for f in files if pathlib.Path(f).stem in ("NotoSans-Regular", "NotoSans-Bold", "NotoSerif-Regular", "NotoSerif-Bold")]
    if len(keep) < 10:
        raise SystemExit("too few fonts; see docs/reader-training.md for the packages")
    return sorted(keep)


def hsv(rng, hue, saturation, value):
    """A random RGB colour from ranges (low, high) of hue in degrees, and saturation and value 0..1."""
    h = rng.uniform(*hue) % 360 / 2
    pixel = np.uint8([[[h, 255 * rng.uniform(*saturation), 255 * rng.uniform(*value)]]])
    return tuple(int(v) for v in cv2.cvtColor(pixel, cv2.COLOR_HSV2RGB)[0, 0])


class TokenPainter:
    def __init__(self, rng):
        self.rng = rng
        self.fonts = fonts()
        bold = [f for f in self.fonts if any(w in f for w in ("Bold", "Demi", "RB", "Black", "Heavy", "Semibold"))]
        serif = [f for f in bold if not any(w in f for w in ("Sans", "Lato", "Carlito", "Gothic"))]
        self.families = [serif, serif, serif, bold, self.fonts]
        self.cache = {}

    def font(self, file, height):
        key = (file, height)
        if key not in self.cache:
            self.cache[key] = ImageFont.truetype(file, height)
        return self.cache[key]

    def paint(self, number):
        """SPRITE x SPRITE x 3 (BGR): the upright token in the inscribed circle of the square."""
        rng, n = self.rng, SPRITE * 2
        c = n / 2
        back = hsv(rng, (24, 52), (0.0, 0.42), (0.72, 1.0)) if rng.random() < 0.93 else hsv(rng, (0, 360), (0, 0.3), (0.6, 1))
        image = Image.new("RGB", (n, n), back)
        draw = ImageDraw.Draw(image)
        if rng.random() < 0.4:  # a printed or bevelled rim
            shade = rng.uniform(0.55, 0.97) if rng.random() < 0.75 else rng.uniform(1.03, 1.2)
            rim, width = tuple(int(min(255, v * shade)) for v in back), int(rng.uniform(2, 12))
            inset = rng.uniform(0, 12)
            draw.ellipse([inset, inset, n - inset, n - inset], outline=rim, width=width)
        red = number in (6, 8) and rng.random() < 0.75  # not always: by lamp light red is hard to distinguish from brown
        if red:
            ink = hsv(rng, (-14, 14), (0.5, 1.0), (0.35, 0.9))
        else:
            ink = hsv(rng, (0, 60), (0.0, 0.5), (0.0, 0.25)) if rng.random() < 0.95 else hsv(rng, (180, 280), (0.3, 0.8), (0.1, 0.4))
        by_odds = rng.random() < 0.6  # printed size grows with the odds
        odds = 6 - abs(7 - number)
        height = (rng.uniform(0.40, 0.58) + 0.065 * odds) if by_odds else rng.uniform(0.6, 1.15)
        pips = rng.random() < 0.6
        weight = rng.uniform(0.5, 1.0)
        faint = tuple(int(weight * i + (1 - weight) * b) for i, b in zip(ink, back))
        if pips:
            height = min(height, 0.95)
        letter = rng.random() < 0.12
        family = self.families[rng.integers(len(self.families))]
        file = family[rng.integers(len(family))]
        font = self.font(file, max(8, int(height * c * 1.35 / 4) * 4))
        text = str(number)
        box = font.getbbox(text)
        w, h = box[2] - box[0], box[3] - box[1]
        limit = 1.55 * c
        if w > limit:
            font = self.font(file, max(8, int(font.size * limit / w)))
            box = font.getbbox(text)
            w, h = box[2] - box[0], box[3] - box[1]
        y = c - h / 2 + c * rng.uniform(-0.06, 0.06) - (0.12 * c if pips else 0) + (0.1 * c if letter else 0)
        x = c - w / 2 + c * rng.uniform(-0.04, 0.04)
        stroke = 1 if rng.random() < 0.15 else 0
        draw.text((x - box[0], y - box[1]), text, font=font, fill=ink, stroke_width=stroke)
        bottom = y + h
        if pips:
            r = c * rng.uniform(0.035, 0.06)
            step = r * rng.uniform(2.4, 3.4)
            py = min(bottom + c * rng.uniform(0.1, 0.22), c * 1.85)
            for i in range(odds):
                px = c + (i - (odds - 1) / 2) * step
                draw.ellipse([px - r, py - r, px + r, py + r], fill=faint)
            bottom = py + r
        marked = number in (6, 9) and (rng.random() < 0.5 or not (pips or red))
        if marked:
            if rng.random() < 0.5:
                thick = max(2, c * rng.uniform(0.04, 0.09))
                ly = y + h + c * rng.uniform(0.04, 0.08)
                draw.rectangle([c - w * 0.55, ly, c + w * 0.55, ly + thick], fill=ink)
            else:
                r = c * rng.uniform(0.04, 0.08)
                px, py = x + w + r * rng.uniform(1.2, 2.2), y + h - r
                draw.ellipse([px - r, py - r, px + r, py + r], fill=ink)
        if letter:
            small = self.font(file, 20)
            draw.text((c - 7, max(2, y - 26)), "ABCDEFGHIJKLMNOPQR"[rng.integers(18)], font=small, fill=ink)
        out = cv2.resize(np.asarray(image), (SPRITE, SPRITE), interpolation=cv2.INTER_AREA)[:, :, ::-1]
        return cv2.GaussianBlur(out, (0, 0), 0.6) if rng.random() < 0.3 else np.ascontiguousarray(out)


def token_bank(rng, count):
    """(count, SPRITE, SPRITE, 3) tokens and the index in NUMBERS of each."""
    painter = TokenPainter(rng)
    kinds = [1 + i % (len(NUMBERS) - 1) for i in range(count)]
    return np.stack([painter.paint(NUMBERS[k]) for k in kinds]), np.array(kinds)


# ---------------------------------------------------------------- hexes

def clouds(rng, n, octaves):
    """Smooth noise, mean 0, standard deviation 1; `octaves`: pairs of grain in pixels and weight."""
    out = np.zeros((n, n), np.float32)
    for grain, weight in octaves:
        m = max(2, int(n / grain))
        out += weight * cv2.resize(rng.standard_normal((m, m)).astype(np.float32), (n, n), interpolation=cv2.INTER_CUBIC)
    return (out - out.mean()) / (out.std() + 1e-6)


def blend(a, b, t):
    t = np.clip(t, 0, 1)[..., None]
    return np.float32(a) * (1 - t) + np.float32(b) * t


def paint_terrain(rng, kind, n):
    """An n x n texture (RGB float) of a landscape, drawn without artwork of any edition."""
    wave = clouds(rng, n, [(60, 1), (25, 0.6), (10, 0.3)])
    fine = clouds(rng, n, [(8, 1), (4, 0.8), (2, 0.4)])
    if kind == "hills":
        a, b = hsv(rng, (8, 34), (0.45, 0.85), (0.45, 0.8)), hsv(rng, (4, 32), (0.4, 0.85), (0.2, 0.45))
        out = blend(a, b, 0.5 + 0.3 * fine * rng.uniform(0.3, 1) + 0.3 * wave)
        if rng.random() < 0.5:
            out = blend(out, hsv(rng, (18, 34), (0.4, 0.7), (0.65, 0.9)), 0.8 * (wave - rng.uniform(0.6, 1.6)))
    elif kind == "forest":
        a, b = hsv(rng, (68, 165), (0.3, 0.8), (0.2, 0.58)), hsv(rng, (80, 170), (0.4, 0.9), (0.05, 0.2))
        out = blend(a, b, 0.5 + 0.45 * fine + 0.15 * wave)
        for _ in range(rng.integers(0, 160)):  # tree tops
            p = tuple(int(v) for v in rng.integers(0, n, 2))
            c = np.float32(hsv(rng, (75, 160), (0.4, 0.8), (0.15, 0.5)))
            cv2.circle(out, p, int(rng.uniform(2, 8)), c.tolist(), -1, cv2.LINE_AA)
            cv2.circle(out, (p[0] + 2, p[1] + 2), 2, (c * 0.5).tolist(), -1, cv2.LINE_AA)
        if rng.random() < 0.35:
            out = blend(out, hsv(rng, (15, 40), (0.5, 0.9), (0.4, 0.7)), 0.8 * (clouds(rng, n, [(14, 1), (6, .6)]) - 1.7))
    elif kind == "pasture":
        a, b = hsv(rng, (66, 120), (0.45, 0.85), (0.55, 0.9)), hsv(rng, (66, 125), (0.45, 0.85), (0.4, 0.65))
        out = blend(a, b, 0.5 + 0.35 * wave + 0.1 * fine * rng.random())
        for _ in range(rng.integers(0, 40)):  # sheep, shrubs
            p = tuple(int(v) for v in rng.integers(0, n, 2))
            c = (235, 235, 225) if rng.random() < 0.6 else hsv(rng, (80, 130), (0.4, 0.8), (0.2, 0.4))
            cv2.ellipse(out, p, (int(rng.uniform(1, 6)), int(rng.uniform(1, 4))), 0, 0, 360, c, -1, cv2.LINE_AA)
    elif kind == "fields":
        a, b = hsv(rng, (38, 54), (0.55, 0.95), (0.75, 1.0)), hsv(rng, (28, 48), (0.5, 0.95), (0.5, 0.8))
        out = blend(a, b, 0.5 + 0.35 * wave + 0.2 * fine * rng.random())
        yy, xx = np.mgrid[0:n, 0:n].astype(np.float32)
        for _ in range(rng.integers(0, 4)):  # ploughed or reaped strips
            t = rng.uniform(0, math.pi)
            along = np.cos(t) * xx + np.sin(t) * yy
            across = -np.sin(t) * xx + np.cos(t) * yy
            where = (np.abs(across - across.mean() - rng.uniform(-70, 70)) < rng.uniform(10, 40))
            where &= np.abs(along - along.mean() - rng.uniform(-50, 50)) < rng.uniform(20, 90)
            stripes = 0.5 + 0.5 * np.sin(across * rng.uniform(0.5, 1.6))
            out = np.where(where[..., None], blend(out, hsv(rng, (22, 42), (0.5, 0.85), (0.3, 0.6)), stripes * 0.9), out)
    elif kind == "mountains":
        hue = (200, 290) if rng.random() < 0.6 else (0, 360)
        a, b = hsv(rng, hue, (0.0, 0.22), (0.55, 0.85)), hsv(rng, hue, (0.05, 0.35), (0.15, 0.42))
        ridge = np.abs(clouds(rng, n, [(45, 1), (18, 0.7), (7, 0.4)]))
        out = blend(a, b, rng.uniform(0.3, 0.9) * ridge + 0.12 * fine)
        if rng.random() < 0.6:
            out = blend(out, (238, 240, 245), 1.2 * (clouds(rng, n, [(25, 1), (9, 0.7)]) - rng.uniform(0.5, 1.8)))
        if rng.random() < 0.3:
            out = blend(out, hsv(rng, (70, 120), (0.3, 0.6), (0.3, 0.5)), 0.6 * (wave - 1.3))
    else:
        a, b = hsv(rng, (32, 48), (0.25, 0.55), (0.75, 0.95)), hsv(rng, (26, 44), (0.3, 0.6), (0.55, 0.8))
        stretched = cv2.resize(clouds(rng, n, [(30, 1), (12, 0.5)])[: n // 2 + 8], (n, n))
        out = blend(a, b, 0.5 + 0.3 * stretched * rng.uniform(0.3, 1) + 0.06 * fine)
        if rng.random() < 0.3:
            c = (int(n / 2 + rng.uniform(-25, 25)), int(n / 2 + rng.uniform(-25, 25)))
            cv2.ellipse(out, c, (int(rng.uniform(4, 16)), int(rng.uniform(4, 16))), 0, 0, 360,
                        hsv(rng, (60, 150), (0.3, 0.7), (0.2, 0.6)), -1, cv2.LINE_AA)
    return np.clip(out, 0, 255).astype(np.float32)


def hexagon(n, half, side):
    scale = n / (2 * half)
    return np.array([[n / 2 + side * scale * math.sin(math.radians(60 * k)), n / 2 - side * scale * math.cos(math.radians(60 * k))]
                     for k in range(6)], np.float32)


def paint_hex(rng, kind):
    """A hex with its neighbours: SOURCE_PIXELS square, BGR."""
    n = SOURCE_PIXELS
    sea = rng.random() < 0.4
    border = hsv(rng, (34, 52), (0.15, 0.5), (0.7, 0.97)) if rng.random() < 0.75 else hsv(rng, (0, 360), (0, 0.4), (0.3, 1))
    out = np.zeros((n, n, 3), np.float32) + np.float32(border)
    scale = n / (2 * SOURCE_HALF)
    inner = rng.uniform(0.76, 0.97)
    soft = rng.uniform(0.5, 7)
    for k in range(-1, 6):  # six neighbours, then the hex
        other = kind if k < 0 else TERRAINS[rng.integers(6)]
        angle = math.radians(60 * k)
        dx, dy = (0, 0) if k < 0 else (math.sqrt(3) * scale * math.cos(angle), math.sqrt(3) * scale * math.sin(angle))
        if k >= 0 and sea and rng.random() < 0.6:
            texture = np.zeros_like(out) + np.float32(hsv(rng, (190, 225), (0.5, 0.9), (0.4, 0.9)))
            size = 1.0
        else:
            texture, size = paint_terrain(rng, other, n), inner
        mask = np.zeros((n, n), np.float32)
        cv2.fillConvexPoly(mask, np.int32(hexagon(n, SOURCE_HALF, size) + [dx, dy]), 1.0, cv2.LINE_AA)
        mask = cv2.GaussianBlur(mask, (0, 0), soft)[..., None]
        out = out * (1 - mask) + texture * mask
        if rng.random() < 0.7:
            cv2.polylines(out, [np.int32(hexagon(n, SOURCE_HALF, 1.0) + [dx, dy])], True,
                          [v * rng.uniform(0.2, 0.9) for v in border], int(rng.integers(1, 4)), cv2.LINE_AA)
    return np.clip(out, 0, 255).astype(np.uint8)[:, :, ::-1].copy()


def hex_bank(rng, each):
    """Drawn hexes, `each` of every terrain: (6 * each, n, n, 3), and their terrains."""
    kinds = [k for k in range(len(TERRAINS)) for _ in range(each)]
    return np.stack([paint_hex(rng, TERRAINS[k]) for k in kinds]), np.array(kinds)


# ---------------------------------------------------------------- what lies on hexes

def paint_clutter(rng):
    """SPRITE square BGRA: a robber, a playing piece or a die, from above or leaning away from the camera."""
    n = SPRITE
    out = np.zeros((n, n, 4), np.float32)
    c = n / 2
    kind = rng.random()

    def polygon(points, colour):
        cv2.fillPoly(out, [np.int32(points)], (*[float(v) for v in colour], 255.0), cv2.LINE_AA)

    if kind < 0.5:  # robber: a dark cone or bottle
        grey = rng.uniform(20, 150)
        colour = np.clip(grey + rng.uniform(-12, 12, 3), 0, 255)
        length = rng.uniform(0, 30)
        for i in range(16):
            t = i / 15
            y = c + 14 - length * t
            r = rng.uniform(0.97, 1.0) * (12 * (1 - 0.55 * t) if rng.random() < 0.9 else 8)
            cv2.circle(out, (int(c), int(y)), max(2, int(r)), (*(colour * (0.75 + 0.5 * t)).tolist(), 255.0), -1, cv2.LINE_AA)
    elif kind < 0.9:  # road, settlement, city
        colour = np.float32(hsv(rng, *[[(-10, 8), (.7, 1), (.4, .9)], [(205, 235), (.5, 1), (.3, .8)], [(0, 60), (0, .15), (.7, 1)],
                                       [(14, 34), (.7, 1), (.7, 1)], [(90, 150), (.5, .9), (.2, .6)], [(15, 30), (.5, .8), (.2, .4)]][rng.integers(6)]))[::-1]
        w, h = (24, 5) if rng.random() < 0.6 else (rng.uniform(8, 16), rng.uniform(7, 11))
        lean = rng.uniform(0, 10)
        polygon([(c - w, c - h), (c + w, c - h), (c + w, c + h), (c - w, c + h)], colour * rng.uniform(0.45, 0.8))
        polygon([(c - w, c - h - lean), (c + w, c - h - lean), (c + w, c + h - lean), (c - w, c + h - lean)], colour)
        if rng.random() < 0.4:
            polygon([(c - w, c - h - lean), (c + w, c - h - lean), (c + w * 0.5, c - lean), (c - w * 0.5, c - lean)], np.clip(colour * 1.25, 0, 255))
    else:  # die
        colour = np.float32(hsv(rng, (0, 360), (0, 0.9), (0.6, 1.0)))[::-1]
        polygon([(c - 15, c - 15), (c + 15, c - 15), (c + 15, c + 15), (c - 15, c + 15)], colour)
        for _ in range(rng.integers(1, 7)):
            cv2.circle(out, (int(c + rng.integers(-1, 2) * 8), int(c + rng.integers(-1, 2) * 8)), 3, (30, 30, 30, 255), -1, cv2.LINE_AA)
    return np.clip(cv2.GaussianBlur(out, (0, 0), 0.8), 0, 255).astype(np.uint8)


def clutter_bank(rng, count):
    return np.stack([paint_clutter(rng) for _ in range(count)])
