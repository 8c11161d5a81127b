# SPDX-License-Identifier: GPL-3.0-or-later
"""Knights, city walls and metropolises of six variants for `box_scenes.py --variants`: plastic, coins, wood, prints, felt, plywood.

They are held out: no network is trained on them, nor on the kinds of knight_kinds.py and the makes of knight_makes.py, from which
they differ in how they show a knight's level and whether it is active. Nobody's pieces are copied. Lengths in hex sides, colours in
BGR. A part of a piece is (mesh, colour, anchor); parts are painted from the farthest anchor to the nearest, those at one anchor in
their order.
"""
import math

import numpy as np

from knight_kinds import GOLD, INK, MIDDLE, PAPER, SILVER, WOOD, block, centre, ngon, rect, row, slab, top_of
from knight_makes import Make, ball, contrast, laid, scaled, spikes, star
from piece_shapes import join, lathe, moved, prism, turned

EARTH, WATER, COPPER = np.array([70, 100, 130.0]), np.array([165, 125, 60.0]), np.array([70, 115, 185.0])


def wedge(profile, half, angle):
    """A part of a ring: its outline in radius and height, from `half` an angle before `angle` to as much behind it."""
    verts, faces = prism(profile, 2.0)
    turn = verts[:, 1] * half + angle
    return np.float32(np.stack([verts[:, 0] * np.cos(turn), verts[:, 0] * np.sin(turn), verts[:, 2]], 1)), faces


def beam(outline, x0, x1):
    """Extrudes an outline in y and z along x."""
    return moved(turned(prism(outline, x1 - x0), math.pi / 2), (x0 + x1) / 2)


def stroke(long, wide, angle, low, high):
    """A painted stroke through the middle."""
    return turned(block(-long / 2, long / 2, -wide / 2, wide / 2, low, high), angle)


class Weapons(Make):
    """Moulded miniatures with a mace, an axe of two blades or a trident: it lies at the feet, the active ones raise it overhead."""

    def weapon(self, level, s):
        """-> shaft, head; flat on the table, along x."""
        shaft = block(-0.27 * s, (0.22, 0.3, 0.14)[level - 1] * s, -0.018 * s, 0.018 * s, 0.01, 0.045)
        if level == 1:
            return shaft, ball(0.085 * s, 0.24 * s, 0, 0.084 * s)
        if level == 2:
            near = [[(0.12, 0), (0.05, -0.15), (0.17, -0.12), (0.17, 0)], [(0.17, 0), (0.17, -0.12), (0.29, -0.15), (0.22, 0)]]
            far = [[(x, -y) for x, y in reversed(outline)] for outline in near]
            return shaft, join(*[slab(scaled(outline, s), 0, 0.055) for outline in near + far])
        tines = [block(0.1 * s, 0.15 * s, -0.135 * s, 0.135 * s, 0, 0.055)]
        for y, long in ((-0.11, 0.29), (0, 0.34), (0.11, 0.29)):
            tine = [(0.14, y - 0.026), (long - 0.06, y - 0.026), (long, y), (long - 0.06, y + 0.026), (0.14, y + 0.026)]
            tines.append(slab(scaled(tine, s), 0, 0.055))
        return shaft, join(*tines)

    def knight(self, tint, level, active):
        s = self.size
        body = [(0.115, 0.04), (0.09, 0.16), (0.11, 0.26), (0.045, 0.3), (0.07, 0.33), (0.065, 0.38), (0.02, 0.415)]
        parts = [(lathe(scaled([(0.175, 0), (0.175, 0.03), (0.16, 0.04)], s), 20), tint * 0.7, MIDDLE), (lathe(scaled(body, s), 14), tint, MIDDLE)]
        arm = [(0.09, 0.26), (0.1, 0.1), (0.15, 0.1), (0.13, 0.24)]
        if active:
            arm = [(0.08, 0.21), (0.14, 0.25), (0.145, 0.44), (0.105, 0.44), (0.09, 0.28)]
        for side in (-1, 1):
            outline = [(x * side, z) for x, z in scaled(arm, s)]
            parts.append((prism(outline[::side], 0.06 * s), tint * 0.88, (0.005 * side, 0)))
        at, z = ((0, 0), 0.44 * s) if active else ((0, -0.215 * s), 0)
        for side in (-1, 1) if active else (0,):  # over both arms
            parts += [(moved(mesh, *at, z), colour, (0.01 * side, at[1])) for mesh, colour in zip(self.weapon(level, s), (WOOD * 0.5, self.metal))]
        return parts

    def wall(self, tint):
        """A bank of earth with a parapet around three sides of the city."""
        parts, half = [], math.pi / 16
        for k in range(12):
            angle = math.tau * (k - 9.5) / 16
            at = centre(0.31, 0, angle)
            parts.append((wedge([(0.25, 0), (0.4, 0), (0.345, 0.09), (0.285, 0.09)], half, angle), EARTH * (0.95 + 0.1 * (k % 2)), at))
            parts.append((wedge([(0.295, 0.09), (0.335, 0.09), (0.335, 0.125), (0.295, 0.125)], half * 0.7, angle), self.stone, at))
        return parts

    def metropolis(self, city, discipline):
        """A temple with two rows of columns beside the city."""
        colour, y = self.metropolis_colour(discipline), 0.25
        column = lathe([(0.034, 0.04), (0.028, 0.37)], 10)
        columns = join(*[moved(column, x, y + dy) for x in (-0.18, -0.06, 0.06, 0.18) for dy in (-0.045, 0.045)])
        roof = prism([(-0.25, 0.37), (0.25, 0.37), (0.25, 0.42), (0, 0.56), (-0.25, 0.42)], 0.17)
        floor = block(-0.24, 0.24, y - 0.08, y + 0.08, 0, 0.04)
        return [(floor, colour * 0.8, (0, y)), (columns, PAPER, (0, y)), (moved(roof, 0, y), colour, (0, y))]


class Enamels(Make):
    """Coins with three fields, of which one to three are enamelled; the edge is smooth, that of the active ones has rays."""

    def __init__(self, rng):
        super().__init__(rng)
        self.metal = [GOLD, SILVER, COPPER][int(rng.integers(3))]

    def knight(self, tint, level, active):
        s, thick = self.size, 0.045
        coin = laid(star(spikes(12, 0.31 * s, 0.245 * s), MIDDLE, thick), 0) if active else slab(ngon(0.25 * s, 32), 0, thick)
        parts = [(coin, self.metal, MIDDLE), (slab(ngon(0.225 * s, 32), thick, thick + 0.002), tint, MIDDLE)]
        for k in range(3):
            middle = math.tau * k / 3
            field = lambda r, off: [centre(off, 0, middle)] + [centre(r, 0, middle + t) for t in np.linspace(-0.95, 0.95, 9)]
            parts.append((slab(scaled(field(0.185, 0.02), s), thick + 0.002, thick + 0.006), self.metal, MIDDLE))
            enamel = contrast(tint) if k < level else tint * 0.8
            parts.append((slab([(x * 0.84 + 0.02 * math.cos(middle), y * 0.84 + 0.02 * math.sin(middle)) for x, y in scaled(field(0.185, 0.02), s)],
                               thick + 0.006, thick + 0.008), enamel, MIDDLE))
        return parts

    def wall(self, tint):
        """Four angles of metal at the city's corners."""
        parts, long, high = [], 0.15, 0.13
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = 0.3 * sx, 0.26 * sy
                span = lambda a, b: (min(a, b), max(a, b))
                for mesh, at in ((block(*span(x, x - long * sx), *span(y, y + 0.04 * sy), 0, high), (x - long * sx / 2, y)),
                                 (block(*span(x, x + 0.04 * sx), *span(y + 0.04 * sy, y - long * sy), 0, high), (x, y - long * sy / 2))):
                    parts.append((mesh, self.metal * 0.85, at))
        return parts

    def metropolis(self, city, discipline):
        """An obelisk beside the city."""
        colour, y = self.metropolis_colour(discipline), 0.23
        parts = [([(0.14, 0), (0.14, 0.05)], self.stone), ([(0.1, 0.05), (0.07, 0.52)], colour), ([(0.085, 0.52), (0.006, 0.65)], self.metal)]
        return [(moved(turned(lathe(profile, 4), math.pi / 4), 0, y), paint, (0, y)) for profile, paint in parts]


class Hilts(Make):
    """Turned rings of wood, one to three upon each other; the hilt of a sword sticks out of the active ones' hole."""

    one_material = np.array([60, 48, 62.0])

    def knight(self, tint, level, active):
        s, high, parts = self.size, 0.085, []
        for k in range(level):
            r, z = 0.235 - 0.035 * k, k * high
            ring = [(r - 0.02, z), (r, z + 0.02), (r, z + high - 0.02), (r - 0.022, z + high)]
            parts.append((lathe([(x * s, h) for x, h in ring], 24), tint if (level - k) % 2 else WOOD * 1.1, MIDDLE))
        z = level * high
        parts.append((slab(ngon(0.085 * s, 18), z, z + 0.002), INK, MIDDLE))
        if active:
            parts += [(moved(lathe([(0.04, 0), (0.04, 0.06)], 6), dz=z), SILVER, MIDDLE),
                      (block(-0.16 * s, 0.16 * s, -0.035, 0.035, z + 0.06, z + 0.105), self.metal, MIDDLE),
                      (lathe([(0.032, z + 0.105), (0.032, z + 0.21)], 10), WOOD * 0.4, MIDDLE), (ball(0.055, 0, 0, z + 0.24), self.metal, MIDDLE)]
        return parts

    def wall(self, tint):
        """A stack of three logs on either side of the city."""
        parts, r = [], 0.045
        for side in (-1, 1):
            for y, z, colour in ((0.265, r, WOOD * 0.75), (0.355, r, WOOD * 0.75), (0.31, r * 2.73, tint * 0.9)):
                at = (0, 0.31 * side)
                parts.append((beam(ngon(r, 10, y * side, z), -0.3, 0.3), colour, at))
                parts.append((beam(ngon(r * 0.65, 10, y * side, z), -0.304, 0.304), WOOD * 1.3, at))
        return parts

    def metropolis(self, city, discipline):
        """A pagoda on the city's top."""
        x, y, z = top_of(city)
        colour, parts = self.metropolis_colour(discipline), []
        for k in range(3):
            low, r = -0.07 + 0.115 * k, 0.21 - 0.045 * k
            parts.append((lathe([(r * 0.5, low - 0.06), (r * 0.5, low + 0.02)], 4), PAPER))
            parts.append((lathe([(r, low + 0.015), (r, low + 0.03), (r * 0.38, low + 0.085)], 4), colour))
        parts.append((lathe([(0.03, 0.23), (0.006, 0.36)], 8), GOLD))
        return [(moved(turned(mesh, math.pi / 4), x, y, z), paint, MIDDLE) for mesh, paint in parts]


class Halls(Make):
    """Printed castles with one to three gables; the drawbridges at both ends are up, those of the active ones are down."""

    def __init__(self, rng):
        super().__init__(rng)
        self.plank = [WOOD * 0.8, GOLD, PAPER][int(rng.integers(3))]

    def knight(self, tint, level, active):
        s, wide, deep, eaves, parts = self.size, 0.17, 0.13, 0.17, []
        for x in row(level, wide * s):
            parts.append((moved(block(-wide / 2 * s, wide / 2 * s, -deep * s, deep * s, 0, eaves * s), x), tint, (x, 0)))
            parts.append((moved(prism(scaled([(-wide / 2, eaves), (wide / 2, eaves), (0, eaves + 0.13)], s), deep * 2 * s), x), tint * 0.9, (x, 0)))
            ridge = scaled([(-0.028, eaves + 0.09), (0.028, eaves + 0.09), (0.028, eaves + 0.105), (0, eaves + 0.15), (-0.028, eaves + 0.105)], s)
            parts.append((moved(prism(ridge, deep * 2.1 * s), x), contrast(tint), (x, 0)))
        for side in (-1, 1):
            y, half = side * deep * s, 0.062 * s
            gate = [(-half, 0), (half, 0), (half, 0.1), (half * 0.6, 0.135), (-half * 0.6, 0.135), (-half, 0.1)]
            parts.append((moved(prism(gate, 0.012), 0, y), INK, (0, y)))
            if active:
                parts.append((block(-half, half, *sorted((y, y + side * 0.17 * s)), 0, 0.025), self.plank, (0, y * 1.5)))
            else:
                parts.append((moved(prism(rect(-half, half, 0, 0.16), 0.025), 0, y + side * 0.012), self.plank, (0, y * 1.1)))
        return parts

    def wall(self, tint):
        """A ring of water between two banks, with a bridge, around the city."""
        z, parts = 0.04, []
        bank, water = [(0.27, 0), (0.45, 0), (0.43, z), (0.28, z)], [(0.305, z), (0.4, z), (0.4, z + 0.002), (0.305, z + 0.002)]
        for k in range(20):
            for profile, colour in ((bank, self.stone * 0.8), (water, WATER)):
                parts.append((wedge(profile, math.pi / 20, math.tau * k / 20), colour, centre(0.35, 0, math.tau * k / 20)))
        return parts + [(block(0.26, 0.45, -0.07, 0.07, z + 0.002, z + 0.02), WOOD * 0.8, (0.36, 0))]

    def metropolis(self, city, discipline):
        """The sails of a windmill on both sides of the city's top."""
        x, y, z = top_of(city)
        y0, y1 = city[0][:, 1].min(), city[0][:, 1].max()
        colour, parts = self.metropolis_colour(discipline), []
        for side, at in ((-1, min(y0, y - 0.1) - 0.035), (1, max(y1, y + 0.1) + 0.035)):
            put = lambda outline, depth, angle: moved(prism([centre(*p, angle) for p in outline], depth), x, at, z - 0.05)
            for anchor in ((0, at), (0, 0.45 * side)):  # twice: the far sails are covered by the city, the near ones not by the moat
                for k in range(4):
                    angle = 0.5 + k * math.pi / 2
                    parts.append((put(rect(0.05, 0.3, -0.015, 0.095), 0.02, angle), colour, anchor))
                    parts.append((put(rect(0, 0.31, -0.018, 0.018), 0.035, angle), PAPER, anchor))
                parts.append((put(ngon(0.045, 12), 0.06, 0), INK * 2, anchor))
        return parts


class Targets(Make):
    """Pads of felt with one to three circles sewn on; a clothes peg holds the rim of the active ones."""

    def __init__(self, rng):
        super().__init__(rng)
        self.peg = [WOOD * 1.15, np.array([90, 200, 230.0]), np.array([190, 120, 220.0])][int(rng.integers(3))]

    def knight(self, tint, level, active):
        s, thick = self.size, 0.035
        parts = [(slab(ngon(0.255 * s, 28), 0, thick), tint, MIDDLE)]
        for k in range(level):
            for step, (r, colour) in enumerate(((0.215 - 0.075 * k, contrast(tint)), (0.182 - 0.075 * k, tint))):
                z = thick + 0.002 * (2 * k + step)
                parts.append((slab(ngon(r * s, 28), z, z + 0.002), colour, MIDDLE))
        if active:
            top = thick + 0.012
            lower = block(0.262 * s, 0.41 * s, -0.042, 0.042, 0, 0.03)
            upper = prism([(0.13 * s, top), (0.41 * s, top + 0.035), (0.41 * s, top + 0.07), (0.25 * s, top + 0.06), (0.13 * s, top + 0.025)], 0.084)
            spring = prism([(0.255 * s, top - 0.02), (0.285 * s, top - 0.02), (0.285 * s, top + 0.07), (0.255 * s, top + 0.07)], 0.1)
            parts += [(lower, self.peg * 0.85, MIDDLE), (upper, self.peg, MIDDLE), (spring, SILVER, MIDDLE)]
        return parts

    def wall(self, tint):
        """A striped cord with a knot, laid twice around the city."""
        parts, far, thick = [], 0.325, 0.036
        for k in range(28):
            angle = math.tau * k / 28
            for turn in range(2):
                colour = (tint, contrast(tint))[(k + turn) % 2]
                parts.append((wedge(ngon(thick, 8, far, thick * (1 + 1.9 * turn)), math.pi / 28, angle), colour, centre(far, 0, angle)))
        ends = [turned(block(0.34, 0.5, -0.025, 0.025, 0, 0.05), angle) for angle in (-0.2, 0.2)]
        return parts + [(join(*ends), tint, (far + 0.09, 0)), (ball(0.075, far + 0.02, 0, 0.085), contrast(tint), (far + 0.08, 0))]

    def metropolis(self, city, discipline):
        """A paper parasol on the city."""
        x, y, z = top_of(city)
        colour, n = self.metropolis_colour(discipline), 10
        stick = lathe([(0.014, -0.08), (0.014, 0.3)], 6)
        parts = [(stick, WOOD * 0.7)]
        for k in range(n):
            panel = wedge([(0.02, 0.245), (0.2, 0.135), (0.2, 0.15), (0.02, 0.27)], math.pi / n, math.tau * k / n)
            parts.append((panel, colour if k % 2 else PAPER))
        parts.append((lathe([(0.03, 0.26), (0.01, 0.3)], 8), WOOD * 0.7))
        return [(moved(mesh, x, y, z), paint, MIDDLE) for mesh, paint in parts]


class Cutouts(Make):
    """Flat figures of plywood with a sticker of one, two or three crossing strokes; the active ones have their arms raised."""

    lift = 0.05
    one_material = np.array([165, 160, 50.0])

    def knight(self, tint, level, active):
        s, thick = self.size * 1.12, 0.07
        leg = [(0.17, -0.24), (0.12, -0.06), (0, -0.06), (0, -0.14), (0.035, -0.24)]
        arm = [(0.12, 0.11), (0.12, 0.03), (0.17, -0.11), (0.25, -0.09), (0.19, 0.09)]
        if active:
            arm = [(0.1, 0.03), (0.12, 0.02), (0.26, 0.17), (0.2, 0.25), (0.1, 0.12)]
        body = [[(-0.12, -0.06), (0.12, -0.06), (0.12, 0.11), (0.06, 0.13), (-0.06, 0.13), (-0.12, 0.11)], ngon(0.08, 14, 0, 0.19)]
        body += [outline for limb in (arm, leg) for outline in (limb, [(-x, y) for x, y in reversed(limb)])]
        parts = [(join(*[slab(scaled(outline, s), 0, thick) for outline in body]), tint, MIDDLE)]
        sticker = (ngon(0.105 * s, 20, 0, 0.015), ngon(0.093 * s, 20, 0, 0.015))
        parts += [(slab(outline, thick + 0.001 * k, thick + 0.001 * (k + 1)), (INK, PAPER)[k], MIDDLE) for k, outline in enumerate(sticker)]
        for k in range(level):
            mark = stroke(0.165 * s, 0.034 * s, math.pi / 2 + math.pi * k / level, thick + 0.002, thick + 0.004)
            parts.append((moved(mark, 0, 0.015), INK, MIDDLE))
        return parts

    def wall(self, tint):
        """A plate with teeth on all sides and burnt joints under the city."""
        wide, deep, z = 0.29, 0.165, self.lift
        teeth = [block(x - 0.04, x + 0.04, -deep - 0.045, deep + 0.045, 0, z) for x in (-0.25, -0.083, 0.083, 0.25)]
        teeth += [block(-wide - 0.045, wide + 0.045, y - 0.04, y + 0.04, 0, z) for y in (-0.09, 0.09)]
        parts = [(join(block(-wide, wide, -deep, deep, 0, z), *teeth), WOOD * 1.15, MIDDLE)]
        for k, y in enumerate((-0.165, -0.0825, 0, 0.0825)):
            parts.append((block(-wide, wide, y, y + 0.014, z, z + 0.002), INK * 2, MIDDLE))
            joints = [block(x, x + 0.014, y, y + 0.0825, z, z + 0.002) for x in np.arange(-0.22 + 0.07 * (k % 2), wide, 0.14)]
            parts += [(joint, INK * 2, MIDDLE) for joint in joints]
        return parts

    def metropolis(self, city, discipline):
        """An aqueduct of three arches behind the city."""
        colour, y, deep, pieces = self.metropolis_colour(discipline), 0.26, 0.07, []
        wide, pier, spring, deck = 0.2, 0.03, 0.26, 0.4
        pieces += [rect(x - pier, x + pier, 0, spring) for x in (-1.5 * wide, -0.5 * wide, 0.5 * wide, 1.5 * wide)]
        for x in (-wide, 0, wide):
            arc = [(x + (wide / 2 - pier) * math.cos(t), spring + (wide / 2 - pier) * math.sin(t)) for t in np.linspace(math.pi, 0, 9)]
            pieces += [[a, b, (b[0], deck), (a[0], deck)] for a, b in zip(arc, arc[1:])]
        pieces += [rect(x - pier, x + pier, spring, deck) for x in (-1.5 * wide, -0.5 * wide, 0.5 * wide, 1.5 * wide)]
        pieces.append(rect(-1.5 * wide - 0.05, 1.5 * wide + 0.05, deck, deck + 0.05))
        pieces += [rect(x - 0.035, x + 0.035, deck + 0.05, deck + 0.1) for x in (-0.3, -0.15, 0, 0.15, 0.3)]
        return [(moved(join(*[prism(outline, deep) for outline in pieces]), 0, y), colour, (0, y))]


VARIANTS = [Weapons, Enamels, Hilts, Halls, Targets, Cutouts]


def variant_of_box(box):
    return VARIANTS[box % 10 % len(VARIANTS)](np.random.default_rng([box, 13]))
