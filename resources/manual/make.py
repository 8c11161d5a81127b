#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the manual, docs/manual.md and docs/manual-de.md, from the handbook inside the program: make.py [--check]

--check: writes nothing; status 1 if a file is not up to date, or a picture is missing. resources/screenshots/make.sh makes the pictures.
"""
import json
import re
import sys
import xml.etree.ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENTRY = re.compile(r'\{ icon: "[^"]+",(?: picture: "([^"]+)",)? title: qsTr\(("(?:[^"\\]|\\.)+")\),\s*text: qsTr\(("(?:[^"\\]|\\.)+")\)')
BEGIN = {
    "en": "# How to use Reeve\n\nThe same text is in the program: “How to use Reeve” in the almanac. [Deutsch](manual-de.md)\n",
    "de": "# So geht es mit Reeve\n\nDerselbe Text steht im Programm: „So geht es mit Reeve“ im Almanach. [English](manual.md)\n",
}


def german():
    for context in xml.etree.ElementTree.parse(ROOT / "translations/reeve_de.ts").iter("context"):
        if context.findtext("name") == "Handbook":
            return {message.findtext("source"): message.findtext("translation") for message in context.iter("message")}
    sys.exit("make.py: no translations of the handbook")


def manual(language):
    words = german() if language == "de" else {}
    handbook = (ROOT / "qml/Reeve/Pages/Almanac/Handbook.qml").read_text(encoding="utf-8")
    parts = [BEGIN[language]]
    for picture, title, text in ENTRY.findall(handbook):
        title, text = (words.get(said, said) for said in (json.loads(title), json.loads(text)))
        parts.append(f"## {title}\n\n{text}\n")
        if picture:
            name = f"resources/manual/{picture}-{language}.jpg"
            if not (ROOT / name).is_file():
                sys.exit(f"make.py: no picture {name}")
            parts.append(f"![](../{name})\n")
    return "\n".join(parts)


for language, name in (("en", "docs/manual.md"), ("de", "docs/manual-de.md")):
    made = manual(language)
    if "--check" not in sys.argv:
        (ROOT / name).write_text(made, encoding="utf-8")
    elif (ROOT / name).read_text(encoding="utf-8") != made:
        sys.exit(f"{name} is not up to date: run resources/manual/make.py")
