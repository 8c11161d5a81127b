#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Joins the page of the phones to one file and writes it as C++.

usage: join_page.py PAGE_FOLDER QML_FOLDER OUT.cpp [OUT.html]

The scripts stand in SCRIPTS, in this order, inside one function, and are shortened (shorten.py); so are the keys of labels. Colours come from the window's palettes, glyphs from the
window's glyphs (only those that a script names). The policy allows exactly this script and this style, by their hashes.
"""
import base64
import gzip
import hashlib
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from shorten import shorten_script, shorten_style  # noqa: E402

# A further page (a prompt, an offer, building, a card) is a further file here; see README.md.
SCRIPTS = ["words.js", "words_play.js", "words_cards.js", "hyphens.js", "dom.js", "glyphs.js", "pieces.js", "app.js", "connection.js", "outbox.js",
           "pages.js", "cover.js", "join.js", "lost.js", "photo.js", "menu.js", "island.js", "board.js", "seats.js", "map.js", "places.js",
           "choosers.js", "task.js", "ways.js", "cards.js", "prompts.js", "hand.js", "players.js", "look.js", "screen.js", "story.js", "turn.js", "build.js", "offers.js", "special_trades.js",
           "attention.js", "start.js"]
STYLES = ["page.css"]
# CSS variable of each role of the window's palettes.
ROLES = {"background": "bg", "surface": "surface", "raised": "raised", "ink": "ink", "mutedInk": "muted", "line": "line",
         "accent": "accent", "accentInk": "on-accent", "soft": "soft", "danger": "danger", "dangerSoft": "danger-soft",
         "success": "success", "warning": "warning", "warningSoft": "warning-soft", "focus": "focus", "edge": "edge",
         "tradeText": "trade", "politicsText": "politics", "scienceText": "science", "sea": "sea"}


def braces(text, start):
    """The text from the brace at `start` to the one that closes it."""
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] == "{") - (text[at] == "}")
        if depth == 0:
            return text[start:at + 1]
    raise ValueError("a brace is not closed")


def variables(palettes, theme):
    roles = braces(palettes, palettes.index("{", palettes.index("var roles")))
    block = braces(roles, roles.index("{", roles.index(theme + ":")))
    found = dict(re.findall(r'(\w+): "(#[0-9A-Fa-f]{6})"', block))
    return "".join(f"--{ROLES[role]}:{found[role]};" for role in ROLES)


def themes(palettes):
    """Light, dark and high contrast, by what the device wants and by the switch of the page."""
    light, dark, contrast = (variables(palettes, theme) for theme in ("light", "dark", "contrast"))
    return (f":root{{color-scheme:light;{light}}}\n"
            f"@media (prefers-color-scheme: dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n"
            f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
            f"@media (prefers-contrast: more){{:root:not([data-theme]){{color-scheme:dark;{contrast}}}}}\n"
            f":root[data-theme=contrast]{{color-scheme:dark;{contrast}}}\n")


def objects(palettes, names):
    """The named objects of the palettes, as script."""
    parts = [re.search(r"^var pieceInk.*$", palettes, re.M).group(0), re.search(r"^var pieceLight.*$", palettes, re.M).group(0),
             re.search(r"^var tokenInk.*$", palettes, re.M).group(0)]
    for name in names:
        start = palettes.index(f"var {name} = {{")
        parts.append(f"var {name} = {braces(palettes, palettes.index('{', start))};")
    return "\n".join(parts)


def glyphs(library_text, scripts):
    """The paths of the glyphs that the scripts name."""
    paths = dict(re.findall(r'^\s*"([\w-]+)": "([^"]+)"', library_text, re.M))
    named = set(re.findall(r'"([a-z-]+)"', scripts))
    used = sorted(named & set(paths))
    return "var glyphPaths = {\n" + ",\n".join(f'"{name}": "{short_numbers(paths[name])}"' for name in used) + "\n};"


def short_numbers(path):
    """A path without needless zeros: 8.500 is 8.5."""
    return re.sub(r"(\d*\.\d*?)0+(?![\d.])", lambda found: found.group(1).rstrip("."), path)


def short_labels(words, scripts):
    """(words, scripts) with numbers as keys for labels that are only said by their whole names, never made of parts."""
    begun = tuple(re.findall(r'say\("([\w-]+-)" \+', scripts))
    number = 0
    for key in re.findall(r'^\s+"([\w-]+)": \[', words, re.M):
        said = f'say("{key}"'
        if "-" not in key or key.startswith(begun) or said not in scripts or scripts.count(f'"{key}"') != scripts.count(said):
            continue
        number += 1
        scripts = scripts.replace(said, f'say({number}')
        words = words.replace(f'"{key}": [', f'{number}: [', 1)
    return words, scripts


def compact(html):
    return "\n".join(line.strip() for line in html.splitlines() if line.strip())


def hash_of(text):
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def join(folder, qml):
    """(page, policy without connect-src, id of the page)."""
    palettes = (qml / "Theme/Palettes.js").read_text(encoding="utf-8")
    style = shorten_style(themes(palettes) + "\n".join((folder / name).read_text(encoding="utf-8") for name in STYLES))
    own = "\n".join((folder / name).read_text(encoding="utf-8") for name in SCRIPTS)
    words, scripts = ("\n".join((folder / name).read_text(encoding="utf-8") for name in SCRIPTS if name.startswith("words") == labels)
                      for labels in (True, False))
    script = "\n".join([objects(palettes, ("players", "terrains", "cards", "tracks", "things")),
                        glyphs((qml / "Parts/Glyphs.js").read_text(encoding="utf-8"), own), *short_labels(words, scripts)])
    script = '(function(){"use strict";' + shorten_script(script) + "})();"
    html = compact((folder / "index.html").read_text(encoding="utf-8"))
    page_id = hashlib.sha256((html + style + script).encode()).hexdigest()[:8]
    script = script.replace("{{PAGE}}", page_id)
    html = html.replace("{{STYLE}}", style).replace("{{SCRIPT}}", script)
    policy = "; ".join(["default-src 'none'", f"script-src '{hash_of(script)}'", f"style-src '{hash_of(style)}'",
                        "img-src 'self' data: blob:", "manifest-src data:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"])
    return html, policy, page_id


def packed(page):
    """The page as browsers take it; the same bytes for the same page."""
    return gzip.compress(page.encode(), 9, mtime=0)


def as_cpp(page, icon, policy, page_id):
    def rows(data):
        return ",\n".join(", ".join(str(b) for b in data[at:at + 40]) for at in range(0, len(data), 40))
    return ("// Made by join_page.py.\n#include \"app/phones/page/page.h\"\n\nnamespace reeve::phones {\nnamespace {\n"
            f"constexpr unsigned char kPage[] = {{\n{rows(page.encode())}\n}};\n"
            f"constexpr unsigned char kPacked[] = {{\n{rows(packed(page))}\n}};\n"
            f"constexpr unsigned char kIcon[] = {{\n{rows(icon)}\n}};\n}} // namespace\n"
            "QByteArray page() { return QByteArray::fromRawData(reinterpret_cast<const char*>(kPage), sizeof kPage); }\n"
            "QByteArray packedPage() { return QByteArray::fromRawData(reinterpret_cast<const char*>(kPacked), sizeof kPacked); }\n"
            "QByteArray pageIcon() { return QByteArray::fromRawData(reinterpret_cast<const char*>(kIcon), sizeof kIcon); }\n"
            f"QByteArray pagePolicy() {{ return \"{policy}\"; }}\n"
            f"std::string pageId() {{ return \"{page_id}\"; }}\n}} // namespace reeve::phones\n")


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    folder, qml, out = (pathlib.Path(argument) for argument in sys.argv[1:4])
    page, policy, page_id = join(folder, qml)
    out.write_text(as_cpp(page, (folder / "icon.png").read_bytes(), policy, page_id), encoding="utf-8")
    if len(sys.argv) > 4:
        pathlib.Path(sys.argv[4]).write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
