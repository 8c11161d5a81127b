# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how well boards of Seafarers are read that are composed from labelled photographs of the standard island.

usage: sea_boards.py PHOTOGRAPHS --reader REEVE_CLI [--scenario NAME] [--players N] [--places PLACE ...] [--pieces] [--untold] [--seed N] [--keep FOLDER]

No photograph of a Seafarers board with a suitable licence is available. The hexes of each photograph are therefore copied onto a layout with terrains
and tokens that REEVE_CLI deals, in a sea of the photograph's own colours, seen from the direction of its camera at a greater distance. Gold is drawn
(gold_looks.py). REEVE_CLI is told the layout, except with --untold. Prints by place the numbers of located boards, of right terrains and
numbers, of wrong ones that are not asked about, and of questions. With --pieces buildings, roads, ships and the pirate are rendered
onto the board (sea_pieces.py), and the number of those that are read is printed. --seed deals other boards. --keep writes the pictures. Needs python3-opencv.
"""
import argparse
import collections
import json
import pathlib
import subprocess
import tempfile

import cv2
import numpy as np

import gold_looks
import sea_pieces
from geometry import TERRAINS, Photo, constants, hex_centres, project
from large_boards import colours_at, hexagon, noise, ring

SIDE = 90          # pixels for each hex side on the composed plane
FRAME = constants("locate/lattice.cpp")["kFrame"]  # from the outermost centres of hexes to the frame's outer rim
STANDARD = hex_centres()
TOKEN = 0.42       # radius of a token with its rim (hex sides)
COLOURS = ["red", "blue", "white", "orange", "green", "brown"]


class Layout:
    """The board of a scenario as the engine deals it."""

    def __init__(self, reader, scenario, players, seed):
        rules = {"game": "base", "edition": "en-2020", "options": ["seafarers"], "scenario": scenario}
        setup = json.dumps({"setup": {"players": COLOURS[:players], "rules": rules, "seed": seed}})
        done = subprocess.run([reader, "play", "-"], input=setup + "\n", capture_output=True, text=True, check=True)
        self.position = json.loads(done.stdout.splitlines()[-1])["position"]
        board = self.position["board"]
        self.rows = board["rows"]
        self.centres, self.names = [], []
        for row, n in enumerate(self.rows):
            for i in range(n):
                self.centres.append((np.sqrt(3) * (i - (n - 1) / 2), 1.5 * (row - (len(self.rows) - 1) / 2)))
                self.names.append(f"{chr(65 + row)}{i + 1}")
        self.hexes = [board["hexes"].get(name, {"terrain": "sea"}) for name in self.names]
        corners = self.frame()
        self.reach = float(np.abs(corners).max()) + 2.5

    def frame(self):
        rims = []
        for side in range(6):
            angle = (2 * side - 1) * np.pi / 6
            normal = np.array([np.cos(angle), np.sin(angle)])
            rims.append(np.array([*normal, -(max(normal @ np.array(c) for c in self.centres) + FRAME)]))
        corners = [np.cross(rims[k], rims[(k + 1) % 6]) for k in range(6)]
        return np.array([c[:2] / c[2] for c in corners])

    def on_plane(self, points):
        return np.round((np.array(points) + self.reach) * SIDE).astype(np.int32)


class Plane:
    """The composed board from above."""

    def __init__(self, layout, photo, rng):
        self.layout, self.photo, self.rng = layout, photo, rng
        size = int(2 * layout.reach * SIDE)
        self.image = noise((size, size), colours_at(photo, ring(7.2)), rng)
        self.mask = np.zeros((size, size), np.uint8)

    def fill(self, polygons, patch):
        self.mask[:] = 0
        for polygon in polygons:
            cv2.fillConvexPoly(self.mask, self.layout.on_plane(polygon), 255)
        self.image[self.mask > 0] = patch[self.mask > 0]

    def patch_of(self, centre, which, radius):
        """The surroundings of a hex of the photograph, as a patch around `centre`, and its rectangle."""
        reach = self.layout.reach
        x, y, w, h = cv2.boundingRect(self.layout.on_plane(hexagon(centre, radius)))
        dx, dy = np.array(STANDARD[which]) - np.array(centre)
        to_photo = self.photo.h @ np.array([[1 / SIDE, 0, dx - reach], [0, 1 / SIDE, dy - reach], [0, 0, 1]])
        shift = np.array([[1, 0, x], [0, 1, y], [0, 0, 1]])
        patch = cv2.warpPerspective(self.photo.image, to_photo @ shift, (w, h), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
        return patch, (x, y, w, h)

    def lay(self, patch, rectangle, inside):
        x, y, w, h = rectangle
        part = self.image[y:y + h, x:x + w]
        part[:] = np.clip(part * (1 - inside[..., None]) + patch * inside[..., None], 0, 255).astype(np.uint8)

    def lay_hex(self, centre, patch, rectangle):
        x, y, w, h = rectangle
        inside = np.zeros((h, w), np.float32)
        cv2.fillConvexPoly(inside, self.layout.on_plane(hexagon(centre, 1.0)) - np.int32([x, y]), 1.0)
        self.lay(patch, rectangle, inside)

    def lay_token(self, centre, patch, rectangle):
        x, y, w, h = rectangle
        inside = np.zeros((h, w), np.float32)
        middle = self.layout.on_plane([centre])[0] - np.int32([x, y])
        cv2.circle(inside, tuple(map(int, middle)), int(TOKEN * SIDE), 1.0, cv2.FILLED)
        self.lay(patch, rectangle, cv2.GaussianBlur(inside, (0, 0), 2))


def waves(shape, rng):
    """Relative lightness of the printed sea, about 1."""
    y, x = np.mgrid[0:shape[0], 0:shape[1]].astype(np.float32)
    angle = rng.uniform(0, np.pi)
    along = x * np.cos(angle) + y * np.sin(angle)
    across = y * np.cos(angle) - x * np.sin(angle)
    return 1 + rng.uniform(0, 0.06) * np.sin(along / rng.uniform(6, 20) + 2 * np.sin(across / rng.uniform(20, 50)))


def take(rng, choices, robber):
    """Chooses one of the hexes, that of the robber only if it is the only one."""
    free = [i for i in choices if i != robber]
    return int(rng.choice(free or choices))


def compose(photo, layout, rng, pieces=False):
    """Returns the picture; for each hex of the layout its composed (terrain, number), number None: unknown; the view; and with `pieces` the
    pieces and the pirate's hex."""
    plane = Plane(layout, photo, rng)
    size = plane.image.shape[0]
    water = noise((size, size), colours_at(photo, ring(5.0)), rng)
    water = np.clip(water * waves((size, size), rng)[..., None], 0, 255).astype(np.uint8)
    plane.fill([layout.frame()], water)
    rim = rng.uniform(0.82, 1.12) if rng.random() < 0.6 else 1.0  # the seams between loose hexes of the sea
    for centre, one in zip(layout.centres, layout.hexes):
        if one["terrain"] == "sea" and rim != 1.0:
            cv2.polylines(plane.image, [layout.on_plane(hexagon(centre, 0.99))], True, tuple(float(c) for c in np.median(water.reshape(-1, 3)[::97], axis=0) * rim), 3, cv2.LINE_AA)
    land = [centre for centre, one in zip(layout.centres, layout.hexes) if one["terrain"] != "sea"]
    sand = noise((size, size), colours_at(photo, [at for centre in STANDARD for at in hexagon(centre, 1.0)]), rng)
    plane.fill([hexagon(centre, 1.1) for centre in land], sand)

    truth = []
    brightness = float(np.mean([photo.image[tuple(np.int32(project(photo.h, x, y))[::-1])].mean() for x, y in STANDARD]))
    for centre, one in zip(layout.centres, layout.hexes):
        terrain, number = one["terrain"], one.get("number", 0)
        if terrain == "sea":
            truth.append(("sea", 0))
            continue
        if terrain == "gold":
            x, y, w, h = rectangle = cv2.boundingRect(layout.on_plane(hexagon(centre, 1.05)))
            drawn = gold_looks.paint(rng, max(w, h))[:h, :w].astype(np.float32)
            drawn = drawn * np.clip(brightness / 115, 0.5, 1.3)
            plane.lay_hex(centre, drawn, rectangle)
        else:
            choices = [i for i in range(19) if photo.terrain[i] == TERRAINS.index(terrain)]
            same = [i for i in choices if photo.number[i] == number and i != photo.robber]
            which = take(rng, same or choices or list(range(19)), photo.robber)
            terrain = TERRAINS[photo.terrain[which]]
            plane.lay_hex(centre, *plane.patch_of(centre, which, 1.05))
            if not photo.has_tokens or photo.number[which] == number:
                truth.append((terrain, number if photo.has_tokens and which != photo.robber else None))
                continue
        tokens = [i for i in range(19) if photo.number[i] == number and i != photo.robber] if photo.has_tokens and number else []
        if tokens:
            plane.lay_token(centre, *plane.patch_of(centre, int(rng.choice(tokens)), 0.6))
            truth.append((terrain, number))
        else:
            truth.append((terrain, None if terrain != "gold" or not photo.has_tokens else 0))

    side = max(photo.image.shape[:2])
    middle = project(photo.h, 0, 0)
    smaller = 4.9 / (float(np.abs(layout.frame()).max()) + 0.4)
    shrink = np.array([[smaller, 0, middle[0] * (1 - smaller)], [0, smaller, middle[1] * (1 - smaller)], [0, 0, 1]])
    scale = 2200 / side
    view = np.diag([scale, scale, 1.0]) @ shrink @ photo.h
    to_plane = np.array([[1 / SIDE, 0, -layout.reach], [0, 1 / SIDE, -layout.reach], [0, 0, 1]])
    shape = (int(photo.image.shape[1] * scale), int(photo.image.shape[0] * scale))
    standing = sea_pieces.lay(plane, layout, view, shape, rng) if pieces else None
    picture = cv2.warpPerspective(plane.image, view @ to_plane, shape, flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)
    return picture, truth, view, standing


def read(reader, picture, file, scenario, players):
    file = file or pathlib.Path(tempfile.mkdtemp()) / "board.jpg"
    cv2.imwrite(str(file), picture, [cv2.IMWRITE_JPEG_QUALITY, 90])
    told = ["--scenario", scenario, "--players", str(players)] if scenario else []
    done = subprocess.run([reader, "scan", str(file), *told], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def compare(reading, layout, truth):
    """Returns {what: count} for one reading."""
    row = collections.Counter(boards=1)
    if not reading["found"] or reading.get("rows") != layout.rows:
        return row
    row.update(located=1, asked=len(reading["uncertain"]))
    for name, (terrain, number) in zip(layout.names, truth):
        got = reading["hexes"][name]
        kind = "sea" if terrain == "sea" else "gold" if terrain == "gold" else "terrain"
        row[kind + "s"] += 1
        row[kind] += got["terrain"] == terrain
        wrong = got["terrain"] != terrain
        row["silent"] += wrong and f"hexes.{name}.terrain" not in reading["uncertain"]
        if terrain == "sea" or number is None:
            row["wrong"] += wrong
            continue
        row["numbers"] += 1
        row["number"] += got.get("number", 0) == number
        row["silent"] += got.get("number", 0) != number and f"hexes.{name}.number" not in reading["uncertain"]
        row["wrong"] += wrong or got.get("number", 0) != number
    row["exact"] = int(row["wrong"] == 0)
    return row


def compare_pieces(reading, standing):
    """Returns {what: count} for the pieces of one reading of the right board: laid; right; right in place and colour but with road and ship
    exchanged, silently or asked about; and the pirate."""
    row = collections.Counter()
    pieces, pirate = standing
    read_at = {piece["at"]: (number, piece) for number, piece in enumerate(reading["pieces"])}
    for want in pieces:
        kind = want["piece"] if want["piece"] in ("ship", "road") else "building"
        row[kind + "s"] += 1
        number, got = read_at.get(want["at"], (0, None))
        if got is None or got["color"] != want["color"]:
            continue
        asked = {f"pieces[{number}]", f"pieces[{number}].piece"} & set(reading["uncertain"])
        row[kind] += got["piece"] == want["piece"]
        other = kind != "building" and got["piece"] != want["piece"]
        row["kind asked"] += other and bool(asked)
        row["kind silent"] += other and not asked
    there = {want["at"] for want in pieces}
    row["ships claimed"] = sum(piece["piece"] == "ship" for piece in reading["pieces"])
    row["no ships claimed"] = sum(piece["piece"] == "ship" and at not in there for at, (_, piece) in read_at.items())
    row["pirates"] = 1
    got = reading.get("pirate")
    row["pirate"] = int(got is not None and got["at"] == pirate)
    row["pirate elsewhere"] = int(got is not None and got["at"] != pirate)
    row["pirate elsewhere silent"] = int(got is not None and got["at"] != pirate and "pirate" not in reading["uncertain"])
    return row


def print_pieces(rows):
    print("\n| | ships | roads | buildings | road for ship or ship for road, asked | silent | ships claimed where nothing stands | pirate | elsewhere | silent |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for place in [*sorted(p for p in rows if p != "all"), "all"]:
        r = rows[place]
        print(f"| {place} | {r['ship']}/{r['ships']} | {r['road']}/{r['roads']} | {r['building']}/{r['buildings']} | {r['kind asked']} | {r['kind silent']} | "
              f"{r['no ships claimed']} of {r['ships claimed']} | {r['pirate']}/{r['pirates']} | {r['pirate elsewhere']} | {r['pirate elsewhere silent']} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("--reader", required=True)
    parser.add_argument("--scenario", default="new-shores", choices=["new-shores", "through-the-desert"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--places", nargs="*")
    parser.add_argument("--pieces", action="store_true")
    parser.add_argument("--untold", action="store_true")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
    rows = collections.defaultdict(collections.Counter)
    for file in sorted(options.photographs.glob("*.json")):
        place = file.stem.split("-")[0]
        if options.places and place not in options.places:
            continue
        photo = Photo(file, whole=True)
        seed = sum(file.stem.encode()) + options.seed
        layout = Layout(options.reader, options.scenario, options.players, seed)
        picture, truth, _, standing = compose(photo, layout, np.random.default_rng(seed), options.pieces)
        reading = read(options.reader, picture, options.keep / f"{file.stem}.jpg" if options.keep else None,
                       None if options.untold else options.scenario, options.players)
        found = compare(reading, layout, truth)
        if standing and found["located"]:
            found.update(compare_pieces(reading, standing))
        rows[place].update(found)
        rows["all"].update(found)
    print("| | boards | located | exact | land | gold | sea | number | silently wrong | asked |\n|---|---|---|---|---|---|---|---|---|---|")
    for place in [*sorted(p for p in rows if p != "all"), "all"]:
        r = rows[place]
        print(f"| {place} | {r['boards']} | {r['located']} | {r['exact']} | {r['terrain']}/{r['terrains']} | {r['gold']}/{r['golds']} | {r['sea']}/{r['seas']} | "
              f"{r['number']}/{r['numbers']} | {r['silent']} | {r['asked']} |")
    if options.pieces:
        print_pieces(rows)


if __name__ == "__main__":
    main()
