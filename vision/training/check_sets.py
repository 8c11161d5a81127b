# SPDX-License-Identifier: GPL-3.0-or-later
"""How much better the reader reads a table with a set that it learned there: with and without, by place.

usage: check_sets.py PHOTOGRAPHS --reader REEVE_CLI [--places PLACE ...] [--spoilt KIND] [--from N]
       check_sets.py BOXES --boxes --reader REEVE_CLI [--from N]

PHOTOGRAPHS holds NAME.jpg beside NAME.json labels. Of each place a set is learned from N photographs (default 1), spread over
them, as they are labelled, and the others are read with and without it; and once more the other way about, from other N. With
--spoilt all are spoilt in that way of stress.py first: one table under one lamp. BOXES holds games rendered by box_scenes.py: of
each box a set is learned from its first N pictures (default 3). Needs python3-opencv.
"""
import argparse
import collections
import json
import pathlib
import statistics
import subprocess
import tempfile
import zlib

import cv2
import numpy as np

import check_figures
import harbors
import piece_labels
import stress
from comparing import Case, homography
from geometry import hex_names

WHAT = ["terrain", "number", "road", "building", "kind", "robber"]


def scan(reader, picture, learned=None):
    done = subprocess.run([reader, "scan", str(picture), *(["--set", str(learned)] if learned else [])], capture_output=True, text=True)
    return json.loads(done.stdout or "{}")


def learn(reader, learned, pairs):
    """-> what learn prints, or what it complained about."""
    learned.unlink(missing_ok=True)
    done = subprocess.run([reader, "learn", str(learned), *(str(p) for pair in pairs for p in pair)], capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else done.stderr.strip()


def confirmed(label, more, picture):
    """A label as a confirmed reading. Of what the labeller was not sure of nothing is said."""
    out = {"format": "reeve-reading/1", "image": {"file": picture}, "board_to_image": label["board_to_image"], "hexes": label["hexes"],
           "uncertain": []}
    pieces = (more or {}).get("pieces", label.get("pieces"))
    if pieces is not None:
        sure = [p for p in pieces if p["piece"] != "building"]
        doubt = [{"piece": "settlement", "color": p["color"], "at": p["at"]} for p in pieces if p["piece"] == "building"]
        doubt += [{"piece": "road" if "-" in at else "settlement", "color": "red", "at": at} for at in (more or label).get("unsure") or []]
        out["pieces"] = sure + doubt
        out["uncertain"] = [f"pieces[{len(sure) + i}]" for i in range(len(doubt))]
    robber = label.get("robber")
    if robber:
        out["robber"] = robber if isinstance(robber, dict) else {"at": robber}
    return out


def row(name, cases):
    cells = [name, len(cases), sum(c.located for c in cases), sum(c.exact for c in cases)]
    for what in WHAT:
        wanted, right, claimed = np.sum([c.count(what) for c in cases], axis=0)
        cells.append("-" if not wanted and not claimed else f"{right}/{wanted}" + (f", {claimed - right} wrong" if claimed > right and what not in ("terrain", "number", "kind") else ""))
    return "| " + " | ".join(map(str, [*cells, sum(len(c.silent) for c in cases), sum(c.asked for c in cases),
                                       round(statistics.median(c.ms for c in cases))])) + " |"


def by_place(options, folder):
    more = piece_labels.more_labels(pathlib.Path(__file__).parent / "more_pieces.json")
    photographs = collections.defaultdict(list)
    for file in sorted(options.pictures.glob("*.json")):
        place, label = file.stem.split("-")[0], json.loads(file.read_text())
        if options.places and place not in options.places:
            continue
        picture, pieces = file.parent / label["image"], more.get(file.stem)
        if options.spoilt:
            image = cv2.imread(str(picture)).astype(np.float32)
            rng = np.random.default_rng([zlib.crc32(file.stem.encode()), list(stress.KINDS).index(options.spoilt)])
            spoilt = stress.KINDS[options.spoilt](image, homography(label), rng)
            picture = folder / f"{file.stem}.jpg"
            spoilt.write(picture)
            label = {**label, "board_to_image": spoilt.h.ravel().tolist()}
        photographs[place].append((file.stem, picture, label, pieces))
    head = ["", "photographs", "located", "exact", *WHAT, "silently wrong", "asked", "ms"]
    print("| " + " | ".join(head) + " |\n" + "|---" * len(head) + "|")
    everything, learned = {"without a set": [], "with one": []}, folder / "learned.set"
    for place, items in photographs.items():
        plain = {name: scan(options.reader, picture) for name, picture, _, _ in items}
        rows = {"without a set": [], "with one": []}
        step = max(1, len(items) // options.learn_from)
        for first in sorted({0, len(items) // 2}):
            known = [(first + i * step) % len(items) for i in range(options.learn_from)]
            pairs = []
            for i in known:
                name, picture, label, pieces = items[i]
                reading = folder / f"{name}.reading.json"
                reading.write_text(json.dumps(confirmed(label, pieces, picture.name)))
                pairs.append((picture, reading))
            said = learn(options.reader, learned, pairs)
            if isinstance(said, str):
                print(f"{place}: {said}")
                continue
            for i, (name, picture, label, pieces) in enumerate(items):
                if i in known:
                    continue
                for key, reading in (("without a set", plain[name]), ("with one", scan(options.reader, picture, learned))):
                    case = Case(name, label, reading, pieces)
                    rows[key].append(case)
                    if options.verbose and key == "with one":
                        print(name, [r for r in case.wrong], flush=True)
        for key, cases in rows.items():
            everything[key] += cases
            if cases:
                print(row(f"{place}, {key}", cases), flush=True)
    for key, cases in everything.items():
        print(row(f"all, {key}", cases))


def boxes(options, folder):
    groups = collections.defaultdict(list)
    for file in sorted(options.pictures.glob("box*.json")):
        groups[file.stem.split("-")[0]].append((file, json.loads(file.read_text())))
    learned = folder / "learned.set"
    for key in ("without a set", "with one"):
        pieces, figures, asked, pictures, ms = check_figures.Pieces(), {f: check_figures.Figures() for f in ("robber", "merchant")}, 0, 0, []
        for box, items in groups.items():
            known, others = items[:options.learn_from], items[options.learn_from:]
            if key == "with one":
                said = learn(options.reader, learned, [(file.with_suffix(".jpg"), file) for file, _ in known])
                if isinstance(said, str):
                    print(f"{box}: {said}")
                    continue
                if options.verbose:
                    print(box, json.dumps({k: said[k] for k in ("not_seen", "alike", "bytes", "milliseconds")}))
            for file, truth in others:
                case = Case(file.stem, {**truth, "robber": None, "pieces": None}, scan(options.reader, file.with_suffix(".jpg"), learned if key == "with one" else None))
                if not case.located:
                    continue
                laid = {"edition": f"{box}, {truth['edition']}", "pieces": [p for p in truth["pieces"] if p["piece"] not in ("wall", "metropolis")]}
                for p in laid["pieces"]:
                    for upon in ("wall", "metropolis"):
                        p[upon] = any(q["piece"] == upon and q["at"] == p["at"] for q in truth["pieces"])
                pieces.add(case, laid, set())
                asked, pictures = asked + case.asked, pictures + 1
                ms.append(case.ms)
                for figure, count in figures.items():
                    seen, want = case.reading.get(figure), truth[figure]
                    count.add(want and want["at"], case.there(seen["at"], hex_names()) if seen else None, figure in case.unsure)
        print(f"\n### {key}: {pictures} pictures, {asked} questions, {round(statistics.median(ms))} ms")
        pieces.print()
        for figure, count in figures.items():
            print(f"{figure}: " + ", ".join(map(str, count.row())))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pictures", type=pathlib.Path)
    parser.add_argument("--reader", required=True)
    parser.add_argument("--boxes", action="store_true")
    parser.add_argument("--places", nargs="*")
    parser.add_argument("--spoilt", choices=list(stress.KINDS), metavar="KIND")
    parser.add_argument("--from", type=int, dest="learn_from", metavar="N")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    options.learn_from = options.learn_from or (3 if options.boxes else 1)
    with tempfile.TemporaryDirectory() as folder:
        (boxes if options.boxes else by_place)(options, pathlib.Path(folder))


if __name__ == "__main__":
    main()
