# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the translations are complete.

usage: check_translations.py ROOT LUPDATE

A copy of each translations/*.ts is updated by lupdate. Afterwards no entry may be unfinished,
vanished or empty, and a translation must have the placeholders (%1, %L1, %n) of its source.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

LANGUAGES = {"en", "de"}
ROOMS = ["engine", "vision", "app", "qml"]
PLACEHOLDER = re.compile(r"%L?(\d{1,2}|n)")


def placeholders(text):
    return sorted(PLACEHOLDER.findall(text))


def form_faults(source, forms, plural):
    """Faults in the forms of one translation (one form, or one for each grammatical number)."""
    wanted = placeholders(source)
    for index, form in enumerate(forms):
        if not form.strip():
            yield "is empty"
            continue
        have = placeholders(form)
        # A singular form may say "one road" instead of "%n road".
        singular = plural and index == 0 and len(forms) > 1
        if have != wanted and not (singular and have == [p for p in wanted if p != "n"]):
            yield f"placeholders {wanted} became {have} in '{form}'"


def faults_in(text):
    """All faults of one .ts document, as sentences."""
    for context in ElementTree.fromstring(text).iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            source = message.findtext("source", "")
            where = f"{name}: '{source}'"
            translation = message.find("translation")
            if translation is None:
                yield f"{where} has no translation"
                continue
            kind = translation.get("type")
            if kind == "unfinished":
                yield f"{where} is unfinished"
                continue
            if kind in ("vanished", "obsolete"):
                yield f"{where} is not in the sources any more"
                continue
            plural = message.get("numerus") == "yes"
            forms = [f.text or "" for f in translation.iter("numerusform")] if plural else [translation.text or ""]
            if not forms:
                forms = [""]
            yield from (f"{where} {fault}" for fault in form_faults(source, forms, plural))


def is_plural_only(text):
    messages = list(ElementTree.fromstring(text).iter("message"))
    return bool(messages) and all(m.get("numerus") == "yes" for m in messages)


def brought_up_to_date(root, lupdate, ts, folder):
    """The text of a copy of `ts` in `folder` that lupdate has updated from the sources."""
    copy = pathlib.Path(folder) / ts.name
    shutil.copyfile(ts, copy)
    command = [lupdate, "-silent", "-locations", "none", "-disable-heuristic", "sametext",
               "-disable-heuristic", "similartext"]
    if is_plural_only(ts.read_text(encoding="utf-8")):
        command.append("-pluralonly")
    command += [str(root / room) for room in ROOMS if (root / room).is_dir()] + ["-ts", str(copy)]
    subprocess.run(command, check=True, cwd=root)
    return copy.read_text(encoding="utf-8")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    root, lupdate = pathlib.Path(sys.argv[1]), sys.argv[2]
    files = sorted((root / "translations").glob("*.ts"))
    faults = 0
    languages = set()
    with tempfile.TemporaryDirectory() as folder:
        for ts in files:
            languages.add(ElementTree.parse(ts).getroot().get("language", "").split("_")[0])
            for fault in faults_in(brought_up_to_date(root, lupdate, ts, folder)):
                faults += 1
                print(f"{ts.name}: {fault}")
    for language in sorted(LANGUAGES - languages):
        faults += 1
        print(f"translations/: there is no .ts file for the language '{language}'")
    print(f"{len(files)} translations, {faults} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
