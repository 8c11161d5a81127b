# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the order of the rooms inside engine and app.

usage: check_rooms.py ROOT

A room includes itself and the rooms before it in ORDER; "." are the files beside the rooms. A module of the engine has a
part in some rooms: engine/modules/NAME/rules is its part of the room rules.
engine/README.md and app/README.md list their rooms in this order.
"""
import collections
import pathlib
import re
import sys

ORDER = {
    "engine": ("basics", "board", "tables", "state", "setup", "commands", "modules", "position", "events", "rules", "cards", "choices", ".", "view", "player",
               "record"),
    "app": ("values", "storage", "club", "settings", "table", "people", "reading", "places", "wording", "session", "view", "seats", "startup",
            "prompts", "guide", "phones", "cli", "files", "share", "models", "measure", "desk", "sounds", "sets", "scan", "workbench", "boards",
            "teaching", "club_models", "device", "."),
}
ROOM = re.compile(r"^\| `(\w+)/` \|", re.M)
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.M)


def room_of(path):
    """The room of a path "app/models/game.h"; "." for a file beside the rooms."""
    parts = path.split("/")
    if parts[1] == "modules" and len(parts) > 4:
        return parts[3]
    return parts[1] if len(parts) > 2 else "."


def back_arrows(files, order):
    """{(from, to): includes} that run against `order`, of pairs of a path and its text, and the rooms that it lacks."""
    top, place = None, {room: i for i, room in enumerate(order)}
    back, unknown = collections.Counter(), set()
    for path, text in files:
        top = path.split("/")[0]
        for name in INCLUDE.findall(text):
            if not name.startswith(top + "/"):
                continue
            a, b = room_of(path), room_of(name)
            unknown |= {room for room in (a, b) if room not in place}
            if a in place and b in place and place[b] > place[a]:
                back[(a, b)] += 1
    return back, unknown


def faults(top, back, unknown):
    for room in sorted(unknown):
        yield f"{top}/{room} has no place in ORDER of check_rooms.py"
    for (a, b), count in sorted(back.items()):
        yield f"{top}/{a} includes {top}/{b}, which comes after it, {count} times"


def readme_faults(top, order, text):
    """Whether the table of rooms in a README lists other rooms than ORDER, or in another order."""
    listed = tuple(ROOM.findall(text))
    if listed != tuple(room for room in order if room != "."):
        yield f"{top}/README.md lists the rooms {', '.join(listed)} instead of {', '.join(room for room in order if room != '.')}"


def main(root):
    root, found = pathlib.Path(root), []
    for top, order in ORDER.items():
        files = [(f.relative_to(root).as_posix(), f.read_text(encoding="utf-8"))
                 for f in sorted((root / top).rglob("*")) if f.suffix in (".h", ".cpp")]
        back, unknown = back_arrows(files, order)
        found += faults(top, back, unknown)
        found += readme_faults(top, order, (root / top / "README.md").read_text(encoding="utf-8"))
        print(f"{top}: {len(order)} rooms, {sum(back.values())} includes against their order")
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
