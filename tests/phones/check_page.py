# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the page of the phones: one file whose hashes it allows, no markup from strings, every label in both languages.

usage: check_page.py ROOT
"""
import base64
import gzip
import hashlib
import importlib.util
import pathlib
import re
import sys

# Code that turns strings into markup or code, or that loads from elsewhere.
FORBIDDEN = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|\.cssText|fetch\(|XMLHttpRequest|"
                       r"createContextualFragment|DOMParser|srcdoc|javascript:|\.cookie\b|sendBeacon|EventSource|\bimport\(|"
                       r"importScripts|https?:(?!//www\.w3\.org/2000/svg)")
LARGEST = 150 * 1024
# Words that the argument of say() is compared with; they are no labels.
COLOURS = {"red", "blue", "white", "orange", "green", "brown"} # labels of the names of seats
NOT_KEYS = {"city", "wall", "road"}


def hash_of(text):
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def between(page, tag):
    return re.search(rf"<{tag}>(.*)</{tag}>", page, re.S).group(1)


def word_faults(folder, scripts):
    """Faults of labels: missing in a language, missing altogether, or unused."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("words*.js")))
    rows = re.findall(r'^\s+"([\w-]+)": \["((?:[^"\\]|\\.)*)",\s*"((?:[^"\\]|\\.)*)"\]', text, re.M)
    words = {key: (english, german) for key, english, german in rows}
    if len(rows) != len(words):
        yield "words: a key stands twice"
    if len(words) != text.count('": ['):
        yield "words: a row is not [English, German]"
    begun = set(re.findall(r'say\("([\w-]+-)" \+', scripts))
    # The first argument of say(): one key, or a choice of several.
    said = {word for call in re.findall(r'say\(([^(){}]*)', scripts) for word in re.findall(r'"([\w-]+)"', call.split(",")[0])} - begun
    for key in sorted(said - set(words) - NOT_KEYS):
        yield f"no label {key!r}"
    for start in sorted(begun):
        if not any(key.startswith(start) for key in words):
            yield f"no label begins with {start!r}"
    named = set(re.findall(r'"([\w-]+)"', scripts)) | set(re.findall(r"([\w-]+):", scripts))
    for key in sorted(words):
        if key not in named | COLOURS and not any(key.startswith(start) for start in begun):
            yield f"label {key!r} is said nowhere"
    for key, (english, german) in words.items():
        if set(re.findall(r"\{\w+\}", english)) != set(re.findall(r"\{\w+\}", german)):
            yield f"label {key!r}: other values in German"
        if ("|" in english) != ("|" in german):
            yield f"label {key!r}: a form for many in one language only"


# What shortening must not change: keys, properties, strings, regular expressions, ends of statements without a
# semicolon.
SHORTENED = [
    ("var long = 1; // note\nuse(long.long, {long: long});", "var a=1;use(a.long,{long:a});"),
    ("function f(one, two) { return one ? two : one; }", "function c(a,b){return a?b:a;}"),
    ('var t = "a  // b"; var r = x.replace(/\\/\\*\\s+"/g, t);', 'var b="a  // b";var a=x.replace(/\\/\\*\\s+"/g,b);'),
    ("var n = 4 / 2 / g\nvar m = n + +n - -1", "var b=4/2/g\nvar c=b+ +b- -1"),
    ("x = function () {}\ny = a in b", "x=function(){}\ny=a in b"),
    ("use(function (one) { return {a: one}; }, function () { x(); });\ny = z || function () {};", "use(a=>({a:a}),()=>{x();});y=z||function(){};"),
    ("/* long\n one */ typeof window.x", "typeof window.x"),
]


# Names that occur in one statement only get the shortest names, which the next statement may use again. A global name
# is never reused, not even if a parameter hides it.
NESTED = ("var name = 1;\nfunction one(name) { return name + event; }\nfunction two(long) { var other = name; return long + other; }\n"
          "views.three = function (view) { return view; };",
          "var c=1;function d(c){return c+event;}\nfunction e(b){var a=c;return b+a;}\nviews.three=a=>a;")


def shortening_faults(shorten):
    if shorten.shorten_script(NESTED[0]) != NESTED[1]:
        yield f"{NESTED[0]!r} becomes {shorten.shorten_script(NESTED[0])!r}"
    for script, wanted in SHORTENED:
        found = shorten.shorten_script(script)
        # The choice of a short name does not matter, but it must be unique.
        if re.sub(r"\b[a-z]\b", "_", found) != re.sub(r"\b[a-z]\b", "_", wanted):
            yield f"{script!r} becomes {found!r}"


# Only a label whose whole key is in the script gets a short key.
WORDS = '    "to-say": ["a", "b"],\n    "may-vary": ["c", "d"],\n    "from-parts": ["e", "f"],\n    "plain": ["g", "h"]'
SAYS = 'say("to-say", {n: 1}); say(x ? "may-vary" : "plain"); say("from-" + x)'


def label_faults(join_page):
    words, says = join_page.short_labels(WORDS, SAYS)
    if (words, says) != (WORDS.replace('"to-say"', "1"), SAYS.replace('"to-say"', "1")):
        yield f"labels become {words!r} and {says!r}"
    if join_page.short_numbers("M9.300 16.0a4 10.0.5.100h.50 20") != "M9.3 16a4 10.0.5.1h.5 20":
        yield "a path is another one: " + join_page.short_numbers("M9.300 16.0a4 10.0.5.100h.50 20")


def main(root):
    root = pathlib.Path(root)
    folder = root / "app/phones/page"
    spec = importlib.util.spec_from_file_location("join_page", folder / "join_page.py")
    join_page = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(join_page)
    page, policy, page_id = join_page.join(folder, root / "qml/Reeve")
    script, style = between(page, "script"), between(page, "style")
    scripts = "\n".join((folder / name).read_text(encoding="utf-8") for name in join_page.SCRIPTS if not name.startswith("words"))
    faults = [f"{found.group(0)!r} is forbidden" for found in FORBIDDEN.finditer(script)]
    # The server adds connect-src with its own address.
    wanted = (f"default-src 'none'; script-src '{hash_of(script)}'; style-src '{hash_of(style)}'; img-src 'self' data: blob:; manifest-src data:; "
              "base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
    if policy != wanted:
        faults.append(f"the policy is {policy!r}, not {wanted!r}")
    if re.search(r"<[^>]+\s(?:on\w+|style|src|href)\s*=", re.sub(r"<(script|style)>.*?</\1>", "", page, flags=re.S)):
        faults.append("an inline handler, a style attribute or an address in the markup")
    if "unsafe" in policy or "{{" in page:
        faults.append("an unsafe policy, or a place that was not filled")
    if page_id not in script or len(page_id) != 8:
        faults.append("the page does not know its id")
    if gzip.decompress(join_page.packed(page)) != page.encode() or join_page.packed(page) != join_page.packed(page):
        faults.append("the packed page is another one")
    if len(page.encode()) > LARGEST:
        faults.append(f"{len(page.encode())} bytes are more than {LARGEST}")
    unlisted = {path.name for path in folder.glob("*.js")} ^ set(join_page.SCRIPTS)
    faults += [f"{name} is not joined, or not there" for name in sorted(unlisted)]
    faults += word_faults(folder, scripts)
    faults += shortening_faults(sys.modules["shorten"])
    faults += label_faults(join_page)
    changed = join_page.join(folder, root / "qml/Reeve")[2]
    if changed != page_id:
        faults.append("the same parts give another id")
    for fault in faults:
        print(fault)
    print(f"{len(page.encode())} bytes, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
