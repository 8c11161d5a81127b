#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks and writes the table of fan modules in engine/modules/fan/README.md: what each module has in every room.

    check_modules.py ROOT [--write]

MODULES below lists what belongs to a module. Faults: a name that its room does not contain, a rule without a text in
both languages or without a test, a module without a row, and a table that is not up to date. --write writes the table.
"""
import functools
import json
import re
import sys
from pathlib import Path

README = "engine/modules/fan/README.md"
BEGIN, END = "<!-- begin table -->", "<!-- end table -->"
LIST = "engine/modules/fan/tables/modules.h"
RULES = "resources/rules/fan.json"
RECORD = ("engine/commands/command.h", "engine/modules/fan/commands/actions.h", "engine/record/fan.cpp", "engine/record/seats.cpp", "engine/record/values.cpp")
PROMPTS = ("app/prompts/kind_of.cpp", "app/prompts/kinds/fan.cpp")
WORDS = "app/wording/fan_modules.cpp"
BOARD = ("qml/Reeve/Board/FanPainter.js", "qml/Reeve/Board/FanMarks.qml", "qml/Reeve/Pages")
PHONES = ("app/phones/seat_commands.cpp", "app/desk/ways.cpp", "app/phones/page")

# By enumerator of fan::Module: chapters of its rules, its file of the engine, words of the record, prompts, names of
# what the board shows, names of what phones send or show, its tests. A text that begins with "-" says why there is
# nothing.
MODULES = {
    "KnightCards": dict(rules=["KC"], engine="questions.cpp", record=["development"], prompts="-bought and played as development cards",
                        board=["playedKnights"], phones=["buy-development", "play-development"], tests="knights"),
    "MovementPhase": dict(rules=["RK"], engine="rules/chapter.cpp", record=["start-movement"], prompts=["StartMovement"],
                          board=["movement"], phones=["start-movement"], tests="knights"),
    "Plunder": dict(rules=["PIR"], engine="rules/chapter.cpp", record=["plunder", "gold"], prompts=["Plunder"], board=["hoard"],
                    phones=["plunder"], tests="knights"),
    "HexBarbarians": dict(rules=["BARB"], engine="rules/coast.cpp", record=["barbarians", "landing", "conquered"],
                          prompts=["askLanding"], board=["barbarian", "conquered", "fallen"], phones=["barbarians"], tests="coast"),
    "Arrest": dict(rules=["CHASE"], engine="rules/coast.cpp", record=["chase-barbarian", "arrest"], prompts=["ChaseBarbarian", "Arrest"],
                   board=["barbarian"], phones=["chase-barbarian", "arrest"], tests="coast"),
    "Banish": dict(rules=["BAN"], engine="rules/coast.cpp", record=["banish"], prompts=["Banish"], board=["barbarian"],
                   phones=["banish"], tests="coast"),
    "Wandering": dict(rules=["WAND"], engine="rules/wandering.cpp", record="-as a move of a knight", prompts="-as a move of a knight",
                      board=["gate"], phones=["move-knight"], tests="knights"),
    "Deconstruct": dict(rules=["DEC"], engine="rules/taking_down.cpp", record=["deconstruct"], prompts=["Deconstruct"],
                        board="-what is taken down glows", phones=["deconstruct"], tests="knights"),
    "Control": dict(rules=["CTRL"], engine="control.cpp", record=["control"], prompts="-nothing is asked", board=["shield"],
                    phones="-nothing is tapped", tests="control"),
    "Mounted": dict(rules=["MK"], engine="rules/travel.cpp", record=["mounted", "move-mounted", "moved"],
                    prompts=["RecruitMounted", "MoveMounted"], board=["mounted", "castle"], phones=["move-mounted", "build"], tests="travel"),
    "Crews": dict(rules=["CR"], engine="rules/travel.cpp", record=["crews", "crew", "move-crew"], prompts=["RecruitCrew", "MoveCrew"],
                  board=["crew"], phones=["move-crew", "build"], tests="travel"),
    "GoldFields": dict(rules=["GOLD"], engine="rules/gold_fields.cpp", record=["gold_fields", "mining", "nyala", "nuggets"],
                       prompts=["askNuggets"], board=["goldField"], phones="-tokens flip by themselves", tests="gold_fields"),
    "Battles": dict(rules=["BAT", "PRIS", "LOSS", "LIB"], engine="rules/battles.cpp",
                    record=["prisoners", "conflict", "roll-prisoners", "roll-losses", "exchange-prisoners"],
                    prompts=["RollPrisoners", "RollLosses", "ExchangePrisoners", "askFirstBattle"], board=["BattleScene"],
                    phones=["roll-prisoners", "roll-losses", "exchange-prisoners", "end"], tests="battles"),
    "Baggage": dict(rules=["BAG"], engine="rules/trains.cpp", record=["trains", "promote-train", "move-train", "drive-off"],
                    prompts=["RecruitTrain", "PromoteTrain", "MoveTrain", "DriveOff"], board=["train"],
                    phones=["promote-train", "move-train", "drive-off"], tests="trains"),
}


@functools.lru_cache(maxsize=None)
def text_of(root, places):
    """The text of these files; for a folder, of all .qml and .js files in it."""
    found = []
    for place in [places] if isinstance(places, str) else places:
        path = root / place
        files = sorted(f for f in path.rglob("*") if f.suffix in (".qml", ".js")) if path.is_dir() else [path]
        found += [f.read_text(encoding="utf-8") + f.name for f in files if f.is_file()]
    return "\n".join(found)


def missing(names, text):
    """The names that do not occur in the text as whole words."""
    return [n for n in names if not re.search(rf"(?<![\w-]){re.escape(n)}(?![\w-])", text)]


def chapter_of(rule):
    return rule.split("-")[1]


class Table:
    def __init__(self, root, modules=None):
        self.root, self.faults, self.rows = root, [], []
        self.modules = MODULES if modules is None else modules
        source = text_of(root, LIST)
        enum = re.search(r"enum class Module[^{]*\{(.*?)\};", source, re.DOTALL).group(1)
        listed = re.findall(r"^\s*(\w+),?\s*///", enum, re.MULTILINE)
        words = re.findall(r'\.word = "([a-z-]+)"', source)
        for name in set(listed) ^ set(self.modules):
            self.faults.append(f"{name}: a row of MODULES for each module of {LIST}, and no other")
        rules = json.loads((root / RULES).read_text(encoding="utf-8"))["rules"]
        self.rules = {}
        for rule in rules:
            self.rules.setdefault(chapter_of(rule["id"]), []).append(rule)
        for name, word in zip(listed, words):
            if name in self.modules:
                self.row(name, word, self.modules[name])

    def cell(self, name, column, wanted, places):
        if isinstance(wanted, str):
            return wanted[1:]
        for lost in missing(wanted, text_of(self.root, places)):
            self.faults.append(f"{name}: {column} has no {lost}")
        return ", ".join(f"`{w}`" for w in wanted)

    def row(self, name, word, module):
        rules = [rule for chapter in module["rules"] for rule in self.rules.get(chapter, [])]
        if not rules:
            self.faults.append(f"{name}: no rules in {RULES}")
        for rule in rules:
            if not rule.get("en") or not rule.get("de"):
                self.faults.append(f"{rule['id']}: a text in both languages")
        engine = f"engine/modules/fan/{module['engine']}"
        tests = f"tests/engine/fan_{module['tests']}_test.cpp"
        for file in (engine, WORDS):
            if missing([f"Module::{name}"], text_of(self.root, file)):
                self.faults.append(f"{name}: {file} does not name it")
        tested = set(re.findall(r"FAN-[A-Z]+-\w+", "\n".join(re.findall(r"// Rules:.*", text_of(self.root, tests)))))
        shown = {rule for rule in tested if chapter_of(rule) in module["rules"]}
        if not shown:
            self.faults.append(f"{name}: {tests} shows none of its rules")
        self.rows.append([
            f"`{word}`", f"{len(rules)} of {', '.join('FAN-' + c for c in module['rules'])}; `{module['engine']}`",
            self.cell(name, "the record", module["record"], RECORD), self.cell(name, "the prompts", module["prompts"], PROMPTS),
            "en, de", self.cell(name, "the board", module["board"], BOARD), self.cell(name, "the phones", module["phones"], PHONES),
            f"`fan_{module['tests']}`: {len(shown)} rules"])

    def text(self):
        head = ["module", "rules", "record", "prompts", "words", "on the screen", "phones", "tests"]
        lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
        return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in self.rows])


def main(arguments):
    root, write = Path(arguments[0]), "--write" in arguments
    table = Table(root)
    readme = root / README
    before = readme.read_text(encoding="utf-8")
    start, end = before.index(BEGIN) + len(BEGIN), before.index(END)
    after = f"{before[:start]}\n{table.text()}\n{before[end:]}"
    if write:
        readme.write_text(after, encoding="utf-8")
    elif after != before:
        table.faults.append(f"{README}: the table is not up to date (check_modules.py . --write)")
    for fault in table.faults:
        print(fault)
    print(f"{len(table.rows)} modules, {len(table.faults)} faults")
    return 1 if table.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
