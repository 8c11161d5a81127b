# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how well the reader finds the space of the barbarians' ship, on photographs with a track drawn beside the board.

usage: check_ship.py PHOTOGRAPHS --reader REEVE_CLI [--places PLACE ...] [--scenes N] [--sea] [--every N] [--keep FOLDER] [--verbose]

PHOTOGRAPHS holds NAME.jpg beside NAME.json labels. Beside each board of the places (default: those that no network was
trained on) N tracks are drawn in the styles of ship_scenes.py, nine in ten of them with the ship, among cards, dice and
loose pieces; if the picture has no room for a track, a table is drawn around it. The photographs are also read
unmodified: none of them shows a track. With --sea the tracks lie beside boards of Seafarers instead, which sea_boards.py composes from the
photographs, the layouts in turn; REEVE_CLI is told the layout, and each board is also read without a track. The same seed gives the
same pictures. Needs python3-opencv.
"""
import argparse
import json
import pathlib
import subprocess
import tempfile
import zlib
from collections import Counter

import cv2
import numpy as np

import piece_scenes as scenes
import piece_shapes as shapes
import sea_boards
import ship_scenes
from check_figures import UNSEEN, WholePicture
from comparing import homography
from geometry import TERRAIN_HALF, TERRAIN_PIXELS, Photo, board_gain, cut, hex_centres
from places import camera

DRAWN = 1080  # pixels of the table's square in which a track is drawn
LAYOUTS = [("new-shores", 4), ("through-the-desert", 4), ("new-shores", 3), ("through-the-desert", 6), ("new-shores", 6), ("through-the-desert", 3)]
BESIDE = 0.25  # least distance of a track's spaces from the frame of a board of Seafarers (hex sides)
NEAR = 4.945   # from the centre of the standard board to a side of its frame (hex sides)
ROOM = 0.45   # width of the table added around a picture without room, as a share of its size


def with_room(image, h, rng):
    """The picture in the middle of a larger picture of a table."""
    height, width = image.shape[:2]
    x, y = int(ROOM * width), int(ROOM * height)
    n = max(width + 2 * x, height + 2 * y)
    large = ship_scenes.drawn_table(n, rng)[:height + 2 * y, :width + 2 * x].astype(np.float32)
    large[y:y + height, x:x + width] = image
    return large, np.array([[1, 0, x], [0, 1, y], [0, 0, 1.0]]) @ h


class Beside:
    """The square in which a track is drawn, with a side of a large board where the standard board has one, and its part on the board."""

    def __init__(self, layout, rng):
        corners, side = layout.frame(), int(rng.integers(6))
        middle = (corners[side] + corners[(side + 1) % 6]) / 2
        along = corners[(side + 1) % 6] - corners[side]
        out = np.array([along[1], -along[0]]) / np.linalg.norm(along)
        out *= np.sign(out @ middle)
        slack = max(0.0, np.linalg.norm(along) / 2 - NEAR)
        self.at = middle - NEAR * out + along / np.linalg.norm(along) * rng.uniform(-slack, slack)
        self.hexes = [np.array(centre) - self.at for centre, one in zip(layout.centres, layout.hexes) if one["terrain"] != "sea"]
        self.frame = corners - self.at
        self.shift = np.array([[1, 0, self.at[0]], [0, 1, self.at[1]], [0, 0, 1.0]])

    def on_board(self, n, further=0.0):
        """The pixels of an n x n square that lie on the board or nearer than `further` to it."""
        scale = n / (2 * ship_scenes.HALF)
        mask = np.zeros((n, n), np.uint8)
        polygon = np.round((self.frame + ship_scenes.HALF) * scale).astype(np.int32)
        cv2.fillPoly(mask, [polygon], 255)
        if further:
            cv2.polylines(mask, [polygon], True, 255, max(1, round(2 * further * scale)))
        return mask > 0


def with_track(image, h, rng, beside=None):
    """Draws a track beside the board of the photograph (float32 BGR), or `beside` a larger one with `h` for its square. Returns the picture
    and the ship's space or None."""
    points, pitch = ship_scenes.track(rng)
    place = None
    for _ in range(2):
        seen = ship_scenes.cut_table(image.astype(np.uint8), h)[1]
        if beside:
            seen &= ~beside.on_board(seen.shape[0], BESIDE)
        place = ship_scenes.place_of_track(points, seen, rng)
        if place is not None:
            break
        image, h = with_room(image, h, rng)
    if place is None:
        return None
    at, angle, spaces = place
    hexes = beside.hexes if beside else hex_centres()
    gain = board_gain([cut(image.astype(np.uint8), h, x, y, TERRAIN_HALF, TERRAIN_PIXELS, 1) for x, y in hexes])
    image = np.clip(image * gain, 0, 255)
    table, _ = ship_scenes.cut_table(image.astype(np.uint8), h, DRAWN)
    before = table.copy()
    ship_scenes.lay_clutter(table, rng, (at, np.linalg.norm(points, axis=1).max()))
    ship_scenes.draw_track(table, at, angle, points, pitch, rng)
    if beside:
        board = beside.on_board(DRAWN)
        table[board] = before[board]
    scale = DRAWN / (2 * ship_scenes.HALF)
    to_picture = h @ np.linalg.inv([[scale, 0, DRAWN / 2 - 0.5], [0, scale, DRAWN / 2 - 0.5], [0, 0, 1.0]])
    size = image.shape[1::-1]
    changed = (np.abs(table.astype(int) - before).max(2) > 2).astype(np.float32)
    alpha = cv2.warpPerspective(cv2.GaussianBlur(changed, (0, 0), 1), to_picture, size, flags=cv2.INTER_AREA)[..., None]
    image = image * (1 - alpha) + cv2.warpPerspective(table, to_picture, size, flags=cv2.INTER_AREA) * alpha
    lay = scenes.Lay(rng)
    keep_off = (at, np.linalg.norm(points, axis=1).max())
    ship_scenes.put_loose(lay, rng, keep_off, False)
    if rng.random() < 0.4:
        ship_scenes.put_supplies(lay, rng, keep_off)
    on = int(rng.integers(ship_scenes.SPACES - 1)) if rng.random() < 0.9 else None
    if on is not None:
        ship_scenes.put_ship(lay, spaces[on] + np.clip(rng.normal(0, 0.05, 2), -0.12, 0.12), rng)
    painted = image.astype(np.float32)
    lay.paint(shapes.Canvas(painted, WholePicture(h, image.shape[0]), camera(h, image.shape[1], image.shape[0]), rng))
    if beside:  # what was laid at random lies beside the board
        board = cv2.warpPerspective(beside.on_board(DRAWN).astype(np.float32), to_picture, size)[..., None]
        painted = painted * (1 - board) + image * board
    painted = cv2.GaussianBlur(painted, (0, 0), rng.uniform(0.4, 1.1)) / gain
    painted += rng.standard_normal(painted.shape) * rng.uniform(0, 4)
    return np.clip(painted, 0, 255).astype(np.uint8), on


def sea_board(reader, file, layout, rng):
    """A board of Seafarers composed from a photograph, two in three with pieces on it: the picture, its homography, and the layout."""
    scenario, players = layout
    laid = sea_boards.Layout(reader, scenario, players, int(rng.integers(1000)))
    picture, _, view, _ = sea_boards.compose(Photo(file, whole=True), laid, rng, rng.random() < 0.67)
    return picture, view, laid


def read_ship(reader, file, layout=None):
    """Returns whether the board was found, the ship's spaces or None, whether the ship is uncertain, and its confidence."""
    told = ["--scenario", layout[0], "--players", str(layout[1])] if layout else []
    done = subprocess.run([reader, "scan", str(file), *told], capture_output=True, text=True)
    reading = json.loads(done.stdout or "{}")
    ship = reading.get("barbarians")
    return reading.get("found", False), ship and ship["spaces"], "barbarians" in reading.get("uncertain", []), ship and ship["confidence"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("--reader", required=True)
    parser.add_argument("--places", nargs="*", default=UNSEEN)
    parser.add_argument("--scenes", type=int, default=3, help="of each photograph")
    parser.add_argument("--sea", action="store_true", help="beside boards of Seafarers")
    parser.add_argument("--every", type=int, default=1, help="takes every N-th photograph only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=pathlib.Path, help="where the pictures are kept; taken from there if they are there already")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    rows, bare = {}, Counter()
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for index, file in enumerate(sorted(options.photographs.glob("*.json"))[::options.every]):
            label = json.loads(file.read_text())
            place = file.stem.split("-")[0]
            layout = LAYOUTS[index % len(LAYOUTS)] if options.sea else None
            original = file.parent / label["image"]
            board = None
            if options.sea:
                if place not in options.places:
                    continue
                original = folder / f"{file.stem}-{options.seed}.jpg"
                if not original.exists():
                    board = sea_board(options.reader, file, layout, np.random.default_rng([zlib.crc32(file.stem.encode()), options.seed]))
                    cv2.imwrite(str(original), board[0], [cv2.IMWRITE_JPEG_QUALITY, 92])
            _, got, asked, _ = read_ship(options.reader, original, layout)
            bare["read"] += 1
            bare["asked" if asked else "unasked"] += got is not None
            if place not in options.places:
                continue
            for number in range(options.scenes):
                picture, truth = folder / f"{file.stem}-{options.seed}-{number}.jpg", folder / f"{file.stem}-{options.seed}-{number}.json"
                if not truth.exists():
                    rng = np.random.default_rng([zlib.crc32(file.stem.encode()), options.seed, number])
                    if options.sea:
                        board = board or sea_board(options.reader, file, layout, np.random.default_rng([zlib.crc32(file.stem.encode()), options.seed]))
                        beside = Beside(board[2], rng)
                        made = with_track(board[0].astype(np.float32), board[1] @ beside.shift, rng, beside)
                    else:
                        made = with_track(cv2.imread(str(original)).astype(np.float32), homography(label), rng)
                    if made is None:
                        continue
                    cv2.imwrite(str(picture), made[0], [cv2.IMWRITE_JPEG_QUALITY, 92])
                    truth.write_text(json.dumps({"spaces": made[1]}))
                want = json.loads(truth.read_text())["spaces"]
                found, got, asked, sure = read_ship(options.reader, picture, layout)
                if not options.keep:
                    picture.unlink()
                for key in (place, "all"):
                    n = rows.setdefault(key, Counter())
                    if not found:
                        n["lost"] += 1
                    elif want is None:
                        n["no ship"] += 1
                        n["false asked" if asked else "false"] += got is not None
                    else:
                        n["ships"] += 1
                        what = "right" if got == want else "none" if got is None else "wrong"
                        n[what + (" asked" if asked else "")] += 1
                if options.verbose and got != want:
                    print(f"{picture.name}: {want}, read {got} {sure}", flush=True)
    head = ["place", "ships on tracks", "read right", "right, asked about", "wrong, asked about", "wrong, not asked", "not seen", "tracks without a ship: read unasked + asked", "boards not located"]
    print("| " + " | ".join(head) + " |\n" + "|---" * len(head) + "|")
    for key in [*options.places, "all"]:
        n = rows.get(key, Counter())
        print("| " + " | ".join(map(str, [key, n["ships"], n["right"], n["right asked"], n["wrong asked"], n["wrong"], n["none"], f"{n['false']} + {n['false asked']} of {n['no ship']}", n["lost"]])) + " |")
    what = "boards" if options.sea else "photographs as they are"
    print(f"\n{bare['read']} {what}, none with a track: {bare['unasked']} ships read unasked, {bare['asked']} asked about")


if __name__ == "__main__":
    main()
