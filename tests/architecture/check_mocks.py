# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the mock objects of the QML tests conform to the objects of the app, and that QML uses only what both have.

usage: check_mocks.py ROOT

Each `Name.qml` of tests/qml/mock/Reeve/App replaces the class of this name that app/qml_types.h exports to QML. A
property, method or signal of a mock object must exist in the real object, which must accept as many parameters; members
for tests only are marked `// test only` at the end of the line. Members that QML uses must exist in both. The keys of
Game.options that QML reads, and those of the example of the mock objects, must be those of app/values/options_facts.h.
"""
import pathlib
import re
import sys

MOCKS = "tests/qml/mock/Reeve/App"
TEST_ONLY = "// test only"

CLASS = re.compile(r"^class (\w+)(?: final)?\s*:\s*public\s+Q\w+[^{]*\{", re.M)
Q_PROPERTY = re.compile(r"Q_PROPERTY\(\s*[\w:<>*, ]+?\s[*&]?(\w+)\s+(?:READ|MEMBER)")
INVOKABLE = re.compile(r"Q_INVOKABLE\s+(?:static\s+)?[\w:<>*&, ]+?[\s*&](\w+)\(([^;{]*?)\)\s*(?:const)?\s*[;{]", re.S)
QML_NAME = re.compile(r"REEVE_[A-Z]+\((\w+)[,)]")
SECTION = re.compile(r"^(signals|public slots|Q_SIGNALS|public Q_SLOTS|public|private|protected)\s*:", re.M)
FUNCTION = re.compile(r"^\s*void\s+(\w+)\(([^;{]*?)\)\s*(?:const)?\s*[;{]", re.M | re.S)

MOCK_PROPERTY = re.compile(r"^    (?:readonly )?(?:required )?property (?:list<\w+>|\w+) (\w+)")
MOCK_FUNCTION = re.compile(r"^    function (\w+)\(([^)]*)\)")
MOCK_SIGNAL = re.compile(r"^    signal (\w+)(?:\(([^)]*)\))?")

OPTION_KEY = re.compile(r"Q_PROPERTY\([\w:]+ (\w+) MEMBER")
OPTION_READ = re.compile(r"(?:\bGame\.options|\broot\.options|\btask\.options)\??\.(\w+)")
OPTION_NAMED = re.compile(r"\bconst (\w+) = (?:root|Game|task)\.options\b")
# Every object has these.
GIVEN = {"objectName", "destroyed", "objectNameChanged"}


def counted(parameters):
    """The smallest and the largest number of arguments for a parameter list in C++ or JavaScript."""
    depth, names, part = 0, [], ""
    for c in parameters:
        depth += c in "<({[" or -(c in ">)}]")
        if c == "," and depth == 0:
            names.append(part)
            part = ""
        else:
            part += c
    names.append(part)
    names = [n for n in names if n.strip()]
    return sum("=" not in n for n in names), len(names)


def real_members(text):
    """{name: (least, most) or None for a property} of the first class of a header."""
    members = {}
    start = CLASS.search(text)
    body = text[start.start():] if start else text
    for found in Q_PROPERTY.finditer(body):
        members[found.group(1)] = None
    for found in INVOKABLE.finditer(body):
        members[found.group(1)] = counted(found.group(2))
    marks = [*SECTION.finditer(body)]
    for here, following in zip(marks, [*marks[1:], None]):
        if here.group(1) in ("signals", "Q_SIGNALS", "public slots", "public Q_SLOTS"):
            part = body[here.end():following.start() if following else len(body)]
            for found in FUNCTION.finditer(part):
                members.setdefault(found.group(1), counted(found.group(2)))
    return members


def real_objects(headers, known):
    """{class: members} for the classes in `known`. `headers`: pairs of path and text."""
    objects = {}
    for _, text in headers:
        found = CLASS.search(text)
        if found and found.group(1) in known:
            objects[found.group(1)] = real_members(text)
    return objects


def mock_members(text):
    """({name: parameters}, names marked as for tests only): the members of a mock object."""
    members, own = {}, set()
    for line in text.splitlines():
        for pattern in (MOCK_PROPERTY, MOCK_FUNCTION, MOCK_SIGNAL):
            if found := pattern.match(line):
                parameters = None if pattern is MOCK_PROPERTY else counted(found.group(2) or "")
                members[found.group(1)] = parameters
                if TEST_ONLY in line:
                    own.add(found.group(1))
    return members, own


def mock_faults(name, real, text):
    members, own = mock_members(text)
    for member, parameters in members.items():
        where = f"{MOCKS}/{name}.qml: {member}"
        if member in own:
            if member in real:
                yield f"{where} is marked as the tests' own, but the real {name} has it"
        elif member not in real:
            yield f"{where} is nothing that the real {name} has (what only tests use is marked {TEST_ONLY!r})"
        elif (parameters is None) != (real[member] is None):
            yield f"{where} is a property of one and no property of the other"
        elif parameters is not None and parameters[1] > real[member][1]:
            yield f"{where} takes more parameters than the real one"


def use_faults(path, text, objects, mocks):
    """Uses of members that the object or its mock object does not have, in one QML file."""
    for name, members in objects.items():
        for found in re.finditer(rf"(?<![\w.\"']){name}\.(\w+)", text):
            member = found.group(1)
            if member in GIVEN or member[0].isupper():
                continue
            if member not in members:
                yield f"{path}: {name}.{member} does not exist"
            elif name in mocks and member not in mocks[name]:
                yield f"{path}: {name}.{member} is missing in the stand-in of the tests"


def option_reads(text):
    reads = set(OPTION_READ.findall(text)) if "Game.options" in text or ".options" in text else set()
    for variable in OPTION_NAMED.findall(text):
        reads |= set(re.findall(rf"(?<![\w.]){variable}\??\.(\w+)", text))
    return reads


def example_keys(script, name):
    """The keys of `var NAME = { ... };` in a script of the mock objects."""
    start = script.index(f"var {name} = {{")
    depth, keys, part = 0, set(), ""
    for c in script[start + len(f"var {name} = "):]:
        if c in "{[(":
            depth += 1
            if depth == 1:
                part = ""
                continue
        if c in "}])":
            depth -= 1
            if depth == 0:
                break
        if depth == 1:
            if c == ",":
                part = ""
            elif c == ":":
                keys.add(part.strip().strip("'\""))
            else:
                part += c
    return keys


def main(root):
    root = pathlib.Path(root)
    read = lambda path: path.read_text(encoding="utf-8")
    known = set(QML_NAME.findall(read(root / "app/qml_types.h")))
    objects = real_objects([(p, read(p)) for p in sorted((root / "app").rglob("*.h"))], known)
    faults, mocks = [], {}
    for path in sorted((root / MOCKS).glob("*.qml")):
        if path.stem not in objects:
            faults.append(f"{MOCKS}/{path.name}: the app has no object of this name")
            continue
        mocks[path.stem] = mock_members(read(path))[0]
        faults += mock_faults(path.stem, objects[path.stem], read(path))
    options = read(root / "app/values/options_facts.h")
    keys = set(OPTION_KEY.findall(options[options.index("struct OptionsFacts {"):]))
    for path in sorted((root / "qml").rglob("*.qml")):
        text, name = read(path), path.relative_to(root).as_posix()
        faults += use_faults(name, text, objects, mocks)
        if "Game.options" in text or "GameTask" in text:
            faults += [f"{name}: Game.options has no key {key!r}" for key in sorted(option_reads(text) - keys)]
    examples = example_keys(read(root / MOCKS / "position.js"), "options")
    faults += [f"{MOCKS}/position.js: Game.options has no key {key!r}" for key in sorted(examples - keys)]
    faults += [f"{MOCKS}/position.js: the key {key!r} of Game.options is missing" for key in sorted(keys - examples)]
    for fault in faults:
        print(fault)
    print(f"{len(objects)} objects, {len(mocks)} stand-ins, {len(keys)} keys of the options, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
