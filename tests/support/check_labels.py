# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every test has exactly one of these labels.

usage: check_labels.py CTEST BUILD_FOLDER LABEL...
"""
import json
import subprocess
import sys


def faults(tests, labels):
    """(test, its labels) for each test without exactly one of `labels`. `tests`: from the JSON output of ctest."""
    for test in tests:
        given = [word for p in test.get("properties", []) if p["name"] == "LABELS" for word in p["value"]]
        if sum(word in labels for word in given) != 1:
            yield test["name"], given


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    ctest, build, *labels = sys.argv[1:]
    shown = subprocess.run([ctest, "--show-only=json-v1", "--test-dir", build], capture_output=True, text=True, check=True).stdout
    tests = json.loads(shown)["tests"]
    if not tests:
        sys.exit(f"{build} has no tests")
    found = list(faults(tests, set(labels)))
    for name, given in found:
        print(f"{name}: labels {', '.join(given) or 'none'}; wanted is one of {', '.join(labels)}")
    print(f"{len(tests)} tests, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
