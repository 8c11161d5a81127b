# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what `reeve-cli watch` proposes on rendered evenings: by kind of change and by light.

usage: check_watch.py PHOTOGRAPHS --reader REEVE_CLI [--places PLACE ...] [--family kinds|makes|variants|editions] [--evenings N] [--steps N]
                      [--seed N] [--only KIND ...] [--dice] [--keep FOLDER] [--verbose]

Each evening renders the pieces of one box (box_scenes.py) onto one photograph without pieces and without robber, and changes one thing from
picture to picture: a piece, a state, a figure; or only the light, the camera, a hand, pushed pieces. All pictures have noise and JPEG.
"first": the first proposals are what happened; "other": one of `others` is; "missed": no proposal; "wrong": another proposal; "sure": a
wrong one with a chance above 0.9. With --dice three dice lie on the table, too, and are rolled for every turn: of these rolls "first" were
read with a chance above 0.9, "other" are asked about, "wrong" were read as others; where nothing is rolled, "wrong" counts rolls that were
none. Where nothing changes, "first" counts settled pictures without proposals (with a hand: not settled). FOLDER
keeps the pictures, the positions and what happened; an evening that lies there is not rendered again. Needs python3-opencv.
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
import dice_scenes
import piece_labels
import piece_scenes as scenes
import piece_shapes as shapes
from comparing import homography
from geometry import TERRAIN_HALF, TERRAIN_PIXELS, board_gain, cut, hex_centres, side_pixels
from places import camera
from watch_tables import COLOURS, HEXES, Table

WIDE = 1280  # longer side of the pictures
CHANGES = ["road", "settlement", "city", "knight", "activate", "promote", "move-knight", "wall", "robber", "merchant", "removed", "two"]
NOTHINGS = ["light alone", "camera alone", "hand", "pushed"]
LIGHTS = ["as it is", "as it is", "2,700 K", "8,000 K", "lamp and window", "fading to one side", "darker", "shadow"]


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
        lay.rng, colour = np.random.default_rng([seed, zlib.crc32(at.encode()), table.pushed[at]]), COLOURS.index(p["color"])
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


class Dice:
    """The three dice of a box, and how they lie."""

    def __init__(self, rng, picture, h):
        self.rng, self.h, self.size, self.eye = rng, h, rng.uniform(0.28, 0.42), camera(h, picture.shape[1], picture.shape[0])
        self.dice = [next(d for d in iter(lambda: dice_scenes.Die(rng, event), None) if event or d.kind == kind)
                     for event, kind in ((False, "red"), (False, "pale"), (True, ""))]
        seen = lambda at: all(60 < v < n - 60 for v, n in zip(self.pixel(at), picture.shape[1::-1]))
        ring = [(r * math.cos(a), r * math.sin(a)) for r in np.arange(5.2, 8, 0.4) for a in np.arange(0, math.tau, 0.1)]
        self.free = [at for at in ring if seen(at) and side_pixels(h, *at) > 30] or [at for at in ((4.9 * math.cos(a), 4.9 * math.sin(a)) for a in np.arange(0, math.tau, 0.1)) if seen(at)]
        self.ships = 0
        self.roll(False)

    def pixel(self, at):
        v = self.h @ np.array([*at, 1])
        return v[:2] / v[2] if v[2] > 0 else np.array([-1, -1])

    def roll(self, seven):
        rng, faces = self.rng, None
        while faces is None or (faces[0] + faces[1] == 7) != seven:
            faces = [int(v) for v in rng.integers(1, 7, 2)]
        event = str(rng.choice(["ship", "trade", "politics", "science"] if self.ships < 3 else ["trade", "politics", "science"]))
        self.ships += event == "ship"
        middle = self.free[rng.integers(len(self.free))]
        near = [at for at in self.free if math.dist(at, middle) < 1.6]
        self.at, places = [], near
        for _ in range(3):
            self.at.append(tuple(places[rng.integers(len(places))] + rng.uniform(-0.03, 0.03, 2)))
            places = [at for at in places if math.dist(at, self.at[-1]) > 1.3 * self.size] or self.free
        self.seeds = [int(v) for v in rng.integers(1 << 30, size=3)]
        self.rolled = {"red": faces[0], "yellow": faces[1], "event": event}

    def painted(self, picture):
        """The picture with the dice: each is drawn on a rectified part of the table that is put back."""
        half, n = 0.9, 360
        for die, face, at, seed in sorted(zip(self.dice, map(str, self.rolled.values()), self.at, self.seeds), key=lambda d: d[2][1]):
            lean = (np.array(at) - self.eye[:2]) / self.eye[2]
            patch = cut(picture.astype(np.float32), self.h, *at, half, n)
            with_die = patch.copy()
            side = self.size / (2 * half) * n
            die.rng = np.random.default_rng(seed)
            dice_scenes.with_die(with_die, die.rng, die, face, np.array([n / 2, n / 2]), side, lean * side, 1 + self.size / self.eye[2])
            to = self.h @ np.array([[2 * half / n, 0, at[0] - half + half / n], [0, 2 * half / n, at[1] - half + half / n], [0, 0, 1]])
            mask = cv2.GaussianBlur((np.abs(with_die - patch).max(2) > 0.5).astype(np.float32), (0, 0), 1)
            shrink = max(1.0, n / (2 * half) / side_pixels(self.h, *at)) * 0.4
            put = lambda image: cv2.warpPerspective(cv2.GaussianBlur(image, (0, 0), shrink), to, picture.shape[1::-1], flags=cv2.INTER_LINEAR)
            mask = put(mask)[..., None]
            picture = picture * (1 - mask) + put(with_die) * mask
        return picture


def lit(picture, h, light, rng):
    if light == "darker":
        return picture * rng.uniform(0.5, 0.7)
    if light == "shadow":  # of a person beside the table
        t = check_light.across(picture, h, rng)
        return check_light.shown(check_light.linear(picture) * (1 - 0.6 / (1 + np.exp(-(t - rng.uniform(0.4, 0.7)) * rng.uniform(10, 40)))))
    return check_light.LIGHTS[light](picture, h, rng)


def with_hand(picture, h, rng):
    """An arm from the edge of the picture to a place of the board, in the colours of skin and of a sleeve, and its shadow."""
    side, way = float(np.median([side_pixels(h, x, y) for x, y in hex_centres()])), rng.uniform(0, math.tau)
    v = h @ np.array([*rng.uniform(-2.5, 2.5, 2), 1])
    tip, u, w = v[:2] / v[2], np.array([math.cos(way), math.sin(way)]), np.array([-math.sin(way), math.cos(way)])
    skin = np.array([[120, 150, 200], [70, 95, 140], [150, 180, 225]][int(rng.integers(3))], float) * rng.uniform(0.8, 1.1)
    sleeve = rng.uniform(20, 220, 3) if rng.random() < 0.6 else skin
    bars = [(1.5, 1.2 * k * 0.375, abs(k) * 0.3, k * 0.35, 0.42) for k in (-1.2, -0.4, 0.4, 1.2)]  # fingers: from along, across to along, across
    masks = [np.zeros(picture.shape[:2], np.uint8) for _ in range(2)]
    at = lambda along, across: tuple(int(x) for x in tip + side * (u * along + w * across))
    cv2.ellipse(masks[0], at(1.8, 0), (int(1.2 * side), int(0.9 * side)), math.degrees(way), 0, 360, 255, -1, cv2.LINE_AA)
    for a, b, c, d, wide in [*bars, (2, 0, 3.2, 0, 1.4)]:
        cv2.line(masks[0], at(a, b), at(c, d), 255, int(wide * side), cv2.LINE_AA)
    cv2.line(masks[1], at(3.2, 0), at(40, 0), 255, int(1.7 * side), cv2.LINE_AA)
    soft = lambda mask, wide: cv2.GaussianBlur(mask, (0, 0), wide).astype(np.float32)[..., None] / 255
    move = np.float32([[1, 0, 0.25 * side], [0, 1, 0.25 * side]])
    picture = picture * (1 - 0.45 * soft(cv2.warpAffine(masks[0] | masks[1], move, masks[0].shape[::-1]), 0.25 * side))
    shade = 1 + 0.15 * side * cv2.GaussianBlur(rng.standard_normal(picture.shape[:2]).astype(np.float32), (0, 0), 0.3 * side)[..., None]
    for mask, colour in zip(masks, (skin, sleeve)):
        picture = picture * (1 - soft(mask, 1.2)) + np.clip(colour * np.clip(shade, 0.7, 1.25), 0, 255) * soft(mask, 1.2)
    return picture


def shift_of(rng, size, far):
    """A small move of the camera: the homography of the picture."""
    angle, scale = math.radians(rng.normal(0, 2 * far)), math.exp(rng.normal(0, 0.015 * far))
    c, s = scale * math.cos(angle), scale * math.sin(angle)
    middle = np.array([[1, 0, size[0] / 2], [0, 1, size[1] / 2], [0, 0, 1]])
    x, y = rng.normal(0, 0.012 * far, 2) * size[0]
    return middle @ np.array([[c, -s, x], [s, c, y], [*rng.normal(0, 1.5e-5 * far, 2), 1]]) @ np.linalg.inv(middle)


def evening(file, label, seed, options, folder):
    """Renders the pictures of one evening. -> their files, what happened, and the first position"""
    rng = np.random.default_rng([options.seed, seed])
    base = cv2.imread(str(file.parent / label["image"])).astype(np.float32)
    factor = min(1, WIDE / max(base.shape[:2]))
    base = cv2.resize(base, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
    ground = np.diag([factor, factor, 1]) @ homography(label)
    table = Table(label, rng)
    dice = Dice(np.random.default_rng([options.seed, seed, 3]), base, ground) if options.dice else None
    position, light, move, files, story = table.position(), "as it is", np.eye(3), [], []
    for step in range(options.steps + 1):
        kind = str(rng.choice(options.only or [*CHANGES, *NOTHINGS])) if step else "start"
        rolled = None
        if step and rng.random() < 0.25 and not (dice and kind == "robber"):
            table.turn += 1
            if dice:
                dice.roll(False)
                rolled = dice.rolled
            for p in table.pieces.values():
                p.pop("now", None), p.pop("rose", None)
        colour = table.players[table.turn % len(table.players)]
        todo = [str(k) for k in rng.choice([*CHANGES[:4]], 2)] if kind == "two" else [kind] if kind in CHANGES else []
        wanted = [one for one in (table.do(k, colour) for k in todo) if one]
        table.turn += kind == "robber"
        if dice and kind == "robber":
            dice.roll(True)
            rolled = dice.rolled
        if len(wanted) < len(todo):
            kind = wanted[0]["piece"] if wanted else "light alone"
        if kind == "light alone" or step and rng.random() < 0.25:
            light = str(rng.choice(LIGHTS))
        if kind == "camera alone" or step and rng.random() < 0.2:
            move = shift_of(rng, base.shape[1::-1], float(rng.choice([0.3, 1, 2])))
        if kind == "pushed":
            table.pushed.update(str(at) for at in rng.choice([*table.pieces], 2))
        image = cv2.warpPerspective(base, move, base.shape[1::-1], flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        h = move @ ground
        picture = painted(image, h, table, seed, options.family, seed, LIGHTS.index(light))
        if dice:
            dice.h = h
            picture = dice.painted(picture)
        picture = lit(picture, h, light, np.random.default_rng([seed, LIGHTS.index(light)]))
        picture = with_hand(picture, h, rng) if kind == "hand" else picture
        picture = picture * math.exp(rng.normal(0, 0.03)) + rng.standard_normal(picture.shape) * rng.uniform(1, 4)
        files.append(f"{seed}-{file.stem}-{step:02}.jpg")
        cv2.imwrite(str(folder / files[-1]), np.clip(picture, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(80, 95))])
        story.append((kind, light, wanted, table.position(), rolled))
    return files, story, position


def judge(kind, wanted, answer, turn, players):
    """-> the outcome, the greatest chance of a wrong proposal, and whose turn it is then"""
    if kind == "hand":
        return "missed" if answer["settled"] else "first", 0, turn
    if not answer["settled"]:
        return "missed", 0, turn

    def told(commands):  # the commands with their players, and whose turn it is then
        out, now = [], turn
        for one in commands:
            out.append({"player": players[now % len(players)], **one})
            now += one["do"] == "end-turn"
        return out, now

    robs = lambda one, c: one["do"] == "robber" and c["do"] in ("move-robber", "chase-robber") and c["to"] == one["to"]
    fits = lambda one, commands: any(robs(one, c) or all(c.get(k) == v for k, v in one.items()) for c in commands)
    first, others, wrong = [], [], 0.0
    for proposal in answer["proposals"]:
        others += [c for other in proposal["others"] for c in told(other["commands"])[0]]
        commands, turn = told(proposal["commands"])
        first += commands
        if not any(fits(one, commands) for one in wanted):
            wrong = max(wrong, proposal["chance"])
    if wrong:
        return ("other" if wanted and all(fits(one, first + others) for one in wanted) else "wrong"), wrong, turn
    return ("first" if all(fits(one, first) for one in wanted) else "missed"), 0, turn


def judge_dice(rolled, answer):
    """-> the outcome of the dice on a picture, and the chance of a wrong roll"""
    told = answer.get("dice")
    if not rolled or not told:
        return ("wrong", told["chance"]) if told else ("missed" if rolled else "first", 0)
    right = all(told.get(die) == face for die, face in rolled.items())
    return ("other" if told["chance"] <= 0.9 else "first" if right else "wrong"), 0 if right else told["chance"]


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
    parser.add_argument("--dice", action="store_true")
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    more = piece_labels.more_labels(pathlib.Path(__file__).parent / "more_pieces.json")
    labels = {file: json.loads(file.read_text()) for file in sorted(options.photographs.glob("*.json"))}
    grounds = [(file, label) for file, label in labels.items() if not more.get(file.stem, label).get("pieces") and not label.get("robber")
               and (not options.places or file.stem.split("-")[0] in options.places)]
    rows, times = collections.defaultdict(collections.Counter), [0]
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for seed in range(100 * options.seed, 100 * options.seed + options.evenings):
            kept, record = folder / f"{seed}-story.json", folder / f"{seed}.json"
            if not kept.exists():
                kept.write_text(json.dumps(evening(*grounds[seed * 7 % len(grounds)], seed, options, folder)))
            files, story, position = json.loads(kept.read_text())
            record.write_text(json.dumps(position))
            done = subprocess.run([options.reader, "watch", record.name, *files], capture_output=True, text=True, cwd=folder)
            answers, turn = [json.loads(line) for line in done.stdout.splitlines()], 0
            if len(answers) != len(files) - 1:
                print(files[0], done.stdout.strip() or done.stderr.strip())
                continue
            owed = None  # what is not seen at once, as under a hand, is due on the next pictures
            for (kind, light, wanted, _, rolled), answer in zip(story[1:], answers):
                owed = rolled or owed
                if options.dice and answer["settled"]:
                    outcome, wrong = judge_dice(owed, answer)
                    rows["dice rolled" if owed else "dice that lie"].update([outcome, "pictures"] + ["sure"] * (wrong > 0.9))
                    if options.verbose and outcome != "first":
                        print("dice", light, outcome, json.dumps(owed), json.dumps(answer), flush=True)
                    owed = None if "dice" in answer or outcome == "first" else owed
                outcome, wrong, turn = judge(kind, wanted, answer, turn, position["players"])
                times.append(answer["milliseconds"])
                for row in (kind, f"light: {light}", "all"):
                    rows[row].update([outcome, "pictures"] + ["sure"] * (wrong > 0.9))
                if options.verbose and outcome != "first":
                    print(kind, light, outcome, json.dumps(wanted), json.dumps(answer), flush=True)
    columns = ["pictures", "first", "other", "missed", "wrong", "sure"]
    print("| | " + " | ".join(columns) + " |\n" + "|---" * (len(columns) + 1) + "|")
    for row in filter(rows.get, [*CHANGES, *NOTHINGS, "dice rolled", "dice that lie", *[f"light: {light}" for light in dict.fromkeys(LIGHTS)], "all"]):
        print(f"| {row} | " + " | ".join(str(rows[row][c]) for c in columns) + " |")
    print(f"milliseconds: median {np.median(times):.0f}, greatest {max(times)}")


if __name__ == "__main__":
    main()
