# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the random boxes of vision/training/piece_assemblies.py show what they stand for.

usage: piece_assemblies_test.py ROOT

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

import piece_assemblies as assemblies  # noqa: E402
import piece_shapes as shapes  # noqa: E402

RED = np.array([50, 45, 190.0])
EACH = list(itertools.product((1, 2, 3), (False, True)))


def box(seed):
    return assemblies.Assembly(np.random.default_rng(seed))


def alike(a, b):
    return len(a) == len(b) and all(np.array_equal(x[0][0], y[0][0]) and np.allclose(x[1], y[1]) for x, y in zip(a, b))


def assembled(make, *args):
    """Pieces of `make` that are assembled, each from another seed."""
    share, assemblies.ASSEMBLED = assemblies.ASSEMBLED, 1.0
    try:
        return [make(np.random.default_rng(seed), *args) for seed in range(200)]
    finally:
        assemblies.ASSEMBLED = share


class PieceAssemblies(unittest.TestCase):
    def test_every_level_and_state_of_a_box_differs_from_the_others(self):
        for seed in range(150):
            knights = box(seed)
            looks = {which: knights.make(*which, RED)[0] for which in EACH}
            for a, b in itertools.combinations(EACH, 2):
                self.assertFalse(alike(looks[a], looks[b]), (seed, knights.way, knights.sign, a, b))

    def test_a_knight_looks_the_same_each_time(self):
        for seed in range(50):
            self.assertTrue(alike(box(seed).make(2, True, RED)[0], box(seed).make(2, True, RED)[0]), seed)

    def test_knights_fit_on_an_intersection_and_stand_on_the_board(self):
        for seed in range(150):
            for which in EACH:
                corners = np.concatenate([part[0][0] for part in box(seed).make(*which, RED)[0]])
                self.assertGreaterEqual(corners[:, 2].min(), -0.02, seed)
                self.assertLess(corners[:, 2].max(), 1.0, (seed, which))
                self.assertLess(np.abs(corners[:, :2]).max(), 0.62, (seed, which))

    def test_faces_point_outwards(self):
        """Seen from the middle of its foot an element has a positive volume."""
        city = shapes.city(np.random.default_rng(3))
        elements = [assemblies.element(np.random.default_rng(seed)) for seed in range(200)]
        walls = [mesh for mesh, *_ in assembled(assemblies.wall, RED)]
        towns = [assemblies.town(np.random.default_rng(seed), kind) for seed in range(50) for kind in ("settlement", "city")]
        for verts, faces in elements + walls + towns + [mesh for mesh, _ in assembled(assemblies.metropolis, RED, city)]:
            triangles = [verts[[f[0], f[i], f[i + 1]]] for f in faces for i in range(1, len(f) - 1)]
            foot = np.array([0, 0, verts[:, 2].min()])
            self.assertGreater(sum(np.dot(a, np.cross(b, c)) for a, b, c in (t - foot for t in triangles)), 0)

    def test_a_sculpted_city_is_larger_than_a_sculpted_settlement(self):
        sizes = {kind: [np.ptp(assemblies.town(np.random.default_rng(seed), kind)[0], axis=0) for seed in range(100)] for kind in ("settlement", "city")}
        for axis in range(3):
            self.assertGreater(np.mean(sizes["city"], axis=0)[axis], np.mean(sizes["settlement"], axis=0)[axis] * 1.15)
        self.assertLess(np.max(sizes["city"]), 0.75)

    def test_a_level_is_told_only_where_something_is_counted(self):
        for seed in range(100):
            knights = box(seed)
            self.assertEqual(knights.make(3, True, RED)[1]["level"], 3 if knights.way in assemblies.COUNTED else None)

    def test_an_activity_is_told_unless_it_is_paint_or_reversed(self):
        for seed in range(100):
            knights = box(seed)
            told = knights.sign != "paint" and not knights.reversed
            self.assertEqual(knights.make(1, True, RED)[1]["active"], True if told else None)


if __name__ == "__main__":
    unittest.main()
