// SPDX-License-Identifier: GPL-3.0-or-later
// Where long German words may be broken. A browser that has no German hyphenation, as Chromium on Linux, breaks what is
// too wide for its place between any two letters and shows no hyphen.

var joints = new RegExp(("Fort-schritts-karte Ent-wicklungs-karte Handels-hafen Handels-flotte Handels-karte Handels-monopol Handels-straße " +
    "Handels-ware Roh-stoff-monopol Groß-händler Gold-fluss-feld Gründungs-phase Ritter-karte Ritter-macht Schmiede-kunst Schürf-leiste " +
    "Sonder-sieg-punkt Sieg-punkt Sieg-chancen Wissen-schaft Zahlen-chips Barbaren-schiff ertei-dig urück-geben urück-kommen urück-legen urück-nehmen " +
    "urück-ziehen Gegen-angebot Ereignis-würfel inver-standen ußer-ordent-liche ewäs-serung nt-scheid oto-gra-fieren erklei-nert Univer-sität Stadt-mauer " +
    "Mit-spieler Sied-lung Metro-pole Straßen-bau Kreu-zung See-räuber Wirt-schaft").split(" ").map(function (word) {
    return word.split("-").map(function (part, at, parts) { return parts[at + 1] ? part + "(?=" + parts[at + 1] + ")" : ""; }).filter(Boolean).join("|");
}).join("|"), "g");

/** A text as it is shown: with a soft hyphen at each joint. */
function withJoints(text) { return language === "de" ? text.replace(joints, "$&\u00AD") : text; }
