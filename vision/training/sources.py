# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the photographs of training and measurement against their sources (sources.json).

usage: sources.py PHOTOGRAPHS

Prints which photographs are missing, changed, unknown or labelled with another licence, and a line for each place. The exit status is 1 if there is a fault.
"""
import hashlib
import json
import pathlib
import sys

FILE = pathlib.Path(__file__).parent / "sources.json"
TRAINING_LICENCES = ("MIT", "BSD", "CC-BY-4", "CC-BY-3")  # licences that allow training; the training scripts check the label as well


def places():
    return json.loads(FILE.read_text())["places"]


def faults(folder, known=None):
    """Sentences about photographs in a folder that differ from sources.json; missing photographs are allowed."""
    folder = pathlib.Path(folder)
    known = places() if known is None else known
    listed = {name: (place, digest) for place, one in known.items() for name, digest in one["photographs"].items()}
    for file in sorted(folder.glob("*.json")):
        label = json.loads(file.read_text())
        if label["image"] not in listed:
            yield f"{file.name}: {label['image']} stands not in sources.json"
            continue
        place, digest = listed[label["image"]]
        may_train = label["licence"].startswith(TRAINING_LICENCES)
        if may_train != (known[place]["use"] == "training"):
            yield f"{file.name}: licence \"{label['licence']}\", but sources.json has {place} for {known[place]['use']}"
        if may_train and not label["licence"].startswith(known[place]["licence"]):
            yield f"{file.name}: licence \"{label['licence']}\", not {known[place]['licence']}"
        if not (folder / label["image"]).exists():
            yield f"{label['image']}: missing"
        elif hashlib.sha256((folder / label["image"]).read_bytes()).hexdigest() != digest:
            yield f"{label['image']}: another picture than that of sources.json"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    amiss = list(faults(sys.argv[1]))
    for sentence in amiss:
        print(sentence)
    for place, one in places().items():
        there = sum((pathlib.Path(sys.argv[1]) / name).exists() for name in one["photographs"])
        print(f"{place:8} {there} of {len(one['photographs'])} photographs, {one['use']}, licence {one['licence']}: {one['address']}")
    sys.exit(1 if amiss else 0)


if __name__ == "__main__":
    main()
