# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how well `reeve-cli check` separates wrong records from misread photographs.

usage: check_records.py PHOTOGRAPHS --reader REEVE_CLI [--fold PLACE=REEVE_CLI ...] [--game base|cities-and-knights]

Each photograph with labelled pieces is compared with its label as the record, where every difference is a false alarm, and
with a record in which some pieces are missing, added or changed, which should be listed.
"""
import argparse
import collections
import json
import pathlib
import subprocess
import tempfile
import zlib

import numpy as np

import harbors
import piece_labels
from places import INTERSECTIONS, PATHS

COLOURS = ["red", "blue", "white", "orange", "green", "brown"]
TERRAINS = {"hills": 3, "forest": 4, "pasture": 4, "fields": 4, "mountains": 3, "desert": 1}
NUMBERS = {n: 1 if n in (2, 12) else 2 for n in range(2, 13) if n != 7}
SUPPLY = {"road": 15, "settlement": 5, "city": 4}


def nine(kinds):
    """The harbours of the frame if the label has all nine of a box; else none, so that harbours are not compared."""
    lie = [{"at": at, "gives": harbors.KINDS[k]} for at, k in zip(harbors.COAST, kinds or []) if k > 0]
    box = sorted(["any"] * 4 + ["brick", "lumber", "wool", "grain", "ore"])
    return lie if sorted(one["gives"] for one in lie) == box else []


def position(label, pieces, game):
    colours = sorted({p["color"] for p in pieces}, key=COLOURS.index)
    colours += [c for c in COLOURS if c not in colours][:max(0, 3 - len(colours))]
    pieces_of = {c: {"roads": [], "settlements": [], "cities": []} for c in colours}
    for p in pieces:
        pieces_of[p["color"]]["roads" if p["piece"] == "road" else "cities" if p["piece"] == "city" else "settlements"].append(p["at"])
    hexes = in_the_box({name: {k: v for k, v in one.items() if k in ("terrain", "number") and v} for name, one in label["hexes"].items()})
    robber = label.get("robber")
    robber = robber["at"] if isinstance(robber, dict) else robber
    board = {"hexes": hexes, "robber": robber or next(h for h, one in hexes.items() if one["terrain"] == "desert")}
    if label["harbors"]:
        board["harbors"] = label["harbors"]
    return {"format": "reeve-position/1", "rules": {"game": game, "edition": "en-2020" if game != "base" else "compact"},
            "players": colours, "turn": {"number": 20, "player": colours[0], "phase": "roll"}, "board": board, "pieces": pieces_of}


def in_the_box(hexes):
    """The label with hexes and tokens replaced where the box has fewer; only pieces are measured here."""
    spare = collections.Counter(TERRAINS) - collections.Counter(one["terrain"] for one in hexes.values())
    numbers = collections.Counter(NUMBERS) - collections.Counter(one.get("number") for one in hexes.values())
    seen = collections.Counter(), collections.Counter()
    for one in hexes.values():
        seen[0][one["terrain"]] += 1
        if seen[0][one["terrain"]] > TERRAINS[one["terrain"]]:
            one["terrain"] = next(spare.elements())
            spare[one["terrain"]] -= 1
        if "number" in one:
            seen[1][one["number"]] += 1
            if seen[1][one["number"]] > NUMBERS[one["number"]]:
                one["number"] = next(numbers.elements())
                numbers[one["number"]] -= 1
        if one["terrain"] == "desert":
            one.pop("number", None)
    return hexes


def fits(pieces):
    """Whether one box holds these pieces; some photographs show more."""
    count = {}
    for p in pieces:
        key = (p["color"], "road" if p["piece"] == "road" else "city" if p["piece"] == "city" else "settlement")
        count[key] = count.get(key, 0) + 1
    return len({c for c, _ in count}) <= 4 and all(n <= SUPPLY[kind] for (_, kind), n in count.items())


def spoilt(pieces, rng):
    """The pieces without one road and one building, plus an invented road and settlement; and the places changed."""
    out, wrong = [dict(p) for p in pieces], []
    for is_road in (True, False):
        there = [i for i, p in enumerate(out) if (p["piece"] == "road") == is_road]
        if there:
            wrong.append(out.pop(int(rng.choice(there)))["at"])
        bare = [at for at in (PATHS if is_road else INTERSECTIONS) if at not in {p["at"] for p in pieces}]
        colours = sorted({p["color"] for p in pieces})
        out.append({"piece": "road" if is_road else "settlement", "color": str(rng.choice(colours)), "at": str(rng.choice(bare))})
        wrong.append(out[-1]["at"])
    return out, wrong


def check(reader, image, record, folder):
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    done = subprocess.run([reader, "check", str(image), str(file)], capture_output=True, text=True)
    if done.returncode:
        print(image.name, done.stderr.strip())
    return json.loads(done.stdout or "{}").get("differences")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("--reader", required=True)
    parser.add_argument("--fold", nargs="*", default=[], metavar="PLACE=REEVE_CLI")
    parser.add_argument("--game", choices=["base", "cities-and-knights"], default="base")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    folds = dict(fold.split("=", 1) for fold in options.fold)
    more = piece_labels.more_labels(pathlib.Path(__file__).parent / "more_pieces.json")
    rows, kinds = {}, harbors.labels()
    with tempfile.TemporaryDirectory() as scratch:
        for file in sorted(options.photographs.glob("*.json")):
            label = {"unsure": [], **json.loads(file.read_text())}
            label.update(more.get(file.stem, {}), harbors=nine(kinds.get(file.stem)))
            pieces, place = label.get("pieces"), file.stem.split("-")[0]
            if not pieces or not fits(pieces):
                continue
            buildings = {p["at"] for p in pieces if p["piece"] == "building"}
            image, reader = file.parent / label["image"], folds.get(place, options.reader)
            row = rows.setdefault(place, dict(photographs=0, pieces=0, false_alarms=0, false_harbors=0, errors=0, listed=0))
            differ = check(reader, image, position(label, pieces, options.game), pathlib.Path(scratch))
            if differ is None:
                continue
            row["photographs"] += 1
            row["pieces"] += len(pieces)
            for one in differ:
                differs = {one[side].get("piece") for side in ("seen", "tracked")}
                if "gives" in one["seen"] and label["harbors"]:
                    row["false_harbors"] += 1
                if differs == {None} or one["at"] in label["unsure"] or (one["at"] in buildings and differs == {"settlement", "city"}):
                    continue
                row["false_alarms"] += 1
                if options.verbose:
                    print(file.stem, json.dumps(one))
            record, wrong = spoilt(pieces, np.random.default_rng(zlib.crc32(file.stem.encode())))
            if not fits(record):
                continue
            listed = {one["at"] for one in check(reader, image, position(label, record, options.game), pathlib.Path(scratch)) or []}
            row["errors"] += len(wrong)
            row["listed"] += sum(at in listed for at in wrong)
    head = ["place", *next(iter(rows.values()), {})]
    print("| " + " | ".join(h.replace("_", " ") for h in head) + " |\n" + "|---" * len(head) + "|")
    for place, row in rows.items():
        print("| " + " | ".join(map(str, [place, *row.values()])) + " |")
    print("| " + " | ".join(map(str, ["all", *[sum(r[k] for r in rows.values()) for k in head[1:]]])) + " |")


if __name__ == "__main__":
    main()
