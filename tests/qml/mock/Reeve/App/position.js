// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// A consistent position in the middle of a game. Points: Anna 8, Ben 7, Cleo 5, Dan 4; the ship is one space before the
// landing.
var terrain = { A1: "pasture", A2: "forest", A3: "hills", B1: "mountains", B2: "fields", B3: "forest", B4: "pasture",
    C1: "hills", C2: "pasture", C3: "mountains", C4: "fields", C5: "forest", D1: "fields", D2: "forest", D3: "desert",
    D4: "hills", E1: "mountains", E2: "pasture", E3: "fields" };
var numbers = { A1: 5, A2: 8, A3: 3, B1: 6, B2: 4, B3: 10, B4: 11, C1: 9, C2: 12, C3: 5, C4: 9, C5: 6, D1: 3, D2: 8,
    D4: 4, E1: 2, E2: 10, E3: 11 };

function hexes() {
    const all = {};
    for (const h in terrain) {
        all[h] = { terrain: terrain[h] };
        if (numbers[h])
            all[h].number = numbers[h];
    }
    return all;
}

var position = {
    rules: { game: "cities-and-knights", edition: "en-2020", options: [], target: 13 },
    players: ["red", "blue", "white", "orange"],
    turn: { number: 14, player: "red", phase: "main", dice: { red: 2, yellow: 4, event: "politics" } },
    board: {
        hexes: hexes(),
        harbors: [{ at: "a1-a2", gives: "any" }, { at: "a4-a5", gives: "grain" }, { at: "b8-b9", gives: "any" },
            { at: "c11-d11", gives: "brick" }, { at: "e8-e9", gives: "any" }, { at: "f5-f6", gives: "wool" },
            { at: "f2-f3", gives: "any" }, { at: "d2-e1", gives: "lumber" }, { at: "b1-c2", gives: "ore" }],
        robber: "D3",
        merchant: { at: "C4", player: "orange" }
    },
    pieces: {
        red: { roads: ["b3-c4", "c4-c5", "c5-c6", "b4-b5", "b5-c6", "c6-c7", "c7-c8"], settlements: ["c8"], cities: ["b5", "c4"],
            reduced: [], walls: ["b5"], knights: [{ at: "c6", level: 2, active: true }, { at: "b3", level: 1, active: false }] },
        blue: { roads: ["d8-d9", "d9-d10", "d8-e7", "e7-e8", "d10-e9", "e8-f7", "f6-f7"], settlements: ["d10", "f6"], cities: ["d8"],
            reduced: [], walls: [], knights: [{ at: "e9", level: 1, active: true }] },
        white: { roads: ["c2-c3", "c3-d3", "d3-d4", "d4-e3", "d4-d5", "e3-e4", "e4-e5"], settlements: ["e3"], cities: ["c2", "d3"],
            reduced: [], walls: ["d3"], knights: [{ at: "d5", level: 2, active: false }, { at: "e5", level: 1, active: true }] },
        orange: { roads: ["a5-a6", "a6-a7", "a7-b8", "b8-b9", "b9-c10"], settlements: ["a6"], cities: ["c10"],
            reduced: [], walls: [], knights: [{ at: "a5", level: 1, active: true }] }
    },
    metropolises: { politics: { player: "red", at: "b5" } },
    improvements: { red: { trade: 2, politics: 4, science: 1 }, blue: { trade: 1, politics: 0, science: 3 },
        white: { trade: 3, politics: 1, science: 2 }, orange: { trade: 0, politics: 2, science: 2 } },
    progress: { red: { shown: [] }, blue: { shown: [] }, white: { shown: [] }, orange: { shown: [] } },
    deck_sizes: { trade: 18, politics: 16, science: 16 },
    barbarians: { spaces: 5, attacks: 1 },
    defender: { red: 1 },
    longest_road: { player: "blue", length: 7 },
    pending: [], winner: null
};

var names = { trade: ["Market", "Merchant Guild", "Trading House", "Bank", "Great Exchange"],
    politics: ["Town Hall", "Church", "Fortress", "Cathedral", "High Assembly"],
    science: ["Abbey", "Library", "Aqueduct", "Theater", "University"] };
var payment = { trade: "cloth", politics: "coin", science: "paper" };
function charts(levels) {
    return ["trade", "politics", "science"].map(track => {
        const level = levels[track];
        return { track: track, level: level, levelNames: names[track], nextName: level < 5 ? names[track][level] : "",
            nextCost: level < 5 ? level + 1 : 0, card: payment[track] };
    });
}

// The hidden parts of the position, which Game.uncovered contains for the player who looks.
var secrets = {
    hands: { red: { ore: 2, coin: 1, wool: 1, grain: 2 }, blue: { lumber: 3, brick: 3, wool: 2, ore: 1 },
        white: { ore: 2, coin: 1, grain: 2 }, orange: { lumber: 2, paper: 2 } },
    cards: { red: ["spy", "inventor"], blue: ["bishop"], white: ["crane", "smith", "merchant"], orange: [] },
    playable: ["smith"],
    decks: { trade: [], politics: [], science: [] },
    bank: { brick: 15, lumber: 14, wool: 16, grain: 15, ore: 12, cloth: 12, coin: 10, paper: 10 },
    lacks: { road: { brick: 1, lumber: 1 }, settlement: { brick: 1, lumber: 1 }, city: { ore: 1 }, wall: { brick: 2 }, knight: {}, activate: {}, promote: {},
        trade: { cloth: 3 }, politics: { coin: 4 }, science: { paper: 2 } }
};

var tracksOf = { spy: "politics", bishop: "politics", merchant: "trade", inventor: "science", crane: "science", smith: "science" };
function byTrack(cards) {
    const map = { trade: 0, politics: 0, science: 0 };
    for (const c of cards)
        map[tracksOf[c]] += 1;
    return map;
}

function seat(name, color, points, parts, hand, limit, strength, road, progress, tracks, left) {
    let count = 0;
    for (const c in hand)
        count += hand[c];
    return { name: name, color: color, points: points, pointsParts: parts, handCount: count, handLimit: limit,
        strength: strength, roadLength: road, longestRoad: color === "red" ? ["b3-c4", "c4-c5", "c5-c6"] : [], hasLongestRoad: color === "blue", progressCount: progress, improvements: tracks, hasImprovements: true, charts: charts(tracks),
        progressByTrack: byTrack(secrets.cards[color]),
        pieces: left, onTurn: color === "red", mustDecide: false };
}

var players = [
    seat("Anna", "red", 8, [{ source: "settlement", count: 1, points: 1 }, { source: "city", count: 2, points: 4 },
        { source: "metropolis", count: 1, points: 2 }, { source: "defender", count: 1, points: 1 }],
        secrets.hands.red, 9, 2, 5, 2, position.improvements.red, { roads: 8, settlements: 4, cities: 2, walls: 2, knights: [1, 1, 2] }),
    seat("Ben", "blue", 7, [{ source: "settlement", count: 2, points: 2 }, { source: "city", count: 1, points: 2 },
        { source: "longest-road", count: 1, points: 2 }, { source: "printer", count: 1, points: 1 }],
        secrets.hands.blue, 7, 1, 7, 1, position.improvements.blue, { roads: 8, settlements: 3, cities: 3, walls: 3, knights: [1, 2, 2] }),
    seat("Cleo", "white", 5, [{ source: "settlement", count: 1, points: 1 }, { source: "city", count: 2, points: 4 }],
        secrets.hands.white, 9, 1, 6, 3, position.improvements.white, { roads: 8, settlements: 4, cities: 2, walls: 2, knights: [1, 1, 2] }),
    seat("Dan", "orange", 4, [{ source: "settlement", count: 1, points: 1 }, { source: "city", count: 1, points: 2 },
        { source: "merchant", count: 1, points: 1 }],
        secrets.hands.orange, 7, 1, 5, 0, position.improvements.orange, { roads: 10, settlements: 4, cities: 3, walls: 3, knights: [1, 2, 2] })
];

var turn = { number: 14, player: 0, phase: "main", underway: true, red: 2, yellow: 4, event: "politics", total: 6 };
var barbarians = { spaces: 5, attacks: 1, barbarianStrength: 6, knightStrength: 5, missing: 1, nextShipAttacks: false };
var expected = { player: 0, next: 1, kind: "actions", count: 0, track: "", text: "Anna builds, trades and moves", button: "End turn", buttonHint: "then Ben" };
var rollExpected = { player: 0, next: 1, kind: "roll", count: 0, track: "", text: "Anna rolls", button: "Enter the dice", buttonHint: "red, yellow and event" };

var options = {
    place: [], answers: [], trade: true, wait: "", tradeReason: "", bankRate: { brick: 4, lumber: 4, wool: 4, grain: 2, ore: 2, cloth: 4, coin: 4, paper: 4 }
};
// The places of each action, by its word.
var sites = {
    road: ["b3-b4", "c5-d5", "c8-c9", "c8-d7"], settlement: [], city: ["c8"], wall: ["c4"], knight: ["c5", "c7"],
    activate: ["b3"], promote: ["b3"], move: ["c6"], chase: [], robber: [], special: []
};
var production = [
    { player: 0, cards: { ore: 1, coin: 1 }, reasons: ["City on mountains 6"] },
    { player: 1, cards: { lumber: 1 }, reasons: ["Settlement on forest 6"] },
    { player: 2, cards: { ore: 1, coin: 1 }, reasons: ["City on mountains 6"] },
    { player: 3, cards: { lumber: 1, paper: 1 }, reasons: ["City on forest 6"] }
];
var lastRoll = { step: 1, player: 0, red: 2, yellow: 4, event: "politics", total: 6, odds: "5/36", draws: [0, 2, 3], producing: ["B1", "C5"],
    blocked: [], shortage: [], sevens: false };
var attack = { landed: true, barbarians: 6, knights: 5, won: false,
    sides: [{ player: 0, strength: 2, knights: [2], cities: 2 }, { player: 1, strength: 1, knights: [1], cities: 1, loses: true },
        { player: 2, strength: 1, knights: [1], cities: 2, loses: true }, { player: 3, strength: 1, knights: [1], cities: 1, loses: true }],
    freesRobber: false, done: false };
var story = [
    { id: 1, step: 0, turn: 13, player: 3, kind: "turn", text: "Dan ends the turn." },
    { id: 2, step: 1, turn: 14, player: 0, kind: "roll", text: "Anna rolls 6." },
    { id: 3, step: 2, turn: 14, player: 0, kind: "production", text: "All four receive cards." }
];
var redBefore = Object.assign({}, position.pieces.red, { settlements: [] });

// Statistics of forty rolls; counts in the order of the sums 2 to 12.
var statistics = (function () {
    const fallen = [1, 2, 3, 4, 9, 6, 5, 4, 3, 2, 1], red = [7, 7, 6, 7, 6, 7];
    const line = (p, total) => ({ player: p, points: players[p].points, total: total, commodities: 4, knights: 2, defended: p === 0 ? 1 : 0, citiesLost: 0, blocked: 3,
        income: { brick: 4, lumber: 5, wool: 3, grain: 6, ore: 2, cloth: 1, coin: 2, paper: 1 },
        byNumber: [0, 1, 2, 3, total - 20, 0, 6, 3, 2, 0, 0], causes: { start: 3, roll: total - 3, aqueduct: 0, card: 0, bank: 2, players: 1, stolen: 1 }, lost: { robbed: 1, discarded: 4, bank: 8, players: 1 } });
    return { turns: 14, rolls: 40, set: 1, knights: true, fair: 94,
        sums: fallen.map((n, i) => ({ value: i + 2, count: n, expected: 40 * (6 - Math.abs(5 - i)) / 36 })),
        red: red.map((n, i) => ({ value: i + 1, count: n, expected: 40 / 6 })),
        events: [["ship", 21, 20], ["trade", 6, 40 / 6], ["politics", 7, 40 / 6], ["science", 6, 40 / 6]].map(e => ({ face: e[0], count: e[1], expected: e[2] })),
        hexes: [{ hex: "C4", terrain: "pasture", number: 8, cards: 14 }, { hex: "B2", terrain: "forest", number: 6, cards: 11 }],
        cards: [{ turn: 0, values: [3, 3, 3, 3] }, { turn: 7, values: [16, 12, 14, 11] }, { turn: 14, values: [31, 24, 24, 24] }],
        players: [line(0, 31), line(1, 24), line(2, 24), line(3, 24)],
        points: [{ turn: 0, values: [3, 3, 3, 3] }, { turn: 7, values: [5, 4, 4, 3] }, { turn: 14, values: [8, 7, 5, 4] }],
        balance: [{ turn: 0, barbarians: 4, knights: 0, ship: 0 }, { turn: 7, barbarians: 5, knights: 3, ship: 4 }, { turn: 14, barbarians: 6, knights: 5, ship: 5 }],
        attacks: [{ turn: 7, barbarians: 5, knights: 6, won: true }] };
})();
var costs = { road: { brick: 1, lumber: 1 }, settlement: { brick: 1, lumber: 1, wool: 1, grain: 1 }, city: { ore: 3, grain: 2 },
    wall: { brick: 2 }, knight: { wool: 1, ore: 1 }, activate: { grain: 1 }, promote: { wool: 1, ore: 1 } };
var setupRoads = { c4: ["b3-c4", "c3-c4", "c4-c5"] };

var reading = (function () {
    const all = {};
    for (const h in terrain)
        all[h] = { terrain: terrain[h], terrain_confidence: 0.98, number: numbers[h] || 0, number_confidence: 0.97 };
    all.A3.number_confidence = 0.71;
    all.D2.terrain_confidence = 0.55;
    all.E1.number_confidence = 0.6;
    return { found: true, hexes: all, harbors: position.board.harbors, robber: { at: "D3", confidence: 0.9 },
        uncertain: ["hexes.A3.number", "hexes.D2.terrain", "hexes.E1.number"] };
})();

// Outlines of the hexes of an island that fills a picture taken from straight above.
function hexOutlines(width, height) {
    const rows = [3, 4, 5, 4, 3], side = Math.min(width / 9.6, height / 9), all = [];
    for (let r = 0; r < 5; ++r) {
        for (let i = 0; i < rows[r]; ++i) {
            const x = width / 2 + (i - (rows[r] - 1) / 2) * side * Math.sqrt(3), y = height / 2 + (r - 2) * side * 1.5;
            const points = [];
            for (let k = 0; k < 6; ++k)
                points.push(x + side * Math.sin(k * Math.PI / 3), y - side * Math.cos(k * Math.PI / 3));
            all.push({ hex: "ABCDE"[r] + (i + 1), points: points, center: Qt.point(x, y) });
        }
    }
    return all;
}

// Results of Game.placeAt() for some places.
const deed = (name, text, cost, command, reason) => ({ deed: name, text: text, hint: "", reason: reason || "", rule: reason ? "ROAD-2" : "", cost: cost, command: command, targets: [] });
var places = {
    "b3-c4": { name: "b3-c4", kind: "path", title: "Free path", lines: [], odds: "", producers: [],
               deeds: [deed("road", "Road", { brick: 1, lumber: 1 }, { do: "build", piece: "road", at: "b3-c4" })] },
    "e3-e4": { name: "e3-e4", kind: "path", title: "Free path", lines: [], odds: "", producers: [],
               deeds: [deed("road", "Road", { brick: 1, lumber: 1 }, { do: "build", piece: "road", at: "e3-e4" }, "No road of Anna leads there.")] },
    c6: { name: "c6", kind: "intersection", title: "Active strong knight of Anna", lines: ["A hex beside it produces in 8 of 36 rolls."], odds: "", producers: [],
          deeds: [deed("promote", "Promote", { wool: 1, ore: 1 }, { do: "promote", at: "c6" }), deed("move", "Move", {}, null)] },
    B1: { name: "B1", kind: "hex", title: "Mountains 9", lines: [], odds: "9 comes in 4 of 36 rolls.", deeds: [],
          producers: [{ player: 0, cards: { ore: 1, coin: 1 } }, { player: 2, cards: { ore: 1 } }] } };

// A board of New Shores for three players.
var seaBoard = {
    rows: [4, 5, 6, 7, 6, 5, 4],
    hexes: {
        A1: { terrain: "hills", number: 3 }, A2: { terrain: "gold", number: 4 }, A3: { terrain: "sea" }, A4: { terrain: "sea" },
        B1: { terrain: "sea" }, B2: { terrain: "sea" }, B3: { terrain: "sea" }, B4: { terrain: "pasture", number: 5 }, B5: { terrain: "fields", number: 8 },
        C1: { terrain: "sea" }, C2: { terrain: "fields", number: 8 }, C3: { terrain: "mountains", number: 3 }, C4: { terrain: "sea" }, C5: { terrain: "mountains", number: 4 }, C6: { terrain: "sea" },
        D1: { terrain: "sea" }, D2: { terrain: "pasture", number: 11 }, D3: { terrain: "fields", number: 6 }, D4: { terrain: "mountains", number: 4 }, D5: { terrain: "sea" }, D6: { terrain: "gold", number: 9 }, D7: { terrain: "sea" },
        E1: { terrain: "hills", number: 10 }, E2: { terrain: "forest", number: 5 }, E3: { terrain: "hills", number: 2 }, E4: { terrain: "pasture", number: 9 }, E5: { terrain: "sea" }, E6: { terrain: "sea" },
        F1: { terrain: "pasture", number: 5 }, F2: { terrain: "forest", number: 8 }, F3: { terrain: "pasture", number: 10 }, F4: { terrain: "sea" }, F5: { terrain: "mountains", number: 10 },
        G1: { terrain: "fields", number: 11 }, G2: { terrain: "forest", number: 6 }, G3: { terrain: "sea" }, G4: { terrain: "hills", number: 12 }
    },
    harbors: [{ at: "c3-d4", gives: "any" }, { at: "c7-d8", gives: "brick" }, { at: "e9-e10", gives: "any" }, { at: "g6-h5", gives: "wool" }, { at: "h3-h4", gives: "ore" }, { at: "g2-h1", gives: "any" }, { at: "f1-f2", gives: "grain" }, { at: "e2-e3", gives: "lumber" }],
    robber: "A1", merchant: null, pirate: "D7",
    areas: { home: ["C2", "C3", "D2", "D3", "D4", "E1", "E2", "E3", "E4", "F1", "F2", "F3", "G1", "G2"], "isle-1": ["A1", "A2"], "isle-2": ["B4", "B5", "C5", "D6"], "isle-3": ["F5", "G4"] }
};
