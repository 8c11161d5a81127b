# SPDX-License-Identifier: GPL-3.0-or-later
"""Recreates all tables of docs/reader-results.md that need no training: one file for each in FOLDER.

usage: make_results.py PHOTOGRAPHS FOLDER --reader REEVE_CLI [--only STEP ...] [--places PLACE ...]

Each step writes FOLDER/STEP.md: the command and its output. Rendered boxes are written to FOLDER/boxes, FOLDER/marks and FOLDER/kinds, and
reused if they exist; pictures of the worst cases are written to FOLDER/worst and FOLDER/worst-STEP. --places limits the steps that are
split by place. Needs python3-opencv. Takes hours on two cores, most of them for the step `spoilt`.
"""
import argparse
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent
RENDERED = {"boxes": ["--boxes", "4"], "marks": ["--boxes", "8", "--scenes", "7", "--seed", "5", "--marks"],
            "kinds": ["--boxes", "8", "--scenes", "5", "--seed", "91", "--kinds"]}  # options of box_scenes.py


def steps(options):
    """Returns {step: [script, arguments ...]}, each step after those it depends on."""
    photographs, reader = str(options.photographs), ["--reader", options.reader]
    places = ["--places", *options.places] if options.places else []
    boxes, marks, kinds = (str(options.folder / name) for name in RENDERED)
    worst = lambda step: ["--out", str(options.folder / f"worst-{step}")]
    return {
        "reader": ["evaluate.py", photographs, *reader, "--out", str(options.folder / "worst"), "--more"],
        "spoilt": ["stress.py", photographs, *reader, *places],
        "records": ["check_records.py", photographs, *reader],
        "large": ["large_boards.py", photographs, *reader, *places],
        "figures": ["check_figures.py", photographs, *reader, *places, "--scenes", "2", "--seed", "3"],
        "ship": ["check_ship.py", photographs, *reader, *places, "--scenes", "2", "--seed", "3"],
        "sets": ["check_sets.py", photographs, *reader, *places, *worst("sets")],
        "sets-curve": ["check_sets.py", photographs, *reader, *places, "--curve", "1", "2", "4"],
        "boxes": ["check_sets.py", boxes, "--boxes", *reader, *worst("boxes")],
        "boxes-curve": ["check_sets.py", boxes, "--boxes", *reader, "--curve", "1", "2", "3", "5"],
        "marks": ["check_sets.py", marks, "--boxes", *reader, *worst("marks")],
        "kinds": ["check_boxes.py", kinds, *reader, *worst("kinds")],
    }


def render(options, step):
    """Renders the boxes of a step that are missing."""
    kind = step.split("-")[0]
    if kind not in RENDERED or (options.folder / kind).exists():
        return
    more = RENDERED[kind]
    subprocess.run([sys.executable, str(HERE / "box_scenes.py"), str(options.photographs), str(options.folder / kind), *more], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--reader", required=True)
    parser.add_argument("--only", nargs="*", metavar="STEP")
    parser.add_argument("--places", nargs="*")
    options = parser.parse_args()
    all_steps = steps(options)
    unknown = set(options.only or []) - set(all_steps)
    if unknown:
        parser.error(f"no such step: {', '.join(sorted(unknown))}; there are {', '.join(all_steps)}")
    options.folder.mkdir(parents=True, exist_ok=True)
    failed = []
    for step in options.only or all_steps:
        render(options, step)
        script, *arguments = all_steps[step]
        started = time.monotonic()
        done = subprocess.run([sys.executable, str(HERE / script), *arguments], capture_output=True, text=True)
        shown = " ".join([script, *arguments]).replace(options.reader, "REEVE_CLI").replace(str(options.photographs), "PHOTOGRAPHS")
        (options.folder / f"{step}.md").write_text(f"`{shown}`\n\n{done.stdout}")
        print(f"{step}: {round(time.monotonic() - started)} s" + (f", failed: {done.stderr.strip().splitlines()[-1:]}" if done.returncode else ""), flush=True)
        failed += [step] if done.returncode else []
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
