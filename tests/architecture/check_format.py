#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the format of every C++ file with .clang-format: check_format.py PROJECT [CLANG_FORMAT]

Releases of clang-format give different results, so only release 14 is used. Exits with 77 (skipped) if it is not
installed."""
import pathlib
import shutil
import subprocess
import sys

ROOMS = ("app", "engine", "vision", "tests")
SKIPPED = 77


def sources(project):
    return sorted(str(path) for room in ROOMS for path in (project / room).rglob("*") if path.suffix in (".cpp", ".h"))


def main():
    project = pathlib.Path(sys.argv[1])
    tool = shutil.which(sys.argv[2] if len(sys.argv) > 2 else "clang-format-14")
    if tool is None:
        print("clang-format-14 is not installed: the format of the sources was not checked")
        return SKIPPED
    files = sources(project)
    done = subprocess.run([tool, "--dry-run", "-Werror", *files], capture_output=True, text=True, cwd=project)
    faults = [line for line in done.stderr.splitlines() if "error:" in line]
    for line in faults[:50]:
        print(line)
    print(f"{len(files)} files, {len(faults)} faults")
    if faults:
        print("Mend them with: git ls-files '*.cpp' '*.h' | xargs clang-format-14 -i")
    return 1 if faults or done.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
