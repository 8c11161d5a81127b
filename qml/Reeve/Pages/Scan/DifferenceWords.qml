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
        return BoardNames.place(at, Game.position?.board?.hexes ?? {});
    }
    /** The place of a difference, and whether it lies outside the picture, where no mark can show it. */
    function heading(difference: differenceFacts): string {
        const place = root.place(difference.at);
        return difference.onPicture || difference.at === "barbarians" ? place : qsTr("%1, not in the picture").arg(place);
    }
    function piece(thing: placedThingFacts): string {
        switch (thing.piece) {
        case "knight": return thing.active ? qsTr("%1, active").arg(Words.knight(thing.level)) : qsTr("%1, inactive").arg(Words.knight(thing.level));
        case "metropolis": return qsTr("Metropolis");
        case "robber": return qsTr("The robber");
        case "merchant": return qsTr("The merchant");
        case "pirate": return qsTr("The pirate");
        }
        return Words.piece(thing.piece);
    }
    /** One side of a difference: what is seen, or what is tracked. */
    function thing(thing: placedThingFacts): string {
        switch (thing.kind) {
        case "terrain": return Words.terrain(thing.terrain);
        case "number": return thing.number === 0 ? qsTr("no number") : String(thing.number);
        case "harbor": return thing.gives === "" ? qsTr("no harbour") : thing.gives === "any" ? qsTr("Harbour 3:1") : qsTr("Harbour for %1").arg(Words.card(thing.gives));
        case "ship": return qsTr("%n space(s) further", "", thing.spaces);
        case "nothing": return qsTr("nothing");
        case "piece": return thing.at !== "" ? qsTr("%1, %2").arg(root.piece(thing)).arg(root.place(thing.at))
            : thing.color !== "" ? qsTr("%1 (%2)").arg(root.piece(thing)).arg(root.owner(thing.color)) : root.piece(thing);
        }
        return "";
    }
    /** What taking it over does. */
    function effect(difference: differenceFacts): string {
        switch (difference.mode) {
        case "command": return qsTr("as a move of %1").arg(Game.awaited.name);
        case "correct": return qsTr("as a correction");
        }
        return qsTr("correct it by hand");
    }
}
