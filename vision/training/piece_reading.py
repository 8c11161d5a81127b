# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the piece networks on every place of a photograph, as vision/look/read_pieces.cpp does.

usage: piece_reading.py PHOTOGRAPHS --nets FOLDER [--labels FILE] [--reader REEVE_CLI] [--places PLACE ...]

Prints by place the number of pieces that single looks find, without the rules of the game.
"""
import argparse
import json
import pathlib

import numpy as np
import torch

import piece_bank
import piece_labels
from piece_nets import FILES, NETWORKS, PARTS
from piece_scenes import COLOURS, INTERSECTION_KINDS


def load(folder):
    """{kind of place: a function from a batch to the logits of its look} of the networks in `folder` (.pt)."""
    looks = {}
    for name, of in NETWORKS.items():
        file = pathlib.Path(folder) / f"{name}.pt"
        if not file.exists():
            continue
        net = of()
        net.load_state_dict(torch.load(file))
        net.eval()
        looks.update({kind: lambda x, net=net, i=i: net(x)[i] for i, kind in enumerate(of.kinds)})
    return looks


def look(photo, net, kind):
    """Probabilities of each part for each place: {part: (places, n)}."""
    crops = [piece_bank.sized(piece_bank.cut_place(photo, p, kind), kind) for p in piece_bank.PLACES[kind]]
    with torch.no_grad():
        out = net(torch.from_numpy(np.stack(crops)).permute(0, 3, 1, 2).float() / 255)
    return {name: torch.softmax(out[:, a:b], 1).numpy() for name, (a, b) in PARTS[kind].items()}


def pieces_seen(photo, nets):
    """The most likely class of each place, without rules."""
    seen = []
    for place, p in zip(piece_bank.PLACES["path"], look(photo, nets["path"], "path")["colour"]):
        if p.argmax():
            seen.append({"piece": "road", "color": COLOURS[p.argmax() - 1], "at": place, "confidence": float(p.max())})
    if "spot" in nets:
        parts = look(photo, nets["spot"], "spot")
        for place, kind, colour in zip(piece_bank.PLACES["spot"], parts["kind"], parts["colour"]):
            if kind.argmax():
                seen.append({"piece": INTERSECTION_KINDS[kind.argmax()], "color": COLOURS[colour.argmax()], "at": place,
                             "confidence": float(kind.max() * colour.max())})
    return seen


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", nargs="+")
    parser.add_argument("--nets", required=True, type=pathlib.Path)
    parser.add_argument("--labels", type=pathlib.Path)
    parser.add_argument("--reader")
    parser.add_argument("--known", type=pathlib.Path, help="places.json of a training's bank, instead of --reader")
    parser.add_argument("--places", nargs="*")
    options = parser.parse_args()
    torch.set_num_threads(1)
    nets = load(options.nets)
    more = piece_labels.more_labels(options.labels) if options.labels else {}
    cache = json.loads(options.known.read_text()) if options.known else {}
    rows = {}
    for folder in options.photographs:
        for photo in piece_bank.photographs(folder, more, options.reader or options.known, cache):
            if options.places and photo.place not in options.places:
                continue
            if photo.pieces is not None:
                seen = {p["at"]: p for p in pieces_seen(photo, nets)}
                want = {p["at"]: p for p in photo.pieces}
                for at in sorted(set(seen) | set(want)):
                    s, w = seen.get(at), want.get(at)
                    row = rows.setdefault((photo.place, "road" if "-" in at else "building"), np.zeros(4, int))
                    good = bool(s and w and s["color"] == w["color"] and s["piece"] != "knight")
                    row += [w is not None, s is not None, good, bool(good and s["piece"] == w["piece"])]
                    if not good:
                        print(f"  {photo.name} {at}: there {w and (w['piece'], w['color'])}, seen {s and (s['piece'], s['color'], round(s['confidence'], 2))}")
            if photo.robber and "hex" in nets:
                hexes = look(photo, nets["hex"], "hex")["kind"][:, 1]
                row = rows.setdefault((photo.place, "robber"), np.zeros(4, int))
                right = piece_bank.hex_names()[int(hexes.argmax())] == photo.robber
                row += [1, 1, right, right]
                if not right:
                    print(f"  {photo.name}: robber on {photo.robber}, seen on {piece_bank.hex_names()[int(hexes.argmax())]} {hexes.max():.2f}")
    for key, (want, seen, good, kind) in sorted(rows.items()):
        print(f"{key[0]:8} {key[1]:9} recall {good}/{want}  precision {good}/{seen}  kind {kind}/{good}")


if __name__ == "__main__":
    main()
