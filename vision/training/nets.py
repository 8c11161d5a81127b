# SPDX-License-Identifier: GPL-3.0-or-later
"""The networks for terrain and tokens. Input: BGR, 0..1; both run in cv::dnn of OpenCV 4.6."""
import torch
from torch import nn

from geometry import NUMBERS, TERRAINS


def block(a, b, stride=1, size=3):
    return [nn.Conv2d(a, b, size, stride, size // 2, bias=False), nn.BatchNorm2d(b), nn.ReLU(inplace=True)]


class TerrainNet(nn.Module):
    """64 x 64 crop of a hex -> logits of the terrain (6) and of the token's position: 16 x 16 cells, then "nowhere" (257)."""

    def __init__(self):
        super().__init__()
        self.trunk = nn.Sequential(*block(3, 16, 2, 5), *block(16, 32, 2), *block(32, 40))
        self.where = nn.Sequential(*block(40, 24), nn.Conv2d(24, 1, 3, 1, 1))
        self.body = nn.Sequential(*block(40, 64, 2), *block(64, 64), *block(64, 64, 2))
        self.drop = nn.Dropout(0.3)
        self.kind = nn.Linear(128, len(TERRAINS))
        self.nowhere = nn.Linear(128, 1)

    def forward(self, x):
        x = self.trunk((x - 0.5) * 4)
        y = self.body(x)
        y = torch.cat([nn.functional.avg_pool2d(y, 4), nn.functional.max_pool2d(y, 4)], 1)
        y = self.drop(y.flatten(1))
        return self.kind(y), torch.cat([self.where(x).flatten(1), self.nowhere(y)], 1)


class TokenNet(nn.Module):
    """48 x 48 crop of a token, in any rotation -> logits of its number (NUMBERS)."""

    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(
            *block(3, 16, 2, 5), *block(16, 28), *block(28, 48, 2), *block(48, 56), *block(56, 80, 2), *block(80, 80),
            nn.Conv2d(80, 96, 3, bias=False), nn.BatchNorm2d(96), nn.ReLU(inplace=True))
        self.drop = nn.Dropout(0.25)
        self.number = nn.Linear(96, len(NUMBERS))

    def forward(self, x):
        y = self.net((x - 0.5) * 4)
        return self.number(self.drop(nn.functional.avg_pool2d(y, 4).flatten(1)))


def parameters(net):
    return sum(p.numel() for p in net.parameters())
