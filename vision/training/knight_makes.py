# SPDX-License-Identifier: GPL-3.0-or-later
"""Knights, city walls and metropolises of six further makes for `box_scenes.py --makes`: tiles, plastic, resin, corks, card, printed lamps.

They are held out: no network is trained on them, nor on the kinds of knight_kinds.py, from which they differ in how they show a
knight's level and whether it is active. Nobody's pieces are copied. Lengths in hex sides, colours in BGR. A part of a piece is
(mesh, colour, anchor); parts are painted from the farthest anchor to the nearest, those at one anchor in their order.
"""
import math

import numpy as np

from knight_kinds import GOLD, INK, MIDDLE, PAPER, SILVER, WOOD, block, centre, ngon, rect, row, slab, top_of
from piece_shapes import join, lathe, moved, prism, turned

CORK, STONE = np.array([125, 170, 205.0]), np.array([140, 150, 155.0])
GLOW = np.array([150, 330, 430.0])  # brighter than white paper, so that it stays bright in the shade
THREE = [np.array([40, 195, 230.0]), np.array([70, 150, 50.0]), np.array([185, 105, 35.0])]  # yellow, green, blue


def ball(radius, x, y, z, steps=12):
    """A ball around a point."""
    turns = np.linspace(-0.45, 0.45, 7) * math.pi
    return moved(lathe([(radius * math.cos(t), radius * math.sin(t)) for t in turns], steps), x, y, z)


def star(outline, middle, depth):
    """Extrudes a star whose even corners are its points: as prism, with convex faces."""
    verts, faces = prism(outline, depth)
    n = len(outline)
    ends = np.float32([(middle[0], y, middle[1]) for y in (-depth / 2, depth / 2)])
    for k in range(0, n, 2):
        kite = [k - 1 if k else n - 1, k, k + 1]
        faces += [[2 * n, *kite], [2 * n + 1, *[i + n for i in reversed(kite)]]]
    return np.concatenate([verts, ends]), faces[2:]


def laid(mesh, low):
    """A prism on its face: its outline in x and y instead of x and z."""
    verts = mesh[0][:, [0, 2, 1]] * np.float32([1, 1, -1])
    return moved((verts, mesh[1]), dz=low - verts[:, 2].min())


def spikes(number, outer, inner, turn=0.0):
    """The outline of a star, from a point."""
    return [(r * math.cos(t), r * math.sin(t)) for k in range(2 * number) for r, t in [((outer, inner)[k % 2], turn + math.pi * k / number)]]


def scaled(outline, size):
    return [(x * size, y * size) for x, y in outline]


def contrast(tint):
    return PAPER if tint.mean() < 130 else INK


def triangle(level, wide):
    """The positions of one mark, two marks or three marks in a triangle."""
    return [[(0, 0)], [(0, -wide / 2), (0, wide / 2)], [(-wide * 0.3, -wide / 2), (-wide * 0.3, wide / 2), (wide * 0.57, 0)]][level - 1]


class Make:
    """What the makes share: size and materials."""

    lift = 0.0  # how high a city stands on its wall
    one_material = None  # of the metropolises, instead of yellow, green and blue

    def __init__(self, rng):
        self.size = rng.uniform(0.95, 1.1)
        self.metal = [GOLD, SILVER * 1.15][int(rng.integers(2))]
        self.stone = STONE * rng.uniform(0.75, 1.2)

    def metropolis_colour(self, which):
        return THREE[which] if self.one_material is None else self.one_material


class Corners(Make):
    """Thick tiles with three, four and six corners; a bead lies in the hollow of the active ones."""

    lift = 0.07

    def knight(self, tint, level, active):
        s, thick = self.size, 0.07
        if level < 3:
            parts = [(slab([ngon(0.29 * s, 3), ngon(0.27 * s, 4)][level - 1], 0, thick), tint, MIDDLE)]
        else:
            parts = [(laid(star(spikes(6, 0.28 * s, 0.16 * s), MIDDLE, thick), 0), tint, MIDDLE)]
        hollow = INK * (1.0 if tint.mean() > 60 else 0.3)
        parts.append((slab(ngon(0.105 * s, 16), thick, thick + 0.002), hollow, MIDDLE))
        if active:
            bead = ball(0.085 * s, 0, 0, thick + 0.04)
            parts.append((bead, PAPER * 1.1, MIDDLE))
        return parts

    def wall(self, tint):
        """A fort with eight points under the city."""
        squares = [turned(lathe([(0.4, 0), (0.37, self.lift)], 4), k * math.pi / 4) for k in range(2)]
        return [(join(*squares), WOOD * 0.75, MIDDLE), (slab(ngon(0.26, 8), self.lift, self.lift + 0.002), WOOD * 1.1, MIDDLE)]

    def metropolis(self, city, discipline):
        """A star on a post on the city, tilted so that it shows from above and from the side."""
        x, y, z = top_of(city)
        colour, c, s = self.metropolis_colour(discipline), math.cos(0.9), math.sin(0.9)
        verts, faces = star(spikes(5, 0.24, 0.11, math.pi / 2), MIDDLE, 0.07)
        tilted = verts @ np.float32([[1, 0, 0], [0, c, -s], [0, s, c]]), faces
        post = lathe([(0.04, -0.05), (0.04, 0.1)], 10)
        return [(moved(post, x, y, z), WOOD * 0.7, MIDDLE), (moved(tilted, x, y, z + 0.13), colour, MIDDLE)]


class Ranks(Make):
    """One, two or three moulded soldiers on a strip; the active ones raise lances behind tall shields of metal."""

    one_material = np.array([120, 60, 125.0])

    def knight(self, tint, level, active):
        s, parts = self.size * 1.1, []
        body = [(0.078, 0.04), (0.055, 0.17), (0.08, 0.27), (0.035, 0.3), (0.055, 0.33)]
        helmet = [(0.066, 0.33), (0.062, 0.38), (0.015, 0.43)]
        for x in row(level, 0.18 * s):  # the strip in pieces, for the order of painting
            parts.append((moved(block(-0.092 * s, 0.092 * s, -0.11 * s, 0.11 * s, 0, 0.04), x), tint * 0.7, (x, 0)))
            if active:
                shield = prism(scaled([(-0.07, 0.05), (0.07, 0.05), (0.07, 0.26), (-0.07, 0.26)], s), 0.03)
                parts.append((moved(shield, x, -0.1 * s), self.metal, (x, -0.03)))
                parts.append((moved(prism(scaled(rect(-0.02, 0.02, 0.04, 0.35), s), 0.04), x, 0.085 * s), WOOD * 0.6, (x, 0.001)))
            parts += [(moved(lathe(scaled(body, s), 12), x), tint, (x, 0)), (moved(lathe(scaled(helmet, s), 12), x), contrast(tint), (x, 0))]
            if active:
                tip = lathe(scaled([(0.02, 0.47), (0.055, 0.53), (0.008, 0.68)], s), 10)
                parts.append((moved(prism(scaled(rect(-0.02, 0.02, 0.35, 0.5), s), 0.04), x, 0.085 * s), WOOD * 0.6, (x, 0)))
                parts.append((moved(tip, x, 0.085 * s), self.metal, (x, 0)))
        return parts

    def wall(self, tint):
        """A palisade of stakes around the city, with a gap."""
        stake, parts = lathe([(0.04, 0), (0.04, 0.13), (0.006, 0.19)], 8), []
        for k in range(17):
            x, y = centre(0.31, 0, math.tau * k / 20)
            parts.append((moved(stake, x, y), WOOD * (0.62 + 0.14 * (k % 2)), (x, y)))
        return parts

    def metropolis(self, city, discipline):
        """A cathedral beside the city."""
        colour, y, parts = self.metropolis_colour(discipline), 0.22, []
        nave = [(-0.06, 0), (0.06, 0), (0.06, 0.24), (0, 0.34), (-0.06, 0.24)]
        parts.append((moved(turned(prism(nave, 0.34), math.pi / 2), 0.07, y), colour, (0.07, y)))
        for side in (-0.065, 0.065):
            tower = lathe([(0.075, 0), (0.075, 0.4), (0.085, 0.4), (0.008, 0.68)], 4)
            parts.append((moved(turned(tower, math.pi / 4), -0.14, y + side), colour * 0.9, (-0.14, y + side)))
        return parts


class Chessmen(Make):
    """Heads of horses in resin: small and plain, larger with a mane, with mane and a horn; a heavy ring of metal lies around the active ones."""

    one_material = np.array([45, 165, 205.0])

    def knight(self, tint, level, active):
        s, parts = self.size * [0.8, 1.0, 1.15][level - 1], []
        if active:
            parts.append((lathe([(0.29 * self.size, 0), (0.29 * self.size, 0.07), (0.26 * self.size, 0.09)], 24), self.metal, MIDDLE))
            parts.append((slab(ngon(0.215 * self.size, 20), 0.09, 0.092), INK, MIDDLE))
        z = 0.09 if active else 0
        up = lambda outline: [(x * s, h * s + z) for x, h in outline]
        parts.append((lathe(up([(0.17, 0), (0.17, 0.05), (0.12, 0.08)]), 18), tint, MIDDLE))
        neck = prism(up([(-0.12, 0.07), (0.1, 0.07), (0.07, 0.32), (-0.07, 0.34)]), 0.13 * s)
        head = prism(up([(-0.07, 0.31), (0.16, 0.2), (0.22, 0.22), (0.22, 0.28), (0.04, 0.42), (-0.06, 0.42)]), 0.12 * s)
        ears = [moved(prism(up([(-0.05, 0.41), (0.01, 0.41), (-0.03, 0.49)]), 0.035 * s), 0, y * s) for y in (-0.045, 0.045)]
        parts.append((join(neck, head, *ears), tint, MIDDLE))
        if level > 1:
            plates = [[(-0.17, 0.09), (-0.1, 0.09), (-0.06, 0.3), (-0.15, 0.34)], [(-0.15, 0.34), (-0.06, 0.3), (-0.03, 0.42), (-0.09, 0.47)],
                      [(-0.09, 0.47), (-0.03, 0.4), (0.06, 0.4), (0.05, 0.46)]]
            parts.append((join(*[prism(up(plate), 0.055 * s) for plate in plates]), contrast(tint), MIDDLE))
        if level > 2:
            horn = prism(up([(0.05, 0.37), (0.13, 0.31), (0.36, 0.6)]), 0.07 * s)
            parts.append((horn, GOLD * 1.1, MIDDLE))
        return parts

    def wall(self, tint):
        """Bollards with a chain around the city."""
        bollard, parts = lathe([(0.075, 0), (0.055, 0.03), (0.055, 0.11), (0.07, 0.12), (0.05, 0.15)], 12), []
        far, half = 0.34, 0.34 * math.sin(math.pi / 6)
        for k in range(6):
            angle = math.tau * k / 6
            x, y = centre(far, 0, angle)
            parts.append((moved(bollard, x, y), self.stone, (x, y)))
            near = far * math.cos(math.pi / 6)
            for side in (-1, 1):  # the chain sags
                chain = prism([(0, 0.03), (half * side, 0.08), (half * side, 0.12), (0, 0.07)][::side], 0.04)
                chain = turned(moved(turned(chain, math.pi / 2), near), angle + math.pi / 6)
                parts.append((chain, INK * 2.2, centre(near, 0, angle + math.pi / 6)))
        return parts

    def metropolis(self, city, discipline):
        """Four slender spires at the city's corners."""
        (x0, y0, _), (x1, y1, _) = city[0].min(0), city[0].max(0)
        spire = lathe([(0.06, 0), (0.05, 0.08), (0.045, 0.4), (0.07, 0.42), (0.07, 0.47), (0.008, 0.64)], 10)
        corners = [(x, y) for x in (x0 - 0.03, x1 + 0.03) for y in (y0 - 0.05, y1 + 0.05)]
        return [(moved(spire, x, y), self.metropolis_colour(discipline), (x, y)) for x, y in corners]


class Corks(Make):
    """Painted corks with one to three pins in the end: idle they lie, active they stand."""

    def __init__(self, rng):
        super().__init__(rng)
        self.pins = [np.array([200, 215, 40.0]), np.array([150, 40, 190.0])][int(rng.integers(2))]

    def knight(self, tint, level, active):
        s, r, long, bead = self.size, 0.125, 0.34, 0.06
        at = triangle(level, 0.175)
        if active:
            parts = [(slab(ngon(r * s, 18), 0, long * 0.85 * s), tint, MIDDLE), (slab(ngon(r * s, 18), long * 0.85 * s, long * s), CORK, MIDDLE)]
            parts += [(slab(ngon(0.012, 6, x * s, y * s), long * s, (long + 0.06) * s), INK * 3, MIDDLE) for x, y in at]
            beads = [ball(bead * s, x * s, y * s, (long + 0.085) * s, 10) for x, y in at]
            return parts + [(join(*beads), self.pins, MIDDLE)]
        lying = lambda x0, x1: moved(turned(prism(ngon(r * s, 18, 0, r * s), (x1 - x0) * s), math.pi / 2), (x0 + x1) / 2 * s)
        parts = [(lying(-long / 2, long * 0.35), tint, MIDDLE), (lying(long * 0.35, long / 2), CORK, (0.01, 0))]
        for up, y in at:
            x, z = (long / 2 + 0.13) * s, (r + up) * s
            needle = prism([(long / 2 * s, z - 0.012), (x, z - 0.012), (x, z + 0.012), (long / 2 * s, z + 0.012)], 0.024)
            parts.append((moved(needle, 0, y * s), INK * 3, (0.2, y)))
            parts.append((ball(bead * s, x, y * s, z, 10), self.pins, (0.25, y)))
        return parts

    def wall(self, tint):
        """Matches laid crosswise around the city."""
        parts = []
        for k in range(4):
            angle, z = k * math.pi / 2, 0.05 * (k % 2)
            match = block(0.25, 0.305, -0.37, 0.33, z, z + 0.055)
            head = block(0.242, 0.313, 0.3, 0.4, z - 0.004 * (k % 2), z + 0.065)
            parts.append((turned(match, angle), WOOD * 1.1, centre(0.28, 0, angle)))
            parts.append((turned(head, angle), np.array([45, 40, 150.0]), centre(0.28, 0.01, angle)))
        return sorted(parts, key=lambda part: part[0][0][:, 2].min())

    def metropolis(self, city, discipline):
        """A marble on the city's top."""
        x, y, z = top_of(city)
        collar = lathe([(0.09, -0.05), (0.09, 0.03)], 14)
        return [(moved(collar, x, y, z), CORK, MIDDLE), (ball(0.16, x, y, z + 0.14, 18), self.metropolis_colour(discipline), MIDDLE)]


class Chevrons(Make):
    """Tags of cardboard with one to three chevrons, grey with a rim in the player's colour; the active ones are turned to the coloured side."""

    def knight(self, tint, level, active):
        s, thick = self.size, 0.04
        tag = [(-0.28, -0.19), (0.2, -0.19), (0.3, -0.08), (0.3, 0.08), (0.2, 0.19), (-0.28, 0.19)]
        layers = [(tint, 1.0), (GOLD * 1.1, 0.9), (tint, 0.74)] if active else [(tint, 1.0), (PAPER * 0.72, 0.74)]
        parts = []
        for k, (colour, size) in enumerate(layers):
            low = 0 if k == 0 else thick + 0.002 * (k - 1)
            parts.append((slab(scaled(tag, s * size), low, thick if k == 0 else low + 0.002), colour, MIDDLE))
        ink, z = (contrast(tint) if active else INK), thick + 0.004
        for x in row(level, 0.125):
            for side in (1, -1):
                outline = [(x - 0.07, side * 0.12), (x + 0.02, 0), (x + 0.075, 0), (x - 0.015, side * 0.12)]
                parts.append((slab(scaled(outline[::side], s), z, z + 0.003), ink, MIDDLE))
        return parts

    def wall(self, tint):
        """A strip of cardboard in zigzag around the city, printed with stones."""
        corners, parts = [centre((0.28, 0.38)[k % 2], 0, math.tau * k / 14) for k in range(12)], []
        for a, b in zip(np.array(corners), np.array(corners[1:])):
            across = np.array([b[1] - a[1], a[0] - b[0]]) / math.dist(a, b)
            middle = tuple((a + b) / 2)
            panel = lambda first, last, thick, low, high: slab([a + (b - a) * x + across * side * thick for x, side in
                                                                ((first, -1), (first, 1), (last, 1), (last, -1))], low, high)
            parts.append((panel(0, 1, 0.018, 0, 0.13), tint * 0.85, middle))
            parts += [(panel(x, x + 0.32, 0.021, z, z + 0.04), self.stone * 1.15, middle) for x, z in ((0.12, 0.02), (0.56, 0.02), (0.34, 0.075))]
        return parts

    def metropolis(self, city, discipline):
        """A collar with printed houses around the city."""
        (x0, y0, _), (x1, y1, _) = city[0].min(0), city[0].max(0)
        cx, cy, inner, parts = (x0 + x1) / 2, (y0 + y1) / 2, max(0.17, math.hypot(x1 - x0, y1 - y0) * 0.42), []
        for k in range(10):
            angle, w = math.tau * k / 10, math.tan(math.pi / 10)
            o, z = inner + 0.15, 0.13
            plate = slab([(inner, -inner * w), (o, -o * w), (o, o * w), (inner, inner * w)], z, z + 0.03)
            house = slab([(inner + 0.04, -0.035), (inner + 0.1, -0.035), (inner + 0.13, 0), (inner + 0.1, 0.035), (inner + 0.04, 0.035)],
                         z + 0.03, z + 0.033)
            x, y = centre(inner + 0.07, 0, angle)
            put = lambda mesh: moved(turned(mesh, angle), cx, cy)
            parts += [(put(plate), self.metropolis_colour(discipline), (cx + x, cy + y)), (put(house), PAPER, (cx + x, cy + y))]
        return parts


class Lanterns(Make):
    """Printed domes with one to three horns; a lamp inside lights the ring and the horns' tips of the active ones."""

    def __init__(self, rng):
        super().__init__(rng)
        self.dark = np.full(3, rng.uniform(35, 75))

    def knight(self, tint, level, active):
        s, lamp = self.size, GLOW if active else self.dark if tint.mean() > 75 else self.dark + 85  # unlit on a dark body: grey
        dome = [(0.19, 0.0), (0.19, 0.1), (0.16, 0.17), (0.1, 0.21)]
        parts = [(lathe(scaled([(0.26, 0), (0.26, 0.05), (0.24, 0.07)], s), 22), lamp, MIDDLE)]
        parts.append((moved(lathe(scaled(dome, s), 18), dz=0.05), tint, MIDDLE))
        for profile, colour in (([(0.065, 0.2), (0.05, 0.38)], tint * 0.85), ([(0.05, 0.38), (0.06, 0.42), (0.03, 0.5)], lamp)):
            horns = [moved(lathe(scaled(profile, s), 10), x * s, y * s) for x, y in triangle(level, 0.2)]
            parts.append((join(*horns), colour, MIDDLE))
        return parts

    def wall(self, tint):
        """A triangle of straight walls with drums at its corners, around the city."""
        parts, far, near = [], 0.44, 0.22
        for k in range(3):
            angle, half = math.tau * k / 3, far * math.sin(math.pi / 3)
            side = block(near - 0.03, near + 0.03, -half, half, 0, 0.09)
            parts.append((turned(side, angle), tint * 0.8, centre(near, 0, angle)))
            x, y = centre(far, 0, angle + math.pi / 3)
            parts.append((moved(lathe([(0.07, 0), (0.07, 0.12)], 12), x, y), tint * 0.95, (x, y)))
        return parts

    def metropolis(self, city, discipline):
        """Three high-rise blocks with lit windows beside the city."""
        colour, parts = self.metropolis_colour(discipline), []
        for x, y, w, high in ((-0.17, 0.22, 0.065, 0.42), (0.0, 0.24, 0.075, 0.66), (0.17, 0.21, 0.065, 0.53)):
            parts.append((block(x - w, x + w, y - w, y + w, 0, high), colour, (x, y)))
            for z in np.arange(0.12, high - 0.08, 0.14):
                verts, faces = prism(rect(-w * 0.4, w * 0.4, z, z + 0.05), 2 * w)
                windows = [moved(turned((verts, faces[:2]), angle), x, y) for angle in (0, math.pi / 2)]
                parts += [(window, PAPER, (x, y)) for window in windows]
        return parts


MAKES = [Corners, Ranks, Chessmen, Corks, Chevrons, Lanterns]


def make_of_box(box):
    return MAKES[box % 10 % len(MAKES)](np.random.default_rng([box, 11]))
