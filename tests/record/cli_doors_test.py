# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the answers of reeve-cli to inputs that are no regular files, and to malformed or hostile input.

usage: cli_doors_test.py REEVE_CLI

Each command that reads a position (play, perft, check) must answer within seconds, with status 2 and a short sentence without control
characters, and must treat the same bytes in the same way.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

CLI = sys.argv.pop(1) if len(sys.argv) > 1 else "reeve-cli"
SETUP = '{"setup":{"players":["red","blue","white"],"seed":7}}'
POSITION = '{"position":{"format":"reeve-position/1"}}'
MARK = b"\xef\xbb\xbf"
SECONDS = 60


def run(*words, text=None):
    return subprocess.run([CLI, *words], input=text, capture_output=True, timeout=SECONDS, check=False)


class Doors(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.image = pathlib.Path(self.folder.name) / "image.png"

    def path(self, name, content=None):
        path = pathlib.Path(self.folder.name) / name
        if content is not None:
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def doors(self, file):
        """The results of all commands that read a position, for this file."""
        return {"play": run("play", file), "perft": run("perft", file, "0"), "check": run("check", str(self.image), file)}

    def refused(self, file, *told):
        for door, answer in self.doors(file).items():
            with self.subTest(door=door):
                said = answer.stderr.decode()
                self.assertEqual(answer.returncode, 2, said)
                self.assertLess(len(said), 1000)
                self.assertFalse([c for c in said.rstrip("\n") if ord(c) < 32 or ord(c) == 127], repr(said))
                for word in told:
                    self.assertIn(word, said)

    def taken(self, file):
        for door, answer in self.doors(file).items():
            with self.subTest(door=door):
                said = answer.stderr.decode()
                # The file is accepted, so `check` continues with the picture, which does not exist.
                self.assertIn("image.png does not exist" if door == "check" else "", said)
                self.assertEqual(answer.returncode, 2 if door == "check" else 0, said)

    def test_what_is_no_file_is_refused_without_waiting(self):
        pipe = self.path("pipe")
        os.mkfifo(pipe)
        self.refused(pipe, "pipe")
        self.refused("/dev/zero", "device")
        self.refused(self.folder.name, "folder")
        self.refused(self.path("none"), "no such file")
        for picture, told in ((pipe, "no file"), ("/dev/zero", "no file"), (self.folder.name, "folder")):
            answer = run("scan", picture)
            self.assertEqual(answer.returncode, 2)
            self.assertIn(told, answer.stderr.decode())

    def test_a_mark_is_taken_at_the_very_start_and_nowhere_else(self):
        self.taken(self.path("a", MARK + POSITION.encode()))
        self.taken(self.path("b", MARK + b"\n" + POSITION.encode()))
        self.taken(self.path("c", MARK + b"# a comment\n" + POSITION.encode()))
        self.refused(self.path("d", b"\n" + MARK + POSITION.encode()))
        self.refused(self.path("e", b'{"position":' + MARK + b'{"format":"reeve-position/1"}}'))
        self.refused(self.path("f", MARK + MARK + POSITION.encode()))

    def test_a_nul_is_refused_by_its_position(self):
        self.refused(self.path("a", POSITION.encode() + b"\0garbage"), "character 43")
        self.refused(self.path("b", b'{"position":\0{}}'), "character 13")
        answer = run("play", "-", text=SETUP.encode() + b"\n" + b'{"do":"undo"}\0{"do":"fly"}\n')
        self.assertEqual(answer.returncode, 2)
        self.assertIn("-:2:", answer.stderr.decode())
        self.assertIn("character 14", answer.stderr.decode())

    def test_utf_16_is_named(self):
        self.refused(self.path("a", POSITION.encode("utf-16")), "UTF-16")

    def test_json_in_json_and_floods_of_keys_are_refused_at_once(self):
        self.refused(self.path("deep", '{"position":' + '{"a":' * 30000 + "1" + "}" * 30001), "32 levels")
        self.refused(self.path("keys", '{"position":{' + ",".join(f'"k{i}":0' for i in range(80000)) + "}}"), "512 keys")
        self.refused(self.path("long", '{"position":{' + ",".join(f'"k{i}":0' for i in range(300000)) + "}}"), "1048576 bytes")
        self.refused(self.path("text", '{"position":{"format":"' + "x" * 100000 + '"}}'), "65536 bytes")

    def test_messages_escape_and_shorten_what_they_repeat(self):
        bad = '{"position":{"format":"reeve-position/1","\\u001b[31m' + "k" * 50000 + '":1}}'
        self.refused(self.path("a", bad), "\\u001b[31m")
        bad = '{"position":{"format":"reeve-position/1","players":["red","\\u202e' + "x" * 50000 + '"]}}'
        self.refused(self.path("b", bad), "\\u202e")
        answer = run("play", self.path("n\x1b[31m\n"))
        self.assertNotIn("\x1b", answer.stderr.decode())
        answer = run("\x1b]0;title\x07" + "x" * 5000)
        self.assertNotIn("\x1b", answer.stderr.decode())
        story = run("play", "-", "--story", text=("# a\x1b[2Jb\n" + SETUP + "\n").encode())
        self.assertEqual(story.returncode, 0)
        self.assertIn(b"a\\u001b[2Jb", story.stdout)

    def test_a_line_without_end_is_given_up(self):
        answer = run("play", "-", text=b'{"setup":"' + b"x" * 3_000_000)
        self.assertEqual(answer.returncode, 2)
        self.assertIn("-:1: this is longer than 1048576 bytes", answer.stderr.decode())
        answer = run("play", "-", text=b"# " + b"x" * 3_000_000)
        self.assertEqual(answer.returncode, 2)

    def test_a_correction_to_nothing_is_refused(self):
        script = SETUP + '\n{"do":"correct","set":{"pieces":null}}\n'
        answer = run("play", "-", text=script.encode())
        self.assertEqual(answer.returncode, 0)
        said = json.loads(answer.stdout.splitlines()[0])
        self.assertEqual((said["ok"], said["error"]["code"]), (False, "invalid-correction"))

    def test_ten_thousand_steps_taken_back_and_done_again(self):
        # An undo that replayed the game from its start would exceed the time limit.
        line = '{"do":"correct","set":{"barbarians":{"spaces":%d}}}\n'
        script = SETUP + "\n" + "".join(line % (i % 7) for i in range(300)) + '{"do":"undo"}\n{"do":"redo"}\n' * 5000
        answer = run("play", "-", "--strict", text=script.encode())
        self.assertEqual(answer.returncode, 0, answer.stderr)


if __name__ == "__main__":
    unittest.main()
