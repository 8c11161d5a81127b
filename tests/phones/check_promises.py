#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the files and tests named in promises.md exist, and two promises for which no program is needed.

usage: check_promises.py ROOT
"""
import pathlib
import re
import sys

SOURCES = {"qml_phones_test": ["tests/qml/pages/phones/*.qml"],
           "qml_pages_test": ["tests/qml/pages/mocked/*.qml"]}
# Times of the page in ms: name in its script and value.
TIMES = {"pingEvery": "15000", "pongWithin": "4000", "pongWhenVisible": "1200", "laterDelay": "5000",
         "delays": "[0, 300, 700, 1500, 3000]"}


def functions(root, program):
    """Names of the tests of a program; empty if there is no such program."""
    names = set()
    for pattern in SOURCES.get(program, [f"tests/*/{program}.cpp", f"tests/*/{program.removeprefix('phones_')}.cpp"]):
        for path in root.glob(pattern):
            names |= set(re.findall(r"(?:void (?:\w+::)?|function )(\w+)\(", path.read_text(encoding="utf-8")))
    return names


def table_faults(root):
    text = (root / "tests/phones/promises.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("| ")]
    for cells in rows:
        if cells[0] == "Promise":
            continue
        if len(cells) != 3:
            yield f"{cells[0]!r}: not three cells"
            continue
        files = re.findall(r"`([^`]+)`", cells[1])
        yield from (f"{cells[0]!r}: no file {name}" for name in files if not (root / name).is_file())
        named = re.findall(r"`([^`]+)`", cells[2])
        if not files or not named:
            yield f"{cells[0]!r}: no code or no test"
        program, known = "", set()
        for name in named:
            if name.endswith((".py", "_test")):
                program = name
                known = functions(root, name)
                if not known and not (root / "tests/phones" / name).is_file():
                    yield f"{cells[0]!r}: no test program {name}"
            elif name not in known:
                yield f"{cells[0]!r}: {program} has no {name}"


def command_faults(root):
    """Commands of the record without a row for phones, and rows without a command."""
    read = "".join((root / "engine/record" / name).read_text(encoding="utf-8") for name in ("read_command.cpp", "fan_commands.cpp"))
    verbs = set(re.findall(r'\{"([a-z-]+)",\s*\[\]\(R&', read)) | set(re.findall(r'verb == "([a-z-]+)"', read))
    rows = set(re.findall(r'Row\{"([a-z-]+)"', (root / "app/phones/seat_commands.cpp").read_text(encoding="utf-8")))
    # These change the record and are no commands of a player.
    rows -= {"undo", "redo", "correct"}
    if len(verbs) < 40:
        yield f"only {len(verbs)} commands of the record were found"
    yield from (f"the command {verb} has no row for phones" for verb in sorted(verbs - rows))
    yield from (f"phones have a row for {verb}, which is no command" for verb in sorted(rows - verbs))


def time_faults(root):
    script = (root / "app/phones/page/connection.js").read_text(encoding="utf-8")
    for name, value in TIMES.items():
        if not re.search(rf"\b{name} = {re.escape(value)}[,;]", script):
            yield f"the page's {name} is not {value}"


def main(root):
    root = pathlib.Path(root)
    faults = [*table_faults(root), *command_faults(root), *time_faults(root)]
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
