# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of check_rules.py: it finds each kind of fault, and accepts a correct list."""
import json
import unittest

from check_rules import (CHAPTERS, coverage_faults, fan_rules, ledger_faults, ledger_rules, list_faults, literal_faults, rules_of,
                         table, tests_by_rule)

GOOD = {"id": "ROAD-1", "for": "all", "en": "One road to a path.", "de": "Eine Straße je Weg."}
OTHERS = [(f"{name.lower()}.json", json.dumps({"chapter": name, "title": {"en": "x", "de": "y"},
                                               "rules": [{**GOOD, "id": f"{name}-1"}]})) for name in CHAPTERS if name != "ROAD"]


def chapter(*rules, name="ROAD", **other):
    return json.dumps({"chapter": name, "title": {"en": "Roads", "de": "Straßen"}, "rules": rules, **other})


def faults(*rules, file="road.json", **other):
    return list(list_faults([(file, chapter(*rules, **other)), *OTHERS]))


def rule(**changed):
    """The correct rule with changed values; None removes a key."""
    return {key: value for key, value in {**GOOD, **changed}.items() if value is not None}


class List(unittest.TestCase):
    def test_a_good_rule_passes(self):
        self.assertEqual(faults(GOOD), [])
        self.assertEqual(faults(rule(note=True, **{"for": ["en-2020", "nasty"]})), [])

    def test_a_badly_formed_name_is_a_fault(self):
        for name in (None, "", "ROAD", "ROAD-", "road-1", "ROAD-1A", "ROAD 1", "WALL-2", 1):
            self.assertEqual(len(faults(rule(id=name))), 1, name)

    def test_names_with_a_word_or_an_edition_are_well_formed(self):
        for name in ("ROAD-1", "ROAD-7a", "ROAD-CRANE", "ROAD-FLEETa", "ROAD-EASY-1"):
            self.assertEqual(faults(rule(id=name)), [], name)

    def test_a_rule_written_twice_is_a_fault(self):
        self.assertEqual(len(faults(GOOD, GOOD)), 1)

    def test_a_language_that_is_missing_or_empty_is_a_fault(self):
        for text in (None, "", "  ", 1):
            self.assertEqual(len(faults(rule(de=text))), 1, text)
        self.assertEqual(len(faults(GOOD, title={"en": "Roads"})), 1)

    def test_a_sentence_ends_with_a_full_stop_and_has_single_spaces(self):
        self.assertEqual(len(faults(rule(en="One road to a path"))), 1)
        self.assertEqual(len(faults(rule(en="One  road to a path."))), 1)

    def test_unknown_words_are_faults(self):
        for words in (None, "", "solo", [], ["nasty", "solo"], ["all", "nasty"]):
            self.assertEqual(len(faults(rule(**{"for": words}))), 1, words)
        self.assertEqual(len(faults(rule(source="000:1"))), 1)
        self.assertEqual(len(faults(rule(note=False))), 1)

    def test_a_chapter_stands_in_the_file_of_its_name(self):
        self.assertIn("none of the book", "".join(faults(GOOD, file="roads.json")))
        self.assertIn("none of the book", "".join(faults(GOOD, name="SAIL", file="sail.json")))

    def test_an_empty_a_broken_and_a_missing_chapter_are_faults(self):
        self.assertEqual(len(faults()), 1)
        self.assertIn("road.json:1", "".join(list_faults([("road.json", "{"), *OTHERS])))
        self.assertEqual(list(list_faults(OTHERS)), ["resources/rules: no road.json"])


class Tags(unittest.TestCase):
    def test_a_tag_belongs_to_the_test_below_it(self):
        text = "// Rules: ROAD-1, ROAD-2 (T-98, T-99)\n// why\nvoid BuildTest::aRoad() {\n"
        self.assertEqual(tests_by_rule([("tests/a.cpp", text)]),
                         ({"ROAD-1": [("tests/a.cpp", "aRoad")], "ROAD-2": [("tests/a.cpp", "aRoad")]}, []))

    def test_a_tag_goes_on_after_a_comma(self):
        shown, bad = tests_by_rule([("tests/a.cpp", "// Rules: ROAD-1,\n//     ROAD-2\nvoid aRoad_data()\n")])
        self.assertEqual((shown["ROAD-2"], bad), ([("tests/a.cpp", "aRoad")], []))

    def test_qml_and_python_have_tags_too(self):
        qml = ("tests/a.qml", "    // Rules: ROAD-1\n    function test_road() {\n")
        python = ("tests/a.py", "    # Rules: ROAD-1\n    def test_road(self):\n")
        self.assertEqual(len(tests_by_rule([qml, python])[0]["ROAD-1"]), 2)

    def test_a_tag_that_cannot_be_read_or_has_no_test_is_a_fault(self):
        for tag in ("", "ROAD-1 ROAD-2", "road-1", "ROAD-1 (B-3)", "ROAD-1,"):
            self.assertEqual(len(tests_by_rule([("a.cpp", f"// Rules: {tag}\nvoid aRoad()\n")])[1]), 1, tag)
        self.assertEqual(len(tests_by_rule([("a.cpp", "// Rules: ROAD-1\n\nvoid aRoad()\n")])[1]), 1)


class Coverage(unittest.TestCase):
    RULES = rules_of([("road.json", chapter(GOOD, rule(id="ROAD-2", note=True)))])

    def test_a_rule_without_a_test_is_a_fault_unless_it_is_a_note(self):
        self.assertEqual(list(coverage_faults(self.RULES, {"ROAD-1": [("a.cpp", "aRoad")]})), [])
        self.assertEqual(list(coverage_faults(self.RULES, {})), ["ROAD-1: no test shows this rule"])

    def test_a_test_of_a_rule_that_is_not_there_is_a_fault(self):
        shown = {"ROAD-1": [("a.cpp", "aRoad")], "WALL-9": [("a.cpp", "aWall")]}
        self.assertEqual(len(list(coverage_faults(self.RULES, shown))), 1)

    def test_a_refusal_that_points_to_no_rule_is_a_fault(self):
        source = [("engine/a.cpp", 'refuse(Code::TooClose, "ROAD-1"); refuse(Code::NoCity, "ROAD-9"); // ROAD-8')]
        self.assertEqual(list(literal_faults(self.RULES, source)), ["engine/a.cpp: points to ROAD-9, which is not in the list"])


class Ledger(unittest.TestCase):
    TEXT = ("# Ledger\n## 10. BUILD\n| ID | Statement |\n| ROAD-1 | one |\n| ROAD-2 | two |\n## 25. FAN\n| FAN-BAG | a module |\n| FAN-BAG-1 | yes |\n"
            "## 24. VAR\n| VAR-EASY-1 | yes |\n# Part A\n| A-1 | no |\n")

    def test_the_rows_of_the_covered_chapters_are_read(self):
        self.assertEqual(ledger_rules(self.TEXT), {"ROAD-1", "ROAD-2", "FAN-BAG-1", "VAR-EASY-1"})

    def test_a_row_of_the_paper_on_modules_may_name_several_rules(self):
        self.assertEqual(fan_rules("| FAN-MK-1, -2 | steps |\n| FAN-MK | a module |\n| FAN-0-1 | common |"), {"FAN-MK-1", "FAN-MK-2"})

    def test_a_row_too_few_and_one_too_many_are_faults(self):
        few = {"ROAD-1": {}, "VAR-EASY-1": {}, "FAN-BAG-1": {}}
        self.assertEqual(list(ledger_faults(few, self.TEXT)), ["ROAD-2: in the ledger, not in the list"])
        self.assertEqual(len(list(ledger_faults({**few, "ROAD-2": {}, "ROAD-3": {}}, self.TEXT))), 1)


class Table(unittest.TestCase):
    def test_each_rule_stands_with_its_tests(self):
        rules = rules_of([("road.json", chapter(GOOD, rule(id="ROAD-2", note=True)))])
        text = table(rules, {"ROAD-1": [("tests/engine/a.cpp", "aRoad")]}, {"ROAD": "Roads"})
        self.assertIn("\n## Roads\n", text)
        self.assertIn("| ROAD-1 | One road to a path. | `engine/a.cpp` aRoad |\n", text)
        self.assertIn("a note, nothing to test |\n", text)


if __name__ == "__main__":
    unittest.main()
