# SPDX-License-Identifier: GPL-3.0-or-later
"""Pieces as small meshes, and drawing them onto a square of the rectified board as a camera would see them.

Measures in hex sides, as in the printed game: a wooden road is 0.55 long, a city 0.41 tall. Every piece comes in many
shapes, because editions differ: wood, smooth plastic, sculpted plastic.
"""
import math

import cv2
import numpy as np

SHIFT = 4  # fractional bits of fillConvexPoly


def prism(outline, depth):
    """Extrudes an outline in x and z along y. -> vertices, faces (outward, counter-clockwise)."""
    n = len(outline)
    verts = np.array([(x, y, z) for y in (-depth / 2, depth / 2) for x, z in outline], np.float32)
    faces = [list(range(n)), list(range(2 * n - 1, n - 1, -1))]
    faces += [[i, i + n, (i + 1) % n + n, (i + 1) % n] for i in range(n)]
    return verts, faces


def lathe(profile, steps=14):
    """A solid of revolution from (radius, height) pairs, bottom to top."""
    verts = [(r * math.cos(math.tau * k / steps), r * math.sin(math.tau * k / steps), z) for r, z in profile for k in range(steps)]
    faces = []
    for level in range(len(profile) - 1):
        a, b = level * steps, (level + 1) * steps
        faces += [[a + k, a + (k + 1) % steps, b + (k + 1) % steps, b + k] for k in range(steps)]
    faces.append([(len(profile) - 1) * steps + k for k in range(steps)])
    return np.array(verts, np.float32), faces


def join(*parts):
    verts, faces, base = [], [], 0
    for v, f in parts:
        verts.append(v)
        faces += [[i + base for i in face] for face in f]
        base += len(v)
    return np.concatenate(verts), faces


def moved(mesh, dx=0.0, dy=0.0, dz=0.0):
    return mesh[0] + np.float32([dx, dy, dz]), mesh[1]


def box_of(rng):
    """Whether a piece has the dimensions of the printed game, and random factors of its three dimensions."""
    return rng.random() < 0.5, rng.uniform(0.94, 1.06, 3)


def road(rng):
    usual, off = box_of(rng)
    if usual:
        return prism([(-0.275 * off[0], 0), (0.275 * off[0], 0), (0.275 * off[0], 0.11 * off[2]), (-0.275 * off[0], 0.11 * off[2])], 0.11 * off[1])
    long, wide, high = rng.uniform(0.46, 0.64), rng.uniform(0.085, 0.15), rng.uniform(0.07, 0.14)
    if rng.random() < 0.8:
        return prism([(-long / 2, 0), (long / 2, 0), (long / 2, high), (-long / 2, high)], wide)
    parts, n = [], int(rng.integers(4, 9))  # sculpted: several boxes in a row
    for i in range(n):
        x = (i / (n - 1) - 0.5) * (long - 0.1)
        r = wide * rng.uniform(0.55, 0.8)
        parts.append(moved(lathe([(r, 0), (r, high * 0.7), (r * 0.55, high)], 8), x, rng.normal(0, 0.012)))
    return join(*parts)


def house(rng):
    wide, deep, high = rng.uniform(0.24, 0.36), rng.uniform(0.18, 0.28), rng.uniform(0.2, 0.32)
    eaves = high * rng.uniform(0.45, 0.7)
    return prism([(-wide / 2, 0), (wide / 2, 0), (wide / 2, eaves), (0, high), (-wide / 2, eaves)], deep)


def dome(rng, small):
    """Sculpted plastic: a round plinth with walls or roofs."""
    r = rng.uniform(0.16, 0.2) if small else rng.uniform(0.21, 0.33)
    high = rng.uniform(0.06, 0.14)
    parts = [lathe([(r, 0), (r, high), (r * 0.93, high * 1.25)], 16)]
    for _ in range(int(rng.integers(1, 5))):
        w, d, z = rng.uniform(0.3, 1.3) * r, rng.uniform(0.15, 0.6) * r, high + rng.uniform(0.02, 0.14) * (1 if small else 1.8)
        parts.append(moved(turned(prism([(-w / 2, 0), (w / 2, 0), (w / 2, z), (-w / 2, z)], d), rng.choice([0, math.pi / 2])),
                           rng.uniform(-0.3, 0.3) * r, rng.uniform(-0.3, 0.3) * r))
    return join(*parts)


def settlement(rng):
    usual, off = box_of(rng)
    if usual:
        v, f = prism([(-0.15, 0), (0.15, 0), (0.15, 0.14), (0, 0.25), (-0.15, 0.14)], 0.22)
        return v * np.float32(off), f
    kind = rng.random()
    if kind < 0.9:
        return house(rng)
    if kind < 0.93:
        return dome(rng, True)
    a, b = house(rng), house(rng)
    return join(a, moved((b[0] * np.float32([0.6, 0.6, 0.7]), b[1]), rng.uniform(0.08, 0.16), rng.uniform(-0.05, 0.05)))


def city(rng):
    usual, off = box_of(rng)
    if usual:
        v, f = join(prism([(0.0, 0), (0.205, 0), (0.205, 0.2), (0.0, 0.2)], 0.22),
                    moved(prism([(-0.1025, 0), (0.1025, 0), (0.1025, 0.3), (0, 0.41), (-0.1025, 0.3)], 0.22), -0.1025))
        return v * np.float32(off), f
    wide, deep, high = rng.uniform(0.36, 0.48), rng.uniform(0.18, 0.28), rng.uniform(0.34, 0.46)
    kind = rng.random()
    if kind < 0.72:  # a house and a lower annexe
        part, low, eaves = rng.uniform(0.42, 0.58) * wide, high * rng.uniform(0.4, 0.55), high * rng.uniform(0.65, 0.8)
        x = wide / 2 - part
        return join(prism([(-wide / 2, 0), (x, 0), (x, low), (-wide / 2, low)], deep),
                    moved(prism([(-part / 2, 0), (part / 2, 0), (part / 2, eaves), (0, high), (-part / 2, eaves)], deep), x + part / 2))
    return dome(rng, False)


ROBBER = [(0.165, 0.0), (0.172, 0.05), (0.125, 0.10), (0.118, 0.16), (0.125, 0.28), (0.10, 0.38), (0.066, 0.44), (0.108, 0.51),
          (0.104, 0.58), (0.05, 0.637)]


def robber(rng):
    kind = rng.random()
    tall, wide = rng.uniform(0.75, 1.25), rng.uniform(0.8, 1.3)
    if kind < 0.6:
        profile = [(r * wide, z * tall) for r, z in ROBBER]
    elif kind < 0.85:  # a bottle or a skittle; pointed shapes are the merchant
        foot, top, high = 0.17 * wide, rng.uniform(0.06, 0.11), 0.62 * tall
        profile = [(foot, 0), (foot, 0.04), (foot * rng.uniform(0.6, 1), high * 0.5), (top + 0.02, high * 0.85), (top, high)]
    else:  # a figure
        profile = [(0.2 * wide, 0), (0.2 * wide, 0.05), (0.12, 0.09), (0.16, 0.3), (0.13, 0.42), (0.06, 0.45), (0.09, 0.52), (0.03, 0.6)]
    return lathe(profile, 16)


def cone(rng):
    """The merchant: a wide cone, slender or squat, pointed or blunt, straight or curved, with or without a foot."""
    foot, high = rng.uniform(0.12, 0.24), rng.uniform(0.28, 0.62)
    tip = rng.uniform(0.008, 0.035) if rng.random() < 0.7 else rng.uniform(0.035, 0.06)
    low = rng.uniform(0.005, 0.05)
    swing = rng.normal(0, 0.1)  # deviation from a straight cone
    if rng.random() < 0.25:     # a plate to stand on
        profile = [(foot, 0), (foot, low + 0.02)]
        foot *= rng.uniform(0.7, 0.9)
        profile.append((foot, low + 0.03))
    else:
        profile = [(foot, 0), (foot, low)]
    for k in (0.2, 0.4, 0.6, 0.8):
        profile.append((foot + (tip - foot) * k + swing * foot * math.sin(math.pi * k), low + 0.03 + (high - low - 0.03) * k))
    profile.append((tip, high))
    if tip > 0.035:
        profile.append((tip * 0.5, high + tip * 0.5))
    return lathe(profile, 20)


def knight(rng):
    """A round wooden disc whose face is painted by `draw`."""
    r, high = rng.uniform(0.19, 0.26), rng.uniform(0.05, 0.13)
    return lathe([(r, 0), (r, high)], 28)


def figure(rng):
    """A standing plastic knight. -> foot, figure, height of its shoulders."""
    r, high = rng.uniform(0.15, 0.2), rng.uniform(0.34, 0.5)
    foot = lathe([(r, 0), (r, 0.05), (r * 0.9, 0.065)], 16)
    waist, chest = rng.uniform(0.06, 0.09), rng.uniform(0.08, 0.12)
    body = lathe([(chest * 1.1, 0.06), (waist, high * 0.4), (chest, high * 0.66), (0.045, high * 0.74), (0.065, high * 0.85), (0.03, high)], 12)
    return foot, body, high


def helmet(rng, high):
    r = rng.uniform(0.07, 0.1)
    return lathe([(r, high * 0.8), (r * 0.95, high * 0.93), (r * 0.4, high * 1.08), (0.012, high * 1.15)], 12)


def pole(rng, at, high):
    w = rng.uniform(0.008, 0.016)
    return moved(prism([(-w, 0), (w, 0), (w, high), (-w, high)], 2 * w), at[0], at[1])


def pennant(rng, at, high, tips):
    """A flag on a pole with `tips` tips (0: a plain banner)."""
    long, drop = rng.uniform(0.16, 0.26), rng.uniform(0.11, 0.17)
    x, top = at[0], high
    outline = [(x, top), (x, top - drop)]
    if tips:
        step = drop / tips
        for i in range(tips):  # from below: in to the notch, out to the tip
            z = top - drop + i * step
            outline += [(x + long * 0.55, z), (x + long, z + step / 2)]
        outline += [(x + long * 0.55, top)]
    else:
        outline += [(x + long * 0.8, top - drop), (x + long * 0.8, top)]
    return moved(prism(outline, 0.018), 0, at[1])


def wall(rng):
    """The square block under a city."""
    w, high = rng.uniform(0.46, 0.58), rng.uniform(0.08, 0.14)
    return prism([(-w / 2, 0), (w / 2, 0), (w / 2, high), (-w / 2, high)], w * rng.uniform(0.9, 1.0))


def gate(rng):
    """The metropolis: an arch over the city, two posts and a lintel, or a tower's top with battlements."""
    if rng.random() < 0.25:
        w, z, high = rng.uniform(0.2, 0.3), rng.uniform(0.3, 0.42), rng.uniform(0.1, 0.2)
        tooth = lambda x, y: moved(prism([(-w / 7, z + high), (w / 7, z + high), (w / 7, z + high + 0.06), (-w / 7, z + high + 0.06)], w / 3.5), x, y)
        block = prism([(-w / 2, z), (w / 2, z), (w / 2, z + high), (-w / 2, z + high)], w)
        return join(block, *[tooth(x, y) for x in (-w / 3, w / 3) for y in (-w / 3, w / 3)])
    w, d, high = rng.uniform(0.42, 0.55), rng.uniform(0.12, 0.2), rng.uniform(0.42, 0.58)
    post, beam = rng.uniform(0.05, 0.1), rng.uniform(0.08, 0.16)
    box = lambda x0, x1, z0, z1: prism([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], d)
    return join(box(-w / 2, -w / 2 + post, 0, high - beam), box(w / 2 - post, w / 2, 0, high - beam), box(-w / 2, w / 2, high - beam, high))


def ship(rng):
    """The barbarians' ship: hull and sail, of wood or plastic, with or without raised ends."""
    long, high, deep = rng.uniform(0.32, 0.75), rng.uniform(0.28, 0.6), rng.uniform(0.08, 0.2)
    deck, foot = high * rng.uniform(0.25, 0.45), rng.uniform(0.25, 0.45) * long
    parts = [prism([(-foot, 0), (foot, 0), (long / 2, deck), (-long / 2, deck)], deep)]
    low, top, x = rng.uniform(0.15, 0.36) * long, rng.uniform(0.1, 0.36) * long, rng.uniform(-0.08, 0.08) * long
    lift = deck + (rng.uniform(0, 0.12) * high if rng.random() < 0.5 else 0)
    parts.append(moved(prism([(-low, lift), (low, lift), (top, high), (-top, high)], deep * rng.uniform(0.25, 1)), x))
    if lift > deck:  # a mast below the sail
        parts.append(moved(prism([(-0.02, deck), (0.02, deck), (0.02, lift), (-0.02, lift)], 0.04), x))
    if rng.random() < 0.5:
        for side in (-1, 1):
            a, b = sorted((side * long / 2, side * long * 0.4))
            parts.append(prism([(a, deck * 0.8), (b, deck * 0.8), (b, deck + 0.12 * rng.random()), (a, deck + 0.12 * rng.random())], deep * 0.7))
    return join(*parts)


def block(rng):
    """A box: a die, a token on its edge, the corner of a card."""
    w = rng.uniform(0.22, 0.36)
    return prism([(-w / 2, 0), (w / 2, 0), (w / 2, w), (-w / 2, w)], w)


def stack(rng):
    """A flat disc: a coin, a token, a stack of tokens."""
    r, high = rng.uniform(0.1, 0.28), rng.uniform(0.02, 0.12)
    return lathe([(r, 0), (r, high)], 20)


def turned(mesh, angle):
    c, s = math.cos(angle), math.sin(angle)
    return mesh[0] @ np.float32([[c, s, 0], [-s, c, 0], [0, 0, 1]]), mesh[1]


def toppled(mesh, rng):
    """Turned onto a random side, its middle in place."""
    v = mesh[0][:, [0, 2, 1]] * np.float32([1, 1, -1] if rng.random() < 0.5 else [1, -1, 1])
    v[:, 1:] -= [(v[:, 1].min() + v[:, 1].max()) / 2, v[:, 2].min()]
    return v, mesh[1]


class Canvas:
    """Renders meshes onto a square of the board under one lamp and one camera."""

    def __init__(self, image, frame, eye, rng):
        self.image = image  # float32, BGR 0..255, edited in place
        self.frame, self.eye, self.rng = frame, eye, rng
        self.scale = image.shape[0] / (2 * frame.half)
        angle, steep = rng.uniform(0, math.tau), rng.uniform(0.5, 1.4)
        self.lamp = np.array([math.cos(angle) * math.cos(steep), math.sin(angle) * math.cos(steep), math.sin(steep)])
        self.ambient = rng.uniform(0.45, 0.9)
        self.shade = rng.uniform(0.0, 0.6) if rng.random() < 0.85 else 0.0
        self.soft = rng.uniform(0.3, 3.0)

    def pixels(self, verts):
        """Board coordinates with height (n, 3) to pixels."""
        p = self.eye[:2] + (verts[:, :2] - self.eye[:2]) * (self.eye[2] / (self.eye[2] - verts[:, 2]))[:, None]
        return (self.frame.to_local(p) + self.frame.half) * self.scale

    def shadow(self, meshes):
        if not self.shade:
            return
        mask = np.zeros(self.image.shape[:2], np.uint8)
        for verts, _ in meshes:
            ground = verts[:, :2] - verts[:, 2:] * self.lamp[:2] / self.lamp[2]
            points = (self.frame.to_local(ground) + self.frame.half) * self.scale
            hull = cv2.convexHull(np.int32(np.round(points * (1 << SHIFT))))
            cv2.fillConvexPoly(mask, hull, 255, cv2.LINE_AA, SHIFT)
        soft = cv2.GaussianBlur(mask, (0, 0), self.soft).astype(np.float32) * (self.shade / 255)
        self.image *= 1 - soft[..., None]

    def draw(self, mesh, colour, face=None, shine=0.0):
        """Paints a mesh; `face(canvas, corners)` paints its uppermost face."""
        verts, faces = mesh
        verts = verts.astype(np.float64)
        points = self.pixels(verts)
        fixed = np.int32(np.round(points * (1 << SHIFT)))
        rng = self.rng
        first = np.array([f[:3] for f in faces])
        a, b, c = verts[first[:, 0]], verts[first[:, 1]], verts[first[:, 2]]
        u, w = b - a, c - a
        normals = np.stack([u[:, 1] * w[:, 2] - u[:, 2] * w[:, 1], u[:, 2] * w[:, 0] - u[:, 0] * w[:, 2],
                            u[:, 0] * w[:, 1] - u[:, 1] * w[:, 0]], 1)
        normals /= np.maximum(np.sqrt((normals ** 2).sum(1)), 1e-9)[:, None]
        starts = np.cumsum([0] + [len(f) for f in faces[:-1]])
        middles = np.add.reduceat(verts[[i for f in faces for i in f]], starts) / np.array([len(f) for f in faces])[:, None]
        sights = self.eye - middles
        far = np.sqrt((sights ** 2).sum(1))
        bright = self.ambient + (1.15 - self.ambient) * np.maximum(0, normals @ self.lamp) + rng.normal(0, rng.uniform(0, 0.05), len(faces))
        if shine:
            half = self.lamp + sights / far[:, None]
            half /= np.sqrt((half ** 2).sum(1))[:, None]
            bright = bright + shine * np.maximum(0, (normals * half).sum(1)) ** 12
        paint = np.clip(np.float64(colour)[None] * bright[:, None] + np.where(bright > 1.1, 40 * shine, 0)[:, None], 0, 255).tolist()
        facing = (normals * sights).sum(1) > 0
        for number in np.argsort(-far):
            if facing[number]:
                cv2.fillConvexPoly(self.image, fixed[faces[number]], paint[number], cv2.LINE_AA, SHIFT)
        if face is not None:
            face(self, points[faces[-1]])
