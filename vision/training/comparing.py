# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares a reading of `reeve-cli scan` with its label, under any rotation of either."""
import math

import numpy as np

import harbors
from geometry import hex_centres, hex_names, project, side_pixels
from places import INTERSECTIONS, PATHS, centre_of

PLACES = {**{name: np.array(c) for name, c in zip(hex_names(), hex_centres())}, **{s: np.array(p) for s, p in INTERSECTIONS.items()},
          **{p: centre_of(p) for p in PATHS}}
FAR = 0.5  # error of a hex centre (hex sides) above which the board counts as misplaced


def homography(json):
    return np.array(json["board_to_image"], float).reshape(3, 3)


def nearest(at, names):
    return min(names, key=lambda n: math.dist(PLACES[n], at))


class Case:
    """A photograph, its label, its reading, and lists of comparisons: (what, where, wanted, got, asked, confidence)."""

    def __init__(self, name, label, reading, more=None, harbor_kinds=None):
        self.name, self.label, self.reading = name, label, reading
        self.tilt = label.get("tilt", 0.0)
        self.asked = len(reading.get("uncertain", []))
        self.ms = sum(reading.get("milliseconds", {}).get(k, 0) for k in ("locate", "read"))
        self.rows = []
        self.located = False
        if not reading.get("found"):
            return
        self.back = np.linalg.inv(homography(label)) @ homography(reading)
        seen, truth = homography(reading), homography(label)
        side = np.median([side_pixels(truth, x, y) for x, y in hex_centres()])
        off = max(math.dist(project(seen, *PLACES[h]), project(truth, *PLACES[self.there(h, hex_names())])) for h in hex_names())
        self.located = off < FAR * side
        if not self.located:
            return
        self.unsure = set(reading["uncertain"])
        self.hexes()
        pieces = (more or {}).get("pieces", label.get("pieces"))
        if pieces is not None:
            self.pieces(pieces, set((more or label).get("unsure") or []))
        if label.get("robber"):
            robber = label["robber"]
            robber = robber["at"] if isinstance(robber, dict) else robber
            seen = reading.get("robber")
            got = self.there(seen["at"], hex_names()) if seen else None
            self.add("robber", "robber", robber, got, "robber" in self.unsure, seen["confidence"] if seen else 1.0)
        if harbor_kinds is not None:
            self.harbors(harbor_kinds)

    def there(self, place, names):
        """Renames a place of the reading to the label's rotation."""
        return nearest(project(self.back, *PLACES[place]), names)

    def add(self, what, where, wanted, got, asked, confidence):
        self.rows.append((what, where, wanted, got, asked, confidence))

    def hexes(self):
        tokens = self.label.get("tokens", True)
        for name, got in self.reading["hexes"].items():
            want = self.label["hexes"][self.there(name, hex_names())]
            self.add("terrain", name, want["terrain"], got["terrain"], f"hexes.{name}.terrain" in self.unsure, got["terrain_confidence"])
            if tokens and (want.get("number") or got.get("number")):
                self.add("number", name, want.get("number"), got.get("number"), f"hexes.{name}.number" in self.unsure,
                         got["number_confidence"])

    def pieces(self, labelled, unsure):
        """Roads, settlements and cities. A labelled "building" is a settlement or a city of unknown kind."""
        sort = lambda kind: "road" if kind == "road" else "building"
        want = {(p["at"], sort(p["piece"])): p for p in labelled}
        for i, p in enumerate(self.reading["pieces"]):
            if p["piece"] in ("wall", "metropolis"):
                continue
            at = self.there(p["at"], PATHS if "-" in p["at"] else INTERSECTIONS)
            if at in unsure:
                continue
            place, kind = f"pieces[{i}]" in self.unsure, f"pieces[{i}].piece" in self.unsure
            there = want.pop((at, sort(p["piece"])), None) if p["piece"] != "knight" else None
            what = "road" if p["piece"] == "road" else "building"
            if there is None:
                self.add(what, p["at"], None, f"{p['color']} {p['piece']}", place, p["confidence"])
                continue
            self.add(what, p["at"], there["color"], p["color"], place, p["confidence"])
            if what == "building" and there["piece"] != "building":
                self.add("kind", p["at"], there["piece"], p["piece"], place or kind, p["confidence"])
        for (at, what), p in want.items():
            if at not in unsure:
                self.add(what, at, p["color"], None, False, 0.0)

    def harbors(self, kinds):
        want = {path: harbors.KINDS[k] if k > 0 else None for path, k in zip(harbors.COAST, kinds) if k}
        for i, got in enumerate(self.reading["harbors"]):
            at = self.there(got["at"], harbors.COAST)
            there = want.pop(at, "none")
            if there is None:
                continue  # not visible in the photograph
            asked = f"harbors[{i}]" in self.unsure or f"harbors[{i}].gives" in self.unsure
            self.add("harbor", got["at"], None if there == "none" else there, got["gives"], asked, got["confidence"])
        for at, kind in want.items():
            if kind:
                self.add("harbor", at, kind, None, False, 0.0)

    def count(self, what):
        """Returns (number labelled, number of these right, number claimed)."""
        rows = [r for r in self.rows if r[0] == what]
        return (sum(r[2] is not None for r in rows), sum(r[2] is not None and r[2] == r[3] for r in rows),
                sum(r[3] is not None for r in rows))

    @property
    def wrong(self):
        return [r for r in self.rows if r[2] != r[3]]

    @property
    def silent(self):
        """Number of wrong claims that are not uncertain. Overlooked pieces count only as wrong."""
        return [r for r in self.wrong if r[3] is not None and not r[4]]

    @property
    def exact(self):
        return self.located and not any(r[0] in ("terrain", "number") for r in self.wrong)

    @property
    def badness(self):
        return (0 if self.located else 30) + 4 * len(self.silent) + 2 * len(self.wrong) + 0.5 * self.asked
