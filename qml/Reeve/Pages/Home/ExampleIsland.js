// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// An island in the form of the record, shown before there are any games.
const island = {
    hexes: {
        A1: { terrain: "fields", number: 4 }, A2: { terrain: "hills", number: 2 }, A3: { terrain: "pasture", number: 12 },
        B1: { terrain: "pasture", number: 9 }, B2: { terrain: "forest", number: 5 }, B3: { terrain: "forest", number: 8 },
        B4: { terrain: "hills", number: 3 }, C1: { terrain: "fields", number: 6 }, C2: { terrain: "mountains", number: 11 },
        C3: { terrain: "pasture", number: 4 }, C4: { terrain: "forest", number: 10 }, C5: { terrain: "mountains", number: 11 },
        D1: { terrain: "pasture", number: 10 }, D2: { terrain: "fields", number: 6 }, D3: { terrain: "desert" },
        D4: { terrain: "hills", number: 5 }, E1: { terrain: "forest", number: 9 }, E2: { terrain: "mountains", number: 3 },
        E3: { terrain: "fields", number: 8 }
    },
    harbors: [
        { at: "a2-a3", gives: "any" }, { at: "a5-a6", gives: "lumber" }, { at: "b8-b9", gives: "any" },
        { at: "c11-d11", gives: "ore" }, { at: "e8-e9", gives: "any" }, { at: "f5-f6", gives: "wool" },
        { at: "f2-f3", gives: "any" }, { at: "d2-e1", gives: "grain" }, { at: "b1-c2", gives: "brick" }
    ],
    robber: "D3",
    pieces: {
        red: { settlements: ["e3"], cities: ["c6"], roads: ["d4-e3", "b5-c6"], knights: [{ at: "d4", level: 1, active: true }] },
        blue: { settlements: ["b3"], cities: ["c8"], roads: ["b2-b3", "b7-c8"], walls: ["c8"] },
        white: { settlements: ["c3"], cities: ["d5"], roads: ["c2-c3", "d5-d6"], knights: [{ at: "d6", level: 2, active: true }] }
    },
    metropolises: {}
};
