#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of check_modules.py: it finds missing names, rules and tests."""
import copy
import unittest
from pathlib import Path

from check_modules import MODULES, Table

ROOT = Path(__file__).resolve().parents[2]


class CheckModules(unittest.TestCase):
    def faults(self, change):
        modules = copy.deepcopy(MODULES)
        change(modules)
        return Table(ROOT, modules).faults

    def test_nothing_is_wrong_with_the_table_as_it_is(self):
        self.assertEqual(self.faults(lambda modules: None), [])

    def test_a_module_without_a_row_is_a_fault(self):
        self.assertEqual(len(self.faults(lambda modules: modules.pop("Control"))), 1)

    def test_a_name_that_its_room_does_not_hold_is_a_fault(self):
        for column in ("record", "prompts", "board", "phones"):
            found = self.faults(lambda modules: modules["Plunder"].update({column: ["no-such-name"]}))
            self.assertEqual(len(found), 1, column)

    def test_a_part_of_a_name_is_not_enough(self):
        self.assertEqual(len(self.faults(lambda modules: modules["Plunder"].update(record=["plun"]))), 1)

    def test_a_module_without_rules_or_tests_is_a_fault(self):
        self.assertTrue(self.faults(lambda modules: modules["Plunder"].update(rules=["NONE"])))
        self.assertEqual(len(self.faults(lambda modules: modules["Plunder"].update(tests="trains"))), 1)

    def test_a_file_that_does_not_name_the_module_is_a_fault(self):
        self.assertEqual(len(self.faults(lambda modules: modules["Plunder"].update(engine="trains.cpp"))), 1)


if __name__ == "__main__":
    unittest.main()
