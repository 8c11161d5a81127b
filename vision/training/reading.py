# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the 19 hexes of a photograph with the two networks, as read_terrain.cpp does."""
import cv2
import numpy as np
import torch

from geometry import NUMBERS, TERRAINS, TERRAIN_HALF, TERRAIN_VIEWS, TOKEN_CELLS as CELLS, TOKEN_HALF, TOKEN_PIXELS, apply_gain, board_gain, cut, hex_centres, hex_names


def to_tensor(crops):
    return torch.from_numpy(np.stack(crops)).permute(0, 3, 1, 2).float() / 255


def look_at_terrain(terrain_net, x):
    """Terrain probabilities, token position (hex sides from the hex centre) and the probability of a token."""
    kinds, wheres = 0, 0
    for flips in ([], [2, 3], [2], [3])[:TERRAIN_VIEWS]:
        kind, where = terrain_net(torch.flip(x, flips) if flips else x)
        where = torch.softmax(where, 1)
        cells = where[:, :-1].view(-1, CELLS, CELLS)
        cells = torch.flip(cells, [f - 1 for f in flips]) if flips else cells
        kinds = kinds + kind / TERRAIN_VIEWS
        wheres = wheres + torch.cat([cells.flatten(1), where[:, -1:]], 1) / TERRAIN_VIEWS
    cells = wheres[:, :-1].view(-1, CELLS, CELLS)
    at = torch.zeros(len(x), 2)
    for i, one in enumerate(cells):
        row, col = divmod(int(one.argmax()), CELLS)
        weight, total = 0.0, torch.zeros(2)
        for r in range(max(0, row - 1), min(CELLS, row + 2)):
            for c in range(max(0, col - 1), min(CELLS, col + 2)):
                weight += float(one[r, c])
                total += one[r, c] * torch.tensor([c + 0.5, r + 0.5])
        at[i] = (total / max(weight, 1e-9) / CELLS * 2 - 1) * TERRAIN_HALF
    return kinds, at, 1 - wheres[:, -1]


def look_at_tokens(token_net, x):
    return sum(token_net(torch.rot90(x, k, (2, 3))) for k in range(4)) / 4


def read(photo, terrain_net, token_net, h=None):
    """Logits of terrain and number for each hex, token positions, probability of a token."""
    h = photo.h if h is None else h
    with torch.no_grad():
        hexes = photo.hexes(h)
        gain = board_gain(hexes)
        kinds, at, there = look_at_terrain(terrain_net, to_tensor([apply_gain(t, gain) for t in hexes]))
        crops = [apply_gain(cut(photo.image, h, x + float(dx), y + float(dy), TOKEN_HALF, TOKEN_PIXELS), gain)
                 for (x, y), (dx, dy) in zip(hex_centres(), at)]
        numbers = look_at_tokens(token_net, to_tensor(crops)) if token_net else None
    return kinds, numbers, at, there, crops


def shaken(h, rng, spread):
    """The homography perturbed by that many hex sides (standard deviation) at the island's corners."""
    corners = np.float32([[-4, -3.5], [4, -3.5], [4, 3.5], [-4, 3.5]])
    moved = corners + rng.standard_normal((4, 2)).astype(np.float32) * spread
    return h @ cv2.getPerspectiveTransform(corners, moved.astype(np.float32))


def table(photos, terrain_net, token_net, spread=0.0, temperatures=(1.0, 1.0), verbose=True):
    """Counts by place, and the errors."""
    rng = np.random.default_rng(5)
    places, wrong, logits = {}, [], {"terrain": [], "number": []}
    for photo in photos:
        h = shaken(photo.h, rng, spread) if spread else photo.h
        kinds, numbers, at, there, crops = read(photo, terrain_net, token_net, h)
        row = places.setdefault(photo.place, dict(boards=0, hexes=0, terrain=0, tokens=0, number=0, false=0, bare=0))
        row["boards"] += 1
        for i in range(19):
            row["hexes"] += 1
            got = int(kinds[i].argmax())
            row["terrain"] += got == photo.terrain[i]
            logits["terrain"].append((kinds[i], photo.terrain[i], photo.name))
            if got != photo.terrain[i]:
                p = torch.softmax(kinds[i] / temperatures[0], 0)[got]
                wrong.append((photo.name, hex_names()[i], TERRAINS[photo.terrain[i]], TERRAINS[got], float(p)))
            if numbers is None:
                continue
            said = NUMBERS[int(numbers[i].argmax())]
            want = photo.number[i]
            logits["number"].append((numbers[i], NUMBERS.index(want), photo.name))
            row["tokens" if want else "bare"] += 1
            row["number"] += bool(want) and said == want
            row["false"] += not want and said != 0
            if said != want:
                p = torch.softmax(numbers[i] / temperatures[1], 0).max()
                wrong.append((photo.name, hex_names()[i], str(want) + (" under the robber" if i == photo.robber else ""), str(said),
                              float(p), float(there[i])))
    if verbose and places:
        total = {k: sum(r[k] for r in places.values()) for k in next(iter(places.values()))}
        print("place    boards  terrain          number           false on bare")
        for place, r in [*places.items(), ("all", total)]:
            print(f"{place:8} {r['boards']:5}  {r['terrain']:4}/{r['hexes']:<4} {100 * r['terrain'] / r['hexes']:5.1f} %"
                  f"  {r['number']:4}/{r['tokens']:<4} {100 * r['number'] / max(1, r['tokens']):5.1f} %  {r['false']}/{r['bare']}")
    return places, wrong, logits
