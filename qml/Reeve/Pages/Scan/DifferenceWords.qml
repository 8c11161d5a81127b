// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Sheets

// A difference between table and record in words.
QtObject {
    id: root

    function owner(color: string): string { return Array.from(Game.players).find(p => p.color === color)?.name ?? Words.color(color); }

    function place(at: string): string {
        if (at === "barbarians")
            return qsTr("The barbarian ship");
        if (at.indexOf("-") > 0)
            return qsTr("Path %1").arg(at);
        return at === at.toUpperCase() ? qsTr("Hex %1").arg(at) : qsTr("Intersection %1").arg(at);
    }
    function piece(thing: var): string {
        switch (thing.piece) {
        case "knight": return thing.active ? qsTr("%1, active").arg(Words.knight(thing.level)) : qsTr("%1, inactive").arg(Words.knight(thing.level));
        case "metropolis": return qsTr("Metropolis");
        case "robber": return qsTr("The robber");
        case "merchant": return qsTr("The merchant");
        }
        return Words.piece(thing.piece);
    }
    /** One side of a difference: what is seen, or what is tracked. */
    function thing(thing: var): string {
        if (!thing) // the list is being made anew
            return "";
        if (thing.terrain !== undefined)
            return Words.terrain(thing.terrain);
        if (thing.number !== undefined)
            return thing.number === null ? qsTr("no number") : String(thing.number);
        if (thing.gives !== undefined)
            return thing.gives === null ? qsTr("no harbour") : thing.gives === "any" ? qsTr("Harbour 3:1") : qsTr("Harbour for %1").arg(Words.card(thing.gives));
        if (thing.spaces !== undefined)
            return qsTr("%n space(s) further", "", thing.spaces);
        if (thing.piece === null || thing.piece === undefined)
            return qsTr("nothing");
        if (thing.at !== undefined)
            return qsTr("%1 on %2").arg(root.piece(thing)).arg(thing.at);
        return thing.color !== undefined ? qsTr("%1 (%2)").arg(root.piece(thing)).arg(root.owner(thing.color)) : root.piece(thing);
    }
    /** What taking it over does. */
    function effect(difference: var): string {
        switch (difference.mode) {
        case "command": return qsTr("as a move of %1").arg(Game.awaited.name);
        case "correct": return qsTr("as a correction");
        }
        return qsTr("correct it by hand");
    }
}
