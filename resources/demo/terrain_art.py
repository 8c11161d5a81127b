# SPDX-License-Identifier: GPL-3.0-or-later
"""The hex tiles as they are printed: a picture of the terrain within a sand-coloured border."""
import math

import numpy as np
from PIL import Image

from green_art import fields, forest, pasture
from paint import Canvas, mix, smooth
from stone_art import desert, hills, mountains

SAND = (219, 193, 133)
REACH = 1.02
PAINTERS = {"forest": forest, "pasture": pasture, "fields": fields, "mountains": mountains,
            "hills": hills, "desert": desert}


def edge_distance(X, Y):
    """Distance to the rim of a tile, positive inside."""
    across = [abs(X), abs(X / 2 + Y * math.sqrt(3) / 2), abs(X / 2 - Y * math.sqrt(3) / 2)]
    return math.sqrt(3) / 2 - np.maximum.reduce(across)


def tile(terrain, rng):
    """One finished tile as an array of colours: the picture within a ragged sand-coloured border."""
    c = Canvas(REACH, SAND)
    PAINTERS[terrain](c, rng)
    # A tile may be laid in six ways.
    c.set(np.asarray(c.image.rotate(60 * int(rng.integers(6)), Image.BICUBIC)))
    depth = edge_distance(*c.grid())
    ragged = depth + c.noise(0.11, rng) * 0.022 + c.noise(0.025, rng, octaves=2) * 0.012
    sand = np.asarray(SAND, np.float32) + (c.noise(0.2, rng) * 7 + c.noise(0.015, rng, octaves=2) * 5)[..., None]
    soft = 0.10 if terrain == "desert" else 0.055
    picture = mix(sand, mix(sand * 0.8, c.array(), smooth(0.07, 0.13, ragged)), smooth(0.095 - soft, 0.095 + soft / 3, ragged))
    return picture, depth
