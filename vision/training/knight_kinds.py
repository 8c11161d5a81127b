# SPDX-License-Identifier: GPL-3.0-or-later
"""Knights, city walls and metropolises of eight further kinds for `box_scenes.py --kinds`: cardboard, wood, moulded plastic, home-made.

They are held out: no network is trained on them, so that they tell how the reader copes with pieces it has not seen. Nobody's
printed pieces are copied. Lengths in hex sides, colours in BGR. A part of a piece is (mesh, colour, anchor); parts are painted from
the farthest anchor to the nearest, those at one anchor in their order.
"""
import math

import numpy as np

from piece_shapes import join, lathe, moved, prism, turned

MIDDLE = (0.0, 0.0)
INK, PAPER = np.full(3, 25.0), np.array([205, 225, 235.0])
BRONZE, SILVER, GOLD = np.array([45, 85, 140.0]), np.full(3, 180.0), np.array([45, 180, 225.0])
WOOD, BRICK = np.array([110, 160, 190.0]), np.array([70, 85, 140.0])
DISCIPLINES = [np.array([60, 150, 60.0]), np.array([40, 190, 225.0]), np.array([190, 110, 40.0])]  # science, trade, politics


def slab(outline, low, high):
    """Extrudes a convex outline (counter-clockwise) in x and y along z."""
    n = len(outline)
    verts = np.array([(x, y, z) for z in (low, high) for x, y in outline], np.float32)
    faces = [[i, (i + 1) % n, (i + 1) % n + n, i + n] for i in range(n)]
    return verts, [list(range(n - 1, -1, -1)), *faces, list(range(n, 2 * n))]


def ngon(radius, sides, x=0.0, y=0.0, turn=0.0):
    return [(x + radius * math.cos(turn + math.tau * k / sides), y + radius * math.sin(turn + math.tau * k / sides)) for k in range(sides)]


def rect(x0, x1, y0, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def block(x0, x1, y0, y1, low, high):
    return slab(rect(x0, x1, y0, y1), low, high)


def row(level, step):
    """The positions of one to three marks beside each other."""
    return [(k - (level - 1) / 2) * step for k in range(level)]


def blade(long, wide, z, angle):
    """A sword that lies flat."""
    guard = slab(rect(-0.055, 0.055, -long * 0.28, -long * 0.28 + 0.03), z, z + 0.012)
    outline = [(-wide, -long / 2), (wide, -long / 2), (wide, long * 0.4), (0, long / 2), (-wide, long * 0.4)]
    return turned(join(slab(outline, z, z + 0.012), guard), angle)


def centre(x, y, angle=0.0):
    return (x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle))


def ring(radius, deep, high, pieces, colour, first=0, last=None, gap=1.0):
    """A wall of straight pieces along a circle."""
    parts = []
    for k in range(first, pieces if last is None else last):
        angle, half = math.tau * k / pieces, radius * math.tan(math.pi / pieces) * gap
        mesh = turned(block(radius - deep / 2, radius + deep / 2, -half, half, 0, high), angle)
        parts.append((mesh, colour * (0.92 + 0.16 * (k % 2)), centre(radius, 0, angle)))
    return parts


def top_of(city):
    """-> x, y, z of a city's highest part."""
    verts = city[0]
    high = verts[verts[:, 2] > verts[:, 2].max() - 0.02]
    return (*high[:, :2].mean(0), verts[:, 2].max())


class Kind:
    """What the kinds share: the pieces' colours."""

    lift = 0.0  # how high a city stands on its wall

    def __init__(self, rng):
        self.stone = np.array([125, 138, 145.0]) * rng.uniform(0.75, 1.2)
        self.size = rng.uniform(0.92, 1.1)
        self.own_wall = rng.random() < 0.5  # in the player's colour instead of stone
        self.by_discipline = rng.random() < 0.5
        self.metropolis_colour = [GOLD, np.array([140, 60, 130.0]), PAPER][int(rng.integers(3))]
        self.draw(rng)

    def draw(self, rng):
        pass

    def wall_colour(self, tint):
        return tint * 0.9 if self.own_wall else self.stone

    def gate_colour(self, discipline):
        return DISCIPLINES[discipline] if self.by_discipline else self.metropolis_colour


class Shields(Kind):
    """Punched shields: pips along the top for the level; a helmet, when active crossed swords on the player's colour."""

    def knight(self, tint, level, active):
        s = self.size
        shield = [(0, -0.25), (0.13, -0.15), (0.2, 0.02), (0.2, 0.22), (-0.2, 0.22), (-0.2, 0.02), (-0.13, -0.15)]
        scaled = lambda k: [(x * k * s, y * k * s) for x, y in shield]
        parts = [(slab(scaled(1), 0, 0.04), tint, MIDDLE)]
        field = tint * 0.75 if active else PAPER
        ink = PAPER if field.mean() < 130 else INK
        parts.append((slab(scaled(0.83), 0.04, 0.042), field, MIDDLE))
        parts += [(slab(ngon(0.034 * s, 12, x * s, 0.135 * s), 0.042, 0.046), ink, MIDDLE) for x in row(level, 0.095)]
        if active:
            parts += [(moved(blade(0.3 * s, 0.018, 0.044, angle), 0, -0.03 * s), ink, MIDDLE) for angle in (0.7, -0.7)]
        else:
            parts.append((slab(ngon(0.08 * s, 12, 0, -0.02), 0.044, 0.046), ink, MIDDLE))
            parts.append((slab(rect(-0.08 * s, 0.08 * s, -0.13 * s, -0.03 * s), 0.044, 0.046), ink, MIDDLE))
            parts.append((slab(rect(-0.06 * s, 0.06 * s, -0.045 * s, -0.02 * s), 0.046, 0.048), field, MIDDLE))
        return parts

    def wall(self, tint):
        """A square of battlements around the city."""
        parts, half, colour = [], 0.27, self.wall_colour(tint)
        for k in range(4):
            side = [block(half - 0.03, half + 0.03, -half, half, 0, 0.08)]
            side += [block(half - 0.03, half + 0.03, y - 0.04, y + 0.04, 0.08, 0.12) for y in (-0.22, -0.075, 0.075, 0.22)]
            parts.append((turned(join(*side), k * math.pi / 2), colour, centre(half, 0, k * math.pi / 2)))
        return parts

    def metropolis(self, city, discipline):
        """An arch over the city."""
        colour, parts = self.gate_colour(discipline), []
        for side in (-1, 1):
            parts.append((moved(block(-0.04, 0.04, -0.05, 0.05, 0, 0.4), side * 0.27), colour, (side * 0.27, 0)))
        ends = [(0.31 * math.cos(t), 0.4 + 0.2 * math.sin(t)) for t in np.linspace(0, math.pi, 9)]
        inner = [(0.22 * math.cos(t), 0.4 + 0.11 * math.sin(t)) for t in np.linspace(0, math.pi, 9)]
        parts += [(prism([inner[i], ends[i], ends[i + 1], inner[i + 1]], 0.1), colour, MIDDLE) for i in range(8)]
        return parts


class Pawns(Kind):
    """Turned pawns: bands around the body for the level; a pointed hat when active."""

    def draw(self, rng):
        self.band = PAPER if rng.random() < 0.5 else INK
        self.hat = [INK, GOLD, SILVER][int(rng.integers(3))]

    def knight(self, tint, level, active):
        s, foot, neck, tall = self.size, 0.17, 0.07, 0.32
        radius = lambda z: foot + (neck - foot) * z / tall
        parts = [(lathe([(foot * s, 0), (neck * s, tall)], 18), tint, MIDDLE)]
        for k in range(level):
            z = 0.05 + 0.085 * k
            verts, faces = lathe([((radius(z) + 0.008) * s, z), ((radius(z + 0.035) + 0.008) * s, z + 0.035)], 18)
            parts.append(((verts, faces[:-1]), self.band, MIDDLE))  # open above
        ball = [(0.05 * s, tall), (0.09 * s, tall + 0.04), (0.09 * s, tall + 0.09), (0.05 * s, tall + 0.13)]
        parts.append((lathe(ball, 14), tint, MIDDLE))
        if active:
            parts.append((lathe([(0.13 * s, tall + 0.09), (0.12 * s, tall + 0.105), (0.015, tall + 0.24)], 14), self.hat, MIDDLE))
        return parts

    def wall(self, tint):
        """Two bars at a right angle beside the city."""
        colour = self.wall_colour(tint) if self.own_wall else WOOD
        return [(block(-0.24, 0.3, -0.29, -0.22, 0, 0.11), colour, (0, -0.25)), (block(0.23, 0.3, -0.21, 0.25, 0, 0.11), colour, (0.26, 0))]

    def metropolis(self, city, discipline):
        """A round tower with a pointed roof beside the city."""
        colour = self.gate_colour(discipline)
        tower, roof = lathe([(0.085, 0), (0.085, 0.46)], 14), lathe([(0.115, 0.46), (0.012, 0.68)], 14)
        return [(moved(tower, 0, 0.2), colour, (0, 0.2)), (moved(roof, 0, 0.2), colour * 0.7, (0, 0.2))]


class Standees(Kind):
    """Printed flat figures in a round foot: pips on the chest and on the foot for the level; sword and round shield when active."""

    lift = 0.05

    def draw(self, rng):
        self.foot = [INK * 1.6, PAPER, None][int(rng.integers(3))]

    def knight(self, tint, level, active):
        s, d = self.size, 0.035
        foot = tint * 0.8 if self.foot is None else self.foot
        parts = [(lathe([(0.17 * s, 0), (0.17 * s, 0.045)], 18), foot, MIDDLE)]
        ink = PAPER if foot.mean() < 130 else INK
        for y in (-0.11, 0.11):
            parts += [(slab(ngon(0.028, 10, x, y), 0.045, 0.049), ink, MIDDLE) for x in row(level, 0.08)]
        at = lambda outline: [(x * s, 0.045 + z * s) for x, z in outline]
        plates = [[(-0.11, 0), (-0.02, 0), (0, 0.2), (-0.1, 0.2)], [(0.02, 0), (0.11, 0), (0.1, 0.2), (0, 0.2)],
                  [(-0.12, 0.17), (0.12, 0.17), (0.15, 0.38), (-0.15, 0.38)], ngon(0.075, 12, 0, 0.45)]
        parts += [(prism(at(plate), d), tint, MIDDLE) for plate in plates]
        parts.append((prism(at(rect(-0.05, 0.05, 0.435, 0.465)), d + 0.008), INK, MIDDLE))
        ink = PAPER if tint.mean() < 140 else INK
        parts += [(prism(at(ngon(0.03, 10, x, 0.29)), d + 0.008), ink, MIDDLE) for x in row(level, 0.08)]
        if active:
            parts.append((prism(at([(0.15, 0.25), (0.185, 0.25), (0.185, 0.62), (0.167, 0.67), (0.15, 0.62)]), d), SILVER * 1.15, (0.1, 0)))
            parts.append((prism(at(ngon(0.095, 14, -0.19, 0.25)), d * 1.6), GOLD, (-0.1, 0)))
        return parts

    def wall(self, tint):
        """A round plate of stone slabs under the city."""
        parts = [(lathe([(0.33, 0), (0.33, 0.05)], 24), self.stone * 0.6, MIDDLE)]
        for k in range(12):
            angle = math.tau * k / 12
            parts.append((turned(slab([(0.2, -0.045), (0.32, -0.075), (0.32, 0.075), (0.2, 0.045)], 0.048, 0.052), angle), self.stone * 1.15, MIDDLE))
        return parts

    def metropolis(self, city, discipline):
        """A printed front with windows behind the city."""
        colour, y = self.gate_colour(discipline), 0.17
        plates = [rect(-0.26, 0.26, 0, 0.42), [(-0.26, 0.42), (-0.1, 0.42), (-0.18, 0.58)], [(0.1, 0.42), (0.26, 0.42), (0.18, 0.58)],
                  [(-0.1, 0.42), (0.1, 0.42), (0.1, 0.54), (0, 0.66), (-0.1, 0.54)]]
        parts = [(moved(prism(plate, 0.03), 0, y), colour, (0, y)) for plate in plates]
        windows = [rect(x - 0.03, x + 0.03, z, z + 0.08) for x in (-0.17, 0, 0.17) for z in (0.12, 0.28)]
        return parts + [(moved(prism(window, 0.036), 0, y), INK, (0, y)) for window in windows]


class Riders(Kind):
    """Riders: bands across the horse for the level; a long lance when active."""

    def draw(self, rng):
        self.band = PAPER if rng.random() < 0.6 else INK
        self.ground = rng.random() < 0.5

    def knight(self, tint, level, active):
        s, wide = self.size, 0.06
        parts = []
        if self.ground:
            parts.append((slab([(0.25 * x, 0.14 * y) for x, y in ngon(1, 18)], 0, 0.035), tint * 0.7, MIDDLE))
        low = 0.035
        horse = [block(x - 0.03, x + 0.03, -wide, wide, low, 0.16) for x in (-0.15, 0.12)]
        horse.append(block(-0.2, 0.16, -wide * 1.1, wide * 1.1, 0.15, 0.26))
        horse.append(prism([(0.07, 0.22), (0.16, 0.2), (0.24, 0.38), (0.17, 0.4)], wide * 1.3))
        horse.append(prism([(0.16, 0.34), (0.31, 0.27), (0.32, 0.33), (0.2, 0.42)], wide * 1.2))
        horse.append(prism([(-0.2, 0.26), (-0.26, 0.1), (-0.22, 0.1), (-0.17, 0.24)], 0.03))
        parts.append((join(*[(v * np.float32(s), f) for v, f in horse]), tint, MIDDLE))
        for k in range(level):
            x = (-0.185 + 0.06 * k) * s
            parts.append((block(x, x + 0.032 * s, -wide * 1.17 * s, wide * 1.17 * s, 0.17 * s, 0.265 * s), self.band, MIDDLE))
        rider = [(0.06, 0.24), (0.075, 0.38), (0.035, 0.42), (0.055, 0.46), (0.055, 0.5), (0.02, 0.54)]
        rider = lathe([(r * s, z * s) for r, z in rider], 12)
        parts.append((moved(rider, 0.04 * s), tint * 0.85, MIDDLE))
        if active:
            parts.append((block(-0.16 * s, 0.46 * s, -0.115 * s, -0.085 * s, 0.33 * s, 0.36 * s), WOOD * 0.8, (0, -0.1)))
            flag = prism([(0.28 * s, 0.36 * s), (0.4 * s, 0.36 * s), (0.4 * s, 0.46 * s), (0.28 * s, 0.41 * s)], 0.012)
            parts.append((moved(flag, 0, -0.1 * s), GOLD, (0, -0.1)))
        return parts

    def wall(self, tint):
        """A ring of wall around the city."""
        return ring(0.31, 0.06, 0.1, 12, self.wall_colour(tint))

    def metropolis(self, city, discipline):
        """A large flag on the city."""
        x, y, z = top_of(city)
        pole = moved(prism([(-0.014, 0), (0.014, 0), (0.014, 0.34), (-0.014, 0.34)], 0.028), x, y, z - 0.02)
        flag = moved(prism([(0.01, 0.12), (0.27, 0.16), (0.27, 0.3), (0.01, 0.33)], 0.02), x, y, z - 0.02)
        return [(pole, INK * 2, MIDDLE), (flag, self.gate_colour(discipline), MIDDLE)]


class Towers(Kind):
    """Towers of one to three storeys; a pointed roof when active, battlements around a dark top otherwise."""

    def draw(self, rng):
        self.sides = int(rng.choice([4, 8, 16]))
        self.roof = [BRICK, INK * 1.8, SILVER][int(rng.integers(3))]

    def knight(self, tint, level, active):
        s, storey, parts = self.size, 0.115, []
        turn = math.pi / self.sides
        for k in range(level):
            r, z = (0.19 - 0.045 * k) * s, k * storey
            parts.append((turned(lathe([(r, z), (r, z + storey)], self.sides), turn), tint * (1 - 0.1 * (k % 2)), MIDDLE))
        r, z = (0.19 - 0.045 * (level - 1)) * s, level * storey
        if active:
            parts.append((turned(lathe([(r * 0.8, z), (0.012, z + 0.2)], self.sides), turn), self.roof, MIDDLE))
            return parts
        parts.append((turned(slab(ngon(r * 0.72, self.sides), z, z + 0.003), turn), INK, MIDDLE))
        for k in range(6):
            angle = math.tau * k / 6
            x, y = centre(r * 0.8, 0, angle)
            parts.append((turned(block(r * 0.66, r * 0.94, -r * 0.2, r * 0.2, z, z + 0.05), angle), tint, (x * 0.2, y * 0.2)))
        return parts

    def wall(self, tint):
        """Half a ring with two round towers at its ends."""
        colour, parts = self.wall_colour(tint), ring(0.3, 0.06, 0.11, 12, self.wall_colour(tint), 0, 7)
        for angle in (-math.tau / 24, math.tau * 6.5 / 12):
            x, y = centre(0.3, 0, angle)
            parts.append((moved(lathe([(0.06, 0), (0.06, 0.18)], 10), x, y), colour * 0.9, (x * 1.02, y * 1.02)))
        return parts

    def metropolis(self, city, discipline):
        """A steep roof over the whole city."""
        verts = city[0]
        x0, x1, y0, y1, z = verts[:, 0].min() - 0.02, verts[:, 0].max() + 0.02, verts[:, 1].min() - 0.02, verts[:, 1].max() + 0.02, verts[:, 2].max()
        mid, roof = ((x0 + x1) / 2, (y0 + y1) / 2), prism([(x0, z - 0.06), (x1, z - 0.06), ((x0 + x1) / 2, z + 0.2)], y1 - y0)
        return [(moved(roof, 0, mid[1]), self.gate_colour(discipline), MIDDLE),
                (moved(lathe([(0.03, z + 0.18), (0.03, z + 0.26), (0.005, z + 0.3)], 8), *mid), GOLD, MIDDLE)]


class Helmets(Kind):
    """Helmets on a disc: bare, with a crest, with crest and wings; a sword lies under the active ones."""

    lift = 0.07

    def draw(self, rng):
        self.metal = [SILVER, BRONZE * 1.2, INK * 3][int(rng.integers(3))]

    def knight(self, tint, level, active):
        s = self.size
        parts = [(lathe([(0.215 * s, 0), (0.215 * s, 0.05)], 22), tint, MIDDLE)]
        if active:
            parts.append((blade(0.66 * s, 0.03, 0.05, 0.9), PAPER, MIDDLE))
        dome = lathe([(0.145 * s, 0.05), (0.145 * s, 0.15 * s), (0.12 * s, 0.22 * s), (0.06 * s, 0.27 * s), (0.012, 0.285 * s)], 16)
        parts.append((dome, self.metal, MIDDLE))
        parts.append((block(0.1 * s, 0.15 * s, -0.09 * s, 0.09 * s, 0.13, 0.16), INK, (0.05, 0)))  # the slit
        if level > 1:
            crest = prism([(-0.15 * s, 0.18 * s), (0.12 * s, 0.2 * s), (0.09 * s, 0.33 * s), (-0.08 * s, 0.35 * s), (-0.17 * s, 0.28 * s)], 0.045)
            parts.append((crest, tint, MIDDLE))
        if level > 2:
            for side in (-1, 1):
                wing = prism([(-0.04 * s, 0.16 * s), (0.05 * s, 0.16 * s), (-0.02 * s, 0.36 * s), (-0.09 * s, 0.33 * s)], 0.05)
                parts.append((moved(wing, 0, side * 0.165 * s), tint * 0.85 + 30, (0, side * 0.1)))
        return parts

    def wall(self, tint):
        """A plinth of six sides under the city."""
        foot = lathe([(0.36, 0), (0.33, 0.07)], 6)
        return [(foot, self.wall_colour(tint), MIDDLE), (slab(ngon(0.3, 6), 0.07, 0.072), self.wall_colour(tint) * 0.8, MIDDLE)]

    def metropolis(self, city, discipline):
        """A crown around the city's top."""
        x, y, z = top_of(city)
        colour, parts = self.gate_colour(discipline), []
        for k in range(8):
            angle, r = math.tau * k / 8, 0.15
            point = turned(prism([(-0.06, 0.08), (0.06, 0.08), (0, 0.19)], 0.025), math.pi / 2)
            tooth = join(block(r, r + 0.025, -0.065, 0.065, 0, 0.08), moved(point, r + 0.0125))
            at = centre(r, 0, angle)
            parts.append((moved(turned(tooth, angle), x, y, z - 0.14), colour, at))
        return parts


class Metals(Kind):
    """Moulded figures on square bases of bronze, silver and gold; they kneel, and stand with a raised sword and a shield when active."""

    def draw(self, rng):
        self.corner = int(rng.choice([4, 6, 8]))

    def knight(self, tint, level, active):
        s, base = self.size, [BRONZE, SILVER, GOLD][level - 1]
        parts = [(lathe([(0.21 * s, 0), (0.21 * s, 0.04), (0.18 * s, 0.06)], self.corner), base, MIDDLE)]
        head = lambda z: lathe([(0.045 * s, z), (0.065 * s, z + 0.03), (0.06 * s, z + 0.08), (0.02 * s, z + 0.11)], 12)
        if not active:
            parts += [(block(-0.12 * s, 0.1 * s, -0.09 * s, 0.09 * s, 0.06, 0.13), tint * 0.85, MIDDLE),
                      (lathe([(0.1 * s, 0.12), (0.085 * s, 0.25)], 12), tint, MIDDLE), (head(0.25), tint * 0.9, MIDDLE)]
            return parts
        body = lathe([(0.12 * s, 0.06), (0.07 * s, 0.26), (0.11 * s, 0.4), (0.05 * s, 0.43)], 14)
        parts += [(body, tint, MIDDLE), (head(0.43), tint * 0.9, MIDDLE)]
        arm = prism([(0.07 * s, 0.34), (0.19 * s, 0.42), (0.17 * s, 0.46), (0.06 * s, 0.4)], 0.06)
        sword = prism([(0.165 * s, 0.4), (0.2 * s, 0.4), (0.24 * s, 0.74), (0.21 * s, 0.74)], 0.025)
        shield = moved(prism([(-0.1, 0.3), (0, 0.15), (0.1, 0.3), (0.1, 0.42), (-0.1, 0.42)], 0.04), -0.02, -0.15 * s)
        parts += [(arm, tint, (0.1, 0)), (sword, SILVER * 1.2, (0.15, 0)), (shield, base, (0, -0.13))]
        return parts

    def wall(self, tint):
        """A gate of brick with two towers before the city."""
        colour, y = tint * 0.85 if self.own_wall else BRICK, -0.25
        parts = [(block(-0.24, 0.24, y - 0.035, y + 0.035, 0, 0.14), colour, (0, y))]
        parts += [(block(x - 0.03, x + 0.03, y - 0.035, y + 0.035, 0.14, 0.18), colour, (0, y)) for x in (-0.12, 0, 0.12)]
        parts.append((moved(prism([(-0.05, 0), (0.05, 0), (0.05, 0.07), (0, 0.1), (-0.05, 0.07)], 0.076), 0, y), INK, (0, y)))
        return parts + [(moved(lathe([(0.065, 0), (0.065, 0.2), (0.08, 0.2), (0.08, 0.23)], 10), x, y), colour * 0.88, (x, y)) for x in (-0.26, 0.26)]

    def metropolis(self, city, discipline):
        """A clock tower beside the city."""
        colour, x, y = self.gate_colour(discipline), 0.0, 0.21
        tower = block(-0.09, 0.09, y - 0.09, y + 0.09, 0, 0.5)
        roof = moved(turned(lathe([(0.145, 0.5), (0.01, 0.7)], 4), math.pi / 4), x, y)
        clock = moved(prism(ngon(0.055, 14, 0, 0.4), 0.19), x, y)
        across = moved(turned(prism(ngon(0.055, 14, 0, 0.4), 0.19), math.pi / 2), x, y)
        return [(tower, colour, (x, y)), (clock, PAPER, (x, y)), (across, PAPER, (x, y)), (roof, colour * 0.6, (x, y))]


class Plaques(Kind):
    """Wooden plaques with one to three teeth and diamonds: idle they lie, active they stand on edge in a foot."""

    def knight(self, tint, level, active):
        s, thick = self.size, 0.05
        body = [(-0.17, -0.14), (-0.14, -0.17), (0.14, -0.17), (0.17, -0.14), (0.17, 0.17), (-0.17, 0.17)]
        teeth = [rect(x - 0.035, x + 0.035, 0.17, 0.22) for x in row(level, 0.115)]
        diamonds = [[(x, 0.02), (x + 0.042, 0.08), (x, 0.14), (x - 0.042, 0.08)] for x in row(level, 0.105)]
        sword = [rect(-0.014, 0.014, -0.14, 0.0), rect(-0.05, 0.05, -0.06, -0.035)]
        big = lambda outline: [(x * s, y * s) for x, y in outline]
        ink = PAPER if tint.mean() < 140 else INK
        if not active:
            parts = [(slab(big(o), 0, thick), tint, MIDDLE) for o in (body, *teeth)]
            return parts + [(slab(big(o), thick, thick + 0.004), ink, MIDDLE) for o in (*diamonds, *sword)]
        up = lambda outline: [(x * s, (y + 0.2) * s + 0.02) for x, y in outline]
        parts = [(block(-0.15 * s, 0.15 * s, -0.1 * s, 0.1 * s, 0, 0.06), WOOD, MIDDLE)]
        parts += [(prism(up(o), thick), tint, MIDDLE) for o in (body, *teeth)]
        return parts + [(prism(up(o), thick + 0.008), ink, MIDDLE) for o in (*diamonds, *sword)]

    def wall(self, tint):
        """Loose blocks around the city."""
        return ring(0.3, 0.09, 0.1, 7, self.wall_colour(tint), gap=0.62)

    def metropolis(self, city, discipline):
        """A round dome on the city."""
        x, y, z = top_of(city)
        profile = [(0.1, -0.04), (0.15, 0.04), (0.15, 0.09), (0.09, 0.16), (0.03, 0.2), (0.02, 0.28), (0.005, 0.3)]
        return [(moved(lathe(profile, 16), x, y, z), self.gate_colour(discipline), MIDDLE)]


KINDS = [Shields, Pawns, Standees, Riders, Towers, Helmets, Metals, Plaques]


def kind_of_box(box):
    return KINDS[box % 10 % len(KINDS)](np.random.default_rng([box, 7]))
