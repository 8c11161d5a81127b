# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the Flatpak manifest: flatpak-builder accepts all of its keys, every archive has a checksum, no build has network access, and
the program has each permission and library that it needs.

usage: check_flatpak.py FLATPAK_BUILDER MANIFEST APPLICATION
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile


# What the program needs, and the file that shows it.
PERMISSIONS = {"--share=network": "app/phones/server/listener.cpp", "--talk-name=org.freedesktop.secrets": "app/club/keyring.cpp",
               "--talk-name=org.freedesktop.ScreenSaver": "app/device/keep_awake.cpp", "--device=all": "app/pictures/scanner.cpp",
               "--socket=pulseaudio": "app/window/sounds/loudspeaker.cpp"}
# The modules that provide what CMake looks for; the runtime and the SDK have Qt and Python.
MODULES = {"OpenCV": ["opencv"], "nlohmann_json": ["nlohmann-json"], "ZXing": ["zxing-cpp"], "PostgreSQL": ["libpq", "qt-psql"],
           "Qt6": [], "Python3": []}
ROOT = pathlib.Path(__file__).parents[2]


def said(pattern):
    """What the program's CMake files say of that pattern."""
    for file in [ROOT / "CMakeLists.txt", *(ROOT / "app").rglob("CMakeLists.txt"), *(ROOT / "vision").rglob("CMakeLists.txt")]:
        yield from re.findall(pattern, file.read_text(encoding="utf-8"))


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
            if not re.fullmatch(r"[0-9a-f]{40}" if source["type"] == "git" else r"[0-9a-f]{64}",
                                source.get("commit" if source["type"] == "git" else "sha256", "")):
                yield f"{module['name']}: a source without a checksum"
    for permission, why in PERMISSIONS.items():
        if not (ROOT / why).exists():
            yield f"{why} is no file: does anything still need {permission}?"
        if permission not in manifest.get("finish-args", []):
            yield f"{permission} is missing, which {why} needs"
    built = [module["name"] for module in manifest["modules"]]
    for library in sorted(set(said(r"find_(?:package|library)\((?:\w+_LIBRARY )?(\w+)"))):
        if not set(MODULES.get(library, ["unknown"])) <= set(built):
            yield f"no module provides {library}"
    parts = " ".join(option for module in manifest["modules"] for option in module.get("config-opts", []) if "BUILD_LIST=" in option)
    for part in sorted(set(said(r"\bopencv_(\w+)"))):
        if part not in re.split(r"[=,\s]", parts):
            yield f"the module opencv is built without {part}"


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
