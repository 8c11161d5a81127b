# SPDX-License-Identifier: GPL-3.0-or-later
"""Training crops: places of labelled photographs, plain and with rendered pieces."""
import json
import math
import pathlib
import subprocess

import cv2
import numpy as np

import piece_scenes as scenes
from geometry import TERRAIN_HALF, TERRAIN_PIXELS, apply_gain, board_gain, cut, hex_centres, hex_names, project, working_size
from piece_light import develop
from piece_nets import CUTS, PARTS, SIZES
from places import INTERSECTIONS, PATHS, Frame, camera

BUILDING = 9  # target: a settlement or a city, labelled as "building"
PLACES = {"path": PATHS, "spot": list(INTERSECTIONS), "hex": list(range(19)), "close": list(INTERSECTIONS), "building": list(INTERSECTIONS), "road": PATHS, "figure": list(range(19))}
NEAR = ("close", "building")  # crops from a larger picture
CLOSE = (*NEAR, "road")       # nearer crops
ANY_BOX = ("close",)  # scenes with knights, walls and metropolises of any edition
ELSEWHERE = 0.6    # share of scenes rendered under another camera than the photograph's
STRANGE = 0.5      # share of figures' scenes on augmented ground: rotated, stretched and recoloured
LARGE_SIDE = 170.0  # nearer crops are cut from a picture of at most this many pixels for each hex side


def target(kind, piece):
    """One index for each part of the network's output, -1 where the label does not determine it."""
    if kind in ("path", "road"):
        return [0 if piece is None else 1 + scenes.COLOURS.index(piece["color"])]
    if kind == "hex":
        return [0 if piece is None else scenes.HEX_KINDS.index(piece["piece"])]
    if kind == "figure":
        shown = None if piece is None else piece["piece"]
        there = [-1 if shown == "unknown" else int(shown in ("robber", "both")), int(shown in ("merchant", "both"))]
        at = [(piece or {}).get("stands", {}).get(figure, (-1, -1)) for figure in ("robber", "merchant")]
        return [*there, *np.round(np.ravel(at)).astype(int)]  # and its pixel, -1: unknown
    if piece is None:
        return [0] + [-1] * (len(PARTS[kind]) - 1)
    out = [BUILDING if piece["piece"] == "building" else scenes.INTERSECTION_KINDS.index(piece["piece"]), scenes.COLOURS.index(piece["color"]), -1, -1, -1, -1]
    if piece["piece"] == "knight":
        out[2:4] = [-1 if piece["level"] is None else piece["level"] - 1, -1 if piece["active"] is None else int(piece["active"])]
    elif piece["piece"] == "city":
        out[4:6] = [int(piece.get("wall", False)), int(piece.get("metropolis", False))]
    return out[:len(PARTS[kind])]


def as_read(reader, file, h):
    """The reader's homography in the label's rotation; the label's if the reader finds no board or another one."""
    done = subprocess.run([reader, "scan", str(file)], capture_output=True, text=True)
    reading = json.loads(done.stdout) if done.returncode == 0 else {}
    if not reading.get("found"):
        return h
    found = np.array(reading["board_to_image"], float).reshape(3, 3)
    best = (0.5, h)
    for k in range(6):
        c, s = math.cos(k * math.pi / 3), math.sin(k * math.pi / 3)
        turned = found @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
        back = np.linalg.inv(turned)
        off = max(math.dist(project(back, *project(h, x, y)), (x, y)) for x, y in hex_centres())
        best = min(best, (off, turned), key=lambda t: t[0])
    return best[1]


class PiecePhoto:
    """A photograph with labelled roads, settlements and cities."""

    def __init__(self, label_file, more, reader, cache):
        label_file = pathlib.Path(label_file)
        label = json.loads(label_file.read_text())
        self.name = label_file.stem
        self.place = self.name.split("-")[0]
        self.may_train = label["licence"].split()[0].startswith(("MIT", "BSD", "CC-BY-4", "CC-BY-3", "GPL-3"))
        label.update(more.get(self.name, {}))
        self.pieces = label.get("pieces")
        self.robber = label.get("robber")
        self.unsure = {u for u in label.get("unsure") or [] if u in INTERSECTIONS or u in PATHS}
        file = label_file.parent / label["image"]
        h = np.array(label["board_to_image"], float).reshape(3, 3)
        if reader:
            if self.name not in cache:
                cache[self.name] = as_read(reader, file, h).ravel().tolist()
            h = np.array(cache[self.name]).reshape(3, 3)
        picture = cv2.imread(str(file))
        self.image, self.h = working_size(picture, h)
        crops = [cut(self.image, self.h, x, y, TERRAIN_HALF, TERRAIN_PIXELS, 2) for x, y in hex_centres()]
        gain = board_gain(crops)
        self.image = apply_gain(self.image, gain)
        large, large_h = working_size(picture, h, LARGE_SIDE)
        self.eye = camera(h, picture.shape[1], picture.shape[0])
        taken = {p["at"]: p for p in self.pieces or []}
        self.board = scenes.Board(self.image, self.h, self.eye, taken, True)
        self.near = scenes.Board(apply_gain(large, gain), large_h, self.eye, taken, True)  # for nearer crops

    def truth(self, place):
        """The piece at a place, None for an empty one, or "unknown"."""
        if isinstance(place, int):
            if self.robber is None:
                return "unknown"
            return {"piece": "robber"} if hex_names()[place] == self.robber else None
        if self.pieces is None or place in self.unsure:
            return "unknown"
        return self.board.taken.get(place)


def photographs(folder, more=None, reader=None, cache=None):
    for file in sorted(pathlib.Path(folder).glob("*.json")):
        yield PiecePhoto(file, more or {}, reader, {} if cache is None else cache)


def random_label(kind, rng):
    if kind == "close":  # only places that the first look classifies as occupied
        label = random_label("spot", rng)
        label["piece"] = str(rng.choice(scenes.INTERSECTION_KINDS[1:], p=[0.24, 0.32, 0.44]))
        return {**label, "wall": rng.random() < 0.35, "metropolis": rng.random() < 0.25}
    if kind == "building":  # equally many settlements and plain cities
        label = random_label("spot", rng)
        label["piece"] = str(rng.choice(scenes.INTERSECTION_KINDS[1:], p=[0.38, 0.46, 0.16]))
        return {**label, "wall": rng.random() < 0.12, "metropolis": rng.random() < 0.06}
    colour = scenes.COLOURS[int(rng.choice(len(scenes.COLOURS), p=scenes.SHARE))]
    if kind in ("path", "road"):
        return {"piece": "road", "color": colour}
    if kind == "hex":
        return {"piece": "robber" if rng.random() < 0.6 else "merchant"}
    if kind == "figure":
        return {"piece": str(rng.choice(["robber", "merchant", "both"], p=[0.42, 0.52, 0.06]))}
    share = np.array(scenes.INTERSECTION_SHARE[1:])
    piece = scenes.INTERSECTION_KINDS[1 + int(rng.choice(3, p=share / share.sum()))]
    return {"piece": piece, "color": colour, "level": int(rng.integers(1, 4)), "active": bool(rng.random() < 0.5),
            "wall": rng.random() < 0.25, "metropolis": rng.random() < 0.15}


def coarse(crop, rng):
    """Downscales and upscales the crop, like a picture of fewer pixels."""
    if rng.random() < 0.65:
        return crop
    n, k = crop.shape[0], rng.uniform(0.5, 1.0)
    small = cv2.resize(crop, (int(n * k), int(n * k)), interpolation=cv2.INTER_AREA)
    return cv2.resize(small, (n, n), interpolation=cv2.INTER_LINEAR)


def cut_place(photo, place, kind, rng=None, loose=0.0):
    """The crop of a place of a photograph for its network."""
    n = CUTS[kind]
    board = photo.near if kind in NEAR else photo.board
    crop = cv2.resize(Frame(place, photo.eye, rng, loose, kind in CLOSE).cut(board.image, board.h, n), (n, n), interpolation=cv2.INTER_AREA)
    return coarse(crop, rng) if kind in (*CLOSE, "figure") and rng is not None else crop


def sized(crop, kind):
    """Converts a crop to the network's input size."""
    n = SIZES[kind]
    return crop if crop.shape[0] == n else cv2.resize(crop, (n, n), interpolation=cv2.INTER_AREA)


def real_crops(photo, kind, rng, each):
    """Crops of every labelled place of the photograph, `each` times under a perturbed homography."""
    crops, targets = [], []
    for place in PLACES[kind]:
        piece = photo.truth(place)
        if piece == "unknown":
            if kind != "figure":
                continue
            piece = {"piece": "unknown"}  # robber or none; no photograph shows a merchant
        for _ in range(each * 4 if kind in ("hex", "figure") and piece else each):
            crops.append(develop(cut_place(photo, place, kind, rng, 0.045), rng))
            targets.append(target(kind, piece))
    return crops, targets


def rendered_crops(board, places, kind, rng, count, empty=0.3):
    crops, targets = [], []
    for _ in range(count):
        place = places[int(rng.integers(len(places)))]
        label = None if rng.random() < empty else random_label(kind, rng)
        ground = scenes.seen_from_elsewhere(board, rng) if board.photographed and rng.random() < ELSEWHERE else board
        stands = {}
        extra = {"strange": STRANGE, "stands": stands} if kind == "figure" else {"any_box": kind in ANY_BOX}
        crop = scenes.compose(ground, place, label, rng, CUTS[kind], close=kind in CLOSE, **extra)
        crops.append(develop(coarse(crop, rng) if kind in (*CLOSE, "figure") else crop, rng))
        targets.append(target(kind, {**label, "stands": stands} if stands else label))
    return crops, targets


def pack(pairs, kind):
    crops = [sized(c, kind) for p in pairs for c in p[0]]
    targets = [t for p in pairs for t in p[1]]
    if not crops:
        return np.zeros((0, SIZES[kind], SIZES[kind], 3), np.uint8), np.zeros((0, 6 if kind == "figure" else len(PARTS[kind])), np.int64)
    return np.stack(crops), np.array(targets, np.int64)


def photo_bank(photo, kind, seed, each=8, rendered=None):
    """Crops of one photograph, plain and with rendered pieces."""
    rng = np.random.default_rng(seed)
    rendered = rendered or {"spot": 420, "road": 420, "close": 1000, "building": 2500, "figure": 600}.get(kind, 260)
    real = real_crops(photo, kind, rng, each)
    free = [p for p in PLACES[kind] if photo.truth(p) is None]
    made = rendered_crops(photo.near if kind in NEAR else photo.board, free, kind, rng, rendered if free else 0)
    return pack([real], kind), pack([made], kind)


def drawn_bank(kind, seed, patches=420, each=20):
    rng = np.random.default_rng(seed)
    boards = scenes.DrawnBoards(rng)
    pairs = []
    for _ in range(patches):
        place = PLACES[kind][int(rng.integers(len(PLACES[kind])))]
        pairs.append(rendered_crops(boards.patch(place), [place], kind, rng, each, 0.5))
    return pack(pairs, kind)
