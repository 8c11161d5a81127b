# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the Flatpak manifest: flatpak-builder accepts all of its keys, every archive has a checksum, nothing has network access.

usage: check_flatpak.py FLATPAK_BUILDER MANIFEST APPLICATION
"""
import json
import re
import subprocess
import sys
import tempfile


def faults(manifest, application):
    if manifest.get("id") != application:
        yield f"its id is {manifest.get('id')}, not {application}"
    if not re.fullmatch(r"6\.\d+", str(manifest.get("runtime-version"))):
        yield "its runtime has no version 6.x"
    for module in manifest["modules"]:
        options = manifest.get("build-options", {}), module.get("build-options", {})
        if any("network" in argument for option in options for argument in option.get("build-args", [])):
            yield f"{module['name']} is built with a network"
        for source in module.get("sources", []):
            if source["type"] == "dir":
                continue
            if not str(source.get("url", "")).startswith("https://"):
                yield f"{module['name']}: a source without an https address"
            if not re.fullmatch(r"[0-9a-f]{64}", source.get("sha256", "")):
                yield f"{module['name']}: a source without a checksum"
    if any("network" in argument for argument in manifest.get("finish-args", [])):
        yield "the program has a network"


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    builder, file, application = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder: # it creates a folder for its state in the working directory
        shown = subprocess.run([builder, "--show-manifest", file], cwd=folder, capture_output=True, text=True)
    found = [line for line in shown.stderr.splitlines() if line.strip()]
    if shown.returncode == 0:
        found += faults(json.loads(shown.stdout), application)
    elif not found:
        found.append(f"flatpak-builder ends with status {shown.returncode}")
    for fault in found:
        print(f"{file}: {fault}")
    print(f"{len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
