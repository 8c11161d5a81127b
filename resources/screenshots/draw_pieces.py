# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the photographs for the pictures of "Show your pieces": its three arrangements on the project's own rendered board.

usage: draw_pieces.py FOLDER

Writes FOLDER/1.jpg to 3.jpg, missing.jpg (the second arrangement without the pieces of red) and live.avi (the first one, held by
hand). Needs python3-opencv.
"""
import json
import pathlib
import sys

import cv2
import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
TRAINING = HERE.parents[1] / "vision" / "training"
DEMO = HERE.parent / "demo"
sys.path.insert(0, str(TRAINING))
sys.dont_write_bytecode = True

import box_scenes  # noqa: E402

BOX, SEED = 21, 2  # a box whose colours are easily told apart by people
FRAMES, FRAMES_PER_SECOND = 200, 5


def draw(arrangement, number):
    label = json.loads((DEMO / "board.json").read_text())
    image = cv2.imread(str(DEMO / label["image"])).astype(np.float32)
    return box_scenes.lay_scene(image, label, BOX, [SEED, 1, number], lay_game=box_scenes.lay_shown(arrangement))[0]


def film(picture, file):
    """A video of a picture that moves a little, 1280 pixels wide."""
    picture = np.clip(picture, 0, 255).astype(np.uint8)
    size = (1280, round(1280 * picture.shape[0] / picture.shape[1]) // 2 * 2)
    picture = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    video = cv2.VideoWriter(str(file), cv2.VideoWriter_fourcc(*"MJPG"), FRAMES_PER_SECOND, size)
    for frame in range(FRAMES):
        by = (1.5 * np.sin(frame / 1.6), 1.2 * np.cos(frame / 1.6))
        video.write(cv2.warpAffine(picture, np.float32([[1, 0, by[0]], [0, 1, by[1]]]), size, borderMode=cv2.BORDER_REPLICATE))
    video.release()


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    shown = json.loads((TRAINING / "shown_pieces.json").read_text())
    for number, arrangement in enumerate(shown):
        picture = draw(arrangement, number)
        cv2.imwrite(str(folder / f"{number + 1}.jpg"), picture, [cv2.IMWRITE_JPEG_QUALITY, 92])
        if number == 0:
            film(picture, folder / "live.avi")
    less = dict(shown[1], pieces=[p for p in shown[1]["pieces"] if p["color"] != "red"])
    cv2.imwrite(str(folder / "missing.jpg"), draw(less, 1), [cv2.IMWRITE_JPEG_QUALITY, 92])


main()
