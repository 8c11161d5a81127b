# SPDX-License-Identifier: GPL-3.0-or-later
"""Knights, walls and metropolises of any edition, for the scenes that networks learn from.

Every household's box is another edition. `Knights` draws one at random: flat tokens of any outline with a printed face, plaques,
figures cut out of a board or moulded, pawns, riders, stacks and helmets. `wall` and `metropolis` do the same for what a city carries. The marks on the tokens
are not those of knight_marks.py, on which readers are measured. Measures in hex sides, colours BGR 0..255.
"""
import math

import cv2
import numpy as np

import piece_shapes as shapes

KINDS = {"token": 0.34, "plaque": 0.07, "cut out": 0.11, "moulded": 0.1, "pawn": 0.1, "rider": 0.11, "stack": 0.1, "helmet": 0.07}
MARKS = ["arcs", "triangles", "stars", "swords", "stripes", "notches", "silhouette", "picture"]


def metal(rng):
    """Black, grey, silver, gold or bronze."""
    return [np.full(3, rng.uniform(15, 60)), np.full(3, rng.uniform(80, 140)), np.full(3, rng.uniform(150, 225)),
            np.array([50, 165, 210]) * rng.uniform(0.7, 1.15), np.array([45, 85, 140]) * rng.uniform(0.7, 1.2)][int(rng.integers(5))]


def paper(rng):
    return np.array([215, 232, 240]) * rng.uniform(0.75, 1.05)


def polygon(n, r=1.0, turn=0.0):
    return np.array([(r * math.cos(turn + math.tau * k / n), r * math.sin(turn + math.tau * k / n)) for k in range(n)])


def star(n, inner, turn=0.0):
    return np.array([((1 if k % 2 == 0 else inner) * math.cos(turn + math.pi * k / n),
                      (1 if k % 2 == 0 else inner) * math.sin(turn + math.pi * k / n)) for k in range(2 * n)])


def outline(rng):
    """The outline of a token within a circle of radius 1, counter-clockwise, convex or nearly so."""
    kind = rng.random()
    if kind < 0.4:
        return polygon(28)
    if kind < 0.6:
        return polygon(int(rng.choice([3, 4, 5, 6, 7, 8, 12])))
    if kind < 0.75:  # a shield: straight on one side, pointed on the other
        right = [(0, -1.0), (0.35, -0.75), (0.6, -0.35), (0.75, 0.1), (0.75, 0.8)]
        return np.array(right + [(-x, y) for x, y in right[:0:-1]])
    if kind < 0.85:
        wide, high = rng.uniform(0.5, 0.9), rng.uniform(0.6, 0.95)
        return np.array([(-wide, -high), (wide, -high), (wide, high), (-wide, high)])
    if kind < 0.93:  # scalloped
        waves = int(rng.integers(5, 10))
        return np.array([(1 - 0.14 * (1 + math.cos(waves * t)) / 2) * np.array([math.cos(t), math.sin(t)])
                         for t in np.linspace(0, math.tau, 8 * waves, endpoint=False)])
    return star(int(rng.integers(4, 9)), rng.uniform(0.65, 0.85))


def upright(points, high):
    """A token: an outline in x and y extruded upwards. Its last face is the uppermost one."""
    n = len(points)
    verts = np.array([(x, y, z) for z in (0, high) for x, y in points], np.float32)
    faces = [[k, (k + 1) % n, (k + 1) % n + n, k + n] for k in range(n)]
    return verts, [*faces, [n + k for k in range(n)]]


class Face:
    """The print on a token's upper side: ground, rim, and a mark that is repeated or grows with the level."""

    def __init__(self, rng, points, tint, thin):
        self.points, self.tint = points, tint  # the outline within a circle of radius 1, as the marks are
        self.mark = str(rng.choice(MARKS))
        self.rim = rng.uniform(0.0, 0.2)
        grounds = [tint, paper(rng), metal(rng), tint * 0.45 + 120, np.full(3, rng.uniform(30, 200))]
        self.idle, self.lively = (grounds[int(k)] for k in rng.choice(5, 2, replace=False))
        # Usually what is active is coloured or golden and what is not is grey or pale: only that can be told without a set.
        self.usual = rng.random() < 0.6
        if self.usual:
            self.idle = [paper(rng), np.full(3, rng.uniform(70, 200)), np.full(3, rng.uniform(20, 60))][int(rng.integers(3))]
            self.lively = tint if rng.random() < 0.5 else np.array([45, 185, 230]) * rng.uniform(0.75, 1.1)
        self.shows = str(rng.choice(["ground", "ring", "mark"], p=[0.6, 0.25, 0.15])) if not self.usual else "ground"
        self.size, self.turn = rng.uniform(0.65, 1.0), rng.uniform(0, math.tau) if rng.random() < 0.5 else 0.0
        self.banded = thin or rng.random() < 0.3  # a band in the player's colour: the side of cardboard shows none
        self.seed = int(rng.integers(1 << 30))

    def paint(self, level, active):
        rng = np.random.default_rng([self.seed, level])
        ground = self.lively if active and self.shows == "ground" else self.idle
        ink = np.full(3, rng.uniform(10, 70) if ground.mean() > 110 else rng.uniform(190, 245))
        if rng.random() < 0.25:
            ink = np.clip(255 - ground + rng.normal(0, 25, 3), 0, 255)
        if active and self.shows == "mark":
            ink = np.array([30, 40, 205.0]) if ground[2] < 170 else np.array([190, 60, 30.0])
        polygons = self.shapes(level, rng)

        def face(canvas, corners):
            middle = corners.mean(0)
            # The face's own axes, from where its outline came to lie.
            frame, *_ = np.linalg.lstsq(np.c_[self.points, np.ones(len(self.points))], corners, rcond=None)
            at = lambda p: np.int32(np.round((np.c_[p, np.ones(len(p))] @ frame) * (1 << shapes.SHIFT)))
            fill = lambda p, colour: cv2.fillPoly(canvas.image, [p], np.clip(colour, 0, 255).tolist(), cv2.LINE_AA, shapes.SHIFT)
            within = lambda k: np.int32(np.round((middle + (corners - middle) * k) * (1 << shapes.SHIFT)))
            inner = 1 - self.rim
            fill(within(inner), self.tint if self.banded else ground)
            if self.banded:
                inner -= 0.16
                fill(within(inner), ground)
            if active and self.shows == "ring":
                fill(within(inner), self.lively)
                inner -= 0.13
                fill(within(inner), ground)
            c, s = math.cos(self.turn), math.sin(self.turn)
            scale = inner * self.size * 0.75
            for points, own in polygons:
                fill(at(np.asarray(points) @ np.array([[c, s], [-s, c]]) * scale), ink if own is None else own)
        return face

    def shapes(self, level, rng):
        """-> polygons within a circle of radius 1, each with its own colour or None for the ink."""
        stroke = lambda a, b, w: np.array(a) + np.array([(0, 0), np.subtract(b, a)])[[0, 0, 1, 1]] + w * np.outer(
            [-1, 1, 1, -1], np.array([-(b[1] - a[1]), b[0] - a[0]]) / max(1e-6, math.dist(a, b)))
        around = [math.tau * k / level for k in range(level)]
        if self.mark == "arcs":
            parts = []
            for k in range(level):
                r, wide = 0.95 - 0.3 * k, 0.12
                turn = np.linspace(0.15 * math.pi, 0.85 * math.pi, 10)
                parts.append((np.array([(r * math.cos(t), r * math.sin(t)) for t in turn] +
                                       [((r - wide) * math.cos(t), (r - wide) * math.sin(t)) for t in turn[::-1]]), None))
            return parts + [(polygon(16, 0.16), None)]
        if self.mark == "triangles":
            return [(polygon(3, 0.34, a) + 0.55 * np.array([math.cos(a), math.sin(a)]) * (level > 1), None) for a in around]
        if self.mark == "stars":
            return [(star(5, 0.4, a) * 0.4 + 0.5 * np.array([math.cos(a), math.sin(a)]) * (level > 1), None) for a in around]
        if self.mark == "swords":
            parts = []
            for k in range(level):
                t = math.pi * (k + 0.5) / level
                d, n = np.array([math.cos(t), math.sin(t)]), np.array([-math.sin(t), math.cos(t)])
                parts += [(stroke(-0.9 * d, 0.9 * d, 0.07), None), (stroke(-0.5 * d - 0.22 * n, -0.5 * d + 0.22 * n, 0.07), None)]
            return parts
        if self.mark == "stripes":  # a shield with a stripe for each level
            shield = np.array([(-0.7, 0.85), (-0.7, 0), (0, -0.95), (0.7, 0), (0.7, 0.85)])
            light = np.clip(self.tint * 0.6 + 90, 0, 255)
            return [(shield, light)] + [(np.array([(-0.6, 0.6 - 0.42 * k), (0.6, 0.6 - 0.42 * k), (0.55, 0.42 - 0.42 * k), (-0.55, 0.42 - 0.42 * k)]), None)
                                        for k in range(level)]
        if self.mark == "notches":
            return [(polygon(4, 0.22, a + math.pi / 4) + 0.85 * np.array([math.cos(a), math.sin(a)]), None) for a in around] + [(polygon(20, 0.35), self.tint)]
        seeded = np.random.default_rng(self.seed)
        body = blob(seeded)
        if self.mark == "silhouette":  # larger from level to level
            return [(body * (0.5 + 0.2 * level), None)]
        parts = [(blob(rng) * rng.uniform(0.2, 0.7) + rng.normal(0, 0.25, 2), rng.uniform(10, 245, 3)) for _ in range(int(rng.integers(3, 7)))]
        return parts + [(polygon(10, 0.13) + np.array([(k - (level - 1) / 2) * 0.36, -0.85]), None) for k in range(level)]


def blob(rng):
    """A closed random outline within a circle of radius 1."""
    t = np.linspace(0, math.tau, 26, endpoint=False)
    r = 0.65 + sum(rng.normal(0, 0.22 / k) * np.cos(k * t + rng.uniform(0, math.tau)) for k in range(1, 6))
    return np.clip(r, 0.2, 1.0)[:, None] * np.stack([np.cos(t), np.sin(t)], 1)


def silhouette(rng, wide, high):
    """The outline in x and z of somebody who stands, or of a shield, a banner or a horse's head."""
    kind = rng.random()
    if kind < 0.45:
        neck, head, hip = rng.uniform(0.25, 0.4), rng.uniform(0.3, 0.55), rng.uniform(0.6, 1.0)
        half = [(hip, 0), (rng.uniform(0.5, 0.9), 0.3), (1.0, 0.55), (rng.uniform(0.7, 1), 0.68), (neck, 0.7), (head, 0.8), (head * 0.9, 0.92), (0.12, 1)]
    elif kind < 0.7:
        half = [(rng.uniform(0.05, 0.5), 0), (0.75, 0.25), (1, 0.55), (1, 1)]
    else:
        half = [(rng.uniform(0.6, 1), 0), (rng.uniform(0.3, 1), 0.3), (rng.uniform(0.3, 1), 0.6), (rng.uniform(0.2, 1), 0.8), (rng.uniform(0.05, 0.6), 1)]
    right = [(x * wide / 2, z * high) for x, z in half]
    return [(x, z) for x, z in right] + [(-x, z) for x, z in right[::-1]]


class Knights:
    """The knights of one box."""

    def __init__(self, rng):
        self.rng = rng
        self.kind = str(rng.choice(list(KINDS), p=list(KINDS.values())))
        self.seed = int(rng.integers(1 << 30))
        self.lies = rng.random() < 0.3  # an inactive figure lies on its side
        self.lid = rng.random() < 0.5   # an active one carries metal

    def make(self, level, active, tint):
        """-> what is put down, lowest first, as (mesh, colour, face), and what of level and activity can be told from the looks alone."""
        rng = np.random.default_rng(self.seed)
        parts, level_told, active_told = getattr(self, self.kind.replace(" ", "_"))(rng, level, active, tint)
        return parts, {"level": level if level_told else None, "active": active if active_told else None}

    def token(self, rng, level, active, tint):
        radius, high = rng.uniform(0.15, 0.28), rng.uniform(0.015, 0.16)
        points = outline(rng)
        face = Face(rng, points, tint, high < 0.05)
        side = tint if high >= 0.05 or rng.random() < 0.5 else paper(rng) * 0.8
        mesh = upright(points * radius, high)
        return [(mesh, side, face.paint(level, active))], face.mark != "silhouette", face.usual

    def foot(self, rng, tint):
        r = rng.uniform(0.13, 0.21)
        mesh = shapes.lathe([(r, 0), (r, 0.03), (r * 0.9, 0.05)], int(rng.choice([4, 6, 18]))) if rng.random() < 0.7 else \
            shapes.prism([(-r, 0), (r, 0), (r, 0.04), (-r, 0.04)], r)
        return mesh, tint * rng.uniform(0.8, 1.1) if rng.random() < 0.6 else metal(rng)

    def topped(self, rng, parts, active, tint, top, r):
        """-> the parts and what an active one has more: metal on its head, a banner, a blade or a ring around its foot; or an idle one lies.
        And whether its looks tell which it is."""
        sign, way = rng.random(), rng.uniform(0, math.tau)
        if active and self.lid and sign < 0.3:
            parts.append((shapes.lathe([(r, top * 0.85), (r * 0.9, top), (0.02, top * 1.15)], 10), metal(rng), None))
        elif active and self.lid and sign < 0.55:
            side = (rng.uniform(0.08, 0.14), 0.0)
            parts.append((shapes.join(shapes.pole(rng, side, top * 1.25), shapes.pennant(rng, side, top * 1.25, 0)), tint * rng.uniform(0.8, 1.15), None))
        elif active and self.lid and sign < 0.85:  # held out flat, or upright
            long, wide, z = rng.uniform(0.2, 0.6), rng.uniform(0.02, 0.05), top * rng.uniform(0.2, 0.9)
            if rng.random() < 0.6:
                blade = shapes.prism([(-long * 0.4, z), (long, z), (long, z + 0.03), (-long * 0.4, z + 0.03)], wide)
            else:
                blade = shapes.moved(shapes.prism([(-wide / 2, z), (wide / 2, z), (wide / 2, z + long), (-wide / 2, z + long)], wide), r + 0.06)
            parts.append((shapes.turned(blade, way), metal(rng) if rng.random() < 0.7 else paper(rng), None))
        elif active and self.lid:
            parts.insert(0, (shapes.lathe([(rng.uniform(0.2, 0.3), 0), (0.2, rng.uniform(0.02, 0.05))], 18), metal(rng), None))
        elif not active and self.lies and not self.lid:
            return [(shapes.toppled(mesh, np.random.default_rng(self.seed)), colour, face) for mesh, colour, face in parts], True
        return parts, self.lid or self.lies

    def cut_out(self, rng, level, active, tint):
        wide, high, deep = rng.uniform(0.16, 0.32), rng.uniform(0.28, 0.55), rng.uniform(0.015, 0.08)
        foot, ground = self.foot(rng, tint)
        body = shapes.prism(silhouette(rng, wide, high), deep)
        colour = tint * rng.uniform(0.8, 1.1)
        parts, told = self.topped(rng, [(foot, ground, None), (body, colour, None)], active, tint, high, wide * 0.3)
        return parts, False, told

    def plaque(self, rng, level, active, tint):
        """A piece of board with a mark for each level: idle it lies, active it stands on edge, alone or in a foot."""
        wide, high, thick = rng.uniform(0.24, 0.42), rng.uniform(0.26, 0.44), rng.uniform(0.02, 0.07)
        board = outline(rng)
        # A face looks to where its first three corners turn: the second one is the outermost.
        board = np.roll(board, 1 - int(np.argmax((board ** 2).sum(1))), 0) * [wide / 2, high / 2]
        r, y, step, mark = rng.uniform(0.02, 0.045), rng.uniform(-0.25, 0.3) * high, wide * rng.uniform(0.24, 0.3), int(rng.choice([3, 4, 6, 12]))
        ink, footed, foot = paper(rng) if tint.mean() < 140 else np.full(3, rng.uniform(15, 60)), rng.random() < 0.6, self.foot(rng, tint)
        marks = [polygon(mark, r) + [(k - (level - 1) / 2) * step, y] for k in range(level)]
        if not active:
            flat = [(upright(board, thick), tint, None)]
            return flat + [(shapes.moved(upright(m, 0.004), dz=thick), ink, None) for m in marks], True, True
        up = lambda points: np.asarray(points) + [0, high / 2 + (0.03 if footed else 0)]
        parts = [(*foot, None)] if footed else []
        parts.append((shapes.prism(up(board).tolist(), thick), tint, None))
        return parts + [(shapes.prism(up(m).tolist(), thick + 0.01), ink, None) for m in marks], True, True

    def moulded(self, rng, level, active, tint):
        """A figure of several parts on a base, which may be of a metal for each level; idle it kneels or carries nothing."""
        foot, ground = self.foot(rng, tint)
        metals = [np.array([45, 85, 140]) * rng.uniform(0.8, 1.2), np.full(3, rng.uniform(130, 220)), np.array([45, 175, 220]) * rng.uniform(0.8, 1.1)]
        by_level = rng.random() < 0.5
        high, hip, chest, head = rng.uniform(0.34, 0.56), rng.uniform(0.09, 0.15), rng.uniform(0.08, 0.14), rng.uniform(0.045, 0.075)
        square, arm, blade, shield = rng.random() < 0.4, rng.uniform(0.1, 0.2), rng.uniform(0.15, 0.4), rng.uniform(0.07, 0.13)
        kneels, armed = rng.random() < 0.6, [rng.random() < 0.7, rng.random() < 0.6]
        tones, sword = rng.uniform(0.8, 1.1, 3), metal(rng)
        parts = [(foot, metals[level - 1] if by_level else ground, None)]
        tall, base = high, 0.05
        if not active and kneels:
            tall, knee = high * 0.62, 0.11
            parts.append((shapes.prism([(-hip, base), (hip * 1.2, base), (hip * 0.8, base + knee), (-hip * 0.8, base + knee)], hip * 1.6), tint * tones[1], None))
        waist, neck = base + (tall - base) * 0.5, base + (tall - base) * 0.8
        if square:
            trunk = shapes.prism([(-hip, base), (hip, base), (chest, neck), (-chest, neck)], hip * 1.3)
        else:
            trunk = shapes.lathe([(hip, base), (hip * 0.65, waist), (chest, neck - 0.03), (0.045, neck)], 12)
        skull = shapes.lathe([(head * 0.6, neck), (head, neck + head * 0.6), (head * 0.9, neck + head * 1.4), (head * 0.3, neck + head * 2)], 12)
        parts += [(trunk, tint * tones[0], None), (skull, tint * tones[2], None)]
        if active and armed[0]:
            limb = shapes.prism([(chest * 0.7, neck - 0.08), (chest + arm * 0.6, neck), (chest + arm * 0.6, neck + 0.04), (chest * 0.6, neck - 0.03)], 0.055)
            edge = shapes.moved(shapes.prism([(-0.016, 0), (0.016, 0), (0.016, blade), (-0.016, blade)], 0.025), chest + arm * 0.55, 0, neck)
            parts += [(limb, tint * tones[1], None), (edge, sword, None)]
        if (active or not kneels) and armed[1]:
            plate = shapes.prism((polygon(10, shield) + [0, waist + 0.03]).tolist(), 0.035)
            parts.append((shapes.moved(plate, dy=-chest - 0.02), metals[level - 1] if by_level else sword, None))
        return parts, by_level, active and armed[0]

    def pawn(self, rng, level, active, tint):
        foot, high, n = rng.uniform(0.12, 0.2), rng.uniform(0.22, 0.55), int(rng.integers(3, 7))
        radii = rng.uniform(0.3, 1.0, n) * foot
        profile = [(foot, 0), (foot, 0.04)] + [(float(r), 0.05 + (high - 0.05) * (k + 1) / n) for k, r in enumerate(radii)] + [(0.02, high + 0.03)]
        parts = [(shapes.lathe(profile, int(rng.choice([6, 8, 16]))), tint, None)]
        rings = rng.random() < 0.5
        if rings:
            band, step = metal(rng), rng.uniform(0.05, 0.08)
            for k in range(level):
                z = 0.06 + k * step
                parts.append((shapes.lathe([(foot * 1.05, z), (foot * 1.05, z + step * 0.5), (foot * 0.5, z + step * 0.5)], 16), band, None))
        parts, told = self.topped(rng, parts, active, tint, high, max(0.06, float(radii[-1])))
        return parts, rings, told

    def horse(self, rng, long, wide, high):
        """One outline, or legs, trunk, neck and head of their own."""
        x = long / 2
        if rng.random() < 0.5:
            return shapes.prism([(-x, 0), (-x * 0.6, 0), (-x * 0.5, high * 0.5), (x * 0.4, high * 0.5), (x * 0.5, 0), (x * 0.9, 0), (x * 0.8, high * 0.9),
                                 (x * 1.2, high * 1.3), (x * 0.9, high * 1.7), (x * 0.45, high), (-x, high)], wide)
        leg, belly, crown = rng.uniform(0.04, 0.09), high * rng.uniform(0.4, 0.7), high * rng.uniform(1.3, 1.8)
        limb = lambda at: shapes.prism([(at, 0), (at + leg, 0), (at + leg, high * 0.8), (at, high * 0.8)], wide)
        trunk = shapes.prism([(-x, belly), (x * 0.8, belly), (x * 0.8, high), (-x, high)], wide * rng.uniform(1.0, 1.3))
        neck = shapes.prism([(x * 0.4, high * 0.9), (x * 0.8, high * 0.8), (x * 1.15, crown), (x * 0.8, crown * 1.05)], wide)
        head = shapes.prism([(x * 0.8, crown * 0.9), (x * 1.4, crown * 0.72), (x * 1.5, crown * 0.85), (x * 0.95, crown * 1.08)], wide * 0.9)
        return shapes.join(limb(-x), limb(x * 0.75 - leg), trunk, neck, head)

    def rider(self, rng, level, active, tint):
        long, wide, high = rng.uniform(0.28, 0.46), rng.uniform(0.06, 0.14), rng.uniform(0.16, 0.27)
        foot, footed, banded, lance = self.foot(rng, tint), rng.random() < 0.5, rng.random() < 0.4, rng.random() < 0.5
        band, tones, seat = metal(rng), rng.uniform(0.8, 1.1, 2), rng.uniform(-0.05, 0.05)
        top = high + rng.uniform(0.15, 0.26)
        shirt = tint * tones[1] if rng.random() < 0.6 else metal(rng)
        man = shapes.lathe([(wide * 0.6, high * 0.9), (wide * 0.7, top * 0.75), (0.04, top * 0.82), (0.06, top * 0.92), (0.02, top)], 10)
        parts = [(*foot, None)] if footed else []
        parts.append((self.horse(rng, long, wide, high), tint * tones[0], None))
        for k in range(level if banded else 0):
            x = -long * 0.45 + k * long * 0.14
            parts.append((shapes.prism([(x, high * 0.6), (x + long * 0.08, high * 0.6), (x + long * 0.08, high * 1.03), (x, high * 1.03)], wide * 1.4), band, None))
        parts.append((shapes.moved(man, seat), shirt, None))
        if active and lance:
            z, reach = high + 0.1, long * rng.uniform(0.8, 1.2)
            pole = shapes.prism([(-reach * 0.4, z), (reach, z), (reach, z + 0.03), (-reach * 0.4, z + 0.03)], 0.03)
            return [*parts, (shapes.moved(pole, dy=-wide), metal(rng), None)], banded, True
        parts, told = self.topped(rng, parts, active, tint, top, 0.07)
        return parts, banded, told

    def stack(self, rng, level, active, tint):
        """As many discs or blocks upon each other as the level."""
        r, step, sides = rng.uniform(0.12, 0.22), rng.uniform(0.05, 0.11), int(rng.choice([4, 6, 20]))
        other = metal(rng) if rng.random() < 0.5 else tint
        cap = tint if rng.random() < 0.5 else metal(rng)
        parts = []
        for k in range(level):
            shrink = r * (1 - 0.12 * k)
            mesh = shapes.lathe([(shrink, k * step), (shrink, (k + 0.92) * step)], sides)
            parts.append((mesh, tint if k % 2 == 0 else other, None))
        if active:
            z = level * step
            top = shapes.lathe([(r * 0.5, z), (r * 0.5, z + 0.03), (0.02, z + rng.uniform(0.04, 0.12))], 12)
            parts.append((top, cap, None))
        return parts, True, True

    def helmet(self, rng, level, active, tint):
        r, high = rng.uniform(0.13, 0.2), rng.uniform(0.16, 0.3)
        shell = shapes.lathe([(r, 0), (r * 1.02, high * 0.4), (r * 0.8, high * 0.75), (r * 0.4, high * 0.95), (0.02, high)], 16)
        crest = shapes.moved(shapes.prism([(-r * 0.9, high * 0.6), (r * 0.9, high * 0.6), (r * 0.5, high * 1.25), (-r * 0.5, high * 1.25)], 0.04))
        shining = self.lid and rng.random() < 0.4
        shown = metal(rng) if active and shining else tint * rng.uniform(0.75, 1.1)
        parts = [(shell, shown, None), (crest, tint, None)]
        if rng.random() < 0.6:
            parts.insert(0, self.foot(rng, tint) + (None,))
        if shining:
            return parts, False, True
        parts, told = self.topped(rng, parts, active, tint, high, r * 0.5)
        return parts, False, told


SUITS = [np.array([40, 190, 225.0]), np.array([60, 150, 60.0]), np.array([185, 100, 40.0])]  # trade, science, politics


def hoop(r, deep, high, pieces, first=0, last=None, gap=1.0):
    """Straight pieces along a circle, all `pieces` of it or those from `first` to `last`; with a `gap` below 1 they do not touch."""
    wide = 2 * (r + deep / 2) * math.tan(math.pi / pieces) * gap
    piece = shapes.moved(shapes.prism([(-wide / 2, 0), (wide / 2, 0), (wide / 2, high), (-wide / 2, high)], deep), dy=r)
    return shapes.join(*[shapes.turned(piece, math.tau * k / pieces) for k in range(first, pieces if last is None else last)])


def arch(r, thick, deep, foot):
    """Half a ring that stands upright on posts of the height `foot`."""
    t = np.linspace(0, math.pi, 9)
    point = lambda k, radius: (radius * math.cos(t[k]), foot + radius * math.sin(t[k]))
    stones = [shapes.prism([point(k, r), point(k, r + thick), point(k + 1, r + thick), point(k + 1, r)], deep) for k in range(8)]
    post = lambda x: shapes.prism([(x, 0), (x + thick, 0), (x + thick, foot), (x, foot)], deep)
    return shapes.join(post(r), *stones, post(-r - thick))


def frame(w, d, high, tooth=0.0):
    """Four sides around a city, with battlements if `tooth` is given."""
    side = shapes.prism([(-w / 2, 0), (w / 2, 0), (w / 2, high), (w / 4, high), (w / 4, high + tooth), (-w / 4, high + tooth), (-w / 4, high), (-w / 2, high)], d)
    return shapes.join(*[shapes.turned(shapes.moved(side, dy=w / 2 - d / 2), k * math.pi / 2) for k in range(4)])


def wall(rng, tint):
    """-> mesh, colour, height of its upper side for a city upon it (0: the city stands inside or beside), displacement of the piece."""
    shade = rng.random()
    colour = (tint * rng.uniform(0.75, 1.1) if shade < 0.5 else np.full(3, rng.uniform(60, 190)) if shade < 0.75
              else np.array([95, 140, 175]) * rng.uniform(0.6, 1.2) if shade < 0.9 else paper(rng))
    kind, high = rng.random(), rng.uniform(0.03, 0.2)
    if kind < 0.1:  # a bar beside the city
        w, d = rng.uniform(0.25, 0.5), rng.uniform(0.06, 0.14)
        return shapes.prism([(-w / 2, 0), (w / 2, 0), (w / 2, high), (-w / 2, high)], d), colour, 0.0, rng.uniform(0.2, 0.32)
    if kind < 0.28:
        return frame(rng.uniform(0.46, 0.66), rng.uniform(0.04, 0.1), high, rng.uniform(0.0, 0.06)), colour, 0.0, 0.0
    if kind < 0.54:
        w = rng.uniform(0.42, 0.7)
        return shapes.prism([(-w / 2, 0), (w / 2, 0), (w / 2, high), (-w / 2, high)], w * rng.uniform(0.7, 1.0)), colour, high, 0.0
    if kind < 0.74:
        r = rng.uniform(0.23, 0.37)
        return shapes.lathe([(r, 0), (r * rng.uniform(0.9, 1.0), high)], int(rng.choice([5, 6, 8, 22]))), colour, high, 0.0
    r, deep = rng.uniform(0.24, 0.36), rng.uniform(0.04, 0.12)
    if kind < 0.84:  # a ring around the city
        return hoop(r, deep, high, int(rng.choice([6, 8, 12, 16]))), colour, 0.0, 0.0
    pieces = int(rng.integers(5, 12))
    if kind < 0.93:  # stones or towers around it
        return hoop(r, deep, high, pieces, gap=rng.uniform(0.35, 0.8)), colour, 0.0, 0.0
    return hoop(r, deep, high, pieces, last=int(rng.integers(pieces // 3, pieces))), colour, 0.0, 0.0  # on one side


def metropolis_colour(rng, tint):
    """Usually that of one of the three suits; or of metal, wood or cardboard, any, or nearly the player's."""
    shade = rng.random()
    if shade < 0.68:
        return SUITS[int(rng.integers(3))] * rng.uniform(0.6, 1.15) + rng.normal(0, 12, 3)
    if shade < 0.8:
        return metal(rng)
    if shade < 0.88:
        return np.array([95, 140, 175]) * rng.uniform(0.6, 1.2) if rng.random() < 0.5 else paper(rng)
    return rng.uniform(15, 240, 3) if shade < 0.96 else tint * rng.uniform(0.5, 1.4)


def metropolis(rng, tint, city):
    """What marks a city as a metropolis. -> mesh (on or around the city's mesh `city`), colour."""
    colour, low = metropolis_colour(rng, tint), city[0][:, 2].min()
    top = city[0][:, 2].max()
    roof = city[0][city[0][:, 2] > top - 0.01].mean(0)
    on = roof if rng.random() < 0.6 else np.array([rng.uniform(-0.12, 0.12), rng.uniform(-0.06, 0.06), top])
    kind = rng.random()
    if kind < 0.24:
        return shapes.moved(shapes.gate(rng), dz=low), colour
    if kind < 0.4:  # a round arch over the city or upon its roof
        r = rng.uniform(0.18, 0.32)
        made = arch(r, rng.uniform(0.03, 0.12), rng.uniform(0.04, 0.2), rng.uniform(0, 0.3))
        made = shapes.turned(made, rng.choice([0, math.pi / 2])) if rng.random() < 0.4 else made
        return shapes.moved(made, rng.uniform(-0.05, 0.05), rng.uniform(-0.12, 0.12), low if rng.random() < 0.7 else top * 0.6), colour
    if kind < 0.62:  # a spire, a dome, a ball, a crown or a ring upon it
        r, high = rng.uniform(0.06, 0.17), rng.uniform(0.06, 0.26)
        shape = rng.random()
        if shape < 0.4:
            profile = [(r, 0), (r * rng.uniform(0.3, 1), high * 0.5), (0.01, high)]
        elif shape < 0.65:  # a ball
            profile = [(r * math.sin(t), r - r * math.cos(t)) for t in np.linspace(0.25, math.pi - 0.05, 7)]
        elif shape < 0.8:
            profile = [(r, 0), (r, high * 0.4)]
        else:
            return shapes.moved(hoop(r, 0.03, high * 0.5, int(rng.integers(6, 11)), gap=rng.uniform(0.5, 1)), on[0], on[1], top - 0.04), colour
        return shapes.moved(shapes.lathe(profile, int(rng.choice([4, 6, 12]))), on[0], on[1], top - 0.05), colour
    if kind < 0.72:
        return shapes.moved(frame(rng.uniform(0.46, 0.66), rng.uniform(0.04, 0.09), rng.uniform(0.03, 0.3)), dz=low), colour
    if kind < 0.8:  # a ring around the city
        made = hoop(rng.uniform(0.24, 0.36), rng.uniform(0.03, 0.09), rng.uniform(0.02, 0.25), int(rng.choice([6, 10, 16])), gap=rng.uniform(0.6, 1))
        return shapes.moved(made, dz=low + rng.uniform(0, 0.15)), colour
    if kind < 0.9:  # a banner upon it or beside it
        side = (on[0], on[1]) if rng.random() < 0.5 else (rng.uniform(-0.2, 0.2), rng.uniform(0.15, 0.22))
        high, wide, drop = top + rng.uniform(0.05, 0.25), rng.uniform(0.12, 0.3), rng.uniform(0.08, 0.2)
        way = rng.choice([-1, 1])
        cloth = shapes.prism(sorted([(0, high - drop), (way * wide, high - drop)]) + sorted([(0, high), (way * wide, high)], reverse=True), 0.025)
        return shapes.join(shapes.pole(rng, side, high), shapes.moved(cloth, side[0], side[1])), colour
    w, high = rng.uniform(0.16, 0.42), rng.uniform(0.3, 0.6)  # a board that stands beside it
    board = shapes.prism(silhouette(rng, w, high), 0.03) if rng.random() < 0.5 else shapes.prism([(-w / 2, 0), (w / 2, 0), (w / 2, high), (-w / 2, high)], rng.uniform(0.02, 0.1))
    return shapes.moved(board, rng.uniform(-0.1, 0.1), rng.choice([-1, 1]) * rng.uniform(0.16, 0.24), low), colour
