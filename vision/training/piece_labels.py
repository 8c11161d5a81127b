# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads hand-written labels of pieces, kept apart from the labels of the photographs."""
import json
import pathlib


def more_labels(file):
    """Labels of pieces by photograph: {"NAME": {"red": "a1-a2, c3 city, d2", ..., "unsure": "b3, c4"}} as a label's keys.

    An intersection without a kind is a settlement or a city.
    """
    out = {}
    for name, colours in json.loads(pathlib.Path(file).read_text()).items():
        lists = {key: [one.split() for one in text.split(", ") if one] for key, text in colours.items()}
        unsure = [at for at, *_ in lists.pop("unsure", [])]
        pieces = [{"piece": kind[0] if kind else "road" if "-" in at else "building", "color": colour, "at": at}
                  for colour, places in lists.items() for at, *kind in places]
        out[name] = {"pieces": pieces, "unsure": unsure}
    return out
