# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how well the reader reads labelled photographs: by place, by tilt, with confusions and the worst cases.

usage: evaluate.py PHOTOGRAPHS --reader REEVE_CLI --out FOLDER [--fold PLACE=REEVE_CLI ...] [--more]

PHOTOGRAPHS holds NAME.jpg beside NAME.json labels. A place in the training set of the shipped networks is read by the reader
given with --fold, built with networks trained without it (cmake -DREEVE_NETWORK_FOLDER=...); without --fold it is marked with a
star. --more adds our own labels of pieces (more_pieces.json); harbours are always those of harbors.json. FOLDER receives
report.md and the pictures of the ten worst cases with the errors drawn in. Needs python3-opencv.
"""
import argparse
import collections
import json
import pathlib
import statistics
import subprocess

import cv2
import numpy as np

import harbors
import piece_labels
from comparing import PLACES, Case, homography
from geometry import cut, hex_centres, project, side_pixels

TILTS = [(0, 10), (10, 25), (25, 40), (40, 90)]
WHAT = ["terrain", "number", "road", "building", "kind", "harbor", "robber"]


def share(cases, what):
    wanted, right, claimed = np.sum([c.count(what) for c in cases], axis=0)
    if not wanted and not claimed:
        return "-"
    more = f", {claimed - right} of {claimed} claims wrong" if what not in ("terrain", "number", "kind", "robber") and claimed > right else ""
    return f"{right}/{wanted}{more}"


def table(groups):
    head = ["", "photographs", "located", "exact", *WHAT, "silently wrong", "asked", "most asked", "ms"]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for name, cases in groups:
        if not cases:
            continue
        row = [name, len(cases), sum(c.located for c in cases), sum(c.exact for c in cases), *[share(cases, w) for w in WHAT],
               sum(len(c.silent) for c in cases), sum(c.asked for c in cases), max(c.asked for c in cases),
               round(statistics.median(c.ms for c in cases))]
        lines.append("| " + " | ".join(str(v) for v in row) + " |")
    return "\n".join(lines)


def confusion(cases, what):
    pairs = collections.Counter((str(r[2]), str(r[3])) for c in cases for r in c.rows if r[0] == what)
    names = sorted({n for pair in pairs for n in pair}, key=lambda n: (n == "None", int(n) if n.isdigit() else 0, n))
    if len(names) < 2:
        return ""
    lines = [f"\n**{what}** (rows: what is there; columns: what is read)\n", "| | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    for want in names:
        if any(pairs[want, got] for got in names):
            lines.append(f"| {want} | " + " | ".join(str(pairs[want, got] or "") for got in names) + " |")
    return "\n".join(lines)


def picture_facts(image, h):
    """Pixels for each hex side, share of glare on the board, sharpness (contrast of neighbouring pixels)."""
    side = statistics.median(side_pixels(h, x, y) for x, y in hex_centres())
    crops = np.stack([cut(image, h, x, y, 0.8, 48, 2) for x, y in hex_centres()]).astype(np.float32)
    glare = float(((crops.min(3) > 225)).mean())
    grey = crops.mean(3)
    sharp = float(np.abs(np.diff(grey, axis=2)).mean() / max(grey.std(), 1))
    return side, glare, sharp


def remedy(case, facts):
    """Suggests a remedy from the errors and the properties of the picture."""
    side, glare, sharp = facts
    out = []
    kinds = collections.Counter(r[0] for r in case.wrong)
    if not case.located:
        out.append("the island was not found: the whole frame in the picture, on a cloth of another colour than the sea")
    if case.tilt >= 40:
        out.append(f"seen at {case.tilt:.0f} degrees: hold the camera higher")
    if glare > 0.02:
        out.append(f"glare on {100 * glare:.0f} % of the hexes: move the lamp or the camera")
    if side < 60:
        out.append(f"{side:.0f} pixels a hex side: go nearer")
    if sharp < 0.12:
        out.append("soft: hold still, more light")
    robber = case.label.get("robber")
    robber = robber["at"] if isinstance(robber, dict) else robber
    if any(r[0] == "number" and r[3] is None for r in case.wrong):
        out.append("a token that is not seen (the robber stands there, or a piece lies on it): a second picture, or a tracked position as prior")
    if kinds["kind"]:
        out.append("settlements and cities alike from this side: a lower view, photographs of this edition to learn from")
    if kinds["road"] + kinds["building"] or case.asked > 5:
        out.append("pieces that look like others, or loose pieces on the board: photographs of this table to learn from, a tracked position as prior")
    if kinds["harbor"]:
        out.append("harbours: photographs of this frame to learn from")
    if kinds["terrain"] or (kinds["number"] and not out):
        out.append("this edition's print under this light: photographs of it to learn from")
    return "; ".join(out) or "nothing is wrong; fewer questions with a tracked position as prior"


def questions(case):
    """[(what is asked about, where)]"""
    out = []
    for name in case.reading.get("uncertain", []):
        what, _, rest = name.partition("[")
        if rest:
            one = case.reading[what][int(rest.split("]")[0])]
            what = f"{one.get('color', one.get('gives'))} {one.get('piece', 'harbor')}{rest.split(']')[1].replace('.', ', ')}"
            out.append((what, one["at"]))
        elif name.startswith("hexes."):
            _, where, part = name.split(".")
            out.append((part, where))
        else:
            out.append((name, (case.reading.get(name) or {}).get("at")))
    return out


def draw(case, image, file):
    scale = 1400 / max(image.shape[:2])
    small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    h = np.diag([scale, scale, 1]) @ homography(case.reading if case.located else case.label)
    for x, y in hex_centres():
        ring = np.int32([project(h, x + np.sin(a), y - np.cos(a)) for a in np.arange(6) * np.pi / 3])
        cv2.polylines(small, [ring], True, (255, 255, 255), 1, cv2.LINE_AA)
    for _, where in questions(case) if case.located else []:
        if where in PLACES:
            x, y = project(h, *PLACES[where])
            cv2.circle(small, (int(x), int(y)), 20, (255, 0, 255), 1, cv2.LINE_AA)
    for what, where, want, got, asked, _ in case.wrong:
        if where not in PLACES:
            continue
        overlooked = got is None and what != "number"
        x, y = project(np.diag([scale, scale, 1]) @ homography(case.label) if overlooked else h, *PLACES[where])
        colour = (0, 200, 255) if asked else (0, 0, 255)
        cv2.circle(small, (int(x), int(y)), 14, colour, 3, cv2.LINE_AA)
        text = f"{got or 'nothing'} is {want or 'nothing'}"
        cv2.putText(small, text, (int(x) + 16, int(y)), cv2.FONT_HERSHEY_SIMPLEX, 0.55, (0, 0, 0), 4, cv2.LINE_AA)
        cv2.putText(small, text, (int(x) + 16, int(y)), cv2.FONT_HERSHEY_SIMPLEX, 0.55, colour, 1, cv2.LINE_AA)
    cv2.imwrite(str(file), small)


def worst(cases, folder, photographs, count=10):
    lines = []
    for rank, case in enumerate(sorted(cases, key=lambda c: -c.badness)[:count], 1):
        image = cv2.imread(str(photographs / case.label["image"]))
        file = f"worst-{rank:02d}-{case.name}.jpg"
        draw(case, image, folder / file)
        errors = ", ".join(f"{what} {where}: {got or 'nothing'} for {want or 'nothing'}{' (asked)' if asked else ''}"
                           for what, where, want, got, asked, _ in case.wrong)
        asked = ", ".join(f"{what} {where or ''}".strip() for what, where in questions(case))
        lines.append(f"{rank}. **{case.name}** ({file}): {errors or 'nothing wrong'}; {case.asked} asked{f': {asked}' if asked else ''}. "
                     f"What would help: {remedy(case, picture_facts(image, homography(case.label)))}.")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("--reader", required=True)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--fold", nargs="*", default=[], metavar="PLACE=REEVE_CLI")
    parser.add_argument("--more", action="store_true")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    folds = dict(fold.split("=", 1) for fold in options.fold)
    more = piece_labels.more_labels(pathlib.Path(__file__).parent / "more_pieces.json") if options.more else {}
    kinds = harbors.labels()
    cases = []
    for file in sorted(options.photographs.glob("*.json")):
        label = json.loads(file.read_text())
        place = file.stem.split("-")[0]
        done = subprocess.run([folds.get(place, options.reader), "scan", str(file.parent / label["image"])], capture_output=True, text=True)
        reading = json.loads(done.stdout or "{}")
        case = Case(file.stem, label, reading, more.get(file.stem), kinds.get(file.stem))
        trained = label["licence"].startswith(("MIT", "BSD", "CC-BY", "GPL-3")) and place not in folds
        case.place = place + (" *" if trained else "")
        cases.append(case)
    places = sorted({c.place for c in cases})
    parts = ["# How well boards are read\n", "By place (*: the networks were trained on it):\n",
             table([*[(p, [c for c in cases if c.place == p]) for p in places],
                    ("never seen", [c for c in cases if not c.place.endswith("*")]), ("all", cases)]),
             "\nBy tilt of the view:\n",
             table([(f"{a} to {b} degrees", [c for c in cases if a <= c.tilt < b]) for a, b in TILTS]),
             *[confusion(cases, what) for what in WHAT if what != "robber"], "\nThe ten worst:\n", worst(cases, options.out, options.photographs)]
    report = "\n".join(p for p in parts if p) + "\n"
    (options.out / "report.md").write_text(report)
    print(report)


if __name__ == "__main__":
    main()
