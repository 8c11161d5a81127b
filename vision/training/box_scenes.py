# SPDX-License-Identifier: GPL-3.0-or-later
"""Renders games of one household onto photographs: the same pieces in every scene, with new positions and light.

usage: box_scenes.py PHOTOGRAPHS FOLDER [--boxes N] [--scenes N] [--place PLACE] [--seed N] [--marks | --kinds | --makes | --variants]
                     [--shown]

Writes FOLDER/BOX-SCENE.jpg, and its contents as a reading (reeve-reading/1) beside it. The boxes use in turn the three editions
of knights of this folder and a fourth one that is in no training set: shields with bars, round grey walls, cones for
metropolises. With --marks each box has round tokens with marks of its own instead (knight_marks.py), with --kinds knights,
walls and metropolises of one of eight further kinds (knight_kinds.py), with --makes those of one of six further makes
(knight_makes.py), with --variants those of one of six variants (knight_variants.py); all of them are in no training set either.
With --shown the first three scenes of each box are those of "Show your pieces" (shown_pieces.json, which a test compares with
app/pictures/arrangement.cpp). The scenes are rendered onto photographs without pieces. Needs python3-opencv.
"""
import argparse
import collections
import json
import math
import pathlib
import zlib

import cv2
import numpy as np

import check_figures
import knight_kinds
import knight_makes
import knight_marks
import knight_variants
import piece_labels
import piece_scenes as scenes
import piece_shapes as shapes
from geometry import hex_centres, hex_names
from places import INTERSECTIONS

EDITIONS = ["discs", "pennants", "feet", "bars"]  # the last one is in no training set


class BoxShapes:
    """The shapes of piece_shapes with the properties of one box: the generator that is passed does not change them."""

    VARIED = ("road", "settlement", "city", "knight", "figure", "helmet", "pole", "pennant", "wall", "gate", "robber", "cone")

    def __init__(self, box):
        for name in dir(shapes):
            setattr(self, name, getattr(shapes, name))
        for name in self.VARIED:
            setattr(self, name, self.fixed(box, name))

    @staticmethod
    def fixed(box, name):
        make = getattr(shapes, name)
        return lambda rng, *rest: make(np.random.default_rng([box, zlib.crc32(name.encode())]), *rest)


class BoxLay(scenes.Lay):
    """A lay with the pieces, colours and edition of a box and the positions of one scene."""

    def __init__(self, box, rng, family=None):
        super().__init__(np.random.default_rng(box))
        self.edition = family or EDITIONS[box % 10 % len(EDITIONS)]
        self.kind = None
        of_box = {"kinds": knight_kinds.kind_of_box, "makes": knight_makes.make_of_box, "variants": knight_variants.variant_of_box}
        if family in of_box:
            self.kind = of_box[family](box)
            self.edition = type(self.kind).__name__.lower()
        self.rng, self.box = rng, box

    def fixed(self, what):
        """Draws from the generator of the box: metals, cones, printed faces."""
        own, self.rng = self.rng, FixedAndFree(np.random.default_rng([self.box, zlib.crc32(what.encode())]), self.rng)
        return own

    def put_parts(self, parts, at, angle):
        """Parts of knight_kinds, knight_makes or knight_variants at one place, each sorted by its own anchor."""
        for mesh, colour, anchor in parts:
            self.put(mesh, at, angle, colour, anchor=anchor)

    def building(self, intersection, kind, colour, wall=False, gate=None):
        if self.kind is not None:
            at, angle = self.near(INTERSECTIONS[intersection], 1.4), self.rng.uniform(0, math.tau)
            mesh = (scenes.shapes.city if kind == "city" else scenes.shapes.settlement)(self.rng)
            parts = self.kind.wall(self.tints[colour]) if wall else []
            mesh = shapes.moved(mesh, dz=self.kind.lift if wall else 0)
            parts.append((mesh, self.tints[colour], knight_kinds.MIDDLE))
            if gate is not None:
                parts += self.kind.metropolis(mesh, zlib.crc32(intersection.encode()) % 3)
            self.put_parts(parts, at, angle)
            return
        if self.edition != "bars":
            super().building(intersection, kind, colour, wall, gate)
            return
        at, angle = self.near(INTERSECTIONS[intersection], 1.4), self.rng.uniform(0, math.tau)
        mesh = (scenes.shapes.city if kind == "city" else scenes.shapes.settlement)(self.rng)
        if wall:  # the city stands on it
            self.put(shapes.lathe([(0.27, 0), (0.27, 0.05)], 20), at, 0, np.full(3, 95.0))
            mesh = shapes.moved(mesh, dz=0.05)
        self.put(mesh, at, angle, self.tints[colour])
        if gate is not None:  # on the city's highest part
            top = mesh[0][mesh[0][:, 2] > mesh[0][:, 2].max() - 0.01].mean(0)
            cone = shapes.lathe([(0.09, 0), (0.01, 0.22)], 10)
            self.put(shapes.moved(cone, *top[:2], top[2] - 0.03), at, angle, np.array([200, 60, 160.0]))

    def knight(self, intersection, colour, level, active):
        if self.kind is not None:
            at = self.near(INTERSECTIONS[intersection], 1.4)
            self.put_parts(self.kind.knight(self.tints[colour], level, active), at, self.rng.uniform(0, math.tau))
            return
        if self.edition == "bars":
            at = self.near(INTERSECTIONS[intersection], 1.4)
            shield = shapes.lathe([(0.21, 0), (0.21, 0.06)], 6)
            self.put(shield, at, self.rng.uniform(0, 6.28), self.tints[colour], bars(level, active))
            return
        if self.edition == "marks":
            style = knight_marks.Style(np.random.default_rng([self.box, zlib.crc32(b"marks")]))
            self.put(style.token(), self.near(INTERSECTIONS[intersection], 1.4), self.rng.uniform(0, 6.28), self.tints[colour],
                     style.face(level, active, self.tints[colour]))
            return
        own = self.fixed(f"knight {level} {active}")
        super().knight(intersection, colour, level, active)
        self.rng = own

    def merchant(self, at):
        own = self.fixed("merchant")
        super().merchant(at)
        self.rng = own

    def robber(self, at):
        own = self.fixed("robber")
        super().robber(at)
        self.rng = own


class FixedAndFree:
    """A random generator: fixed for a box, except for positions and rotations of pieces, which are random."""

    def __init__(self, box, scene):
        self.box, self.scene, self.placed = box, scene, False

    def normal(self, *args):
        return (self.scene if args[1:2] and args[1] in (0.02, 0.05, 0.09) else self.box).normal(*args)

    def uniform(self, *args):
        whole_turn = len(args) == 2 and args[0] == 0 and args[1] > 6
        return (self.scene if whole_turn else self.box).uniform(*args)

    def __getattr__(self, name):
        return getattr(self.box, name)


def bars(level, active):
    """Paints the face of a shield: a bar for each level, on gold if active."""
    def face(canvas, corners):
        centre, u, v = corners.mean(0), corners[0] - corners.mean(0), corners[len(corners) // 4] - corners.mean(0)
        fill = lambda points, colour: cv2.fillPoly(canvas.image, [np.int32(np.round(np.array(points) * (1 << shapes.SHIFT)))], colour,
                                                   cv2.LINE_AA, shapes.SHIFT)
        if active:
            fill(centre + (corners - centre) * 0.8, (40, 200, 240))
        for k in range(level):
            y = (k - (level - 1) / 2) * 0.34
            fill([centre + u * x + v * (y + d) for x, d in ((-0.5, -0.09), (0.5, -0.09), (0.5, 0.09), (-0.5, 0.09))], (20, 20, 20))
    return face


def in_one_box(laid):
    """Whether one box holds all these pieces; others could not be confirmed."""
    counts = collections.Counter((p["color"], p["piece"], p.get("level")) for p in laid["pieces"])
    counts += collections.Counter((p["color"], "wall", None) for p in laid["pieces"] if p.get("wall"))
    most = {"road": 15, "settlement": 5, "city": 4, "knight": 2, "wall": 3}
    return all(n <= most[kind] for (_, kind, _), n in counts.items()) and sum(bool(p.get("metropolis")) for p in laid["pieces"]) <= 3


def lay_shown(arrangement):
    """The counterpart of check_figures.lay_game for one picture of "Show your pieces"."""
    def lay_it(lay, taken, robber, rng):
        upon = {(p["piece"], p["at"]) for p in arrangement["pieces"]}
        pieces = [dict(p) for p in arrangement["pieces"] if p["piece"] not in ("wall", "metropolis")]
        for p in pieces:
            colour = scenes.COLOURS.index(p["color"])
            if p["piece"] == "knight":
                lay.knight(p["at"], colour, p["level"], p["active"])
            elif p["piece"] == "road":
                lay.road(p["at"], colour)
            else:
                p |= {sort: (sort, p["at"]) in upon for sort in ("wall", "metropolis") if p["piece"] == "city"}
                gold = np.array([40, 190, 220]) * rng.uniform(0.7, 1.1)
                lay.building(p["at"], p["piece"], colour, p.get("wall"), gold if p.get("metropolis") else None)
        centre = dict(zip(hex_names(), hex_centres()))
        if robber is None:
            lay.robber(scenes.off_path(rng, centre[arrangement["robber"]]))
        lay.merchant(scenes.off_path(rng, centre[arrangement["merchant"]]))
        return {"robber": robber or arrangement["robber"], "merchant": arrangement["merchant"], "edition": lay.edition, "pieces": pieces}
    return lay_it


def lay_scene(image, label, box, seed, family=None, lay_game=check_figures.lay_game):
    robber = label.get("robber")
    robber = robber["at"] if isinstance(robber, dict) else robber
    scenes.shapes = BoxShapes(box)
    for again in range(1000):
        rng = np.random.default_rng([*seed, again])
        if lay_game is not check_figures.lay_game or in_one_box(lay_game(BoxLay(box, rng, family), set(), robber, rng)):
            break
    rng = np.random.default_rng([*seed, again])
    lay, whole, game = BoxLay(box, rng, family), scenes.Lay, check_figures.lay_game
    scenes.Lay, check_figures.lay_game = lambda _: lay, lay_game
    try:
        return check_figures.with_game(image, label, set(), rng)
    finally:
        scenes.Lay, scenes.shapes, check_figures.lay_game = whole, shapes, game


def reading(label, laid, picture):
    """The laid pieces as a confirmed reading; walls and metropolises are entries of their own."""
    pieces = []
    for p in laid["pieces"]:
        pieces.append({k: v for k, v in p.items() if k not in ("wall", "metropolis")})
        pieces += [{"piece": upon, "color": p["color"], "at": p["at"]} for upon in ("wall", "metropolis") if p.get(upon)]
    at = lambda name: {"at": name} if name else None
    return {"format": "reeve-reading/1", "image": {"file": picture}, "found": True, "board_to_image": label["board_to_image"],
            "hexes": label["hexes"], "tokens": label.get("tokens", True), "pieces": pieces, "robber": at(laid["robber"]),
            "merchant": at(laid["merchant"]), "edition": laid["edition"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--boxes", type=int, default=8)
    parser.add_argument("--scenes", type=int, default=8, help="of each box")
    parser.add_argument("--place", default="den")
    parser.add_argument("--first", type=int, default=0, help="box")
    parser.add_argument("--seed", type=int, default=1)
    family = parser.add_mutually_exclusive_group()
    family.add_argument("--marks", dest="family", action="store_const", const="marks",
                        help="a kind of tokens for each box instead of the four editions")
    family.add_argument("--kinds", dest="family", action="store_const", const="kinds",
                        help="further makes of knights, walls and metropolises instead of the four editions")
    family.add_argument("--makes", dest="family", action="store_const", const="makes",
                        help="six more makes of knights, walls and metropolises instead of the four editions")
    family.add_argument("--variants", dest="family", action="store_const", const="variants",
                        help="six variants of knights, walls and metropolises instead of the four editions")
    parser.add_argument("--shown", action="store_true", help="the first three scenes are those of Show your pieces")
    options = parser.parse_args()
    shown = json.loads((pathlib.Path(__file__).parent / "shown_pieces.json").read_text()) if options.shown else []
    options.folder.mkdir(parents=True, exist_ok=True)
    more = piece_labels.more_labels(pathlib.Path(__file__).parent / "more_pieces.json")
    files = []
    for file in sorted(options.photographs.glob(f"{options.place}-*.json")):
        label = json.loads(file.read_text())
        if not more.get(file.stem, label).get("pieces"):
            files.append((file, label))
    for box in range(options.first, options.boxes):
        for number in range(options.scenes):
            file, label = files[(box * 3 + number) % len(files)]
            image = cv2.imread(str(file.parent / label["image"])).astype(np.float32)
            lay_game = lay_shown(shown[number]) if number < len(shown) else check_figures.lay_game
            painted, laid = lay_scene(image, label, box + 10 * options.seed, [options.seed, box, number], options.family, lay_game)
            name = f"box{box}-{number}"
            cv2.imwrite(str(options.folder / f"{name}.jpg"), painted, [cv2.IMWRITE_JPEG_QUALITY, 92])
            (options.folder / f"{name}.json").write_text(json.dumps(reading(label, laid, f"{name}.jpg"), indent=1))


if __name__ == "__main__":
    main()
