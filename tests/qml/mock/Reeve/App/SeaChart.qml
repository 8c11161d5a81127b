// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values
import "position.js" as Fixed

// A mock of the engine's check of a Seafarers board: no flaws if it has land, a number on every land hex and a robber.
QtObject {
    id: root
    readonly property list<islandFacts> islands: [{ rows: [3, 4, 5, 4, 3], hexes: 19 }, { rows: [4, 5, 6, 7, 6, 5, 4], hexes: 37 }]
    readonly property list<string> terrains: ["hills", "forest", "pasture", "fields", "mountains", "desert", "gold", "sea"]
    function blank(rows) {
        const lengths = rows && rows.length > 0 ? rows : [3, 4, 5, 4, 3], hexes = {};
        lengths.forEach((n, r) => {
            for (let i = 1; i <= n; ++i)
                hexes["ABCDEFG"[r] + i] = { terrain: "sea", number: 0 };
        });
        return { rows: lengths, hexes: hexes, harbors: [], areas: {}, robber: null, pirate: null };
    }
    function outline(scenario, players) {
        const hexes = {};
        for (const h in Fixed.seaBoard.hexes)
            hexes[h] = { terrain: Fixed.seaBoard.hexes[h].terrain === "sea" ? "sea" : "", number: 0 };
        return Object.assign({}, Fixed.seaBoard, { hexes: hexes, harbors: Fixed.seaBoard.harbors.map(h => ({ at: h.at, gives: "" })) });
    }
    function survey(board: var, players: int): var {
        const land = Object.keys(board.hexes).filter(h => board.hexes[h].terrain !== "sea");
        const open = land.filter(h => !board.hexes[h].number && board.hexes[h].terrain !== "desert");
        const openHarbors = board.harbors.filter(h => h.gives === "").map(h => h.at);
        const flaws = land.length < 3 ? [{ flaw: "too-small", places: land }] : [];
        return { open: open, openHarbors: openHarbors, flaws: flaws, coast: ["a1-a2", "a2-a3"], mostHarbors: 9, land: land.length,
                 ready: open.length + openHarbors.length + flaws.length === 0 && Boolean(board.robber) };
    }
    /** Ten of each kind. */
    function left(board: var, scenario: string, players: int): var {
        const terrains = {}, numbers = Array(13).fill(0);
        if (scenario === "")
            return { counted: false };
        for (const t of Array.from(root.terrains).filter(t => t !== "sea"))
            terrains[t] = 10 - Object.values(board.hexes).filter(h => h.terrain === t).length;
        for (const n of [2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
            numbers[n] = 10 - Object.values(board.hexes).filter(h => h.number === n).length;
        return { counted: true, terrains: terrains, numbers: numbers };
    }
    /** Hills with a nine everywhere. */
    function dealt(board, what, players) {
        const hexes = {};
        for (const h in board.hexes)
            hexes[h] = board.hexes[h].terrain === "sea" ? board.hexes[h] : { terrain: what === "numbers" ? board.hexes[h].terrain : "hills", number: what === "terrain" ? board.hexes[h].number : 9 };
        return Object.assign({}, board, { hexes: hexes });
    }
    function isles(board) { return ({ home: Object.keys(board.hexes).filter(h => board.hexes[h].terrain !== "sea").sort() }); }
    function tidied(board) {
        const land = Object.keys(board.hexes).filter(h => board.hexes[h].terrain !== "sea").sort();
        return Object.assign({}, board, { robber: board.robber ?? land[0] ?? null });
    }
}
