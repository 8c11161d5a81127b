# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of check_glossary.py: it finds forbidden words, and accepts correct texts."""
import unittest

from check_glossary import Glossary, desktop_faults, label_faults, metainfo_faults, rules_faults, source_faults, ts_faults

GLOSSARY = """# Glossary

## Terms

| Concept | English | not | German | not |
|---|---|---|---|---|
| cards for a roll | production | yield, yields | Ertrag | Ernte |
| to receive | to get | | erhalten | bekommt |
| a wall | city wall | | Stadtmauer | Mauer |
| somebody new | beginner | | Einsteiger | Anfänger* |

## Wrong forms

| Language | Pattern | Say instead |
|---|---|---|
| en | `^still (%\\|red)` | “red die missing” |

## Address

| Context | Why |
|---|---|
| Own cards | of one player |

## Printed names

| English | German | Edition |
|---|---|---|
| Merchant Guild | Zunft | level 2 |
| Merchant Guild | Gilde | level 3 |
| Crane | Baukran | |

## Allowed

| Text | Why |
|---|---|
| The fields yield nothing. | a verb |
"""


def ts(source, translation, room="Page", language="de"):
    return (f'<TS version="2.1" language="{language}"><context><name>{room}</name><message>'
            f"<source>{source}</source><translation>{translation}</translation></message></context></TS>")


class Words(unittest.TestCase):
    def setUp(self):
        self.glossary = Glossary(GLOSSARY)

    def found(self, *words, **named):
        return list(ts_faults(self.glossary, ts(*words, **named), "x.ts"))

    def test_the_words_of_the_glossary_pass(self):
        self.assertEqual(self.found("Production of the hex", "Ertrag des Feldes: Ben erhält Holz"), [])

    def test_a_word_to_avoid_is_a_fault_in_the_source_and_in_the_translation(self):
        self.assertEqual(len(self.found("The yield", "Der Ertrag")), 1)
        self.assertEqual(len(self.found("Production", "Die Ernte")), 1)
        self.assertEqual(len(self.found("The yield", "Die Ernte")), 2)

    def test_the_fault_names_the_place_and_the_right_word(self):
        fault = self.found("Ben gets ore", "Ben bekommt Erz")[0]
        for part in ("x.ts, Page", "bekommt", "erhalten"):
            self.assertIn(part, fault)

    def test_only_whole_words_count_whatever_their_case(self):
        self.assertEqual(self.found("A wall", "Eine Stadtmauer"), [])
        self.assertEqual(len(self.found("A wall", "Eine MAUER")), 1)

    def test_an_english_word_is_not_looked_for_in_german(self):
        self.assertEqual(self.found("Production", "yield"), [])

    def test_every_form_of_a_plural_is_looked_at(self):
        forms = "<numerusform>%n Stadtmauer</numerusform><numerusform>%n Mauer</numerusform>"
        self.assertEqual(len(self.found("%n wall(s)", forms)), 1)

    def test_a_text_that_is_allowed_passes(self):
        self.assertEqual(self.found("The fields yield nothing.", "Nichts."), [])

    def test_a_starred_word_is_found_in_longer_words(self):
        self.assertEqual(len(self.found("For beginners", "Für Anfängern")), 1)
        self.assertEqual(self.found("For beginners", "Für Einsteiger"), [])

    def test_a_wrong_form_is_a_fault_in_its_language(self):
        self.assertEqual(len(self.found("still %1", "noch %1")), 1)
        self.assertEqual(len(self.found("still red", "noch Rot")), 1)
        self.assertEqual(self.found("free still", "still %1"), [])

    def test_the_table_is_spoken_to_as_several(self):
        for text in ("Tippe den Ritter an.", "Oder gib ein, was fällt.", "Dort steht kein Tross von dir.", "Das ist dein Platz"):
            self.assertEqual(len(self.found("Tap it", text)), 1, text)
        for text in ("Tippt den Ritter an.", "Rot wählt. Spiele bleiben hier.", "Eure Spiele, wenn ihr wollt"):
            self.assertEqual(self.found("Tap it", text), [], text)

    def test_one_player_is_spoken_to_as_one(self):
        for text in ("Wählt zuerst, was ihr gebt.", "Spielt ihr?", "Eure Karten", "Erst die Karten. Nehmt eine."):
            self.assertEqual(len(self.found("Choose", text, room="Own cards")), 1, text)
        for text in ("Wähle zuerst, was du gibst.", "Anna wählt eine Karte", "Ihr Schiff, ihr Ritter und was zu ihr gehört"):
            self.assertEqual(self.found("Choose", text, room="Own cards"), [], text)

    def test_labels_of_the_phones_speak_to_one_player(self):
        text = 'a: ["Tap it", "Tippe es an"],\nb: ["The yield",\n "Tippt es an"]\n{"c", "Give", "Gebt"}'
        self.assertEqual(len(list(label_faults(self.glossary, text, "words.js"))), 3)

    def test_kinds_of_cards_stand_in_one_order(self):
        self.assertEqual(len(self.found("1 ore and 2 grain", "1 Erz und 2 Getreide")), 2)
        self.assertEqual(self.found("Brick, wool and 2 coins; 1 brick", "1 Lehm, 1 Wolle und 2 Münzen; 1 Lehm"), [])

    def test_the_tool_for_developers_is_left_out(self):
        self.assertEqual(self.found("The yield", "Die Mauer", room="Workbench"), [])

    def test_a_printed_name_is_translated_as_printed(self):
        self.assertEqual(self.found("Crane", "Baukran", room="Names"), [])
        self.assertEqual(self.found("Merchant Guild", "Gilde", room="Names"), [])
        self.assertEqual(len(self.found("Crane", "Kran", room="Names")), 1)
        self.assertEqual(self.found("Crane", "Kran", room="Page"), [])

    def test_the_rules_are_looked_at_in_both_languages(self):
        text = ('{"chapter": "PROD", "title": {"en": "Yield", "de": "Ertrag"}, "rules": ['
                '{"id": "PROD-1", "for": "all", "en": "A hex produces.", "de": "Ben bekommt Holz."}]}')
        self.assertEqual(len(list(rules_faults(self.glossary, text, "prod.json"))), 2)

    def test_the_desktop_entry_and_the_metainfo_are_looked_at_in_both_languages(self):
        entry = "Comment=The yield\nComment[de]=Der Ertrag\nName[de]=Die Mauer\n"
        self.assertEqual(len(list(desktop_faults(self.glossary, entry, "a.desktop"))), 2)
        info = '<component><p>The yield</p><p xml:lang="de">Die Ernte</p><p xml:lang="de">yield</p></component>'
        self.assertEqual(len(list(metainfo_faults(self.glossary, info, "a.xml"))), 2)

    def test_sentences_of_the_sources_are_looked_at_and_comments_and_keys_are_not(self):
        text = '// "The yield of it."\nsay("The yield of it.");\nkey("yield");\nrun("SELECT yield FROM harvest ORDER BY it");\n'
        self.assertEqual([f.split(": ")[0] for f in source_faults(self.glossary, text, "a.cpp")], ["a.cpp:2"])


if __name__ == "__main__":
    unittest.main()
