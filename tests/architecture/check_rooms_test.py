# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of check_rooms.py: it finds each kind of fault."""
import sys
import unittest

from check_rooms import faults, included, readme_faults, room_of, stated_rooms

ROOMS = {"values": set(), "models": {"values"}}
UP = ("app/values/a.h", '#include "app/models/b.h"\n')
DOWN = ("app/models/b.h", '#include "app/values/a.h"\n#include "engine/game.h"\n')


class Rooms(unittest.TestCase):
    def test_rooms_stand_in_the_order_in_which_they_are_made(self):
        text = "reeve_room(app values LIBRARY reeve_values)\nreeve_app_room(models MOC KNOWS values\n    LINKS Qt6::Quick)\n"
        self.assertEqual(stated_rooms(text), ROOMS)
        self.assertEqual(list(stated_rooms(text)), ["values", "models"])

    def test_an_include_of_a_room_that_is_known_is_no_fault(self):
        self.assertEqual(list(faults("app", ROOMS, included([DOWN]))), [])

    def test_an_include_of_a_room_that_is_not_known_is_a_fault(self):
        self.assertEqual(list(faults("app", ROOMS, included([UP, DOWN]))), ["app/values/a.h includes app/models, which app/values does not know"])

    def test_files_beside_the_rooms_are_known_by_no_room(self):
        beside = ("app/models/b.h", '#include "app/values/a.h"\n#include "app/services.h"\n')
        self.assertEqual(len(list(faults("app", ROOMS, included([beside])))), 1)

    def test_a_room_that_is_known_in_vain_is_a_fault(self):
        self.assertEqual(list(faults("app", ROOMS, included([("app/models/b.h", "")]))),
                         ["app/models says that it knows values, and includes nothing of it"])

    def test_a_room_that_knows_a_later_one_is_a_fault(self):
        circle = {"values": {"models"}, "models": {"values"}}
        self.assertEqual(list(faults("app", circle, included([UP, DOWN]))), ["app/values says that it knows models, which does not stand before it"])

    def test_a_folder_that_is_no_library_is_a_fault(self):
        new = ("app/new/c.h", '#include "app/values/a.h"\n')
        self.assertEqual(list(faults("app", ROOMS, included([DOWN, new]))), ["app/new is no room of app/CMakeLists.txt"])

    def test_what_a_module_adds_to_a_room_is_part_of_that_room(self):
        self.assertEqual([room_of(f"engine/{path}") for path in ("modules/seafarers/rules/a.h", "rules/a.h", "modules/fan/a.h", "game.h")],
                         ["rules", "rules", "modules", "game"])
        self.assertEqual([room_of(f"engine/modules/fan/trains/{file}") for file in ("trains.h", "trains.cpp", "tracks.cpp")], ["commands", "rules", "modules"])

    def test_files_beside_the_rooms_of_vision_belong_to_a_room(self):
        self.assertEqual([room_of(f"vision/{path}") for path in ("ground.h", "learn/learn.cpp", "set/odds.h", "new.h")],
                         ["basics", "learn", "set", None])

    def test_a_readme_with_another_order_is_a_fault(self):
        order = ("values", "models", ".")
        self.assertEqual(list(readme_faults("app", order, "| `values/` | a |\n| `models/` | b |\n")), [])
        self.assertEqual(len(list(readme_faults("app", order, "| `models/` | b |\n| `values/` | a |\n"))), 1)


if __name__ == "__main__":
    sys.stdout = sys.stderr
    unittest.main()
