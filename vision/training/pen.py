# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws shapes in hex sides on a square picture of the board plane."""
import math

import cv2
import numpy as np

from drawn import hsv

FONTS = [cv2.FONT_HERSHEY_COMPLEX, cv2.FONT_HERSHEY_TRIPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_COMPLEX_SMALL]


class Pen:
    """Draws on a square picture that reaches `half` hex sides from its centre; its axes may be translated, rotated and scaled."""

    def __init__(self, image, half, at=(0, 0), angle=0.0, size=1.0):
        self.image, self.scale = image, image.shape[0] / (2 * half)
        c, s = math.cos(angle) * size, math.sin(angle) * size
        self.turn, self.at = np.array([[c, -s], [s, c]]), np.asarray(at, float)

    def to_picture(self, points):
        return (np.asarray(points, float).reshape(-1, 2) @ self.turn.T + self.at) * self.scale + self.image.shape[0] / 2

    def to_px(self, points):
        return np.int32(np.round(self.to_picture(points)))

    def fill(self, points, colour):
        cv2.fillPoly(self.image, [self.to_px(points)], np.clip(colour, 0, 255).tolist(), cv2.LINE_AA)

    def line(self, points, colour, width, closed=False):
        w = max(1, int(round(width * self.scale * math.sqrt(abs(np.linalg.det(self.turn))))))
        cv2.polylines(self.image, [self.to_px(points)], closed, np.clip(colour, 0, 255).tolist(), w, cv2.LINE_AA)

    def disc(self, at, r, colour, squash=1.0, angle=0.0):
        t = np.linspace(0, math.tau, 24, endpoint=False)
        x, y = r * np.cos(t), r * squash * np.sin(t)
        c, s = math.cos(angle), math.sin(angle)
        self.fill(np.stack([at[0] + c * x - s * y, at[1] + s * x + c * y], 1), colour)


def bgr(rng, hue, sat, val):
    return np.array(hsv(rng, hue, sat, val), float)[::-1]


def write(pen, rng, text, at, height, colour):
    """Text of the given height, centred, rotated like the pen."""
    font = FONTS[rng.integers(len(FONTS))]
    (w, h), base = cv2.getTextSize(text, font, 2.0, 4)
    mask = np.zeros((h + base + 12, w + 12), np.uint8)
    cv2.putText(mask, text, (6, h + 4), font, 2.0, 255, int(rng.integers(3, 8)), cv2.LINE_AA)
    scale = height / h
    corners = np.array([[-w / 2 - 6, -h / 2 - 4], [w / 2 + 6, -h / 2 - 4], [w / 2 + 6, h / 2 + base + 8], [-w / 2 - 6, h / 2 + base + 8]]) * scale
    fro = np.float32([[0, 0], [mask.shape[1], 0], [mask.shape[1], mask.shape[0]], [0, mask.shape[0]]])
    to = np.float32(pen.to_picture(corners + np.asarray(at)))
    alpha = cv2.warpPerspective(mask, cv2.getPerspectiveTransform(fro, to), pen.image.shape[1::-1], flags=cv2.INTER_AREA)[..., None] / 255.0
    pen.image[:] = np.uint8(pen.image * (1 - alpha) + np.clip(colour, 0, 255) * alpha)
