// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A stand-in for the people of the table; what is asked of it is kept in `asked`.
QtObject {
    id: root
    property var asked: [] // test only
    property string notice: ""
    property var list: [
        { name: "Ben", color: "blue", games: 5, wins: 3, average: 11.2, best: 14, last: "2026-02-28T20:31:00" },
        { name: "Anna", color: "green", games: 4, wins: 1, average: 9.5, best: 13, last: "2026-02-28T20:31:00" },
        { name: "Cleo", color: "white", games: 0, wins: 0, average: 0, best: 0, last: undefined }
    ]
    property var lastTable: [{ name: "Cleo", color: "white" }, { name: "Anna", color: "green" }, { name: "Ben", color: "blue" }]
    function note(what) { root.asked = root.asked.concat([what]); } // test only
    function remember(seats) { root.note(["remember", seats.map(s => s.name)]); }
    function rename(name, to) { root.note(["rename", name, to]); return true; }
    function recolor(name, color) {
        root.note(["recolor", name, color]);
        root.list = root.list.map(p => p.name === name ? Object.assign({}, p, { color: color }) : p);
    }
    property var pictures: ({ ben: "ship" })
    function setEmblem(name, emblem) {
        root.note(["setEmblem", name, emblem]);
        root.list = root.list.map(p => p.name === name ? Object.assign({}, p, { picture: emblem }) : p);
    }
    signal photoEnded(string name, string refusal)
    function setPhoto(name, file) {
        root.note(["setPhoto", name, String(file)]);
        root.photoEnded(name, "This file is not a picture that Reeve can read.");
    }
    function forget(name) { root.note(["forget", name]); root.list = root.list.filter(p => p.name !== name); }
}
