# SPDX-License-Identifier: GPL-3.0-or-later
"""Renders buildings, roads, ships and the pirate onto a composed board of Seafarers (sea_boards.py)."""
import math

import cv2
import numpy as np

import piece_shapes as shapes
from piece_scenes import COLOURS, Lay
from places import camera, path_name

ROOT3 = math.sqrt(3)
CORNERS = [(-ROOT3 / 2, -0.5), (0, -1), (ROOT3 / 2, -0.5), (ROOT3 / 2, 0.5), (0, 1), (-ROOT3 / 2, 0.5)]
SHIPS, ROADS = 4, 2  # number laid from each building
PIRATE = 1.3         # size relative to a player's ship


class Places:
    """The intersections and paths of a board of rows by their names (SHAPE-4, SHAPE-5), and the hexes at each."""

    def __init__(self, layout):
        rows = layout.rows
        self.intersections, self.hexes_at, hexes = {}, {}, iter(range(len(layout.centres)))
        self.paths = {}
        for row, n in enumerate(rows):
            top = 1 if row and rows[row - 1] > n else 0
            below = 1 if row + 1 < len(rows) and rows[row + 1] > n else 0
            up, down = chr(97 + row), chr(98 + row)
            for i in range(1, n + 1):
                hex_number = next(hexes)
                names = [f"{up}{2 * i - 1 + top + k}" for k in range(3)] + [f"{down}{2 * i - 1 + below + k}" for k in (2, 1, 0)]
                for name, offset in zip(names, CORNERS):
                    self.intersections[name] = np.array(layout.centres[hex_number]) + offset
                    self.hexes_at.setdefault(name, set()).add(hex_number)
                for a, b in zip(names, names[1:] + names[:1]):
                    self.paths.setdefault(path_name(a, b), set()).add(hex_number)
        self.ends = {path: path.split("-") for path in self.paths}
        self.near = {at: [p for p, ends in self.ends.items() if at in ends] for at in self.intersections}
        land = {i for i, one in enumerate(layout.hexes) if one["terrain"] != "sea"}
        self.on_land = {p for p, at in self.paths.items() if at & land}
        self.at_sea = {p for p, at in self.paths.items() if len(at) < 2 or at - land}
        self.buildable = {s for s, at in self.hexes_at.items() if at & land}

    def middle(self, path):
        return np.mean([self.intersections[end] for end in self.ends[path]], axis=0)


def choose(places, layout, colours, rng):
    """Chooses the pieces, [{piece, color, at}], and the pirate's hex. Each building gets roads and ships, some of them on the coast."""
    pieces, taken, barred = [], set(), set()
    coast = [s for s in places.buildable if any(p in places.at_sea for p in places.near[s])]
    for colour in colours:
        for _ in range(2):
            free = [s for s in sorted(coast) if s not in barred]
            if not free:
                break
            start = free[rng.integers(len(free))]
            barred |= {start} | {end for p in places.near[start] for end in places.ends[p]}
            pieces.append({"piece": "city" if rng.random() < 0.4 else "settlement", "color": COLOURS[colour], "at": start})
            for kind, allowed, count in (("ship", places.at_sea, SHIPS), ("road", places.on_land, ROADS)):
                at = start
                for _ in range(int(rng.integers(1, count + 1))):
                    ways = [p for p in places.near[at] if p in allowed and p not in taken]
                    if not ways:
                        break
                    path = ways[rng.integers(len(ways))]
                    taken.add(path)
                    pieces.append({"piece": kind, "color": COLOURS[colour], "at": path})
                    at = next(end for end in places.ends[path] if end != at)
    sea = [i for i, one in enumerate(layout.hexes) if one["terrain"] == "sea"]
    return pieces, int(rng.choice(sea))


class WholePlane:
    """The frame of shapes.Canvas for the whole board."""

    def __init__(self, reach):
        self.half = reach

    def to_local(self, points):
        return np.asarray(points)


def lay(plane, layout, view, shape, rng):
    """Renders pieces onto a composed plane that is seen through `view`. Returns the pieces and the pirate's hex."""
    places = Places(layout)
    pieces, pirate = choose(places, layout, rng.permutation(4 if len(layout.rows) < 8 else 6)[:4], rng)
    looks = Lay(rng)
    for one in pieces:
        colour, at = looks.tints[COLOURS.index(one["color"])], one["at"]
        if one["piece"] in ("settlement", "city"):
            mesh = (shapes.city if one["piece"] == "city" else shapes.settlement)(rng)
            looks.put(mesh, looks.near(places.intersections[at]), rng.uniform(0, math.tau), colour)
            continue
        a, b = (places.intersections[end] for end in places.ends[at])
        angle = math.atan2(*(b - a)[::-1]) + rng.normal(0, looks.turn * 0.5) + (math.pi if rng.random() < 0.5 else 0)
        looks.put(shapes.road(rng) if one["piece"] == "road" else shapes.ship(rng), looks.near(places.middle(at)), angle, colour)
    mesh = shapes.ship(rng)
    away = rng.uniform(0, 0.4) * np.array([math.cos(t := rng.uniform(0, math.tau)), math.sin(t)])
    dark = np.clip(rng.uniform(15, 60) + rng.normal(0, 6, 3), 5, 90)
    looks.put((mesh[0] * np.float32(PIRATE), mesh[1]), np.array(layout.centres[pirate]) + away, rng.uniform(0, math.tau), dark)
    image = plane.image.astype(np.float32)
    looks.paint(shapes.Canvas(image, WholePlane(layout.reach), camera(view, *shape), rng))
    plane.image[:] = np.clip(image, 0, 255).astype(np.uint8)
    return pieces, layout.names[pirate]
