# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every rule of the list has a test, and that every test names rules of the list.

usage: check_rules.py ROOT             report faults
       check_rules.py ROOT --write     also write tests/rules/README.md

The list is resources/rules/*.json, one file for each chapter. A test names its rules in the comment above it:

    // Rules: KNIGHT-9, KNIGHT-10 (T-68)              in C++ and QML, "# Rules:" in Python

After a comma at the end of the line the list continues in the next comment line. Brackets contain the numbers of
worked examples that the test plays. A rule with "note": true cannot be tested by a program and needs no test.

If REEVE_SHARED is a folder with the ledger from which the list was made (RULES.md), the list must contain
exactly the rows of the ledger.
"""
import argparse
import json
import os
import pathlib
import re
import sys

# In the order of the rule book, which is also the order of the table.
CHAPTERS = ["META", "COMP", "BOARD", "SETUP", "TURN", "DICE", "PROD", "SEVEN", "ROBBER", "BUILD", "ROAD", "SETT",
            "CITY", "WALL", "LROAD", "TRADE", "DEV", "ARMY", "COMM", "IMPR", "METRO", "PROG", "KNIGHT", "BARB",
            "MERCHANT", "WIN", "TWO", "SIX", "SHAPE", "SHIP", "LINK", "ROUTE", "PIRATE", "GOLDHEX", "AREA", "SCEN", "SEA",
            "FAN", "VAR"]
LANGUAGES = ["en", "de"]
ALWAYS = {"all"}
GAMES = {"base", "cities-and-knights"}
EDITIONS = {"en-2020", "de-2010", "collectors-2005", "compact", "en-2025"}
OPTIONS = {"nasty", "knight-errant", "easy-start", "two-player", "combined-phase", "single-claimant",
           "special-build", "paired-players", "seafarers"}
# The words of the fan modules.
MODULES = set(re.findall(r'\.word = "(fan-[a-z-]+)"', (pathlib.Path(__file__).parents[2] / "engine/modules/fan/tables/modules.h").read_text(encoding="utf-8")))
FOR = ALWAYS | GAMES | EDITIONS | OPTIONS | MODULES
# Chapters of islands.md (the paper on larger islands, in REEVE_SHARED) that are part of the list.
ISLAND_CHAPTERS = {"SHAPE", "SIX", "SHIP", "LINK", "ROUTE", "PIRATE", "GOLDHEX", "AREA", "SCEN"}
# The chapter of the ledger about fan modules, and of fan-modules.md in REEVE_SHARED.
FAN = "FAN"

ID = re.compile(r"[A-Z]+-(?:[A-Z]+-)?(?:[0-9]+[a-z]?|[A-Z]+[a-z]?)")
EXAMPLES = re.compile(r"\((T-[0-9]+(?:(?:, | to )T-[0-9]+)*)\)")
TAG = re.compile(r"^\s*(?://|#)\s*Rules:\s*(.*)$")
COMMENT = re.compile(r"^\s*(?://|#)\s?(.*)$")
TESTS = {".cpp": re.compile(r"^\s*void\s+(?:\w+::)?(\w+)\s*\("),
         ".qml": re.compile(r"^\s*function\s+(test_\w+)\s*\("),
         ".py": re.compile(r"^\s*def\s+(test_\w+)\s*\(")}
LITERAL = re.compile(r'"((?:' + "|".join(CHAPTERS) + r')-[A-Za-z0-9-]+)"')
LEDGER_CHAPTER = re.compile(r"^## (\d+)\. ")
LEDGER_ROW = re.compile(r"^\| (" + ID.pattern + r") \|")


# The list


def said_in(languages, what, where):
    """Faults of sentences by language: {"en": ..., "de": ...}. `what` and `where` are used in the messages."""
    for language in LANGUAGES:
        text = languages.get(language)
        if not isinstance(text, str) or not text.strip():
            yield f"{where}: {what} has no {language}"
        elif text != " ".join(text.split()):
            yield f"{where}: {what} has spaces at an end or in a row ({language})"


def rule_faults(rule, chapter, where):
    """Faults of one entry of a chapter's list."""
    if not isinstance(rule, dict):
        yield f"{where}: not an object: {rule!r}"
        return
    name = rule.get("id")
    if not isinstance(name, str) or not ID.fullmatch(name) or not name.startswith(f"{chapter}-"):
        yield f"{where}: badly formed id: {name!r}"
        return
    where = f"{where}: {name}"
    for key in sorted(rule.keys() - {"id", "for", "note", "reading", *LANGUAGES}):
        yield f"{where}: unknown key {key!r}"
    yield from reading_faults(rule.get("reading", True), where)
    words = rule.get("for")
    words = words if isinstance(words, list) else [words]
    if not words or any(word not in FOR for word in words) or (len(words) > 1 and "all" in words):
        yield f"{where}: \"for\" is none of {', '.join(sorted(FOR))}, or a list of them: {rule.get('for')!r}"
    if rule.get("note", True) is not True:
        yield f"{where}: \"note\" is true or left out"
    yield from said_in(rule, "the rule", where)
    for language in LANGUAGES:
        text = rule.get(language)
        if isinstance(text, str) and text.strip() and text.rstrip()[-1] not in ".!?":
            yield f"{where}: no full stop ({language})"


def reading_faults(reading, where):
    """Faults of the key "reading", which marks an interpretation: true, editions, or editions with a sentence."""
    if reading is True:
        return
    editions = reading.get("for") if isinstance(reading, dict) else reading
    if not isinstance(editions, list) or not editions or not EDITIONS.issuperset(editions):
        yield f"{where}: \"reading\" names no editions: {reading!r}"
    if isinstance(reading, dict):
        for key in sorted(reading.keys() - {"for", *LANGUAGES}):
            yield f"{where}: \"reading\" has an unknown key {key!r}"
        yield from said_in(reading, "the reading", where)


def list_faults(documents):
    """Faults of the whole list; `documents` are pairs of a file's name and its text."""
    seen = {}
    chapters = set()
    for file, text in documents:
        where = f"resources/rules/{file}"
        try:
            document = json.loads(text)
        except json.JSONDecodeError as error:
            yield f"{where}:{error.lineno}: {error.msg}"
            continue
        chapter = document.get("chapter") if isinstance(document, dict) else None
        if chapter not in CHAPTERS or file != f"{chapter.lower()}.json":
            yield f"{where}: the chapter {chapter!r} is not that of the file's name, or none of the book"
            continue
        chapters.add(chapter)
        yield from said_in(document.get("title") or {}, "the title", where)
        for rule in document.get("rules") or []:
            yield from rule_faults(rule, chapter, where)
            name = rule.get("id") if isinstance(rule, dict) else None
            if name in seen:
                yield f"{where}: {name} is written twice (also in {seen[name]})"
            seen[name] = where
        if not document.get("rules"):
            yield f"{where}: no rules"
    for chapter in CHAPTERS:
        if chapter not in chapters:
            yield f"resources/rules: no {chapter.lower()}.json"


def rules_of(documents):
    """The rules by ID, in the order of CHAPTERS and, within a chapter, of its file."""
    by_chapter = {}
    for _, text in documents:
        try:
            document = json.loads(text)
            by_chapter[document["chapter"]] = {rule["id"]: rule for rule in document["rules"]}
        except (ValueError, KeyError, TypeError):
            continue
    return {name: rule for chapter in CHAPTERS for name, rule in by_chapter.get(chapter, {}).items()}


# The tests


def tags_in(path, text):
    """The tags of a file, as (line, name of the test or None, IDs of rules, fault or None)."""
    test = TESTS[pathlib.PurePosixPath(path).suffix]
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        found = TAG.match(lines[at])
        at += 1
        if not found:
            continue
        line, tag = at, found.group(1).strip()
        while tag.endswith(",") and at < len(lines) and (more := COMMENT.match(lines[at])):
            tag += " " + more.group(1).strip()
            at += 1
        while at < len(lines) and COMMENT.match(lines[at]):
            at += 1
        named = test.match(lines[at]) if at < len(lines) else None
        names = [name.strip() for name in EXAMPLES.sub("", tag).split(",")]
        bad = [name for name in names if not ID.fullmatch(name)]
        fault = None
        if bad:
            fault = f"cannot be read as names of rules: {tag!r}"
        elif not named:
            fault = "no test follows this tag"
        yield line, re.sub(r"_data$", "", named.group(1)) if named else None, names, fault


def tests_by_rule(sources):
    """(rule -> sorted list of (file, test), faults). `sources`: pairs of path and text of the tests."""
    shown, faults = {}, []
    for path, text in sources:
        for line, test, names, fault in tags_in(path, text):
            if fault:
                faults.append(f"{path}:{line}: {fault}")
                continue
            for name in names:
                shown.setdefault(name, set()).add((path, test))
    return {name: sorted(tests) for name, tests in shown.items()}, faults


def coverage_faults(rules, shown):
    """Rules without a test, and tests of rules that do not exist."""
    for name, rule in rules.items():
        if name not in shown and not rule.get("note"):
            yield f"{name}: no test shows this rule"
    for name, tests in sorted(shown.items()):
        if name not in rules:
            for path, test in tests:
                yield f"{path}: {test}: names {name}, which is not in the list"


def literal_faults(rules, sources):
    """Refusals and texts of the program that refer to a rule that does not exist."""
    for path, text in sources:
        for name in LITERAL.findall(text):
            if name not in rules:
                yield f"{path}: points to {name}, which is not in the list"


# The ledger


def ledger_rules(text):
    """The IDs in the rows of the numbered chapters of the ledger."""
    chapter, names = None, set()
    for line in text.splitlines():
        if line.startswith("# "):
            chapter = None
        elif found := LEDGER_CHAPTER.match(line):
            chapter = int(found.group(1))
        elif chapter and (found := LEDGER_ROW.match(line)):
            names.add(found.group(1))
    return {name for name in names if not is_fan_module(name)}


def is_fan_module(name):
    """True for the name of a module (FAN-BAG), which is no rule."""
    return name.startswith(FAN + "-") and not any(c.isdigit() for c in name)


def fan_rules(text):
    """The rules in fan-modules.md; a row may contain several: FAN-MK-1, -2."""
    names = set()
    for line in text.splitlines():
        if not line.startswith("| FAN-"):
            continue
        chapter = None
        for name in (part.strip() for part in line.split("|")[1].split(",")):
            full = name if name.startswith(FAN) else f"{chapter}{name}"
            chapter = full.rpartition("-")[0]
            if ID.fullmatch(full) and not is_fan_module(full):
                names.add(full)
    return names


def ledger_readings(text):
    """The rules that are an interpretation of the ledger (DFT in the last column)."""
    rows = (line for line in text.splitlines() if LEDGER_ROW.match(line))
    return {LEDGER_ROW.match(row).group(1) for row in rows if re.search(r"\bDFT\b", row.rstrip().rstrip("|").rpartition("|")[2])}


def island_rules(text):
    """The rules in islands.md that belong to the list."""
    rows = (found.group(1) for line in text.splitlines() if (found := LEDGER_ROW.match(line)))
    return {name for name in rows if name.split("-")[0] in ISLAND_CHAPTERS}


def ledger_faults(rules, text, islands="", fans=""):
    names = ledger_rules(text) | island_rules(islands) | fan_rules(fans)
    for name in sorted(ledger_readings(text) & names & rules.keys()):
        if "reading" not in rules[name]:
            yield f"{name}: a reading in the ledger, not marked as one in the list"
    for name in sorted(names - rules.keys()):
        yield f"{name}: in the ledger, not in the list"
    chapters = {name.rsplit("-", 1)[0] for name in names}
    for name in sorted(rules.keys() - names):
        if name.startswith(FAN + "-") and name.rsplit("-", 1)[0] not in chapters:
            continue # a module that is younger than the paper
        counts = rules[name].get("for", [])
        if EDITIONS.intersection([counts] if isinstance(counts, str) else counts) == {"en-2025"}:
            continue # an edition that is younger than the ledger
        yield f"{name}: in the list, not in the ledger"


# The table

HEADER = """\
# The rules and the tests that show them

Written by `python3 tests/rules/check_rules.py . --write`; the test `every_rule_has_a_test` fails when it is not up
to date. The sentences are those of `resources/rules`, a file a chapter. A test names its rules in the comment above
it: `// Rules: KNIGHT-9, KNIGHT-10 (T-68)`; in brackets stand worked examples of the rule books that the test plays.
"""


def table(rules, shown, titles):
    """The text of the README: each rule, its sentence, and its tests."""
    lines, chapter = [HEADER.rstrip()], None
    for name, rule in rules.items():
        if name.partition("-")[0] != chapter:
            chapter = name.partition("-")[0]
            lines += [f"\n## {titles.get(chapter, chapter)}\n", "| Rule | What it says | Shown by |", "|---|---|---|"]
        tests = [f"`{path.removeprefix('tests/')}` {test}" for path, test in shown.get(name, [])]
        proof = "<br>".join(tests) or ("a note, nothing to test" if rule.get("note") else "**nothing**")
        lines.append(f"| {name} | {rule['en'].replace('|', '&#124;')} | {proof} |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    root = arguments.root

    def sources(folder, suffixes):
        files = sorted(f for f in (root / folder).rglob("*") if f.suffix in suffixes and f.is_file())
        return [(f.relative_to(root).as_posix(), f.read_text(encoding="utf-8")) for f in files]

    documents = [(f.name, f.read_text(encoding="utf-8")) for f in sorted((root / "resources/rules").glob("*.json"))]
    if not documents:
        sys.exit(f"no rules under {root / 'resources/rules'}")
    tests = [(path, text) for path, text in sources("tests", TESTS) if not path.startswith("tests/rules/")]

    faults = list(list_faults(documents))
    rules = rules_of(documents)
    shown, bad_tags = tests_by_rule(tests)
    titles = {document["chapter"]: document["title"]["en"] for document in map(json.loads, (t for _, t in documents))
              } if not faults else {}
    readme = root / "tests/rules/README.md"
    if faults:
        pass # the table needs a valid list
    elif arguments.write:
        readme.write_text(table(rules, shown, titles), encoding="utf-8")
    elif not readme.exists() or readme.read_text(encoding="utf-8") != table(rules, shown, titles):
        faults.append("tests/rules/README.md is not up to date: run check_rules.py with --write")
    faults += bad_tags
    faults += coverage_faults(rules, shown)
    faults += literal_faults(rules, sources("engine", {".cpp", ".h"}))

    ledger = pathlib.Path(os.environ.get("REEVE_SHARED", root / "../shared")) / "RULES.md"
    if ledger.is_file():
        islands = ledger.with_name("islands.md")
        more = islands.read_text(encoding="utf-8") if islands.is_file() else ""
        paper = ledger.with_name("fan-modules.md")
        fans = paper.read_text(encoding="utf-8") if paper.is_file() else ""
        faults += ledger_faults(rules, ledger.read_text(encoding="utf-8"), more, fans)
    else:
        print(f"no ledger at {ledger}: the list is not compared with it")
    for fault in faults:
        print(fault)
    notes = sum(1 for rule in rules.values() if rule.get("note"))
    print(f"{len(rules)} rules, {notes} of them notes, {sum(map(len, shown.values()))} places in tests, "
          f"{len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
