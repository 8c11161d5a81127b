# SPDX-License-Identifier: GPL-3.0-or-later
"""Random scenes around one place of the board: rendered pieces on photographed or drawn boards."""
import math

import cv2
import numpy as np

import drawn
import piece_assemblies as assemblies
import piece_shapes as shapes
from geometry import MEAN_BGR, hex_centres
from places import INTERSECTIONS, PATHS, PIXELS, Frame, centre_of, kind_of

COLOURS = ["red", "blue", "white", "orange", "green", "brown"]
# Ranges of hue (OpenCV, 0..180), saturation and value of the pieces on a board whose mean colour is MEAN_BGR. They are
# wide: red ranges from crimson in the shade to pink under a lamp, and only its hue separates it from orange.
TINTS = [((-7, 7), (130, 255), (80, 245)), ((98, 116), (80, 255), (35, 225)), ((5, 38), (0, 80), (165, 255)),
         ((8, 22), (130, 255), (110, 255)), ((45, 90), (90, 240), (45, 190)), ((4, 15), (80, 200), (30, 100))]
PIERS = 0.15          # share of scenes of any box with a pier beside the place
OTHER_KNIGHTS = 0.55  # share of boxes whose knights are none of the three editions
LYING = 0.2  # share of settlements and cities that lie on their side, outline upwards
SHARE = np.array([0.23, 0.23, 0.23, 0.23, 0.045, 0.035])
# Contents of an intersection, in the order of the network's output.
INTERSECTION_KINDS = ["none", "settlement", "city", "knight"]
INTERSECTION_SHARE = [0.4, 0.2, 0.22, 0.18]
HEX_KINDS = ["none", "robber", "merchant"]
FIGURES = {"robber": ["robber"], "merchant": ["merchant"], "both": ["robber", "merchant"]}
FIGURE_MIDDLE = 0.25  # height of a figure's middle above the board (hex sides)


def tint(rng, colour):
    low_high = TINTS[colour]
    h, s, v = (rng.uniform(*span) for span in low_high)
    pixel = np.uint8([[[int(h) % 180, int(s), int(v)]]])
    return cv2.cvtColor(pixel, cv2.COLOR_HSV2BGR)[0, 0].astype(np.float64)


class Lay:
    """The pieces of one scene: edition, colours and precision of placement."""

    def __init__(self, rng):
        self.rng = rng
        self.tints = [tint(rng, c) for c in range(len(COLOURS))]
        if rng.random() < 0.2:  # lamps without blue light leave little of the pieces' colours
            faded = rng.uniform(0.15, 0.6)
            self.tints = [t * (1 - faded * f) + t.mean() * faded * f for t, f in zip(self.tints, (0.5, 1, 1, 0.4, 0.7, 0.7))]
        self.edition = str(rng.choice(["discs", "pennants", "feet"], p=[0.4, 0.3, 0.3]))
        self.any_box = False  # walls and metropolises of any edition, as networks learn from
        self.knights = None   # other knights than those of `edition` (piece_assemblies.knights)
        self.shine = rng.uniform(0.1, 0.6) if rng.random() < 0.4 else 0.0
        self.careless = rng.choice([0.02, 0.05, 0.09])
        self.turn = rng.choice([0.04, 0.1, 0.25])
        self.items = []  # (mesh, colour, face, where)

    def colour(self):
        return int(self.rng.choice(len(COLOURS), p=SHARE))

    def put(self, mesh, at, angle, colour, face=None, anchor=(0, 0)):
        """Puts down a part of a piece. `anchor`: its place within the piece, by which the parts are painted from the farthest to the nearest."""
        mesh = shapes.moved(shapes.turned(mesh, angle), at[0], at[1])
        c, s = math.cos(angle), math.sin(angle)
        where = np.array([at[0] + anchor[0] * c - anchor[1] * s, at[1] + anchor[0] * s + anchor[1] * c], float)
        self.items.append((mesh, colour, face, where))

    def near(self, at, spread=1.0):
        return np.asarray(at) + np.clip(self.rng.normal(0, self.careless, 2), -0.16, 0.16) * spread

    def road(self, path, colour):
        a, b = (np.array(INTERSECTIONS[n]) for n in path.split("-"))
        angle = math.atan2(*(b - a)[::-1]) + self.rng.normal(0, self.turn * 0.5)
        side = np.array([-(b - a)[1], (b - a)[0]])
        at = self.near((a + b) / 2) + side * (self.rng.choice([-1, 1]) * self.rng.uniform(0, 0.14) if self.rng.random() < 0.4 else 0)
        self.put(shapes.road(self.rng), at, angle, self.tints[colour])

    def building(self, intersection, kind, colour, wall=False, gate=None):
        at = self.near(INTERSECTIONS[intersection], 1.4)
        angle = self.rng.uniform(0, math.tau)
        lift = 0.0
        if wall and self.any_box and self.rng.random() < 0.6:
            w, stone, lift, beside = assemblies.wall(self.rng, self.tints[colour])
            self.put(shapes.moved(w, dy=beside), at, angle, stone)
        elif wall:
            w = shapes.wall(self.rng)
            self.put(w, at, angle, self.tints[colour])
            lift = float(w[0][:, 2].max())
        mesh = (shapes.city if kind == "city" else shapes.settlement)(self.rng)
        if wall:
            mesh = shapes.moved(mesh, dz=lift)
        elif gate is None and self.rng.random() < LYING:
            mesh = shapes.toppled(mesh, self.rng)
        self.put(mesh, at, angle, self.tints[colour])
        if gate is not None and self.any_box and self.rng.random() < 0.75:
            crown, shade = assemblies.metropolis(self.rng, self.tints[colour], mesh)
            self.put(crown, at, angle, shade)
        elif gate is not None:
            self.put(shapes.moved(shapes.gate(self.rng), dz=lift), at, angle, gate)

    def knight(self, intersection, colour, level, active):
        """A knight of this edition: a disc with rings; a figure whose pennant has tips and that wears a helmet when active; a figure on
        a black, silver or golden foot that carries a banner when active; or any other. -> what of level and activity its looks tell
        (None: nothing without knowing the box), {} for all."""
        rng = self.rng
        if self.knights:
            parts, told = self.knights.make(level, active, self.tints[colour])
            at, angle = self.near(INTERSECTIONS[intersection], 1.4), rng.uniform(0, math.tau)
            for mesh, bgr, face, *anchor in parts:
                self.put(mesh, at, angle, bgr, face, *anchor)
            return told
        at, angle, tint_bgr = self.near(INTERSECTIONS[intersection], 1.4), rng.uniform(0, math.tau), self.tints[colour]
        if self.edition == "discs":
            self.put(shapes.knight(rng), at, angle, tint_bgr, knight_face(rng, tint_bgr, level, active))
            return {}
        foot, body, high = shapes.figure(rng)
        side = (rng.uniform(0.07, 0.12), rng.uniform(-0.06, 0.06))
        if self.edition == "pennants":
            self.put(shapes.join(foot, body), at, angle, tint_bgr)
            tall = high * rng.uniform(1.05, 1.35)
            self.put(shapes.join(shapes.pole(rng, side, tall), shapes.pennant(rng, side, tall, level)), at, angle, tint_bgr * rng.uniform(0.85, 1.1))
            if active:
                metal = np.full(3, rng.uniform(120, 210)) if rng.random() < 0.5 else np.array([70, 170, 200]) * rng.uniform(0.7, 1.2)
                self.put(shapes.helmet(rng, high), at, angle, metal)
            return {}
        metal = [np.full(3, rng.uniform(15, 45)), np.full(3, rng.uniform(135, 205)), np.array([50, 150, 190]) * rng.uniform(0.8, 1.2)][level - 1]
        self.put(foot, at, angle, metal)
        self.put(body, at, angle, tint_bgr)
        if active:
            tall = high * rng.uniform(1.05, 1.35)
            self.put(shapes.join(shapes.pole(rng, side, tall), shapes.pennant(rng, side, tall, 0)), at, angle, tint_bgr * rng.uniform(0.85, 1.15))
        return {}

    def pier(self, at):
        """Planks that are printed beside a coast and lead to a harbour: no piece, flat and of the colours of wood."""
        rng = self.rng
        way, wood = rng.uniform(0, math.tau), np.array([75, 105, 140]) * rng.uniform(0.5, 1.4) + rng.normal(0, 12, 3)
        long, wide, count = rng.uniform(0.1, 0.22), rng.uniform(0.04, 0.09), int(rng.integers(2, 6))
        for k in range(count):
            plank = shapes.prism([(-long / 2, 0), (long / 2, 0), (long / 2, 0.002), (-long / 2, 0.002)], wide * rng.uniform(0.6, 0.95))
            where = np.asarray(at) + (k - count / 2) * wide * np.array([-math.sin(way), math.cos(way)]) + rng.normal(0, 0.008, 2)
            self.put(plank, where, way + rng.normal(0, 0.06), np.clip(wood * rng.uniform(0.85, 1.1), 5, 250))

    def robber(self, at):
        rng = self.rng
        grey = rng.uniform(25, 150) if rng.random() < 0.75 else rng.uniform(120, 190)
        colour = np.clip(grey + rng.normal(0, 8, 3), 5, 230)
        if rng.random() < 0.12:
            colour = np.array([110, 160, 190]) * rng.uniform(0.6, 1.1)  # bare wood
        self.put(shapes.robber(rng), at, rng.uniform(0, math.tau), colour)

    def merchant(self, at):
        """A cone in bare wood, black, white or any colour."""
        rng = self.rng
        kind = rng.random()
        colour = (np.array([110, 160, 190]) * rng.uniform(0.6, 1.15) if kind < 0.3 else np.full(3, rng.uniform(15, 60)) if kind < 0.45
                  else np.full(3, rng.uniform(170, 245)) if kind < 0.6 else self.tints[self.colour()] if kind < 0.8 else rng.uniform(20, 240, 3))
        self.put(shapes.cone(rng), at, rng.uniform(0, math.tau), np.clip(colour, 5, 250))

    def loose(self, at, on_hex=False):
        """A loose piece or die without meaning at its place; no cone on a hex, where it would be the merchant."""
        rng = self.rng
        kind = rng.integers(5)
        make = [shapes.road, shapes.house, shapes.city, shapes.block, shapes.stack if on_hex else shapes.cone][kind]
        mesh = make(rng)
        if kind in (1, 2) and rng.random() < 0.4:
            mesh = shapes.toppled(mesh, rng)
        colour = self.tints[self.colour()] if kind < 3 else rng.uniform(20, 245, 3)
        self.put(mesh, at, rng.uniform(0, math.tau), colour)

    def paint(self, canvas):
        # The farthest first; pieces at one place in the order in which they were added.
        ordered = sorted(self.items, key=lambda t: -np.linalg.norm(t[3] - canvas.eye[:2]))
        canvas.shadow([mesh for mesh, _, _, _ in ordered])
        for mesh, colour, face, _ in ordered:
            canvas.draw(mesh, colour, face, self.shine)


def knight_face(rng, tint_bgr, level, active):
    """Paints the printed top of a knight: one to three rings around a helmet, in colour or in black and white."""
    paper = np.array([215, 232, 240]) * rng.uniform(0.75, 1.05)
    dark = np.full(3, rng.uniform(15, 90))
    style = rng.random()
    if active:
        ground, ring = (tint_bgr * rng.uniform(0.8, 1.2), paper) if style < 0.5 else (paper, tint_bgr * rng.uniform(0.7, 1.1))
        if style > 0.85:
            ring = np.array([60, 170, 215]) * rng.uniform(0.7, 1.15)  # gold
    else:
        ground, ring = (paper, dark) if style < 0.65 else (dark, paper)
    metal = (np.array([rng.uniform(20, 150), rng.uniform(120, 220), rng.uniform(170, 250)]) if rng.random() < 0.5
             else np.full(3, rng.uniform(110, 200)) + rng.normal(0, 12, 3)) if active else np.full(3, rng.uniform(60, 160))
    if np.abs(metal - ground).sum() < 90:
        metal = metal * 0.4
    rim = rng.uniform(0.03, 0.14)         # painted wood around the label
    step, width = rng.uniform(0.11, 0.17), rng.uniform(0.45, 0.65)
    helm = rng.uniform(0.75, 1.2)
    plumed, slit, turn = rng.random() < 0.5, rng.uniform(0.15, 0.5), rng.uniform(0, math.tau)

    def face(canvas, corners):
        centre = corners.mean(0)
        paint = lambda points, colour: cv2.fillPoly(canvas.image, [np.int32(np.round(points * (1 << shapes.SHIFT)))],
                                                    np.clip(colour, 0, 255).tolist(), cv2.LINE_AA, shapes.SHIFT)
        disc = lambda k: centre + (corners - centre) * k
        paint(disc(1 - rim), ground)
        k = 0.92 - rim
        for _ in range(level):
            paint(disc(k), ring)
            paint(disc(k - step * width), ground)
            k -= step
        # The helmet, in the face's own turned and foreshortened axes.
        n = len(corners)
        u, v = corners[0] - centre, corners[n // 4] - centre
        c, s = math.cos(turn), math.sin(turn)
        at = lambda x, y: centre + (u * (c * x - s * y) + v * (s * x + c * y)) * k * helm * 0.85
        dome = [at(0.62 * math.cos(t), -0.15 - 0.62 * math.sin(t)) for t in np.linspace(0, math.pi, 9)]
        chin = {1: [(-0.62, 0.35), (-0.3, 0.1), (0.3, 0.1), (0.62, 0.35)], 2: [(-0.6, 0.45), (0, 0.8), (0.6, 0.45)],
                3: [(-0.55, 0.75), (0.55, 0.75)]}[level]  # open, full, great helm
        paint(np.array(dome + [at(x, y) for x, y in chin]), metal)
        paint(np.array([at(-slit, -0.12), at(slit, -0.12), at(slit, 0.04), at(-slit, 0.04)]), metal * 0.25)
        if level == 3 and rng.random() < 0.7:
            paint(np.array([at(-0.06, -0.5), at(0.06, -0.5), at(0.06, 0.6), at(-0.06, 0.6)]), metal * 0.4)
        if plumed and active:
            paint(np.array([at(0, -0.75), at(0.5, -1.0), at(0.7, -0.4), at(0.45, -0.5)]), tint_bgr * 0.8)
    return face


# ---------------------------------------------------------------- boards to lay pieces on

class Board:
    """A photograph or drawing: pixels (gain applied), homography, camera, and the known pieces."""

    def __init__(self, image, h, eye, taken, photographed):
        self.image, self.h, self.eye = image, h, eye
        self.taken = taken  # place -> piece dict; None: unknown
        self.photographed = photographed


PATCH_SIDE = 60  # pixels for each hex side on a drawn patch
PATCH_HALF = 1.9


class DrawnBoards:
    """Drawn patches of boards: noise terrains, sandy rims, sea, number tokens."""

    def __init__(self, rng):
        self.rng = rng
        kinds = ["hills", "forest", "pasture", "fields", "mountains", "desert"]
        self.textures = [drawn.paint_terrain(rng, kinds[i % 6], 128)[:, :, ::-1] for i in range(90)]
        painter = drawn.TokenPainter(rng)
        self.tokens = [painter.paint(int(rng.choice([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]))) for _ in range(120)]

    def patch(self, place):
        """Draws a board around one place only."""
        rng = self.rng
        n = int(2 * PATCH_HALF * PATCH_SIDE)
        at = centre_of(place)
        sand = np.float32(drawn.hsv(rng, (34, 52), (0.15, 0.5), (0.7, 0.97)) if rng.random() < 0.8
                          else drawn.hsv(rng, (0, 360), (0, 0.5), (0.2, 1)))[::-1]
        sea = np.float32(drawn.hsv(rng, (190, 225), (0.5, 0.9), (0.4, 0.95)))[::-1]
        image = np.zeros((n, n, 3), np.float32) + (sea if rng.random() < 0.9 else sand)
        to_px = lambda p: (np.asarray(p) - at + PATCH_HALF) * PATCH_SIDE
        hexagon = lambda c, r: np.int32([to_px(c + r * np.array([math.sin(math.tau * k / 6), -math.cos(math.tau * k / 6)])) for k in range(6)])
        inner, soft, line, bevel = rng.uniform(0.74, 0.97), rng.uniform(0.5, 4), rng.random(), rng.random() < 0.5
        near = [np.array(c) for c in hex_centres() if np.linalg.norm(np.array(c) - at) < 2.6]
        for c in near:
            cv2.fillConvexPoly(image, hexagon(c, rng.uniform(1.05, 1.2)), sand.tolist(), cv2.LINE_AA)
        for c in near:
            texture = self.textures[rng.integers(len(self.textures))]
            texture = np.rot90(texture, int(rng.integers(4)))
            mask = np.zeros((n, n), np.float32)
            cv2.fillConvexPoly(mask, hexagon(c, inner), 1.0, cv2.LINE_AA)
            mask = cv2.GaussianBlur(mask, (0, 0), soft)[..., None]
            x, y = np.int32(to_px(c)) - 64
            x0, y0, x1, y1 = max(0, x), max(0, y), min(n, x + 128), min(n, y + 128)
            if x1 <= x0 or y1 <= y0:
                continue
            part = mask[y0:y1, x0:x1]
            image[y0:y1, x0:x1] = image[y0:y1, x0:x1] * (1 - part) + texture[y0 - y:y1 - y, x0 - x:x1 - x] * part
            if bevel:  # bevelled tile edges reflect the light: bright lines that are no white roads
                glint = np.clip(sand * rng.uniform(1.0, 1.3) + rng.uniform(0, 40), 0, 255).tolist()
                cv2.polylines(image, [hexagon(c, rng.uniform(0.93, 0.99))], True, glint, int(rng.integers(1, 4)), cv2.LINE_AA)
            if line < 0.8:
                cv2.polylines(image, [hexagon(c, 1.0)], True, (sand * rng.uniform(0.05, 0.9)).tolist(), int(rng.integers(1, 3)), cv2.LINE_AA)
            if rng.random() < 0.7:
                token = self.tokens[rng.integers(len(self.tokens))]
                size = int(2 * rng.uniform(0.24, 0.3) * PATCH_SIDE)
                token = cv2.resize(token, (size, size), interpolation=cv2.INTER_AREA)
                disc = np.zeros((size, size), np.float32)
                cv2.circle(disc, (size // 2, size // 2), size // 2 - 1, 1.0, -1, cv2.LINE_AA)
                tx, ty = np.int32(to_px(c + rng.normal(0, 0.14, 2))) - size // 2
                if 0 <= tx and 0 <= ty and tx + size <= n and ty + size <= n:
                    d = disc[..., None]
                    image[ty:ty + size, tx:tx + size] = image[ty:ty + size, tx:tx + size] * (1 - d) + token * d
        land = image.mean((0, 1))
        image = np.clip(image * np.clip(np.array(MEAN_BGR) / np.maximum(land, 1), 0.8, 1.25), 0, 255)
        h = np.array([[PATCH_SIDE, 0, (PATCH_HALF - at[0]) * PATCH_SIDE], [0, PATCH_SIDE, (PATCH_HALF - at[1]) * PATCH_SIDE], [0, 0, 1.0]])
        return Board(image.astype(np.uint8), h, any_eye(rng), {}, False)


def any_eye(rng):
    """A random camera position in hex sides."""
    far, tilt, way = rng.uniform(9, 22), rng.uniform(0, 0.95), rng.uniform(0, math.tau)
    return np.array([far * math.sin(tilt) * math.cos(way), far * math.sin(tilt) * math.sin(way), far * math.cos(tilt)])


def seen_from_elsewhere(board, rng):
    """A photographed board as flat ground under another camera, towards which rendered pieces are oriented."""
    return Board(board.image, board.h, any_eye(rng), board.taken, board.photographed)


NEAR_PATHS = {s: [p for p in PATHS if s in p.split("-")] for s in INTERSECTIONS}
NEAR_HEXES = {place: [i for i, c in enumerate(hex_centres()) if math.dist(c, centre_of(place)) < 1.05] for place in [*INTERSECTIONS, *PATHS]}


def off_path(rng, c):
    """A random point on the hex around c, away from its edge."""
    angle, r = rng.uniform(0, math.tau), 0.55 * math.sqrt(rng.random())
    return np.array([c[0] + r * math.cos(angle), c[1] + r * math.sin(angle)])


def strange_ground(image, rng):
    """Augmentation of the ground: rotated, mirrored, stretched, with mixed channels."""
    n = image.shape[0]
    if rng.random() < 0.5:
        image = image[:, ::-1]
    turn = cv2.getRotationMatrix2D((n / 2, n / 2), rng.uniform(0, 360), rng.uniform(0.7, 1.6))
    turn[:, 0] *= rng.uniform(0.75, 1.3)
    image = cv2.warpAffine(np.ascontiguousarray(image), turn, (n, n), borderMode=cv2.BORDER_REFLECT_101)
    mix = np.eye(3) + rng.normal(0, 0.15, (3, 3))
    return np.ascontiguousarray(np.clip(image @ (mix / mix.sum(1, keepdims=True)).T, 0, 255).astype(np.float32))


def compose(board, place, label, rng, pixels=PIXELS, oversample=2, loose=0.05, cities_and_knights=True, close=False, edition=None, blur=True,
            strange=None, stands=None, any_box=False, lay=None):
    """One square with `label` (a dict as in a reading; None: empty) rendered onto the empty place of a board.

    `strange`: how often the ground is made strange first; given, the scene is one of the second look at hexes. `stands` receives
    by name where in the square (pixels) the middle of each of the label's figures is seen. `any_box`: pieces of any edition; what a
    knight's looks then do not tell of its level and activity becomes None in `label`. `lay`: the pieces of a given box, instead of a random one."""
    frame = Frame(place, board.eye, rng, loose, close)
    image = frame.cut(board.image, board.h, pixels, oversample).astype(np.float32)
    if strange and rng.random() < strange:
        image = strange_ground(image, rng)
    given, lay = lay, lay or Lay(rng)
    lay.edition, lay.any_box = edition or lay.edition, any_box
    if any_box and given is None and rng.random() < OTHER_KNIGHTS:
        lay.knights = assemblies.knights(rng)
    if any_box and rng.random() < PIERS:
        away = rng.uniform(0, math.tau)
        lay.pier(centre_of(place) + rng.uniform(0.25, 0.45) * np.array([math.cos(away), math.sin(away)]))
    kind = kind_of(place)
    free = lambda p: p != place and board.taken is not None and p not in board.taken
    if kind == "path":
        ends = place.split("-")
        roads = [p for e in ends for p in NEAR_PATHS[e]]
        intersections = list(ends)
    elif kind == "spot":
        roads, intersections = NEAR_PATHS[place], []
    else:
        centre = hex_centres()[place]
        roads = [p for p in PATHS if math.dist(centre_of(p), centre) < 1.0]
        intersections = [s for s in INTERSECTIONS if math.dist(INTERSECTIONS[s], centre) < 1.1]
    main = lay.colour() if label is None else COLOURS.index(label["color"]) if "color" in label else lay.colour()
    busy = rng.uniform(0, 0.6)
    for p in roads:
        if free(p) and rng.random() < busy:
            lay.road(p, main if rng.random() < 0.6 else lay.colour())
    for s in intersections:
        if free(s) and rng.random() < busy * (0.7 if kind == "path" else 0.5):
            if cities_and_knights and rng.random() < 0.25:
                lay.knight(s, main if rng.random() < 0.6 else lay.colour(), int(rng.integers(1, 4)), rng.random() < 0.5)
            else:
                lay.building(s, "city" if rng.random() < 0.5 else "settlement", main if rng.random() < 0.6 else lay.colour())
    if kind != "hex":
        for i in NEAR_HEXES[place]:
            chance = rng.random()
            if chance < 0.07:
                lay.robber(off_path(rng, hex_centres()[i]))
            elif chance < 0.12:
                lay.loose(off_path(rng, hex_centres()[i]))
            elif chance < 0.13:
                lay.put(shapes.cone(rng), off_path(rng, hex_centres()[i]), 0, rng.uniform(20, 240, 3))
    elif rng.random() < 0.25:
        lay.loose(off_path(rng, hex_centres()[place]), True)
    if strange is not None and rng.random() < 0.12:  # leaning pieces of neighbours cover that place
        way = rng.integers(6) * math.pi / 3
        next_door = off_path(rng, centre_of(place) + math.sqrt(3) * np.array([math.cos(way), math.sin(way)]))
        (lay.robber if rng.random() < 0.5 else lay.merchant)(next_door)
    figures = {}
    if label is not None:
        piece = label["piece"]
        if piece == "road":
            lay.road(place, main)
        elif piece in ("settlement", "city"):
            gate, upon = None, piece == "city"  # settlements have no walls or gates
            if upon and label.get("metropolis"):
                gate = tint(rng, 3) * 0.3 + np.array([40, 190, 220]) * 0.75 * rng.uniform(0.8, 1.15)
            lay.building(place, piece, main, upon and label.get("wall", False), gate)
        elif piece == "knight":
            label.update(lay.knight(place, main, label["level"], label["active"]))
        elif piece in FIGURES:
            at, beside = off_path(rng, hex_centres()[place]), rng.uniform(0, math.tau)
            for figure in FIGURES[piece]:
                figures[figure] = at
                (lay.robber if figure == "robber" else lay.merchant)(at)
                at = at + rng.uniform(0.3, 0.55) * np.array([math.cos(beside), math.sin(beside)])
    canvas = shapes.Canvas(image, frame, board.eye, rng)
    lay.paint(canvas)
    if stands is not None:
        for figure, at in figures.items():
            stands[figure] = canvas.pixels(np.array([[*at, FIGURE_MIDDLE]]))[0] / oversample
    image = np.clip(image, 0, 255)
    if blur and rng.random() < 0.6:  # in a steep view far rows are blurred towards the camera
        k = rng.uniform(0.3, 1.6)
        image = cv2.GaussianBlur(image, (0, 0), sigmaX=0.5 * k, sigmaY=k)
    image = cv2.resize(image, (pixels, pixels), interpolation=cv2.INTER_AREA)
    return image.astype(np.uint8)
