# SPDX-License-Identifier: GPL-3.0-or-later
"""Flat knights in many styles for box_scenes.py: a mark shows the level, and another property whether the knight is active.

No network is trained on them: they represent unknown editions.
"""
import math

import cv2
import numpy as np

import piece_shapes as shapes

MARKS = ["dots", "bars", "chevrons", "corners", "digits", "sizes", "crosses", "squares"]
DIGITS = {1: [(-0.18, -0.35), (0.05, -0.6), (0.05, 0.6)], 2: [(-0.35, -0.35), (0, -0.6), (0.35, -0.35), (-0.35, 0.6), (0.38, 0.6)],
          3: [(-0.35, -0.5), (0.2, -0.6), (0.3, -0.25), (-0.05, -0.03), (0.35, 0.2), (0.2, 0.6), (-0.35, 0.5)]}
GREY, DARK, PAPER, GOLD = "grey", "dark", "paper", "gold"


class Style:
    """The look of the knights of one box."""

    def __init__(self, rng):
        self.sides = int(rng.choice([4, 6, 8, 24]))
        self.radius, self.high = rng.uniform(0.18, 0.24), rng.uniform(0.04, 0.1)
        self.mark = str(rng.choice(MARKS))
        self.rim = rng.uniform(0.06, 0.25)
        self.grounds = {GREY: np.full(3, rng.uniform(90, 170)), DARK: np.full(3, rng.uniform(20, 60)),
                        PAPER: np.array([215, 232, 240]) * rng.uniform(0.8, 1.05), GOLD: np.array([45, 185, 230]) * rng.uniform(0.8, 1.1)}
        # What being active changes: the ground, a ring around it, or the colour of the mark.
        self.shows = str(rng.choice(["ground", "ring", "mark"]))
        names = [GREY, DARK, PAPER, GOLD, "own"]
        self.ground, self.other = rng.choice(names, 2, replace=False)
        self.small = rng.uniform(0.8, 1.1)

    def token(self):
        return shapes.lathe([(self.radius, 0), (self.radius, self.high)], self.sides)

    def colour(self, name, tint):
        return tint if name == "own" else self.grounds[name]

    def face(self, level, active, tint):
        """Paints the top of a knight."""
        ground = self.colour(self.other if active and self.shows == "ground" else self.ground, tint)
        ink = np.full(3, 20.0 if ground.mean() > 105 else 225.0)
        if active and self.shows == "mark":
            gold = ground.mean() < 140 and self.ground != GOLD  # nobody prints gold on gold
            ink = self.grounds[GOLD] if gold else np.array([40, 40, 200.0])
        ring = self.colour(self.other, tint) if active and self.shows == "ring" else None

        def paint(canvas, corners):
            centre, u, v = corners.mean(0), corners[0] - corners.mean(0), corners[len(corners) // 4] - corners.mean(0)
            at = lambda points: np.int32(np.round((centre + np.array(points) @ np.stack([u, v])) * (1 << shapes.SHIFT)))
            fill = lambda points, c: cv2.fillPoly(canvas.image, [at(points)], np.clip(c, 0, 255).tolist(), cv2.LINE_AA, shapes.SHIFT)
            outline = np.array([(math.cos(math.tau * k / self.sides), math.sin(math.tau * k / self.sides)) for k in range(self.sides)])
            if self.sides == 4:
                outline = np.array([(1, 0), (0, 1), (-1, 0), (0, -1)], float)
            inner = 1 - self.rim
            fill(outline * inner, ground if ring is None else ring)
            if ring is not None:
                inner -= 0.16
                fill(outline * inner, ground)
            for points in self.shape(level):
                fill(np.array(points) * inner * self.small * (0.7 if self.sides == 4 else 0.9), ink)
        return paint

    def shape(self, level):
        """The mark's polygons within a circle of radius 1."""
        disc = lambda x, y, r, n=14: [(x + r * math.cos(math.tau * k / n), y + r * math.sin(math.tau * k / n)) for k in range(n)]
        row = [(k - (level - 1) / 2) * 0.5 for k in range(level)]
        stroke = lambda a, b, w: [(a[0] - w * (b[1] - a[1]), a[1] + w * (b[0] - a[0])), (b[0] - w * (b[1] - a[1]), b[1] + w * (b[0] - a[0])),
                                  (b[0] + w * (b[1] - a[1]), b[1] - w * (b[0] - a[0])), (a[0] + w * (b[1] - a[1]), a[1] - w * (b[0] - a[0]))]
        unit = lambda a, b, w: stroke(a, b, w / math.dist(a, b))
        if self.mark == "dots":
            return [disc(x, 0, 0.19) for x in row]
        if self.mark == "bars":
            return [[(x - 0.1, -0.55), (x + 0.1, -0.55), (x + 0.1, 0.55), (x - 0.1, 0.55)] for x in row]
        if self.mark == "chevrons":
            return [part for x in row for part in (unit((-0.45, x + 0.2), (0, x - 0.2), 0.09), unit((0, x - 0.2), (0.45, x + 0.2), 0.09))]
        if self.mark == "corners":
            return [disc(0, 0, 0.6, level + 2)]
        if self.mark == "digits":
            line = DIGITS[level]
            return [unit(a, b, 0.1) for a, b in zip(line, line[1:])]
        if self.mark == "sizes":
            return [disc(0, 0, 0.18 * level)]
        if self.mark == "crosses":
            return [unit((-0.6 * math.cos(t), -0.6 * math.sin(t)), (0.6 * math.cos(t), 0.6 * math.sin(t)), 0.09)
                    for t in np.arange(level) * math.pi / level]
        return [disc(x, 0.25 * (-1) ** k if level > 1 else 0, 0.22, 4) for k, x in enumerate(row)]
