# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the texts of the app use the words of the glossary.

usage: check_glossary.py ROOT

Reads translations/GLOSSARY.md and checks every text of translations/*.ts, resources/rules/*.json and resources/desktop
and the sentences in the sources. A text with a word of a column "not" is a fault, unless the table "Allowed" contains the text.
A printed name must be translated as in its table. The tool for developers (context Workbench) is not checked.
"""
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

SKIPPED_CONTEXTS = {"Workbench"}
# Contexts whose texts are names of cards, buildings and pieces.
NAME_CONTEXTS = {"Names", "ProgressNames", "Words"}
# SQL statements are not shown to anybody.
STATEMENT = re.compile(r"(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER) ")
SENTENCE = re.compile(r'"((?:[^"\\\n]|\\.)*)"')


def tables(text):
    """{section title: rows}; a row is a list of cells. Without the header."""
    found = {}
    for part in re.split(r"^## ", text, flags=re.M)[1:]:
        title, _, body = part.partition("\n")
        rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in body.splitlines() if line.startswith("|")]
        found[title.strip()] = rows[2:]
    return found


class Glossary:
    def __init__(self, text):
        parts = tables(text)
        self.forbidden = {"en": [], "de": []}
        for concept, english, not_english, german, not_german in parts["Terms"]:
            for language, good, bad in (("en", english, not_english), ("de", german, not_german)):
                for word in filter(None, (w.strip() for w in bad.split(","))):
                    pattern = re.compile(r"(?<!\w)" + re.escape(word) + r"(?!\w)", re.I)
                    self.forbidden[language].append((word, good, concept, pattern))
        self.names = {}
        for english, german, _ in parts["Printed names"]:
            self.names.setdefault(english.lower(), set()).add(german.lower())
        self.allowed = [row[0] for row in parts.get("Allowed", [])]

    def faults(self, language, text, where):
        """The words in this text that the glossary forbids, as sentences."""
        if any(part in text for part in self.allowed):
            return
        for word, good, concept, pattern in self.forbidden[language]:
            if pattern.search(text):
                yield f"{where}: '{text}' says '{word}'; the glossary's word for \"{concept}\" is '{good}'"

    def name_faults(self, source, translation, where):
        wanted = self.names.get(source.lower())
        if wanted and translation.lower() not in wanted:
            yield f"{where}: '{source}' is printed as {sorted(wanted)}, not '{translation}'"


def forms(message):
    translation = message.find("translation")
    plural = [f.text or "" for f in translation.iter("numerusform")]
    return plural or [translation.text or ""]


def ts_faults(glossary, text, name):
    root = ElementTree.fromstring(text)
    language = root.get("language", "").split("_")[0]
    for context in root.iter("context"):
        room = context.findtext("name", "")
        if room in SKIPPED_CONTEXTS:
            continue
        for message in context.iter("message"):
            source = message.findtext("source", "")
            yield from glossary.faults("en", source, f"{name}, {room}")
            for form in forms(message):
                yield from glossary.faults(language, form, f"{name}, {room}")
                if room in NAME_CONTEXTS and language == "de":
                    yield from glossary.name_faults(source, form, f"{name}, {room}")


def rules_faults(glossary, text, name):
    document = json.loads(text)
    for entry in [{"id": document["chapter"], **document["title"]}, *document["rules"]]:
        for language in ("en", "de"):
            yield from glossary.faults(language, entry[language], f"{name}, {entry['id']}")


def source_faults(glossary, text, name):
    """Faults of sentences (three words or more) in quotation marks, outside comments."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith(("//", "*", "/*")):
            continue
        for sentence in SENTENCE.findall(line):
            if len(sentence.split()) >= 3 and re.match(r"[A-Z“]", sentence) and not STATEMENT.match(sentence):
                yield from glossary.faults("en", sentence, f"{name}:{number}")


def metainfo_faults(glossary, text, name):
    for element in ElementTree.fromstring(text).iter():
        language = element.get("{http://www.w3.org/XML/1998/namespace}lang", "en")
        yield from glossary.faults(language, (element.text or "").strip(), name)


def desktop_faults(glossary, text, name):
    for key, language, value in re.findall(r"^([A-Za-z]+)(?:\[(\w+)\])?=(.*)$", text, flags=re.M):
        yield from glossary.faults(language or "en", value, f"{name}, {key}")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    root = pathlib.Path(sys.argv[1])
    glossary = Glossary((root / "translations/GLOSSARY.md").read_text(encoding="utf-8"))
    found = []
    texts = 0
    for folder, pattern, look in (("translations", "*.ts", ts_faults), ("resources/rules", "*.json", rules_faults),
                                  ("resources/desktop", "*.xml.in", metainfo_faults), ("resources/desktop", "*.desktop", desktop_faults),
                                  ("app", "**/*.cpp", source_faults), ("engine", "**/*.cpp", source_faults),
                                  ("qml", "**/*.qml", source_faults), ("qml", "**/*.js", source_faults)):
        for path in sorted((root / folder).glob(pattern)):
            if "workbench" in path.parts:
                continue
            texts += 1
            found += look(glossary, path.read_text(encoding="utf-8"), str(path.relative_to(root)))
    # A source text is in each .ts file and in the source, so a fault is found several times.
    seen = dict.fromkeys(found)
    for fault in seen:
        print(fault)
    print(f"{texts} files, {sum(map(len, glossary.forbidden.values()))} words to avoid, {len(glossary.names)} names, {len(seen)} faults")
    sys.exit(1 if seen else 0)


if __name__ == "__main__":
    main()
