# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens the built page in a headless browser: page_test.py ROOT [KILLS]. Skipped (77) without build/web, which ./reeve web makes."""
import functools
import http.server
import pathlib
import shutil
import sys
import tempfile
import threading
import unittest

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
sys.path += [str(ROOT / "app/web"), str(ROOT / "tests/web")]
from browser import Browser  # noqa: E402
from serve import Handler  # noqa: E402

KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 2
PAGE = ROOT / "build/web"
GAME = ROOT / "resources/demo/evening.jsonl"
STARTED = "return document.getElementById('start').hidden"
# The element that a screen reader finds under a name, which a detail may follow.
FOUND = """return [...document.querySelectorAll("#readable > *")].find(element => (element.textContent + ",").startsWith(arguments[0] + ","))"""
# Answers the browser's dialog for files with a text as a file.
CHOOSE = """const [name, text] = arguments;
HTMLInputElement.prototype.click = function () {
    const files = new DataTransfer();
    files.items.add(new File([text], name));
    this.files = files.files;
    this.onchange();
};"""
# How often a text is in the file of the games; 0 also while it is being written.
COUNT = """return (async name => {
    const folder = await navigator.storage.getDirectory();
    const bytes = await (await (await folder.getFileHandle("games.sqlite")).getFile()).arrayBuffer();
    return new TextDecoder("latin1").decode(bytes).split(name).length - 1;
})(arguments[0]).catch(() => 0);"""


class PageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.serve(0)

    @classmethod
    def serve(cls, port, folder=PAGE):
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, directory=folder))
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://localhost:{cls.server.server_address[1]}/"

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()

    def setUp(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.browser = None

    def tearDown(self):
        if self.browser is not None:
            self.browser.close()
        self.profile.cleanup()

    def start(self):
        self.browser = Browser(self.profile.name)
        self.browser.open(self.address)
        self.browser.wait(STARTED)

    def tap(self, *names):
        """Does what a person with a screen reader does: finds the object of each name, and presses it."""
        self.browser.script("document.getElementById('reader')?.click()")
        for name in names:
            self.browser.wait(FOUND.replace("arguments[0]", repr(name)), 30)
            self.browser.script(FOUND + "?.click()", name)

    def stop_serving(self):
        self.server.shutdown()
        self.server.server_close()

    def test_the_page_starts_without_an_error(self):
        self.start()
        self.assertEqual([line for line in self.browser.log() if "GL Driver Message" not in line], [])

    def test_it_starts_without_a_server_from_the_second_time_on(self):
        self.start()
        self.browser.close()
        self.stop_serving()
        try:
            self.start()
        finally:
            self.serve(self.server.server_address[1])

    def test_a_newer_version_replaces_the_old_one_at_the_next_start(self):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(PAGE, folder, dirs_exist_ok=True)
            self.stop_serving()
            self.serve(self.server.server_address[1], folder)
            try:
                self.start()
                for file, old, new in (("worker.js", 'VERSION = "', 'VERSION = "newer'), ("page.js", "const host = {", "const host = {newer: true,")):
                    path = pathlib.Path(folder, file)
                    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
                self.browser.open(self.address)
                self.browser.wait(STARTED)
                if self.browser.wait("return navigator.serviceWorker.getRegistration().then(all => host.newer ? 'here' : all.waiting && 'next')") == "next":
                    self.browser.open(self.address)
                self.browser.wait("return host.newer")
                self.browser.wait(STARTED)
            finally:
                self.stop_serving()
                self.serve(self.server.server_address[1])

    def test_everything_is_gone_when_the_person_deletes_it(self):
        self.start()
        self.open_game("deleted")
        self.tap("Menu", "Home", "Settings", "Delete everything", "Delete")
        self.browser.wait("return document.getElementById('words').textContent.startsWith('Everything is deleted')")
        self.assertEqual(self.browser.script(COUNT, "deleted"), 0)

    def open_game(self, name):
        """Opens a record as a game of this name, and waits until it is in the file of the games."""
        self.browser.script(CHOOSE, name + ".jsonl", GAME.read_text(encoding="utf-8"))
        self.tap("Open a game file")
        self.browser.wait(COUNT.replace("arguments[0]", repr(name)))

    def test_a_second_tab_looks_on(self):
        self.start()
        self.assertTrue(self.browser.script("return host.alone"))
        tab = self.browser.call("POST", "/window/new", {"type": "tab"})["handle"]
        self.browser.call("POST", "/window", {"handle": tab})
        self.browser.open(self.address)
        self.browser.wait(STARTED)
        self.assertFalse(self.browser.script("return host.alone"))

    def test_what_was_entered_is_there_after_the_browser_was_killed(self):
        for number in range(KILLS):
            self.start()
            name = f"durable{number}"
            self.open_game(name)
            self.browser.kill()
            for before in range(number + 1):
                self.start()
                self.assertGreater(self.browser.script(COUNT, f"durable{before}"), 0)
                self.browser.close()
        self.browser = None


if __name__ == "__main__":
    if not (PAGE / "index.html").exists() or not shutil.which("chromedriver"):
        print("skipped: build/web or chromedriver is missing; ./reeve web builds the page")
        sys.exit(77)
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
