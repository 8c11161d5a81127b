# SPDX-License-Identifier: GPL-3.0-or-later
"""The networks that look at paths, intersections and hexes. Input: BGR, 0..1; they run in cv::dnn of OpenCV 4.6."""
import torch
from torch import nn

from nets import block
from piece_scenes import COLOURS, HEX_KINDS, SPOT_KINDS
from places import CLOSE_PIXELS, PIXELS

# Slices of the output vectors.
PATH_PARTS = {"colour": (0, 1 + len(COLOURS))}  # none, then the colours
SPOT_PARTS, _at = {}, 0
for _name, _n in (("kind", len(SPOT_KINDS)), ("colour", len(COLOURS)), ("level", 3), ("active", 2), ("wall", 2), ("gate", 2)):
    SPOT_PARTS[_name] = (_at, _at + _n)
    _at += _n
HEX_PARTS = {"kind": (0, len(HEX_KINDS))}
PARTS = {"path": PATH_PARTS, "spot": SPOT_PARTS, "hex": HEX_PARTS, "close": SPOT_PARTS}
SIZES = {"path": PIXELS, "spot": PIXELS, "hex": PIXELS, "close": CLOSE_PIXELS}


class PlaceNet(nn.Module):
    """40 x 40 around a place -> logits, parts side by side."""

    def __init__(self, kind):
        super().__init__()
        self.body = nn.Sequential(*block(3, 12, 2, 5), *block(12, 24, 2), *block(24, 40), *block(40, 56, 2), *block(56, 64),
                                  nn.Conv2d(64, 80, 5, bias=False), nn.BatchNorm2d(80), nn.ReLU(inplace=True))
        self.drop = nn.Dropout(0.3)
        self.look = nn.Linear(80, max(b for _, b in PARTS[kind].values()))

    def forward(self, x):
        return self.look(self.drop(self.body((x - 0.5) * 4).flatten(1)))


class CloseNet(nn.Module):
    """96 x 96 around a spot, nearer than PlaceNet's -> the same parts. Rings are fine lines, so the first layers keep them."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(*block(3, 16, 2, 5), *block(16, 24), *block(24, 40, 2), *block(40, 56, 2), *block(56, 72),
                                  *block(72, 96, 2))
        self.drop = nn.Dropout(0.3)
        self.look = nn.Linear(192, max(b for _, b in SPOT_PARTS.values()))

    def forward(self, x):
        x = self.body((x - 0.5) * 4)
        x = torch.cat([nn.functional.avg_pool2d(x, 6), nn.functional.max_pool2d(x, 6)], 1)
        return self.look(self.drop(x.flatten(1)))


def network(kind):
    return CloseNet() if kind == "close" else PlaceNet(kind)
