# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the training cuts the same crops as the reader: both compare theirs with tests/vision/crop_geometry.json.

usage: check_geometry.py GOLDEN [--write]

In the drawn picture blue encodes the column and green the row, so that each pixel of a crop shows its origin. The mean and three corners of each
crop are compared (0 to 255). GOLDEN is written by this program (--write) and read by it and by crop_geometry_test.
The exit status is 77 if python3-opencv is not installed. The other constants are parsed from the reader's sources (geometry.py).
"""
import json
import pathlib
import sys

try:
    import cv2  # noqa: F401
    import numpy as np
except ImportError:
    print("python3-opencv is not installed: nothing was compared")
    sys.exit(77)

import harbors
from geometry import TERRAIN_HALF, TERRAIN_PIXELS, apply_gain, board_gain, cut, hex_centres, working_size
from places import CLOSE_PIXELS, FIGURE_PIXELS, INTERSECTIONS, PATHS, PIXELS, Frame, camera

# Two cameras: one near enough that the picture is shrunk and cropped, one at working size.
CASES = [{"size": [2000, 1504], "board_to_image": [150.0, 21.0, 1020.0, -17.0, 128.0, 760.0, 0.006, 0.021, 1.0]},
         {"size": [960, 720], "board_to_image": [68.0, -9.0, 470.0, 11.0, 61.0, 365.0, -0.009, 0.012, 1.0]}]
WITHIN = 2.0  # levels of 255
HEXES = [0, 4, 9, 18]
KINDS = {"path": (PATHS, PIXELS, False), "spot": (list(INTERSECTIONS), PIXELS, False), "hex": (HEXES, PIXELS, False), "figure": (HEXES, FIGURE_PIXELS, False),
         "near path": (PATHS[::5], CLOSE_PIXELS // 2, True), "near spot": (list(INTERSECTIONS)[::5], CLOSE_PIXELS, True)}


def picture(width, height):
    across = np.floor(np.arange(width) * 255 / width)
    down = np.floor(np.arange(height) * 255 / height)
    return np.dstack([np.tile(across, (height, 1)), np.tile(down[:, None], (1, width)), np.full((height, width), 128.0)]).astype(np.uint8)


def seen(square):
    """Mean and three corners of a square, blue and green of each."""
    values = [square.reshape(-1, 3).mean(0), square[0, 0], square[0, -1], square[-1, 0]]
    return [round(float(v), 1) for one in values for v in one[:2]]


def squares(case):
    """{kind: {place: values}}, the camera's position, and the colour gain."""
    width, height = case["size"]
    full, h = picture(width, height), np.array(case["board_to_image"]).reshape(3, 3)
    image, to_image = working_size(full, h)
    crops = [cut(image, to_image, x, y, TERRAIN_HALF, TERRAIN_PIXELS, 2) for x, y in hex_centres()]
    eye = camera(h, width, height)
    out = {"tile": {str(i): seen(crops[i]) for i in HEXES}}
    for kind, (places, pixels, close) in KINDS.items():
        cuts = {str(p): cv2.resize(Frame(p, eye, close=close).cut(image, to_image, pixels), (pixels, pixels), interpolation=cv2.INTER_AREA) for p in places}
        out[kind] = {place: seen(square) for place, square in cuts.items()}
    out["harbor"] = {p: seen(harbors.cut(image, to_image, *harbors.view(p))) for p in harbors.COAST[::3]}
    gained = apply_gain(crops[9], board_gain(crops))
    return {"camera": [round(float(v), 4) for v in eye], "gained": seen(gained), "squares": out}


def differences(want, got, at=""):
    if isinstance(want, dict):
        for key in want:
            yield from differences(want[key], got[key], f"{at} {key}")
    else:
        limit = 0.01 if "camera" in at else WITHIN
        worst = max(abs(a - b) for a, b in zip(want, got))
        if len(want) != len(got) or worst > limit:
            yield f"{at.strip()}: {got}, not {want}"


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--write"]):
        sys.exit(__doc__)
    file = pathlib.Path(sys.argv[1])
    made = [{**case, **squares(case)} for case in CASES]
    if sys.argv[2:]:
        rows = [json.dumps(one).replace(', "', ',\n  "') for one in made]
        file.write_text("[" + ",\n".join(rows) + "]\n")
        return
    wrong = [d for want, got in zip(json.loads(file.read_text()), made) for d in differences(want, got)]
    for one in wrong:
        print(one)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
