# SPDX-License-Identifier: GPL-3.0-or-later
"""Brushes: noise, strokes and blobs on a square picture that is addressed in board units."""
import numpy as np
from PIL import Image, ImageDraw

PIXELS_PER_SIDE = 340


def noise(shape, cell, rng, octaves=4, stretch=1.0):
    """Smooth noise of mean 0 and about -1..1; `cell` is the coarsest grain in pixels, `stretch` widens it in x."""
    total, height, weight = np.zeros(shape, np.float32), 1.0, 0.0
    for _ in range(octaves):
        rows = max(2, int(shape[0] / cell) + 2)
        cols = max(2, int(shape[1] / (cell * stretch)) + 2)
        grid = Image.fromarray(rng.uniform(-1, 1, (rows, cols)).astype(np.float32))
        total += height * np.asarray(grid.resize((shape[1], shape[0]), Image.BICUBIC))
        weight += height
        height, cell = height * 0.55, max(cell / 2.1, 1.5)
    return total * (1.8 / weight)


def mix(a, b, t):
    """Between the colours (or pictures) a and b, t from 0 to 1."""
    a, b, t = np.asarray(a, np.float32), np.asarray(b, np.float32), np.clip(t, 0, 1)
    if np.ndim(t) == 2:
        t = t[..., None]
    return a + (b - a) * t


def smooth(low, high, x):
    """0 below low, 1 above high, smooth between."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def vary(colour, amount, rng, hue=0.35):
    """A colour near the given one: mostly lighter or darker, a little towards another hue."""
    shift = rng.normal(0, amount) + rng.normal(0, amount * hue, 3)
    return tuple(int(v) for v in np.clip(np.asarray(colour) + shift, 0, 255))


class Canvas:
    """A painting of the square that reaches `reach` units from (0, 0) to each side."""

    def __init__(self, reach, colours, scale=PIXELS_PER_SIDE):
        self.reach, self.scale = reach, scale
        self.size = int(2 * reach * scale)
        self.image = None
        self.set(colours)

    def set(self, colours):
        """Replaces the whole painting by a colour or an array of colours."""
        field = np.broadcast_to(np.asarray(colours, np.float32), (self.size, self.size, 3))
        self.image = Image.fromarray(np.clip(field, 0, 255).astype(np.uint8))
        self.draw = ImageDraw.Draw(self.image, "RGBA")

    def array(self):
        return np.asarray(self.image).astype(np.float32)

    def grid(self):
        """The x and the y of every pixel in board units."""
        line = (np.arange(self.size) + 0.5) / self.scale - self.reach
        return np.meshgrid(line.astype(np.float32), line.astype(np.float32))

    def noise(self, cell, rng, **more):
        return noise((self.size, self.size), cell * self.scale, rng, **more)

    def at(self, x, y):
        return (x + self.reach) * self.scale, (y + self.reach) * self.scale

    def blob(self, x, y, rx, ry, colour, alpha=255):
        px, py = self.at(x, y)
        rx, ry = rx * self.scale, ry * self.scale
        self.draw.ellipse((px - rx, py - ry, px + rx, py + ry), fill=(*colour, alpha))

    def polygon(self, points, colour, alpha=255):
        self.draw.polygon([self.at(*p) for p in points], fill=(*colour, alpha))

    def stroke(self, points, width, colour, alpha=255):
        self.draw.line([self.at(*p) for p in points], fill=(*colour, alpha),
                       width=max(1, round(width * self.scale)), joint="curve")


def scatter(rng, count, radius=0.92):
    """Random points of the tile, from north to south, so that what is nearer covers what is behind."""
    points = rng.uniform(-radius, radius, (count * 2, 2))
    points = points[np.hypot(points[:, 0], points[:, 1]) < radius][:count]
    return points[np.argsort(points[:, 1])]
