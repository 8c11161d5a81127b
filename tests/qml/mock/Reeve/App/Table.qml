// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the open game's table: plain values, nothing is stored.
QtObject {
    id: root
    property string dice: "real"
    property string hands: "digital"
    property string decks: "digital"
    property string watching: "ask"
    property string houseRules: ""
    function optionsOf(id: int, otherwise: var): var { return otherwise; }
    function modulesOf(id: int): var { return { modules: [], numbers: {} }; }
    function houseRulesOf(id) { return "No robber before the third round."; }
    property var sides: ["bottom", "bottom", "bottom", "bottom"]
    function setSide(seat, side) { root.sides = root.sides.map((s, i) => i === seat ? side : s); }
}
