// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A mock of saving and sharing files: `asked` records each file and its title.
QtObject {
    id: root
    property var asked: [] // test only
    signal saved(string file)
    signal failed(string text, string detail)
    readonly property list<string> tablePage: ["Turn: 12", "On turn: " + Game.players[0].name]
    readonly property list<string> ownPage: Game.uncovered.open ? ["Cards in hand: ore 2; coin 1"] : []
    function saveOnPaper(board, file) { root.asked = root.asked.concat([[String(file), "paper"]]); root.saved("paper"); return true; }
    function save(image, file, title) { root.asked = root.asked.concat([[String(file), title]]); root.saved("evening"); return true; }
}
