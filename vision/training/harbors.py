# SPDX-License-Identifier: GPL-3.0-or-later
"""Crops of the 30 coast paths, seen from the sea; labels of harbours; drawn harbours.

vision/look/read_harbors.cpp cuts the same squares in C++, with the constants of crop_geometry.h.
"""
import json
import math
import pathlib

import cv2
import numpy as np

from geometry import CROPS, hex_centres
from pen import Pen, bgr, write
from piece_light import develop
from places import PATHS, centre_of

KINDS = ["none", "any", "brick", "lumber", "wool", "grain", "ore"]
PIXELS = CROPS["kHarborPixels"]
HALF = CROPS["kHarborHalf"]   # half a side of the square (hex sides)
AWAY = CROPS["kHarborAway"]   # from the middle of the path to the centre of the square, out to sea (hex sides)
SIDES = 6     # of the frame; each has five coast paths, clockwise, and a harbour on the third or on the first and fourth
ONE, TWO = (2,), (0, 3)


def coast():
    """The 30 coast paths clockwise, five for each side of the frame, from c1-d1 on."""
    land = hex_centres()
    paths = [p for p in PATHS if sum(math.dist(centre_of(p), c) < 0.9 for c in land) == 1]
    turn = lambda p: (math.atan2(centre_of(p)[1], centre_of(p)[0]) + math.pi + 1e-9) % math.tau
    return sorted(paths, key=turn)


COAST = coast()
assert len(COAST) == 30 and COAST[0] == "c1-d1"


def outwards(path):
    """The unit vector from the land to the sea."""
    at = centre_of(path)
    land = np.array(min(hex_centres(), key=lambda c: math.dist(c, at)))
    return (at - land) / np.linalg.norm(at - land)


def view(path, rng=None, loose=0.0):
    """The transformation from the crop's plane (x to the right, y towards the land, hex sides) to the board plane, and half the crop's side."""
    out, half = outwards(path), HALF
    at = centre_of(path) + out * AWAY
    angle = math.atan2(-out[1], -out[0]) - math.pi / 2  # of the square's x axis
    if rng is not None and loose:
        at = at + rng.normal(0, loose, 2)
        angle += rng.normal(0, loose)
        half *= math.exp(rng.normal(0, loose))
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[c, -s, at[0]], [s, c, at[1]], [0, 0, 1]]), half


def cut(image, h, to_board, half, pixels=PIXELS, oversample=2):
    n = pixels * oversample
    scale = 2 * half / n
    inside = np.array([[scale, 0, -half + scale / 2], [0, scale, -half + scale / 2], [0, 0, 1]])
    crop = cv2.warpPerspective(image, h @ to_board @ inside, (n, n), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                               borderMode=cv2.BORDER_REPLICATE)
    return cv2.resize(crop, (pixels, pixels), interpolation=cv2.INTER_AREA)


def labels(file=pathlib.Path(__file__).parent / "harbors.json"):
    """Reads {"NAME": kind of each of the 30 coast paths, -1 unknown}; the file lists them by side of the frame."""
    out = {}
    for name, text in json.loads(pathlib.Path(file).read_text()).items():
        kinds = [0] * 30
        if text != "none":
            for side, words in enumerate(text.split(" | ")):
                words = words.split()
                for place, word in zip(ONE if len(words) == 1 else TWO, words):
                    kinds[5 * side + place] = KINDS.index(word) if word in KINDS else -1
        out[name] = kinds
    return out


def seen_whole(photo, to_board, half):
    """Whether the square lies inside the picture."""
    corners = np.float64([[x, y] for x in (-half, half) for y in (-half, half)])
    at = cv2.perspectiveTransform(corners[:, None], photo.h @ to_board)[:, 0]
    height, width = photo.image.shape[:2]
    return bool((at >= 0).all() and (at[:, 0] < width).all() and (at[:, 1] < height).all())


def real_crops(photo, kinds, rng, each=10):
    crops, targets = [], []
    for path, kind in zip(COAST, kinds):
        if kind < 0 or not seen_whole(photo, *view(path)):
            continue
        for _ in range(each if kind else each // 3):
            crops.append(develop(cut(photo.image, photo.h, *view(path, rng, 0.05)), rng))
            targets.append(kind)
    for _ in range(each * 3):  # negatives: land, table, hands
        at = rng.uniform(-6, 6, 2)
        near = min(math.dist(at, centre_of(p) + outwards(p) * AWAY) for p, k in zip(COAST, kinds) if k) if any(kinds) else 9
        to_board, half = view(COAST[0], rng, 0.3)
        to_board[:2, 2] = at
        if near > 1.2 and seen_whole(photo, to_board, half):
            crops.append(develop(cut(photo.image, photo.h, to_board, half), rng))
            targets.append(0)
    return crops, targets


# ---------------------------------------------------------------- drawn harbours

S = 4  # factor of the resolution for drawing


def draw_brick(pen, rng):
    base = bgr(rng, (-8, 20), (0.6, 0.95), (0.5, 0.95))
    for _ in range(int(rng.integers(3, 8))):
        a, w, h = rng.normal(0, 0.35), rng.uniform(0.05, 0.09), rng.uniform(0.025, 0.045)
        at = rng.normal(0, (0.05, 0.025))
        c, s = math.cos(a), math.sin(a)
        box = np.array([[-w, -h], [w, -h], [w, h], [-w, h]]) @ np.array([[c, s], [-s, c]]) + at
        pen.fill(box + [0, 0.015], base * 0.55)
        pen.fill(box, base * rng.uniform(0.8, 1.2))


def draw_lumber(pen, rng):
    base = bgr(rng, (22, 40), (0.35, 0.75), (0.25, 0.6))
    end = bgr(rng, (30, 48), (0.3, 0.6), (0.7, 1.0))
    n, r, long = int(rng.integers(2, 5)), rng.uniform(0.028, 0.045), rng.uniform(0.16, 0.28)
    slope = rng.uniform(-0.6, 0.6)
    for row in range(int(rng.integers(1, 4))):
        for i in range(n - row % 2):
            y = (i - (n - 1) / 2 + 0.5 * (row % 2)) * 2 * r
            x = slope * y + row * r * 0.8
            colour = base * rng.uniform(0.7, 1.3)
            pen.line([(x - long / 2, y), (x + long / 2, y)], colour, 2 * r)
            pen.line([(x - long / 2, y + r), (x + long / 2, y + r)], colour * 0.5, 0.008)
            pen.disc((x - long / 2, y), r, end * rng.uniform(0.8, 1.1), 1.0)


def draw_wool(pen, rng):
    body = np.array([1.0, 1.0, 1.0]) * rng.uniform(50, 250) * np.array([rng.uniform(0.6, 1), rng.uniform(0.85, 1), 1])
    dark = np.full(3, rng.uniform(10, 80))
    line = dark if body.mean() > 140 else np.full(3, rng.uniform(150, 250))
    flip = rng.choice([-1, 1])
    for x in (-0.06, -0.03, 0.04, 0.07):
        pen.line([(x * flip, 0.02), (x * flip, rng.uniform(0.07, 0.11))], dark if rng.random() < 0.7 else body, 0.02)
    blobs = [(rng.uniform(-0.08, 0.08), rng.uniform(-0.04, 0.03)) for _ in range(int(rng.integers(4, 9)))]
    if rng.random() < 0.6:
        for at in blobs:
            pen.disc(at, rng.uniform(0.045, 0.06), line)
        pen.disc((0.11 * flip, -0.05), 0.04, line)
    for at in blobs:
        pen.disc(at, rng.uniform(0.03, 0.05), body * rng.uniform(0.85, 1.1))
    pen.disc((0.11 * flip, -0.05), 0.035, body if rng.random() < 0.6 else dark)
    for _ in range(int(rng.integers(0, 12))):  # curls
        pen.disc(rng.normal(0, (0.05, 0.025)), rng.uniform(0.006, 0.015), body * rng.uniform(0.6, 1.4))


def draw_grain(pen, rng):
    base = bgr(rng, (36, 52), (0.55, 0.95), (0.7, 1.0))
    waist, wide, high = rng.uniform(0.02, 0.05), rng.uniform(0.06, 0.1), rng.uniform(0.1, 0.15)
    foot = wide * rng.uniform(0.5, 1)
    pen.fill([(-wide, -high), (0, -high * 1.25), (wide, -high), (waist, 0.02), (foot, high), (-foot, high), (-waist, 0.02)], base)
    for _ in range(int(rng.integers(4, 12))):
        x = rng.uniform(-1, 1)
        pen.line([(x * wide, -high * rng.uniform(0.9, 1.3)), (x * waist, 0.02), (x * foot, high)], base * rng.uniform(0.6, 1.2), 0.01)
    pen.line([(-waist * 1.3, 0.02), (waist * 1.3, 0.02)], base * 0.6, 0.02)


def draw_ore(pen, rng):
    """A lump of rock: facets between its rim and a ridge, lit from one side."""
    base = np.full(3, rng.uniform(45, 150)) + rng.normal(0, 9, 3)
    if rng.random() < 0.5:  # brownish rock
        base *= np.array([rng.uniform(0.6, 1), rng.uniform(0.85, 1), 1])
    n = int(rng.integers(7, 14))
    t = np.sort(rng.uniform(0, math.tau, n))
    r = rng.uniform(0.8, 1.2, n)
    outline = np.stack([rng.uniform(0.1, 0.15) * r * np.cos(t), rng.uniform(0.055, 0.1) * r * np.sin(t)], 1)
    if rng.random() < 0.5:
        outline[:, 1] = np.minimum(outline[:, 1], rng.uniform(0.03, 0.06))  # lies flat
    pen.fill(outline, base)
    ridge = [rng.normal(0, (0.04, 0.02)) for _ in range(int(rng.integers(1, 4)))]
    light = rng.uniform(0, math.tau)
    for i in range(n):
        a, b = outline[i], outline[(i + 1) % n]
        top = min(ridge, key=lambda at: math.dist(at, (a + b) / 2))
        facing = math.cos(math.atan2(*((a + b) / 2 - top)[::-1]) - light)
        pen.fill([a, b, top], base * (1 + 0.45 * facing) * rng.uniform(0.75, 1.25))
    for _ in range(int(rng.integers(0, 10))):
        at = outline[rng.integers(n)] * rng.uniform(0.1, 0.8)
        pen.fill(at + rng.normal(0, 0.018, (3, 2)), base * rng.uniform(0.4, 1.7))
    if rng.random() < 0.6:
        pen.line(outline, base * rng.uniform(0.25, 0.5), rng.uniform(0.008, 0.018), True)


DRAW = {"brick": draw_brick, "lumber": draw_lumber, "wool": draw_wool, "grain": draw_grain, "ore": draw_ore}


def draw_harbour(image, kind, rng):
    """A harbour on an 8-bit square of empty sea, PIXELS * S wide."""
    wood = bgr(rng, (25, 45), (0.1, 0.45), (0.4, 0.75))
    upright = Pen(image, HALF)
    if rng.random() < 0.85:
        for side in (-1, 1):
            foot = np.array([side * rng.uniform(0.42, 0.52), AWAY - rng.uniform(-0.05, 0.05)])
            head = foot + np.array([-side * rng.uniform(0.04, 0.22), -rng.uniform(0.14, 0.26)])
            upright.line([foot, head], wood * 0.5, 0.13)
            upright.line([foot, head], wood, 0.1)
            for k in np.linspace(0, 1, 7):
                at = foot + (head - foot) * k
                upright.line([at - [0.05, 0], at + [0.05, 0]], wood * 0.7, 0.01)
    at = np.array([rng.normal(0, 0.1), rng.normal(0.02, 0.13)])
    style = rng.random() ** 0.75  # about half of them without a token or ship
    angle = rng.uniform(-0.9, 0.9) if style < 0.75 else rng.uniform(0, math.tau) if rng.random() < 0.3 else rng.normal(0, 0.1)
    if rng.random() < 0.4:
        angle += math.pi  # to be read from the sea
    pen = Pen(image, HALF, at, angle, rng.uniform(0.75, 1.3))
    ink = np.full(3, rng.uniform(0, 70))
    paper = bgr(rng, (28, 60), (0.0, 0.2), (0.75, 1.0))
    if style < 0.2:  # a loose token
        t = math.tau * (np.arange(6) + rng.choice([0, 0.5])) / 6
        shape = np.stack([np.cos(t), np.sin(t)], 1) * rng.uniform(0.25, 0.36)
        pen.fill(shape + [0.015, 0.02], np.array([60, 30, 10.0]))
        pen.fill(shape, np.float64(image[8, 8]) * rng.uniform(0.85, 1.2) if rng.random() < 0.7 else paper)
    if style < 0.6:  # a ship with the picture on its sail
        hull = bgr(rng, (20, 38), (0.3, 0.6), (0.25, 0.55))
        y = -0.2 if rng.random() < 0.8 else 0.2
        t = np.linspace(0, math.pi, 9)
        pen.fill(np.concatenate([np.stack([0.27 * np.cos(t), y - 0.09 * np.sin(t)], 1), [[-0.2, y + 0.03], [0.2, y + 0.03]]]), hull)
        w, top, low = rng.uniform(0.13, 0.19), rng.uniform(0.12, 0.2), rng.uniform(0.12, 0.2)
        bulge = rng.uniform(0, 0.05)
        pen.fill([(-w, -top), (0, -top - bulge), (w, -top), (w + bulge, 0), (w, low), (0, low + bulge * rng.uniform(-1, 1)), (-w, low), (-w - bulge, 0)], paper)
    elif style < 0.75:  # a disc
        r = rng.uniform(0.2, 0.32)
        pen.disc((0, 0), r * 1.06, paper * 0.5)
        pen.disc((0, 0), r, paper)
    elif rng.random() < 0.6:
        ink = np.full(3, rng.uniform(0, 40))
    small = rng.uniform(0.05, 0.08)
    if kind == "any":
        if style < 0.75 and rng.random() < 0.85:
            write(pen, rng, "?", (rng.normal(0, 0.02), -0.07 if rng.random() < 0.7 else 0.07), rng.uniform(0.1, 0.17),
                  ink if rng.random() < 0.5 else bgr(rng, (0, 360), (0.3, 0.9), (0.2, 0.7)))
        write(pen, rng, "3:1", (rng.normal(0, 0.02), 0.07), rng.uniform(0.07, 0.14), ink)
        return
    art = Pen(image, HALF, at + np.array([0, -0.045]) @ pen.turn.T, angle + rng.normal(0, 0.35), rng.uniform(0.75, 1.15))
    before = image.copy()
    DRAW[kind](art, rng)
    if style >= 0.75 and rng.random() < 0.6:  # a bright rim around the picture
        shape = np.uint8((image != before).any(2)) * 255
        rim = cv2.dilate(shape, np.ones((3, 3), np.uint8), iterations=int(rng.integers(2, 7)))
        rim = cv2.GaussianBlur(rim, (0, 0), rng.uniform(1, 4)).astype(np.float32)[..., None] / 255 * rng.uniform(0.4, 1)
        glow = before * (1 - rim) + 235 * rim
        image[:] = np.where(shape[..., None] > 0, image, np.uint8(np.clip(glow, 0, 255)))
    if rng.random() < 0.9:
        write(pen, rng, "2:1", (rng.normal(0, 0.02), rng.uniform(0.09, 0.14)), small, ink)


def drawn_sea(rng):
    """A drawn coast: sea, surf, sand."""
    n = PIXELS * S
    sea = bgr(rng, (185, 230), (0.4, 0.95), (0.35, 0.98))
    image = np.zeros((n, n, 3), np.float32) + sea.astype(np.float32)
    noise = cv2.resize(rng.normal(0, 1, (n // 2, max(2, n // 16))).astype(np.float32), (n, n), interpolation=cv2.INTER_CUBIC)
    noise = cv2.warpAffine(noise, cv2.getRotationMatrix2D((n / 2, n / 2), rng.uniform(0, 360), 1.5), (n, n))
    image += noise[..., None] * rng.uniform(2, 14)
    pen = Pen(image, HALF)
    x = np.linspace(-1, 1, 24)
    y = AWAY - rng.uniform(0.0, 0.12) + rng.normal(0, 0.012, 24) + 0.18 * np.maximum(0, np.abs(x) - 0.35) * rng.choice([-1, 0, 1])
    shore = np.concatenate([np.stack([x, y], 1), [[1, 1], [-1, 1]]])
    mask = np.zeros((n, n), np.uint8)
    cv2.fillPoly(mask, [pen.to_px(shore)], 255, cv2.LINE_AA)
    surf = cv2.GaussianBlur(mask, (0, 0), rng.uniform(4, 14)).astype(np.float32)[..., None] / 255
    image = image * (1 - surf * 0.7) + 235 * surf * 0.7
    land = mask.astype(np.float32)[..., None] / 255
    image = image * (1 - land) + bgr(rng, (34, 52), (0.15, 0.5), (0.7, 0.97)).astype(np.float32) * land
    return np.uint8(np.clip(image, 0, 255))


def clutter(image, rng):
    """A road or a house on the coast, or an object on the sea."""
    pen = Pen(image, HALF)
    for _ in range(int(rng.integers(0, 3))):
        colour = bgr(rng, (0, 360), (0, 0.95), (0.2, 0.95))
        at = np.array([rng.uniform(-0.5, 0.5), AWAY + rng.uniform(-0.12, 0.08)]) if rng.random() < 0.8 else rng.uniform(-0.5, 0.5, 2)
        w, h, a = rng.uniform(0.08, 0.28), rng.uniform(0.05, 0.12), rng.normal(0, 0.3)
        c, s = math.cos(a), math.sin(a)
        box = np.array([[-w, -h], [w, -h], [w, h], [-w, h]]) @ np.array([[c, s], [-s, c]]) + at
        pen.fill(box + [0.02, 0.03], colour * 0.4)
        pen.fill(box, colour)


def drawn_crops(seas, rng, count):
    """Harbours drawn on empty coasts (`seas`: 8-bit squares PIXELS * S wide; None: drawn ones)."""
    crops, targets = [], []
    for _ in range(count):
        kind = int(rng.integers(1, 7)) if rng.random() < 0.8 else 0
        image = seas[rng.integers(len(seas))].copy() if len(seas) and rng.random() < 0.6 else drawn_sea(rng)
        if rng.random() < 0.4:
            clutter(image, rng)
        if kind:
            draw_harbour(image, KINDS[kind], rng)
        image = cv2.resize(image, (PIXELS, PIXELS), interpolation=cv2.INTER_AREA)
        crops.append(develop(image, rng))
        targets.append(kind)
    return crops, targets


def empty_seas(photo, kinds, rng):
    """The coasts of a photograph without harbours."""
    return [cut(photo.image, photo.h, *view(p, rng, 0.05), PIXELS * S, 1) for p, k in zip(COAST, kinds)
            if k == 0 and seen_whole(photo, *view(p))]


def photographs(folder, reader=None, cache=None):
    """Labelled photographs with the kinds of their 30 coast paths."""
    import piece_bank  # here, since it needs PyTorch and reading labels does not

    known = labels()
    for photo in piece_bank.photographs(folder, {}, reader, cache):
        if photo.name in known:
            yield photo, known[photo.name]
