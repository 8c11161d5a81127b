# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the loss of vision/training/piece_boxes.py is small where pieces of one box are told by each other.

usage: piece_boxes_test.py ROOT

The exit status is 77 if python3-opencv or python3-torch is not installed.
"""
import math
import pathlib
import sys
import unittest

try:
    import cv2  # noqa: F401
    import numpy as np
    import torch
except ImportError:
    print("skipped: python3-opencv or python3-torch is not installed")
    sys.exit(77)

ROOT = pathlib.Path(sys.argv.pop(1)).resolve()
sys.path.insert(0, str(ROOT / "vision/training"))

import piece_boxes  # noqa: E402
from piece_nets import BOX_COLUMNS, BOX_TRAITS  # noqa: E402
from piece_scenes import INTERSECTION_KINDS  # noqa: E402

NONE = [-1] * len(BOX_TRAITS)
KNIGHT, CITY, SETTLEMENT, BARE = (INTERSECTION_KINDS.index(kind) for kind in ("knight", "city", "settlement", "none"))


def of(trait, values):
    """Targets of the crops of one box, of which one trait is known."""
    column = BOX_TRAITS.index(trait)
    return torch.tensor([[*NONE[:column], value, *NONE[column + 1:], KNIGHT] for value in values])


def rows_of(trait, few):
    """Rows that have the columns `few` for one trait and random ones for the others."""
    rows, first = torch.rand(len(few), len(BOX_TRAITS) * BOX_COLUMNS), BOX_TRAITS.index(trait) * BOX_COLUMNS
    rows[:, first:first + BOX_COLUMNS] = 0
    rows[:, first:first + few.shape[1]] = few
    return rows


class PieceBoxes(unittest.TestCase):
    def cost(self, trait, few, values):
        return float(piece_boxes.losses(rows_of(trait, few)[None], of(trait, values)[None])[trait])

    def test_pieces_whose_rows_differ_by_class_cost_nothing(self):
        few = torch.tensor([[1.0, 0.0], [1.0, 0.1], [0.0, 1.0], [0.1, 1.0]])
        self.assertLess(self.cost("active", few, [0, 0, 1, 1]), 0.01)

    def test_pieces_whose_rows_differ_by_something_else_cost_much(self):
        few = torch.tensor([[1.0, 0.0], [1.0, 0.1], [0.0, 1.0], [0.1, 1.0]])
        self.assertGreater(self.cost("active", few, [0, 1, 0, 1]), 2)

    def test_pieces_that_all_look_alike_cost_what_guessing_costs(self):
        by_chance = (3 * math.log(4 / 2) + 2 * math.log(4 / 1)) / 5  # of four others two are walled too, or one is bare too
        self.assertAlmostEqual(self.cost("wall", torch.ones(5, 3), [1, 1, 1, 0, 0]), by_chance, places=3)

    def test_each_trait_is_compared_by_its_own_columns(self):
        few = torch.tensor([[1.0, 0.0], [1.0, 0.1], [0.0, 1.0], [0.1, 1.0]])
        told = piece_boxes.losses(rows_of("wall", few)[None], of("metropolis", [0, 0, 1, 1])[None])
        self.assertEqual([trait for trait in BOX_TRAITS if float(told[trait])], ["metropolis"])
        self.assertGreater(float(told["metropolis"]), 0.1)

    def test_a_trait_that_is_not_shown_costs_nothing(self):
        self.assertEqual(float(piece_boxes.loss(torch.rand(1, 3, len(BOX_TRAITS) * BOX_COLUMNS), torch.tensor([[[*NONE, KNIGHT]] * 3]))), 0)

    def test_pieces_are_compared_within_their_box_only(self):
        """Two boxes whose walls look opposite: what is walled in one looks bare in the other."""
        few, values = torch.tensor([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [0.0, 1.0]]), of("wall", [1, 1, 0, 0])
        rows = torch.stack([rows_of("wall", few), rows_of("wall", few.flip(0))])
        self.assertLess(float(piece_boxes.losses(rows, torch.stack([values, values]))["wall"]), 0.01)

    def test_several_boxes_cost_the_mean_of_each(self):
        rows, values = torch.rand(2, 6, len(BOX_TRAITS) * BOX_COLUMNS), torch.stack([of("level", [0, 0, 1, 1, 2, 2])] * 2)
        each = [float(piece_boxes.loss(rows[k:k + 1], values[k:k + 1])) for k in (0, 1)]
        self.assertAlmostEqual(float(piece_boxes.loss(rows, values)), sum(each) / 2, places=4)

    def test_a_crop_shows_its_kind_and_what_a_city_carries_but_not_a_level(self):
        targets = torch.tensor([[[2, 1, -1, -1, KNIGHT], [-1, -1, 1, 0, CITY], [*NONE, SETTLEMENT], [*NONE, BARE]]])
        self.assertEqual(piece_boxes.known_of_any_box(targets).tolist(),
                         [[[KNIGHT, -1, -1, -1, -1, -1], [CITY, -1, -1, -1, 1, 0], [SETTLEMENT, *NONE, -1], [BARE, *NONE, -1]]])

    def test_every_kind_of_piece_and_bare_ground_is_laid(self):
        laid = piece_boxes.labels(np.random.default_rng(1))
        self.assertEqual({piece_boxes.target(label, True)[-1] for label in laid}, {KNIGHT, CITY, SETTLEMENT, BARE})
        self.assertEqual(piece_boxes.target({"piece": "knight", "level": 3, "active": True}, True), [2, 1, -1, -1, KNIGHT])
        self.assertEqual(piece_boxes.target({"piece": "knight", "level": 3, "active": True}, False), [2, -1, -1, -1, KNIGHT])
        self.assertEqual(piece_boxes.target(None, True), [*NONE, BARE])

    def test_the_length_of_a_row_does_not_matter(self):
        few, levels = torch.rand(6, 4), [0, 0, 1, 1, 2, 2]
        self.assertAlmostEqual(self.cost("level", few, levels), self.cost("level", few * 7, levels), places=4)


if __name__ == "__main__":
    unittest.main()
