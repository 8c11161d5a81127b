# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how well the networks classify the pieces of Cities & Knights, rendered onto photographs outside of the training set.

usage: check_knights.py PHOTOGRAPHS --known PLACES_JSON [--models FOLDER] [--count N] [--empty PLACE ...]

The pieces are this folder's own (piece_shapes.py, piece_scenes.py), as in the training: the results say how well the
networks learned those, not how well they read real pieces. Only photographs without a labelled piece are used, of the
places given with --empty. Crops and looks are the same as in vision/look/look_closer.cpp, with the networks of --models.
"""
import argparse
import json
import pathlib

import cv2
import numpy as np

import piece_bank
import piece_scenes as scenes
from piece_light import develop
from piece_nets import CUTS, FILES, OUTPUTS, PARTS

EDITIONS = {"discs": "discs with rings", "pennants": "figures with pennants", "feet": "figures on coloured feet"}
# As in look_closer.cpp: weights of the first look, the second and the one at buildings.
BARE, LEAST = 0.9, 1e-4
IS_KNIGHT, IS_THERE, IS_CITY = (0.15, 0.85, 0.15), (0.5, 0.25, 0.5), (0.25, 0.25, 1)
KNIGHT_COLOUR, BUILDING_COLOUR = (0.5, 1, 0), (0.65, 0, 0.35)
FIRST_WEIGHT = 0.5  # as in look_at_figures.cpp
SURE = 0.8     # of a level
CLAIMED = 0.9  # of everything about a knight; the reader asks about every knight all the same (DoubtParams::askKnightLevels)


def softmax(x):
    e = np.exp(x - x.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


class Looker:
    def __init__(self, models):
        self.nets = {k: cv2.dnn.readNetFromONNX(str(models / f"{f}.onnx")) for k, f in FILES.items() if k not in ("path", "road")}

    def look(self, kind, crops):
        net = self.nets[kind]
        net.setInput(cv2.dnn.blobFromImages([piece_bank.sized(c, kind) for c in crops], 1 / 255))
        out = net.forward(OUTPUTS[kind])
        return {part: softmax(out[:, a:b]) for part, (a, b) in PARTS[kind].items()}


def logarithm(chance):
    return np.log(np.maximum(chance, LEAST))


def weigh(weights, looks, yes_no):
    odds = sum(w * (logarithm(yes_no(k)[0]) - logarithm(yes_no(k)[1])) for w, k in zip(weights, looks))
    return 1 / (1 + np.exp(-odds))


def part_of(looks, i):
    """The look at one place, from the looks at many."""
    return {part: p[i] for part, p in looks.items()}


def scene(photo, place, label, seed, kind, edition=None, blur=True):
    """One place under one light, without blur. The same seed gives both looks the same scene."""
    rng = np.random.default_rng(seed)
    close = kind in piece_bank.NEAR
    crop = scenes.compose(photo.near if close else photo.board, place, label, rng, CUTS[kind], close=close, edition=edition, blur=blur)
    return develop(crop, np.random.default_rng(seed + 1), 0.04, blur)


def intersections(looker, photos, count, edition, seed, blur=True):
    """[(label or None, first look, second look or None, the two together)]"""
    rng = np.random.default_rng(seed)
    labels, first, second = [], [], []
    for i in range(count):
        place, photo = piece_bank.PLACES["spot"][int(rng.integers(54))], photos[i % len(photos)]
        label = None if rng.random() < 0.2 else piece_bank.random_label("close" if rng.random() < 0.6 else "spot", rng)
        labels.append(label)
        key = int(rng.integers(1 << 40))
        first.append(scene(photo, place, label, key, "spot", edition, blur))
        second.append(scene(photo, place, label, key, "close", edition, blur))
    a, b, c = looker.look("spot", first), looker.look("close", second), looker.look("building", second)
    out = []
    for i, label in enumerate(labels):
        kind, near = a["kind"][i], part_of(b, i)
        again = kind[0] < BARE
        both = kind.copy()
        if again:
            looks = [kind, near["kind"], c["kind"][i]]
            knight = weigh(IS_KNIGHT, looks, lambda k: (k[3], 1 - k[3]))
            there = weigh(IS_THERE, looks, lambda k: (k[1] + k[2], k[0]))
            city = weigh(IS_CITY, looks, lambda k: (k[2], k[1]))
            both = np.array([(1 - knight) * (1 - there), (1 - knight) * there * (1 - city), (1 - knight) * there * city, knight])
            weights = KNIGHT_COLOUR if knight > 0.5 else BUILDING_COLOUR
            weighed = np.exp(sum(w * logarithm(look["colour"]) for w, look in zip(weights, (part_of(a, i), near, part_of(c, i)))))
            near["colour"] = weighed / weighed.sum()
        out.append((label, int(kind.argmax()), int(both.argmax()), near if again else part_of(a, i), part_of(a, i), float(both[3])))
    return out


def told(rows, part, want, look):
    return f"{sum(int(r[look][part].argmax()) == want(r[0]) for r in rows)} of {len(rows)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs")
    parser.add_argument("--models", type=pathlib.Path, default=pathlib.Path(__file__).parents[2] / "resources/models")
    parser.add_argument("--known", required=True, type=pathlib.Path)
    parser.add_argument("--empty", nargs="*", default=["den"])
    parser.add_argument("--count", type=int, default=600, help="places an edition")
    options = parser.parse_args()
    looker = Looker(options.models)
    cache = json.loads(options.known.read_text())
    photos = []
    for photo in piece_bank.photographs(options.photographs, {}, "known", cache):
        if photo.place in options.empty:
            photo.board.taken, photo.near.taken = {}, {}
            photos.append(photo)
    everything = []
    for edition, called in EDITIONS.items():
        for blur in (True, False):
            rows = intersections(looker, photos, options.count if blur else options.count // 2, edition, 99 if blur else 100, blur)
            everything += rows if blur else []
            knights = [r for r in rows if r[0] and r[0]["piece"] == "knight"]
            print(f"{called}{'' if blur else ', in focus'}: {len(knights)} knights, seen by the first look {sum(r[1] == 3 for r in knights)},"
                  f" by both {sum(r[2] == 3 for r in knights)}")
            seen = [r for r in knights if r[2] == 3]
            for look, name in ((4, "first look"), (3, "with the second")):
                print(f"  of those seen, {name}: level {told(seen, 'level', lambda l: l['level'] - 1, look)},"
                      f" active {told(seen, 'active', lambda l: int(l['active']), look)},"
                      f" colour {told(seen, 'colour', lambda l: scenes.COLOURS.index(l['color']), look)}")
            claimed = [r for r in seen if r[5] * r[3]["colour"].max() * r[3]["level"].max() * r[3]["active"].max() > CLAIMED]
            whole = lambda r: all(int(r[3][part].argmax()) == want for part, want in (
                ("level", r[0]["level"] - 1), ("active", int(r[0]["active"])), ("colour", scenes.COLOURS.index(r[0]["color"]))))
            print(f"  sure of everything: {len(claimed)}, of them right in everything: {sum(whole(r) for r in claimed)}")
            sure = [r for r in seen if r[3]["level"].max() > SURE]
            print(f"  level where it is {SURE:.0%} sure: {told(sure, 'level', lambda l: l['level'] - 1, 3)}")
            levels = np.zeros((3, 3), int)
            for r in seen:
                levels[r[0]["level"] - 1, int(r[3]["level"].argmax())] += 1
            print("  levels (rows: what stands there):", levels.tolist())
    buildings = [r for r in everything if r[0] and r[0]["piece"] in ("settlement", "city")]
    empty = [r for r in everything if r[0] is None]
    for look, name in ((1, "first look"), (2, "both")):
        print(f"{name}: {sum(r[look] == 3 for r in buildings)} of {len(buildings)} buildings and {sum(r[look] == 3 for r in empty)} of"
              f" {len(empty)} empty places taken for knights; kind of building right for {sum(r[look] == scenes.INTERSECTION_KINDS.index(r[0]['piece']) for r in buildings)}")
    cities = [r for r in buildings if r[0]["piece"] == "city"]
    for look, name in ((4, "first look"), (3, "with the second")):
        print(f"{name}: wall {told(cities, 'wall', lambda l: int(l['wall']), look)}, metropolis {told(cities, 'gate', lambda l: int(l['metropolis']), look)} cities")
    rng = np.random.default_rng(98)
    labels = [None if rng.random() < 0.34 else piece_bank.random_label("hex", rng) for _ in range(options.count)]
    seeds = [(photos[i % len(photos)], int(rng.integers(19)), label, int(rng.integers(1 << 40))) for i, label in enumerate(labels)]
    first = looker.look("hex", [scene(*s, "hex") for s in seeds])["kind"]
    there = {figure: 1 - chances[:, -1] for figure, chances in looker.look("figure", [scene(*s, "figure") for s in seeds]).items()}
    odds = lambda p: p / (1 - p + 1e-6)
    robber = odds(first[:, 1]) ** FIRST_WEIGHT * odds(there["robber"])  # as in look_at_figures.cpp
    kinds = np.stack([np.ones(len(labels)), robber, odds(there["merchant"])], 1)
    for got, name in ((first.argmax(1), "first look"), (kinds.argmax(1), "with the second")):
        table = np.zeros((3, 3), int)
        for label, kind in zip(labels, got):
            table[scenes.HEX_KINDS.index(label["piece"]) if label else 0, kind] += 1
        print(f"hexes, {name} (rows none, robber, merchant: what stands there):", table.tolist())


if __name__ == "__main__":
    main()
