#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds scripts that crash the garbage collector of Qt 6.4: check_collector.py PROJECT QMLCACHEGEN

A function that has run three times is compiled to machine code. After an assignment to a property (SetLookup) the result
register of that code contains an arbitrary value. If the next statement is a block with variables that a function inside it
captures (PushBlockContext, CloneBlockContext), the register is stored as a value, and a garbage collection at that moment
uses it as a pointer. So such a block must not directly follow an assignment to a property:

    o.width = 2;
    for (const [x, y] of list.filter((x, y) => x > y)) …        // also for (let i = 0; …) with a function that uses i

Store the list in a variable before the loop, or use forEach(). The check reads the byte code that Qt prints."""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOMS = ("qml", "tests")
SPOILS = {"SetLookup"}
STORES = {"PushBlockContext", "CloneBlockContext", "PushScriptContext", "PopScriptContext", "ConvertThisToObject", "DeclareVar"}
# Instructions that leave the register unchanged; all others store a value in it.
KEEPS = STORES | {"StoreReg", "MoveReg", "MoveConst", "SetUnwindHandler", "PopContext", "CheckException", "DeadTemporalZoneCheck", "StoreLocal",
                  "StoreScopedLocal", "StoreNameSloppy", "StoreNameStrict", "StoreElement", "StoreProperty", "UnwindDispatch", "UnwindToLabel",
                  "Jump", "JumpTrue", "JumpFalse", "JumpNoException", "JumpNotUndefined"}
FUNCTION = re.compile(r'^=== Bytecode for "(.*)" strict mode')
INSTRUCTION = re.compile(r"^\s*(\d+)?\s+(\d+): (?:[0-9a-f]{2} )+\s*(\w+)\s*(.*)$")


def functions(printed):
    """The functions in the output of Qt, each as (name, instructions (source line, offset, instruction, arguments))."""
    name, code, line = None, [], 0
    for text in printed.splitlines():
        head, instruction = FUNCTION.match(text), INSTRUCTION.match(text)
        if head:
            if name is not None:
                yield name, code
            name, code, line = head[1], [], 0
        elif instruction:
            line = int(instruction[1] or line)
            code.append((line, int(instruction[2]), instruction[3], instruction[4]))
    if name is not None:
        yield name, code


def spoilt(code):
    """The lines at which the register is stored after an assignment to a property, on any path of execution."""
    at = {place: index for index, (_, place, _, _) in enumerate(code)}
    reached, waiting = set(), []

    def come(index):
        if index is not None and index < len(code) and index not in reached:
            reached.add(index)
            waiting.append(index)

    for index, (_, _, word, _) in enumerate(code):
        if word in SPOILS:
            come(index + 1)
    while waiting:
        index = waiting.pop()
        _, _, word, arguments = code[index]
        if word not in KEEPS:
            continue
        if word.startswith("Jump") or word == "UnwindToLabel":
            come(at.get(int(arguments.split()[-1])))
        if word != "Jump":
            come(index + 1)
    return sorted({code[index][0] for index in reached if code[index][2] in STORES})


def faults_in(path, tool):
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([tool, "--only-bytecode", "-o", f"{folder}/out.qmlc", str(path)], capture_output=True, text=True,
                              env=dict(os.environ, QV4_SHOW_BYTECODE="1"))
    found = list(functions(done.stdout + done.stderr))
    if done.returncode != 0:
        return len(found), [f"{path}: {done.stderr.strip().splitlines()[-1:]}"]
    return len(found), [f"{path}:{line}: “{name}” stores what an assignment to a property left over" for name, code in found for line in spoilt(code)]


def main():
    project, tool = pathlib.Path(sys.argv[1]), sys.argv[2]
    files = sorted(path for room in ROOMS for path in (project / room).rglob("*") if path.suffix in (".qml", ".js"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda path: faults_in(path, tool), files))
    faults = [fault for _, found in results for fault in found]
    count = sum(number for number, _ in results)
    for fault in faults:
        print(fault)
    print(f"{len(files)} files, {count} functions, {len(faults)} faults")
    return 1 if faults or count < len(files) // 2 else 0


if __name__ == "__main__":
    sys.exit(main())
