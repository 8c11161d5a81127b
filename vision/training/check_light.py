# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how well terrains and numbers are read under lamps, shade and glare that are added to photographs.

usage: check_light.py PHOTOGRAPHS --reader REEVE_CLI [--every N] [--places PLACE ...] [--lights LIGHT ...] [--keep FOLDER] [--verbose]

PHOTOGRAPHS holds NAME.jpg beside NAME.json labels. Every Nth photograph of each place (default 4) is modified with each light (LIGHTS below;
the same picture in each run), read, and compared with its label. Lamps are black bodies relative to daylight of 5500 K, in linear light;
values above white are clipped as in a sensor. "wrong" counts the values that are read wrongly, "silently" those of them that are not
asked about. Needs python3-opencv.
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

import stress
from comparing import Case, homography
from geometry import project

WAVES = np.array([465.0, 545.0, 610.0])  # wavelengths of the sensor's blue, green and red, in nanometres


def linear(image):
    return np.power(np.clip(image, 0, 255) / 255, 2.2)


def shown(light):
    return 255 * np.power(np.clip(light, 0, 1), 1 / 2.2)


def planck(kelvin):
    return 1 / (WAVES ** 5 * (np.exp(1.4388e7 / (WAVES * kelvin)) - 1))


def lamp(kelvin):
    """Gains of blue, green and red in linear light, relative to green, for a camera balanced for daylight."""
    gain = planck(kelvin) / planck(5500)
    return (gain / gain[1]).astype(np.float32)


def exposed(gain):
    """Limits the gains to 4/3, as the camera shortens its exposure."""
    return gain * min(1, 1.33 / gain.max())


def lit(kelvin):
    return lambda image, h, rng: shown(linear(image) * exposed(lamp(kelvin)))


def across(image, h, rng):
    """A ramp from 0 on one side of the board to 1 on the other, in a random direction."""
    a = rng.uniform(0, math.tau)
    ends = [np.array(project(h, s * 4.5 * math.cos(a), s * 4.5 * math.sin(a))) for s in (-1, 1)]
    way = ends[1] - ends[0]
    yy, xx = np.mgrid[:image.shape[0], :image.shape[1]].astype(np.float32)
    return np.clip(((xx - ends[0][0]) * way[0] + (yy - ends[0][1]) * way[1]) / (way @ way), 0, 1)[..., None].astype(np.float32)


def lamp_and_window(image, h, rng):
    t = across(image, h, rng)
    return shown(linear(image) * (exposed(lamp(2400)) * (1 - t) + exposed(lamp(7500)) * t))


def fading(image, h, rng):
    """Light from one side; the far side receives a sixth of it."""
    return shown(linear(image) * np.power(1 / 6, across(image, h, rng)))


def half_in_shade(image, h, rng):
    """A hard shadow over half of the board, lit only by the bluish light of the room."""
    t = across(image, h, rng)
    dark = 1 / (1 + np.exp(-(t - rng.uniform(0.4, 0.6)) * 60))
    return shown(linear(image) * (1 + (0.14 * lamp(7500) - 1) * dark))


def blobs(image, h, rng, count, wide):
    light, side = linear(image), stress.median_side(h)
    yy, xx = np.mgrid[:image.shape[0], :image.shape[1]].astype(np.float32)
    for _ in range(count):
        at = project(h, *rng.uniform(-3, 3, 2))
        light = light + 1.6 * np.exp(-((xx - at[0]) ** 2 + (yy - at[1]) ** 2) / (wide * side) ** 2)[..., None]
    return shown(light)


def bleached(image, h, rng):
    return 255 * (1 - np.exp(-2.6 * image / 255))


# Transformations of a picture: (float image, homography, generator) -> float image, 0 to 255.
LIGHTS = {
    "as it is": lambda image, h, rng: image,
    "2,000 K": lit(2000),
    "2,700 K": lit(2700),
    "4,000 K": lit(4000),
    "8,000 K": lit(8000),
    "lamp and window": lamp_and_window,
    "fading to one side": fading,
    "half in the shade": half_in_shade,
    "one wide glare": lambda image, h, rng: blobs(image, h, rng, 1, 1.6),
    "four small glares": lambda image, h, rng: blobs(image, h, rng, 4, 0.6),
    "bleached": bleached,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("--reader", required=True)
    parser.add_argument("--every", type=int, default=4, metavar="N")
    parser.add_argument("--places", nargs="*")
    parser.add_argument("--lights", nargs="*", default=list(LIGHTS), choices=list(LIGHTS), metavar="LIGHT")
    parser.add_argument("--keep", type=pathlib.Path, help="where the pictures are kept; those that lie there are read again")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    places = collections.defaultdict(list)
    for file in sorted(options.photographs.glob("*.json")):
        places[file.stem.split("-")[0]].append(file)
    files = [f for place, all_files in places.items() if not options.places or place in options.places for f in all_files[::options.every]]
    rows = {light: [] for light in options.lights}
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for file in files:
            label = json.loads(file.read_text())
            image, h = cv2.imread(str(file.parent / label["image"])).astype(np.float32), homography(label)
            for light in options.lights:
                picture = folder / f"{file.stem}-{light.replace(' ', '-').replace(',', '')}.jpg"
                if not picture.exists():
                    rng = np.random.default_rng([zlib.crc32(file.stem.encode()), zlib.crc32(light.encode())])
                    cv2.imwrite(str(picture), np.round(LIGHTS[light](image, h, rng)).clip(0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 92])
                done = subprocess.run([options.reader, "scan", str(picture)], capture_output=True, text=True)
                if not options.keep:
                    picture.unlink()
                case = Case(file.stem, {**label, "pieces": None, "robber": None}, json.loads(done.stdout or "{}"))
                rows[light].append(case)
                if options.verbose and not case.exact:
                    print(f"{case.name} {light}: {'' if case.located else 'not located '}{[r[:5] for r in case.wrong]}", flush=True)
    head = ["", "photographs", "located", "exact", "terrain", "wrong", "silently", "number", "wrong", "silently", "asked about terrain", "about numbers"]
    print("| " + " | ".join(head) + " |\n" + "|---" * len(head) + "|")
    for light, cases in [*rows.items(), ("all", sum(rows.values(), []))]:
        cells = [light, len(cases), sum(c.located for c in cases), sum(c.exact for c in cases)]
        for what in ("terrain", "number"):
            seen = [r for c in cases for r in c.rows if r[0] == what]
            wrong = [r for r in seen if r[2] != r[3]]
            cells += [len(seen), len(wrong), sum(not r[4] for r in wrong)]
        for what in ("terrain", "number"):
            cells.append(sum(u.startswith("hexes.") and u.endswith("." + what) for c in cases if c.located for u in c.unsure))
        print("| " + " | ".join(map(str, cells)) + " |")


if __name__ == "__main__":
    main()
