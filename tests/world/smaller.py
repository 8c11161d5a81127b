#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a failing evening smaller: smaller.py PROGRAM SEED [ACTIONS]

PROGRAM is world_test, ACTIONS the number of actions (default 250). Leaves out ever smaller groups of actions while the
evening fails in the same way or crashes, and prints the command that plays what is left."""
import os
import re
import subprocess
import sys


def failure(program, seed, actions, left_out):
    """What goes wrong, without numbers; "" if nothing."""
    environment = os.environ | {"REEVE_SEED": seed, "REEVE_EVENINGS": "1", "REEVE_ACTIONS": str(actions),
                                "REEVE_LEFT_OUT": ",".join(map(str, sorted(left_out))), "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run([program, "-nocrashhandler"], env=environment, capture_output=True, text=True, check=False)
    found = re.search(r"\(seed \d+, action \d+, [^:]*: (.*)\)", ran.stdout)
    return re.sub(r"\d+", "N", found[1]) if found else f"exit status {ran.returncode}" if ran.returncode < 0 else ""


def main():
    program, seed = sys.argv[1:3]
    actions = int(sys.argv[3]) if len(sys.argv) > 3 else 250
    wanted = failure(program, seed, actions, set())
    if not wanted:
        sys.exit(f"seed {seed} does not fail")
    left_out, size = set(), actions // 2
    while size > 0:
        for first in range(0, actions, size):
            group = set(range(first, min(first + size, actions))) - left_out
            if group and failure(program, seed, actions, left_out | group) == wanted:
                left_out |= group
        size //= 2
    print(wanted)
    print(f"REEVE_SEED={seed} REEVE_EVENINGS=1 REEVE_ACTIONS={actions} REEVE_WORLD_TELLS=1 "
          f"REEVE_LEFT_OUT={','.join(map(str, sorted(left_out)))} {program}")


if __name__ == "__main__":
    main()
