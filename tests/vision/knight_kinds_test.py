# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the held-out pieces of vision/training/knight_kinds.py, knight_makes.py and knight_variants.py show what they stand for.

usage: knight_kinds_test.py ROOT

The exit status is 77 if python3-opencv is not installed.
"""
import itertools
import pathlib
import sys
import unittest

try:
    import cv2  # noqa: F401
    import numpy as np
except ImportError:
    print("skipped: python3-opencv is not installed")
    sys.exit(77)

ROOT = pathlib.Path(sys.argv.pop(1)).resolve()
sys.path.insert(0, str(ROOT / "vision/training"))

import knight_kinds as kinds  # noqa: E402
import knight_makes as makes  # noqa: E402
import knight_variants as variants  # noqa: E402
import piece_shapes as shapes  # noqa: E402

RED = np.array([50, 45, 190.0])
KINDS = [kinds.kind_of_box(910 + box) for box in range(len(kinds.KINDS))]
VARIANTS = [variants.variant_of_box(910 + box) for box in range(len(variants.VARIANTS))]
EACH = KINDS + VARIANTS + [makes.make_of_box(910 + box) for box in range(len(makes.MAKES))]
CITY = shapes.city(np.random.default_rng(3))


def outline(parts):
    """The parts' corners, without their colours."""
    return np.concatenate([mesh[0] for mesh, _, _ in parts])


class KnightKinds(unittest.TestCase):
    def test_every_level_and_state_differs_from_the_others(self):
        for kind in EACH:
            looks = {(level, active): kind.knight(RED, level, active) for level in (1, 2, 3) for active in (False, True)}
            for a, b in itertools.product(looks, looks):
                same = [np.array_equal(x[0][0], y[0][0]) and np.allclose(x[1], y[1]) for x, y in zip(looks[a], looks[b])]
                self.assertEqual(a == b, len(looks[a]) == len(looks[b]) and all(same), (type(kind).__name__, a, b))

    def test_being_active_shows_in_the_shape_of_the_kinds_and_variants(self):
        for kind in KINDS + VARIANTS:
            for level in (1, 2, 3):
                idle, active = outline(kind.knight(RED, level, False)), outline(kind.knight(RED, level, True))
                self.assertFalse(idle.shape == active.shape and np.allclose(idle, active), (type(kind).__name__, level))

    def test_pieces_fit_on_an_intersection_and_stand_on_the_board(self):
        for kind in EACH:
            pieces = [kind.knight(RED, level, active) for level in (1, 2, 3) for active in (False, True)]
            for parts in [*pieces, kind.wall(RED)]:
                corners = outline(parts)
                self.assertGreaterEqual(corners[:, 2].min(), 0)
                self.assertLess(corners[:, 2].max(), 0.85)
                self.assertLess(np.abs(corners[:, :2]).max(), 0.55)

    def test_faces_point_outwards(self):
        """Seen from the middle of its foot a part has a positive volume, and no two faces run along one edge in the same direction."""
        for kind in EACH:
            for parts in [kind.knight(RED, 3, True), kind.knight(RED, 2, False), kind.wall(RED), kind.metropolis(CITY, 1)]:
                for (verts, faces), _, _ in parts:
                    foot = verts[verts[:, 2] < verts[:, 2].min() + 1e-6].mean(0)
                    triangles = [verts[[f[0], f[i], f[i + 1]]] - foot for f in faces for i in range(1, len(f) - 1)]
                    volume = sum(np.dot(a, np.cross(b, c)) for a, b, c in triangles)
                    self.assertGreater(volume, 0, type(kind).__name__)
                    edges = [(f[i - 1], f[i]) for f in faces for i in range(len(f))]
                    self.assertEqual(len(edges), len(set(edges)), type(kind).__name__)

    def test_a_metropolis_stands_out_of_its_city(self):
        low, high = CITY[0].min(0), CITY[0].max(0)
        for kind in EACH:
            corners = outline(kind.metropolis(CITY, 0))
            self.assertTrue((corners.min(0) < low - 0.03)[:2].any() or (corners.max(0) > high + 0.03).any(), type(kind).__name__)

    def test_a_metropolis_has_the_colour_of_its_discipline_or_one_for_all(self):
        for kind in EACH:
            colours = {tuple(np.round(np.concatenate([colour for _, colour, _ in kind.metropolis(CITY, discipline)]))) for discipline in range(3)}
            one = kind.one_material is not None if isinstance(kind, makes.Make) else not kind.by_discipline
            self.assertEqual(len(colours), 1 if one else 3, type(kind).__name__)


if __name__ == "__main__":
    unittest.main()
