// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A stand-in for the saved games; what is asked of it is kept in `asked`.
QtObject {
    id: root
    property string notice: ""
    property bool lookingOn: false
    property bool unreadable: false
    /** What trying again comes to. */
    property bool freed: false
    function tryAgain() {
        root.asked = root.asked.concat([["again"]]);
        if (root.freed) {
            root.lookingOn = false;
            root.notice = "";
        }
        return root.freed;
    }
    function dismissNotice() { root.notice = ""; }
    property var asked: []
    readonly property var latest: root.games.length > 0 ? root.games[0] : null
    property var games: [
        { id: 3, name: "Saturday", players: [{ name: "Anna", color: "red", points: 8 }, { name: "Ben", color: "blue", points: 7 },
          { name: "Cleo", color: "white", points: 5 }, { name: "Dan", color: "orange", points: 4 }],
          turn: 14, started: "2026-03-07T19:05:00", changed: "2026-03-07T21:12:00", over: false, winner: -1, damaged: false },
        { id: 2, name: "Holiday house", players: [{ name: "Anna", color: "red", points: 9 }, { name: "Ben", color: "blue", points: 13 },
          { name: "Cleo", color: "white", points: 6 }],
          turn: 71, started: "2026-02-28T18:00:00", changed: "2026-02-28T20:31:00", over: true, winner: 1, damaged: false }
    ]
    function open(id) { root.asked = root.asked.concat([["open", id]]); Game.active = true; return true; }
    function remove(id) { root.asked = root.asked.concat([["remove", id]]); root.games = root.games.filter(g => g.id !== id); }
    function rename(id, name) { root.asked = root.asked.concat([["rename", id, name]]); }
    function copy(id, name) { root.asked = root.asked.concat([["copy", id, name]]); return true; }
    function exportTo(id, file) { root.asked = root.asked.concat([["export", id]]); return true; }
    function importFrom(file) { root.asked = root.asked.concat([["import"]]); return true; }
    function suggestedFile(game, ending) { return "file:///nowhere/" + game + "." + (ending ?? "jsonl"); }
    signal exported(string file)
    signal imported(string name)
    signal failed(string text, string detail)
}
