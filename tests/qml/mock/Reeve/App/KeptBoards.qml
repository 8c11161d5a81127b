// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values
import "position.js" as Fixed

// A mock of the saved boards; `asked` records the calls.
QtObject {
    id: root
    property var asked: [] // test only
    property string notice: ""
    property bool full: false
    property string removed: ""
    property keptBoardFacts gone // test only
    property list<keptBoardFacts> list: root.usual
    readonly property var usual: [ // test only
        { name: "Attic", board: Fixed.position.board, scenario: "", sea: false, players: [], hexes: 19, land: 19 },
        { name: "Three at sea", board: Fixed.seaBoard, scenario: "new-shores", sea: true, players: [3], hexes: 37, land: 22 }
    ]
    function note(what) { root.asked = root.asked.concat([what]); } // test only
    function save(name, board, scenario) {
        root.note(["save", name, scenario]);
        root.list = [{ name: name, board: board, scenario: scenario, sea: scenario !== "", players: [], hexes: 19, land: 19 }].concat(Array.from(root.list));
        return true;
    }
    function rename(name, to) {
        root.note(["rename", name, to]);
        root.list = Array.from(root.list).map(b => b.name !== name ? b : { name: to, board: b.board, scenario: b.scenario, sea: b.sea, players: Array.from(b.players), hexes: b.hexes, land: b.land });
        return true;
    }
    function remove(name) {
        root.note(["remove", name]);
        root.gone = Array.from(root.list).find(b => b.name === name);
        root.list = Array.from(root.list).filter(b => b.name !== name);
        root.removed = name;
    }
    function restore() {
        root.list = Array.from(root.list).concat([root.gone]);
        root.removed = "";
    }
    function confirmRemoval() { root.removed = ""; }
}
