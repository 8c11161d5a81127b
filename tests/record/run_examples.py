# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays worked examples of the rules through `reeve-cli play -` and compares the end.

usage: run_examples.py REEVE_CLI FOLDER

Each FOLDER/*.json holds an `id`, what is `given` (the first line of a script), `when` (commands;
a string is passed on unchanged) and `then`: `exit`, or `ok` for each command and a part of the
final `position`. Exit status 77: the folder does not exist on this machine.
"""
import json
import pathlib
import re
import subprocess
import sys

SKIPPED = 77
PLACE = re.compile(r"^([A-Z]\d{1,2}|[a-z]\d{1,2}(-[a-z]\d{1,2})?)$")
# Keys whose lists have no order.
COUNTS = {"hand", "shown", "new", "played"}
NOTHING = (0, None, False, [], {})


def is_place(value):
    """True for a place or a piece at a place: lists of these have no order."""
    if isinstance(value, dict):
        return "at" in value
    return isinstance(value, str) and PLACE.match(value) is not None


def differences(wanted, found, at):
    """The differences, as sentences, where `found` does not contain the part `wanted`."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            if key in found:
                yield from differences(value, found[key], f"{at}.{key}")
            elif value not in NOTHING:
                yield f"{at}.{key} is missing, wanted {json.dumps(value)}"
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        if all(map(is_place, wanted)) or at.rpartition(".")[2] in COUNTS:
            left = list(found)
            for value in wanted:
                match = next((f for f in left if not any(differences(value, f, at))), None)
                if match is None:
                    yield f"{at} lacks {json.dumps(value)}, has {json.dumps(found)}"
                else:
                    left.remove(match)
        else:
            for index, (value, other) in enumerate(zip(wanted, found)):
                yield from differences(value, other, f"{at}[{index}]")
    elif wanted != found:
        yield f"{at} is {json.dumps(found)}, wanted {json.dumps(wanted)}"


def script_of(example):
    lines = [example["given"], *example["when"]]
    return "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)


def faults_of(example, cli):
    """The differences between the results of the program and the example, as sentences."""
    then = example["then"]
    done = subprocess.run([cli, "play", "-"], input=script_of(example), capture_output=True, text=True, timeout=30)
    if done.returncode != then.get("exit", 0):
        return [f"exit status {done.returncode}, wanted {then.get('exit', 0)}: {done.stderr.strip()[:200]}"]
    if done.returncode != 0:
        return []
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    accepted = [answer["ok"] for answer in answers if "ok" in answer]
    wanted = then.get("ok", [True] * len(example["when"]))
    faults = []
    if accepted != wanted:
        codes = [answer["error"]["code"] for answer in answers if "error" in answer]
        faults.append(f"accepted {accepted}, wanted {wanted} {codes}")
    final = next((answer["position"] for answer in answers if "position" in answer), {})
    return faults + list(differences(then.get("position", {}), final, "position"))


def run(path, cli):
    try:
        return faults_of(json.loads(path.read_text(encoding="utf-8")), cli)
    except (OSError, ValueError, KeyError, subprocess.TimeoutExpired) as error:
        return [f"{type(error).__name__}: {error}"]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    cli, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    files = sorted(folder.glob("*.json")) if folder.is_dir() else []
    if not files:
        print(f"skipped: no examples in {folder} (the variable REEVE_SHARED names the folder above)")
        sys.exit(SKIPPED)
    failed = 0
    for path in files:
        if faults := run(path, cli):
            failed += 1
            print(f"{path.stem}: " + "; ".join(faults))
    print(f"{len(files)} examples: {len(files) - failed} agree, {failed} differ")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
