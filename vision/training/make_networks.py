# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains all networks of the board reader from scratch, and measures them.

usage: make_networks.py PHOTOGRAPHS --out OUT [--reader REEVE_CLI] [--only NETWORK ...] [--jobs N] [--cores N] [--device DEVICE] [--quick]
       [--build FOLDER]

1. Checks the photographs against sources.json; --quick uses four of them.
2. Trains each network as described in recipes.json: OUT/NAME.onnx and OUT/NAME.pt, with its log in OUT/NAME.log. Networks that OUT has already
   are kept, so that an interrupted run continues. Up to N networks are trained at a time (--jobs, default 1), each on one core or, with
   --device cuda, on an accelerator; --cores processes make the crops of each. With --reader the homographies are those of the reader, else
   those of the labels. Trained on a machine without the Debian packages below: run to_onnx.py OUT on one that has them.
3. Writes OUT/results.md: the results of each network alone, beside those of resources/models (measure_networks.py).
4. With --build, the folder of a CMake build, builds reeve-cli there with the new networks and reads all photographs (evaluate.py);
   adds the tables to results.md and restores the shipped networks in the build.

--quick replaces each training by a few steps on few scenes: it shows that every step works; its networks are useless.
Without it a run takes about a day on one core, by steps timed singly, three quarters of it for closeups (docs/reader-training.md).
Needs Debian's python3-torch python3-onnx python3-opencv python3-pil and the fonts of sources.json.
"""
import argparse
import concurrent.futures
import hashlib
import json
import pathlib
import subprocess
import sys
import time

import sources

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[1]
SHIPPED = ROOT / "resources/models"
QUICK = ("desk-02", "eye-01", "club-01", "north-06")  # two of training places, two of others
WITH_READER = ("train_pieces.py", "train_harbors.py")


def recipes():
    return json.loads((HERE / "recipes.json").read_text())["networks"]


def in_order(names, of):
    """Sorts networks after those they depend on."""
    done = []
    for name in names:
        done += [n for n in (*of[name].get("needs", []), name) if n not in done]
    return done


def commands(name, recipe, photographs, out, reader=None, quick=False, cores=1, device="cpu"):
    """The runs of a recipe. Later options override earlier ones, so those of `quick` come last."""
    for run in recipe["runs"]:
        arguments = [a.replace("OUT", str(out)) for a in run] + (recipe["quick"] if quick else [])
        bank = "bank-" + recipe["script"].split("_")[1].split(".")[0]
        kept = ["--bank", str(out / bank / name)] if recipe["script"] != "train_terrain.py" else []
        yield [sys.executable, str(HERE / recipe["script"]), str(photographs), "--out", str(out), *kept, "--cores", str(cores), "--device", device,
               *(["--reader", reader] if reader and recipe["script"] in WITH_READER else []), *arguments]


def make(name, recipe, photographs, options):
    file, log = options.out / f"{name}.onnx", options.out / f"{name}.log"
    if file.exists() and log.exists() and log.read_text().endswith("made\n"):
        return log.read_text().splitlines()[-2]
    started = time.monotonic()
    with log.open("w") as to:
        for command in commands(name, recipe, photographs, options.out, options.reader, options.quick, options.cores, options.device):
            print("$ " + " ".join(command[1:]), file=to, flush=True)
            done = subprocess.run(command, stdout=to, stderr=subprocess.STDOUT)
            if done.returncode or not file.exists():
                sys.exit(f"{name}: failed, see {log}")
        print(f"{round(time.monotonic() - started)} s\nmade", file=to)
    return f"{round(time.monotonic() - started)} s"


def make_all(names, of, photographs, options):
    """Makes the networks, options.jobs at a time, the slowest first, each after those that it needs. Returns {name: time taken}."""
    times, running, waiting = {}, {}, sorted(names, key=lambda name: -of[name]["minutes"])
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        while waiting or running:
            ready = [name for name in waiting if all(other in times for other in of[name].get("needs", []))]
            for name in ready[:options.jobs - len(running)]:
                waiting.remove(name)
                running[pool.submit(make, name, of[name], photographs, options)] = name
            for job in concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED).done:
                name = running.pop(job)
                times[name] = job.result()
                print(f"{name}: {times[name]}", flush=True)
    return times


def few(photographs, folder):
    """Creates a folder with the photographs of QUICK only."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in QUICK:
        for ending in (".jpg", ".json"):
            link = folder / (name + ending)
            if not link.exists():
                link.symlink_to((photographs / (name + ending)).resolve())
    return folder


def digest(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12] if file.exists() else "-"


def network_table(names, of, times, out):
    lines = ["| network | recipe | made in | SHA-256 | shipped |", "|---|---|---|---|---|"]
    for name in names:
        made, shipped = digest(out / f"{name}.onnx"), digest(SHIPPED / f"{name}.onnx")
        why = f": {of[name]['why']}" if "why" in of[name] else ""
        lines.append(f"| `{name}` | {of[name]['recipe']}{why} | {times[name]} | {made} | {'the same bytes' if made == shipped else shipped} |")
    return "\n".join(lines)


def run(*command, quiet=True):
    done = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE if quiet else None, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"failed: {' '.join(str(c) for c in command)}\n{(done.stdout or '')[-2000:]}")
    return done.stdout


def whole_reader(photographs, options, names):
    """The tables of evaluate.py with the new networks built in, and the shipped ones where none was trained."""
    folder = options.out / "networks"
    folder.mkdir(exist_ok=True)
    for name in recipes():
        made = options.out / f"{name}.onnx"
        (folder / f"{name}.onnx").write_bytes((made if name in names else SHIPPED / f"{name}.onnx").read_bytes())
    build = options.build.resolve()
    try:
        run("cmake", f"-DREEVE_NETWORK_FOLDER={folder.resolve()}", build)
        run("cmake", "--build", build, "--target", "reeve-cli")
        return run(sys.executable, HERE / "evaluate.py", photographs, "--reader", build / "bin/reeve-cli", "--out", options.out / "worst", "--more")
    finally:
        run("cmake", f"-DREEVE_NETWORK_FOLDER={SHIPPED}", build)
        run("cmake", "--build", build, "--target", "reeve-cli")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--reader")
    parser.add_argument("--only", nargs="*", choices=list(recipes()))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--build", type=pathlib.Path)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    photographs = few(options.photographs, options.out / "few") if options.quick else options.photographs
    for sentence in (amiss := list(sources.faults(photographs))):
        print(sentence)
    if amiss:
        sys.exit("these are not the photographs of sources.json")
    of = recipes()
    names = in_order(options.only or list(of), of)
    times = make_all(names, of, photographs, options)
    parts = [network_table(names, of, times, options.out)]
    if photographed := [name for name in names if name != "dice"]:
        parts.append("Right of those that are there; *: photographs that the networks learned from.\n\n" + run(
            sys.executable, HERE / "measure_networks.py", photographs, SHIPPED, options.out, "--names", "shipped", "made", "--only", *photographed))
    if options.build:
        parts.append(whole_reader(photographs, options, names))
    (options.out / "results.md").write_text("\n\n".join(parts))
    print(f"{options.out / 'results.md'}")


if __name__ == "__main__":
    main()
