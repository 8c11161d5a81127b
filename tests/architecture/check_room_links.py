# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that no room calls a function of a later room. Includes do not show this if the room declares the function itself.

usage: check_room_links.py NM LIBRARIES   (the archives of the rooms of one part in their order, joined with |)
"""
import pathlib
import subprocess
import sys


def symbols(nm, archive):
    """The names that an archive defines (global and not weak) and its undefined names."""
    done = subprocess.run([nm, archive], capture_output=True, text=True, check=True)
    defined, wanted = set(), set()
    for line in done.stdout.splitlines():
        words = line.split()
        if len(words) == 3 and words[1] in "TDBR":
            defined.add(words[2])
        elif len(words) == 2 and words[0] == "U":
            wanted.add(words[1])
    return defined, wanted


def back_calls(rooms):
    """(room, later room, name) for each use of a name of a later room. `rooms`: triples of name, defined and undefined names."""
    home = {name: place for place, (_, defined, _) in enumerate(rooms) for name in defined}
    for place, (room, _, wanted) in enumerate(rooms):
        for name in sorted(wanted):
            if home.get(name, -1) > place:
                yield room, rooms[home[name]][0], name


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    rooms = [(pathlib.Path(archive).stem, *symbols(sys.argv[1], archive)) for archive in sys.argv[2].split("|")]
    if not all(defined for _, defined, _ in rooms):
        sys.exit("nm names no symbol of " + ", ".join(room for room, defined, _ in rooms if not defined))
    calls = list(back_calls(rooms))
    for room, later, name in calls:
        print(f"{room} calls {name} of {later}, which comes after it")
    print(f"{len(rooms)} rooms, {sum(len(defined) for _, defined, _ in rooms)} functions and objects, {len(calls)} faults")
    sys.exit(1 if calls else 0)


if __name__ == "__main__":
    main()
