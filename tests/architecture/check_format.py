#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds every C++ file to .clang-format: check_format.py PROJECT [CLANG_FORMAT]

The results of two releases of clang-format differ, so only release 14 is asked. Exits with 77 (skipped) where it is
not installed."""
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
