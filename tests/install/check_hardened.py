# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that a program was built with protection against the exploitation of memory errors.

usage: check_hardened.py READELF PROGRAM

Position independent (PIE), all symbols bound at the start (BIND_NOW) and read-only afterwards (RELRO), stack not
executable, stack protector, checked functions of the C library (FORTIFY).
"""
import re
import subprocess
import sys


def ask(readelf, option, program):
    return subprocess.run([readelf, "-W", option, program], capture_output=True, text=True, check=True).stdout


def faults(header, segments, dynamic, symbols):
    """The missing protections, from the output of readelf."""
    if not re.search(r"Type:\s+DYN", header):
        yield "it is no position independent program (PIE)"
    if "GNU_RELRO" not in segments:
        yield "its relocations are not made read-only (RELRO)"
    if not re.search(r"BIND_NOW|FLAGS_1.*\bNOW\b", dynamic):
        yield "its symbols are not all bound at the start (BIND_NOW)"
    stack = re.search(r"GNU_STACK.*?\b(R?W?E?)\s+0x\w+\s*$", segments, re.M)
    if stack is None or "E" in stack.group(1):
        yield "its stack can be executed"
    if "__stack_chk_fail" not in symbols:
        yield "its stack is not protected"
    if not re.search(r"\b__\w+_chk\b", symbols.replace("__stack_chk_fail", "")):
        yield "it calls no checked function of the C library (FORTIFY)"


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    readelf, program = sys.argv[1:]
    found = list(faults(ask(readelf, "-h", program), ask(readelf, "-l", program), ask(readelf, "-d", program), ask(readelf, "--dyn-syms", program)))
    for fault in found:
        print(f"{program}: {fault}")
    print(f"{program}: {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
