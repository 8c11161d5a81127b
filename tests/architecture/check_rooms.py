# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the dependencies between the rooms (libraries) inside engine, vision and app.

usage: check_rooms.py ROOT

The CMakeLists.txt of each part lists its rooms in order, and for each room those that it may include (KNOWS). A room may include only itself
and these, must include each of them, and they must be before it (reeve_room() of the top CMakeLists.txt refuses others, too). A module of
the engine is divided among rooms: engine/modules/NAME/rules belongs to the room rules; in the folder of a fan module, engine/modules/fan/NAME,
NAME.h belongs to commands, NAME.cpp to rules, and every other file to modules. The files of engine outside of all rooms are the
room game; those of app are the library reeve_app, which may include all rooms and which no room may include. The tables of
engine/README.md and app/README.md must list the rooms in the same order.
"""
import collections
import pathlib
import re
import sys

# Files of vision outside of its folders, with their rooms.
VISION_FILES = {"ground": "basics", "params": "basics", "least_chance": "basics", "trace": "basics", "doubt": "basics", "reading": "reading",
                "choose_layout": "read", "read_board": "read"}
BESIDE = {"engine": "game", "app": "."}
ROOM = re.compile(r"^\| `(\w+)/` \|", re.M)
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.M)
STATED = re.compile(r"^reeve(?:_\w+)?_room\((?:(?:engine|vision|app) )?(\w+)([^)]*)\)", re.M)
LISTS = ("KNOWS", "LINKS", "LIBRARY", "FILES", "MOC")


def room_of(path):
    """The room of a path such as "app/window/game.h"; None for a file of vision that belongs to no room."""
    parts = path.replace("app/web/", "app/", 1).split("/")  # its files replace those of the rooms
    if parts[0] == "vision":
        file = "/".join(parts[1:]).rsplit(".", 1)[0]
        return VISION_FILES.get(file, parts[1] if len(parts) > 2 else None)
    if parts[1] == "modules" and len(parts) > 4:
        if parts[2] == "fan" and parts[3] not in ("tables", "state", "commands"):
            return {f"{parts[3]}.h": "commands", f"{parts[3]}.cpp": "rules"}.get(parts[4], "modules")
        return parts[3]
    return parts[1] if len(parts) > 2 else BESIDE[parts[0]]


def stated_rooms(text):
    """{room: the rooms that it may include}, in the order of the text of a CMakeLists.txt."""
    rooms = {}
    for name, rest in STATED.findall(text):
        known, kind = set(), ""
        for word in rest.split():
            if word in LISTS:
                kind = word
            elif kind == "KNOWS":
                known.add(word)
        rooms[name] = known
    return rooms


def included(files):
    """{room: {other room of the same part that it includes: an including file}}. `files`: pairs of path and text."""
    found = collections.defaultdict(dict)
    for path, text in files:
        top = path.split("/")[0]
        found[room_of(path)]
        for name in INCLUDE.findall(text):
            if name.startswith(top + "/") and room_of(name) != room_of(path):
                found[room_of(path)].setdefault(room_of(name), path)
    return found


def faults(top, rooms, found):
    """Differences between the stated and the real dependencies of a part, as sentences."""
    order = list(rooms)
    for place, room in enumerate(order):
        for known in sorted(rooms[room] - set(order[:place])):
            yield f"{top}/{room} says that it knows {known}, which does not stand before it"
    for room in found:
        if room not in rooms and room != ".":
            yield f"{top}/{room} is no room of {top}/CMakeLists.txt"
    for room, known in rooms.items():
        others = found.get(room, {})
        for other in sorted(set(others) - known, key=str):
            yield f"{others[other]} includes {top}/{other}, which {top}/{room} does not know"
        for other in sorted(known - set(others)):
            yield f"{top}/{room} says that it knows {other}, and includes nothing of it"


def readme_faults(top, order, text):
    """A sentence if the table in a README has other rooms or another order."""
    listed = tuple(ROOM.findall(text))
    wanted = tuple(room for room in order if room not in BESIDE.values())
    if listed != wanted:
        yield f"{top}/README.md lists the rooms {', '.join(listed)} instead of {', '.join(wanted)}"


def main(root):
    root, faulty = pathlib.Path(root), []
    for top in ("engine", "vision", "app"):
        rooms = stated_rooms((root / top / "CMakeLists.txt").read_text(encoding="utf-8"))
        files = [(f.relative_to(root).as_posix(), f.read_text(encoding="utf-8"))
                 for f in sorted((root / top).rglob("*")) if f.suffix in (".h", ".cpp")]
        found = included(files)
        faulty += faults(top, rooms, found)
        if top != "vision":
            faulty += readme_faults(top, rooms, (root / top / "README.md").read_text(encoding="utf-8"))
        print(f"{top}: {len(rooms)} rooms, {sum(len(known) for known in rooms.values())} arrows")
    for fault in faulty:
        print(fault)
    return 1 if faulty else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
