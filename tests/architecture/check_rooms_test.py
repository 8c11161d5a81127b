# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of check_rooms.py: it finds what it is there to find."""
import sys
import unittest

from check_rooms import back_arrows, faults, readme_faults

ORDER = ("values", "models", ".")
UP = ("app/values/a.h", '#include "app/models/b.h"\n')
DOWN = ("app/models/b.h", '#include "app/values/a.h"\n#include "engine/game.h"\n')


class Rooms(unittest.TestCase):
    def test_an_include_against_the_order_is_counted(self):
        self.assertEqual(back_arrows([UP, DOWN], ORDER), ({("values", "models"): 1}, set()))

    def test_files_beside_the_rooms_are_a_room(self):
        self.assertEqual(back_arrows([("app/models/b.h", '#include "app/services.h"\n')], ORDER)[0], {("models", "."): 1})

    def test_an_include_against_the_order_is_a_fault(self):
        self.assertEqual(len(list(faults("app", *back_arrows([UP, DOWN], ORDER)))), 1)
        self.assertEqual(list(faults("app", *back_arrows([DOWN], ORDER))), [])

    def test_a_readme_with_another_order_is_a_fault(self):
        self.assertEqual(list(readme_faults("app", ORDER, "| `values/` | a |\n| `models/` | b |\n")), [])
        self.assertEqual(len(list(readme_faults("app", ORDER, "| `models/` | b |\n| `values/` | a |\n"))), 1)

    def test_a_room_without_a_place_is_a_fault(self):
        back, unknown = back_arrows([("app/new/c.h", '#include "app/values/a.h"\n')], ORDER)
        self.assertEqual(list(faults("app", back, unknown)), ["app/new has no place in ORDER of check_rooms.py"])


if __name__ == "__main__":
    sys.stdout = sys.stderr
    unittest.main()
