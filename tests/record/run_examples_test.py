# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks how run_examples.py compares a part of a position with a whole one."""
import unittest

from run_examples import differences, script_of


def differs(wanted, found):
    return bool(list(differences(wanted, found, "position")))


class Comparison(unittest.TestCase):
    def test_what_is_left_out_is_not_compared(self):
        self.assertFalse(differs({"hands": {"red": {"ore": 1}}}, {"hands": {"red": {"ore": 1, "wool": 2}}, "seed": 1}))

    def test_a_count_of_nothing_agrees_with_a_missing_key_only(self):
        self.assertFalse(differs({"ore": 0}, {}))
        self.assertTrue(differs({"ore": 1}, {}))
        self.assertTrue(differs({"ore": 0}, {"ore": 1}))

    def test_places_are_a_set_and_other_lists_have_an_order(self):
        self.assertFalse(differs(["a1-a2", "b3-c4"], ["b3-c4", "a1-a2"]))
        self.assertTrue(differs(["a1", "a1"], ["a1", "a2"]))
        self.assertTrue(differs({"decks": {"politics": ["spy", "warlord"]}}, {"decks": {"politics": ["warlord", "spy"]}}))

    def test_the_cards_of_a_hand_have_no_order(self):
        self.assertFalse(differs({"hand": ["spy", "warlord"]}, {"hand": ["warlord", "spy"]}))
        self.assertTrue(differs({"hand": ["spy", "spy"]}, {"hand": ["warlord", "spy"]}))

    def test_knights_are_found_by_their_place_and_compared_in_full(self):
        found = [{"at": "b3", "level": 1, "active": True}, {"at": "c4", "level": 2, "active": False}]
        self.assertFalse(differs([{"at": "c4", "level": 2}, {"at": "b3"}], found))
        self.assertTrue(differs([{"at": "c4", "level": 1}, {"at": "b3"}], found))

    def test_lists_of_different_length_differ(self):
        self.assertTrue(differs([], ["a1"]))
        self.assertTrue(differs(["a1"], []))

    def test_a_text_in_a_script_is_written_as_it_stands(self):
        script = script_of({"given": {"setup": {}}, "when": ["{broken", {"do": "roll"}]})
        self.assertEqual(script, '{"setup": {}}\n{broken\n{"do": "roll"}\n')


if __name__ == "__main__":
    unittest.main()
