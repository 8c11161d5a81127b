# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of check_translations.py: it finds each kind of fault, and accepts correct entries."""
import unittest

from check_translations import faults_in, is_plural_only


def document(source, translation, numerus=""):
    return (f'<TS version="2.1" language="de_DE"><context><name>Page</name><message{numerus}>'
            f"<source>{source}</source>{translation}</message></context></TS>")


def faults(*words, **named):
    return list(faults_in(document(*words, **named)))


class Entries(unittest.TestCase):
    def test_a_finished_entry_passes(self):
        self.assertEqual(faults("%1 wins", "<translation>%1 gewinnt</translation>"), [])

    def test_placeholders_may_change_their_order(self):
        self.assertEqual(faults("%1 of %2", "<translation>von %2: %1</translation>"), [])

    def test_unfinished_vanished_and_empty_entries_are_faults(self):
        for translation in ('<translation type="unfinished">x</translation>',
                            '<translation type="vanished">x</translation>', "<translation> </translation>", ""):
            self.assertEqual(len(faults("Roll", translation)), 1, translation)

    def test_a_lost_or_a_foreign_placeholder_is_a_fault(self):
        self.assertEqual(len(faults("%1 wins", "<translation>gewinnt</translation>")), 1)
        self.assertEqual(len(faults("%1 wins", "<translation>%2 gewinnt</translation>")), 1)

    def test_a_singular_may_leave_out_the_number_and_a_plural_may_not(self):
        plural = ' numerus="yes"'
        form = "<numerusform>{}</numerusform>".format
        good = "<translation>" + form("eine Straße") + form("%n Straßen") + "</translation>"
        bad = "<translation>" + form("%n Straße") + form("Straßen") + "</translation>"
        self.assertEqual(faults("%n road(s)", good, numerus=plural), [])
        self.assertEqual(len(faults("%n road(s)", bad, numerus=plural)), 1)

    def test_a_file_of_plurals_is_known_as_one(self):
        entry = "<translation><numerusform>%n</numerusform></translation>"
        self.assertTrue(is_plural_only(document("%n", entry, ' numerus="yes"')))
        self.assertFalse(is_plural_only(document("a", "<translation>b</translation>")))


if __name__ == "__main__":
    unittest.main()
