# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures each network by itself, without the counts and rules of the game.

usage: measure_networks.py PHOTOGRAPHS FOLDER [FOLDER ...] [--names NAME ...] [--only NETWORK ...] [--places PLACE ...]
       [--each N]

FOLDER holds networks as NAME.onnx, as resources/models does. PHOTOGRAPHS holds NAME.jpg beside NAME.json labels. Prints a table in
Markdown with a row for each network and a column for each FOLDER, separately for photographs of the training set (*) and all
others. The homographies are those of the labels. No photograph shows the barbarians' track, so the networks `table` and `spaces` are
measured on drawn tracks, --each of them on every photograph, the same for each FOLDER. Needs python3-torch python3-opencv.
"""
import argparse
import pathlib
import zlib

import cv2
import numpy as np
import torch

import harbors
import piece_bank
import piece_labels
import ship_scenes
from geometry import NUMBERS, photos
from piece_nets import FIGURE_CELLS, FILES, OUTPUTS
from piece_nets import NETWORKS as PIECE_NETWORKS
from piece_reading import look
from piece_scenes import COLOURS, INTERSECTION_KINDS
from reading import read

NETWORKS = ["tiles", "tokens", *PIECE_NETWORKS, "harbors", "table", "spaces"]
NEAR_ENOUGH = 1.5  # tolerance in cells between the detected and the true position of a track or ship


class Network:
    """A built network with the interface of PyTorch: a batch (n x 3 x a x a, 0 to 1) in, tensors out."""

    def __init__(self, file, outputs):
        self.net, self.outputs = cv2.dnn.readNetFromONNX(str(file)), outputs

    def __call__(self, x):
        self.net.setInput(x.numpy())
        out = [torch.from_numpy(one) for one in self.net.forward(self.outputs)]
        return out if len(out) > 1 else out[0]


def row_of(kind, what):
    """The key of the row for what a look at a kind of place tells; names the output where the network has several."""
    several = len(PIECE_NETWORKS[FILES[kind]].outputs) > 1
    return FILES[kind], f"`{OUTPUTS[kind]}`: {what}" if several else what


class Count:
    """Number right, total, and number claimed where that differs."""

    def __init__(self):
        self.right = self.there = self.claimed = 0

    def add(self, right, there, claimed=0):
        self.right, self.there, self.claimed = self.right + int(right or 0), self.there + int(there), self.claimed + int(claimed)

    def __str__(self):
        if not self.there and not self.claimed:
            return "-"
        wrong = self.claimed - self.right
        return f"{self.right} of {self.there}" + (f", {wrong} wrong" if wrong > 0 else "")


def measure_terrain(photo, nets, counts):
    if "tiles" not in nets:
        return
    kinds, numbers, *_ = read(photo, nets["tiles"], nets.get("tokens"))
    for i in range(19):
        counts["tiles", "terrain"].add(int(kinds[i].argmax()) == photo.terrain[i], True)
        if numbers is not None and i != photo.robber:
            number = NUMBERS[int(numbers[i].argmax())]
            counts["tokens", "number"].add(number == photo.number[i] != 0, photo.number[i] != 0, number != 0)


def measure_roads(photo, kind, net, counts):
    for place, p in zip(piece_bank.PLACES[kind], look(photo, net, kind)["colour"]):
        truth = photo.truth(place)
        if truth != "unknown":
            seen = COLOURS[p.argmax() - 1] if p.argmax() else None
            counts[row_of(kind, "road and its colour")].add(truth and seen == truth["color"], truth is not None, seen is not None)


def measure_buildings(photo, kind, net, counts):
    parts = look(photo, net, kind)
    for place, p, colour in zip(piece_bank.PLACES[kind], parts["kind"], parts["colour"]):
        truth = photo.truth(place)
        if truth == "unknown":
            continue
        seen = INTERSECTION_KINDS[p.argmax()] if p.argmax() else None
        good = bool(truth and seen and COLOURS[colour.argmax()] == truth["color"])
        counts[row_of(kind, "building and its colour")].add(good, truth is not None, seen is not None)
        if good and truth["piece"] != "building":
            counts[row_of(kind, "which of the two")].add(seen == truth["piece"], True)


def measure_robber(photo, kind, net, counts):
    """The robber on its most likely hex."""
    if not photo.robber:
        return
    parts = look(photo, net, kind)
    chance = parts["kind"][:, 1] if kind == "hex" else 1 - parts["robber"][:, FIGURE_CELLS ** 2]
    counts[row_of(kind, "the robber's hex")].add(piece_bank.hex_names()[int(chance.argmax())] == photo.robber, True)


def measure_harbors(photo, kinds, net, counts):
    crops = [harbors.cut(photo.image, photo.h, *harbors.view(p)) for p in harbors.COAST]
    seen = net(torch.from_numpy(np.stack(crops)).permute(0, 3, 1, 2).float() / 255).argmax(1).tolist()
    for path, want, got in zip(harbors.COAST, kinds, seen):
        if want >= 0 and harbors.seen_whole(photo, *harbors.view(path)):
            counts["harbors", "harbour and what it gives"].add(want == got != 0, want != 0, got != 0)


def nearest(cells, peak):
    """Distance in cells from the peak of a map to the nearest marked cell."""
    marked = np.argwhere(cells == 1)
    return np.inf if not len(marked) else np.linalg.norm(marked - np.array(np.unravel_index(int(peak), cells.shape)), axis=1).min()


def measure_ship(photo, nets, counts, each):
    rng = np.random.default_rng(zlib.crc32(photo.name.encode()))
    source = ship_scenes.source(photo)
    batch = lambda square: torch.from_numpy(square[None]).permute(0, 3, 1, 2).float() / 255
    for _ in range(each):
        scene = ship_scenes.scene(source, rng)
        square, track = scene.table(rng)
        if "table" in nets and scene.spaces is not None:
            counts["table", "drawn track"].add(nearest(track, nets["table"](batch(square)).argmax()) <= NEAR_ENOUGH, True)
        if "spaces" in nets and scene.spaces is not None and scene.on is not None:
            square, ship, spaces = scene.near(scene.spaces.mean(0), rng)
            maps = nets["spaces"](batch(square)).view(10, ship_scenes.NEAR_CELLS, ship_scenes.NEAR_CELLS)
            counts["spaces", "drawn ship"].add(nearest(ship, maps[9].argmax()) <= NEAR_ENOUGH, True)
            here = torch.from_numpy((spaces > 0) & (spaces != ship_scenes.EITHER))
            if here.any():
                right = maps[1:9].argmax(0)[here] + 1 == torch.from_numpy(spaces)[here].long()
                counts["spaces", "cell of a space, which of the eight"].add(right.sum(), here.sum())


def load(folder, only):
    """The networks by name, and those of pieces by the kind of place that they look at."""
    wanted = lambda name: not only or name in only or (name == "tiles" and "tokens" in only)
    outputs = {"tiles": ["terrain", "where"], "tokens": ["number"], "harbors": ["kind"], "table": ["track"], "spaces": ["spaces"]}
    of = {**{name: (name, of) for name, of in outputs.items()}, **{kind: (name, [OUTPUTS[kind]]) for kind, name in FILES.items()}}
    files = {key: (pathlib.Path(folder) / f"{name}.onnx", of) for key, (name, of) in of.items() if wanted(name)}
    return {key: Network(file, of) for key, (file, of) in files.items() if file.exists()}


class Counts(dict):
    def __missing__(self, key):
        return self.setdefault(key, Count())


def measure(folder, networks, places=None, each=1):
    """{(measure, trained on?): Count} of each set of networks."""
    results = [{True: Counts(), False: Counts()} for _ in networks]
    used = lambda photo: places is None or photo.place in places
    for photo in photos(folder, places, whole=True):
        for nets, counts in zip(networks, results):
            measure_terrain(photo, nets, counts[photo.may_train])
            if "table" in nets or "spaces" in nets:
                measure_ship(photo, nets, counts[photo.may_train], each)
    if not any(set(nets) & {*FILES, "harbors"} for nets in networks):
        return results
    coasts = harbors.labels()
    more = piece_labels.more_labels(pathlib.Path(__file__).parent / "more_pieces.json")
    for photo in piece_bank.photographs(folder, more):
        if not used(photo):
            continue
        for nets, both in zip(networks, results):
            counts = both[photo.may_train]
            for kind, of in (("path", measure_roads), ("road", measure_roads), ("spot", measure_buildings), ("close", measure_buildings),
                             ("building", measure_buildings), ("hex", measure_robber), ("figure", measure_robber)):
                if kind in nets and (photo.pieces is not None or of is measure_robber):
                    of(photo, kind, nets[kind], counts)
            if "harbors" in nets and photo.name in coasts:
                measure_harbors(photo, coasts[photo.name], nets["harbors"], counts)
    return results


def table(results, names):
    """The counts in Markdown."""
    keys = sorted({key for both in results for counts in both.values() for key in counts}, key=lambda k: (NETWORKS.index(k[0]), k[1]))
    head = ["network", "reads", *[f"{name}{star}" for star in ("", " *") for name in names]]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for key in keys:
        cells = [str(both[trained].get(key, "-")) for trained in (False, True) for both in results]
        lines.append("| " + " | ".join([f"`{key[0]}`", key[1], *cells]) + " |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs")
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--names", nargs="*", help="of the columns (default: those of the folders)")
    parser.add_argument("--only", nargs="*", choices=NETWORKS)
    parser.add_argument("--places", nargs="*")
    parser.add_argument("--each", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(1)
    networks = [load(folder, options.only) for folder in options.folders]
    print(table(measure(options.photographs, networks, options.places, options.each), options.names or [folder.name for folder in options.folders]))


if __name__ == "__main__":
    main()
