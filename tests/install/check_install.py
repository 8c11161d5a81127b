# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs the build to a new folder, moves it and runs the programs there.

usage: check_install.py CMAKE BUILD_FOLDER SOURCE_FOLDER VERSION CONFIG

The programs run without environment variables that refer to the build. In optimised builds the installed files must not contain a path of
the build or of the sources; other builds contain paths of the sources for the debugger.
"""
import os
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

APPLICATION = "app.reeve.Reeve"
EXPECTED = [
    "bin/reeve",
    "bin/reeve-cli",
    f"share/applications/{APPLICATION}.desktop",
    f"share/icons/hicolor/scalable/apps/{APPLICATION}.svg",
    f"share/metainfo/{APPLICATION}.metainfo.xml",
    "share/doc/reeve/LICENSE",
    "share/doc/reeve/LICENSES.md",
    "share/doc/reeve/copyright",
]
OPTIMISED = ("Release", "MinSizeRel")
SIZE = (800, 600)
# An empty page has few colours; the home page has hundreds.
LEAST_COLOURS = 50


def clean_environment(home):
    """The environment without variables of the build, of the tests and of the user's session; all folders are in `home`."""
    kept = {name: value for name, value in os.environ.items()
            if not name.startswith(("REEVE_", "QML", "QT_", "LD_", "XDG_"))}
    for kind in ("DATA", "CONFIG", "CACHE", "RUNTIME"):
        folder = home / kind.lower()
        folder.mkdir(mode=0o700)
        kept["XDG_RUNTIME_DIR" if kind == "RUNTIME" else f"XDG_{kind}_HOME"] = str(folder)
    return kept | {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}


def picture(file):
    """(width, height, number of colours) of a PNG with 8 bits a channel."""
    data, at, pixels, size, channels = file.read_bytes(), 8, b"", None, 0
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            size, channels = struct.unpack(">II", body[:8]), {2: 3, 6: 4}[body[9]]
        elif kind == b"IDAT":
            pixels += body
        at += 12 + length
    rows, (width, height) = zlib.decompress(pixels), size
    stride = 1 + width * channels
    # The bytes are differences to neighbouring pixels, so an area of one colour still counts as one value.
    found = {rows[y * stride + 1 + x * channels:][:channels] for y in range(0, height, 3) for x in range(0, width, 3)}
    return width, height, len(found)


def faults(prefix, home, build, source, version, config):
    missing = [name for name in EXPECTED if not (prefix / name).is_file()]
    yield from (f"not installed: {name}" for name in missing)
    if missing:
        return
    if f"Icon={APPLICATION}\n" not in (prefix / EXPECTED[2]).read_text():
        yield "the desktop file does not name the installed icon"
    if f'version="{version}"' not in (prefix / EXPECTED[4]).read_text():
        yield f"the AppStream metadata does not name version {version}"

    if config in OPTIMISED:
        for name in EXPECTED:
            content = (prefix / name).read_bytes()
            yield from (f"{name} holds the path {path}" for path in (build, source) if os.fsencode(path) in content)

    environment = clean_environment(home)
    for program in ("reeve", "reeve-cli"):
        done = subprocess.run([prefix / "bin" / program, "--version"], env=environment, cwd=home, capture_output=True, text=True)
        if (done.returncode, done.stdout) != (0, f"{program} {version}\n"):
            yield f"{program} --version: status {done.returncode}, {done.stdout + done.stderr!r}"
    shot = home / "home.png"
    done = subprocess.run([prefix / "bin/reeve", "--page", "home", "--size", "x".join(map(str, SIZE)), "--screenshot", shot],
                          env=environment, cwd=home, capture_output=True, text=True)
    if done.returncode != 0 or not shot.exists():
        yield f"reeve --screenshot: status {done.returncode}, {done.stderr!r}"
        return
    width, height, colours = picture(shot)
    if (width, height) != SIZE or colours < LEAST_COLOURS:
        yield f"the home page is {width} x {height} with {colours} colours"


def main():
    if len(sys.argv) != 6:
        sys.exit(__doc__)
    cmake, build, source, version, config = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix="reeve-install-") as folder:
        first, prefix, home = (Path(folder, name) for name in ("first", "moved", "home"))
        subprocess.run([cmake, "--install", build, "--prefix", first], check=True, stdout=subprocess.DEVNULL)
        first.rename(prefix)
        home.mkdir(mode=0o700)
        found = list(faults(prefix, home, build, source, version, config))
    for fault in found:
        print(fault)
    print(f"{len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
