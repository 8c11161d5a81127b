# SPDX-License-Identifier: GPL-3.0-or-later
"""Times `reeve-cli scan` with and without a set, and `reeve-cli learn`, as whole processes on this machine.

usage: time_sets.py PHOTOGRAPHS BOXES --reader REEVE_CLI [REEVE_CLI ...] [--rounds N]

BOXES holds games rendered by box_scenes.py --shown: the set is learned from the first three pictures of the first box. Two groups of
pictures are scanned: thirteen of PHOTOGRAPHS, spread over all, and the other pictures of that box, which show all its pieces. Each
round (default: 3) scans every picture with each REEVE_CLI in turn. Prints for each round the median in milliseconds without the set
and with it. Times of one machine differ by a third from minute to minute: compare only those of one round.
"""
import argparse
import json
import pathlib
import statistics
import subprocess
import tempfile
import time

import check_boxes

PHOTOGRAPHS = 13
TAUGHT = 3


def milliseconds(command):
    began = time.perf_counter()
    subprocess.run(command, capture_output=True, check=True)
    return (time.perf_counter() - began) * 1e3


def scans(reader, pictures, *options):
    """The median time of a scan."""
    return statistics.median(milliseconds([reader, "scan", str(picture), *options]) for picture in pictures)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("boxes", type=pathlib.Path)
    parser.add_argument("--reader", required=True, nargs="+")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    photographs = sorted(options.photographs.glob("*.jpg"))
    groups = {"photographs": photographs[::max(1, len(photographs) // PHOTOGRAPHS)][:PHOTOGRAPHS]}
    taught, others = next((items[:TAUGHT], items[TAUGHT:]) for items in check_boxes.groups(options.boxes).values())
    groups["a box"] = [file.with_suffix(".jpg") for file, _ in others]
    with tempfile.TemporaryDirectory() as folder:
        print("| reader | learning three pictures | size of the set |\n|---|---|---|")
        sets = []
        for i, reader in enumerate(options.reader):
            sets.append(str(pathlib.Path(folder) / f"{i}.set"))
            pairs = [str(path) for file, _ in taught for path in (file.with_suffix(".jpg"), file)]
            said = json.loads(subprocess.run([reader, "learn", sets[-1], *pairs], capture_output=True, check=True, text=True).stdout)
            print(f"| {i + 1} | {said['milliseconds']} ms | {said['bytes']} bytes |")
        print("\n| round | reader | pictures | without the set | with it | more |\n|---|---|---|---|---|---|")
        for number in range(options.rounds):
            for i, reader in enumerate(options.reader):
                for name, pictures in groups.items():
                    without, learned = scans(reader, pictures), scans(reader, pictures, "--set", sets[i])
                    print(f"| {number + 1} | {i + 1} | {name} | {without:.0f} ms | {learned:.0f} ms | {100 * (learned / without - 1):.0f} % |", flush=True)


if __name__ == "__main__":
    main()
