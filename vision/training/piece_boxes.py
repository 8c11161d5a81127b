# SPDX-License-Identifier: GPL-3.0-or-later
"""Crops of the pieces of many random boxes, several of each piece, from which closeups.onnx learns to compare pieces of one box.

A learned set compares what it was shown with what it sees. So rows that a network makes for that should be alike for pieces of one box
that are alike, whatever their light, rotation and player, and different for others. `losses` measures that.
"""
import zlib

import numpy as np
import torch

import piece_assemblies as assemblies
import piece_editions as editions
import piece_scenes as scenes
import piece_shapes as shapes
from piece_bank import CUTS, PLACES, coarse
from piece_light import develop
from piece_nets import BOX_COLUMNS, BOX_TRAITS
from piece_scenes import INTERSECTION_KINDS
from places import INTERSECTIONS

KNIGHTS, CITIES = 4, 6  # crops of each knight; of each of the bare, the walled and the metropolitan cities
OTHERS = 4  # settlements, and bare places
SCULPTED = 0.3  # share of boxes whose settlements and cities are piece_assemblies.town
GROWING = np.float32([(0.9, 0.9, 0.75), (1, 1, 1), (1.1, 1.1, 1.25)])  # sizes of knights whose level nothing else shows
REACH = 0.15  # width of the kernel, in the squared distance of rows of length 1
WEIGHTS = {"level": 1.5, "active": 1.2, "wall": 0.8, "metropolis": 0.8}


class RandomBox(scenes.Lay):
    """A lay whose pieces are those of the box `seed`."""

    def __init__(self, seed, rng):
        super().__init__(np.random.default_rng(seed))
        self.seed, self.any_box = seed, True
        self.knights = assemblies.knights(np.random.default_rng(seed + 1))
        self.active_shown = False  # by the knight that is laid
        self.sculpted = self.fixed("towns").random() < SCULPTED
        self.rng = rng

    def fixed(self, what):
        return np.random.default_rng([self.seed, zlib.crc32(what.encode())])

    def building(self, intersection, kind, colour, wall=False, gate=None):
        at, angle, lift = self.near(INTERSECTIONS[intersection], 1.4), self.rng.uniform(0, 2 * np.pi), 0.0
        if wall:
            mesh, stone, lift, beside = assemblies.wall(self.fixed("wall"), self.tints[colour])
            self.put(shapes.moved(mesh, dy=beside), at, angle, stone)
        own = self.fixed(kind)
        mesh = assemblies.town(own, kind) if self.sculpted else (shapes.city if kind == "city" else shapes.settlement)(own)
        mesh = shapes.moved(mesh, dz=lift)
        self.put(mesh, at, angle, self.tints[colour])
        if gate is not None:
            crown, shade = assemblies.metropolis(self.fixed("metropolis"), self.tints[colour], mesh)
            suited = self.fixed("suits").random() < 0.6  # one of three colours, as the three metropolises of the game
            self.put(crown, at, angle, editions.SUITS[int(self.rng.integers(3))] * self.fixed("shade").uniform(0.65, 1.1) if suited else shade)

    def knight(self, intersection, colour, level, active):
        parts, told = self.knights.make(level, active, self.tints[colour])
        marked = told["level"] is not None or self.knights.kind in ("token", "assembly")
        self.active_shown = told["active"] is not None or self.knights.kind in ("token", "moulded", "assembly")
        at, angle = self.near(INTERSECTIONS[intersection], 1.4), self.rng.uniform(0, 2 * np.pi)
        for (verts, faces), bgr, face, *anchor in parts:
            self.put((verts if marked else verts * GROWING[level - 1], faces), at, angle, bgr, face, *anchor)
        return {}


def labels(rng):
    """What stands on each crop of a box (None: nothing)."""
    one = lambda **label: {"color": str(rng.choice(scenes.COLOURS[:4])), **label}
    knights = [one(piece="knight", level=level, active=active) for level in (1, 2, 3) for active in (False, True) for _ in range(KNIGHTS)]
    cities = [one(piece="city", wall=wall, metropolis=crowned) for wall, crowned in ((False, False), (True, False), (False, True)) for _ in range(CITIES)]
    both = [one(piece="city", wall=True, metropolis=True) for _ in range(2)]
    return knights + cities + both + [one(piece="settlement") for _ in range(OTHERS)] + [None] * OTHERS


def target(label, active_shown):
    """The columns of BOX_TRAITS (-1: does not apply), then the index of the kind in INTERSECTION_KINDS."""
    kind = label["piece"] if label else "none"
    traits = [-1] * len(BOX_TRAITS)
    if kind == "knight":
        traits[:2] = [label["level"] - 1, int(label["active"]) if active_shown else -1]
    elif kind == "city":
        traits[2:] = [int(label["wall"]), int(label["metropolis"])]
    return [*traits, INTERSECTION_KINDS.index(kind)]


def box_crops(photographs, seed):
    """The crops of one box on places of `photographs`, and the `target` of each."""
    rng, crops, targets = np.random.default_rng(seed), [], []
    for label in labels(rng):
        photo = photographs[int(rng.integers(len(photographs)))]
        free = [p for p in PLACES["close"] if photo.truth(p) is None]
        board = scenes.seen_from_elsewhere(photo.near, rng) if rng.random() < 0.6 else photo.near
        lay = RandomBox(seed, rng)
        crop = scenes.compose(board, free[int(rng.integers(len(free)))], label, rng, CUTS["close"], close=True, any_box=True, lay=lay)
        crops.append(develop(coarse(crop, rng), rng))
        targets.append(target(label, lay.active_shown))
    return np.stack(crops), np.array(targets, np.int64)


def known_of_any_box(targets):
    """Targets of the look itself (columns as piece_nets.INTERSECTION_PARTS): the kind, wall, metropolis. Level and activity are only
    compared, because the looks of a knight of an unknown box may not tell them."""
    kind, unknown = targets[..., -1], torch.full_like(targets[..., -1], -1)
    return torch.stack([kind, unknown, unknown, unknown, targets[..., 2], targets[..., 3]], -1)


def losses(rows, targets):
    """For each of BOX_TRAITS the mean negative logarithm of the chance of each crop's class by the other crops of its box that have the
    trait (neighbourhood component analysis). `rows`: output "box" of CloseNet, boxes x crops x n; `targets`: boxes x crops x columns of
    `target`."""
    out = {}
    itself = torch.eye(targets.shape[1], dtype=torch.bool, device=rows.device)
    for column, row in enumerate(rows.split(BOX_COLUMNS, 2)):
        row, of = torch.nn.functional.normalize(row, dim=2), targets[..., column]
        known, same = of >= 0, of[:, :, None] == of[:, None]
        near = (-torch.cdist(row, row) ** 2 / REACH).masked_fill(itself | ~known[:, None], -1e4)
        right = torch.logsumexp(near.masked_fill(~same, -1e4), 2) - torch.logsumexp(near, 2)
        out[BOX_TRAITS[column]] = -(right.clamp(min=-5) * known).sum() / known.sum().clamp(min=1)
    return out


def loss(rows, targets):
    """The weighted mean of `losses`."""
    return sum(WEIGHTS[trait] * one for trait, one in losses(rows, targets).items()) / len(BOX_TRAITS)
