# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads each page of the real program through the accessibility bus, as a screen reader does.

usage: screen_reader_test.py REEVE LANGUAGE

Starts a display, a session bus and an accessibility bus, then the program on each page. Fails if a page has no objects, if an object that
can be operated has no name, and if a covered card is in the tree, even as a hidden object.
If the variable REEVE_TREES is a folder, every tree is written there.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parent.parent
FOUR = SOURCE / "tests/qml/pages/access/four.jsonl"
EVENING = SOURCE / "resources/demo/evening.jsonl"
PICTURE = SOURCE / "resources/demo/board.jpg"

# The pages, with arguments so that each of them has content.
PAGES = {
    **{page: ["--page", page] for page in ("home", "new", "scan", "hand", "random", "settings", "almanac", "people")},
    "scan, a picture read": ["--page", "scan", "--picture", str(PICTURE)],
    "game": ["--game", str(FOUR)],
    "game, won": ["--game", str(EVENING)],
    **{page: ["--game", str(EVENING), "--page", page] for page in ("history", "statistics", "summary")},
    **{page: ["--game", str(FOUR), "--page", page] for page in ("correct", "check")},
}
# Names of the progress cards that the player on turn in FOUR holds, and of those that the Spy shows.
HELD = {"en": ("Spy", "Inventor"), "de": ("Spion", "Erfinder")}
SPIED = {"en": ("Smith", "Merchant"), "de": ("Schmied", "Händler")}
# The buttons that the test presses, and the cover: context and source text in translations/.
CARDS, TRADE, PLAYERS = ("ActionsPanel", "Cards"), ("ActionsPanel", "Trade"), ("CorrectionPage", "Players")
COVER = ("SecretCover", "Only %1 looks: hold to see")
SEVEN = ['{"do":"correct","set":{"turn":{"number":14,"player":"red","phase":"roll"}}}', '{"do":"roll","red":3,"yellow":4,"event":"ship"}']
SPY = ['{"do":"play","card":"spy","victim":"white"}']
SECONDS = 120


def words(language, message):
    """The text of a message (context, source text) in this language."""
    for context in xml.etree.ElementTree.parse(SOURCE / f"translations/reeve_{language}.ts").getroot().iter("context"):
        if context.findtext("name") != message[0]:
            continue
        for entry in context.iter("message"):
            if entry.findtext("source") == message[1]:
                return entry.findtext("translation") or message[1]
    if language == "en":
        return message[1]
    raise AssertionError(f"translations/reeve_{language}.ts has no “{message[1]}” of {message[0]}")


class ScreenReaderTest(unittest.TestCase):
    reeve, language, bus = "", "en", None

    def setUp(self):
        self.running = None
        self.home = tempfile.TemporaryDirectory()
        # Without this the tour of the first start would cover the game.
        pathlib.Path(self.home.name, "settings.ini").write_text("[General]\ntourSeen=true\n", encoding="utf-8")

    def tearDown(self):
        self.leave()
        self.home.cleanup()

    def leave(self):
        if self.running is not None:
            self.running.terminate()
            try:
                self.running.wait(10)
            except subprocess.TimeoutExpired:
                self.running.kill()
                self.running.wait()
        self.running = None

    def open(self, arguments):
        """Starts the program and returns its node on the bus."""
        self.leave()
        environment = dict(os.environ, REEVE_DATA_DIR=self.home.name, XDG_CONFIG_HOME=self.home.name, QT_QPA_PLATFORM="xcb", LC_ALL="C.UTF-8")
        self.running = subprocess.Popen([self.reeve, "--language", self.language, *arguments], env=environment, stderr=subprocess.DEVNULL)
        program = self.bus.program(self.running.pid, SECONDS)
        self.assertIsNotNone(program, "the program is not on the accessibility bus")
        return program

    def settled(self, program, wanted=lambda tree: True):
        """Waits until the tree no longer changes and `wanted(tree)` is true; returns the tree."""
        before, end = None, time.monotonic() + SECONDS
        while time.monotonic() < end:
            tree = program.tree()
            now = [(node.path, node.name, node.states) for node in tree]
            if now == before and len(tree) > 2 and wanted(tree):
                return tree
            before = now
            time.sleep(0.25)
        self.fail("never at rest, or never there; last seen:\n" + "\n".join(map(str, tree)))

    def keep(self, name, tree):
        if "REEVE_TREES" in os.environ:
            file = pathlib.Path(os.environ["REEVE_TREES"], f"{self.language} {name}.txt".replace(" ", "-").replace(",", ""))
            file.write_text("\n".join(map(str, tree)) + "\n", encoding="utf-8")

    def said(self, message):
        return words(self.language, message)

    def button(self, tree, message):
        """The last visible object that can be operated and has this name, with any text for %1."""
        begin, _, end = self.said(message).partition("%1")
        found = [node for node in tree if node.showing and node.interactive and node.name.startswith(begin) and end in node.name]
        self.assertTrue(found, f"nothing to press says “{self.said(message)}”:\n" + "\n".join(map(str, tree)))
        return found[-1]

    def cover(self, program):
        """Waits for a cover; returns the tree."""
        begin = self.said(COVER).partition("%1")[0]
        return self.settled(program, lambda tree: any(node.showing and node.name.startswith(begin) for node in tree))

    def script(self, commands):
        """Writes a script with FOUR and further commands; returns its path."""
        file = pathlib.Path(self.home.name) / "script.jsonl"
        file.write_text(FOUR.read_text(encoding="utf-8").rstrip("\n") + "\n" + "\n".join(commands) + "\n", encoding="utf-8")
        return str(file)

    def covered(self, program, tree, name, cards=()):
        """Checks that nothing under the cover exists and that no name in `cards` occurs until the cover is pressed, and that both are there afterwards."""
        self.keep(name + " covered", tree)
        before = {node.path: node for node in tree}
        said = "\n".join(node.name + "\n" + node.description for node in tree)
        for card in cards:
            self.assertNotIn(card, said, name + ": a covered card is named")
        cover = self.button(tree, COVER)
        time.sleep(0.6)  # a control that has just come takes no press for half a second
        cover.press()
        uncovered = self.settled(program, lambda tree: not any(node.showing and node.path == cover.path for node in tree))
        self.keep(name + " uncovered", uncovered)
        for node in uncovered:
            if node.showing and node.path in before:
                self.assertTrue(before[node.path].showing, f"{name}: stood in the tree while it was covered: {node}")
        new = [node for node in uncovered if node.showing and node.path not in before]
        self.assertTrue(new, name + ": the cover hid nothing")
        for card in cards:
            self.assertIn(card, "\n".join(node.name for node in new), name + ": the test knows what is held")

    def test_every_page_shows_objects_and_everything_to_act_on_has_a_name(self):
        for page, arguments in PAGES.items():
            with self.subTest(page=page):
                program = self.open(arguments)
                tree = self.settled(program, lambda tree: any(node.showing and node.interactive for node in tree))
                self.keep(page, tree)
                shown = [node for node in tree if node.showing]
                self.assertEqual(tree[0].name.lower(), "reeve", "the program's own name")
                self.assertGreaterEqual(len(shown), 5, "the page shows next to nothing:\n" + "\n".join(map(str, tree)))
                for node in shown:
                    if node.interactive:
                        self.assertNotEqual(node.name.strip(), "", f"no name: {node}\nin:\n" + "\n".join(map(str, shown)))
                self.assertTrue([node for node in shown if node.role == "heading"] or page == "home", "no heading:\n" + "\n".join(map(str, shown)))

    def test_a_button_can_be_pressed_through_the_bus(self):
        program = self.game()
        self.button(self.settled(program), TRADE).press()
        self.settled(program, lambda tree: any(node.showing and node.role == "dialog" for node in tree))

    def game(self, *arguments):
        return self.open(["--game", str(FOUR), *arguments])

    def test_covered_progress_cards_do_not_exist(self):
        program = self.game()
        self.button(self.settled(program), CARDS).press()
        self.covered(program, self.cover(program), "progress cards", HELD[self.language])

    def test_the_hand_of_a_covered_trade_does_not_exist(self):
        program = self.game()
        self.button(self.settled(program), TRADE).press()
        self.covered(program, self.cover(program), "trade")

    def test_the_hand_of_whoever_discards_does_not_exist_while_it_is_covered(self):
        program = self.open(["--game", self.script(SEVEN)])
        self.covered(program, self.cover(program), "discard")

    def test_the_cards_that_a_spy_looks_at_do_not_exist_while_they_are_covered(self):
        program = self.open(["--game", self.script(SPY)])
        self.covered(program, self.cover(program), "spy", SPIED[self.language])

    def test_covered_cards_on_the_page_of_corrections_do_not_exist(self):
        program = self.game("--page", "correct")
        self.button(self.settled(program), PLAYERS).press()
        self.covered(program, self.cover(program), "correct players")


def interpreter():
    """A Python interpreter with GLib introspection (Debian: python3-gi); None if there is none."""
    for python in (sys.executable, "/usr/bin/python3"):
        if shutil.which(python) and subprocess.run([python, "-c", "import gi; from gi.repository import Gio"], capture_output=True, check=False).returncode == 0:
            return python
    return None


def skip(what):
    print(f"skipped: {what} is missing (./reeve test installs it)")
    sys.exit(77)


def outside(reeve, language):
    """Runs this script with --inside on a new display and session bus, and exits with its status."""
    for tool in ("Xvfb", "dbus-run-session"):
        if shutil.which(tool) is None:
            skip(tool)
    if not pathlib.Path("/usr/share/dbus-1/services/org.a11y.Bus.service").exists():
        skip("at-spi2-core")
    python = interpreter()
    if python is None:
        skip("python3-gi")
    reading, writing = os.pipe()
    display = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"], pass_fds=(writing,),
                               stderr=subprocess.DEVNULL)
    os.close(writing)
    number = os.read(reading, 16).decode().strip()
    status = 1
    with tempfile.TemporaryDirectory() as runtime:
        environment = {name: value for name, value in os.environ.items() if name not in ("AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "NO_AT_BRIDGE", "WAYLAND_DISPLAY")}
        environment.update(DISPLAY=":" + number, XDG_RUNTIME_DIR=runtime, HOME=runtime)
        try:
            status = subprocess.run(["dbus-run-session", "--", python, "-B", str(pathlib.Path(__file__).resolve()), "--inside", reeve, language, *sys.argv[3:]],
                                    env=environment, check=False).returncode
        finally:
            display.terminate()
            display.wait()
    sys.exit(status)


def inside(reeve, language):
    sys.path.insert(0, str(HERE))
    import bus # only this interpreter may have the module that it imports
    ScreenReaderTest.reeve, ScreenReaderTest.language, ScreenReaderTest.bus = reeve, language, bus.Bus()
    unittest.main(argv=sys.argv[:1] + sys.argv[4:], verbosity=2)


if __name__ == "__main__":
    if sys.argv[1] == "--inside":
        inside(sys.argv[2], sys.argv[3])
    else:
        outside(sys.argv[1], sys.argv[2])
