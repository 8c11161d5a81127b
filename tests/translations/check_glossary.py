# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the texts of the app use the words of the glossary.

usage: check_glossary.py ROOT

Reads translations/GLOSSARY.md and checks every text of translations/*.ts, resources/rules/*.json, resources/desktop and
app/phones and the sentences in the sources. A text with a word of a column "not" or a form of the table "Wrong forms" is a
fault, unless the table "Allowed" contains the text. A German text speaks to the table (ihr), or to one player (du) in the
contexts of the table "Address", on the phones and in the rules; no text mixes both. A printed name must be translated as in
its table. The tool for developers (context Workbench) is not checked.
"""
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

SKIPPED_CONTEXTS = {"Workbench"}
# Contexts whose texts are names of cards, buildings and pieces.
NAME_CONTEXTS = {"Names", "ProgressNames", "Words"}
# Chapters of the rules that speak to the table.
TABLE_CHAPTERS = {"SETUP"}
# SQL statements are not shown to anybody.
STATEMENT = re.compile(r"(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER) ")
# The two texts of a label of the phones: ["English", "German"] or {"code", "English", "German"}.
LABEL = re.compile(r'"((?:[^"\\\n]|\\.)*)",\s*"((?:[^"\\\n]|\\.)*)"\s*[\]})]')
# German forms that speak to one player and to several. An imperative of several has the form of the third person, so it is
# only recognized at the start of a sentence.
TO_ONE = re.compile(r"\b(du|dich|dir|dein(e[mnrs]?)?|tippe|wähle|gib|nimm|lege|ziehe|halte|scanne|sieh|prüfe|öffne|lass|warte|handle|bezahle"
                    r"|versetze|nenne|benutze|nutze|drehe|dreh|versuch|zieh|lade|frag)\b", re.I)
TO_ALL = re.compile(r"\b([Ee]uch|[Ee]uer|[Ee]ure[mnrs]?)\b|(?<!mit )(?<!zu )(?<!neben )(?<!von )(?<!bei )\bihr\b(?! [A-ZÄÖÜ])|(?:^|[.:;!?] |, oder )(Tippt|Wählt|Gebt|Nehmt|Legt|Stellt|Zieht"
                    r"|Haltet|Scannt|Seht|Macht|Prüft|Öffnet|Lasst|Wartet|Handelt|Bezahlt|Benutzt|Nutzt|Dreht|Versucht|Fragt|tippt|wählt|gebt"
                    r"|nehmt|legt|lasst|fragt)\b")
# Kinds of cards in the order of the program, and the lists of them in a text: "1 wool, 1 ore".
KINDS = {"en": "brick lumber wool grain ore cloth coins? paper".split(), "de": "Lehm Holz Wolle Getreide Erz Tuch Münzen? Papier".split()}
LISTS = {language: re.compile(rf"(?:\d+ )?(?:{kind})(?:(?:, | and | und )(?:\d+ )?(?:{kind}))+") for language, kind in
         ((language, "|".join(kinds)) for language, kinds in KINDS.items())}
SENTENCE = re.compile(r'"((?:[^"\\\n]|\\.)*)"')


def tables(text):
    """{section title: rows}; a row is a list of cells. Without the header."""
    found = {}
    for part in re.split(r"^## ", text, flags=re.M)[1:]:
        title, _, body = part.partition("\n")
        rows = [[cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip()[1:-1])]
                for line in body.splitlines() if line.startswith("|")]
        found[title.strip()] = rows[2:]
    return found


class Glossary:
    def __init__(self, text):
        parts = tables(text)
        self.forbidden = {"en": [], "de": []}
        for concept, english, not_english, german, not_german in parts["Terms"]:
            for language, good, bad in (("en", english, not_english), ("de", german, not_german)):
                for word in filter(None, (w.strip() for w in bad.split(","))):
                    end = r"\w*" if word.endswith("*") else r"(?!\w)"
                    pattern = re.compile(r"(?<!\w)" + re.escape(word.rstrip("*")) + end, re.I)
                    self.forbidden[language].append((word, good, concept, pattern))
        for language, pattern, instead in parts.get("Wrong forms", []):
            self.forbidden[language].append((pattern.strip("`"), instead, "a wrong form", re.compile(pattern.strip("`"))))
        self.to_one = {row[0] for row in parts.get("Address", [])}
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

        for found in LISTS[language].findall(text):
            order = [i for word in re.findall(r"[^\W\d]+", found) for i, kind in enumerate(KINDS[language]) if re.fullmatch(kind, word)]
            if order != sorted(order):
                yield f"{where}: '{found}' is not in the order {', '.join(KINDS[language])}"

    def address_faults(self, text, one, where):
        """A German text that speaks to others than its context does."""
        wrong = (TO_ALL if one else TO_ONE).search(text)
        if wrong and not any(part in text for part in self.allowed):
            whom = "one player (du)" if one else "the table (ihr)"
            yield f"{where}: '{text}' says '{wrong.group(0)}'; texts here speak to {whom}"

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
                if language == "de":
                    yield from glossary.address_faults(form, room in glossary.to_one, f"{name}, {room}")
                if room in NAME_CONTEXTS and language == "de":
                    yield from glossary.name_faults(source, form, f"{name}, {room}")


def rules_faults(glossary, text, name):
    document = json.loads(text)
    for entry in [{"id": document["chapter"], **document["title"]}, *document["rules"]]:
        for language in ("en", "de"):
            yield from glossary.faults(language, entry[language], f"{name}, {entry['id']}")
        one = document["chapter"] not in TABLE_CHAPTERS
        yield from glossary.address_faults(entry["de"], one, f"{name}, {entry['id']}")


def label_faults(glossary, text, name):
    """Faults of the labels of the phones, which speak to one player."""
    for english, german in LABEL.findall(text):
        yield from glossary.faults("en", english, name)
        yield from glossary.faults("de", german, name)
        yield from glossary.address_faults(german, True, name)


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
                                  ("app/phones/page", "words*.js", label_faults), ("app/phones/protocol", "codes.cpp", label_faults),
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
