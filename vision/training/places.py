# SPDX-License-Identifier: GPL-3.0-or-later
"""Crops of the 72 paths, 54 intersections and 19 hexes for the networks, and the position of the camera.

A tall piece leans away from the camera on the rectified board. Each crop is therefore rotated and mirrored by one of the symmetries of
its kind of place so that pieces lean towards its upper right.
vision/look/place_views.cpp is the same in C++, with the constants of crop_geometry.h.
"""
import math

import cv2
import numpy as np

from geometry import CROPS, hex_centres

PIXELS = CROPS["kPlacePixels"]
FOCAL = CROPS["kFocal"]           # assumed focal length in longer sides of the picture
VIEWS = {                         # half a side of the crop, and the height of its centre above the board, in hex sides
    "path": (CROPS["kPathHalf"], CROPS["kPathHeight"]),
    "spot": (CROPS["kIntersectionHalf"], CROPS["kIntersectionHeight"]),
    "hex": (CROPS["kHexHalf"], CROPS["kHexHeight"]),
    "near spot": (CROPS["kCloseHalf"], CROPS["kCloseHeight"]),  # nearer crop
    "near path": (CROPS["kNearPathHalf"], CROPS["kNearPathHeight"]),
}
CLOSE_PIXELS = CROPS["kClosePixels"]
FIGURE_PIXELS = CROPS["kFigurePixels"]  # second crop of a hex
ROOT3 = math.sqrt(3)


def intersections():
    """Name -> (x, y) in hex sides of the 54 intersections, as the record names them."""
    rows = [("a", "b"), ("b", "c"), ("c", "d"), ("d", "e"), ("e", "f")]
    offset = [(-ROOT3 / 2, -0.5), (0, -1), (ROOT3 / 2, -0.5), (ROOT3 / 2, 0.5), (0, 1), (-ROOT3 / 2, 0.5)]
    out, hexes = {}, iter(hex_centres())
    for row, n in enumerate((3, 4, 5, 4, 3)):
        up, down = rows[row]
        for i in range(1, n + 1):
            x, y = next(hexes)
            first, second = (2 * i - 1 if row < 3 else 2 * i), (2 * i if row < 2 else 2 * i - 1)
            names = [f"{up}{first + k}" for k in range(3)] + [f"{down}{second + k}" for k in (2, 1, 0)]
            for name, (dx, dy) in zip(names, offset):
                out[name] = (x + dx, y + dy)
    return out


INTERSECTIONS = intersections()


def path_name(a, b):
    a, b = sorted((a, b), key=lambda n: (n[0], int(n[1:])))
    return f"{a}-{b}"


PATHS = sorted({path_name(a, b) for a in INTERSECTIONS for b in INTERSECTIONS if a < b and math.dist(INTERSECTIONS[a], INTERSECTIONS[b]) < 1.01},
               key=lambda p: [(n[0], int(n[1:])) for n in p.split("-")])
assert len(INTERSECTIONS) == 54 and len(PATHS) == 72


def centre_of(place):
    """The position of an intersection, path, or hex index on the board plane."""
    if isinstance(place, int):
        return np.array(hex_centres()[place])
    ends = place.split("-")
    return np.mean([INTERSECTIONS[e] for e in ends], axis=0)


def kind_of(place):
    return "hex" if isinstance(place, int) else "path" if "-" in place else "spot"


def camera(h, width, height):
    """The camera's position (x, y, height) in hex sides, from the homography; height is positive."""
    focal = FOCAL * max(width, height)
    inner = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1.0]])
    m = np.linalg.inv(inner) @ h
    m /= math.sqrt(np.linalg.norm(m[:, 0]) * np.linalg.norm(m[:, 1]))
    if m[2, 2] < 0:
        m = -m
    a, b, t = m[:, 0], m[:, 1], m[:, 2]
    up = np.cross(a, b)
    at = -np.linalg.solve(np.stack([a, b, up], 1), t)
    return np.array([at[0], at[1], abs(at[2])])


def lean(eye, at):
    """Displacement on the board plane of the top of an object one hex side tall at `at`, at most one hex side."""
    v = (np.asarray(at, float) - eye[:2]) / eye[2]
    long = np.linalg.norm(v)
    return v if long <= 1 else v / long


class Frame:
    """The square around a place: x to the right, y down, in hex sides from its centre."""

    def __init__(self, place, eye, rng=None, loose=0.0, close=False):
        self.kind = kind_of(place)
        self.half, height = VIEWS[f"near {self.kind}" if close else self.kind]
        self.place = centre_of(place)
        v = lean(eye, self.place)
        if self.kind == "path":
            a, b = (np.array(INTERSECTIONS[n]) for n in place.split("-"))
            first, turns = math.atan2(*(b - a)[::-1]), 2
        elif self.kind == "spot":
            north = abs((self.place[1] + 1) / 1.5 - round((self.place[1] + 1) / 1.5)) < 0.1
            first, turns = (0.0 if north else math.pi), 3
        else:
            first, turns = 0.0, 6
        best = None
        for k in range(turns):
            angle = first + 2 * math.pi * k / turns
            c, s = math.cos(angle), math.sin(angle)
            local = (c * v[0] + s * v[1], -s * v[0] + c * v[1])
            if best is None or local[1] < best[1] - 1e-9:
                best = (angle, local[1], local[0])
        angle, _, across = best
        mirror = -1.0 if across < 0 else 1.0
        at = self.place + v * height
        half = self.half
        if rng is not None and loose:  # perturbation, as of an inexact homography
            at = at + rng.normal(0, loose, 2)
            angle += rng.normal(0, loose)
            half *= math.exp(rng.normal(0, 0.6 * loose))
        c, s = math.cos(angle), math.sin(angle)
        self.half, self.at = half, at
        self.turn = np.array([[c * mirror, -s], [s * mirror, c]])  # local axes to the board plane
        self.lean = np.array([abs(across), best[1]])

    def to_local(self, points):
        return (np.asarray(points) - self.at) @ self.turn  # the inverse of a rotation is its transpose

    def cut(self, image, h, pixels=PIXELS, oversample=2):
        n = pixels * oversample
        scale = 2 * self.half / n
        inside = np.array([[scale, 0, -self.half + scale / 2], [0, scale, -self.half + scale / 2], [0, 0, 1]])
        outside = np.eye(3)
        outside[:2, :2], outside[:2, 2] = self.turn, self.at
        return cv2.warpPerspective(image, h @ outside @ inside, (n, n), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                                   borderMode=cv2.BORDER_REPLICATE)
