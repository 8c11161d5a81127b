# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how well the reader finds the pieces of Cities & Knights and the robber, on photographs onto which a game is rendered.

usage: check_figures.py PHOTOGRAPHS --reader REEVE_CLI [--places PLACE ...] [--scenes N] [--keep FOLDER] [--verbose]

PHOTOGRAPHS holds NAME.jpg beside NAME.json labels. Onto each one of the places (default: those that no network was trained on)
N scenes are rendered with this folder's own pieces: settlements, cities, roads and knights of one edition, loose pieces and dice,
in three of four scenes the merchant, and a robber if the photograph shows none. The same seed gives the same pictures.
The results hold for rendered pieces only: no photograph shows a knight or a merchant. Needs python3-opencv.
"""
import argparse
import json
import math
import pathlib
import subprocess
import tempfile
import zlib
from collections import Counter

import cv2
import numpy as np

import piece_labels
import piece_scenes as scenes
import piece_shapes as shapes
from comparing import Case, homography
from geometry import TERRAIN_HALF, TERRAIN_PIXELS, board_gain, cut, hex_centres, hex_names, side_pixels
from places import INTERSECTIONS, PATHS, camera

UNSEEN = ["club", "den", "lamp", "north", "webcam"]
FINER = 2  # the pieces are rendered at this multiple of the resolution


class WholePicture:
    """The frame of shapes.Canvas for a whole photograph instead of a square of the board."""

    def __init__(self, h, height):
        self.h, self.half = h, height / 2

    def to_local(self, points):
        v = np.asarray(points, float) @ self.h[:, :2].T + self.h[:, 2]
        return v[:, :2] / v[:, 2:] - self.half


def lay_game(lay, taken, robber, rng):
    """Renders a game onto the board. Returns the label: the hexes of the robber and of the merchant, and the pieces."""
    intersections = list(INTERSECTIONS)
    rng.shuffle(intersections)
    built, buildings, colours, pieces = [], [], rng.permutation(4)[:3], []
    for intersection in intersections[:int(rng.integers(10, 22))]:
        if intersection in taken or any(math.dist(INTERSECTIONS[intersection], INTERSECTIONS[b]) < 1.1 for b in built):
            continue
        built.append(intersection)
        colour, kind = int(rng.choice(colours)), rng.random()
        buildings += [intersection] if kind >= 0.35 else []
        piece = {"at": intersection, "color": scenes.COLOURS[colour]}
        if kind < 0.35:
            piece |= {"piece": "knight", "level": int(rng.integers(1, 4)), "active": bool(rng.random() < 0.5)}
            lay.knight(intersection, colour, piece["level"], piece["active"])
        elif kind < 0.65:
            piece |= {"piece": "settlement"}
            lay.building(intersection, "settlement", colour)
        else:
            gold = np.array([40, 190, 220]) * rng.uniform(0.7, 1.1)
            piece |= {"piece": "city", "wall": bool(rng.random() < 0.3), "metropolis": bool(rng.random() < 0.2)}
            lay.building(intersection, "city", colour, piece["wall"], gold if piece["metropolis"] else None)
        pieces.append(piece)
        path = str(rng.choice(scenes.NEAR_PATHS[intersection]))
        if path not in taken:
            lay.road(path, colour)
            pieces.append({"piece": "road", "at": path, "color": scenes.COLOURS[colour]})
    label = {"robber": robber, "merchant": None, "edition": lay.edition, "pieces": pieces}
    free = [i for i, name in enumerate(hex_names()) if name != robber]
    rng.shuffle(free)
    put = lambda figure, hexagon: figure(scenes.off_path(rng, hex_centres()[hexagon]))
    if robber is None:  # by the rules it stands on the token
        label["robber"] = hex_names()[free[0]]
        at = hex_centres()[free.pop(0)]
        lay.robber(at + rng.normal(0, 0.08, 2) if rng.random() < 0.75 else scenes.off_path(rng, at))
    beside = [i for i in free if any(math.dist(INTERSECTIONS[b], hex_centres()[i]) < 1.1 for b in buildings)]
    if beside and rng.random() < 0.75:  # its player has a building there (MERCHANT-2)
        label["merchant"] = hex_names()[beside[0]]
        put(lay.merchant, beside[0])
        free.remove(beside[0])
    for hexagon in free[:int(rng.integers(0, 3))]:
        put(lambda at: lay.loose(at, True), hexagon)
    return label


def with_game(image, label, taken, rng):
    """The photograph with a rendered game, and its label."""
    h = homography(label)
    eye = camera(h, image.shape[1], image.shape[0])
    gain = board_gain([cut(image, h, x, y, TERRAIN_HALF, TERRAIN_PIXELS, 1) for x, y in hex_centres()])
    robber = label.get("robber")
    lay = scenes.Lay(rng)
    laid = lay_game(lay, taken, robber["at"] if isinstance(robber, dict) else robber, rng)
    large = cv2.resize(np.clip(image * gain, 0, 255).astype(np.float32), None, fx=FINER, fy=FINER, interpolation=cv2.INTER_LINEAR)
    before = large.copy()
    fine = np.array([[FINER, 0, (FINER - 1) / 2], [0, FINER, (FINER - 1) / 2], [0, 0, 1]]) @ h
    canvas = shapes.Canvas(large, WholePicture(fine, large.shape[0]), eye, rng)
    side = float(np.median([side_pixels(fine, x, y) for x, y in hex_centres()]))
    canvas.soft *= side / 90  # of a shadow's edge
    lay.paint(canvas)
    touched = (np.abs(large - before).max(2) > 0.5).astype(np.float32)
    size = (image.shape[1], image.shape[0])
    touched = cv2.resize(cv2.GaussianBlur(touched, (0, 0), 1.5), size, interpolation=cv2.INTER_AREA)[..., None]
    painted = cv2.GaussianBlur(cv2.resize(large, size, interpolation=cv2.INTER_AREA), (0, 0), rng.uniform(0.4, 1.1)) / gain
    painted += rng.standard_normal(painted.shape) * rng.uniform(0, 4)
    return np.clip(image * (1 - touched) + painted * touched, 0, 255).astype(np.uint8), laid


class Figures:
    """Counts for one figure over many scenes."""

    def __init__(self):
        self.there = self.right = self.right_asked = self.wrong_asked = self.wrong = self.none = self.false = self.false_asked = 0

    def add(self, want, got, asked):
        if want is None:
            self.none += 1
            self.false += got is not None and not asked
            self.false_asked += got is not None and asked
            return
        self.there += 1
        if got == want:
            self.right += 1
            self.right_asked += asked
        elif got is not None:
            self.wrong += not asked
            self.wrong_asked += asked

    def row(self):
        return [f"{self.right} of {self.there}", self.right_asked, f"{self.wrong} + {self.wrong_asked}", f"{self.false} + {self.false_asked} of {self.none}"]


class Pieces:
    """Counts for the rendered pieces over many scenes, by edition of the knights; the label's own pieces are excluded."""

    def __init__(self):
        self.knights, self.others = {}, {}

    def add(self, case, laid, taken):
        """Adds one scene. `taken`: places of the photograph's own pieces."""
        read = {}
        for i, p in enumerate(case.reading["pieces"]):
            at = case.there(p["at"], PATHS if p["piece"] == "road" else INTERSECTIONS)
            if at not in taken:
                sort = p["piece"] if p["piece"] in ("road", "wall", "metropolis") else "stands"
                read[at, sort] = (p, any(u == f"pieces[{i}]" or u.startswith(f"pieces[{i}].") for u in case.unsure))
        count = self.knights.setdefault(laid["edition"], Counter())
        for want in laid["pieces"]:
            kind = want["piece"]
            got, asked = read.pop((want["at"], "road" if kind == "road" else "stands"), (None, False))
            same = got is not None and got["piece"] == kind
            if kind == "knight":
                count["laid"] += 1
                count["read"] += same
                count["elsewise"] += got is not None and not same
                for part in ("color", "level", "active"):
                    count[part] += same and got[part] == want[part]
                count["whole"] += same and all(got[part] == want[part] for part in ("color", "level", "active"))
                count["silent"] += got is not None and not asked and not (same and all(got[k] == want[k] for k in ("color", "level", "active")))
                continue
            for sort in [kind, *(sort for sort in ("wall", "metropolis") if want.get(sort))]:
                if sort != kind:
                    got, asked = read.pop((want["at"], sort), (None, False))
                    same = got is not None
                other = self.others.setdefault(sort, Counter())
                other["laid"] += 1
                other["read"] += same and got["color"] == want["color"]
                other["silent"] += got is not None and not asked and not (same and got["color"] == want["color"])
        for (_, sort), (got, asked) in read.items():
            if got["piece"] == "knight":
                count["false asked" if asked else "false"] += 1
            else:
                self.others.setdefault(got["piece"], Counter())["false asked" if asked else "false"] += 1

    def print(self):
        print("\n| knights | laid | read | as a building | colour | level | active | right in everything | wrong and not asked | none there: unasked + asked |")
        print("|---" * 10 + "|")
        for edition, n in [*self.knights.items(), ("all", sum(self.knights.values(), Counter()))]:
            parts = " | ".join(f"{n[part]} of {n['read']}" for part in ("color", "level", "active", "whole"))
            print(f"| {edition} | {n['laid']} | {n['read']} | {n['elsewise']} | {parts} | {n['silent']} | {n['false']} + {n['false asked']} |")
        print("\n| piece | laid | read, colour right | wrong and not asked | none there: unasked + asked |")
        print("|---" * 5 + "|")
        for kind, n in self.others.items():
            print(f"| {kind} | {n['laid']} | {n['read']} | {n['silent']} | {n['false']} + {n['false asked']} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("--reader", required=True)
    parser.add_argument("--places", nargs="*", default=UNSEEN)
    parser.add_argument("--scenes", type=int, default=3, help="of each photograph")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=pathlib.Path, help="where the pictures are kept; taken from there if they are there already")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    more = piece_labels.more_labels(pathlib.Path(__file__).parent / "more_pieces.json")
    counts, pieces, lost = {}, Pieces(), 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for file in sorted(options.photographs.glob("*.json")):
            place, label = file.stem.split("-")[0], json.loads(file.read_text())
            if place not in options.places:
                continue
            taken = {p["at"] for p in more.get(file.stem, label).get("pieces") or []}
            for number in range(options.scenes):
                picture, truth = folder / f"{file.stem}-{options.seed}-{number}.jpg", folder / f"{file.stem}-{options.seed}-{number}.json"
                if not truth.exists():
                    image = cv2.imread(str(file.parent / label["image"])).astype(np.float32)
                    rng = np.random.default_rng([zlib.crc32(file.stem.encode()), options.seed, number])
                    painted, laid = with_game(image, label, taken, rng)
                    cv2.imwrite(str(picture), painted, [cv2.IMWRITE_JPEG_QUALITY, 92])
                    truth.write_text(json.dumps(laid))
                laid = json.loads(truth.read_text())
                done = subprocess.run([options.reader, "scan", str(picture)], capture_output=True, text=True)
                case = Case(picture.stem, {**label, "robber": None, "pieces": None}, json.loads(done.stdout or "{}"))
                if not options.keep:
                    picture.unlink()
                if not case.located:
                    lost += 1
                    continue
                pieces.add(case, laid, taken)
                for figure in ("robber", "merchant"):
                    seen = case.reading.get(figure)
                    got = case.there(seen["at"], hex_names()) if seen else None
                    asked = figure in case.unsure
                    for key in (place, "all"):
                        counts.setdefault((key, figure), Figures()).add(laid[figure], got, asked)
                    if options.verbose and got != laid[figure]:
                        print(f"{picture.name}: {figure} on {laid[figure]}, read {got} {seen and round(seen['confidence'], 2)}", flush=True)
    head = ["place", "figure", "read where it stands", "of these asked about", "read elsewhere, unasked + asked", "read though none stands there, unasked + asked"]
    print("| " + " | ".join(head) + " |\n" + "|---" * len(head) + "|")
    for place in [*options.places, "all"]:
        for figure in ("robber", "merchant"):
            if (place, figure) in counts:
                print("| " + " | ".join(map(str, [place, figure, *counts[place, figure].row()])) + " |")
    pieces.print()
    print(f"\nnot located: {lost}")


if __name__ == "__main__":
    main()
