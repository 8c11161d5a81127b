# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the page's script and style shorter without changing what they do: no comments, no needless spaces, short names.

A name that the script declares (var, function, parameter) gets a short one wherever it stands as a variable; names of
properties, keys of objects and texts stay as they are. Scopes stay right because within a statement of the outermost level
every name has one short name of its own. A name of the browser must not be declared in the statement that uses it.
"""
import re

TOKEN = re.compile(r"""
    (?P<space>\s+)
  | (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
  | (?P<name>[A-Za-z_$][\w$]*)
  | (?P<number>0[xX][0-9a-fA-F]+|\d*\.?\d+(?:[eE][-+]?\d+)?|\d+\.)
  | (?P<sign>>>>=|===|!==|>>>|<<=|>>=|&&|\|\||==|!=|<=|>=|\+\+|--|\+=|-=|\*=|/=|%=|&=|\|=|\^=|<<|>>|[{}()\[\];,<>+\-*/%&|^!~?:=.])
""", re.X | re.S)
REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
KEYWORDS = set("break case catch continue debugger default delete do else false finally for function if in instanceof new null return "
               "switch this throw true try typeof var void while with undefined arguments NaN Infinity".split())
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def tokens(script):
    """[(kind, text)]; white space with a line break is ("line", ...)."""
    found, at, before = [], 0, ("sign", ";")
    while at < len(script):
        # A slash after a value divides; elsewhere it begins a pattern.
        value = before[0] in ("text", "number", "pattern") or before[0] == "name" and before[1] not in KEYWORDS or before[1] in (")", "]", "}", "this")
        match = TOKEN.match(script, at)
        if script[at] == "/" and not value and match and match.lastgroup != "comment":
            match = REGEX.match(script, at)
            kind = "pattern"
        else:
            kind = match.lastgroup if match else None
        if not match:
            raise ValueError(f"cannot read the script at {script[at:at + 40]!r}")
        at = match.end()
        if kind == "space":
            if "\n" in match.group(0):
                found.append(("line", "\n"))
        elif kind != "comment":
            before = (kind, match.group(0))
            found.append(before)
    return found


def solid(found, index, step):
    index += step
    while 0 <= index < len(found) and found[index][0] == "line":
        index += step
    return found[index][1] if 0 <= index < len(found) else ""


def is_variable(found, index):
    before, after = solid(found, index, -1), solid(found, index, 1)
    return before != "." and not (after == ":" and before in ("{", ","))


def declared(found):
    """(all, outermost): names after var, function, catch, and in the parameters of functions; of them those that are
    declared outside every bracket."""
    names, outermost, solids, level = set(), set(), [token for token in found if token[0] != "line"], 0
    for at, (kind, text) in enumerate(solids):
        if kind == "sign":
            level += (text in "([{") - (text in ")]}")
        if kind != "name" or text not in ("var", "function", "catch"):
            continue
        if text == "var":
            depth, expect = 0, True
            for kind2, text2 in solids[at + 1:]:
                if text2 in "([{" and kind2 == "sign":
                    depth += 1
                elif text2 in ")]}" and kind2 == "sign":
                    depth -= 1
                if depth < 0 or depth == 0 and text2 in (";", "in"):
                    break
                if expect and kind2 == "name" and depth == 0:
                    names.add(text2)
                    if level == 0:
                        outermost.add(text2)
                expect = depth == 0 and text2 == ","
            continue
        at += 1
        if solids[at][0] == "name":
            names.add(solids[at][1])
            if level == 0:
                outermost.add(solids[at][1])
            at += 1
        while solids[at][1] != ")":
            if solids[at][0] == "name":
                names.add(solids[at][1])
            at += 1
    return names - KEYWORDS, outermost - KEYWORDS


def statements(found):
    """The tokens cut into the statements that stand outside every bracket, as ranges of indices."""
    depth, begin, ranges = 0, 0, []
    for index, (kind, text) in enumerate(found):
        if kind != "sign":
            continue
        depth += (text in "([{") - (text in ")]}")
        # A function that is declared needs no semicolon; everything else that ends with a brace has one here.
        if depth == 0 and (text == ";" or text == "}" and begins_function(found, begin)):
            ranges.append(range(begin, index + 1))
            begin = index + 1
    return ranges + [range(begin, len(found))]


def begins_function(found, begin):
    return next((text for kind, text in found[begin:] if kind != "line"), "") == "function"


def short_names(taken):
    """a, b, … aa, ab, …, none of `taken`."""
    number = 0
    while True:
        name, rest = LETTERS[number % 52], number // 52
        while rest:
            rest -= 1
            name, rest = LETTERS[rest % 52] + name, rest // 52
        number += 1
        if name not in taken and name not in KEYWORDS:
            yield name


def by_use(counts, names):
    """The most used get the shortest names."""
    return {name: next(names) for name in sorted(counts, key=lambda name: (-counts[name] * len(name), name))}


def short_forms(found):
    """The short form of each token that is an own name, by its index.

    A name that is never declared outside every bracket is seen in one statement alone: it gets one of the shortest forms
    there, which other statements use again. The others have forms that nothing else has.
    """
    own, outermost = declared(found)
    shared, inside, free = {}, [], set()
    for statement in statements(found):
        here, counts = declared([found[index] for index in statement])[0] - outermost, {}
        for index in statement:
            kind, text = found[index]
            if kind != "name" or not is_variable(found, index):
                continue
            if text not in here and text not in outermost:
                free.add(text)  # the browser's
            else:
                of = counts if text in here else shared
                of[text] = of.get(text, 0) + 1
        inside.append((statement, counts))
    names = short_names(free)
    again = [next(names) for _ in range(max(len(counts) for _, counts in inside))]
    forms = by_use(shared, names)
    short = {}
    for statement, counts in inside:
        local = by_use(counts, iter(again))
        for index in statement:
            text = found[index][1]
            if found[index][0] == "name" and is_variable(found, index) and (text in local or text in forms):
                short[index] = local.get(text) or forms[text]
    return short


def arrows(found):
    """What stands in place of tokens, by their index: an anonymous function that is a value becomes an arrow function. None of
    the page uses `this` or `arguments`."""
    solids = [index for index, (kind, _) in enumerate(found) if kind != "line"]
    words = [found[index][1] for index in solids] + [""]
    close, open_, short = {}, [], {}
    for at, index in enumerate(solids):
        if found[index][0] == "sign" and words[at] in "([{":
            open_.append(at)
        elif found[index][0] == "sign" and words[at] in ")]}":
            close[open_.pop()] = at
    for at, index in enumerate(solids):
        if words[at] != "function" or words[at + 1] != "(" or words[at - 1] not in ("(", ",", ":", "=", "[", "return"):
            continue
        end = close[at + 1]
        begin, stop = end + 1, close[end + 1]
        if words[stop + 1] not in (")", ",", "]", "}", ";"):
            continue
        one = end == at + 3
        short.update({solids[at]: "", solids[at + 1]: "" if one else "(", solids[end]: "=>" if one else ")=>"})
        ends = [inner for inner in range(begin + 1, stop) if words[inner] == ";" and not any(a < inner < b for a, b in close.items() if a > begin)]
        if words[begin + 1] == "return" and ends == [stop - 1] and stop - begin > 3:
            wrapped = words[begin + 2] == "{"
            short.update({solids[begin]: "(" if wrapped else "", solids[begin + 1]: "", solids[stop - 1]: "", solids[stop]: ")" if wrapped else ""})
    return short


def shorten_script(script):
    found = tokens(script)
    short, out, last, line = {**short_forms(found), **arrows(found)}, [], "", False
    for index, (kind, text) in enumerate(found):
        if kind == "line":
            line = True
            continue
        text = short.get(index, text)
        if not text:
            continue
        # A line break may end a statement only between a value and the beginning of another.
        if line and last and last[-1] not in "{;,([:?&|+=<>!" and text[0] not in "}]);,.?:&|=":
            out.append("\n")
        elif last and (re.match(r"[\w$]", text) and re.search(r"[\w$]$", last) or last[-1] in "+-" and text[0] == last[-1]):
            out.append(" ")
        out.append(text)
        last, line = text, False
    return "".join(out)


def shorten_style(css):
    """No comments, no needless spaces. Strings and calc() keep theirs."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.S)
    css = re.sub(r"\s+", " ", css)
    css = re.sub(r"\s*([{};,>])\s*", r"\1", css)
    css = re.sub(r"(?<=[{;])([\w-]+): ", r"\1:", css)
    return css.replace(";}", "}").replace("}", "}\n").strip()
