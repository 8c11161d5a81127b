# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how well the reader handles bad light, bad lenses and unusual cameras, on labelled photographs with artificial defects.

usage: stress.py PHOTOGRAPHS --reader REEVE_CLI [--places PLACE ...] [--kinds KIND ...] [--keep FOLDER] [--verbose]

PHOTOGRAPHS holds NAME.jpg beside NAME.json labels. Without --places those are used whose licence allows training.
Each photograph is modified once in every way (KINDS below; the same seed gives the same pictures), read, and compared with its label,
transformed accordingly. Upright objects cannot be tilted in a photograph, so roads, buildings and the robber are not compared in the tilted kinds.
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

import harbors
import piece_labels
from comparing import Case, homography
from geometry import hex_centres, project, side_pixels
from places import INTERSECTIONS

FOCAL = 0.75   # focal length of the tilted camera, in longer sides of the picture
MARGIN = 0.12  # margin around the hexes where the picture is cut, in hex sides


class Spoilt:
    """A picture, its homography, and the options of its file."""

    def __init__(self, image, h, quality=92, orientation=1):
        self.image, self.h, self.quality, self.orientation = image, h, quality, orientation

    def write(self, file):
        jpeg = cv2.imencode(".jpg", turned_back(self.image, self.orientation), [cv2.IMWRITE_JPEG_QUALITY, self.quality])[1].tobytes()
        if self.orientation != 1:  # an EXIF block with only the orientation, after the JFIF block
            tiff = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01" + bytes([0, self.orientation, 0, 0]) + b"\0\0\0\0"
            block = b"Exif\0\0" + tiff
            at = 4 + int.from_bytes(jpeg[4:6], "big") if jpeg[2:4] == b"\xff\xe0" else 2
            jpeg = jpeg[:at] + b"\xff\xe1" + (len(block) + 2).to_bytes(2, "big") + block + jpeg[at:]
        file.write_bytes(jpeg)


def turned_back(image, orientation):
    """The pixels that become `image` when the EXIF orientation is applied."""
    if orientation in (5, 6, 7, 8):
        image = cv2.transpose(image)
    flip = {2: 1, 3: -1, 4: 0, 6: 0, 7: -1, 8: 1}.get(orientation)
    return image if flip is None else cv2.flip(image, flip)


def shade(image, h, rng, depth=0.3):
    """A shadow over half of the board, with its edge near the middle."""
    a, side = rng.uniform(0, math.tau), median_side(h)
    at = project(h, *rng.uniform(-0.8, 0.8, 2))
    yy, xx = np.mgrid[:image.shape[0], :image.shape[1]].astype(np.float32)
    dark = 1 / (1 + np.exp(-np.clip(((xx - at[0]) * math.cos(a) + (yy - at[1]) * math.sin(a)) / (0.12 * side), -30, 30)))
    return image * (1 - (1 - depth) * dark)[..., None]


def glare(image, h, rng):
    """A specular reflection of a lamp, white in the middle."""
    side, at = median_side(h), project(h, *rng.uniform(-2.5, 2.5, 2))
    yy, xx = np.mgrid[:image.shape[0], :image.shape[1]].astype(np.float32)
    veil = 0.95 * np.exp(-(((xx - at[0]) ** 2 + (yy - at[1]) ** 2) / (0.9 * side) ** 2))
    return image * (1 - veil)[..., None] + 255 * veil[..., None]


def dark(image, rng):
    image = 255 * (image / 255 * 0.3) ** 1.1
    return image + rng.standard_normal(image.shape).astype(np.float32) * 3


def moved(image, h, rng, share=0.09):
    """Motion blur by that many hex sides."""
    n = max(3, int(round(share * median_side(h)))) | 1
    kernel = np.zeros((n, n), np.float32)
    t = rng.uniform(0, math.pi)
    c = n // 2
    cv2.line(kernel, (round(c - c * math.cos(t)), round(c - c * math.sin(t))), (round(c + c * math.cos(t)), round(c + c * math.sin(t))), 1.0)
    return cv2.filter2D(image, -1, kernel / kernel.sum())


def median_side(h):
    return float(np.median([side_pixels(h, x, y) for x, y in hex_centres()]))


def scaled(image, h, megapixels):
    f = math.sqrt(megapixels * 1e6 / (image.shape[0] * image.shape[1]))
    out = cv2.resize(image, None, fx=f, fy=f, interpolation=cv2.INTER_AREA if f < 1 else cv2.INTER_CUBIC)
    fx, fy = out.shape[1] / image.shape[1], out.shape[0] / image.shape[0]
    return Spoilt(out, np.array([[fx, 0, fx / 2 - 0.5], [0, fy, fy / 2 - 0.5], [0, 0, 1]]) @ h)


def corners(h):
    return np.array([project(h, *p) for p in INTERSECTIONS.values()])


def all_around(image, h):
    """Crops the picture to the hexes with MARGIN."""
    at, margin = corners(h), MARGIN * median_side(h)
    (left, top), (right, bottom) = np.maximum(at.min(0) - margin, 0).astype(int), (at.max(0) + margin).astype(int)
    return Spoilt(np.ascontiguousarray(image[top:bottom, left:right]), np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1.0]]) @ h)


def panned(image, h, way):
    """Rotates the camera until the hexes just fit at an edge or corner of the picture (-1, 0 or 1 across and down)."""
    height, width = image.shape[:2]
    focal, margin = FOCAL * max(width, height), MARGIN * median_side(h)
    inner = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1]])
    best = np.eye(3)
    aside = [0.0, 0.0]
    for axis in (0, 1):
        for angle in np.arange(0, 0.8, 0.01) if way[axis] else []:
            turn = list(aside)
            turn[axis] = angle * way[axis]
            warp = inner @ cv2.Rodrigues(np.array([-turn[1], turn[0], 0.0]))[0] @ np.linalg.inv(inner)
            at = corners(warp @ h)
            if (at < margin).any() or (at > [width - margin, height - margin]).any():
                break
            best, aside = warp, turn
    return Spoilt(cv2.warpPerspective(image, best, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE), best @ h)


def tilted(image, h, rng, degrees):
    """The view of a camera tilted by that angle from straight down."""
    height, width = image.shape[:2]
    tilt, way, focal = math.radians(degrees), rng.uniform(0, math.tau), FOCAL * max(width, height)
    turn = np.array([[math.cos(way), -math.sin(way), 0], [math.sin(way), math.cos(way), 0], [0, 0, 1]])
    back = np.array([[1, 0, 0], [0, math.cos(tilt), -math.sin(tilt)], [0, math.sin(tilt), math.cos(tilt)]])
    inner = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1]])
    best = None
    for far in np.arange(6, 40, 0.5):  # as near as the frame still fits
        rotation = back @ turn
        new = inner @ np.column_stack([rotation[:, 0], rotation[:, 1], [0, 0, far]])
        ring = np.array([project(new, 5.6 * math.cos(a), 5.6 * math.sin(a)) for a in np.arange(0, math.tau, 0.2)])
        if (ring > 0).all() and (ring < [width, height]).all():
            best = new
            break
    warp = best @ np.linalg.inv(h)
    return Spoilt(cv2.warpPerspective(image, warp, (width, height), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE), best)


def toned(image, h):
    return Spoilt(np.clip(image, 0, 255).astype(np.uint8), h)


# Transformations of a picture: (float image, homography, generator) -> Spoilt.
KINDS = {
    "as it is": lambda x, h, r: toned(x, h),
    "warm lamp": lambda x, h, r: toned(x * np.float32([0.5, 0.82, 1.12]), h),
    "cold light": lambda x, h, r: toned(x * np.float32([1.15, 0.95, 0.72]), h),
    "dark": lambda x, h, r: toned(dark(x, r), h),
    "shade over half the board": lambda x, h, r: toned(shade(x, h, r), h),
    "glare": lambda x, h, r: toned(glare(x, h, r), h),
    "motion blur": lambda x, h, r: toned(moved(x, h, r), h),
    "JPEG quality 30": lambda x, h, r: Spoilt(x.astype(np.uint8), h, 30),
    "0.5 megapixels": lambda x, h, r: scaled(x.astype(np.uint8), h, 0.5),
    "48 megapixels": lambda x, h, r: scaled(x.astype(np.uint8), h, 48),
    "turned by EXIF": lambda x, h, r: Spoilt(x.astype(np.uint8), h, orientation=int(r.integers(2, 9))),
    "tilted to 40 degrees": lambda x, h, r: tilted(x.astype(np.uint8), h, r, 40),
    "tilted to 50 degrees": lambda x, h, r: tilted(x.astype(np.uint8), h, r, 50),
    "cut off at one edge": lambda x, h, r: panned(x.astype(np.uint8), h, [(1, 0), (-1, 0), (0, 1), (0, -1)][int(r.integers(4))]),
    "cut off at a corner": lambda x, h, r: panned(x.astype(np.uint8), h, [int(r.choice([-1, 1])), int(r.choice([-1, 1]))]),
    "trimmed all around": lambda x, h, r: all_around(x.astype(np.uint8), h),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("--reader", required=True)
    parser.add_argument("--places", nargs="*")
    parser.add_argument("--kinds", nargs="*", default=list(KINDS), choices=list(KINDS), metavar="KIND")
    parser.add_argument("--keep", type=pathlib.Path, help="where the spoilt pictures are kept")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    more = piece_labels.more_labels(pathlib.Path(__file__).parent / "more_pieces.json")
    rows, kinds = {kind: [] for kind in options.kinds}, harbors.labels()
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for file in sorted(options.photographs.glob("*.json")):
            label = json.loads(file.read_text())
            free = label["licence"].startswith(("MIT", "BSD", "CC-BY", "GPL-3"))
            if file.stem.split("-")[0] not in options.places if options.places else not free:
                continue
            image, h = cv2.imread(str(file.parent / label["image"])).astype(np.float32), homography(label)
            for kind in options.kinds:
                spoilt = KINDS[kind](image, h, np.random.default_rng([zlib.crc32(file.stem.encode()), list(KINDS).index(kind)]))
                picture = folder / f"{file.stem}-{kind.replace(' ', '-')}.jpg"
                spoilt.write(picture)
                done = subprocess.run([options.reader, "scan", str(picture)], capture_output=True, text=True)
                reading = json.loads(done.stdout or "{}")
                if not options.keep:
                    picture.unlink()
                moved_label, pieces = {**label, "board_to_image": spoilt.h.ravel().tolist()}, more.get(file.stem)
                if kind.startswith("tilted"):
                    moved_label.update(pieces=None, robber=None)
                    pieces = None
                case = Case(file.stem, moved_label, reading, pieces, kinds.get(file.stem))
                case.failure = None if case.located else reading.get("reason") or "found elsewhere"
                rows[kind].append(case)
                if options.verbose and (case.silent or not case.exact):
                    print(f"{case.name} {kind}: {case.failure or ''} {[r[:5] for r in case.wrong]}", flush=True)
    head = ["", "photographs", "located", "not located because", "exact", "terrain and numbers", "silently wrong", "of places", "asked a board"]
    print("| " + " | ".join(head) + " |\n" + "|---" * len(head) + "|")
    for kind, cases in rows.items():
        if not cases:
            continue
        why = collections.Counter(c.failure for c in cases if c.failure)
        counts = np.sum([np.add(c.count("terrain"), c.count("number")) for c in cases], axis=0)
        places = sum(len(c.rows) for c in cases)
        row = [kind, len(cases), sum(c.located for c in cases), ", ".join(f"{w}: {n}" for w, n in why.items()) or "–", sum(c.exact for c in cases),
               f"{counts[1]}/{counts[0]}", sum(len(c.silent) for c in cases), places, f"{sum(c.asked for c in cases) / len(cases):.1f}"]
        print("| " + " | ".join(map(str, row)) + " |")


if __name__ == "__main__":
    main()
