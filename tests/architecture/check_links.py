# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the linked libraries and the undefined symbols of the libraries of one part of the program.

usage: check_links.py PART NM ARCHIVES LINKED   (the last two: names joined with |)
"""
import re
import subprocess
import sys

QT = (re.compile(r"Qt\d?(::|6)|^Qt"), re.compile(r"\bQ[A-Z]\w*::|\bq(Fatal|Warning|Debug|t_)\w*"))
OPENCV = (re.compile(r"opencv", re.I), re.compile(r"\bcv::"))
VISION = (re.compile(r"reeve_vision"), re.compile(r"\breeve::vision::"))
APP = (re.compile(r"reeve_app|^reeve$"), re.compile(r"\breeve::app::"))
SOCKETS = (re.compile(r"Qt\d?(::|6)(Network|WebSockets)"),
           re.compile(r"\bQ(Tcp|Udp|Local(Server|Socket)|AbstractSocket|Host|Network|Ssl|Dns|WebSocket)\w*::|^(socket|bind|connect|listen)$"))
# The library serves requests without files: it calls no function that opens one.
FILES = (re.compile(r"Qt\d?(::|6)(Sql|Gui|Qml)"),
         re.compile(r"\bQ(File|SaveFile|Dir|FileInfo|TemporaryFile|Resource|Settings|Process|Library)::|\bstd::(basic_\w*stream|filesystem)|"
                    r"^(open|open64|openat|openat64|fopen|fopen64|freopen|popen)(@|$)"))
FORBIDDEN = {
    "reeve_engine": [QT, OPENCV, VISION, APP],
    "reeve_vision": [QT, APP],
    "reeve_app": [SOCKETS],
    "reeve_phones": [SOCKETS, OPENCV],
    "reeve_phones_server": [FILES, OPENCV],
}


def undefined(nm, archives):
    """The demangled names of all undefined symbols of the archives."""
    done = subprocess.run([nm, "-C", "-u", *archives], capture_output=True, text=True, check=True)
    return {line.split("U ", 1)[1].strip() for line in done.stdout.splitlines() if " U " in line}


def main():
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    target, nm, archives, linked = sys.argv[1:]
    names = {name for name in linked.split("|") if name}
    symbols = undefined(nm, archives.split("|"))
    if not symbols:
        sys.exit(f"{archives}: nm names no symbol; are they the libraries of {target}?")
    faults = []
    for name_rule, symbol_rule in FORBIDDEN[target]:
        faults += [f"links {name}" for name in sorted(names) if name_rule.search(name)]
        faults += [f"wants {symbol}" for symbol in sorted(symbols) if symbol_rule.search(symbol)]
    for fault in faults:
        print(f"{target} {fault}")
    print(f"{target}: {len(names)} libraries, {len(symbols)} symbols, {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
