# SPDX-License-Identifier: GPL-3.0-or-later
"""Knights, walls and metropolises put together at random from simple elements: blocks, cones, balls, stars, rings, plates, rods.

piece_editions.py draws kinds of pieces that somebody thought of. A reader also meets boxes that show a knight's level and activity in a
way nobody thought of. An `Assembly` is such a box: one random change of a random figure shows the level, another one the activity.
`knights`, `wall` and `metropolis` give those of either file; `town` gives sculpted settlements and cities. Measures in hex sides, colours BGR 0..255.
"""
import math

import numpy as np

import piece_editions as editions
import piece_shapes as shapes
from piece_editions import metal, paper, polygon, star, upright

ASSEMBLED = 0.4  # share of what `knights`, `wall` and `metropolis` give
COMPOSITES = 0.25  # share of elements that are more than one simple shape
WAYS = {"beads": 0.2, "figures": 0.12, "growth": 0.16, "storeys": 0.1, "crown": 0.14, "extras": 0.12, "metal": 0.06, "prints": 0.1}
COUNTED = ("beads", "figures", "prints")  # as many of something as the level, which tells the level of any box
SIGNS = {"top": 0.2, "side": 0.16, "under": 0.14, "around": 0.08, "paint": 0.2, "lies": 0.12, "raised": 0.1}
HIGHEST = 0.7


def star_block(corners, inner):
    """A star of the radius 1 and the height 1, out of convex pieces."""
    points = star(corners, inner)
    kites = [np.array([(0, 0), points[k - 1], points[k], points[k + 1]]) for k in range(0, 2 * corners - 1, 2)]
    return shapes.join(*[upright(kite, 1.0) for kite in kites])


def composite(rng):
    """Two simple shapes on each other, or some in a row or around a middle that carry a lid. Measures as of `simple`."""
    low, other, cut = simple(rng), simple(rng), rng.uniform(0.35, 0.8)
    if rng.random() < 0.5:
        return shapes.join(sized(low, 1.0, cut), shapes.moved(sized(other, rng.uniform(0.35, 1.0), 1 - cut), dz=cut))
    count = int(rng.integers(2, 5))
    places = arranged(count, rng.uniform(0.6, 0.9) / count, "row") if rng.random() < 0.6 else arranged(count, 0.35, "around")
    posts = [shapes.moved(sized(low, 0.6 / count, cut), x, y) for x, y in places]
    return shapes.join(*posts, shapes.moved(sized(other, 1.0, 1 - cut), dz=cut))


def element(rng):
    """A random shape with the middle of its foot at 0, some 1 wide and 1 high."""
    return composite(rng) if rng.random() < COMPOSITES else simple(rng)


def simple(rng):
    """An element that is one simple shape."""
    kind, steps = rng.random(), int(rng.choice([3, 4, 5, 6, 8, 16]))
    if kind < 0.2:
        mesh = shapes.lathe([(0.5, 0), (0.5 * rng.choice([1, 1, 0.75, 1.2]), 1)], steps)
    elif kind < 0.35:
        mesh = shapes.lathe([(0.5, 0), (rng.uniform(0.02, 0.25), 1)], steps)
    elif kind < 0.48:
        mesh = shapes.lathe([(0.5 * math.sin(t), 0.5 - 0.5 * math.cos(t)) for t in np.linspace(0.2, math.pi - 0.05, 7)], 10)
    elif kind < 0.62:
        mesh = shapes.lathe([(r / 2, z) for r, z in zip(rng.uniform(0.35, 1, 5), np.linspace(0, 1, 5))], steps)
    elif kind < 0.72:
        corners = star_block(int(rng.integers(3, 7)), rng.uniform(0.35, 0.6))
        mesh = corners[0] * np.float32([0.5, 0.5, 1]), corners[1]
        if rng.random() < 0.6:  # upright
            mesh = (corners[0][:, [0, 2, 1]] - np.float32([0, 0.5, 0])) * np.float32([0.5, 0.35, -0.5]) + np.float32([0, 0, 0.5]), corners[1]
    elif kind < 0.8:
        a, b, thick = rng.uniform(0.1, 0.3), rng.uniform(0.5, 0.8), rng.uniform(0.15, 0.4)
        mesh = shapes.join(shapes.prism([(-a / 2, 0), (a / 2, 0), (a / 2, 1), (-a / 2, 1)], thick),
                           shapes.prism([(-0.5, b), (0.5, b), (0.5, b + a), (-0.5, b + a)], thick))
    elif kind < 0.88:
        mesh = shapes.prism(editions.silhouette(rng, 1.0, 1.0), rng.uniform(0.1, 0.4))
    elif kind < 0.94:
        eaves = rng.uniform(0.3, 0.8)
        mesh = shapes.prism([(-0.5, 0), (0.5, 0), (0.5, eaves), (0, 1), (-0.5, eaves)], rng.uniform(0.4, 1.0))
    else:
        mesh = editions.hoop(0.42, 0.16, 1.0, int(rng.integers(5, 11)), gap=rng.uniform(0.6, 1.0))
    return shapes.turned(mesh, rng.uniform(0, math.tau))


def tile(rng):
    """A tile of any outline, 1 wide and high. Its upper side looks to where its first three corners turn: the second one is the outermost."""
    board = editions.outline(rng)
    return upright(np.roll(board, 1 - int(np.argmax((board ** 2).sum(1))), 0) * 0.5, 1.0)


def sized(mesh, wide, high):
    return mesh[0] * np.float32([wide, wide, high]), mesh[1]


def shade(rng, own):
    """-> the colour of a part by the player's colour: that one in the share `own`."""
    kind, tone, fixed = rng.random(), rng.uniform(0.75, 1.12), [metal(rng), paper(rng), rng.uniform(15, 240, 3)][int(rng.integers(3))]
    dark, light = np.full(3, rng.uniform(12, 60)), paper(rng)
    if kind < own:
        return lambda tint: tint * tone
    return (lambda tint: light if tint.mean() < 130 else dark) if kind < own + (1 - own) * 0.3 else lambda tint: fixed


def arranged(count, step, how):
    """The places of `count` equal things in a row, in a triangle or around a middle, `step` apart."""
    if how == "row":
        return [((k - (count - 1) / 2) * step, 0.0) for k in range(count)]
    if how == "triangle" or count == 1:
        return [[(0, 0)], [(-step / 2, 0), (step / 2, 0)], [(-step / 2, -step * 0.3), (step / 2, -step * 0.3), (0, step * 0.57)]][count - 1]
    return [(step * math.cos(math.tau * k / count), step * math.sin(math.tau * k / count)) for k in range(count)]


def fallen(parts):
    """All parts of a figure that lies on its side."""
    down = [(verts[:, [0, 2, 1]] * np.float32([1, 1, -1]), faces) for (verts, faces), *_ in parts]
    low, middle = min(v[:, 2].min() for v, _ in down), np.mean([v[:, 1].mean() for v, _ in down])
    return [(shapes.moved(mesh, dy=-middle, dz=-low), colour, None, (0, 0)) for mesh, (_, colour, *_) in zip(down, parts)]


class Assembly:
    """The knights of one box. Everything random is drawn here, so that nothing but the level and the activity changes a knight."""

    kind = "assembly"

    def __init__(self, rng):
        self.way, self.sign = (str(rng.choice(list(of), p=list(of.values()))) for of in (WAYS, SIGNS))
        self.flat = self.way == "prints" or rng.random() < (0.6 if self.way == "beads" else 0.35)
        if self.flat and (self.sign == "lies" or (self.way, self.sign) == ("metal", "paint")):
            self.sign = "under"
        if self.flat and self.sign == "top" and self.way in COUNTED:  # which it would cover
            self.sign = "side"
        self.reversed = rng.random() < 0.12  # what is idle has the sign
        self.turn = rng.uniform(0, math.tau)
        self.foot_high = rng.uniform(0.02, 0.13) if self.flat else rng.uniform(0.01, 0.06)
        self.foot_wide = rng.uniform(0.34, 0.56) if self.flat else rng.uniform(0.2, 0.36)
        self.foot = tile(rng) if self.flat or rng.random() < 0.3 else shapes.lathe([(0.5, 0), (0.45, 1)], int(rng.choice([4, 6, 18])))
        self.trunk, self.trunk_wide, self.trunk_high = element(rng), self.foot_wide * rng.uniform(0.4, 0.9), rng.uniform(0.12, 0.32)
        self.head, self.head_wide, self.head_high = element(rng), rng.uniform(0.09, 0.2), rng.uniform(0.06, 0.18)
        self.headed = rng.random() < 0.6
        self.foot_shade, self.trunk_shade, self.head_shade = shade(rng, 1.0 if self.flat else 0.4), shade(rng, 1.0), shade(rng, 0.45)
        self.bead, self.bead_wide, self.bead_high = element(rng), rng.uniform(0.07, 0.13), rng.uniform(0.03, 0.15)
        self.bead_shade, self.how = shade(rng, 0.08), str(rng.choice(["row", "row", "triangle", "around"]))
        first, step = rng.uniform(0.65, 0.9), rng.uniform(1.13, 1.35)
        grows = [(True, True), (True, False), (False, True)][int(rng.integers(3))]
        self.growth = [tuple(first * step ** k if g else 1.0 for g in grows) for k in range(3)]
        self.crowns, self.crown_wide, self.crown_high = [element(rng) for _ in range(3)], rng.uniform(0.16, 0.3), rng.uniform(0.05, 0.22)
        self.extras = [(element(rng), rng.uniform(0.08, 0.22), rng.uniform(0.08, 0.25), str(rng.choice(["top", "side", "under"])), rng.uniform(0, math.tau), shade(rng, 0.3))
                       for _ in range(2)]
        self.metals = [np.array([45, 85, 140]) * rng.uniform(0.8, 1.2), np.full(3, rng.uniform(130, 220)), np.array([45, 175, 220]) * rng.uniform(0.8, 1.1)] \
            if rng.random() < 0.5 else list(rng.uniform(15, 240, (3, 3)))
        self.print = (polygon(int(rng.choice([3, 4, 6, 12]))) if rng.random() < 0.6 else polygon(4) * [0.45, 1.5]) * rng.uniform(0.04, 0.065)
        self.dark, self.light = np.full(3, rng.uniform(10, 60)), paper(rng)
        self.marker, self.marker_wide, self.marker_high = element(rng), rng.uniform(0.1, 0.24), rng.uniform(0.06, 0.3)
        self.marker_shade, self.marker_way = shade(rng, 0.25), rng.uniform(0, math.tau)
        self.painted, self.paint = str(rng.choice(["foot", "trunk"])), shade(rng, 0.15)
        self.plate = star_block(int(rng.integers(4, 9)), rng.uniform(0.5, 0.8)) if rng.random() < 0.3 else shapes.lathe([(1, 0), (0.95, 1)], int(rng.choice([4, 6, 8, 20])))
        self.plate_wide, self.plate_high = rng.uniform(0.04, 0.1), rng.uniform(0.01, 0.06)
        self.rod = rng.uniform(0.2, 0.4), rng.uniform(0.015, 0.035)

    def make(self, level, active, tint):
        """As piece_editions.Knights.make, but a part may have a place of its own (the last of four)."""
        shown = active != self.reversed
        colours = {"foot": self.foot_shade(tint), "trunk": self.trunk_shade(tint)}
        if self.sign == "paint" and shown:
            painted = self.paint(tint)
            if np.abs(painted - colours["foot" if self.flat else "trunk"]).max() < 50:
                painted = np.array([45, 185, 230.0]) if tint[0] > 100 or tint[2] < 150 else np.array([200, 215, 225.0])
            if self.flat:
                colours["print"] = painted
            else:  # the other part has the player's colour
                colours = {"foot": tint, "trunk": tint, self.painted: painted}
        parts, top, wide = self.figure(level, tint, colours)
        if self.way == "figures":
            step = max(0.15, wide * 0.5)
            places = arranged(level, step, "triangle" if self.how == "around" else self.how)
            parts = [(shapes.moved(sized(mesh, 0.62, 0.8), x, y), colour, face, (x, y)) for x, y in places for mesh, colour, face, _ in parts]
            top, wide = top * 0.8, 0.62 * wide + step * (level - 1)
        if self.way == "extras":
            for mesh, w, h, spot, way, tone in self.extras[:level - 1]:
                parts = self.with_marker(parts, top, wide, mesh, w, h, spot, way, tone(tint))
        if self.sign in ("top", "side", "under", "around") and shown:
            parts = self.with_marker(parts, top, wide, self.marker, self.marker_wide, self.marker_high, self.sign, self.marker_way, self.marker_shade(tint))
        if self.sign == "raised":
            parts = self.with_rod(parts, wide, shown, self.marker_shade(tint))
        if self.sign == "lies" and not shown:
            parts = fallen(parts)
        return parts, {"level": level if self.way in COUNTED else None,
                       "active": active if self.sign != "paint" and not self.reversed else None}

    def figure(self, level, tint, colours):
        """-> parts of the figure or tile of this level, its height and width."""
        w, h = self.growth[level - 1] if self.way == "growth" else (1.0, 1.0)
        foot = self.metals[level - 1] if self.way == "metal" and not self.flat else colours["foot"]
        here, wide, z = (0, 0), self.foot_wide * w, self.foot_high * h
        parts = [(sized(self.foot, wide, z), foot, None, here)]
        for k in range(level - 1 if self.flat and self.way == "storeys" else 0):
            wide *= 0.85
            parts.append((shapes.moved(sized(self.foot, wide, self.foot_high), dz=z), foot if self.headed or k else self.bead_shade(tint), None, here))
            z += self.foot_high
        covered = colours.get("print", self.metals[level - 1] if self.flat and self.way == "metal" else None)
        if covered is not None:
            parts.append((shapes.moved(sized(self.foot, wide * 0.82, 0.002), dz=z), covered, None, here))
        if not self.flat:
            for _ in range(level if self.way == "storeys" else 1):
                high = self.trunk_high * h * (0.5 if self.way == "storeys" else 1)
                parts.append((shapes.moved(sized(self.trunk, self.trunk_wide * w, high), dz=z), colours["trunk"], None, here))
                z += high
            if self.headed and self.way != "crown" and z < HIGHEST - 0.15:
                parts.append((shapes.moved(sized(self.head, self.head_wide * w, self.head_high * h), dz=z - 0.01), self.head_shade(tint), None, here))
                z += self.head_high * h
        if self.way == "crown":
            parts.append((shapes.moved(sized(self.crowns[level - 1], self.crown_wide, self.crown_high), dz=z - 0.005), self.bead_shade(tint), None, here))
            z += self.crown_high
        if self.way == "beads":
            step = self.bead_wide * (1.25 if self.how != "around" else 1.0)
            beads = [shapes.moved(sized(self.bead, self.bead_wide, self.bead_high), x, y, z - 0.002) for x, y in arranged(level, step, self.how)]
            parts.append((shapes.join(*beads), self.bead_shade(tint), None, here))
            z += self.bead_high
        if self.way == "prints":
            parts += self.printed(level, tint if covered is None else covered, z)
        return parts, z, wide

    def printed(self, level, tint, z):
        """Marks on the upper side of a tile."""
        ink = self.light if tint.mean() < 130 else self.dark
        marks = [upright(self.print + [x, y], 0.003) for x, y in arranged(level, 0.11, "row" if self.how == "around" else self.how)]
        return [(shapes.moved(shapes.turned(shapes.join(*marks), self.turn), dz=z + 0.003), ink, None, (0, 0))]

    def with_marker(self, parts, top, wide, mesh, w, h, spot, way, colour):
        """The parts and one element more: on the top, beside the foot, around it (a ring of small ones) or a plate below all."""
        if spot == "under":
            low = self.plate_high
            plate = sized(self.plate, wide / 2 + self.plate_wide, low)
            return [(plate, colour, None, (0, 0)), *[(shapes.moved(m, dz=low), c, face, at) for m, c, face, at in parts]]
        if spot == "top":
            return [*parts, (shapes.moved(sized(mesh, w, min(h, max(0.05, HIGHEST - top))), dz=top - 0.01), colour, None, (0, 0))]
        if spot == "side":
            far = wide / 2 + w * 0.25
            x, y = far * math.cos(way), far * math.sin(way)
            return [*parts, (shapes.moved(sized(mesh, w * 0.8, h), x, y), colour, None, (x, y))]
        ring = [(wide / 2 + 0.03) * np.array([math.cos(math.tau * k / 5), math.sin(math.tau * k / 5)]) for k in range(5)]
        return [*parts, *[(shapes.moved(sized(mesh, 0.08, min(h, 0.12)), x, y), colour, None, (x, y)) for x, y in ring]]

    def with_rod(self, parts, wide, shown, colour):
        """The parts and a rod beside them: upright if `shown`, else flat on the table."""
        long, thick = self.rod
        far = wide / 2 + 0.03
        x, y = far * math.cos(self.marker_way), far * math.sin(self.marker_way)
        rod = shapes.prism([(-thick, 0), (thick, 0), (thick, long), (-thick, long)], 2 * thick) if shown else \
            shapes.turned(shapes.prism([(-long / 2, 0), (long / 2, 0), (long / 2, 2 * thick), (-long / 2, 2 * thick)], 2 * thick), self.marker_way + math.pi / 2)
        return [*parts, (shapes.moved(rod, x, y), colour, None, (x, y))]


def knights(rng):
    """The knights of one box of any kind."""
    return Assembly(rng) if rng.random() < ASSEMBLED else editions.Knights(rng)


def town(rng, kind):
    """A sculpted settlement or city: one or two small houses, or three to six higher ones, on a plinth or on the board."""
    city = kind == "city"
    reach, plinth = rng.uniform(0.14, 0.24) if city else rng.uniform(0.07, 0.13), rng.uniform(0.02, 0.1) if rng.random() < 0.5 else 0.0
    parts = [sized(tile(rng), 2.2 * reach + 0.1, plinth)] if plinth else []
    for k in range(int(rng.integers(3, 7)) if city else int(rng.integers(1, 3))):
        way, far = rng.uniform(0, math.tau), reach * 0.7 * math.sqrt(rng.random()) * (k > 0)
        house = element(rng) if k and rng.random() < 0.35 else shapes.turned(sized(shapes.house(rng), 3.3, 3.8), rng.uniform(0, math.tau))
        wide, high = (rng.uniform(0.1, 0.24), rng.uniform(0.14, 0.46)) if city else (rng.uniform(0.14, 0.28), rng.uniform(0.1, 0.27))
        parts.append(shapes.moved(sized(house, wide, high), far * math.cos(way), far * math.sin(way), plinth * 0.95))
    return shapes.join(*parts)


def wall(rng, tint):
    """A city wall of any kind; as piece_editions.wall."""
    if rng.random() >= ASSEMBLED:
        return editions.wall(rng, tint)
    colour, kind, one = shade(rng, 0.4)(tint), rng.random(), element(rng)
    if kind < 0.4:  # elements around the city, or some of them on one side
        count, far, wide, high = int(rng.integers(4, 13)), rng.uniform(0.28, 0.38), rng.uniform(0.07, 0.16), rng.uniform(0.05, 0.2)
        some = count if rng.random() < 0.65 else int(rng.integers(max(2, count // 3), count))
        places = [(far * math.cos(math.tau * k / count), far * math.sin(math.tau * k / count)) for k in range(some)]
        return shapes.join(*[shapes.moved(sized(one, wide, high), x, y) for x, y in places]), colour, 0.0, 0.0
    if kind < 0.65:  # a plate under it
        wide, high = rng.uniform(0.28, 0.4), rng.uniform(0.015, 0.15)
        plate = star_block(int(rng.integers(4, 9)), rng.uniform(0.6, 0.85)) if rng.random() < 0.4 else sized(tile(rng), 2.0, 1.0)
        return sized(plate, wide, high), colour, high, 0.0
    if kind < 0.85:  # bars on two to four sides
        long, thick, high, far = rng.uniform(0.25, 0.6), rng.uniform(0.03, 0.1), rng.uniform(0.03, 0.18), rng.uniform(0.24, 0.32)
        bar = shapes.moved(shapes.prism([(-long / 2, 0), (long / 2, 0), (long / 2, high), (-long / 2, high)], thick), dy=far)
        sides, count = int(rng.choice([3, 4])), int(rng.integers(2, 5))
        return shapes.join(*[shapes.turned(bar, math.tau * k / sides) for k in range(min(sides, count))]), colour, 0.0, 0.0
    # A curb with towers.
    r, high = rng.uniform(0.26, 0.36), rng.uniform(0.02, 0.12)
    curb, corners = editions.hoop(r, rng.uniform(0.03, 0.08), high, 12), int(rng.integers(3, 7))
    towers = [shapes.moved(sized(one, rng.uniform(0.09, 0.14), high * 2), r * math.cos(math.tau * k / corners), r * math.sin(math.tau * k / corners)) for k in range(corners)]
    return shapes.join(curb, *towers), colour, 0.0, 0.0


def metropolis(rng, tint, city):
    """What marks a city as a metropolis, of any kind; as piece_editions.metropolis."""
    if rng.random() >= ASSEMBLED:
        return editions.metropolis(rng, tint, city)
    colour, one, low, top = editions.metropolis_colour(rng, tint), element(rng), city[0][:, 2].min(), city[0][:, 2].max()
    kind, roof = rng.random(), city[0][city[0][:, 2] > top - 0.01].mean(0)
    if kind < 0.45:  # on the roof
        wide, high = rng.uniform(0.12, 0.34), rng.uniform(0.08, 0.3)
        return shapes.moved(sized(one, wide, high), roof[0], roof[1], top - 0.03), colour
    if kind < 0.7:  # beside the city
        wide, high, way = rng.uniform(0.12, 0.3), rng.uniform(0.2, 0.62), rng.uniform(0, math.tau)
        return shapes.moved(sized(one, wide, high), 0.25 * math.cos(way), 0.22 * math.sin(way), low), colour
    (x0, y0, _), (x1, y1, _) = city[0].min(0), city[0].max(0)
    if kind < 0.85:  # at two or four corners
        wide, high = rng.uniform(0.07, 0.14), rng.uniform(0.2, 0.6)
        corners = [(x0, y0), (x1, y1), (x0, y1), (x1, y0)][:4 if rng.random() < 0.6 else 2]
        return shapes.join(*[shapes.moved(sized(one, wide, high), x, y, low) for x, y in corners]), colour
    inner, z = math.hypot(x1 - x0, y1 - y0) * rng.uniform(0.4, 0.5), low + rng.uniform(0.0, 0.2)  # a collar around it
    return shapes.moved(editions.hoop(inner + 0.04, rng.uniform(0.05, 0.14), rng.uniform(0.02, 0.08), int(rng.choice([6, 10, 16]))), dz=z), colour
