#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of `reeve-cli duel` with a seat that another program plays: it reads positions and writes commands as JSON.

With the only argument --seat this script is such a program: it rolls, makes the decisions it owes, and ends its turn."""
import json
import pathlib
import shlex
import subprocess
import sys
import tempfile
import unittest

REEVE_CLI = ""


def command_of(question: dict) -> dict:
    """A simple legal command for the seat in this position."""
    position, seat = question["position"], question["seat"]
    if position["pending"]:
        owed = position["pending"][0]
        assert owed["player"] == seat
        if owed["decide"] == "discard":
            cards, left = {}, owed["count"]
            for kind, count in position["hands"][seat].items():
                cards[kind] = min(count, left)
                left -= cards[kind]
            return {"do": "discard", "cards": {kind: count for kind, count in cards.items() if count}}
        if owed["decide"] == "move-robber":
            board = position["board"]
            free = [hex for hex in board["hexes"] if hex != board["robber"]]
            # A hex on which a victim must be named is refused; then the next one is tried.
            return {"do": "move-robber", "to": free[len(question["refused"])]}
        raise ValueError(owed)
    return {"do": "roll" if position["turn"]["phase"] == "roll" else "end-turn"}


def play_a_seat() -> None:
    for line in sys.stdin:
        print(json.dumps(command_of(json.loads(line))), flush=True)


def duel(program: str, *options: str) -> subprocess.CompletedProcess:
    words = [REEVE_CLI, "duel", "program", "builder", "--base", "--opening", "casual", "--program", program, *options]
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=120)


def facts(run: subprocess.CompletedProcess) -> dict:
    return dict(line.split(": ", 1) for line in run.stdout.splitlines())


class DuelProgram(unittest.TestCase):
    def test_a_program_that_only_rolls_plays_whole_games_and_wins_none(self):
        run = duel(f"{sys.executable} {__file__} --seat", "--games", "2")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual((facts(run)["games"], facts(run)["won"], facts(run)["unfinished"]), ("2", "0", "0"))
        self.assertGreater(int(facts(run)["commands_of_one"]), 20)

    def test_what_the_seat_may_not_know_is_imagined_unless_open_is_said(self):
        told = {}
        for options in ((), ("--open",)):
            # Answers nothing; what it is told first is kept in a file.
            with tempfile.TemporaryDirectory() as folder:
                kept = pathlib.Path(folder) / "told"
                duel(f"head -n 1 > {shlex.quote(str(kept))}", "--games", "1", *options)
                told[options] = json.loads(kept.read_text(encoding="utf-8"))
        imagined, true = told[()]["position"], told[("--open",)]["position"]
        seat = told[()]["seat"]
        self.assertEqual(imagined["hands"][seat], true["hands"][seat])
        self.assertEqual(imagined["pieces"], true["pieces"])
        self.assertNotEqual(imagined["decks"]["development"], true["decks"]["development"])

    def test_a_program_that_ends_ends_the_duel(self):
        run = duel("true", "--games", "1")
        self.assertEqual(run.returncode, 2)
        self.assertIn("the program has ended", run.stderr)


if __name__ == "__main__":
    if sys.argv[1:] == ["--seat"]:
        play_a_seat()
    else:
        REEVE_CLI = sys.argv.pop()
        unittest.main()
