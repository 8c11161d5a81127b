# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how well boards of 30 hexes are read that are composed from labelled photographs of the standard island.

usage: large_boards.py PHOTOGRAPHS --reader REEVE_CLI [--places PLACE ...] [--keep FOLDER]

No photograph of the larger island is available. The 19 hexes of each photograph are therefore copied onto a board of 30, eleven of them twice, in a sea of the
photograph's own colours, seen from the direction of its camera at a greater distance. Harbours and pieces are not composed. Prints by place the numbers of
located boards, of right terrains and numbers, of wrong ones that are not asked about, and of questions. --keep writes
the pictures. Needs python3-opencv.
"""
import argparse
import collections
import json
import pathlib
import subprocess
import tempfile

import cv2
import numpy as np

from geometry import TERRAINS, Photo, constants, hex_centres, project

ROWS = (3, 4, 5, 6, 5, 4, 3)
SIDE = 90          # pixels for each hex side on the composed plane
REACH = 9.5        # hex sides from its centre to its edge
FRAME = constants("locate/lattice.cpp")["kFrame"]  # from the outermost centres of hexes to the frame's outer rim
SMALLER = 0.74     # scale of the larger board in the same picture
STANDARD = hex_centres()


def centres():
    return [(np.sqrt(3) * (i - (n - 1) / 2), 1.5 * (row - 3)) for row, n in enumerate(ROWS) for i in range(n)]


def names():
    return [f"{row}{i}" for row, n in zip("ABCDEFG", ROWS) for i in range(1, n + 1)]


def frame_corners():
    rims = []
    for side in range(6):
        angle = (2 * side - 1) * np.pi / 6
        normal = np.array([np.cos(angle), np.sin(angle)])
        rims.append(np.array([*normal, -(max(normal @ np.array(c) for c in centres()) + FRAME)]))
    corners = [np.cross(rims[k], rims[(k + 1) % 6]) for k in range(6)]
    return np.array([c[:2] / c[2] for c in corners])


def on_plane(points):
    return np.round((np.array(points) + REACH) * SIDE).astype(np.int32)


def hexagon(centre, radius):
    return [(centre[0] + radius * np.cos(np.pi / 6 + k * np.pi / 3), centre[1] + radius * np.sin(np.pi / 6 + k * np.pi / 3)) for k in range(6)]


def colours_at(photo, points):
    """The pixels of the photograph at points of its board plane, and which points lie in it."""
    pixels = []
    for x, y in points:
        u, v = np.round(project(photo.h, x, y)).astype(int)
        if 0 <= u < photo.image.shape[1] and 0 <= v < photo.image.shape[0]:
            pixels.append(photo.image[v, u])
    return np.array(pixels, float)


def ring(radius, count=120):
    return [(radius * np.cos(2 * np.pi * k / count), radius * np.sin(2 * np.pi * k / count)) for k in range(count)]


def noise(shape, pixels, rng):
    """A patch of the mean colour of `pixels` with part of their variance."""
    patch = rng.normal(np.median(pixels, axis=0), 0.35 * pixels.std(axis=0) + 2, (*shape, 3))
    return cv2.GaussianBlur(np.clip(patch, 0, 255).astype(np.uint8), (0, 0), 2)


def doubled(photo, rng):
    """Chooses hexes of the photograph to use twice, so that the larger board has the counts of its box (SIX-1, SIX-2): two of each land,
    one more desert, and with tokens one more of each number. Any lands where the board allows no such choice."""
    lands = [kind for kind in range(len(TERRAINS)) if TERRAINS[kind] != "desert"]
    by_kind = {kind: [i for i in rng.permutation(19) if photo.terrain[i] == kind] for kind in range(len(TERRAINS))}

    def choose(wanted, taken, numbers):
        if not wanted:
            return taken
        for i in by_kind[wanted[0]]:
            if i in taken or i == photo.robber or (photo.has_tokens and (photo.number[i] == 0 or photo.number[i] in numbers)):
                continue
            found = choose(wanted[1:], taken + [i], numbers | {photo.number[i]} if photo.has_tokens else numbers)
            if found is not None:
                return found
        return None

    deserts = by_kind[TERRAINS.index("desert")][:1]
    chosen = choose([kind for kind in lands for _ in range(2)], [], set())
    if chosen is None:
        chosen = [i for kind in lands for i in by_kind[kind][:2]]
    rest = [i for i in rng.permutation(19) if i not in chosen and i not in deserts]
    return (chosen + deserts + rest)[:11]


def compose(photo, rng):
    """Returns the picture, and for each hex of the larger board the index of its source hex."""
    size = int(2 * REACH * SIDE)
    plane = noise((size, size), colours_at(photo, ring(7.2)), rng)
    sea = noise((size, size), colours_at(photo, ring(5.0)), rng)
    mask = np.zeros((size, size), np.uint8)
    cv2.fillConvexPoly(mask, on_plane(frame_corners()), 255)
    plane[mask > 0] = sea[mask > 0]
    rims = colours_at(photo, [at for centre in STANDARD for at in hexagon(centre, 1.0)])
    sand = noise((size, size), rims, rng)
    beach = np.zeros((size, size), np.uint8)
    for centre in centres():
        cv2.fillConvexPoly(beach, on_plane(hexagon(centre, 1.1)), 255)
    plane[beach > 0] = sand[beach > 0]
    chosen = list(range(19)) + doubled(photo, rng)
    rng.shuffle(chosen)

    for centre, which in zip(centres(), chosen):
        dx, dy = np.array(STANDARD[which]) - np.array(centre)
        to_photo = photo.h @ np.array([[1 / SIDE, 0, dx - REACH], [0, 1 / SIDE, dy - REACH], [0, 0, 1]])
        there = np.zeros((size, size), np.uint8)
        cv2.fillConvexPoly(there, on_plane(hexagon(centre, 1.0)), 255)
        x, y, w, h = cv2.boundingRect(on_plane(hexagon(centre, 1.05)))
        shift = np.array([[1, 0, x], [0, 1, y], [0, 0, 1]])
        patch = cv2.warpPerspective(photo.image, to_photo @ shift, (w, h), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
        inside = there[y:y + h, x:x + w] > 0
        plane[y:y + h, x:x + w][inside] = patch[inside]
    side = max(photo.image.shape[:2])
    middle = np.array([project(photo.h, 0, 0)[0], project(photo.h, 0, 0)[1]])
    shrink = np.array([[SMALLER, 0, middle[0] * (1 - SMALLER)], [0, SMALLER, middle[1] * (1 - SMALLER)], [0, 0, 1]])
    scale = 1600 / side
    view = np.diag([scale, scale, 1.0]) @ shrink @ photo.h
    to_plane = np.array([[1 / SIDE, 0, -REACH], [0, 1 / SIDE, -REACH], [0, 0, 1]])
    shape = (int(photo.image.shape[1] * scale), int(photo.image.shape[0] * scale))
    picture = cv2.warpPerspective(plane, view @ to_plane, shape, flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)
    return picture, chosen


def read(reader, picture, keep):
    file = keep if keep else pathlib.Path(tempfile.mkdtemp()) / "board.jpg"
    cv2.imwrite(str(file), picture, [cv2.IMWRITE_JPEG_QUALITY, 90])
    done = subprocess.run([reader, "scan", str(file)], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def compare(reading, photo, chosen):
    """{kind: count} of one reading, under the better of its two rotations."""
    if not reading["found"] or reading.get("rows") != list(ROWS):
        return {"boards": 1}
    best = None
    for order in (list(range(30)), list(range(29, -1, -1))):
        row = collections.Counter(boards=1, located=1, asked=len(reading["uncertain"]))
        for at, name in zip(order, names()):
            which, read_hex = chosen[at], reading["hexes"][name]
            number = photo.number[which]
            for what, want, got in (("terrain", TERRAINS[photo.terrain[which]], read_hex["terrain"]), ("number", number, read_hex.get("number", 0))):
                if what == "number" and (not photo.has_tokens or photo.robber == which):
                    continue
                row[what + "s"] += 1
                row[what] += want == got
                row["silent"] += want != got and f"hexes.{name}.{what}" not in reading["uncertain"]
        if best is None or row["terrain"] + row["number"] > best["terrain"] + best["number"]:
            best = row
    best["exact"] = int(best["terrain"] == best["terrains"] and best["number"] == best["numbers"])
    return best


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("--reader", required=True)
    parser.add_argument("--places", nargs="*")
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
        picture, chosen = compose(photo, np.random.default_rng(len(rows) + sum(file.stem.encode())))
        found = compare(read(options.reader, picture, options.keep / f"{file.stem}.jpg" if options.keep else None), photo, chosen)
        rows[place].update(found)
        rows["all"].update(found)
    print("| | boards | located | exact | terrain | number | silently wrong | asked |\n|---|---|---|---|---|---|---|---|")
    for place in [*sorted(p for p in rows if p != "all"), "all"]:
        r = rows[place]
        print(f"| {place} | {r['boards']} | {r['located']} | {r['exact']} | {r['terrain']}/{r['terrains']} | {r['number']}/{r['numbers']} | {r['silent']} | {r['asked']} |")


if __name__ == "__main__":
    main()
