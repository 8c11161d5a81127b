# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the hexes lie, and how a hex is cut out of a photograph.

vision/look/read_tiles.cpp does the same in C++; the numbers here and there must agree.
"""
import json
import math
import pathlib

import cv2
import numpy as np

TERRAINS = ["hills", "forest", "pasture", "fields", "mountains", "desert"]
NUMBERS = [0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]  # 0: no number can be read

TILE_PIXELS = 64      # what the tile network sees ...
TILE_HALF = 1.1       # ... from the hex centre to the rim, in hex sides
TOKEN_PIXELS = 48
TOKEN_HALF = 0.36
SOURCE_PIXELS = 192   # what a training crop is cut from
SOURCE_HALF = 1.5
WORK_SIDE = 90.0      # larger photographs are shrunk to this many pixels a hex side
MEAN_DISC = 0.75      # the colour of the board is measured within this many sides of each centre
MEAN_BGR = (75.0, 135.0, 150.0)  # and brought to this


def hex_centres():
    """The centres of A1..E3 in the board plane (hex side 1, x east, y south)."""
    rows = enumerate((3, 4, 5, 4, 3))
    return [(math.sqrt(3) * (i - (n - 1) / 2), 1.5 * (row - 2)) for row, n in rows for i in range(n)]


def hex_names():
    return [f"{row}{i}" for row, n in zip("ABCDE", (3, 4, 5, 4, 3)) for i in range(1, n + 1)]


def project(h, x, y):
    v = h @ np.array([x, y, 1.0])
    return v[:2] / v[2]


def side_pixels(h, x, y, step=1e-3):
    """Pixels a hex side there: the root of the homography's area scale."""
    a = (project(h, x + step, y) - project(h, x - step, y)) / (2 * step)
    b = (project(h, x, y + step) - project(h, x, y - step)) / (2 * step)
    return math.sqrt(abs(a[0] * b[1] - a[1] * b[0]))


def working_size(image, h, work_side=WORK_SIDE):
    """The photograph shrunk so that a hex side has about that many pixels, and its homography."""
    side = float(np.median([side_pixels(h, x, y) for x, y in hex_centres()]))
    factor = work_side / side
    if factor >= 0.8:
        return image, h
    small = cv2.resize(image, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
    return small, np.diag([small.shape[1] / image.shape[1], small.shape[0] / image.shape[0], 1.0]) @ h


def cut(image, h, x, y, half, pixels, oversample=1):
    """A square of the board plane around (x, y), `half` sides to each rim."""
    n = pixels * oversample
    scale = 2 * half / n
    to_plane = np.array([[scale, 0, x - half + scale / 2], [0, scale, y - half + scale / 2], [0, 0, 1]])
    crop = cv2.warpPerspective(image, h @ to_plane, (n, n), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                               borderMode=cv2.BORDER_REPLICATE)
    return crop if oversample == 1 else cv2.resize(crop, (pixels, pixels), interpolation=cv2.INTER_AREA)


def disc_mask(pixels, half, radius):
    at = (np.arange(pixels) + 0.5) / pixels * 2 * half - half
    return at[:, None] ** 2 + at[None, :] ** 2 < radius ** 2


def board_gain(tiles):
    """The factor for each channel that brings the mean colour of the 19 tiles to MEAN_BGR."""
    mask = disc_mask(TILE_PIXELS, TILE_HALF, MEAN_DISC)
    mean = np.mean([tile[mask].mean(axis=0) for tile in tiles], axis=0)
    return np.clip(np.array(MEAN_BGR) / np.maximum(mean, 1.0), 0.4, 3.0)


def apply_gain(crop, gain):
    return np.clip(crop.astype(np.float32) * gain, 0, 255).astype(np.uint8)


class Photo:
    """A labelled photograph: 19 tiles as the network will see them, and the sources of training crops."""

    def __init__(self, label_file):
        label_file = pathlib.Path(label_file)
        label = json.loads(label_file.read_text())
        self.name = label_file.stem
        self.place = self.name.split("-")[0]
        self.may_train = label["licence"].split()[0].startswith(("MIT", "BSD", "CC-BY-4", "CC-BY-3"))
        self.tilt = label.get("tilt", 0.0)
        self.has_tokens = label.get("tokens", True)
        h = np.array(label["board_to_image"], float).reshape(3, 3)
        self.image, self.h = working_size(cv2.imread(str(label_file.parent / label["image"])), h)
        hexes = [label["hexes"][name] for name in hex_names()]
        self.terrain = [TERRAINS.index(one["terrain"]) for one in hexes]
        self.number = [one.get("number") or 0 if self.has_tokens else 0 for one in hexes]
        robber = label.get("robber")
        robber = robber.get("at") if isinstance(robber, dict) else robber
        self.robber = hex_names().index(robber) if robber in hex_names() else -1
        tiles = self.tiles(self.h)
        self.gain = board_gain(tiles)

    def tiles(self, h):
        return [cut(self.image, h, x, y, TILE_HALF, TILE_PIXELS, 2) for x, y in hex_centres()]

    def sources(self):
        """19 squares from which training crops are cut, colour already normalised."""
        return [apply_gain(cut(self.image, self.h, x, y, SOURCE_HALF, SOURCE_PIXELS), self.gain)
                for x, y in hex_centres()]


def photos(folder, places=None, may_train=False):
    for file in sorted(pathlib.Path(folder).glob("*.json")):
        if places is not None and file.stem.split("-")[0] not in places:
            continue
        photo = Photo(file)
        if photo.may_train or not may_train:
            yield photo
