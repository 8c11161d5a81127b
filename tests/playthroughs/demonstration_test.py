# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the steps of `./reeve run` in a terminal, in order, and checks the results.

usage: demonstration_test.py REEVE_CLI DEMO_FOLDER
"""
import json
import pathlib
import subprocess
import sys
import unittest


def run(*words):
    return subprocess.run([CLI, *map(str, words)], capture_output=True, text=True)


class Evening(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.played = run("play", "--strict", DEMO / "evening.jsonl")
        cls.answers = [json.loads(line) for line in cls.played.stdout.splitlines()]
        cls.events = [event for answer in cls.answers for event in answer.get("events", [])]
        cls.final = cls.answers[-1]["position"]

    def test_no_command_of_the_evening_is_refused(self):
        self.assertEqual((self.played.returncode, self.played.stderr), (0, ""))

    def test_the_barbarians_come_and_are_beaten_by_the_knights(self):
        attacks = [event for event in self.events if event["event"] == "barbarians-attacked"]
        self.assertEqual(len(attacks), self.final["barbarians"]["attacks"])
        for attack in attacks:
            self.assertEqual(attack["knights"], sum(attack["strength"].values()))
            self.assertEqual(attack["won"], attack["knights"] >= attack["barbarians"])
        self.assertTrue(attacks[0]["won"])

    def test_the_evening_ends_with_a_winner_who_has_the_points(self):
        self.assertEqual(self.final["turn"]["phase"], "over")
        points = self.final["points"]
        self.assertGreaterEqual(points[self.final["winner"]], self.final["rules"]["target"])
        self.assertEqual(points[self.final["winner"]], max(points.values()))

    def test_a_game_goes_on_from_any_position_that_was_written_out(self):
        written = json.dumps({"position": self.final}) + '\n{"do":"end-turn"}\n'
        again = subprocess.run([CLI, "play", "-"], input=written, capture_output=True, text=True)
        answers = [json.loads(line) for line in again.stdout.splitlines()]
        self.assertFalse(answers[0]["ok"])
        self.assertEqual(answers[-1]["position"], self.final)


class Photograph(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scanned = run("scan", DEMO / "board.jpg")
        cls.label = json.loads((DEMO / "board.json").read_text(encoding="utf-8"))

    def test_the_board_of_the_photograph_is_read_or_marked_as_doubtful(self):
        self.assertEqual(self.scanned.returncode, 0, self.scanned.stderr)
        reading = json.loads(self.scanned.stdout)
        self.assertTrue(reading["found"])
        self.assertLessEqual(len(reading["uncertain"]), 4)
        for name, hexagon in self.label["hexes"].items():
            for key in ("terrain", "number"):
                if f"hexes.{name}.{key}" not in reading["uncertain"]:
                    self.assertEqual(reading["hexes"][name].get(key), hexagon.get(key), f"{name}.{key}")

    def test_the_photograph_is_told_with_its_terrains_numbers_harbours_and_pieces(self):
        told = run("scan", DEMO / "board-pieces.jpg", "--story").stdout
        self.assertIn("an island of 19 hexes", told)
        label = json.loads((DEMO / "board-pieces.json").read_text(encoding="utf-8"))
        for name, hexagon in label["hexes"].items():
            self.assertIn(" ".join([name, hexagon["terrain"], str(hexagon.get("number", ""))]).strip(), told)
        for harbor in label["harbors"]:
            self.assertIn(f"{harbor['gives']} at {harbor['at']}", told)
        for piece in label["pieces"]:
            line = next(line for line in told.splitlines() if line.startswith(piece["color"].capitalize() + ": "))
            self.assertRegex(line, rf"{piece['piece'][:-1]}\w+ \([^)]*{piece['at']}")
        self.assertIn(f"The robber stands on {label['robber']}, ", told)

    def test_the_evening_is_played_on_the_board_of_the_photograph(self):
        lines = (DEMO / "evening.jsonl").read_text(encoding="utf-8").splitlines()
        first = next(line for line in lines if line and not line.startswith("#"))
        self.assertEqual(json.loads(first)["position"]["board"]["hexes"], self.label["hexes"])


if __name__ == "__main__":
    CLI, DEMO = sys.argv[1], pathlib.Path(sys.argv[2])
    unittest.main(argv=sys.argv[:1])
