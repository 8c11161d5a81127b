# SPDX-License-Identifier: GPL-3.0-or-later
"""What the reader reads of rendered games of Cities & Knights without having learned anything of their boxes.

usage: check_boxes.py BOXES [BOXES ...] --reader REEVE_CLI [--out FOLDER]

BOXES holds games rendered by box_scenes.py; every picture is read without a set. Prints for each folder the tables by piece and by
edition of the knights, then one row for each folder. FOLDER receives a sheet of crops for each box: every piece on an intersection
that is read otherwise than it was laid, with what it is and what it was taken for. Needs python3-opencv.
"""
import argparse
import collections
import json
import pathlib
import statistics
import subprocess

import cv2
import numpy as np

import check_figures
from comparing import Case, homography
from geometry import hex_names
from places import INTERSECTIONS, Frame, camera

CROP = 160  # pixels of the crops of what is read wrong


def scan(reader, picture, learned=None):
    done = subprocess.run([reader, "scan", str(picture), *(["--set", str(learned)] if learned else [])], capture_output=True, text=True)
    return json.loads(done.stdout or "{}")


def groups(folder):
    """{box: [(file of a reading, what was laid)]}"""
    out = collections.defaultdict(list)
    for file in sorted(folder.glob("box*.json")):
        out[file.stem.split("-")[0]].append((file, json.loads(file.read_text())))
    return out


class Tally:
    """Counts over many pictures of rendered games."""

    def __init__(self):
        self.pieces, self.figures = check_figures.Pieces(), {f: check_figures.Figures() for f in ("robber", "merchant")}
        self.asked = self.pictures = self.lost = 0
        self.ms = []

    def add(self, box, name, truth, reading):
        """-> the comparison; None where the board is not found."""
        case = Case(name, {**truth, "robber": None, "pieces": None}, reading)
        if not case.located:
            self.lost += 1
            return None
        laid = {"edition": f"{box}, {truth['edition']}", "pieces": [dict(p) for p in truth["pieces"] if p["piece"] not in ("wall", "metropolis")]}
        for p in laid["pieces"]:
            for upon in ("wall", "metropolis"):
                p[upon] = any(q["piece"] == upon and q["at"] == p["at"] for q in truth["pieces"])
        self.pieces.add(case, laid, set())
        self.asked, self.pictures = self.asked + case.asked, self.pictures + 1
        self.ms.append(case.ms)
        for figure, count in self.figures.items():
            seen, want = case.reading.get(figure), truth[figure]
            count.add(want and want["at"], case.there(seen["at"], hex_names()) if seen else None, figure in case.unsure)
        return case

    def print(self, title):
        print(f"\n### {title}: {self.pictures} pictures, {self.asked} questions, {round(statistics.median(self.ms))} ms"
              + (f"; not located: {self.lost}" if self.lost else ""))
        self.pieces.print()
        for figure, count in self.figures.items():
            print(f"{figure}: " + ", ".join(map(str, count.row())))


def called(piece):
    """A piece in short: "red knight 2 active"."""
    words = [piece["color"], piece["piece"]]
    if piece["piece"] == "knight":
        words += [str(piece["level"]), "active" if piece["active"] else "idle"]
    return " ".join(words)


def wrong_pieces(case, truth, image):
    """A labelled crop of each piece on an intersection that is not read as it was laid."""
    h = homography(truth)
    eye = camera(h, image.shape[1], image.shape[0])
    stands = lambda piece: piece["piece"] in ("settlement", "city", "knight")
    read = {case.there(p["at"], INTERSECTIONS): called(p) for p in case.reading["pieces"] if stands(p)}
    for piece in filter(stands, truth["pieces"]):
        got = read.get(piece["at"], "nothing")
        if got == called(piece):
            continue
        crop = Frame(piece["at"], eye, close=True).cut(image, h, CROP, 1)
        for line, text in enumerate((f"{case.name} {piece['at']}", called(piece), f"read: {got}")):
            at = (3, 12 + 13 * line)
            cv2.putText(crop, text, at, cv2.FONT_HERSHEY_SIMPLEX, 0.38, (0, 0, 0), 3, cv2.LINE_AA)
            cv2.putText(crop, text, at, cv2.FONT_HERSHEY_SIMPLEX, 0.38, (255, 255, 255), 1, cv2.LINE_AA)
        yield crop


def sheet(crops, across=8):
    crops = [*crops, *[np.zeros_like(crops[0])] * (-len(crops) % across)]
    return np.vstack([np.hstack(crops[i:i + across]) for i in range(0, len(crops), across)])


COLUMNS = ["boxes", "pictures", "knights", "read", "false", "colour", "level", "active", "right in everything", "wrong and not asked", "walls",
           "false", "metropolises", "false", "settlements", "cities", "roads", "robber", "merchant", "false", "questions"]


def row(name, tally):
    knights = sum(tally.pieces.knights.values(), collections.Counter())
    cells = [name, tally.pictures, knights["laid"], knights["read"], knights["false"] + knights["false asked"]]
    cells += [knights[part] for part in ("color", "level", "active", "whole", "silent")]
    other = lambda kind: tally.pieces.others.get(kind, collections.Counter())
    for kind in ("wall", "metropolis"):
        cells += [f"{other(kind)['read']}/{other(kind)['laid']}", other(kind)["false"] + other(kind)["false asked"]]
    cells += [f"{other(kind)['read']}/{other(kind)['laid']}" for kind in ("settlement", "city", "road")]
    robber, merchant = tally.figures["robber"], tally.figures["merchant"]
    cells += [f"{robber.right}/{robber.there}", f"{merchant.right}/{merchant.there}", merchant.false + merchant.false_asked, tally.asked]
    return "| " + " | ".join(map(str, cells)) + " |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boxes", type=pathlib.Path, nargs="+")
    parser.add_argument("--reader", required=True)
    parser.add_argument("--out", type=pathlib.Path)
    options = parser.parse_args()
    rows = []
    for folder in options.boxes:
        tally = Tally()
        for box, items in groups(folder).items():
            crops = []
            for file, truth in items:
                picture = file.with_suffix(".jpg")
                case = tally.add(box, file.stem, truth, scan(options.reader, picture))
                if case and options.out:
                    crops += wrong_pieces(case, truth, cv2.imread(str(picture)))
            if crops:
                options.out.mkdir(parents=True, exist_ok=True)
                cv2.imwrite(str(options.out / f"{folder.name}-{box}.png"), sheet(crops))
        tally.print(folder.name)
        rows.append(row(folder.name, tally))
    print("\n| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|\n" + "\n".join(rows))


if __name__ == "__main__":
    main()
