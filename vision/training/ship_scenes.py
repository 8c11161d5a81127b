# SPDX-License-Identifier: GPL-3.0-or-later
"""Crops of the table around the board, and barbarians' tracks drawn beside it with the ship on one of the spaces.

No photograph shows a track. The description of the rule books is drawn in many styles: a tile beside the board, eight spaces in a row of
any shape, the first one with a ship, arrows between them, the last one with Catan or a battle-axe, and a black wooden ship.
vision/look/find_ship.cpp cuts the same crops in C++, with the constants of crop_geometry.h.
"""
import math

import cv2
import numpy as np

import piece_scenes as scenes
import piece_shapes as shapes
from drawn import clouds
from geometry import CROPS, apply_gain, working_size
from pen import Pen, bgr, write
from piece_light import develop
from places import camera

HALF = CROPS["kTableHalf"]  # half a side of the table's square (hex sides)
PIXELS = CROPS["kTablePixels"]
NEAR_HALF = CROPS["kTrackHalf"]  # half a side of the nearer square (hex sides)
NEAR_PIXELS = CROPS["kTrackPixels"]
CELLS = CROPS["kTableCells"]  # cells along a side of the table network's output (track or not) ...
NEAR_CELLS = CROPS["kTrackCells"]  # ... and of the nearer network's (space and ship)
SPACES = 8        # the start, six more, and the landing
LAND = 4.4        # least distance of a track from the island's centre (hex sides)
BEYOND = 128      # colour of the square outside the picture
SOURCE_SIDE = CROPS["kShipWorkSide"]  # both are cut from a picture of about this many pixels for each hex side
FINER = 2         # factor of the resolution for drawing
NOTHING, EITHER = 0, 255  # values of a cell: no space; near enough to a space that both answers are right


def plane_points(n, at=(0, 0), half=HALF):
    """Board plane coordinates of the pixels of an n x n square."""
    t = (np.arange(n) + 0.5) / n * 2 * half - half
    return np.stack(np.meshgrid(t + at[0], t + at[1]), -1)


def cut_table(image, h, pixels=PIXELS, at=(0, 0), half=HALF):
    """A crop of the plane, and a mask of its part inside the picture."""
    p = plane_points(pixels, at, half)
    w = p @ h[2, :2] + h[2, 2]
    at = (p @ h[:2, :2].T + h[:2, 2]) / np.where(np.abs(w) < 1e-9, 1e-9, w)[..., None]
    seen = (w * h[2, 2] > 0.1 * h[2, 2] ** 2) & (at >= 0).all(2) & (at <= np.array(image.shape[1::-1]) - 1).all(2)
    at = np.where(seen[..., None], at, -1).astype(np.float32)
    square = cv2.remap(image, at, None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return square, seen


def source(photo):
    """The picture of a photograph (geometry.Photo, whole) at SOURCE_SIDE, gain applied, and its homography."""
    return working_size(apply_gain(photo.image, photo.gain), photo.h, SOURCE_SIDE, all_of_it=True)


# ---------------------------------------------------------------- the track

def heading_walk(rng):
    """Eight points at distance 1 on a line, an arc, a wave or in two rows."""
    kind = rng.random()
    if kind < 0.2:  # there and back
        n = int(rng.integers(3, 6))
        gap = rng.uniform(0.9, 1.3)
        return np.array([(i, 0) for i in range(n)] + [(n - 1 - (rng.random() < 0.3) * 0.5 - i, gap) for i in range(SPACES - n)], float)
    bend = 0 if kind < 0.4 else rng.choice([-1, 1]) * rng.uniform(0.08, 0.8)
    swing = rng.uniform(0.2, 1.2) if kind > 0.65 else 0
    if swing:
        bend *= 0.35
    beat, begin = rng.uniform(0.5, 2.2), rng.uniform(0, math.tau)
    s = np.linspace(0, SPACES - 1, 12 * (SPACES - 1) + 1)
    turn = bend * s + swing * np.sin(beat * s + begin)
    step = np.stack([np.cos(turn), np.sin(turn)], 1) / 12
    return np.cumsum(step, 0)[::12]


def track(rng):
    """The eight spaces of a track relative to its middle (hex sides), and their distance."""
    while True:
        points = heading_walk(rng) + rng.normal(0, rng.choice([0, 0.04]), (SPACES, 2))
        apart = np.linalg.norm(points[:, None] - points[None], axis=2) + np.eye(SPACES) * 9
        if apart.min() > 0.72:
            break
    points -= (points.min(0) + points.max(0)) / 2
    if rng.random() < 0.5:
        points[:, 0] *= -1
    pitch = min(rng.uniform(0.36, 0.85), 4.4 / np.ptp(points, 0).max())
    return points * pitch, pitch * apart.min()


def draw_ship(pen, at, size, colour):
    x, y = at
    s = size
    pen.fill([(x - s, y + 0.1 * s), (x + s, y + 0.1 * s), (x + 0.6 * s, y + 0.6 * s), (x - 0.6 * s, y + 0.6 * s)], colour)
    pen.fill([(x - 0.5 * s, y - 0.9 * s), (x + 0.5 * s, y - 0.8 * s), (x + 0.45 * s, y), (x - 0.55 * s, y)], colour)


def draw_axe(pen, at, size, colour, rng):
    x, y = at
    for side in ((-1, 1) if rng.random() < 0.6 else (1,)):
        pen.line([(x - side * size * 0.7, y + size), (x + side * size * 0.6, y - size)], colour, 0.22 * size)
        if rng.random() < 0.7:
            pen.fill([(x + side * size * 0.2, y - size), (x + side * size, y - 0.9 * size), (x + side * size, y - 0.2 * size), (x + side * size * 0.6, y - 0.3 * size)], colour)


def draw_mark(pen, at, r, colour, shape, angle):
    if shape == "disc":
        pen.disc(at, r, colour)
    elif shape == "oval":
        pen.disc(at, r * 1.15, colour, 0.7, angle)
    else:
        n = {"square": 4, "hexagon": 6, "diamond": 4, "shield": 3}[shape]
        t = angle + (math.pi / 4 if shape == "square" else 0) + math.tau * np.arange(n) / n
        pen.fill(np.stack([at[0] + 1.1 * r * np.cos(t), at[1] + 1.1 * r * np.sin(t)], 1), colour)


def tile_outline(points, margin, rng):
    """The outline of the tile: a rectangle, a hexagon, a disc, or an offset of the spaces."""
    kind = rng.random()
    low, high = points.min(0) - margin, points.max(0) + margin
    if kind < 0.5:
        corners = np.array([low, (high[0], low[1]), high, (low[0], high[1])])
        if rng.random() < 0.3:  # a trapezoid, like pieces of the frame
            corners[:2, 0] += np.array([1, -1]) * rng.uniform(-0.1, 0.25) * (high[1] - low[1])
        return corners
    middle, reach = (low + high) / 2, np.linalg.norm(points - (low + high) / 2, axis=1).max() + margin
    if kind < 0.7:
        n = 6 if rng.random() < 0.6 else 24
        t = rng.uniform(0, math.tau) + math.tau * np.arange(n) / n
        return middle + reach * (1.12 if n == 6 else 1) * np.stack([np.cos(t), np.sin(t)], 1)
    t = math.tau * np.arange(16) / 16
    ring = margin * np.stack([np.cos(t), np.sin(t)], 1)
    return cv2.convexHull(np.float32((points[:, None] + ring[None]).reshape(-1, 2)))[:, 0].astype(float)


def draw_track(image, at, angle, points, pitch, rng):
    """A printed track on an 8-bit square."""
    pen = Pen(image, HALF, at, angle)
    before = image.copy()
    sea = rng.random() < 0.7
    ground = bgr(rng, (170, 235), (0.25, 0.95), (0.25, 0.95)) if sea else bgr(rng, (0, 360), (0.05, 0.7), (0.2, 1.0))
    if rng.random() < 0.9:
        outline = tile_outline(points, pitch * rng.uniform(0.5, 1.1), rng)
        pen.fill(outline + np.array([0.03, 0.04]), np.full(3, rng.uniform(10, 60)))
        mask = np.zeros(image.shape[:2], np.uint8)
        cv2.fillPoly(mask, [pen.to_px(outline)], 255, cv2.LINE_AA)
        n = image.shape[0]
        look = ground + clouds(rng, n, [(n / 4, 1), (n / 16, 0.7), (n / 60, 0.5)])[..., None] * rng.uniform(2, 18) * rng.uniform(0.6, 1.4, 3)
        alpha = mask[..., None] / 255.0
        image[:] = np.clip(image * (1 - alpha) + look * alpha, 0, 255).astype(np.uint8)
        if rng.random() < 0.5:
            pen.line(outline, ground * rng.uniform(0.3, 1.7), rng.uniform(0.02, 0.08), True)
    ink = [ground * 0.25, np.full(3, 245.0), bgr(rng, (0, 60), (0.3, 0.9), (0.3, 1.0)), bgr(rng, (0, 360), (0.1, 0.9), (0.2, 1.0))]
    colour = ink[rng.integers(4)]
    if np.abs(colour - ground).sum() < 120:
        colour = np.where(ground > 128, ground * 0.35, 255 - (255 - ground) * 0.35)
    last = bgr(rng, (-20, 50), (0.4, 1), (0.3, 0.95)) if rng.random() < 0.4 else colour
    r = rng.uniform(0.26, 0.42) * pitch
    shape = str(rng.choice(["disc", "oval", "square", "hexagon", "diamond", "shield"], p=[0.55, 0.1, 0.13, 0.1, 0.07, 0.05]))
    spin, rim, ring = rng.uniform(0, math.tau), rng.random(), rng.random() < 0.25
    for _ in range(int(rng.integers(0, 12))):  # waves, rocks, letters around
        p = rng.uniform(points.min(0) - 0.3, points.max(0) + 0.3)
        pen.line(p + np.cumsum(rng.normal(0, 0.06, (4, 2)), 0), ground * rng.uniform(0.6, 1.5), 0.03)
    end = points[-1] + (points[-1] - points[-2]) * rng.uniform(0.2, 0.8)
    if rng.random() < 0.5:  # Catan itself at the end of the journey
        t = math.tau * np.arange(9) / 9
        blob = rng.uniform(0.5, 1.0) * pitch * rng.uniform(0.7, 1.3, 9)
        pen.fill(np.stack([end[0] + blob * np.cos(t), end[1] + blob * np.sin(t)], 1), bgr(rng, (20, 130), (0.2, 0.8), (0.3, 0.9)))
    link = rng.random()
    for a, b in zip(points, points[1:]):
        v = (b - a) / np.linalg.norm(b - a)
        side = np.array([-v[1], v[0]])
        if link < 0.35:  # arrows
            tip, back = b - v * r * 1.05, a + v * r * 1.2
            w = max(0.04, 0.3 * r)
            pen.fill([tip, tip - v * w * 1.8 + side * w, tip - v * w * 1.8 - side * w], colour * 0.85)
            if rng.random() < 0.7:
                pen.line([back, tip - v * w], colour * 0.85, w * 0.6)
        elif link < 0.6:
            pen.line([a, b], colour * 0.8, rng.uniform(0.02, 0.08))
        elif link < 0.75:
            for k in (0.42, 0.58):
                pen.disc(a + (b - a) * k, 0.03, colour * 0.8)
    for i, p in enumerate(points):
        k = i / (SPACES - 1)
        own = colour * (1 - k) + last * k
        size = r * (1.25 if i in (0, SPACES - 1) and rng.random() < 0.5 else 1)
        if rim < 0.5:
            draw_mark(pen, p, size * 1.2, own * 0.3 if rim < 0.3 else 255 - (255 - own) * 0.3, shape, spin)
        draw_mark(pen, p, size, own, shape, spin)
        if ring:
            draw_mark(pen, p, size * 0.65, ground, shape, spin)
    sign = np.where(colour > 128, 20, 235).astype(float) if rng.random() < 0.8 else bgr(rng, (0, 360), (0.5, 1), (0.3, 1))
    if rng.random() < 0.85:
        draw_ship(pen, points[0], r * rng.uniform(0.7, 1.4), sign)
    what = rng.random()
    if what < 0.7:
        draw_axe(pen, points[-1], r * rng.uniform(0.7, 1.4), sign, rng)
    elif what < 0.85:  # a castle
        x, y = points[-1]
        pen.fill([(x - r, y + r), (x - r, y - 0.4 * r), (x - 0.3 * r, y - r), (x + 0.3 * r, y - 0.4 * r), (x + r, y - r), (x + r, y + r)], sign)
    if rng.random() < 0.12:
        for i in range(1, SPACES - 1):
            write(pen, rng, str(i), points[i], r * 1.1, sign)
    land = np.linalg.norm(plane_points(image.shape[0]), axis=2) < LAND  # the tile lies beside it, not on it
    image[land] = before[land]


# ---------------------------------------------------------------- the table

def drawn_table(n, rng):
    base = bgr(rng, (0, 360), (0, 0.7), (0.1, 1.0)) if rng.random() < 0.5 else bgr(rng, (15, 45), (0.1, 0.7), (0.2, 0.95))
    noise = clouds(rng, n, [(n / 2, 1), (n / 12, 0.3)])
    if rng.random() < 0.5:  # boards of wood
        grain = cv2.resize(rng.standard_normal((n // 4, 3)).astype(np.float32), (n, n), interpolation=cv2.INTER_CUBIC)
        turn = cv2.getRotationMatrix2D((n / 2, n / 2), rng.uniform(0, 360), 1.5)
        noise = 0.5 * noise + cv2.warpAffine(grain, turn, (n, n))
    out = base + noise[..., None] * rng.uniform(1, 14)
    if rng.random() < 0.15:  # a chequered cloth
        step, at = rng.uniform(0.3, 1.2) / (2 * HALF) * n, np.arange(n)
        check = ((at[:, None] // step + at[None] // step) % 2)[..., None]
        out = out * (1 - check * rng.uniform(0.1, 0.6))
    return np.clip(out, 0, 255)


def lay_clutter(image, rng, keep_off):
    """Draws cards, rows of tokens and dice on the table. `keep_off`: (middle, reach) that stays free."""
    pen = Pen(image, HALF)
    for _ in range(int(rng.integers(0, 9))):
        way, far = rng.uniform(0, math.tau), rng.uniform(5.2, 9.0)
        at = far * np.array([math.cos(way), math.sin(way)])
        if keep_off is not None and math.dist(at, keep_off[0]) < keep_off[1] + 0.9:
            continue
        own = Pen(image, HALF, at, rng.uniform(0, math.tau))
        kind, colour = rng.random(), bgr(rng, (0, 360), (0, 0.9), (0.1, 1.0))
        if kind < 0.45:  # a card or a tile with a picture on it
            w, high = rng.uniform(0.4, 0.7), rng.uniform(0.6, 1.0)
            own.fill(np.array([(-w, -high), (w, -high), (w, high), (-w, high)]) + 0.03, np.full(3, 30.0))
            own.fill([(-w, -high), (w, -high), (w, high), (-w, high)], colour)
            own.fill(np.array([(-w, -high), (w, -high), (w, high), (-w, high)]) * rng.uniform(0.6, 0.95), bgr(rng, (0, 360), (0, 0.9), (0.1, 1.0)))
            for _ in range(int(rng.integers(0, 6))):
                own.disc(rng.uniform(-0.4, 0.4, 2), rng.uniform(0.04, 0.25), bgr(rng, (0, 360), (0, 0.9), (0.1, 1.0)))
        elif kind < 0.65:  # tokens in a row
            n, step, r = int(rng.integers(2, 7)), rng.uniform(0.4, 0.8), rng.uniform(0.1, 0.28)
            for i in range(n):
                p = ((i - n / 2) * step + rng.normal(0, 0.05), rng.normal(0, 0.05))
                own.disc(p, r * 1.1, colour * 0.4)
                own.disc(p, r, colour)
                if rng.random() < 0.4:
                    write(own, rng, str(rng.integers(2, 13)), p, r, np.full(3, 30.0))
        elif kind < 0.8:
            own.disc((0, 0), rng.uniform(0.3, 1.0), colour, rng.uniform(0.5, 1), rng.uniform(0, 3))
        else:
            own.line(np.cumsum(rng.normal(0, 0.5, (8, 2)), 0), colour, rng.uniform(0.03, 0.2))


def put_loose(lay, rng, keep_off, ship):
    """Renders pieces, dice and the robber on the table, sometimes a ship without a track."""
    for _ in range(int(rng.integers(0, 14))):
        way, far = rng.uniform(0, math.tau), rng.uniform(4.8, 8.8)
        at = far * np.array([math.cos(way), math.sin(way)])
        if keep_off is not None and math.dist(at, keep_off[0]) < keep_off[1] + 0.5:
            continue
        if ship and rng.random() < 0.15:
            put_ship(lay, at, rng)
        elif rng.random() < 0.2:
            lay.robber(at)
        else:
            lay.loose(at)


def put_supplies(lay, rng, keep_off):
    """Renders a supply: many pieces of one colour."""
    for _ in range(int(rng.integers(1, 5))):
        way, far, wide = rng.uniform(0, math.tau), rng.uniform(5.4, 8.4), rng.uniform(0.4, 1.1)
        middle = far * np.array([math.cos(way), math.sin(way)])
        if keep_off is not None and math.dist(middle, keep_off[0]) < keep_off[1] + 2 * wide:
            continue
        tint, make = lay.tints[lay.colour()], (shapes.road, shapes.road, shapes.settlement, shapes.city)
        for _ in range(int(rng.integers(5, 22))):
            mesh = make[rng.integers(4)](rng)
            if rng.random() < 0.5:
                mesh = shapes.toppled(mesh, rng)
            lay.put(mesh, middle + rng.normal(0, wide * 0.6, 2), rng.uniform(0, math.tau), tint)


def put_ship(lay, at, rng):
    mesh = shapes.ship(rng)
    if rng.random() < 0.2:
        mesh = shapes.toppled(mesh, rng)
    kind = rng.random()
    colour = np.full(3, rng.uniform(8, 55)) + rng.normal(0, 4, 3) if kind < 0.88 else np.array([30, 50, 75]) * rng.uniform(0.5, 1.2)
    lay.put(mesh, at, rng.uniform(0, math.tau), np.clip(colour, 4, 230))


class TableFrame:
    """The frame of shapes.Canvas for the square itself."""
    half = HALF

    def to_local(self, points):
        return np.asarray(points, float)


def place_of_track(points, seen, rng):
    """Chooses a position of a track beside the land, fully in the picture. Returns centre, angle and positions of its spaces, or None."""
    n = seen.shape[0]
    for _ in range(40):
        way, far, angle = rng.uniform(0, math.tau), rng.uniform(5.0, 8.4), rng.uniform(0, math.tau)
        at = far * np.array([math.cos(way), math.sin(way)])
        if rng.random() < 0.5:  # along the frame
            angle = way + math.pi / 2 + rng.normal(0, 0.1) + (math.pi if rng.random() < 0.5 else 0)
        c, s = math.cos(angle), math.sin(angle)
        there = points @ np.array([[c, s], [-s, c]]) + at
        px = np.round((there / HALF + 1) * n / 2).astype(int)
        if np.linalg.norm(there, axis=1).min() > LAND + 0.2 and (px >= 6).all() and (px < n - 6).all() and seen[px[:, 1], px[:, 0]].all():
            return at, angle, there
    return None


def distances(cells, half, at, points):
    """Distances from each cell of a square to each point: points x cells x cells."""
    p = plane_points(cells, at, half)
    return np.linalg.norm(p[None] - np.asarray(points)[:, None, None], axis=3)


def mark(far, radius):
    """1 near a point, EITHER around that, else 0."""
    out = np.where(far < radius * 1.9, EITHER, NOTHING).astype(np.uint8)
    out[far < radius] = 1
    return out


def track_target(spaces):
    """Target of the table network: whether a track covers each cell."""
    if spaces is None:
        return np.zeros((CELLS, CELLS), np.uint8)
    return mark(distances(CELLS, HALF, (0, 0), spaces).min(0), 0.45)


def ship_target(spaces, on, at):
    if on is None:
        return np.zeros((NEAR_CELLS, NEAR_CELLS), np.uint8)
    return mark(distances(NEAR_CELLS, NEAR_HALF, at, spaces[on:on + 1])[0], 0.16)


def space_target(spaces, at):
    """Target of the nearer network: the space of each cell, 1 to 8."""
    if spaces is None:
        return np.zeros((NEAR_CELLS, NEAR_CELLS), np.uint8)
    far = distances(NEAR_CELLS, NEAR_HALF, at, spaces)
    out = mark(far.min(0), 0.16)
    out[out == 1] += far.argmin(0).astype(np.uint8)[out == 1]
    return out


class Scene:
    """A table from above (float32 BGR, at FINER times the resolution), the part inside the picture, and its track."""

    def __init__(self, large, seen, spaces, on):
        self.large, self.seen = large, seen
        self.spaces, self.on = spaces, on  # positions of the eight spaces, and the ship's space; None: none

    def spoilt(self, square, seen, rng):
        out = square
        if rng.random() < 0.4:  # a picture of low resolution
            n = out.shape[0]
            m = int(n * rng.uniform(0.45, 0.9))
            out = cv2.resize(cv2.resize(out, (m, m), interpolation=cv2.INTER_AREA), (n, n), interpolation=cv2.INTER_LINEAR)
        out = develop(np.clip(out, 0, 255).astype(np.uint8), rng)
        out[cv2.resize(seen.astype(np.uint8), out.shape[1::-1], interpolation=cv2.INTER_NEAREST) == 0] = BEYOND
        return out

    def table(self, rng):
        """Returns the crop of the whole table and the target of the table network."""
        small = cv2.resize(self.large, (PIXELS, PIXELS), interpolation=cv2.INTER_AREA)
        return self.spoilt(small, self.seen, rng), track_target(self.spaces)

    def near(self, at, rng):
        """Returns the crop around a place and the targets for ship and spaces."""
        n = self.large.shape[0]
        px = ((plane_points(NEAR_PIXELS, at, NEAR_HALF) / HALF + 1) * n / 2 - 0.5).astype(np.float32)
        square = cv2.remap(self.large, px, None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=[BEYOND] * 3)
        seen = cv2.remap(self.seen.astype(np.uint8), px, None, cv2.INTER_NEAREST, borderMode=cv2.BORDER_CONSTANT, borderValue=0)
        return self.spoilt(square, seen, rng), ship_target(self.spaces, self.on, at), space_target(self.spaces, at)

    def places_to_look(self, rng):
        """The centre of a nearer square: at the track, or elsewhere."""
        if self.spaces is not None:
            return [self.spaces.mean(0) + rng.normal(0, 0.3, 2) for _ in range(2)]
        way, far = rng.uniform(0, math.tau), rng.uniform(4.6, 8.5)
        return [far * np.array([math.cos(way), math.sin(way)])]


def scene(photo, rng, track_share=0.75):
    """A random table around a board. `photo`: picture and homography (source())."""
    n = PIXELS * FINER
    turn, shift, grow = rng.uniform(0, math.tau), rng.normal(0, 0.05, 2), math.exp(rng.normal(0, 0.02))
    c, s = math.cos(turn) * grow, math.sin(turn) * grow
    flip = rng.choice([-1, 1])
    move = np.array([[c * flip, -s, shift[0]], [s * flip, c, shift[1]], [0, 0, 1]])
    image, h = photo
    square, seen = cut_table(image, h @ move, n)
    eye = camera(h @ move, image.shape[1], image.shape[0])
    if flip < 0:  # camera() of a mirrored plane
        eye = camera(h, image.shape[1], image.shape[0])
        eye[:2] = np.linalg.inv(move[:2, :2]) @ (eye[:2] - shift)
        eye[2] /= grow
    other = rng.random()
    if other < 0.75:  # another table around the board, or the end of the picture
        table = drawn_table(n, rng)
        far = np.linalg.norm(plane_points(n), axis=2)
        beyond = ~seen if other < 0.4 else ~seen | (far > rng.uniform(5.0, 6.2))
        soft = cv2.GaussianBlur(beyond.astype(np.float32), (0, 0), 2)[..., None]
        square = np.clip(square * (1 - soft) + table * soft, 0, 255).astype(np.uint8)
        seen = np.ones_like(seen)
        if rng.random() < 0.3:  # a picture that ends within the square
            way, cut = rng.uniform(0, math.tau), rng.uniform(5.5, 9)
            seen &= plane_points(n) @ np.array([math.cos(way), math.sin(way)]) < cut
    found, on, spaces = None, None, None
    if rng.random() < track_share:
        points, pitch = track(rng)
        found = place_of_track(points, seen, rng)
    keep_off = None if found is None else (found[0], np.linalg.norm(points, axis=1).max())
    lay_clutter(square, rng, keep_off)
    lay = scenes.Lay(rng)
    put_loose(lay, rng, keep_off, found is None)
    if rng.random() < 0.4:
        put_supplies(lay, rng, keep_off)
    if found is not None:
        at, angle, spaces = found
        draw_track(square, at, angle, points, pitch, rng)
        if rng.random() < 0.9:
            on = int(rng.integers(SPACES)) if rng.random() < 0.9 else 0
            put_ship(lay, spaces[on] + np.clip(rng.normal(0, 0.05, 2), -0.12, 0.12), rng)
    large = square.astype(np.float32)
    lay.paint(shapes.Canvas(large, TableFrame(), eye, rng))
    large[~seen] = BEYOND
    return Scene(large, seen, spaces, on)
