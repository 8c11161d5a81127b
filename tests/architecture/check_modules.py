# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the files that name each fan module: of the two smallest ones at most MOST.

usage: check_modules.py ROOT

A name is a word of engine/modules/fan/tables/modules.h in any spelling: gold-fields, gold_fields, GoldFields. Not counted: what
tells of modules in words, and the table of rules and tests that check_rules.py writes.
"""
import pathlib
import re
import subprocess
import sys

MOST = 12
TOLD = {"CHANGELOG.md", "CONTRIBUTING.md", "tests/rules/README.md"}


def naming(name, files):
    """The files that contain the name, in their path or in their text. `files`: pairs of path and text."""
    pattern = re.compile("[-_ ]?".join(name.split("-")), re.IGNORECASE)
    return [path for path, text in files if pattern.search(path) or pattern.search(text)]


def main(root):
    root = pathlib.Path(root)
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True).stdout.splitlines()
    files = [(path, (root / path).read_bytes().decode(errors="ignore")) for path in listed if path not in TOLD and (root / path).is_file()]
    modules = re.findall(r'\.word = "fan-([a-z-]+)"', (root / "engine/modules/fan/tables/modules.h").read_text(encoding="utf-8"))
    found = {name: naming(name, files) for name in modules}
    ordered = sorted(found, key=lambda name: len(found[name]))
    for name in ordered:
        print(f"{name}: {len(found[name])} files")
    for name in ordered[:2]:
        print("\n".join([f"{name} is named in:", *found[name]]))
    return 0 if all(2 < len(found[name]) <= MOST for name in ordered[:2]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
