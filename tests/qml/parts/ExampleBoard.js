// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// A full board in the form of a record's position, with every kind of piece on it.

function terrain(list) {
    const hexes = {};
    for (const entry of list.split(" ")) {
        const parts = entry.split(":");
        hexes[parts[0]] = parts[2] ? { terrain: parts[1], number: parseInt(parts[2]) } : { terrain: parts[1] };
    }
    return hexes;
}

function position() {
    return {
        hexes: terrain("A1:pasture:5 A2:forest:8 A3:hills:3 B1:mountains:6 B2:fields:4 B3:forest:10 B4:pasture:11 "
                       + "C1:hills:9 C2:pasture:12 C3:mountains:5 C4:fields:9 C5:forest:6 D1:fields:3 D2:forest:8 "
                       + "D3:desert D4:hills:4 E1:mountains:2 E2:pasture:10 E3:fields:11"),
        harbors: [{ at: "a1-a2", gives: "any" }, { at: "a4-a5", gives: "grain" }, { at: "b8-b9", gives: "any" },
                  { at: "c11-d11", gives: "brick" }, { at: "b2-c2", gives: "ore" }, { at: "d2-e1", gives: "lumber" },
                  { at: "f2-f3", gives: "any" }, { at: "f4-f5", gives: "wool" }, { at: "e8-e9", gives: "any" }],
        robber: "D3",
        merchant: { at: "C4", player: "orange" },
        pieces: {
            red: { roads: ["b4-b5", "b3-c4", "c4-c5", "b5-c6", "c5-c6", "c6-c7", "c7-c8"], settlements: ["c8"], cities: ["c4", "b5"], walls: ["b5"],
                   knights: [{ at: "b3", level: 1, active: false }, { at: "c6", level: 2, active: true }] },
            blue: { roads: ["d8-d9", "d9-d10", "d8-e7", "e7-e8", "d10-e9", "e8-f7", "f6-f7"], settlements: ["d10", "f6"], cities: ["d8"],
                    knights: [{ at: "e9", level: 1, active: true }] },
            white: { roads: ["c2-c3", "c3-d3", "d3-d4", "d4-d5", "d4-e3", "e3-e4", "e4-e5"], settlements: ["e3"], cities: ["c2", "d3"], walls: ["d3"],
                     knights: [{ at: "d5", level: 2, active: false }, { at: "e5", level: 3, active: true }] },
            orange: { roads: ["a5-a6", "a6-a7", "a7-b8", "b8-b9", "b9-c10"], settlements: ["a6"], cities: ["c10"],
                      knights: [{ at: "a5", level: 1, active: true }] }
        },
        metropolises: { politics: { player: "red", at: "b5" } }
    };
}
