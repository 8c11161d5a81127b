# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what `reeve-cli watch` proposes on rendered evenings: by kind of change and by light.

usage: check_watch.py PHOTOGRAPHS --reader REEVE_CLI [--places PLACE ...] [--family kinds|makes|variants|editions] [--evenings N] [--steps N]
                      [--seed N] [--only KIND ...] [--keep FOLDER] [--verbose]

Each evening renders the pieces of one box (box_scenes.py) onto one photograph without pieces, and changes one thing from picture to
picture: a piece, a state, a figure; or nothing but the light, the camera, a hand, a pushed piece. All pictures have noise and JPEG.
"first": the first proposals are what happened; "other": one of `others` is; "missed": no proposal; "wrong": another proposal;
"sure": a wrong one with a chance above 0.9. For what changes nothing, "first" counts pictures without proposals (of a hand: unsettled).
Needs python3-opencv.
"""
import argparse
import collections
import json
import math
import pathlib
import subprocess
import tempfile
import zlib

import cv2
import numpy as np

import box_scenes
import check_figures
import check_light
import check_records
import piece_labels
import piece_scenes as scenes
import piece_shapes as shapes
from comparing import homography
from geometry import TERRAIN_HALF, TERRAIN_PIXELS, board_gain, cut, hex_centres, hex_names, side_pixels
from places import INTERSECTIONS, PATHS, camera

WIDE = 1280  # longer side of the pictures
COLOURS = ["red", "blue", "white", "orange"]
CHANGES = ["road", "settlement", "city", "knight", "activate", "promote", "move-knight", "wall", "robber", "merchant", "removed", "two"]
NOTHINGS = ["light alone", "camera alone", "hand", "pushed"]
LIGHTS = ["as it is", "as it is", "2,700 K", "8,000 K", "lamp and window", "fading to one side", "darker", "shadow"]
HEXES = dict(zip(hex_names(), hex_centres()))
NEXT = {s: [p for p in PATHS if s in p.split("-")] for s in INTERSECTIONS}
NEAR = {s: [e for p in NEXT[s] for e in p.split("-") if e != s] for s in INTERSECTIONS}


class Table:
    """The pieces on the board: place -> dict with color, piece, and level, active, wall; and the figures."""

    def __init__(self, label, rng):
        self.rng, self.pieces, self.pushed, self.last = rng, {}, collections.Counter(), None
        self.players = list(rng.permutation(COLOURS))[:int(rng.integers(3, 5))]
        self.turn, self.merchant = 0, None
        self.hexes = check_records.in_the_box({n: {k: v for k, v in one.items() if k in ("terrain", "number") and v} for n, one in label["hexes"].items()})
        self.robber = next(n for n, one in self.hexes.items() if one["terrain"] == "desert")
        for colour in self.players:
            for kind in ("settlement", "city"):
                at = str(rng.choice([s for s in INTERSECTIONS if self.free_spot(s) and any(p not in self.pieces for p in NEXT[s])]))
                self.pieces[at] = {"color": colour, "piece": kind}
                self.pieces[str(rng.choice([p for p in NEXT[at] if p not in self.pieces]))] = {"color": colour, "piece": "road"}
            for _ in range(int(rng.integers(1, 5))):
                self.put("road", colour)
            if rng.random() < 0.7 and self.put("knight", colour) and rng.random() < 0.5:
                self.do("activate", colour)
        self.last = None

    def free_spot(self, s):
        return s not in self.pieces and not any(self.pieces.get(n, {}).get("piece") in ("settlement", "city") for n in NEAR[s])

    def count(self, colour, *kinds):
        return sum(p["color"] == colour and p["piece"] in kinds for p in self.pieces.values())

    def own(self, colour, piece, test=lambda p: True):
        return [at for at, p in self.pieces.items() if p["color"] == colour and p["piece"] == piece and test(p)]

    def reached(self, colour):
        """The free intersections on the player's roads."""
        return sorted({s for path in self.own(colour, "road") for s in path.split("-")})

    def put(self, kind, colour):
        """Puts a piece at a legal place. -> the place"""
        if kind == "road":
            ends = {s for s in self.reached(colour) if self.pieces.get(s, {"color": colour})["color"] == colour}
            free = sorted({p for s in ends for p in NEXT[s] if p not in self.pieces}) if self.count(colour, "road") < 15 else []
        else:
            free = [s for s in self.reached(colour) if (self.free_spot(s) if kind == "settlement" else s not in self.pieces)]
            if kind == "knight" and len(self.own(colour, "knight", lambda p: p["level"] == 1)) > 1 or kind == "settlement" and self.count(colour, kind) > 4:
                free = []
        if not free:
            return None
        at = str(self.rng.choice(free))
        self.pieces[at] = {"color": colour, "piece": kind} | ({"level": 1, "active": False} if kind == "knight" else {})
        return at

    def do(self, kind, colour):
        """Changes one thing. -> what must be proposed, as keys of a command; None: not possible"""
        pick = lambda places: str(self.rng.choice(places)) if places else None
        last, self.last = self.last, None
        if kind in ("road", "settlement", "knight"):
            if at := self.put(kind, colour):
                self.last = at
                return {"do": "build", "piece": kind, "at": at, "player": colour}
        elif kind == "city" and self.count(colour, "city") < 4 and (at := pick(self.own(colour, "settlement"))):
            self.pieces[at]["piece"] = "city"
            return {"do": "build", "piece": "city", "at": at, "player": colour}
        elif kind == "wall" and (at := pick(self.own(colour, "city", lambda p: not p.get("wall")))):
            self.pieces[at]["wall"] = True
            return {"do": "build", "piece": "wall", "at": at, "player": colour}
        elif kind == "activate" and (at := pick(self.own(colour, "knight", lambda p: not p["active"]))):
            self.pieces[at] |= {"active": True, "now": True}
            return {"do": "activate", "at": at, "player": colour}
        elif kind == "promote":
            fits = lambda p: p["level"] < 3 and not p.get("rose") and len(self.own(colour, "knight", lambda q: q["level"] == p["level"] + 1)) < 2
            if at := pick(self.own(colour, "knight", fits)):
                self.pieces[at] |= {"level": self.pieces[at]["level"] + 1, "rose": True}
                return {"do": "promote", "at": at, "player": colour}
        elif kind == "move-knight":
            start, mine = pick(self.own(colour, "knight", lambda p: p["active"] and not p.get("now"))), set(self.own(colour, "road"))
            seen, todo = {start}, [start] if start else []
            while todo:
                at = todo.pop()
                if at != start and self.pieces.get(at, {"color": colour})["color"] != colour:
                    continue
                for path in NEXT[at]:
                    other = next(e for e in path.split("-") if e != at)
                    if path in mine and other not in seen:
                        seen.add(other)
                        todo.append(other)
            if start and (at := pick(sorted(s for s in seen if s not in self.pieces))):
                self.pieces[at] = self.pieces.pop(start) | {"active": False}
                return {"do": "move-knight", "from": start, "to": at, "player": colour}
        elif kind == "robber":
            self.robber = pick([n for n in HEXES if n not in (self.robber, self.merchant)])
            return {"do": "robber", "to": self.robber}
        elif kind == "merchant":
            beside = [n for n, c in HEXES.items() if n not in (self.robber, self.merchant) and self.hexes[n]["terrain"] != "desert" and any(
                math.dist(INTERSECTIONS[s], c) < 1.1 for s in self.own(colour, "settlement") + self.own(colour, "city"))]
            if beside:
                self.merchant = pick(beside)
                return {"do": "play", "card": "merchant", "to": self.merchant, "player": colour}
        elif kind == "removed" and last:
            del self.pieces[last]
            return {"do": "undo"}
        self.last = last
        return None

    def position(self):
        names = {"road": "roads", "settlement": "settlements", "city": "cities"}
        pieces = {c: {"roads": [], "settlements": [], "cities": [], "walls": [], "knights": []} for c in self.players}
        for at, p in self.pieces.items():
            lists = pieces[p["color"]]
            if p["piece"] == "knight":
                lists["knights"].append({"at": at, "level": p["level"], "active": p["active"]})
            else:
                lists[names[p["piece"]]].append(at)
                lists["walls"] += [at] if p.get("wall") else []
        rng = np.random.default_rng(len(self.pieces))
        hands = {c: {card: int(rng.integers(0, 3)) for card in ("brick", "lumber", "wool", "grain", "ore")} for c in self.players}
        return {"format": "reeve-position/1", "rules": {"game": "cities-and-knights", "edition": "en-2020", "target": 30}, "players": self.players,
                "turn": {"number": 20, "player": self.players[self.turn % len(self.players)], "phase": "main", "dice": {"red": 3, "yellow": 5, "event": "trade"}},
                "board": {"hexes": self.hexes, "robber": self.robber,
                          "merchant": {"at": self.merchant, "player": self.players[0]} if self.merchant else None}, "pieces": pieces, "hands": hands,
                "improvements": {c: {"politics": 3} for c in self.players}, "barbarians": {"spaces": 2, "attacks": 1}}


def painted(image, h, table, box, family, seed, lamp):
    """The picture with the pieces of the table."""
    eye = camera(h, image.shape[1], image.shape[0])
    gain = board_gain([cut(image, h, x, y, TERRAIN_HALF, TERRAIN_PIXELS, 1) for x, y in hex_centres()])
    fine = check_figures.FINER
    large = cv2.resize(np.clip(image * gain, 0, 255).astype(np.float32), None, fx=fine, fy=fine, interpolation=cv2.INTER_LINEAR)
    finer = np.array([[fine, 0, (fine - 1) / 2], [0, fine, (fine - 1) / 2], [0, 0, 1]]) @ h
    before = large.copy()
    lay = box_scenes.BoxLay(box, None, None if family == "editions" else family)
    scenes.shapes = box_scenes.BoxShapes(box)
    for at, p in table.pieces.items():
        lay.rng = np.random.default_rng([seed, zlib.crc32(at.encode()), table.pushed[at]])
        colour = COLOURS.index(p["color"])
        if p["piece"] == "road":
            lay.road(at, colour)
        elif p["piece"] == "knight":
            lay.knight(at, colour, p["level"], p["active"])
        else:
            lay.building(at, p["piece"], colour, p.get("wall", False))
    for name, figure, at in (("robber", lay.robber, table.robber), ("merchant", lay.merchant, table.merchant)):
        if at:
            lay.rng = np.random.default_rng([seed, zlib.crc32((name + at).encode()), table.pushed[name]])
            figure(scenes.off_path(lay.rng, HEXES[at]))
    scenes.shapes = shapes
    canvas = shapes.Canvas(large, check_figures.WholePicture(finer, large.shape[0]), eye, np.random.default_rng([seed, lamp]))
    canvas.soft *= float(np.median([side_pixels(finer, x, y) for x, y in hex_centres()])) / 90
    lay.paint(canvas)
    size = (image.shape[1], image.shape[0])
    touched = cv2.resize(cv2.GaussianBlur((np.abs(large - before).max(2) > 0.5).astype(np.float32), (0, 0), 1.5), size, interpolation=cv2.INTER_AREA)[..., None]
    pieces = cv2.GaussianBlur(cv2.resize(large, size, interpolation=cv2.INTER_AREA), (0, 0), 0.6) / gain
    return image * (1 - touched) + pieces * touched


def lit(picture, h, light, rng):
    if light == "darker":
        return picture * rng.uniform(0.5, 0.7)
    if light == "shadow":  # of a person beside the table, with a soft edge
        t = check_light.across(picture, h, rng)
        return check_light.shown(check_light.linear(picture) * (1 - 0.6 / (1 + np.exp(-(t - rng.uniform(0.4, 0.7)) * rng.uniform(10, 40)))))
    return check_light.LIGHTS[light](picture, h, rng)


def with_hand(picture, h, rng):
    """An arm from the edge of the picture to a place of the board, in the colour of skin or of a sleeve, and its shadow."""
    side = float(np.median([side_pixels(h, x, y) for x, y in hex_centres()]))
    v = h @ np.array([*rng.uniform(-2.5, 2.5, 2), 1])
    tip, way = v[:2] / v[2], rng.uniform(0, math.tau)
    u, w = np.array([math.cos(way), math.sin(way)]), np.array([-math.sin(way), math.cos(way)])
    skin = np.array([[120, 150, 200], [70, 95, 140], [150, 180, 225]][int(rng.integers(3))], float) * rng.uniform(0.8, 1.1)
    sleeve = rng.uniform(20, 220, 3) if rng.random() < 0.6 else skin
    for colour, shift, shadow in ((None, 0.25 * side, True), (skin, 0, False)):
        mask = np.zeros(picture.shape[:2], np.uint8)
        wrist = tip + u * 3.2 * side + shift
        line = lambda a, b, wide: cv2.line(mask, tuple(np.int32(a)), tuple(np.int32(b)), 255, max(1, int(wide)), cv2.LINE_AA)
        cv2.ellipse(mask, tuple(np.int32(tip + u * 1.8 * side + shift)), tuple(np.int32([1.2 * side, 0.9 * side])), math.degrees(way), 0, 360, 255, -1, cv2.LINE_AA)
        for k in (-1.2, -0.4, 0.4, 1.2):
            line(tip + u * 1.5 * side + w * k * 0.45 * side + shift, tip + w * k * 0.35 * side + u * abs(k) * 0.3 * side + shift, 0.42 * side)
        line(tip + u * 2 * side + shift, wrist, 1.4 * side)
        soft = cv2.GaussianBlur(mask, (0, 0), 0.25 * side if shadow else 1.2).astype(np.float32)[..., None] / 255
        if shadow:
            picture = picture * (1 - 0.45 * soft)
            continue
        shade = 1 + 0.15 * cv2.GaussianBlur(rng.standard_normal(picture.shape[:2]).astype(np.float32), (0, 0), 0.3 * side)[..., None] * side
        picture = picture * (1 - soft) + np.clip(colour * np.clip(shade, 0.7, 1.25), 0, 255) * soft
        mask[:] = 0
        line(wrist, wrist + u * 4000, 1.7 * side)
        soft = cv2.GaussianBlur(mask, (0, 0), 1.2).astype(np.float32)[..., None] / 255
        picture = picture * (1 - soft) + sleeve * soft
    return picture


def shift_of(rng, size, far):
    """A small move of the camera: the homography of the picture."""
    w, height = size
    angle, scale = math.radians(rng.normal(0, 2 * far)), math.exp(rng.normal(0, 0.015 * far))
    c, s = scale * math.cos(angle), scale * math.sin(angle)
    middle = np.array([[1, 0, w / 2], [0, 1, height / 2], [0, 0, 1]])
    lean = np.array([[c, -s, rng.normal(0, 0.012 * far) * w], [s, c, rng.normal(0, 0.012 * far) * w], [*rng.normal(0, 1.5e-5 * far, 2), 1]])
    return middle @ lean @ np.linalg.inv(middle)


def players_of(commands, turn, players):
    """The commands with their players, and whose turn it is then."""
    out = []
    for one in commands:
        out.append({"player": players[turn % len(players)], **one})
        turn += one["do"] == "end-turn"
    return out, turn


def fits(wanted, commands):
    if wanted["do"] == "robber":
        return any(c["do"] in ("move-robber", "chase-robber") and c["to"] == wanted["to"] for c in commands)
    return any(all(c.get(k) == v for k, v in wanted.items()) for c in commands)


def evening(file, label, box, options, seed, folder):
    """Renders the pictures of one evening. -> their files, what happened, the light, and the table's first position"""
    rng = np.random.default_rng([options.seed, seed])
    base = cv2.imread(str(file.parent / label["image"])).astype(np.float32)
    factor = min(1, WIDE / max(base.shape[:2]))
    base = cv2.resize(base, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
    ground = np.diag([factor, factor, 1]) @ homography(label)
    table = Table(label, rng)
    position, start, light, move = table.position(), 0, "as it is", np.eye(3)
    files, story = [], []
    for step in range(options.steps + 1):
        kind, wanted = "start", []
        if step:
            kinds = options.only or [*CHANGES, *NOTHINGS]
            kind = str(rng.choice(kinds))
            if rng.random() < 0.25:
                table.turn += 1
                for p in table.pieces.values():
                    p.pop("now", None), p.pop("rose", None)
            colour = table.players[table.turn % len(table.players)]
            todo = [str(k) for k in rng.choice(CHANGES[:3] + ["knight"], 2)] if kind == "two" else [kind] if kind in CHANGES else []
            wanted = [one for one in (table.do(k, colour) for k in todo) if one]
            if kind == "robber":
                table.turn += 1
            if todo and not wanted:
                kind = "light alone"
            elif kind == "two" and len(wanted) < 2:
                kind = todo[0]
            if kind == "light alone" or rng.random() < 0.25:
                light = str(rng.choice(LIGHTS))
            if kind == "camera alone" or rng.random() < 0.2:
                move = shift_of(rng, base.shape[1::-1], float(rng.choice([0.3, 1, 2])))
            if kind == "pushed":
                for at in rng.choice([*table.pieces], 2):
                    table.pushed[str(at)] += 1
        image = cv2.warpPerspective(base, move, base.shape[1::-1], flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        h = move @ ground
        picture = painted(image, h, table, box, options.family, seed, LIGHTS.index(light))
        picture = lit(picture, h, light, np.random.default_rng([seed, LIGHTS.index(light)]))
        if kind == "hand":
            picture = with_hand(picture, h, rng)
        picture = picture * math.exp(rng.normal(0, 0.03)) + rng.standard_normal(picture.shape) * rng.uniform(1, 4)
        files.append(folder / f"{file.stem}-{seed}-{step:02}.jpg")
        cv2.imwrite(str(files[-1]), np.clip(picture, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(80, 95))])
        story.append((kind, light, wanted, table.position()))
    return files, story, position


def judge(kind, wanted, answer, turn, players):
    """-> the outcome, the greatest chance of a wrong proposal, and whose turn it is then"""
    if kind == "hand" and not answer["settled"]:
        return "first", 0, turn
    first, others, wrong = [], [], 0.0
    for proposal in answer["proposals"]:
        for other in proposal["others"]:
            others += players_of(other["commands"], turn, players)[0]
        commands, turn = players_of(proposal["commands"], turn, players)
        first += commands
        if not any(fits(one, commands) for one in wanted):
            wrong = max(wrong, proposal["chance"])
    if wrong:
        return ("other" if wanted and all(fits(one, first + others) for one in wanted) else "wrong"), wrong, turn
    return ("first" if all(fits(one, first) for one in wanted) and kind != "hand" else "missed"), 0, turn


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("--reader", required=True)
    parser.add_argument("--places", nargs="*")
    parser.add_argument("--family", choices=["kinds", "makes", "variants", "editions"], default="kinds")
    parser.add_argument("--evenings", type=int, default=8)
    parser.add_argument("--steps", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", choices=[*CHANGES, *NOTHINGS])
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    more = piece_labels.more_labels(pathlib.Path(__file__).parent / "more_pieces.json")
    grounds = []
    for file in sorted(options.photographs.glob("*.json")):
        label = json.loads(file.read_text())
        if not more.get(file.stem, label).get("pieces") and not label.get("robber") and (not options.places or file.stem.split("-")[0] in options.places):
            grounds.append((file, label))
    rows, times = collections.defaultdict(collections.Counter), []
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(options.evenings):
            seed = 100 * options.seed + number
            file, label = grounds[seed * 7 % len(grounds)]
            files, story, position = evening(file, label, seed, options, seed, folder)
            record = folder / f"{seed}.json"
            record.write_text(json.dumps(position))
            (folder / f"{seed}-story.json").write_text(json.dumps(story))
            done = subprocess.run([options.reader, "watch", str(record), *map(str, files)], capture_output=True, text=True)
            answers = [json.loads(line) for line in done.stdout.splitlines()]
            if len(answers) != len(files) - 1:
                print(file.stem, seed, done.stdout.strip() or done.stderr.strip())
                continue
            turn = 0
            for (kind, light, wanted, _), answer in zip(story[1:], answers):
                outcome, wrong, turn = judge(kind, wanted, answer, turn, position["players"])
                times.append(answer["milliseconds"])
                for row in (kind, f"light: {light}", "all"):
                    rows[row].update([outcome, "pictures"] + ["sure"] * (wrong > 0.9))
                if options.verbose and outcome != "first":
                    print(pathlib.Path(answer["image"]).name, kind, light, outcome, json.dumps(wanted), json.dumps(answer)[:900], flush=True)
            if not options.keep:
                [f.unlink() for f in files]
    columns = ["pictures", "first", "other", "missed", "wrong", "sure"]
    print("| | " + " | ".join(columns) + " |\n" + "|---" * (len(columns) + 1) + "|")
    order = [*CHANGES, *NOTHINGS, *[f"light: {light}" for light in dict.fromkeys(LIGHTS)], "all"]
    for row in filter(rows.get, order):
        print(f"| {row} | " + " | ".join(str(rows[row][c]) for c in columns) + " |")
    print(f"milliseconds: median {np.median(times):.0f}, greatest {max(times)}")


if __name__ == "__main__":
    main()
