# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays every script of the folder `stories` and compares the story that the program prints with the stored one.

usage: stories_test.py REEVE_CLI STORIES_FOLDER [--write]

--write stores the present output. Review the difference (git diff) like code: a changed story means a changed rule.
"""
import pathlib
import subprocess
import sys
import unittest

# One story for each mechanic: a missing one is a fault.
MECHANICS = {
    "setup", "production-and-shortage", "seven-and-robber", "trade", "building", "longest-road-broken",
    "metropolis-taken", "knights", "barbarians-beaten", "barbarians-victorious", "barbarians-and-equal-heroes",
    "progress-cards", "merchant", "victory", "development-cards", "two-players", "table-and-record",
}


def told(script):
    run = subprocess.run([CLI, "play", "--story", str(script)], capture_output=True, text=True, timeout=60)
    if run.returncode != 0 or run.stderr:
        raise AssertionError(f"{script.name}: status {run.returncode}: {run.stderr}")
    return run.stdout


class Stories(unittest.TestCase):
    maxDiff = None

    def test_every_mechanic_has_its_story(self):
        self.assertEqual({path.stem for path in FOLDER.glob("*.jsonl")}, MECHANICS)
        self.assertEqual({path.stem for path in FOLDER.glob("*.txt")}, MECHANICS)

    def test_the_program_tells_each_story_as_it_was_accepted(self):
        for script in sorted(FOLDER.glob("*.jsonl")):
            with self.subTest(story=script.stem):
                self.assertEqual(told(script), script.with_suffix(".txt").read_text(encoding="utf-8"))

    def test_each_story_shows_something_accepted_and_something_refused(self):
        for script in sorted(FOLDER.glob("*.jsonl")):
            with self.subTest(story=script.stem):
                lines = [line for line in told(script).splitlines() if line.startswith("- ")]
                refused = [line for line in lines if ": refused. " in line]
                self.assertGreater(len(lines) - len(refused), 3)
                self.assertGreater(len(refused), 0)


if __name__ == "__main__":
    CLI, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
    if sys.argv[3:] == ["--write"]:
        for path in FOLDER.glob("*.jsonl"):
            path.with_suffix(".txt").write_text(told(path), encoding="utf-8")
    else:
        unittest.main(argv=sys.argv[:1] + sys.argv[3:])
