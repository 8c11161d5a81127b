# SPDX-License-Identifier: GPL-3.0-or-later
"""How well the networks tell the pieces of Cities & Knights, on pieces rendered onto photographs never trained on.

usage: check_knights.py PHOTOGRAPHS --nets FOLDER --known PLACES_JSON [--count N] [--places PLACE ...]

The pieces are this folder's own (piece_shapes.py, piece_scenes.py), as in the training: the figures say how well the
networks learned those, not how well they read anybody's wood. Only photographs without a labelled piece are used, at
places given with --empty (default: den).
"""
import argparse
import json
import pathlib

import numpy as np
import torch

import piece_bank
import piece_scenes as scenes
from piece_light import develop
from piece_nets import PARTS
from piece_reading import load


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs")
    parser.add_argument("--nets", required=True, type=pathlib.Path)
    parser.add_argument("--known", required=True, type=pathlib.Path)
    parser.add_argument("--empty", nargs="*", default=["den"])
    parser.add_argument("--count", type=int, default=120, help="pieces a photograph")
    options = parser.parse_args()
    torch.set_num_threads(1)
    rng = np.random.default_rng(99)
    nets = load(options.nets)
    cache = json.loads(options.known.read_text())
    crops, truths, figures, figure_truths = [], [], [], []
    for photo in piece_bank.photographs(options.photographs, {}, "known", cache):
        if photo.place not in options.empty:
            continue
        photo.board.taken = {}
        for _ in range(options.count):
            place = piece_bank.PLACES["spot"][int(rng.integers(54))]
            label = None if rng.random() < 0.25 else piece_bank.random_label("spot", rng)
            crops.append(develop(scenes.compose(photo.board, place, label, rng), rng, 0.04))
            truths.append(piece_bank.target("spot", label))
        for _ in range(options.count // 4):
            label = None if rng.random() < 0.4 else piece_bank.random_label("hex", rng)
            figures.append(develop(scenes.compose(photo.board, int(rng.integers(19)), label, rng), rng, 0.04))
            figure_truths.append(piece_bank.target("hex", label))
    for kind, x, t, names in (("spot", crops, truths, scenes.SPOT_KINDS), ("hex", figures, figure_truths, scenes.HEX_KINDS)):
        with torch.no_grad():
            out = nets[kind](torch.from_numpy(np.stack(x)).permute(0, 3, 1, 2).float() / 255).numpy()
        t = np.array(t)
        table = np.zeros((len(names), len(names)), int)
        a, b = PARTS[kind]["kind"]
        for want, got in zip(t[:, 0], out[:, a:b].argmax(1)):
            table[want, got] += 1
        print(f"{kind}: rows what stands there, columns what is seen\n{'':12}" + "".join(f"{n:>12}" for n in names))
        for name, row in zip(names, table):
            print(f"{name:12}" + "".join(f"{n:12d}" for n in row))
        for i, (part, (a, b)) in enumerate(PARTS[kind].items()):
            known = t[:, i] >= 0
            if i and known.any():
                right = out[known, a:b].argmax(1) == t[known, i]
                print(f"  {part}: {right.sum()} of {known.sum()} right ({100 * right.mean():.1f} %)")


if __name__ == "__main__":
    main()
