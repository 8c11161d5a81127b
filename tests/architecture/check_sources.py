# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the rules of the architecture in the sources.

usage: check_sources.py ROOT

engine <- vision <- app <- qml: a part may include itself and those to its left.
- The engine uses the standard library only, its room `record` also nlohmann-json; vision also OpenCV; only app and the
  tests use Qt, and only app/phones/server and app/club/database open sockets. Other rooms of the engine do not include
  engine/player, whose class Player gets no GameState.
- In vision a room may include itself and those before it in VISION_ORDER.
- In qml, Theme <- Parts <- Board <- Sheets <- Pages, and only Theme contains colours.
- A Repeater in a layout has a number or a constant list as its model: Qt 6.4 may lay out deleted items of a changed list.
- A delegate without its own height contains no layouts: their height is known late, and a list whose rows grow after
  their creation may lay itself out endlessly.
- A binding of x, y, width or height reads at most MOST_READS of these: Qt 6.4 moves the observers of a binding that reads
  more while it notifies them, and the program crashes.
- QML contains no rules: it does not name decisions of the engine, does not read the kind of the expected decision
  (Prompts says how to ask for it), and contains no number of the rule book (Facts has them).
- A type has one definition in its namespace: two of one name in one program are undefined behaviour that no compiler reports.
- A rule of qmllint is disabled around the components that need it and enabled again after them, never for a whole file.
"""
import pathlib
import re
import sys

# System headers for files and processes, allowed only in the rooms that need them.
SYSTEM = ("execinfo.h", "fcntl.h", "dlfcn.h", "pthread.h", "unistd.h", "sys/file.h", "sys/stat.h", "sys/resource.h", "sys/wait.h", "sys/socket.h")

# Room -> (own folders, foreign headers besides the standard library) that it may include. For a file the longest
# matching room applies.
ROOMS = {
    "engine": (("engine/",), ()),
    "engine/record": (("engine/",), ("nlohmann/",)),
    "vision": (("engine/", "vision/"), ("opencv2/",)),
    "app": (("engine/", "vision/", "app/"), ("opencv2/", "nlohmann/", "Q")),
    # Runs another program that plays a seat.
    "app/tools/cli": (("engine/", "vision/", "app/"), ("opencv2/", "nlohmann/", *SYSTEM)),
    "app/pictures": (("engine/", "vision/", "app/"), ("opencv2/", "nlohmann/", "ZXing/", "Q")),
    "app/phones": (("engine/", "app/"), ("nlohmann/", "ZXing/", "Q")),
    "app/phones/protocol": (("engine/", "app/phones/protocol/"), ("nlohmann/", "Q")),
    "app/phones/server": (("engine/", "app/phones/protocol/", "app/phones/server/"), ("Q",)),
    # Uses the journal of a table and the database of a club, but neither sessions nor windows.
    "app/club/database": (("app/store/", "app/values/name_length.h", "app/club/database/"), ("libpq-fe.h", "nlohmann/", "Q", *SYSTEM)),
    # Asks for a password in a terminal.
    "app/club/database/cli": (("app/club/database/",), ("Q", "ZXing/", "termios.h", *SYSTEM)),
    "app/club/database/tournament": (("app/club/database/tournament/",), ()),
    "app/web": (("engine/", "vision/", "app/"), ("emscripten", "Q")),
    "app/device": (("engine/", "vision/", "app/"), ("opencv2/", "nlohmann/", "Q", "malloc.h", *SYSTEM)),
    "app/store": (("engine/", "vision/", "app/"), ("opencv2/", "nlohmann/", "Q", *SYSTEM)),
    # Simulates an interrupted network.
    "tests/club": (("engine/", "app/", "tests/"), ("Q", "arpa/inet.h", "netinet/in.h", "poll.h", *SYSTEM)),
    # Controls the order in which bytes arrive at many sockets.
    "tests/phones": (("engine/", "app/", "tests/"), ("nlohmann/", "Q", "arpa/inet.h", "sys/epoll.h", *SYSTEM)),
    "tests": (("engine/", "vision/", "app/", "tests/"), ("opencv2/", "nlohmann/", "benchmark/", "Q", "malloc.h", *SYSTEM)),
}
# Reeve opens sockets in two rooms only, and only the tests of these rooms connect to them.
PHONES_SERVER = "app/phones/server"
SOCKET_ROOMS = (PHONES_SERVER, "app/club/database", "app/club/database/cli")
SOCKET_TESTS = ("tests/phones/", "tests/club/")
SOCKETS = re.compile(r"^(QtNetwork/|QtWebSockets/|Q(Tcp|Udp|Sctp|Local(Server|Socket)|Abstract(Network|Socket)|Host|Network|Ssl|Dns|Dtls|WebSocket|MaskGenerator))|^(sys/socket|netinet/|arpa/|netdb)")
# The record may be used by its own room and by vision, app and the tests, but not by the rules.
RECORD = "engine/record"
# The rooms of vision in the order of the steps of reading: each one knows itself and those before it. An entry that is
# no folder is a file beside the rooms; the longest matching entry applies.
VISION_ORDER = ["vision/ground.", "vision/params.", "vision/least_chance.", "vision/trace.", "vision/doubt.", "vision/picture/", "vision/locate/", "vision/networks/", "vision/look/", "vision/reading.",
                "vision/set/", "vision/judge/", "vision/choose_layout.", "vision/read_board.", "vision/live/", "vision/watch/", "vision/learn/"]
# A constant of floating-point type outside of any function: in these rooms it must be in thresholds.h.
THRESHOLD = re.compile(r"^(?:inline )?constexpr (?:float|double) k\w+ = -?[\d.]+(?:e-?\d+)?F?;")
THRESHOLD_ROOMS = ("vision/picture/", "vision/locate/", "vision/look/", "vision/judge/", "vision/live/", "vision/watch/")
# Exceptions: headers made for constants; measures of the printed game; the scale of a step; the format of rows stored
# in sets; the cost in fit_pieces that means "never"; weights written by a script.
THRESHOLDS_HERE = ("vision/look/crop_geometry.h", "vision/locate/lattice.cpp", "vision/locate/search_homography.cpp", "vision/look/mark_rows.cpp",
                   "vision/look/round_outline.cpp", "vision/look/turned_marks.cpp", "vision/look/turned_rows.cpp",
                   "vision/judge/fit_pieces.cpp", "vision/look/normal_view.h", "vision/look/gold_weights.h")
QML_ORDER = ["Theme", "Parts", "Board", "Sheets", "Pages"]

# Headers that are generated by the build.
GENERATED = {"reeve_networks.h"}

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
STANDARD = re.compile(r"^[a-z_0-9]+$")
QML_IMPORT = re.compile(r"^\s*import\s+Reeve\.(\w+)")
# Black and white are allowed for light and shadow; they are no colours of the palette.
COLOUR = re.compile(r"""["']#(?!(?:000000|[fF]{6})["'])[0-9a-fA-F]{3,8}["']|Qt\.(rgba|hsla|hsva)\(\s*[0-9]""")
QML_OBJECT = re.compile(r"^\s*(?:[\w.]+\s*:\s*)?([A-Z]\w*)\s*\{")
QML_COMPONENT = re.compile(r"^\s*component \w+: \w+ \{")
LINT_OFF = re.compile(r"\s*// qmllint disable")
LINT_ON = re.compile(r"\s*// qmllint enable")
QML_DELEGATE = re.compile(r"\s*delegate: (\w+) \{")
# Models that are a number, a length, or a list that does not change.
STEADY_MODEL = re.compile(r"""^\s*model:\s*(\d|[\w.?]+\.length\b|\[["\d]|Words\.\w+|root\.ways|root\.count\.)""")
# x, y, width and height are bindable in Qt Quick. A binding stores four observers in itself, further ones in a vector.
QML_GEOMETRY = re.compile(r"(?:^|[{;])\s*(?:x|y|width|height):\s*(.*)$")
GEOMETRY_READ = re.compile(r"(?<![\w\"])(?:\w+\.)*(?:x|y|width|height)\b(?!\s*:)(?!\()")
MOST_READS = 6
# The verbs of the commands that answer decisions, which are the words for the decisions. "pass" is a word of other lists too.
DECISIONS = {verb for header in (pathlib.Path(__file__).parents[2] / "engine").rglob("*.h")
             for verb in re.findall(r'kVerb = "([a-z-]+)"; static constexpr Timing kTiming = answersTo', header.read_text(encoding="utf-8"))} - {"pass"}
DECISION = re.compile(rf"""["'](?:{"|".join(DECISIONS)})["']|\bexpected\??\.kind\b""")
# A supply, a limit or a target as a number; the probabilities of two dice; the number of spaces before the landing.
RULE_NUMBER = re.compile(r"""(?i)\b(?:roads|settlements|cities|walls|knights|\w*target|fewest|handLimit|shipSpaces|levels)\b"?\s*(?::|===?|[<>]=?)\s*[1-9]\d?\b"""
                         r"""|Math\.abs\([^()]*\b7\b|(?<![.\w])7 - [\w(]|[=!]==?\s*7\b|\?\s*(?:10\s*:\s*13|13\s*:\s*10)\b""")
# Files that draw what is printed: the pips of a token, the spaces of the ship's track.
PRINTED = ("qml/Reeve/Board/GroundPainter.js", "qml/Reeve/Parts/BarbarianTrack.qml")
# A type that a header defines outside of others, and the namespace that is open there.
NAMESPACE = re.compile(r"^namespace ([\w:]+) \{")
TYPE = re.compile(r"^(?:struct|class|enum class) (\w+)[^;]*\{")
SPDX = "SPDX-License-Identifier: GPL-3.0-or-later"
SOURCES = {".cpp", ".h", ".qml", ".js", ".py"}


# The name of a fan module: in C++ an enumerator of fan::Module, in the record a word of the options. Only the rooms of
# the modules may use it; other code calls the functions of engine/modules/fan.
FAN_MODULE = re.compile(r"""\bModule::[A-Z]\w+|["']fan-[a-z-]+["']""")
FAN_ROOMS = ("engine/modules/fan/", "engine/record/fan", "app/words/fan", "app/play/fan")

# The snapshot for phones may be written only from app/phones/seen.h, which contains what may be seen.
SNAPSHOT = ("app/phones/snapshot.h", "app/phones/snapshot.cpp")
# Tokens, codes and addresses of phones must not be in a log or a fault report: these rooms write no log.
SILENT = ("app/phones/",)
LOG = re.compile(r"\bq(?:C?Debug|C?Info|C?Warning|C?Critical|Fatal)\s*\(|\b[fs]?n?printf\s*\(|\bstd::(?:cout|cerr|clog)\b|\bsyslog\s*\(")
# A class that plays a seat gets only what the seat may know.
PLAYER = "engine/player/"
PLAYERS_DOOR = "engine/player/player.h"
PLAYER_CLASS = re.compile(r"class Player \{.*?^\};", re.DOTALL | re.MULTILINE)
WHOLE_STATE = re.compile(r"\bGameState\b|engine/state/game_state\.h|\bGameSession\b|app/play/(?:game_session|real_cards)|app/window/")


def room_of(path):
    """The longest entry of ROOMS that contains `path` (relative, with slashes); None if there is none."""
    rooms = [room for room in ROOMS if path.startswith(room + "/")]
    return max(rooms, key=len, default=None)


def include_fault(path, bracket, name):
    """The reason why the file `path` may not include `name`; None if it may. `bracket`: < or "."""
    room = room_of(path)
    own, foreign = ROOMS[room]
    if bracket == '"':
        if name in GENERATED or name in (pathlib.Path(path).stem + ".moc", f"moc_{pathlib.Path(path).name}"):
            return None
        if not name.startswith(own):
            return f'{room} may not include "{name}" (paths start at the root: {", ".join(own)})'
        if room == "app/phones/protocol" and name.startswith(PHONES_SERVER + "/"):
            return f'what phones may say knows no socket: "{name}"'
        if room == "engine" and name.startswith(RECORD + "/"):
            return f'the rules may not include the record: "{name}"'
        if path.startswith("engine/") and name.startswith(PLAYER) and not path.startswith(PLAYER):
            return f'the rules know nobody who plays: "{name}"'
        if path.startswith("vision/") and name.startswith("vision/"):
            return vision_fault(path, name)
        return None
    if SOCKETS.match(name):
        if room in SOCKET_ROOMS or path.startswith(SOCKET_TESTS):
            return None
        return f"only {' and '.join(SOCKET_ROOMS)} open sockets: <{name}>"
    if STANDARD.match(name) or name.startswith(foreign):
        return None
    return f"{room} may not include <{name}>"


def vision_fault(path, name):
    """The reason why the file `path` of vision may not include `name`; None if it may."""
    at, to = (max((r for r in VISION_ORDER if p.startswith(r)), key=len, default=None) for p in (path, name))
    if at is None:
        return f"stands in no room of vision ({', '.join(VISION_ORDER)})"
    if to is None or VISION_ORDER.index(to) > VISION_ORDER.index(at):
        return f'{at} may not include "{name}" ({" <- ".join(VISION_ORDER)})'
    return None


def qml_fault(path, imported):
    """The reason why the QML file `path` may not import Reeve.`imported`; None if it may."""
    parts = pathlib.PurePosixPath(path).parts
    layer = parts[2] if len(parts) > 3 else None
    if layer not in QML_ORDER or imported not in QML_ORDER:
        return None
    if QML_ORDER.index(imported) >= QML_ORDER.index(layer) and imported != layer:
        return f"{layer} may not import Reeve.{imported} ({' <- '.join(QML_ORDER)})"
    return None


def repeater_faults(lines):
    """Repeaters directly in a layout whose model is a changing list, as (line, sentence)."""
    within, asked = [], 0 # the types of the enclosing objects; the line of a Repeater whose model follows
    for number, line in enumerate(lines, 1):
        code = line.split("//")[0]
        begun = QML_OBJECT.match(code)
        if begun and begun.group(1) == "Repeater" and within and within[-1].endswith("Layout"):
            asked = number
        elif asked and code.lstrip().startswith("model:"):
            if not STEADY_MODEL.match(code):
                yield asked, "a Repeater in a layout counts (model: list.length) or stands in Rows"
            asked = 0
        for i in range(code.count("{")):
            within.append(begun.group(1) if begun and i == 0 else "")
        del within[max(0, len(within) - code.count("}")):]


def delegate_faults(lines, with_layouts):
    """Delegates whose height depends on layouts, as (line, sentence). `with_layouts`: the types that contain layouts."""
    for number, line in enumerate(lines, 1):
        begun = QML_DELEGATE.match(line)
        if not begun:
            continue
        depth, own_height, settles_late = 0, False, begun.group(1) in with_layouts
        for code in (l.split("//")[0] for l in lines[number - 1:]):
            own_height |= depth == 1 and code.lstrip().startswith("height:")
            settles_late |= re.search(r"\w+Layout \{", code) is not None
            depth += code.count("{") - code.count("}")
            if depth == 0:
                break
        if settles_late and not own_height:
            yield number, "a delegate has a height of its own, or no layouts in it"


def geometry_faults(lines):
    """Bindings of x, y, width or height that read too many of these, as (line, sentence)."""
    for number, line in enumerate(lines, 1):
        found = QML_GEOMETRY.search(line.split("//")[0])
        if not found:
            continue
        code, at = found.group(1), number
        depth = code.count("{") - code.count("}")
        while at < len(lines) and (depth > 0 or lines[at].lstrip()[:1] in tuple("?:+-*/&|")) and not lines[at].lstrip().startswith("//"):
            code += " " + lines[at]
            depth += lines[at].count("{") - lines[at].count("}")
            at += 1
        if len(GEOMETRY_READ.findall(code)) > MOST_READS:
            yield number, f"a binding of a geometry reads at most {MOST_READS} of them: give parts of it names, or set it by a function"


def lint_faults(lines):
    """Rules of qmllint that are disabled for a whole file or not enabled again, as (line, sentence)."""
    off = 0 # the line that disabled a rule
    for number, line in enumerate(lines, 1):
        if LINT_OFF.match(line):
            following = next((l for l in lines[number:] if l.strip()), "")
            if not line.startswith(" ") or not (QML_OBJECT.match(following) or QML_COMPONENT.match(following)):
                yield number, "switches a rule of qmllint off for more than a component: do it round those that need it"
            off = number
        elif LINT_ON.match(line):
            off = 0
    if off:
        yield off, "switches a rule of qmllint off and never on again"


def faults_in(path, text, with_layouts):
    """All faults of one source file, as (line, sentence)."""
    lines = text.splitlines()
    if not any(SPDX in line for line in lines[:2]):
        yield 1, f"does not begin with {SPDX}"
    if path.startswith("qml/") and path.endswith(".qml"):
        yield from repeater_faults(lines)
        yield from delegate_faults(lines, with_layouts)
        yield from geometry_faults(lines)
        yield from lint_faults(lines)
    if path == PLAYERS_DOOR and ((found := PLAYER_CLASS.search(text)) is None or "GameState" in found.group(0)):
        yield 1, "class Player is given a GameView and never the state of a game"
    for number, line in enumerate(lines, 1):
        if path in SNAPSHOT and (found := WHOLE_STATE.search(line)):
            yield number, f"a snapshot knows no state of the game ({found.group(0)}): it is written from Seen"
        if path.startswith(SILENT) and path.endswith((".cpp", ".h")) and (found := LOG.search(line)):
            yield number, f"writes a log ({found.group(0)}…): what phones are known by stands in none"
        if path.startswith(("engine/", "vision/", "app/", "qml/")) and not path.startswith(FAN_ROOMS) and (found := FAN_MODULE.search(line)):
            yield number, f"names a fan module ({found.group(0)}): only its rooms do ({', '.join(FAN_ROOMS)})"
        if path.startswith(THRESHOLD_ROOMS) and not path.endswith("/thresholds.h") and path not in THRESHOLDS_HERE and THRESHOLD.match(line):
            yield number, "a threshold stands in thresholds.h of its room, with unit and reason"
        if path.endswith((".cpp", ".h")) and (found := INCLUDE.match(line)) and room_of(path):
            if fault := include_fault(path, *found.groups()):
                yield number, fault
        elif path.startswith("qml/"):
            if (found := QML_IMPORT.match(line)) and (fault := qml_fault(path, found.group(1))):
                yield number, fault
            if COLOUR.search(line) and not path.startswith("qml/Reeve/Theme/"):
                yield number, "writes down a colour; take it from Theme"
            code = line.split("//")[0]
            if found := DECISION.search(code):
                yield number, f"knows a decision of the engine ({found.group(0)}); Prompts says how it is asked"
            if (found := RULE_NUMBER.search(code)) and path not in PRINTED:
                yield number, f"writes down a number of the rule book ({found.group(0)}); take it from Facts"


def double_types(texts):
    """Types that two headers define in one namespace, as sentences. `texts`: of the headers, by path."""
    places = {}
    for path, text in texts.items():
        namespace = ""
        for line in text.splitlines():
            if opened := NAMESPACE.match(line):
                namespace = opened.group(1)
            elif of := TYPE.match(line):
                places.setdefault((namespace, of.group(1)), []).append(path)
    for (namespace, name), paths in places.items():
        if len(paths) > 1:
            yield f"{namespace}::{name} is defined in {' and in '.join(paths)}"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    root = pathlib.Path(sys.argv[1])
    rooms = [root / room for room in ("engine", "vision", "app", "qml", "resources", "tests")]
    files = sorted(f for room in rooms for f in room.rglob("*") if f.suffix in SOURCES and f.is_file())
    if not files:
        sys.exit(f"no sources under {root}")
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    with_layouts = {file.stem for file, text in texts.items() if file.suffix == ".qml" and "\nimport QtQuick.Layouts" in text}
    faults = 0
    for file, text in texts.items():
        path = file.relative_to(root).as_posix()
        for line, fault in faults_in(path, text, with_layouts):
            faults += 1
            print(f"{path}:{line}: {fault}")
    headers = {path: text for file, text in texts.items() if (path := file.relative_to(root).as_posix()).endswith(".h") and not path.startswith("tests/")}
    for fault in double_types(headers):
        faults += 1
        print(fault)
    print(f"{len(files)} files, {faults} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
