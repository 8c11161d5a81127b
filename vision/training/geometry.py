# SPDX-License-Identifier: GPL-3.0-or-later
"""The positions of the hexes, and the crops of hexes from photographs.

vision/look/normal_view.cpp is the same in C++. The constants are parsed from the reader's sources; both sides compare their crops with
tests/vision/crop_geometry.json.
"""
import json
import math
import pathlib
import re

import cv2
import numpy as np

TERRAINS = ["hills", "forest", "pasture", "fields", "mountains", "desert"]
NUMBERS = [0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]  # 0: no number visible

VISION = pathlib.Path(__file__).parents[1]


def constants(file):
    """The constants declared in a source of the reader: {"kTerrainHalf": 1.1, ...}."""
    found = re.findall(r"^(?:inline )?constexpr (int|double) (k\w+) = ([-\d.]+);", (VISION / file).read_text(), re.MULTILINE)
    return {name: (int if kind == "int" else float)(value) for kind, name, value in found}


CROPS = constants("look/crop_geometry.h")
TERRAIN_PIXELS = CROPS["kTerrainPixels"]  # crop of the terrain network: pixels of a side ...
TERRAIN_HALF = CROPS["kTerrainHalf"]      # ... and hex sides from its centre to its edge
TERRAIN_VIEWS = CROPS["kTerrainViews"]
TOKEN_CELLS = CROPS["kTokenCells"]
TOKEN_PIXELS = CROPS["kTokenPixels"]
TOKEN_HALF = CROPS["kTokenHalf"]
SOURCE_PIXELS = 192   # pixels of the square a training crop is cut from
SOURCE_HALF = 1.5
WORK_SIDE = CROPS["kWorkSide"]      # larger photographs are shrunk to this many pixels for each hex side
MEAN_DISC = CROPS["kMeanDisc"]      # radius around hex centres in which the board's mean colour is measured (hex sides)
MEAN_BGR = (CROPS["kMeanBlue"], CROPS["kMeanGreen"], CROPS["kMeanRed"])  # target of the mean colour


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
    """Pixels for each hex side at a point: the square root of the homography's area scale."""
    a = (project(h, x + step, y) - project(h, x - step, y)) / (2 * step)
    b = (project(h, x, y + step) - project(h, x, y - step)) / (2 * step)
    return math.sqrt(abs(a[0] * b[1] - a[1] * b[0]))


def reach():
    """Radius around the island's centre that the reader keeps of a large photograph (hex sides)."""
    lattice = constants("locate/lattice.cpp")
    corners = [math.hypot(abs(x) + math.sqrt(3) / 2, abs(y) + 0.5) for x, y in hex_centres()] + [math.hypot(x, abs(y) + 1) for x, y in hex_centres()]
    return max(corners) + lattice["kRim"] + lattice["kAround"]


def around_island(width, height, h):
    """Left, top, right, bottom of the part of a picture within reach(), as aroundIsland() of locate/plane.cpp computes it."""
    xs, ys = [], []
    for i in range(8):
        angle, corner = (i + 0.5) * math.pi / 4, reach() / math.cos(math.pi / 8)
        v = h @ np.array([corner * math.cos(angle), corner * math.sin(angle), 1])
        if v[2] <= 0:
            return 0, 0, width, height
        xs.append(int(min(max(v[0] / v[2], 0), width)))
        ys.append(int(min(max(v[1] / v[2], 0), height)))
    left, top = min(xs) // 4 * 4, min(ys) // 4 * 4
    right, bottom = min((max(xs) // 4 + 1) * 4, width), min((max(ys) // 4 + 1) * 4, height)
    return (left, top, right, bottom) if right > left and bottom > top else (0, 0, width, height)


def shrunk(image, width, height):
    """A smaller copy, computed as in picture/shrunk.cpp: halved as often as possible, then interpolated."""
    rows, cols = image.shape[:2]
    while cols % 2 == 0 and rows % 2 == 0 and cols >= 2 * width and rows >= 2 * height:
        cols, rows = cols // 2, rows // 2
        image = cv2.resize(image, (cols, rows), interpolation=cv2.INTER_AREA)
    if (cols, rows) == (width, height):
        return image
    return cv2.resize(image, (width, height), interpolation=cv2.INTER_LINEAR if cols <= 2 * width and rows <= 2 * height else cv2.INTER_AREA)


def working_size(image, h, work_side=WORK_SIDE, all_of_it=False):
    """The photograph shrunk to this many pixels for each hex side, and its homography. A shrunk one is cropped around the island unless
    `all_of_it`."""
    side = float(np.median([side_pixels(h, x, y) for x, y in hex_centres()]))
    factor = work_side / side
    if factor >= CROPS["kLeastShrinking"]:
        return image, h
    rows, cols = image.shape[:2]
    left, top, right, bottom = (0, 0, cols, rows) if all_of_it else around_island(cols, rows, h)
    width, height = max(1, round((right - left) * factor)), max(1, round((bottom - top) * factor))
    across, down = width / (right - left), height / (bottom - top)
    to_small = np.array([[across, 0, -left * across], [0, down, -top * down], [0, 0, 1.0]])
    return shrunk(image[top:bottom, left:right], width, height), to_small @ h


def cut(image, h, x, y, half, pixels, oversample=1):
    """A crop of the board plane around (x, y), `half` hex sides to its edge."""
    n = pixels * oversample
    scale = 2 * half / n
    to_plane = np.array([[scale, 0, x - half + scale / 2], [0, scale, y - half + scale / 2], [0, 0, 1]])
    crop = cv2.warpPerspective(image, h @ to_plane, (n, n), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                               borderMode=cv2.BORDER_REPLICATE)
    return crop if oversample == 1 else cv2.resize(crop, (pixels, pixels), interpolation=cv2.INTER_AREA)


def disc_mask(pixels, half, radius):
    at = (np.arange(pixels) + 0.5) / pixels * 2 * half - half
    return at[:, None] ** 2 + at[None, :] ** 2 < radius ** 2


def board_gain(crops):
    """The gain of each channel that brings the mean colour of the 19 hexes to MEAN_BGR."""
    mask = disc_mask(TERRAIN_PIXELS, TERRAIN_HALF, MEAN_DISC)
    mean = np.mean([crop[mask].mean(axis=0) for crop in crops], axis=0)
    return np.clip(np.array(MEAN_BGR) / np.maximum(mean, 1.0), CROPS["kLeastGain"], CROPS["kMostGain"])


def apply_gain(crop, gain):
    return np.clip(crop.astype(np.float32) * gain, 0, 255).astype(np.uint8)


class Photo:
    """A labelled photograph: the crops of its 19 hexes for the network, and the sources of training crops. `whole`: keeps the table around
    the board."""

    def __init__(self, label_file, whole=False):
        label_file = pathlib.Path(label_file)
        label = json.loads(label_file.read_text())
        self.name = label_file.stem
        self.place = self.name.split("-")[0]
        self.may_train = label["licence"].split()[0].startswith(("MIT", "BSD", "CC-BY-4", "CC-BY-3"))
        self.tilt = label.get("tilt", 0.0)
        self.has_tokens = label.get("tokens", True)
        h = np.array(label["board_to_image"], float).reshape(3, 3)
        self.image, self.h = working_size(cv2.imread(str(label_file.parent / label["image"])), h, all_of_it=whole)
        hexes = [label["hexes"][name] for name in hex_names()]
        self.terrain = [TERRAINS.index(one["terrain"]) for one in hexes]
        self.number = [one.get("number") or 0 if self.has_tokens else 0 for one in hexes]
        robber = label.get("robber")
        robber = robber.get("at") if isinstance(robber, dict) else robber
        self.robber = hex_names().index(robber) if robber in hex_names() else -1
        crops = self.hexes(self.h)
        self.gain = board_gain(crops)

    def hexes(self, h):
        return [cut(self.image, h, x, y, TERRAIN_HALF, TERRAIN_PIXELS, 2) for x, y in hex_centres()]

    def sources(self):
        """19 squares from which training crops are cut, with the gain applied."""
        return [apply_gain(cut(self.image, self.h, x, y, SOURCE_HALF, SOURCE_PIXELS), self.gain)
                for x, y in hex_centres()]


def photos(folder, places=None, may_train=False, whole=False):
    for file in sorted(pathlib.Path(folder).glob("*.json")):
        if places is not None and file.stem.split("-")[0] not in places:
            continue
        photo = Photo(file, whole)
        if photo.may_train or not may_train:
            yield photo
