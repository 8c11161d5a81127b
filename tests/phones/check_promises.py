#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the files, tests and programs named in promises.md and docs/privacy.md exist, that each sentence on privacy
is listed there as the program says it, and the promises for which no program is needed.

usage: check_promises.py ROOT
"""
import pathlib
import re
import sys

SOURCES = {"qml_phones_test": ["tests/qml/pages/phones/*.qml"],
           "qml_pages_test": ["tests/qml/pages/mocked/*.qml"], "page_test.py": ["tests/web/page_test.py"]}
# Times of the page in ms: name in its script and value.
TIMES = {"pingEvery": "15000", "pongWithin": "4000", "pongWhenVisible": "1200", "laterDelay": "5000",
         "delays": "[0, 300, 700, 1500, 3000]"}


# Chance that somebody could foretell, and a comparison that ends at the first difference.
WEAK_CHANCE = re.compile(r"QRandomGenerator(::global|64|\s*\(|\s+\w+[({])|\b(mt19937\w*|minstd_rand\w*|default_random_engine|s?rand\s*\()")
PRIVACY = re.compile(r"(leave|stay)s?\b.*\bthis device|forgets|is not saved|stays? in the club", re.I)
WHERE_CHANCE = ("app/phones",)
EARLY_END = re.compile(r"\b(token|code|digest)\b\s*[!=]=|[!=]=\s*\*?\w*(token|code|digest)\b", re.I)


def is_program(root, name):
    """A script of the tests, a test, or a program beside the tests of the phones."""
    if name.endswith(".py"):
        return any(root.glob(f"tests/*/{name}"))
    return name.endswith("_test") or (root / "tests/phones" / f"{name}.cpp").is_file()


def functions(root, program):
    """Names of the tests of a program; empty if there is no such program."""
    names = set()
    for pattern in SOURCES.get(program, [f"tests/*/{program}.cpp", f"tests/*/{program.removeprefix('phones_')}.cpp"]):
        for path in root.glob(pattern):
            names |= set(re.findall(r"(?:void (?:\w+::)?|function |def )(\w+)\(", path.read_text(encoding="utf-8")))
    return names


def table_faults(root, table):
    text = (root / table).read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("| ")]
    for cells in rows:
        if cells[0] == "Promise":
            continue
        if len(cells) != 3:
            yield f"{cells[0]!r}: not three cells"
            continue
        files = re.findall(r"`([^`]+)`", cells[1])
        yield from (f"{cells[0]!r}: no file {name}" for name in files if not (root / name).is_file())
        if cells[0].startswith("“"):
            yield from (f"{name} does not say {cells[0]}" for name in files
                        if cells[0].strip("“”") not in " ".join((root / name).read_text(encoding="utf-8").split()))
        named = re.findall(r"`([^`]+)`", cells[2])
        if not files or not named:
            yield f"{cells[0]!r}: no code or no test"
        program, known = "", set()
        for name in named:
            if is_program(root, name):
                program = name
                known = functions(root, name)
                if name.endswith("_test") and not known:
                    yield f"{cells[0]!r}: no test program {name}"
            elif name not in known:
                yield f"{cells[0]!r}: {program} has no {name}"


def unlisted_faults(root):
    """Sentences of the window on what stays on the device or is forgotten that docs/privacy.md does not have."""
    listed = (root / "docs/privacy.md").read_text(encoding="utf-8")
    for path in sorted((root / "qml").glob("**/*.qml")):
        for text in re.findall(r'qsTr\("((?:[^"\\]|\\.)*)"', path.read_text(encoding="utf-8")):
            yield from (f"{path.relative_to(root)}: {sentence!r} is not in docs/privacy.md"
                        for sentence in re.findall(r"[^.;:]+", text)
                        if PRIVACY.search(sentence) and sentence.strip() not in listed)


def time_faults(root):
    script = (root / "app/phones/page/connection.js").read_text(encoding="utf-8")
    for name, value in TIMES.items():
        if not re.search(rf"\b{name} = {re.escape(value)}[,;]", script):
            yield f"the page's {name} is not {value}"


def secret_faults(root):
    """Codes, tokens and numbers come from the system's generator, and are compared in a time that tells nothing."""
    for folder in WHERE_CHANCE:
        for path in sorted(root.glob(f"{folder}/**/*.[ch]*")):
            for found in WEAK_CHANCE.finditer(path.read_text(encoding="utf-8", errors="replace")):
                yield f"{path.relative_to(root)}: {found.group(0)!r} is no chance for secrets"
    if "QRandomGenerator::system()" not in (root / "app/phones/desk.cpp").read_text(encoding="utf-8"):
        yield "app/phones/desk.cpp does not take the system's generator"
    door = (root / "app/phones/protocol/door.cpp").read_text(encoding="utf-8")
    yield from (f"app/phones/protocol/door.cpp compares {found.group(0)!r}" for found in EARLY_END.finditer(door))
    digest = (root / "app/phones/protocol/digest.cpp").read_text(encoding="utf-8")
    same = digest[digest.index("bool sameDigest("):]
    same = same[:same.index("\n}")]
    if same.count("return") != 1 or re.search(r"\bbreak\b|&&|\|\||memcmp|==\s*b\b", same):
        yield "app/phones/protocol/digest.cpp: sameDigest() may end early"


def main(root):
    root = pathlib.Path(root)
    faults = [*table_faults(root, "tests/phones/promises.md"), *table_faults(root, "docs/privacy.md"), *unlisted_faults(root),
              *time_faults(root), *secret_faults(root)]
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
