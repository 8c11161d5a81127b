// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How many terrains and numbers of the box lie on a board, and what is still wrong with it.
QtObject {
    id: root

    /** {A1: {terrain, number}}; terrain "" or number 0: not chosen yet. */
    property var hexes: ({})
    /** [{at, gives}]; an empty list is not looked at. */
    property var harbors: []

    readonly property var terrainTotals: ({ hills: 3, forest: 4, pasture: 4, fields: 4, mountains: 3, desert: 1 })
    readonly property var numberTotals: ({ 2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1 })
    readonly property var terrains: Object.keys(root.terrainTotals)
    readonly property var numbers: [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]

    /** What is left of each terrain; negative: too many on the board. */
    readonly property var terrainsLeft: root.left(root.terrainTotals, h => h.terrain)
    readonly property var numbersLeft: root.left(root.numberTotals, h => h.terrain === "desert" ? 0 : h.number)
    /** The hexes that are not whole yet, row by row. */
    readonly property var openHexes: Object.keys(root.hexes).sort().filter(n => !root.hexes[n].terrain || root.hexes[n].terrain !== "desert" && !root.hexes[n].number)
    readonly property int open: root.openHexes.length
    /** All terrains are there; only numbers are still to come. */
    readonly property bool onlyNumbers: root.openHexes.every(n => root.hexes[n].terrain)
    readonly property bool complete: root.open === 0 && root.fault === ""

    /** The first thing that does not agree with the box, as a sentence, or "". */
    readonly property string fault: {
        for (const t of root.terrains)
            if (root.terrainsLeft[t] < 0)
                return qsTr("Too many: %1 %2, the box has %3.").arg(root.terrainTotals[t] - root.terrainsLeft[t]).arg(Words.terrain(t)).arg(root.terrainTotals[t]);
        for (const n of root.numbers)
            if (root.numbersLeft[n] < 0)
                return qsTr("The number %1 lies there %2 times, the box has %3.").arg(n).arg(root.numberTotals[n] - root.numbersLeft[n]).arg(root.numberTotals[n]);
        if (root.harbors.length === 0)
            return "";
        for (const r of Words.resources)
            if (root.harbors.filter(h => h.gives === r).length > 1)
                return qsTr("Two harbours take %1, the box has one.").arg(Words.card(r));
        for (const r of Words.resources)
            if (!root.harbors.some(h => h.gives === r))
                return qsTr("No harbour takes %1.").arg(Words.card(r));
        return "";
    }
    readonly property string summary: root.fault !== "" ? root.fault
        : root.open > 0 ? (root.onlyNumbers ? qsTr("%n number(s) missing", "", root.open) : qsTr("%n hex(es) to go", "", root.open)) : qsTr("19 hexes and 18 numbers: all there")

    function left(totals: var, key: var): var {
        const result = Object.assign({}, totals);
        for (const name in root.hexes) {
            const k = key(root.hexes[name]);
            if (k && result[k] !== undefined)
                --result[k];
        }
        return result;
    }
}
