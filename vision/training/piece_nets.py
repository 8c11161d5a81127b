# SPDX-License-Identifier: GPL-3.0-or-later
"""The networks for paths, intersections and hexes. Input: BGR, 0..1; they run in cv::dnn of OpenCV 4.6."""
import torch
from torch import nn

from nets import block
from piece_scenes import COLOURS, HEX_KINDS, INTERSECTION_KINDS
from places import CLOSE_PIXELS, FIGURE_PIXELS, PIXELS

# Slices of the output vectors.
PATH_PARTS = {"colour": (0, 1 + len(COLOURS))}  # none, then the colours
INTERSECTION_PARTS, _at = {}, 0
for _name, _n in (("kind", len(INTERSECTION_KINDS)), ("colour", len(COLOURS)), ("level", 3), ("active", 2), ("wall", 2), ("gate", 2)):
    INTERSECTION_PARTS[_name] = (_at, _at + _n)
    _at += _n
HEX_PARTS = {"kind": (0, len(HEX_KINDS))}
BUILDING_PARTS = {name: INTERSECTION_PARTS[name] for name in ("kind", "colour")}
FIGURE_CELLS = 10  # cells along a side; each figure is in one of them or nowhere, independently of the other
FIGURE_PARTS = {"robber": (0, FIGURE_CELLS ** 2 + 1), "merchant": (FIGURE_CELLS ** 2 + 1, 2 * FIGURE_CELLS ** 2 + 2)}
PARTS = {"path": PATH_PARTS, "spot": INTERSECTION_PARTS, "hex": HEX_PARTS, "close": INTERSECTION_PARTS, "building": BUILDING_PARTS, "road": PATH_PARTS, "figure": FIGURE_PARTS}
SIZES = {"path": PIXELS, "spot": PIXELS, "hex": PIXELS, "close": CLOSE_PIXELS, "building": CLOSE_PIXELS // 2, "road": CLOSE_PIXELS // 2,
         "figure": FIGURE_PIXELS}
CUTS = {**SIZES, "building": CLOSE_PIXELS}  # pixels of the crops, downscaled where the network's input is smaller
BOX_TRAITS = ("level", "active", "wall", "metropolis")  # which only the other pieces of a box tell
BOX_COLUMNS = 24  # of the row of one trait


def logits_of(kind):
    return max(b for _, b in PARTS[kind].values())


def means_and_maxima(x):
    """Of each map of 6 x 6 cells."""
    return torch.cat([nn.functional.avg_pool2d(x, 6), nn.functional.max_pool2d(x, 6)], 1).flatten(1)


class FirstNet(nn.Module):
    """40 x 40 crop of a path, an intersection or a hex -> for each of the three kinds of place the logits of its parts."""
    kinds, outputs = ("path", "spot", "hex"), ("path", "intersection", "hex")

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(*block(3, 12, 2, 5), *block(12, 28, 2), *block(28, 48), *block(48, 64, 2), *block(64, 72))
        self.drop = nn.Dropout(0.3)
        for kind, output in zip(self.kinds, self.outputs):
            setattr(self, f"{output}_body", nn.Sequential(nn.Conv2d(72, 80, 5, bias=False), nn.BatchNorm2d(80), nn.ReLU(inplace=True)))
            setattr(self, output, nn.Linear(80, logits_of(kind)))

    def forward(self, x):
        x = self.body((x - 0.5) * 4)
        return tuple(getattr(self, output)(self.drop(getattr(self, f"{output}_body")(x).flatten(1))) for output in self.outputs)


class CloseNet(nn.Module):
    """96 x 96 nearer crop of an intersection -> the same parts, and for each of BOX_TRAITS a row of BOX_COLUMNS in which pieces of one box
    are compared. The first layers keep the resolution, since rings are fine lines."""
    kinds, outputs = ("close",), ("look", "box")

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(*block(3, 16, 2, 5), *block(16, 24), *block(24, 40, 2), *block(40, 56, 2), *block(56, 72),
                                  *block(72, 96, 2))
        self.drop = nn.Dropout(0.3)
        self.look = nn.Linear(192, logits_of("close"))
        self.box_body = nn.Sequential(*block(96, 96))
        self.box = nn.Linear(192, len(BOX_TRAITS) * BOX_COLUMNS, bias=False)

    def forward(self, x):
        cells = self.body((x - 0.5) * 4)
        return self.look(self.drop(means_and_maxima(cells))), self.box(means_and_maxima(self.box_body(cells)))


class NearNet(nn.Module):
    """48 x 48 nearer crop of a path -> its road; of an intersection (CloseNet's crop at half the size) -> presence, kind and colour of a
    building. Knights and walls are excluded: a network that learned those as well separated settlements from cities badly."""
    kinds, outputs = ("road", "building"), ("road", "building")

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(*block(3, 16, 2, 5), *block(16, 28), *block(28, 48, 2), *block(48, 64, 2))
        self.drop = nn.Dropout(0.3)
        for kind in self.kinds:
            setattr(self, f"{kind}_body", nn.Sequential(*block(64, 80)))
            setattr(self, kind, nn.Linear(160, logits_of(kind)))

    def forward(self, x):
        x = self.body((x - 0.5) * 4)
        return tuple(getattr(self, kind)(self.drop(means_and_maxima(getattr(self, f"{kind}_body")(x)))) for kind in self.kinds)


class FigureNet(nn.Module):
    """80 x 80 crop of a hex -> logits of the robber's position (10 x 10 cells, then "nowhere") and of the merchant's. The receptive field
    of a cell covers only a figure and its shadow, so that the ground of the two training tables is not memorized."""
    kinds, outputs = ("figure",), ("look",)

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(*block(3, 16, 2, 5), *block(16, 24), *block(24, 40, 2), *block(40, 56), *block(56, 72, 2),
                                  *block(72, 72))
        self.drop = nn.Dropout(0.2)
        self.cells = nn.Conv2d(72, 2, 1)
        self.nowhere = nn.Linear(72, 2)

    def forward(self, x):
        x = self.drop(self.body((x - 0.5) * 4))
        cells = self.cells(x)
        nowhere = self.nowhere(nn.functional.avg_pool2d(x, FIGURE_CELLS).flatten(1))
        return (torch.cat([cells[:, :1].flatten(1), nowhere[:, :1], cells[:, 1:].flatten(1), nowhere[:, 1:]], 1),)


NETWORKS = {"places": FirstNet, "closeups": CloseNet, "near": NearNet, "figures": FigureNet}  # by name of the file
FILES = {kind: name for name, of in NETWORKS.items() for kind in of.kinds}
OUTPUTS = {kind: output for of in NETWORKS.values() for kind, output in zip(of.kinds, of.outputs)}
