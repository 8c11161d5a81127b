// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values
import "position.js" as Fixed

// A mock of the saved games; `asked` records the calls.
QtObject {
    id: root
    property string notice: ""
    property int notBackedUp: 0
    property bool readOnly: false
    property bool unreadable: false
    /** The result of trying again. */
    property bool freed: false // test only
    function tryAgain() {
        root.asked = root.asked.concat([["again"]]);
        if (root.freed) {
            root.readOnly = false;
            root.notice = "";
        }
        root.triedAgain(root.freed);
    }
    function dismissNotice() { root.notice = ""; }
    property var asked: [] // test only
    readonly property keptGameFacts latest: Array.from(root.games).find(g => !g.over) ?? root.none
    property keptGameFacts none
    property list<keptGameFacts> games: root.usual
    readonly property var usual: [ // test only
        { id: 3, name: "Saturday", players: [{ name: "Anna", color: "red", points: 8 }, { name: "Ben", color: "blue", points: 7 },
          { name: "Cleo", color: "white", points: 5 }, { name: "Dan", color: "orange", points: 4 }],
          turn: 14, started: "2026-03-07T19:05:00", changed: "2026-03-07T21:12:00", over: false, winner: -1, damaged: false },
        { id: 2, name: "Holiday house", players: [{ name: "Anna", color: "red", points: 9 }, { name: "Ben", color: "blue", points: 13 },
          { name: "Cleo", color: "white", points: 6 }],
          turn: 71, started: "2026-02-28T18:00:00", changed: "2026-02-28T20:31:00", over: true, winner: 1, damaged: false }
    ]
    signal boardRead(var id, var board)
    function readBoard(id) { root.boardRead(id, Fixed.position); }
    function open(id) { root.asked = root.asked.concat([["open", id]]); Game.active = true; Game.opened(); return true; }
    function remove(id) { root.asked = root.asked.concat([["remove", id]]); root.games = Array.from(root.games).filter(g => g.id !== id); }
    function rename(id, name) { root.asked = root.asked.concat([["rename", id, name]]); }
    function copy(id, name) { root.asked = root.asked.concat([["copy", id, name]]); return true; }
    function exportTo(id, file) { root.asked = root.asked.concat([["export", id]]); return true; }
    property bool importing: false
    property real importProgress: 0
    function cancelImport() { root.asked = root.asked.concat([["cancel import"]]); root.importing = false; }
    function importFrom(file) { root.asked = root.asked.concat([["import"]]); return true; }
    function suggestedFile(game, ending) { return "file:///nowhere/" + game + "." + (ending ?? "jsonl"); }
    property list<keptCopyFacts> copies: []
    property bool lookedInto: false
    property list<keptGameFacts> found: []
    function backUp(file) { root.asked = root.asked.concat([["backUp"]]); root.backedUp("all.reeve", "Documents", 2); return true; }
    function suggestedBackup() { return "file:///nowhere/Reeve.reeve"; }
    function lookForCopies() {}
    /** A test: the file has no games. */
    property bool broken: false // test only
    function lookInto(file) { if (root.broken) { root.failed("No games in it.", ""); return; } root.asked = root.asked.concat([["lookInto", String(file)]]); root.found = root.kept; root.lookedInto = true; }
    function closeFound() { root.found = []; root.lookedInto = false; }
    function takeBack(id) { root.asked = root.asked.concat([["takeBack", id]]); root.takenBack(1, 0); return true; }
    function removeCopy(file) { root.asked = root.asked.concat([["removeCopy", String(file)]]); root.copies = Array.from(root.copies).filter(c => String(c.file) !== String(file)); return true; }
    /** The result of lookInto(). */
    property var kept: Array.from(root.games).map((g, i) => ({ id: g.id, name: g.name, players: g.players, turn: g.turn, over: g.over, winner: g.winner, steps: 120, lost: i === 0 ? 1 : 0, there: i === 1 })) // test only
    signal takenBack(int added, int there)
    signal exported(string file)
    signal backedUp(string file, string folder, int games)
    signal imported(var id)
    signal triedAgain(bool well)
    signal failed(string text, string detail)
    signal damaged(int line, string why, int steps)
    function keepReadPart() { root.asked = root.asked.concat([["keepReadPart"]]); }
}
