# SPDX-License-Identifier: GPL-3.0-or-later
"""The pieces of a rendered evening for check_watch.py: a random game of Cities & Knights, and legal changes of it."""
import collections
import math

import numpy as np

import check_records
from geometry import hex_centres, hex_names
from places import INTERSECTIONS, PATHS

COLOURS = ["red", "blue", "white", "orange"]
LISTS = {"road": "roads", "settlement": "settlements", "city": "cities"}
HEXES = dict(zip(hex_names(), hex_centres()))
NEXT = {s: [p for p in PATHS if s in p.split("-")] for s in INTERSECTIONS}
NEAR = {s: [e for p in NEXT[s] for e in p.split("-") if e != s] for s in INTERSECTIONS}


class Table:
    """The pieces on the board: place -> dict with color, piece, and level, active, wall; and the figures."""

    def __init__(self, label, rng):
        self.rng, self.pieces, self.pushed, self.last = rng, {}, collections.Counter(), None
        self.players = [str(c) for c in rng.permutation(COLOURS)[:int(rng.integers(3, 5))]]
        self.turn, self.merchant = 0, None
        self.hexes = check_records.in_the_box({n: {k: v for k, v in one.items() if k in ("terrain", "number") and v} for n, one in label["hexes"].items()})
        self.robber = next(n for n, one in self.hexes.items() if one["terrain"] == "desert")
        for colour in self.players:
            for kind in ("settlement", "city"):
                at = self.pick([s for s in INTERSECTIONS if self.free_spot(s) and any(p not in self.pieces for p in NEXT[s])])
                self.pieces[at] = {"color": colour, "piece": kind}
                self.pieces[self.pick([p for p in NEXT[at] if p not in self.pieces])] = {"color": colour, "piece": "road"}
            for _ in range(int(rng.integers(1, 5))):
                self.put("road", colour)
            if rng.random() < 0.7 and self.put("knight", colour) and rng.random() < 0.5:
                self.do("activate", colour)
        self.last = None

    def pick(self, places):
        return str(self.rng.choice(places)) if places else None

    def free_spot(self, s):
        return s not in self.pieces and not any(self.pieces.get(n, {}).get("piece") in ("settlement", "city") for n in NEAR[s])

    def own(self, colour, piece, test=lambda p: True):
        return [at for at, p in self.pieces.items() if p["color"] == colour and p["piece"] == piece and test(p)]

    def put(self, kind, colour):
        """Puts a piece at a legal place. -> the place"""
        reached = sorted({s for path in self.own(colour, "road") for s in path.split("-")})
        if kind == "road":
            free = sorted({p for s in reached if self.pieces.get(s, {"color": colour})["color"] == colour for p in NEXT[s] if p not in self.pieces})
        else:
            free = [s for s in reached if (self.free_spot(s) if kind == "settlement" else s not in self.pieces)]
        most = {"road": 14, "settlement": 4, "knight": 1}[kind]
        at = self.pick(free) if len(self.own(colour, kind, lambda p: p.get("level", 1) == 1)) <= most else None
        if at:
            self.pieces[at] = {"color": colour, "piece": kind} | ({"level": 1, "active": False} if kind == "knight" else {})
        return at

    def knight_way(self, colour):
        """An active knight and a free intersection that its roads lead to."""
        start, mine = self.pick(self.own(colour, "knight", lambda p: p["active"] and not p.get("now"))), set(self.own(colour, "road"))
        seen, todo = {start}, [start] if start else []
        while todo:
            at = todo.pop()
            if at == start or self.pieces.get(at, {"color": colour})["color"] == colour:
                new = [s for path in NEXT[at] if path in mine for s in path.split("-") if s not in seen]
                seen.update(new)
                todo += new
        return start, self.pick(sorted(s for s in seen if s and s not in self.pieces))

    def do(self, kind, colour):
        """Changes one thing. -> what must be proposed, as keys of a command; None: not possible"""
        last, self.last = self.last, None
        rises = lambda p: p["level"] < 3 and not p.get("rose") and len(self.own(colour, "knight", lambda q: q["level"] == p["level"] + 1)) < 2
        can = {"city": ("settlement", lambda p: len(self.own(colour, "city")) < 4), "wall": ("city", lambda p: not p.get("wall")),
               "activate": ("knight", lambda p: not p["active"]), "promote": ("knight", rises)}
        if kind in can:
            if at := self.pick(self.own(colour, *can[kind])):
                piece = self.pieces[at]
                piece |= {"city": {"piece": "city"}, "wall": {"wall": True}, "activate": {"active": True, "now": True},
                          "promote": {"level": piece.get("level", 0) + 1, "rose": True}}[kind]
                return {"at": at, "player": colour} | ({"do": kind} if kind in ("activate", "promote") else {"do": "build", "piece": kind})
        elif kind in ("road", "settlement", "knight"):
            self.last = self.put(kind, colour)
            return {"do": "build", "piece": kind, "at": self.last, "player": colour} if self.last else None
        elif kind == "move-knight":
            start, at = self.knight_way(colour)
            if at:
                self.pieces[at] = self.pieces.pop(start) | {"active": False}
                return {"do": "move-knight", "from": start, "to": at, "player": colour}
        elif kind == "robber":
            self.robber = self.pick([n for n in HEXES if n not in (self.robber, self.merchant)])
            return {"do": "robber", "to": self.robber}
        elif kind == "merchant":
            homes = [INTERSECTIONS[s] for s in self.own(colour, "settlement") + self.own(colour, "city")]
            at = self.pick([n for n, c in HEXES.items() if n not in (self.robber, self.merchant) and self.hexes[n]["terrain"] != "desert"
                            and any(math.dist(home, c) < 1.1 for home in homes)])
            if at:
                self.merchant = at
                return {"do": "play", "card": "merchant", "to": at, "player": colour}
        elif kind == "removed" and last:
            del self.pieces[last]
            return {"do": "undo"}
        self.last = last
        return None

    def position(self):
        pieces = {c: {"roads": [], "settlements": [], "cities": [], "walls": [], "knights": []} for c in self.players}
        for at, p in self.pieces.items():
            lists = pieces[p["color"]]
            lists["walls"] += [at] if p.get("wall") else []
            if p["piece"] == "knight":
                lists["knights"].append({"at": at, "level": p["level"], "active": p["active"]})
            else:
                lists[LISTS[p["piece"]]].append(at)
        rng = np.random.default_rng(len(self.pieces))
        hands = {c: {card: int(rng.integers(0, 3)) for card in ("brick", "lumber", "wool", "grain", "ore")} for c in self.players}
        return {"format": "reeve-position/1", "rules": {"game": "cities-and-knights", "edition": "en-2020", "target": 30}, "players": self.players,
                "turn": {"number": 20, "player": self.players[0], "phase": "main", "dice": {"red": 3, "yellow": 5, "event": "trade"}},
                "board": {"hexes": self.hexes, "robber": self.robber}, "pieces": pieces, "hands": hands,
                "improvements": {c: {"politics": 3} for c in self.players}, "barbarians": {"spaces": 2, "attacks": 1}}
