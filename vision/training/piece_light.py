# SPDX-License-Identifier: GPL-3.0-or-later
"""Fast augmentation of single crops: lamp, lens and camera."""
import math

import cv2
import numpy as np

_AT = {}


def _axes(n):
    if n not in _AT:
        t = np.linspace(-1, 1, n, dtype=np.float32)
        _AT[n] = np.meshgrid(t, t)
    return _AT[n]


def develop(crop, rng, colour=0.09, blur=True):
    """Augments an 8-bit BGR crop: lamp colour, shade, glare, tone, lens (if `blur`), sensor, JPEG."""
    x = crop.astype(np.float32)
    n = x.shape[0]
    xx, yy = _axes(n)
    harsh = rng.random() * 1.3
    gain = np.exp(harsh * (rng.normal(0, colour, 3) + rng.normal(0, 0.16)))
    x *= gain.astype(np.float32)
    mean = x.mean(2, keepdims=True)
    angle = rng.normal(0, 0.07)  # hues rotated about the grey axis
    cross = np.roll(x, 1, 2) - np.roll(x, -1, 2)
    x = mean + ((x - mean) * math.cos(angle) + cross * (math.sin(angle) / math.sqrt(3))) * (1 + rng.uniform(-0.4, 0.3) * harsh)
    a = rng.uniform(0, math.tau)
    slope = math.cos(a) * xx + math.sin(a) * yy
    if rng.random() < 0.5:
        x *= (1 + slope * rng.uniform(0, 0.35))[..., None]
    if rng.random() < 0.15:  # a shadow with an edge
        edge = 1 / (1 + np.exp(-(slope * rng.uniform(3, 25) + rng.uniform(-8, 8))))
        x *= (1 - edge * rng.uniform(0.2, 0.6))[..., None]
    if rng.random() < 0.25:  # glare
        cx, cy, size = rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(0.2, 1.5)
        veil = np.exp(-((xx - cx) ** 2 + (yy - cy) ** 2) / size ** 2)[..., None] * rng.uniform(0.1, 0.75)
        x = x * (1 - veil) + veil * rng.uniform(225, 255, 3)
    if rng.random() < 0.12:
        veil = rng.uniform(0, 0.3)
        x = x * (1 - veil) + veil * 235
    x = 255 * (np.clip(x, 0.5, 255) / 255) ** math.exp(rng.normal(0, 0.17) * harsh)
    x = (x - 128) * math.exp(rng.normal(0, 0.12)) + 128
    kind = rng.random()
    if kind < 0.55 and not blur:
        pass
    elif kind < 0.1:
        k = np.zeros((5, 5), np.float32)
        t = rng.uniform(0, math.pi)
        cv2.line(k, (int(round(2 - 2 * math.cos(t))), int(round(2 - 2 * math.sin(t)))), (int(round(2 + 2 * math.cos(t))), int(round(2 + 2 * math.sin(t)))), 1.0)
        x = cv2.filter2D(x, -1, k / k.sum())
    elif kind < 0.55:
        x = cv2.GaussianBlur(x, (0, 0), rng.uniform(0.2, 1.1))
    elif kind < 0.75:
        x = x + (x - cv2.GaussianBlur(x, (0, 0), 1.0)) * rng.uniform(0.3, 1.3)
    x = x + rng.standard_normal(x.shape).astype(np.float32) * (rng.random() ** 3 * 16)
    x = np.clip(x, 0, 255).astype(np.uint8)
    if rng.random() < 0.3:
        x = cv2.imdecode(cv2.imencode(".jpg", x, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(45, 92))])[1], cv2.IMREAD_COLOR)
    return x
