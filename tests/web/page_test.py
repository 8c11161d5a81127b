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
# Where "Open a game file" stands at 1180x820: without games, and beside their list.
OPEN_FIRST, OPEN_MORE = (590, 635), (860, 620)
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
    def serve(cls, port):
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, directory=PAGE))
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

    def test_the_page_starts_without_an_error(self):
        self.start()
        self.assertEqual([line for line in self.browser.log() if "GL Driver Message" not in line], [])

    def test_it_starts_without_a_server_from_the_second_time_on(self):
        self.start()
        self.browser.close()
        server = self.server
        server.shutdown()
        server.server_close()
        try:
            self.start()
        finally:
            self.serve(server.server_address[1])

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
            self.browser.script(CHOOSE, name + ".jsonl", GAME.read_text(encoding="utf-8"))
            self.browser.press(*(OPEN_MORE if number > 0 else OPEN_FIRST))
            self.browser.wait(COUNT.replace("arguments[0]", repr(name)))
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
