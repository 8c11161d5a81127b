# SPDX-License-Identifier: GPL-3.0-or-later
"""Recreates the tables of docs/reader-results.md: one file for each in FOLDER.

usage: make_results.py PHOTOGRAPHS FOLDER --reader REEVE_CLI [--only STEP ...] [--places PLACE ...]

Each step writes FOLDER/STEP.md: the command and its output. Games are rendered to FOLDER/NAME (RENDERED below), and reused if they exist;
pictures of the worst cases are written to FOLDER/worst-STEP. --places limits the steps that are split by place. Needs python3-opencv
(python3-torch for the step `networks`). Takes hours on two cores, most of them for the steps `spoilt-all`
and `spoilt-all-known`.
"""
import argparse
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent
MODELS = HERE.parents[1] / "resources/models"
UNSEEN = {  # games of boxes that no network saw; options of box_scenes.py
    "unseen-kinds": ["--boxes", "8", "--scenes", "5", "--seed", "91", "--kinds"],
    "unseen-marks": ["--boxes", "6", "--scenes", "4", "--seed", "61", "--marks"],
    "unseen-editions": ["--boxes", "4", "--scenes", "4", "--seed", "61"],
}
SHOWN = {  # boxes of which the first three pictures are those of "Show your pieces"
    "shown-editions": ["--boxes", "4", "--seed", "71"],
    "shown-marks": ["--boxes", "6", "--scenes", "7", "--seed", "71", "--marks"],
    "shown-kinds": ["--boxes", "8", "--scenes", "7", "--seed", "93", "--kinds"],
    "shown-kinds-north": ["--boxes", "8", "--scenes", "7", "--seed", "95", "--kinds", "--place", "north"],
    "shown-makes": ["--boxes", "6", "--scenes", "7", "--seed", "201", "--makes"],
    "shown-makes-north": ["--boxes", "6", "--scenes", "7", "--seed", "203", "--makes", "--place", "north"],
    "shown-variants": ["--boxes", "6", "--scenes", "7", "--seed", "211", "--variants"],
    "shown-variants-north": ["--boxes", "6", "--scenes", "7", "--seed", "213", "--variants", "--place", "north"],
}
RENDERED = {**UNSEEN, **{name: [*drawn, "--shown"] for name, drawn in SHOWN.items()}}


def steps(options):
    """Returns {step: [script, arguments ...]}."""
    photographs, reader = str(options.photographs), ["--reader", options.reader]
    places = ["--places", *options.places] if options.places else []
    folders = lambda names: [str(options.folder / name) for name in names]
    worst = lambda step: ["--out", str(options.folder / f"worst-{step}")]
    return {
        "networks": ["measure_networks.py", photographs, str(MODELS), "--names", "shipped"],
        "reader": ["evaluate.py", photographs, *reader, *worst("reader"), "--more"],
        "sets": ["check_sets.py", photographs, *reader, *places, *worst("sets")],
        "sets-curve": ["check_sets.py", photographs, *reader, *places, "--curve", "1", "2", "4"],
        "unseen": ["check_boxes.py", *folders(UNSEEN), *reader, *worst("unseen")],
        "shown": ["check_sets.py", *folders(SHOWN), "--boxes", *reader, *worst("shown")],
        "shown-curve": ["check_sets.py", *folders(SHOWN), "--boxes", *reader, "--curve", "1", "2", "3"],
        "time": ["time_sets.py", photographs, *folders(["shown-kinds"]), *reader],
        "records": ["check_records.py", photographs, *reader],
        "ship": ["check_ship.py", photographs, *reader, *places, "--scenes", "2", "--seed", "3"],
        "light": ["check_light.py", photographs, *reader, *places],
        "large": ["large_boards.py", photographs, *reader, *places],
        "sea": ["sea_boards.py", photographs, *reader, *places],
        "spoilt": ["stress.py", photographs, *reader, "--places", *(options.places or ["club", "desk", "eye", "north"]),
                   "--kinds", "warm lamp", "dark", "glare", "motion blur"],
        "spoilt-all": ["stress.py", photographs, *reader, "--places", *(options.places or ["club", "den", "lamp", "north", "webcam"])],
        "spoilt-all-known": ["stress.py", photographs, *reader, *places],
    }


def render(options, arguments):
    """Renders the games that the arguments of a step name and that are missing."""
    for name, drawn in RENDERED.items():
        if str(options.folder / name) in arguments and not (options.folder / name).exists():
            subprocess.run([sys.executable, str(HERE / "box_scenes.py"), str(options.photographs), str(options.folder / name), *drawn], check=True)


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
        script, *arguments = all_steps[step]
        render(options, arguments)
        started = time.monotonic()
        done = subprocess.run([sys.executable, str(HERE / script), *arguments], capture_output=True, text=True)
        shown = " ".join([script, *arguments])
        for path, name in ((options.reader, "REEVE_CLI"), (str(options.photographs), "PHOTOGRAPHS"), (str(options.folder), "FOLDER"), (str(MODELS), "resources/models")):
            shown = shown.replace(path, name)
        (options.folder / f"{step}.md").write_text(f"`{shown}`\n\n{done.stdout}")
        print(f"{step}: {round(time.monotonic() - started)} s" + (f", failed: {done.stderr.strip().splitlines()[-1:]}" if done.returncode else ""), flush=True)
        failed += [step] if done.returncode else []
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
