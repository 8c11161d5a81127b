# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of check_collector.py: it finds each kind of fault."""
import unittest

from check_collector import functions, spoilt

HEAD = '=== Bytecode for "paint" strict mode false register count 9 implicit return true\n'
ASSIGNMENT = "      12      11: 42 00 08                 SetLookup r2(0)\n"
BLOCK = "      13      14: d2 01                    PushBlockContext 1\n"


def lines(*code):
    return [line for _, body in functions(HEAD + "".join(code)) for line in spoilt(body)]


class Collector(unittest.TestCase):
    def test_a_block_behind_an_assignment_is_found(self):
        self.assertEqual(lines(ASSIGNMENT, BLOCK), [13])

    def test_a_value_in_between_is_enough(self):
        self.assertEqual(lines(ASSIGNMENT, "      12      13: 06                       LoadZero \n", BLOCK), [])

    def test_what_only_moves_values_is_not(self):
        self.assertEqual(lines(ASSIGNMENT, "              13: 14 00 0e                 MoveConst r2, C0\n", BLOCK), [13])

    def test_a_jump_is_followed(self):
        jump = "              12: 4c 05                    Jump 20\n"
        self.assertEqual(lines(ASSIGNMENT, jump, BLOCK, "      19      20: d3                       CloneBlockContext \n"), [19])

    def test_a_function_ends_where_the_next_begins(self):
        self.assertEqual(lines(ASSIGNMENT, HEAD, BLOCK), [])


if __name__ == "__main__":
    unittest.main()
