# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws gold hexes in several styles: no photograph of one is available, and editions differ.

A style is a function of a random generator and a size in pixels that returns a square (BGR) covered with gold. LOOKS names them.
"""
import cv2
import numpy as np


def bgr(hue, saturation, value):
    """Converts a colour: hue in degrees, saturation and value 0 to 1."""
    return cv2.cvtColor(np.uint8([[[hue % 360 / 2, 255 * saturation, 255 * value]]]), cv2.COLOR_HSV2BGR)[0, 0].astype(np.float32)


def cloud(rng, size, scale):
    """Smooth noise, 0 to 1."""
    small = rng.random((max(2, int(size / scale)) + 2,) * 2).astype(np.float32)
    big = cv2.resize(small, (size, size), interpolation=cv2.INTER_CUBIC)
    return np.clip((big - big.min()) / max(1e-6, big.max() - big.min()), 0, 1)


def ground(rng, size, first, second, grain=0.1):
    mix = 0.6 * cloud(rng, size, size / 5) + 0.4 * cloud(rng, size, size / 16)
    image = first + (second - first) * mix[..., None]
    return image * (1 + grain * (cloud(rng, size, 3)[..., None] - 0.5))


def winding(rng, size, width):
    """The mask (0 to 1) of a river through the square, and each pixel's distance along its middle."""
    mask = np.zeros((size, size), np.float32)
    t = np.linspace(-0.1, 1.1, 60)
    across = 0.5 + rng.uniform(0.08, 0.22) * np.sin(2 * np.pi * (rng.uniform(0.6, 1.4) * t + rng.random())) + rng.uniform(-0.12, 0.12)
    points = np.stack([t, across], 1) * size
    cv2.polylines(mask, [np.int32(points)], False, 1.0, max(2, int(width * size)), cv2.LINE_AA)
    angle = rng.uniform(0, 360)
    turn = cv2.getRotationMatrix2D((size / 2, size / 2), angle, 1.15)
    return cv2.GaussianBlur(cv2.warpAffine(mask, turn, (size, size)), (0, 0), max(0.6, size / 150))


def gold_colour(rng):
    return bgr(rng.uniform(40, 56), rng.uniform(0.55, 0.95), rng.uniform(0.8, 1.0))


def sparkle(rng, image, mask, count):
    for _ in range(count):
        y, x = rng.integers(0, image.shape[0], 2)
        if mask[y, x] > 0.5:
            cv2.circle(image, (int(x), int(y)), max(1, int(image.shape[0] * rng.uniform(0.005, 0.015))), (225, 250, 255), cv2.FILLED, cv2.LINE_AA)


def river(rng, size):
    """A golden river between green or brown banks."""
    hue = rng.choice([rng.uniform(20, 38), rng.uniform(60, 110)])
    image = ground(rng, size, bgr(hue, rng.uniform(0.3, 0.7), rng.uniform(0.25, 0.5)), bgr(hue + rng.uniform(-12, 12), rng.uniform(0.3, 0.6), rng.uniform(0.45, 0.75)))
    mask = winding(rng, size, rng.uniform(0.2, 0.42))
    gold = gold_colour(rng) * (0.75 + 0.35 * cloud(rng, size, size / 14)[..., None])
    image = image * (1 - mask[..., None]) + gold * mask[..., None]
    sparkle(rng, image, mask, 60)
    return image


def nuggets(rng, size):
    """Lumps of gold on rock."""
    grey = rng.uniform(0.25, 0.6)
    hue = rng.uniform(15, 45)
    image = ground(rng, size, bgr(hue, rng.uniform(0.05, 0.4), 0.7 * grey), bgr(hue, rng.uniform(0.05, 0.35), 1.2 * grey), 0.25)
    gold = gold_colour(rng)
    for _ in range(int(rng.integers(14, 40))):
        x, y = rng.random(2) * size
        axes = (size * rng.uniform(0.025, 0.075, 2)).astype(int) + 2
        angle = int(rng.integers(0, 180))
        cv2.ellipse(image, (int(x) + 2, int(y) + 2), tuple(map(int, axes)), angle, 0, 360, tuple(map(float, image.mean((0, 1)) * 0.4)), cv2.FILLED, cv2.LINE_AA)
        cv2.ellipse(image, (int(x), int(y)), tuple(map(int, axes)), angle, 0, 360, tuple(map(float, gold * rng.uniform(0.7, 1.05))), cv2.FILLED, cv2.LINE_AA)
        cv2.ellipse(image, (int(x - axes[0] * 0.3), int(y - axes[1] * 0.3)), tuple(map(int, np.maximum(1, axes // 3))), angle, 0, 360, (215, 245, 255), cv2.FILLED, cv2.LINE_AA)
    return image


def sheet(rng, size):
    """Gold everywhere, with darker veins."""
    gold = gold_colour(rng)
    image = ground(rng, size, gold * rng.uniform(0.45, 0.7), gold, 0.15)
    for _ in range(int(rng.integers(2, 6))):
        mask = winding(rng, size, rng.uniform(0.02, 0.06))
        image = image * (1 - 0.7 * mask[..., None]) + 0.7 * mask[..., None] * bgr(rng.uniform(20, 40), 0.6, rng.uniform(0.2, 0.45))
    sparkle(rng, image, np.ones((size, size)), 40)
    return image


def coins(rng, size):
    """Round golden coins on a printed field of one colour."""
    image = ground(rng, size, bgr(rng.uniform(0, 360), rng.uniform(0.1, 0.5), rng.uniform(0.3, 0.6)), bgr(rng.uniform(20, 60), rng.uniform(0.2, 0.5), rng.uniform(0.5, 0.8)))
    gold = gold_colour(rng)
    radius = size * rng.uniform(0.05, 0.09)
    for _ in range(int(rng.integers(12, 30))):
        x, y = rng.random(2) * size
        cv2.circle(image, (int(x), int(y)), int(radius), tuple(map(float, gold * rng.uniform(0.8, 1.0))), cv2.FILLED, cv2.LINE_AA)
        cv2.circle(image, (int(x), int(y)), int(radius), tuple(map(float, gold * 0.45)), max(1, int(size / 90)), cv2.LINE_AA)
        cv2.circle(image, (int(x), int(y)), int(radius * 0.6), tuple(map(float, gold * 0.7)), max(1, int(size / 140)), cv2.LINE_AA)
    return image


LOOKS = {"river": river, "nuggets": nuggets, "sheet": sheet, "coins": coins}


def paint(rng, size, look=None):
    """A square in one style, or in a random one."""
    name = look or str(rng.choice(list(LOOKS)))
    return np.clip(LOOKS[name](rng, size), 0, 255).astype(np.uint8)
