# SPDX-License-Identifier: GPL-3.0-or-later
"""A headless Chromium through its driver (WebDriver), as far as the tests of the page need it."""
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Browser:
    """One browser with a profile of its own, kept in `profile`, so that a later one finds what an earlier one stored."""

    def __init__(self, profile, size=(1180, 820), language="en"):
        port, self.profile = free_port(), str(profile)
        self.address = f"http://127.0.0.1:{port}"
        self.driver = subprocess.Popen([shutil.which("chromedriver"), f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        width, height = size
        chromium = {"args": ["--headless=new", "--no-sandbox", "--enable-unsafe-swiftshader", f"--user-data-dir={profile}", f"--lang={language}",
                             f"--accept-lang={language}", f"--window-size={width},{height}"]}
        wanted = {"browserName": "chrome", "goog:loggingPrefs": {"browser": "ALL"}, "goog:chromeOptions": chromium}
        end = time.monotonic() + 60
        while True:
            try:
                self.session = self._call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]
                break
            except (urllib.error.URLError, ConnectionError):
                if time.monotonic() > end or self.driver.poll() is not None:
                    raise
                time.sleep(0.2)

    def _call(self, method, path, body=None, seconds=120):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=seconds) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None

    def call(self, method, path, body=None):
        return self._call(method, f"/session/{self.session}{path}", body)

    def open(self, url):
        self.call("POST", "/url", {"url": url})

    def script(self, code, *arguments):
        """The value of the body of a function."""
        return self.call("POST", "/execute/sync", {"script": code, "args": list(arguments)})

    def wait(self, code, seconds=120):
        """Waits until the value of a script is true, and returns it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.script(code)
            if value:
                return value
            time.sleep(0.2)
        raise TimeoutError(code)

    def log(self):
        """The lines of the console since the last call."""
        return [entry["message"] for entry in self.call("POST", "/se/log", {"type": "browser"})]

    def kill(self):
        """Ends the browser at once, as a crash or a dead battery does."""
        for process in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if self.profile.encode() in (process / "cmdline").read_bytes():
                    os.kill(int(process.name), signal.SIGKILL)
            except (OSError, ValueError):
                pass  # it has ended meanwhile
        self.driver.kill()
        self.driver.wait()

    def close(self):
        try:
            self.call("DELETE", "")
        except (RuntimeError, OSError):
            pass
        self.driver.terminate()
        self.driver.wait()
