# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the effect of learned sets: each table is read with and without a set that was learned there.

usage: check_sets.py PHOTOGRAPHS --reader REEVE_CLI [--places PLACE ...] [--spoilt KIND] [--from N] [--out FOLDER]
       check_sets.py BOXES [BOXES ...] --boxes --reader REEVE_CLI [--from N] [--out FOLDER]
       check_sets.py FOLDER [FOLDER ...] [--boxes] --reader REEVE_CLI --curve N [N ...]

PHOTOGRAPHS holds NAME.jpg beside NAME.json labels. For each place a set is learned from N labelled photographs (default 1), spread over
all of them, and the others are read with and without it; this is repeated with N other photographs. With
--spoilt all photographs are first modified by that kind of stress.py. BOXES holds games rendered by box_scenes.py: for
each box a set is learned from its first N pictures (default 3); after the tables of each folder follows one row for each. --curve prints the errors by the number of confirmed pictures: the
pictures of each table after the greatest N are read with sets learned from the first N. FOLDER receives pictures of the
errors with a set: for each box a sheet of pieces with their true and read classes; for photographs the ten worst of
each place. Needs python3-opencv.
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

import check_boxes
import evaluate
import harbors
import piece_labels
import stress
from check_boxes import scan
from comparing import Case, homography
from geometry import hex_names
from places import INTERSECTIONS, PATHS

WHAT = ["terrain", "number", "road", "building", "kind", "robber", "harbor"]


def learn(reader, learned, pairs):
    """Returns the output of `reeve-cli learn`, or its error message."""
    learned.unlink(missing_ok=True)
    done = subprocess.run([reader, "learn", str(learned), *(str(p) for pair in pairs for p in pair)], capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else done.stderr.strip()


def confirmed(label, more, picture, harbor_kinds=None):
    """A label as a confirmed reading, without what the labeller marked as unsure."""
    out = {"format": "reeve-reading/1", "image": {"file": picture}, "board_to_image": label["board_to_image"], "hexes": label["hexes"],
           "uncertain": []}
    if harbor_kinds:
        out["harbors"] = [{"at": at, "gives": harbors.KINDS[kind]} for at, kind in zip(harbors.COAST, harbor_kinds) if kind > 0]
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
    coasts = harbors.labels()
    photographs = collections.defaultdict(list)
    for file in (file for folder in options.pictures for file in sorted(folder.glob("*.json"))):
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
    everything, learned, worst = {"without a set": [], "with one": []}, folder / "learned.set", {}
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
                reading.write_text(json.dumps(confirmed(label, pieces, picture.name, coasts.get(name))))
                pairs.append((picture, reading))
            said = learn(options.reader, learned, pairs)
            if isinstance(said, str):
                print(f"{place}: {said}")
                continue
            for i, (name, picture, label, pieces) in enumerate(items):
                if i in known:
                    continue
                for key, reading in (("without a set", plain[name]), ("with one", scan(options.reader, picture, learned))):
                    case = Case(name, label, reading, pieces, coasts.get(name))
                    rows[key].append(case)
                    if options.verbose and key == "with one":
                        print(name, [r for r in case.wrong], flush=True)
        for key, cases in rows.items():
            everything[key] += cases
            if cases:
                print(row(f"{place}, {key}", cases), flush=True)
        if options.out and not options.spoilt:
            bad = [case for case in rows["with one"] if case.badness]
            (options.out / place).mkdir(exist_ok=True)
            worst[place] = evaluate.worst(bad, options.out / place, options.pictures[0])
    for key, cases in everything.items():
        print(row(f"all, {key}", cases))
    for place, lines in worst.items():
        print(f"\nThe ten worst of {place} with a set:\n\n{lines or 'nothing wrong, nothing asked'}")


def boxes(options, folder):
    rows = [row_of_boxes for boxes in options.pictures for row_of_boxes in one_folder_of_boxes(boxes, options, folder)]
    print("\n| " + " | ".join(check_boxes.COLUMNS) + " |\n" + "|---" * len(check_boxes.COLUMNS) + "|\n" + "\n".join(rows))


def one_folder_of_boxes(pictures, options, folder):
    """Prints the tables of the boxes in the folder `pictures`; -> their rows without a set and with one."""
    groups, learned, rows = check_boxes.groups(pictures), folder / "learned.set", []
    print(f"\n## {pictures.name}")
    for key in ("without a set", "with one"):
        wrong, tally = collections.defaultdict(list), check_boxes.Tally()
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
                picture = file.with_suffix(".jpg")
                case = tally.add(box, file.stem, truth, scan(options.reader, picture, learned if key == "with one" else None))
                if case and options.out and key == "with one":
                    wrong[box] += check_boxes.wrong_pieces(case, truth, cv2.imread(str(picture)))
        for box, crops in wrong.items():
            if crops:
                cv2.imwrite(str(options.out / f"{pictures.name}-{box}.png"), check_boxes.sheet(crops))
        tally.print(key)
        rows.append(check_boxes.row(f"{pictures.name}, {key}", tally))
    return rows


def tables(options):
    """{table: [(picture, reading that is confirmed, label to hold against, pieces of more_pieces.json, figures)]}"""
    out = collections.defaultdict(list)
    more = piece_labels.more_labels(pathlib.Path(__file__).parent / "more_pieces.json")
    pattern = "box*.json" if options.boxes else "*.json"
    for file in (file for folder in options.pictures for file in sorted(folder.glob(pattern))):
        table, label = file.stem.split("-")[0], json.loads(file.read_text())
        if options.places and table not in options.places:
            continue
        table = f"{file.parent.name}-{table}" if options.boxes else table
        if options.boxes:
            out[table].append((file.with_suffix(".jpg"), label, {**label, "robber": None, "pieces": None}, None, label))
        else:
            picture, pieces = file.parent / label["image"], more.get(file.stem)
            out[table].append((picture, confirmed(label, pieces, picture.name), label, pieces, None))
    return out


def count_box(count, case, truth):
    """Counts the correctly read parts of a rendered game."""
    read = {(case.there(p["at"], PATHS if p["piece"] == "road" else INTERSECTIONS), p["piece"]): p for p in case.reading["pieces"]}
    for want in truth["pieces"]:
        got = read.get((want["at"], want["piece"]))
        count[want["piece"], "laid"] += 1
        count[want["piece"], "right"] += got is not None and got["color"] == want["color"]
        for part in ("level", "active"):
            if want["piece"] == "knight":
                count[part, "laid"] += 1
                count[part, "right"] += got is not None and got[part] == want[part]
    for figure in ("robber", "merchant"):
        if truth[figure]:
            seen = case.reading.get(figure)
            count[figure, "laid"] += 1
            count[figure, "right"] += seen is not None and case.there(seen["at"], hex_names()) == truth[figure]["at"]


BOX_COLUMNS = ["road", "settlement", "city", "knight", "level", "active", "wall", "metropolis", "robber", "merchant"]


def curve(options, folder):
    learned, most = folder / "learned.set", max(options.curve)
    head = ["confirmed pictures", "read", *(BOX_COLUMNS if options.boxes else [*WHAT, "silently wrong"]), "asked a picture"]
    print("| " + " | ".join(head) + " |\n" + "|---" * len(head) + "|")
    for known in (0, *options.curve):
        cases, count = [], collections.Counter()
        for table, items in tables(options).items():
            if len(items) <= most:
                continue
            pairs = []
            for number, (picture, reading, *_) in enumerate(items[:known]):
                file = folder / f"{table}-{number}.reading.json"
                file.write_text(json.dumps(reading))
                pairs.append((picture, file))
            said = learn(options.reader, learned, pairs) if known else None
            if isinstance(said, str):
                print(f"{table}: {said}")
                continue
            for picture, _, label, pieces, truth in items[most:]:
                case = Case(picture.stem, label, scan(options.reader, picture, learned if known else None), pieces)
                if case.located:
                    cases.append(case)
                    if truth:
                        count_box(count, case, truth)
        if options.boxes:
            cells = [f"{count[what, 'right']}/{count[what, 'laid']}" for what in BOX_COLUMNS]
        else:
            sums = [np.sum([c.count(what) for c in cases], axis=0) for what in WHAT]
            cells = [f"{right}/{wanted}" + (f", {seen - right} wrong" if seen > right else "") for wanted, right, seen in sums]
            cells.append(sum(len(c.silent) for c in cases))
        asked = sum(c.asked for c in cases) / max(len(cases), 1)
        print("| " + " | ".join(map(str, [known, len(cases), *cells, f"{asked:.1f}"])) + " |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pictures", type=pathlib.Path, nargs="+")
    parser.add_argument("--reader", required=True)
    parser.add_argument("--boxes", action="store_true")
    parser.add_argument("--places", nargs="*")
    parser.add_argument("--spoilt", choices=list(stress.KINDS), metavar="KIND")
    parser.add_argument("--from", type=int, dest="learn_from", metavar="N")
    parser.add_argument("--curve", type=int, nargs="+", metavar="N")
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
    options.learn_from = options.learn_from or (3 if options.boxes else 1)
    with tempfile.TemporaryDirectory() as folder:
        (curve if options.curve else boxes if options.boxes else by_place)(options, pathlib.Path(folder))


if __name__ == "__main__":
    main()
