# SPDX-License-Identifier: GPL-3.0-or-later
"""The board that is photographed: where its places lie and what lies on them.

Board plane: side of a hex = 1, centre of the island at (0, 0), x to the east, y to the south.
"""
import math

ROWS = {"A": 3, "B": 4, "C": 5, "D": 4, "E": 3}
ROOT3 = math.sqrt(3)
FRAME_RADIUS = 5.71
# Corners of a hex clockwise from north-west, as the places are named.
CORNERS = [(-ROOT3 / 2, -0.5), (0, -1), (ROOT3 / 2, -0.5), (ROOT3 / 2, 0.5), (0, 1), (-ROOT3 / 2, 0.5)]

LAYOUT = {
    "A1": ("fields", 4), "A2": ("hills", 2), "A3": ("pasture", 12),
    "B1": ("pasture", 9), "B2": ("forest", 5), "B3": ("forest", 8), "B4": ("hills", 3),
    "C1": ("fields", 6), "C2": ("mountains", 11), "C3": ("pasture", 4), "C4": ("forest", 10), "C5": ("mountains", 11),
    "D1": ("pasture", 10), "D2": ("fields", 6), "D3": ("desert", None), "D4": ("hills", 5),
    "E1": ("forest", 9), "E2": ("mountains", 3), "E3": ("fields", 8),
}
COUNTS = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
TOKENS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]

# Nine harbours where a printed frame has them: its sides carry one in the middle or one near each end by turns, 3, 3
# and 4 coastal paths apart, four of them 3:1.
HARBORS = [
    ("a1-a2", "any"), ("a4-a5", "brick"), ("b8-b9", "any"),
    ("c11-d11", "any"), ("e8-e9", "wool"), ("f4-f5", "ore"),
    ("f1-f2", "any"), ("d2-e1", "grain"), ("b1-c2", "lumber"),
]

# A start of the game with cities: a settlement, a city and a road at each, two steps apart at least.
PIECES = {
    "red": {"settlement": ["b4"], "city": ["d8"], "road": ["b3-b4", "d8-d9"]},
    "blue": {"settlement": ["e3"], "city": ["c4"], "road": ["e3-e4", "c3-c4"]},
    "white": {"settlement": ["b7"], "city": ["e6"], "road": ["b7-c8", "e5-e6"]},
    "orange": {"settlement": ["c9"], "city": ["c6"], "road": ["c9-d9", "c5-c6"]},
}


def hex_centres():
    """Name of each hex and its centre."""
    return {
        f"{row}{i + 1}": (ROOT3 * (i - (n - 1) / 2), 1.5 * ("ABCDE".index(row) - 2))
        for row, n in ROWS.items() for i in range(n)
    }


def corner_names(name):
    """The six intersections of a hex, clockwise from north-west."""
    row, i = name[0], int(name[1:])
    up, down = {"A": "ab", "B": "bc", "C": "cd", "D": "de", "E": "ef"}[row]
    top = [2 * i - 1, 2 * i, 2 * i + 1] if row in "ABC" else [2 * i, 2 * i + 1, 2 * i + 2]
    low = [2 * i + 2, 2 * i + 1, 2 * i] if row in "AB" else [2 * i + 1, 2 * i, 2 * i - 1]
    return [f"{up}{n}" for n in top] + [f"{down}{n}" for n in low]


def intersections():
    """Name of each of the 54 intersections and its point."""
    spots = {}
    for name, (x, y) in hex_centres().items():
        for corner, (dx, dy) in zip(corner_names(name), CORNERS):
            spots[corner] = (x + dx, y + dy)
    return spots


def paths():
    """Name of each of the 72 paths, its two points and how many hexes it borders."""
    spots, found = intersections(), {}
    for name in hex_centres():
        names = corner_names(name)
        for a, b in zip(names, names[1:] + names[:1]):
            a, b = sorted((a, b), key=lambda s: (s[0], int(s[1:])))
            points, uses = found.get(f"{a}-{b}", ((spots[a], spots[b]), 0))
            found[f"{a}-{b}"] = (points, uses + 1)
    return found


def coast():
    """The island's outline as a closed ring of points, in order."""
    edges = [p for p, uses in paths().values() if uses == 1]
    return sorted({p for edge in edges for p in edge}, key=lambda p: math.atan2(p[1], p[0]))


def check():
    """Refuses a board that the rules do not allow."""
    centres, spots, ways = hex_centres(), intersections(), paths()
    assert len(spots) == 54 and len(ways) == 72 and len(coast()) == 30
    terrains = [t for t, _ in LAYOUT.values()]
    assert {t: terrains.count(t) for t in COUNTS} == COUNTS
    assert sorted(n for _, n in LAYOUT.values() if n) == TOKENS
    assert all((t == "desert") == (n is None) for t, n in LAYOUT.values())
    reds = [centres[h] for h, (_, n) in LAYOUT.items() if n in (6, 8)]
    assert all(math.dist(a, b) > 2 for a in reds for b in reds if a != b), "red numbers side by side"
    assert all(ways[at][1] == 1 for at, _ in HARBORS)
    ends = [c for at, _ in HARBORS for c in at.split("-")]
    assert len(set(ends)) == 18, "two harbours share a corner"
    towns = [c for p in PIECES.values() for c in p["settlement"] + p["city"]]
    assert all(math.dist(spots[a], spots[b]) > 1.1 for a in towns for b in towns if a != b), "too near"
    for pieces in PIECES.values():
        own = pieces["settlement"] + pieces["city"]
        assert all(r in ways and set(r.split("-")) & set(own) for r in pieces["road"]), "loose road"
