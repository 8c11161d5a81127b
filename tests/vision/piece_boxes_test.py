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


def of(trait, values):
    """Targets of crops of which one trait is known."""
    column = BOX_TRAITS.index(trait)
    return torch.tensor([NONE[:column] + [value] + NONE[column + 1:] for value in values])


def rows_of(trait, few):
    """Rows that have the columns `few` for one trait and random ones for the others."""
    rows, first = torch.rand(len(few), len(BOX_TRAITS) * BOX_COLUMNS), BOX_TRAITS.index(trait) * BOX_COLUMNS
    rows[:, first:first + BOX_COLUMNS] = 0
    rows[:, first:first + few.shape[1]] = few
    return rows


class PieceBoxes(unittest.TestCase):
    def cost(self, trait, few, values):
        return float(piece_boxes.losses(rows_of(trait, few), of(trait, values))[trait])

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
        told = piece_boxes.losses(rows_of("wall", few), of("metropolis", [0, 0, 1, 1]))
        self.assertEqual(list(told), ["metropolis"])
        self.assertGreater(float(told["metropolis"]), 0.1)

    def test_a_trait_that_is_not_shown_costs_nothing(self):
        self.assertEqual(float(piece_boxes.loss(torch.rand(3, len(BOX_TRAITS) * BOX_COLUMNS), torch.tensor([NONE] * 3))), 0)

    def test_a_crop_shows_knight_or_city_and_what_it_carries_but_not_its_level(self):
        targets = torch.tensor([[2, 1, -1, -1], [-1, -1, 1, 0]])
        knight, city = (INTERSECTION_KINDS.index(kind) for kind in ("knight", "city"))
        self.assertEqual(piece_boxes.known_of_any_box(targets).tolist(), [[knight, -1, -1, -1, -1, -1], [city, -1, -1, -1, 1, 0]])

    def test_the_length_of_a_row_does_not_matter(self):
        few, levels = torch.rand(6, 4), [0, 0, 1, 1, 2, 2]
        self.assertAlmostEqual(self.cost("level", few, levels), self.cost("level", few * 7, levels), places=4)


if __name__ == "__main__":
    unittest.main()
