# SPDX-License-Identifier: GPL-3.0-or-later
"""Random training batches of photographed and drawn hexes with augmented light, and tokens composited onto them."""
import math

import numpy as np
import torch
import torch.nn.functional as F

import drawn
from geometry import NUMBERS, SOURCE_HALF, SOURCE_PIXELS, TERRAIN_HALF, TERRAIN_PIXELS, TOKEN_CELLS as CELLS, TOKEN_HALF, TOKEN_PIXELS


def uniform(n, low, high, *shape):
    return torch.rand(n, *shape) * (high - low) + low


def chance(n, p):
    return torch.rand(n) < p


def affine(angle, scale, aspect, dx, dy, mirror=None):
    """(n, 2, 3) affine maps from the crop's square [-1, 1] to the source's."""
    c, s = torch.cos(angle), torch.sin(angle)
    m = torch.ones_like(c) if mirror is None else torch.where(mirror, -1.0, 1.0)
    a = scale * aspect
    b = scale / aspect
    return torch.stack([torch.stack([c * a * m, -s * b, dx], 1), torch.stack([s * a * m, c * b, dy], 1)], 1)


def grid(theta, pixels, bend=0.0):
    """Sampling grid of an affine map with slight perspective."""
    n = theta.shape[0]
    g = F.affine_grid(theta, (n, 3, pixels, pixels), align_corners=False)
    if bend:
        tilt = uniform(n, -bend, bend, 2)
        centre = theta[:, :, 2].view(n, 1, 1, 2)
        away = g - centre
        g = centre + away / (1 + (away * tilt.view(n, 1, 1, 2)).sum(-1, keepdim=True))
    return g


def sample(source, where):
    return F.grid_sample(source, where, padding_mode="border", align_corners=False)


def blur(x, sigma):
    """Gaussian blur with a random width for each picture of the batch."""
    n, c, h, w = x.shape
    k = torch.arange(-4, 5).float()
    kernel = torch.exp(-0.5 * (k[None] / sigma[:, None].clamp(min=0.05)) ** 2)
    kernel = (kernel / kernel.sum(1, keepdim=True)).repeat_interleave(c, 0)
    y = x.reshape(1, n * c, h, w)
    y = F.conv2d(F.pad(y, (4, 4, 0, 0), "replicate"), kernel.view(n * c, 1, 1, 9), groups=n * c)
    y = F.conv2d(F.pad(y, (0, 0, 4, 4), "replicate"), kernel.view(n * c, 1, 9, 1), groups=n * c)
    return y.reshape(n, c, h, w)


def motion(x, share, most=2.5, taps=5):
    """Motion blur of some pictures, by up to `most` pixels either way."""
    some = torch.nonzero(chance(x.shape[0], share)).flatten()
    if len(some):
        n = len(some)
        angle, reach = uniform(n, 0, math.pi), uniform(n, 0.0, most) / x.shape[-1]
        total = 0
        for t in np.linspace(-1, 1, taps):
            one, zero = torch.ones(n), torch.zeros(n)
            shift = affine(zero, one, one, 2 * t * reach * torch.cos(angle), 2 * t * reach * torch.sin(angle))
            total = total + sample(x[some], grid(shift, x.shape[-1]))
        x[some] = total / taps
    return x


def turn_hue(x, angle):
    """Colours rotated about the grey axis by an angle (radians)."""
    c, s = torch.cos(angle).view(-1, 1, 1, 1), torch.sin(angle).view(-1, 1, 1, 1)
    mean = x.mean(1, keepdim=True)
    cross = torch.roll(x, 1, 1) - torch.roll(x, -1, 1)
    return mean + (x - mean) * c + cross * (s / math.sqrt(3))


def light(x, colour=0.13, soft=1.0, smear=(0.12,)):
    """Augmentation: lamp colour, shade, glare, tone curve, motion blur (from motion()), lens and sensor."""
    n, _, h, _ = x.shape
    at = torch.linspace(-1, 1, h)
    yy, xx = at.view(1, 1, h, 1), at.view(1, 1, 1, h)

    def slope(strength):
        angle = uniform(n, 0, 2 * math.pi)
        return (torch.cos(angle).view(n, 1, 1, 1) * xx + torch.sin(angle).view(n, 1, 1, 1) * yy) * strength.view(n, 1, 1, 1)

    harsh = torch.rand(n, 1, 1, 1) * 1.2  # most pictures are taken in decent light
    gain = torch.exp((torch.randn(n, 3, 1, 1) * colour + torch.randn(n, 1, 1, 1) * 0.2) * harsh)
    x = x * gain * (1 + slope(uniform(n, 0, 0.35)))
    x = turn_hue(x, torch.randn(n) * 0.12)
    grey = x.mean(1, keepdim=True)
    x = grey + (x - grey) * (1 + uniform(n, -0.45, 0.35, 1, 1, 1) * harsh)
    edge = torch.sigmoid(slope(uniform(n, 3, 25)) + uniform(n, -8, 8, 1, 1, 1))  # a shadow's edge
    x = torch.where(chance(n, 0.2).view(n, 1, 1, 1), x * (1 - edge * uniform(n, 0.2, 0.6, 1, 1, 1)), x)
    cx, cy, size = uniform(n, -1, 1, 1, 1, 1), uniform(n, -1, 1, 1, 1, 1), uniform(n, 0.2, 1.5, 1, 1, 1)
    glow = torch.exp(-((xx - cx) ** 2 + (yy - cy) ** 2) / size ** 2)
    veil = torch.where(chance(n, 0.3).view(n, 1, 1, 1), glow * uniform(n, 0.1, 0.75, 1, 1, 1), torch.zeros(1))
    veil = veil + torch.where(chance(n, 0.15).view(n, 1, 1, 1), uniform(n, 0, 0.35, 1, 1, 1), torch.zeros(1))
    x = x.clamp(0, 1) * (1 - veil) + veil * (0.9 + 0.1 * torch.rand(n, 3, 1, 1))
    x = x.clamp(1e-3, 1) ** torch.exp(torch.randn(n, 1, 1, 1) * 0.22 * harsh)
    x = (x - 0.5) * torch.exp(torch.randn(n, 1, 1, 1) * 0.15) + 0.5
    x = motion(x, *smear)
    sigma = torch.where(chance(n, 0.5), uniform(n, 0.0, 0.7), uniform(n, 0.5, 1.7)) * soft
    y = blur(x, sigma)
    sharper = chance(n, 0.25).view(n, 1, 1, 1)
    y = torch.where(sharper, x + (x - y) * uniform(n, 0.3, 1.3, 1, 1, 1), y)
    return (y + torch.randn(n, 3, h, h) * (torch.rand(n, 1, 1, 1) ** 3 * 0.07)).clamp(0, 1)


def to_float(x):
    return x.permute(0, 3, 1, 2).float() / 255


class Sources:
    """All source pictures of crops, as byte tensors."""

    def __init__(self, photos, rng, drawn_each=110, tokens=5000):
        hexes, terrain, number, covered = [], [], [], []
        for photo in photos:
            for i, square in enumerate(photo.sources()):
                hexes.append(square)
                terrain.append(photo.terrain[i])
                number.append(photo.number[i])
                covered.append(i == photo.robber)
        self.photographed = len(hexes)
        self.number = torch.tensor(number + [0] * 6 * drawn_each)
        self.covered = torch.tensor(covered + [False] * 6 * drawn_each)
        drawn_hexes, kinds = drawn.hex_bank(rng, drawn_each)
        self.hexes = torch.from_numpy(np.concatenate([np.stack(hexes), drawn_hexes]) if hexes else drawn_hexes)
        self.small = self.hexes.view(-1, SOURCE_PIXELS // 2, 2, SOURCE_PIXELS // 2, 2, 3).float().mean((2, 4)).byte()
        self.terrain = torch.tensor(terrain + kinds.tolist())
        bank, kinds = drawn.token_bank(rng, tokens)
        self.tokens, self.token_kind = torch.from_numpy(bank), torch.from_numpy(kinds)
        self.clutter = torch.from_numpy(drawn.clutter_bank(rng, 400))
        self.found = torch.zeros(len(self.hexes), 2)          # token centre from the hex centre, in hex sides
        self.has_found = torch.zeros(len(self.hexes), dtype=torch.bool)
        photo_ids = torch.arange(len(self.hexes)) < self.photographed
        # Balances the terrains: the desert is one hex in nineteen.
        weight = torch.zeros(len(self.hexes))
        for drawn_part, share in ((False, 0.68 if self.photographed else 0.0), (True, 0.32)):
            for k in range(6):
                pick = (self.terrain == k) & (photo_ids != drawn_part)
                if pick.any():
                    weight[pick] = share / 6 / pick.sum()
        self.weight = weight
        self.bare = torch.nonzero(self.number == 0).flatten()

    def pick(self, n):
        return torch.multinomial(self.weight, n, True)

    def lay_tokens(self, x, ids, cx, cy, radius):
        """Composites tokens of the bank onto the crops x (centre and radius in the crop's [-1, 1]), with edge and shadow."""
        n = len(ids)
        pixels = x.shape[-1]
        sprites = to_float(self.tokens[ids])
        shown = 2 * radius.mean() * pixels / 2
        if shown < drawn.SPRITE * 0.6:  # less aliasing where the token becomes small
            sprites = F.interpolate(sprites, scale_factor=0.5, mode="area")
        angle, aspect = uniform(n, 0, 2 * math.pi), torch.exp(torch.randn(n) * 0.05)
        c, s = torch.cos(angle), torch.sin(angle)

        def to_sprite(px, py, grow=1.0):
            r = radius * grow
            return torch.stack([torch.stack([c / (r * aspect), s / (r * aspect), -(c * px + s * py) / (r * aspect)], 1),
                                torch.stack([-s * aspect / r, c * aspect / r, (s * px - c * py) * aspect / r], 1)], 1)

        sharp = (radius * pixels / 2).view(n, 1, 1)
        disc = lambda where: ((1 - where.norm(dim=-1)) * sharp + 0.5).clamp(0, 1).unsqueeze(1)
        soft = lambda where: ((1.25 - where.norm(dim=-1)) * 2.2).clamp(0, 1).unsqueeze(1) * depth
        lean = uniform(n, 0, 2 * math.pi)
        high = torch.where(chance(n, 0.6), uniform(n, 0.0, 0.28), torch.zeros(n)) * radius
        depth = uniform(n, 0.0, 0.7, 1, 1, 1)
        shade = grid(to_sprite(cx + high * torch.cos(lean) * 1.5, cy + high * torch.sin(lean) * 1.5), pixels)
        x = x * (1 - soft(shade))
        side = sprites.mean((2, 3), keepdim=True) * uniform(n, 0.35, 0.95, 1, 1, 1)
        mask = disc(grid(to_sprite(cx + 0.8 * high * torch.cos(lean), cy + 0.8 * high * torch.sin(lean)), pixels))
        x = x * (1 - mask) + side * mask
        where = grid(to_sprite(cx, cy), pixels, 0.08)
        mask = disc(where)
        return x * (1 - mask) + sample(sprites, where) * mask

    def lay_clutter(self, x, share, unit, centre=None):
        """Composites pieces and robbers onto a share of the crops; unit: length of a hex side in the crop's [-1, 1]."""
        some = torch.nonzero(chance(x.shape[0], share)).flatten()
        n = len(some)
        if n == 0:
            return x
        sprites = to_float(self.clutter[torch.randint(0, len(self.clutter), (n,))])
        angle, size = uniform(n, 0, 2 * math.pi), unit * uniform(n, 0.35, 0.6)
        c, s = torch.cos(angle) / size, torch.sin(angle) / size
        px, py = (uniform(n, -1, 1), uniform(n, -1, 1)) if centre is None else (centre[0][some], centre[1][some])
        theta = torch.stack([torch.stack([c, s, -(c * px + s * py)], 1), torch.stack([-s, c, s * px - c * py], 1)], 1)
        where = grid(theta, x.shape[-1], 0.0)
        picture = sample(sprites, where)
        mask = picture[:, 3:] * (where.abs() <= 1).all(-1).float().unsqueeze(1)
        x[some] = x[some] * (1 - mask) + picture[:, :3] * mask
        return x

    def terrain_batch(self, n):
        """Crops, terrain, token centre (in [-1, 1]) and its state: 0 none, 1 there, 2 somewhere, 3 unknown."""
        ids = self.pick(n)
        source = to_float(self.small[ids])
        turn = torch.randint(0, 6, (n,)) * (math.pi / 3) + torch.randn(n) * 0.06
        scale = TERRAIN_HALF / SOURCE_HALF * torch.exp(torch.randn(n) * 0.06)
        dx, dy = uniform(n, -0.15, 0.15) / SOURCE_HALF, uniform(n, -0.15, 0.15) / SOURCE_HALF
        theta = affine(turn, scale, torch.exp(torch.randn(n) * 0.03), dx, dy, chance(n, 0.5))
        x = sample(source, grid(theta, TERRAIN_PIXELS, 0.06))
        known = torch.where(self.number[ids] > 0, torch.where(self.covered[ids], 3, 2), 0)
        # The position in the crop of the hex centre, or of the token's centre if an earlier round found it.
        point = torch.where(self.has_found[ids].unsqueeze(1), self.found[ids] / SOURCE_HALF, torch.zeros(n, 2))
        inverse = torch.linalg.inv(theta[:, :, :2])
        at = torch.einsum("nij,nj->ni", inverse, point - theta[:, :, 2])
        known = torch.where(self.has_found[ids], 1, known)
        x = self.lay_clutter(x, 0.2, 1 / TERRAIN_HALF)
        lay = torch.nonzero((known == 0) & chance(n, 0.75)).flatten()
        spread = 0.26 / TERRAIN_HALF
        away = torch.randn(len(lay), 2).clamp(-2, 2) * spread / 2 + at[lay]
        tokens = torch.randint(0, len(self.tokens), (len(lay),))
        x[lay] = self.lay_tokens(x[lay], tokens, away[:, 0], away[:, 1], uniform(len(lay), 0.235, 0.31) / TERRAIN_HALF)
        at[lay] = away
        known[lay] = 1
        x = self.lay_clutter(x, 0.12, 1 / TERRAIN_HALF)
        return light(x), self.terrain[ids], at, known

    def token_batch(self, n):
        """Crops with and without tokens, and their indices in NUMBERS."""
        classes = torch.zeros(n, dtype=torch.long)
        real_ids = torch.nonzero(self.has_found & ~self.covered).flatten()
        photographed = chance(n, 0.38) if len(real_ids) else torch.zeros(n, dtype=torch.bool)
        ids = self.bare[torch.multinomial(self.weight[self.bare], n, True)]
        middle = torch.randn(n, 2) * 0.2
        if len(real_ids):
            table = torch.tensor([NUMBERS.index(v) if v in NUMBERS else 0 for v in range(13)])
            share = torch.tensor([1.0 / max(1, int((self.number[real_ids] == v).sum())) for v in range(13)])
            chosen = real_ids[torch.multinomial(share[self.number[real_ids]], n, True)]
            ids = torch.where(photographed, chosen, ids)
            middle = torch.where(photographed.unsqueeze(1), self.found[ids] + (torch.rand(n, 2) - 0.5) * 0.09, middle)
            classes = torch.where(photographed, table[self.number[ids]], classes)
        source = to_float(self.hexes[ids])
        turn = uniform(n, 0, 2 * math.pi)
        scale = TOKEN_HALF / SOURCE_HALF * torch.exp(torch.randn(n) * 0.07)
        theta = affine(turn, scale, torch.exp(torch.randn(n) * 0.05), middle[:, 0] / SOURCE_HALF, middle[:, 1] / SOURCE_HALF)
        x = sample(source, grid(theta, TOKEN_PIXELS, 0.1))
        lay = torch.nonzero(~photographed & chance(n, 0.78)).flatten()
        tokens = torch.randint(0, len(self.tokens), (len(lay),))
        shift = (torch.rand(len(lay), 2) - 0.5) * 2 * 0.06 / TOKEN_HALF
        x[lay] = self.lay_tokens(x[lay], tokens, shift[:, 0], shift[:, 1], uniform(len(lay), 0.235, 0.31) / TOKEN_HALF)
        classes[lay] = self.token_kind[tokens]
        rim = uniform(n, 0, 2 * math.pi)
        reach = uniform(n, 0.75, 1.2)
        x = self.lay_clutter(x, 0.15, 1 / TOKEN_HALF * 0.6, (reach * torch.cos(rim), reach * torch.sin(rim)))
        empty = torch.nonzero(classes == 0).flatten()
        x[empty] = self.lay_clutter(x[empty], 0.35, 1 / TOKEN_HALF, (torch.randn(len(empty)) * 0.2, torch.randn(len(empty)) * 0.2))
        return light(x, 0.12, 0.9, (0.35, 4.5, 9)), classes
