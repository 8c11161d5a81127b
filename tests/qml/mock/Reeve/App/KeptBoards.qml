// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import "position.js" as Fixed

// A stand-in for the saved boards; what is asked of it is kept in `asked`.
QtObject {
    id: root
    property var asked: [] // test only
    property string notice: ""
    property bool full: false
    property string removed: ""
    property var gone: null // test only
    property var list: [
        { name: "Attic", board: Fixed.position.board, scenario: "", sea: false, players: [], hexes: 19, land: 19 },
        { name: "Three at sea", board: Fixed.seaBoard, scenario: "new-shores", sea: true, players: [3], hexes: 37, land: 22 }
    ]
    function note(what) { root.asked = root.asked.concat([what]); } // test only
    function save(name, board, scenario) {
        root.note(["save", name, scenario]);
        root.list = [{ name: name, board: board, scenario: scenario, sea: scenario !== "", players: [], hexes: 19, land: 19 }].concat(root.list);
        return true;
    }
    function rename(name, to) {
        root.note(["rename", name, to]);
        root.list = root.list.map(b => b.name === name ? Object.assign({}, b, { name: to }) : b);
        return true;
    }
    function remove(name) {
        root.note(["remove", name]);
        root.gone = root.list.find(b => b.name === name);
        root.list = root.list.filter(b => b.name !== name);
        root.removed = name;
    }
    function restore() {
        root.list = root.list.concat([root.gone]);
        root.removed = "";
    }
    function confirmRemoval() { root.removed = ""; }
}
