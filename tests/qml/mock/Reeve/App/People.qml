// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the known players; `asked` records the calls.
QtObject {
    id: root
    property var asked: [] // test only
    property string notice: ""
    property personFacts nobody
    function stranger(name: string): var { return { name: name, color: "", picture: "" }; }
    property list<personFacts> list: [
        { name: "Ben", color: "blue", games: 5, wins: 3, average: 11.2, best: 14, last: "2026-02-28T20:31:00" },
        { name: "Anna", color: "green", games: 4, wins: 1, average: 9.5, best: 13, last: "2026-02-28T20:31:00" },
        { name: "Cleo", color: "white", games: 0, wins: 0, average: 0, best: 0 }
    ]
    property list<keptSeatFacts> lastTable: [{ name: "Cleo", color: "white" }, { name: "Anna", color: "green" }, { name: "Ben", color: "blue" }]
    /** Returns the list with one person changed. */
    function withChange(name, what) { // test only
        return Array.from(root.list).map(p => Object.assign({ name: p.name, color: p.color, picture: p.picture, games: p.games, wins: p.wins, average: p.average, best: p.best, last: p.last }, p.name === name ? what : {}));
    }
    function note(what) { root.asked = root.asked.concat([what]); } // test only
    function remember(seats) { root.note(["remember", seats.map(s => s.name)]); }
    function rename(name, to) { root.note(["rename", name, to]); return true; }
    function recolor(name, color) {
        root.note(["recolor", name, color]);
        root.list = root.withChange(name, { color: color });
    }
    property var pictures: ({ ben: "ship" })
    function setEmblem(name, emblem) {
        root.note(["setEmblem", name, emblem]);
        root.list = root.withChange(name, { picture: emblem });
    }
    property var inClub: [] // test only
    function photoInClub(name) { return root.inClub.includes(name); }
    function allowPhotoInClub(name, allowed) {
        root.note(["allowPhotoInClub", name, allowed]);
        root.inClub = allowed ? root.inClub.concat([name]) : root.inClub.filter(n => n !== name);
    }
    signal photoEnded(string name, string refusal)
    function setPhoto(name, file) {
        root.note(["setPhoto", name, String(file)]);
        root.photoEnded(name, "This file is not a picture that Reeve can read.");
    }
    function forget(name) { root.note(["forget", name]); root.list = Array.from(root.list).filter(p => p.name !== name); }
}
