# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of check_room_links.py: it finds each kind of fault."""
import sys
import unittest

from check_room_links import back_calls


class Calls(unittest.TestCase):
    def test_a_call_of_an_earlier_room_is_no_fault(self):
        self.assertEqual(list(back_calls([("state", {"points"}, {"malloc"}), ("rules", {"build"}, {"points"})])), [])

    def test_a_call_of_a_later_room_is_a_fault(self):
        self.assertEqual(list(back_calls([("rules", {"settle"}, {"give"}), ("cards", {"give"}, {"settle"})])), [("rules", "cards", "give")])


if __name__ == "__main__":
    sys.stdout = sys.stderr
    unittest.main()
