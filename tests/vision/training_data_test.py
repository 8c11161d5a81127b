# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every network has a recipe that trains it from scratch, and all its training data an address, a licence and a checksum.

usage: training_data_test.py ROOT
"""
import argparse
import contextlib
import io
import json
import pathlib
import re
import sys
import time
import unittest
import unittest.mock

ROOT = pathlib.Path(sys.argv.pop(1)).resolve()
TRAINING = ROOT / "vision/training"
sys.path.insert(0, str(TRAINING))

import make_networks  # noqa: E402
import sources  # noqa: E402


class Recipes(unittest.TestCase):
    recipes = make_networks.recipes()

    def test_every_shipped_network_has_a_recipe_and_every_recipe_makes_a_shipped_network(self):
        cmake = (ROOT / "vision/networks/networks.cmake").read_text()
        built_in = re.search(r"set\(reeve_network_names ([^)]*)\)", cmake).group(1).split()
        self.assertEqual(sorted(self.recipes), sorted(built_in))
        self.assertEqual(sorted(self.recipes), sorted(f.stem for f in (ROOT / "resources/models").glob("*.onnx")))

    def test_a_recipe_uses_options_that_its_script_has(self):
        for name, recipe in self.recipes.items():
            script = (TRAINING / recipe["script"]).read_text()
            for word in sum(recipe["runs"], recipe["quick"]):
                if word.startswith("--"):
                    self.assertIn(f'add_argument("{word}"', script, name)

    def test_a_recipe_that_is_not_the_shipped_networks_says_what_is_lost(self):
        for name, recipe in self.recipes.items():
            self.assertIn(recipe["recipe"], ("same", "other"), name)
            self.assertEqual("why" in recipe, recipe["recipe"] == "other", name)
            self.assertGreater(recipe["minutes"], 0, name)

    def test_every_run_states_its_seed_and_begins_from_nothing_or_from_the_run_before(self):
        for name, recipe in self.recipes.items():
            for number, run in enumerate(recipe["runs"]):
                self.assertIn("--seed", run, name)
                if "--start" in run:
                    self.assertGreater(number, 0, name)
                    self.assertEqual(run[run.index("--start") + 1], f"OUT/{name}.pt")

    def test_a_network_is_made_after_those_that_it_needs(self):
        self.assertEqual(make_networks.in_order(["tokens"], self.recipes), ["tiles", "tokens"])

    def test_of_networks_made_side_by_side_each_waits_for_those_that_it_needs(self):
        now, most, ended = set(), [], []

        def make(name, recipe, photographs, options):
            now.add(name)
            most.append(len(now))
            self.assertLessEqual(set(recipe.get("needs", [])), set(ended), name)
            time.sleep(0.01)
            now.remove(name)
            ended.append(name)
            return "1 s"

        with unittest.mock.patch.object(make_networks, "make", make), contextlib.redirect_stdout(io.StringIO()):
            options = argparse.Namespace(jobs=2)
            times = make_networks.make_all(list(self.recipes), self.recipes, "PHOTOS", options)
        self.assertEqual(set(times), set(self.recipes))
        self.assertEqual(max(most), 2)
        self.assertLess(ended.index("tiles"), ended.index("tokens"))

    def test_a_quick_run_has_the_last_word(self):
        command = next(make_networks.commands("table", self.recipes["table"], "PHOTOS", pathlib.Path("made"), quick=True))
        self.assertEqual(command[len(command) - 1 - command[::-1].index("--steps") + 1], "4")


class Sources(unittest.TestCase):
    places = sources.places()

    def test_every_photograph_has_an_address_a_licence_and_a_checksum(self):
        for place, one in self.places.items():
            self.assertTrue(one["address"].startswith("https://"), place)
            self.assertTrue(one["licence"], place)
            for name, digest in one["photographs"].items():
                self.assertTrue(name.startswith(place + "-"), name)
                self.assertRegex(digest, "^[0-9a-f]{64}$", name)

    def test_what_teaches_has_a_licence_that_allows_it_a_commit_and_its_credit(self):
        credit = (ROOT / "resources/LICENSES.md").read_text()
        teaching = {place: one for place, one in self.places.items() if one["use"] == "training"}
        self.assertTrue(teaching)
        for place, one in teaching.items():
            self.assertTrue(one["licence"].startswith(sources.TRAINING_LICENCES), place)
            self.assertTrue(one["commits"] and all(re.fullmatch("[0-9a-f]{40}", c) for c in one["commits"]), place)
            self.assertIn(one["address"], credit, place)

    def test_our_own_labels_are_of_listed_photographs(self):
        listed = {pathlib.Path(name).stem for one in self.places.values() for name in one["photographs"]}
        for file in ("harbors.json", "more_pieces.json"):
            self.assertLessEqual(set(json.loads((TRAINING / file).read_text())), listed, file)

    def test_another_picture_under_a_known_name_is_found(self):
        import tempfile
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "desk-01.jpg").write_bytes(b"another")
            (pathlib.Path(folder) / "desk-01.json").write_text('{"image": "desk-01.jpg", "licence": "MIT"}')
            (pathlib.Path(folder) / "den-01.json").write_text('{"image": "den-01.jpg", "licence": "MIT"}')
            (pathlib.Path(folder) / "new-01.json").write_text('{"image": "new-01.jpg", "licence": "MIT"}')
            self.assertEqual(len(list(sources.faults(folder))), 5)


if __name__ == "__main__":
    unittest.main()
