// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the count of the box.
QtObject {
    id: root
    readonly property var terrainTotals: ({ hills: 3, forest: 4, pasture: 4, fields: 4, mountains: 3, desert: 1 }) // test only
    readonly property var numberTotals: ({ 2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1 }) // test only
    readonly property list<string> terrains: Object.keys(root.terrainTotals)
    readonly property list<int> numbers: Object.keys(root.numberTotals).map(Number)

    function count(hexes: var, harbors: var): var {
        const terrainsLeft = Object.assign({}, root.terrainTotals), numbersLeft = Object.assign({}, root.numberTotals), openHexes = [], tooMany = [];
        for (const name of Object.keys(hexes).sort()) {
            const hex = hexes[name];
            if (hex.terrain in terrainsLeft)
                --terrainsLeft[hex.terrain];
            if (hex.number && hex.terrain !== "desert")
                --numbersLeft[hex.number];
            if (!hex.terrain || hex.terrain !== "desert" && !hex.number)
                openHexes.push(name);
        }
        for (const terrain of Array.from(root.terrains))
            if (terrainsLeft[terrain] < 0)
                tooMany.push({ terrain: terrain, have: root.terrainTotals[terrain] - terrainsLeft[terrain], want: root.terrainTotals[terrain] });
        for (const number of Array.from(root.numbers))
            if (numbersLeft[number] < 0)
                tooMany.push({ number: number, have: root.numberTotals[number] - numbersLeft[number], want: root.numberTotals[number] });
        const kinds = harbors.map(h => h.gives), resources = ["brick", "lumber", "wool", "grain", "ore"];
        const twice = resources.find(r => kinds.filter(k => k === r).length > 1), never = resources.find(r => kinds.indexOf(r) < 0);
        const wrong = kinds.length === 0 ? "" : twice ?? never ?? "";
        return { terrainsLeft: terrainsLeft, numbersLeft: Array.from({ length: 13 }, (_, n) => numbersLeft[n] ?? 0), openHexes: openHexes, tooMany: tooMany, wrongHarbor: wrong, tooManyHarbors: twice !== undefined, hexes: Object.keys(hexes).length, tokens: Object.keys(hexes).length > 19 ? 28 : 18 };
    }
}
