# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the texts of the app that occur in several contexts.

usage: repeated_texts.py FILE.ts [--list | --differing]

Prints the number of texts, of texts that occur in more than one context, and of those among them that have different translations.
--list prints each text that occurs in more than one context, the longest first; --differing prints those with different translations,
with the translations.
"""
import collections
import sys
import xml.etree.ElementTree as ET


def texts(file):
    """{text: [(context, translation)]}; a translation is the tuple of its forms."""
    out = collections.defaultdict(list)
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = tuple(form.text or "" for form in translation.findall("numerusform")) or (translation.text or "",)
            out[message.findtext("source")].append((context.findtext("name"), forms))
    return out


def repeated(found):
    return {text: uses for text, uses in found.items() if len({context for context, _ in uses}) > 1}


def differing(found):
    return {text: uses for text, uses in repeated(found).items() if len({forms for _, forms in uses}) > 1}


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--list"], ["--differing"]):
        sys.exit(__doc__)
    found = texts(sys.argv[1])
    print(f"{len(found)} texts, {len(repeated(found))} of them in several contexts, {len(differing(found))} of those worded in several ways")
    if sys.argv[2:] == ["--list"]:
        for text, uses in sorted(repeated(found).items(), key=lambda one: -len(one[0])):
            print(f"{text!r}: {', '.join(sorted({context for context, _ in uses}))}")
    if sys.argv[2:] == ["--differing"]:
        for text, uses in differing(found).items():
            print(f"{text!r}: " + "; ".join(f"{context}: {' / '.join(forms)}" for context, forms in uses))


if __name__ == "__main__":
    main()
