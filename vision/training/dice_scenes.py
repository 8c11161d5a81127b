# SPDX-License-Identifier: GPL-3.0-or-later
"""Crops of the table with rendered dice, and crops without: what train_dice.py learns from.

A crop is rectified like the board plane. A die stands on it as a cube with round edges, drawn as seen by a camera at a slant: its top face
keeps its shape, its sides show below it. Grounds are photographs that may be trained on, away from the dice that lie on them, and drawn ones.
"""
import math

import cv2
import numpy as np

from drawn import hsv
from geometry import CROPS, cut, side_pixels

PIXELS = CROPS["kDiePixels"]  # of a crop's side
HALF = CROPS["kDieHalf"]      # hex sides from its centre to its edge
FINE = 4                      # drawn larger by this factor
FACES = ["nothing", "1", "2", "3", "4", "5", "6", "ship", "trade", "politics", "science"]
KINDS = ["red", "pale", "other"]  # of a die with pips; the event die has its own faces
ANY = 255                         # what does not matter
GATES = {"trade": (40, 58), "politics": (198, 235), "science": (85, 150)}  # hues (degrees)
DICE = [  # kind, share, hue, saturation, value, colours of pips
    ("red", 0.4, (-14, 12), (0.55, 1), (0.25, 0.95), ["white", "white", "yellow", "black"]),
    ("pale", 0.25, (38, 62), (0.45, 1), (0.5, 1), ["black", "black", "red", "white"]),
    ("pale", 0.2, (20, 70), (0, 0.25), (0.6, 1), ["black", "black", "red", "blue"]),
    ("pale", 0.05, (26, 42), (0.25, 0.6), (0.5, 0.9), ["black"]),
    ("other", 0.1, (80, 310), (0.3, 1), (0.08, 0.8), ["white", "white", "yellow"])]
INKS = {"white": ((0, 60), (0, 0.2), (0.75, 1)), "yellow": ((40, 60), (0.4, 0.9), (0.7, 1)), "black": ((0, 360), (0, 0.5), (0, 0.25)),
        "red": ((-10, 12), (0.6, 1), (0.4, 0.9)), "blue": ((200, 240), (0.6, 1), (0.3, 0.8))}
SPOTS = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
         5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]}


def bgr(rng, hue, saturation, value):
    return np.array(hsv(rng, hue, saturation, value), float)[::-1]


def fill(image, points, colour):
    cv2.fillPoly(image, [np.int32(np.round(np.asarray(points) * 16))], np.clip(colour, 0, 255).tolist(), cv2.LINE_AA, 4)


class Die:
    """The look of one die; its faces are drawn in coordinates from -1 to 1."""

    def __init__(self, rng, event):
        self.rng, self.event = rng, event
        kind, _, *tint, inks = DICE[rng.choice(len(DICE), p=[d[1] for d in DICE])]
        if event:
            tint, inks = ((20, 70), (0, 0.3), (0.6, 1)), ["black"]
        self.kind, self.tint, self.ink = kind, bgr(rng, *tint), bgr(rng, *INKS[inks[rng.integers(len(inks))]])
        self.round, self.gap, self.pip = rng.uniform(0.08, 0.45), rng.uniform(0.42, 0.58), rng.uniform(0.13, 0.24)
        self.ace = rng.choice([1, 1, 1, 1.6])
        self.emblem = int(rng.integers(5))
        self.full = event and rng.random() < 0.2  # gates fill their face
        self.gates = {name: bgr(rng, hues, (0.5, 1), (0.35, 1)) for name, hues in GATES.items()}

    def outline(self):
        r, t = self.round, np.linspace(0, math.pi / 2, 6)
        corner = np.stack([1 - r + r * np.cos(t), 1 - r + r * np.sin(t)], 1)
        turn = np.array([[0, 1], [-1, 0]])
        return np.concatenate([corner @ np.linalg.matrix_power(turn, k) for k in range(4)])

    def paint(self, image, face, to, light):
        """Draws a face; `to` maps its coordinates to pixels."""
        if face.isdigit():
            for x, y in SPOTS[int(face)]:
                r = self.pip * (self.ace if face == "1" else 1)
                t = np.linspace(0, math.tau, 20)
                fill(image, to(np.stack([x * self.gap + r * np.cos(t), y * self.gap + r * np.sin(t)], 1)), self.ink * light)
        elif face == "ship":
            self.ship(image, to, light)
        else:
            self.gate(image, to, self.gates[face] * light, light)

    def ship(self, image, to, light):
        part = lambda points: fill(image, to(np.array(points) * self.size), self.ink * light)
        self.size = 0.95
        e = self.emblem
        part([(-0.75, 0.25), (0.75, 0.25), (0.5, 0.65), (-0.5, 0.65)] if e % 2 else [(-0.8, 0.15), (-0.4, 0.35), (0.4, 0.35), (0.8, 0.1), (0.5, 0.65), (-0.5, 0.65)])
        part([(-0.05, -0.75), (0.05, -0.75), (0.05, 0.3), (-0.05, 0.3)])
        if e < 2:
            part([(-0.55, -0.55), (0.55, -0.55), (0.45, 0.1), (-0.45, 0.1)])
        elif e == 2:
            part([(0.1, -0.7), (0.65, 0.12), (0.1, 0.12)])
            part([(-0.1, -0.5), (-0.55, 0.12), (-0.1, 0.12)])
        elif e == 3:
            for x in (-0.4, 0.35):
                part([(x - 0.3, -0.5), (x + 0.3, -0.5), (x + 0.25, 0.05), (x - 0.25, 0.05)])
        else:
            part([(-0.1, -0.75), (0.6, -0.3), (0.5, 0.15), (-0.1, 0.15)])

    def gate(self, image, to, colour, light):
        e, white = self.emblem, np.array([235.0, 240, 240]) * light
        if self.full:
            fill(image, to(self.outline() * 0.95), colour)
            colour = white if e % 2 else np.array([20.0, 20, 20])
        part = lambda points, c: fill(image, to(np.array(points, float)), c)
        hole = self.tint * light if not self.full else self.gates["trade"] * 0.3
        if e == 0:  # two towers and an arch
            part([(-0.75, -0.6), (-0.3, -0.6), (-0.3, -0.2), (0.3, -0.2), (0.3, -0.6), (0.75, -0.6), (0.75, 0.7), (-0.75, 0.7)], colour)
            part([(-0.2, 0.7), (-0.2, 0.2), (0, 0.05), (0.2, 0.2), (0.2, 0.7)], hole)
        elif e == 1:  # a wall with battlements
            part([(-0.7, -0.5), (-0.42, -0.5), (-0.42, -0.3), (-0.14, -0.3), (-0.14, -0.5), (0.14, -0.5), (0.14, -0.3), (0.42, -0.3), (0.42, -0.5), (0.7, -0.5),
                  (0.7, 0.65), (-0.7, 0.65)], colour)
            part([(-0.22, 0.65), (-0.22, 0.1), (0.22, 0.1), (0.22, 0.65)], np.array([25.0, 25, 25]))
        elif e == 2:  # a shield
            part([(-0.65, -0.65), (0.65, -0.65), (0.65, 0.1), (0, 0.75), (-0.65, 0.1)], colour)
        elif e == 3:  # a disc with a gate
            t = np.linspace(0, math.tau, 24)
            part(np.stack([0.72 * np.cos(t), 0.72 * np.sin(t)], 1), colour)
            part([(-0.3, 0.4), (-0.3, -0.3), (0.3, -0.3), (0.3, 0.4)], white if self.round < 0.3 else np.array([25.0, 25, 25]))
        else:  # one tower with a roof
            part([(-0.5, -0.1), (0, -0.75), (0.5, -0.1), (0.5, 0.7), (-0.5, 0.7)], colour)
            part([(-0.15, 0.7), (-0.15, 0.3), (0.15, 0.3), (0.15, 0.7)], np.array([25.0, 25, 25]))


def with_die(image, rng, die, face, at, side, lean=None, grow=None):
    """Draws a die whose top face has its centre at `at` (pixels). `side`: of the die (pixels); `lean`: from the foot of a thing as tall to its
    top; `grow`: how much nearer to the camera its top is."""
    angle, tilt, away = rng.uniform(0, math.tau), math.tan(math.radians(rng.uniform(0, 58))), rng.uniform(0, math.tau)
    if lean is None:
        lean = np.array([math.cos(away), math.sin(away)]) * tilt * side
    grow = grow or rng.uniform(1.0, 1.06)
    c, s = math.cos(angle), math.sin(angle)
    turn = np.array([[c, -s], [s, c]])
    top = lambda p: np.asarray(p, float) @ turn.T * (side / 2) * grow + at
    base = lambda p: np.asarray(p, float) @ turn.T * (side / 2) + at - lean
    hull = cv2.convexHull(np.float32(np.concatenate([top(die.outline()), base(die.outline())])))[:, 0]
    shadow = np.zeros(image.shape[:2], np.float32)
    way = rng.uniform(0, math.tau)
    reach = np.array([math.cos(way), math.sin(way)]) * side * rng.uniform(0, 0.9)
    cv2.fillConvexPoly(shadow, cv2.convexHull(np.int32(np.concatenate([base(die.outline()), base(die.outline()) + reach]))), 1.0, cv2.LINE_AA)
    shadow = cv2.GaussianBlur(shadow, (0, 0), side * rng.uniform(0.03, 0.2))[..., None]
    image[:] = image * (1 - shadow * rng.uniform(0.1, 0.7))
    bright = rng.uniform(0.85, 1.15)
    fill(image, hull, die.tint * bright * rng.uniform(0.4, 0.9))
    others = [f for f in (FACES[7:] if die.event else FACES[1:7]) if f != face]
    corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], float)
    for k in range(4):
        a, b = corners[k], corners[(k + 1) % 4]
        if ((a + b) / 2 @ turn.T) @ lean >= -0.05 * side:
            continue
        light = bright * rng.uniform(0.35, 0.95)
        inset = 1 - die.round * 0.5
        quad = np.array([top(a * inset), top(b * inset), base(b * inset), base(a * inset)])
        to = lambda p: quad[0] + ((p[:, :1] + 1) / 2) * (quad[1] - quad[0]) + ((p[:, 1:] + 1) / 2) * (quad[3] - quad[0])
        fill(image, quad, die.tint * light)
        die.paint(image, others[rng.integers(len(others))], to, light)
    fill(image, top(die.outline()), die.tint * bright * rng.uniform(0.75, 1.1))
    fill(image, top(die.outline() * (1 - 0.3 * die.round)), die.tint * bright)
    if die.pip and face.isdigit() and rng.random() < 0.4:  # sunk pips have a light or dark edge
        own, die.ink = die.ink, np.clip(die.tint * bright * rng.choice([0.5, 1.3]), 0, 255)
        shift = rng.uniform(-0.06, 0.06, 2)
        die.paint(image, face, lambda p: top(p + shift), 1)
        die.ink = own
    die.paint(image, face, top, bright)
    if rng.random() < 0.3:  # a lamp is mirrored
        gleam = np.zeros(image.shape[:2], np.float32)
        cv2.ellipse(gleam, tuple(int(v) for v in at + rng.uniform(-0.5, 0.5, 2) * side), (int(side * rng.uniform(0.05, 0.3)), int(side * rng.uniform(0.05, 0.3))), 0, 0, 360, 1, -1)
        gleam = cv2.GaussianBlur(gleam, (0, 0), side * rng.uniform(0.02, 0.12))[..., None]
        image[:] = image + (255 - image) * gleam * rng.uniform(0.2, 0.9)


def clutter(image, rng):
    """Things that are no dice: bodies without pips, or with marks that no face has."""
    n = image.shape[0]
    at, side = n / 2 + rng.uniform(-0.1, 0.1, 2) * n, n * rng.uniform(0.15, 0.6)
    tint = bgr(rng, *DICE[rng.integers(len(DICE))][2:5]) if rng.random() < 0.7 else bgr(rng, (0, 360), (0, 1), (0.1, 1))
    angle, long = rng.uniform(0, math.tau), side * rng.uniform(0.3, 1.3)
    c, s = math.cos(angle), math.sin(angle)
    sides = int(rng.choice([3, 4, 4, 4, 5, 6, 24]))
    t = np.linspace(0, math.tau, sides, endpoint=False) + math.pi / 4
    points = np.stack([np.cos(t) * side, np.sin(t) * long], 1) * 0.6 @ np.array([[c, s], [-s, c]]) + at
    fill(image, points + rng.uniform(-0.2, 0.2, 2) * side, image[0, 0] * rng.uniform(0.3, 0.9))
    fill(image, points, tint)
    if rng.random() < 0.6:
        ink = bgr(rng, *INKS[list(INKS)[rng.integers(len(INKS))]])
        if rng.random() < 0.5:  # pips in one row, as on a token
            count, way = int(rng.integers(1, 6)), np.array([c, s])
            for i in range(count):
                p = at + way * (i - (count - 1) / 2) * side * 0.22 + np.array([-s, c]) * side * rng.uniform(0.15, 0.4)
                cv2.circle(image, tuple(int(v) for v in p), max(1, int(side * 0.06)), ink.tolist(), -1, cv2.LINE_AA)
        else:
            text = str(rng.integers(2, 13)) if rng.random() < 0.6 else chr(int(rng.integers(65, 91)))
            cv2.putText(image, text, tuple(int(v) for v in at + [-side * 0.3, side * 0.25]), int(rng.integers(0, 5)), side / 60 * rng.uniform(0.6, 1.3), ink.tolist(), int(side / 14) + 1, cv2.LINE_AA)


def drawn_ground(rng):
    n = PIXELS * FINE
    colour = bgr(rng, *[((18, 40), (0.2, 0.7), (0.25, 0.9)), ((0, 360), (0, 0.3), (0.05, 1)), ((0, 360), (0.3, 1), (0.15, 0.9)), ((195, 225), (0.4, 1), (0.3, 0.9))][rng.integers(4)])
    grain = rng.standard_normal((n, n)).astype(np.float32)
    wide = rng.uniform(0.5, 8)
    grain = cv2.GaussianBlur(grain, (0, 0), wide, sigmaY=wide * rng.choice([1, 1, 4, 10]))
    image = np.clip(colour + grain[..., None] / grain.std() * rng.uniform(1, 22), 0, 255)
    m = cv2.getRotationMatrix2D((n / 2, n / 2), rng.uniform(0, 360), 1.45)
    return cv2.warpAffine(image, m, (n, n), borderMode=cv2.BORDER_REFLECT)


def ground(rng, photo):
    """A part of a photograph, rectified, or a drawn one. `photo`: image, homography, and how far from the centre it is free of dice."""
    if photo is None:
        return drawn_ground(rng)
    image, h, far = photo
    while True:
        at = rng.uniform(-far, far, 2)
        if math.hypot(*at) > far:
            continue
        v = h @ np.array([*at, 1])
        if v[2] > 0 and 0 < v[0] / v[2] < image.shape[1] and 0 < v[1] / v[2] < image.shape[0] and side_pixels(h, *at) > 20:
            return cut(image, h, *at, HALF * rng.uniform(0.8, 1.2), PIXELS * FINE).astype(np.float32)


def crop(rng, photo):
    """-> a crop (BGR) and what it shows: face (FACES or ANY), kind (KINDS or ANY), a die or not (1, 0 or ANY), and where its upper face is
    (halves of the crop, from its centre)"""
    image = np.ascontiguousarray(ground(rng, photo if rng.random() < 0.75 else None), dtype=np.float32)
    n = PIXELS * FINE
    face, kind, there, off = 0, ANY, 0, np.zeros(2)
    choice = rng.random()
    if choice < 0.75:
        die = Die(rng, rng.random() < 0.3)
        side = rng.uniform(0.25, 0.46) / (2 * HALF) * n
        face = int(rng.integers(7, 11)) if die.event else int(rng.integers(1, 7))
        if die.event and rng.random() < 0.3:
            face = 7
        if rng.random() < 0.2:  # another die lies beside it
            way = rng.uniform(0, math.tau)
            beside = n / 2 + np.array([math.cos(way), math.sin(way)]) * side * rng.uniform(1.4, 1.8)
            with_die(image, rng, Die(rng, rng.random() < 0.3), "3", beside, side)
        away, way = (rng.uniform(0, 0.18) if choice < 0.45 else rng.uniform(0.18, 1.2)), rng.uniform(0, math.tau)
        off = np.array([math.cos(way), math.sin(way)]) * side * away
        with_die(image, rng, die, FACES[face], n / 2 + off, side)
        kind = ANY if die.event else KINDS.index(die.kind)
        there = 1 if away < 0.6 else 0 if away > 0.8 else ANY
        if away > 0.18:
            face, kind = (ANY if away < 0.35 else 0), ANY
    elif choice < 0.87:
        clutter(image, rng)
    return developed(image, rng), face, kind, there, off / (n / 2) * (there == 1)


def developed(image, rng):
    """The camera's pixels, the light, the lens and the sensor."""
    few = rng.uniform(0.45, 1.4) if rng.random() < 0.6 else 1.4
    small = max(12, int(PIXELS * few)), max(12, int(PIXELS * few * math.cos(math.radians(rng.uniform(0, 50)))))
    image = cv2.resize(cv2.resize(np.clip(image, 0, 255), small, interpolation=cv2.INTER_AREA), (PIXELS, PIXELS), interpolation=cv2.INTER_LINEAR)
    t = np.linspace(-1, 1, PIXELS)
    way = rng.uniform(0, math.tau)
    slope = 1 + rng.uniform(0, 0.35) * (math.cos(way) * t[None, :] + math.sin(way) * t[:, None])
    image = image * np.exp(rng.normal(0, 0.12, 3) + rng.normal(-0.1, 0.25)) * slope[..., None]
    image = 255 * (np.clip(image, 0, 255) / 255) ** math.exp(rng.normal(0, 0.2))
    image = cv2.GaussianBlur(image, (0, 0), rng.uniform(0.2, 1.1))
    if rng.random() < 0.12:
        kernel = np.zeros((5, 5), np.float32)
        cv2.line(kernel, (2, 2), tuple(int(v) for v in rng.integers(0, 5, 2)), 1)
        image = cv2.filter2D(image, -1, kernel / kernel.sum())
    image = np.clip(image + rng.standard_normal(image.shape) * rng.uniform(0.5, 7), 0, 255).astype(np.uint8)
    if rng.random() < 0.7:
        image = cv2.imdecode(cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(60, 97))])[1], 1)
    return image


def without(rng, photo):
    """A crop of a photograph, without dice."""
    return developed(ground(rng, photo), rng)
