// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Sheets

// The draft of a correction: a copy of the position that is changed piece by piece, and its differences from the record. Hidden
// cards are added when a cover is opened, and removed when it is closed unless they were changed.
QtObject {
    id: root

    /** The keys of a position that can be set. */
    readonly property list<string> keys: ["board", "pieces", "metropolises", "hands", "improvements", "progress", "development", "decks", "barbarians", "defender", "turn", "rules",
                                  "gold", "prisoners", "mining"]
    property var now: root.copied()
    /** The record's values, as far as they are known here. */
    property var was: root.copied()
    /** Cards of each kind in the recorded bank. */
    property var bank: ({})
    readonly property bool base: (Game.position?.rules?.game ?? "") === "base"
    /** Colours with pieces on the board, with neutral ones. */
    readonly property list<string> colors: [...(Game.position?.players ?? []), ...(Game.position?.neutral ?? [])].filter(c => root.now.pieces?.[c] !== undefined)
    /** The game has development cards, possibly in addition to progress cards. */
    readonly property bool development: root.base || root.now.development !== undefined
    /** Development cards first: they have fewer kinds. */
    readonly property list<string> cardKeys: [...(root.development ? ["development"] : []), ...(root.base ? [] : ["progress"])]
    /** Hexes that barbarians have conquered. */
    readonly property list<string> conquered: Object.keys(root.now.board?.hexes ?? {}).filter(h => (root.now.board.hexes[h].barbarians ?? 0) > 0
        && root.now.board.hexes[h].barbarians >= Game.barbarians.mostOnHex)

    function copied(): var {
        const parts = {};
        for (const key of root.keys)
            if (Game.position?.[key] !== undefined)
                parts[key] = JSON.parse(JSON.stringify(Game.position[key]));
        // Values computed from the barbarians are not entered.
        for (const color of Object.keys(parts.pieces ?? {}))
            delete parts.pieces[color].conquered;
        return parts;
    }
    function reset(): void {
        root.was = root.copied();
        root.now = root.copied();
        root.reveal();
    }

    /** Adds uncovered cards; earlier changes stay. */
    function reveal(): void {
        const record = Game.uncovered.record;
        if (!record)
            return;
        const was = JSON.parse(JSON.stringify(root.was)), now = JSON.parse(JSON.stringify(root.now));
        const takeIn = (key, part) => {
            const known = was[key]?.[part] !== undefined && (key === "hands" || was[key][part].hand !== undefined);
            was[key] = Object.assign({}, was[key], { [part]: record[key][part] });
            if (!known)
                now[key] = Object.assign({}, now[key], { [part]: JSON.parse(JSON.stringify(record[key][part])) });
        };
        for (const key of ["hands", ...root.cardKeys])
            for (const color of Object.keys(record[key] ?? {}))
                takeIn(key, color);
        if (now.decks === undefined)
            now.decks = JSON.parse(JSON.stringify(record.decks));
        was.decks = record.decks;
        root.bank = record.bank;
        root.was = was;
        root.now = now;
    }
    /** Removes covered cards unless they were changed. */
    function hide(): void {
        const was = JSON.parse(JSON.stringify(root.was)), now = JSON.parse(JSON.stringify(root.now));
        for (const color of Object.keys(was.hands ?? {}))
            if (root.same(was.hands[color], now.hands[color])) {
                delete was.hands[color];
                delete now.hands[color];
            }
        for (const key of root.cardKeys)
            for (const color of Object.keys(was[key] ?? {}))
                if (root.same(was[key][color], now[key][color]))
                    for (const hidden of ["hand", "new"]) {
                        delete was[key][color][hidden];
                        delete now[key][color][hidden];
                    }
        if (root.same(was.decks, now.decks)) {
            delete was.decks;
            delete now.decks;
        }
        root.was = was;
        root.now = now;
    }

    /** Changes a copy and replaces the draft by it. */
    function edit(change: var): void {
        const next = JSON.parse(JSON.stringify(root.now));
        change(next);
        root.now = next;
    }

    function same(a: var, b: var): bool { return JSON.stringify(a) === JSON.stringify(b); }
    /** The `set` of `correct`: differences only, by colour. */
    readonly property var set: {
        const set = {};
        for (const key of root.keys) {
            const before = root.was[key], after = root.now[key];
            if (after === undefined || root.same(before, after) || key === "board" && before === undefined) // the game was closed
                continue;
            if (["pieces", "hands", "improvements", "progress", "development"].indexOf(key) >= 0) {
                set[key] = {};
                for (const color of Object.keys(after))
                    if (!root.same(before[color], after[color]))
                        set[key][color] = after[color];
            } else if (key === "board") {
                set.board = {};
                for (const part of ["robber", "pirate", "merchant", "harbors"])
                    if (!root.same(before[part], after[part]))
                        set.board[part] = after[part];
                // A removed area is set to null.
                for (const area of Object.keys(Object.assign({}, before.areas, after.areas)))
                    if (!root.same(before.areas[area], after.areas[area]))
                        set.board.areas = Object.assign(set.board.areas ?? {}, { [area]: after.areas[area] ?? null });
                for (const hex of Object.keys(after.hexes))
                    if (!root.same(before.hexes[hex], after.hexes[hex]))
                        set.board.hexes = Object.assign(set.board.hexes ?? {}, { [hex]: after.hexes[hex] });
            } else if (key === "turn") {
                // The dice belong to the turn that was rolled: another turn, or one before its roll, has none.
                set.turn = { player: after.player, phase: after.phase };
                if (after.phase === "roll" || after.player !== before.player)
                    set.turn.dice = null;
            } else if (key === "rules") {
                set.rules = {};
                for (const part of ["target", "options"])
                    if (!root.same(before[part], after[part]))
                        set.rules[part] = after[part];
            } else if (key === "metropolises") {
                set[key] = {};
                for (const track of Words.tracks)
                    if (!root.same(before[track], after[track]))
                        set[key][track] = after[track] ?? null;
            } else {
                set[key] = after;
            }
        }
        return set;
    }
    readonly property bool changed: Object.keys(root.set).length > 0

    // ---- the board ----

    /** {color, kind, wall, level, active} of an intersection; kind "" if it is empty. */
    function at(place: string): var {
        for (const color of root.colors) {
            const own = root.now.pieces[color];
            const wall = (own.walls ?? []).indexOf(place) >= 0;
            for (const kind of ["settlement", "city", "reduced"])
                if ((own[root.listOf(kind)] ?? []).indexOf(place) >= 0)
                    return { color: color, kind: kind, wall: wall, level: 0, active: false };
            const knight = (own.knights ?? []).find(k => k.at === place);
            if (knight)
                return { color: color, kind: "knight", wall: false, level: knight.level, active: knight.active };
        }
        return { color: "", kind: "", wall: false, level: 0, active: false };
    }
    function roadAt(path: string): string { return Array.from(root.colors).find(c => (root.now.pieces[c].roads ?? []).indexOf(path) >= 0) ?? ""; }
    function shipAt(path: string): string { return Array.from(root.colors).find(c => (root.now.pieces[c].ships ?? []).indexOf(path) >= 0) ?? ""; }
    /** Seafarers. */
    readonly property bool ships: root.now.board?.pirate !== undefined
    function listOf(kind: string): string { return ({ settlement: "settlements", city: "cities", reduced: "reduced" })[kind] ?? ""; }
    function metropolisAt(place: string): string { return Array.from(Words.tracks).find(t => root.now.metropolises?.[t]?.at === place) ?? ""; }

    /** Number of pieces of a kind in a colour's supply; knights by level. */
    function left(color: string, kind: string, level: int): int {
        const own = root.now.pieces[color] ?? {};
        const count = list => (own[list] ?? []).length;
        switch (kind) {
        case "road": return Facts.roads - count("roads");
        case "ship": return Facts.ships - count("ships");
        case "settlement": return Facts.settlements - count("settlements");
        case "city":
        case "reduced": return Facts.cities - count("cities") - count("reduced");
        case "wall": return Facts.walls - count("walls");
        case "knight": return Facts.knights - (own.knights ?? []).filter(k => k.level === level).length;
        }
        return 0;
    }

    /** Replaces the piece on an intersection; kind "" clears it. */
    function put(place: string, color: string, piece: var): void {
        root.edit(d => {
            for (const c of Object.keys(d.pieces)) {
                const own = d.pieces[c];
                for (const list of ["settlements", "cities", "reduced", "walls"])
                    if (own[list])
                        own[list] = own[list].filter(p => p !== place);
                if (own.knights)
                    own.knights = own.knights.filter(k => k.at !== place);
            }
            const own = d.pieces[color];
            if (piece.kind === "knight")
                own.knights = (own.knights ?? []).concat([{ at: place, level: piece.level, active: piece.active }]);
            else if (piece.kind !== "")
                own[root.listOf(piece.kind)] = (own[root.listOf(piece.kind)] ?? []).concat([place]);
            if (piece.wall && piece.kind === "city")
                own.walls = (own.walls ?? []).concat([place]);
            // A metropolis requires a city of its owner.
            for (const track of Object.keys(d.metropolises ?? {}))
                if (d.metropolises[track]?.at === place && (piece.kind !== "city" || d.metropolises[track].player !== color))
                    delete d.metropolises[track];
        });
    }
    /** Replaces the road, or in Seafarers the ship, on a path; color "" clears it. */
    function putRoad(path: string, color: string): void { root.putOnPath(path, color, "roads"); }
    function putShip(path: string, color: string): void { root.putOnPath(path, color, "ships"); }
    function putOnPath(path: string, color: string, list: string): void {
        root.edit(d => {
            for (const c of Object.keys(d.pieces))
                for (const kind of ["roads", "ships"])
                    if (d.pieces[c][kind])
                        d.pieces[c][kind] = d.pieces[c][kind].filter(p => p !== path);
            if (color !== "")
                d.pieces[color][list] = (d.pieces[color][list] ?? []).concat([path]);
        });
    }
    function putPirate(hex: string): void { root.edit(d => d.board.pirate = hex === "" ? null : hex); }
    function toggleMetropolis(place: string, color: string, track: string): void {
        root.edit(d => {
            d.metropolises = d.metropolises ?? {};
            const here = d.metropolises[track]?.at === place;
            for (const t of Object.keys(d.metropolises))
                if (d.metropolises[t]?.at === place)
                    delete d.metropolises[t];
            if (here)
                delete d.metropolises[track];
            else
                d.metropolises[track] = { player: color, at: place };
        });
    }
    function putRobber(hex: string): void { root.edit(d => d.board.robber = hex); }
    function setHex(hex: string, change: var): void {
        root.edit(d => {
            const was = d.board.hexes[hex], land = Object.assign({}, was, change);
            if (land.terrain === "desert" || land.terrain === "sea")
                delete land.number;
            else if (land.number === undefined)
                land.number = 2; // desert or sea that becomes land needs a number; the next tap sets it
            d.board.hexes[hex] = land;
            if (land.terrain === "sea")
                root.leaveArea(d.board, hex);
            else if (d.board.pirate === hex)
                d.board.pirate = null;
        });
    }
    /** The hex whose number is exchanged with that of the next one; "": none. */
    property string exchanged: ""
    function exchangeWith(hex: string): void {
        const from = root.exchanged, one = root.now.board.hexes[from]?.number, other = root.now.board.hexes[hex]?.number;
        root.exchanged = "";
        if (one === undefined || other === undefined)
            return;
        root.setHex(from, { number: other });
        root.setHex(hex, { number: one });
    }
    /** The area of a hex; "": none. */
    function areaOf(hex: string): string {
        const areas = root.now.board?.areas ?? {};
        return Object.keys(areas).find(a => areas[a].indexOf(hex) >= 0) ?? "";
    }
    function setArea(hex: string, area: string): void {
        root.edit(d => {
            root.leaveArea(d.board, hex);
            if (area !== "")
                d.board.areas[area] = (d.board.areas[area] ?? []).concat([hex])
                    .sort((a, b) => a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) : a[0] < b[0] ? -1 : 1);
        });
    }
    /** Removes a hex from its area; an area without hexes is removed. */
    function leaveArea(board: var, hex: string): void {
        for (const area of Object.keys(board.areas ?? {})) {
            board.areas[area] = board.areas[area].filter(h => h !== hex);
            if (board.areas[area].length === 0)
                delete board.areas[area];
        }
    }
    function harbourAt(path: string): string { return (root.now.board?.harbors ?? []).find(h => h.at === path)?.gives ?? ""; }
    function setHarbour(path: string, gives: string): void {
        root.edit(d => d.board.harbors = d.board.harbors.map(h => h.at === path ? { at: path, gives: gives } : h));
    }
    function setTarget(points: int): void { root.edit(d => d.rules.target = points); }
    function toggleOption(option: string): void {
        root.edit(d => {
            const on = d.rules.options.indexOf(option) >= 0, rivals = on ? [] : Array.from(Facts.rivals(option));
            d.rules.options = d.rules.options.filter(o => o !== option && rivals.indexOf(o) < 0).concat(on ? [] : [option]);
        });
    }
    function setTurn(change: var): void { root.edit(d => d.turn = Object.assign({}, d.turn, change)); }
    function putMerchant(hex: string, color: string): void { root.edit(d => d.board.merchant = color === "" ? null : { at: hex, player: color }); }

    // ---- the players' cards and items ----

    function held(color: string, card: string): int { return root.now.hands?.[color]?.[card] ?? 0; }
    /** The most cards of a kind that a player can hold: the recorded ones, plus the bank's less those used by other changes. */
    function mostOf(color: string, card: string): int {
        const before = c => root.was.hands?.[c]?.[card] ?? 0;
        return (root.bank[card] ?? 0) + before(color)
            + Object.keys(root.now.hands ?? {}).filter(c => c !== color).reduce((n, c) => n + before(c) - root.held(c, card), 0);
    }
    function setHeld(color: string, card: string, count: int): void { root.edit(d => (d.hands[color] = Object.assign({}, d.hands[color], { [card]: count }))); }
    function setLevel(color: string, track: string, level: int): void { root.edit(d => d.improvements[color][track] = level); }
    function setDefender(color: string, count: int): void { root.edit(d => d.defender = Object.assign({}, d.defender, { [color]: count })); }
    /** "gold", "prisoners" or "mining" of a colour. */
    function setThing(key: string, color: string, count: int): void { root.edit(d => d[key] = Object.assign({}, d[key], { [color]: count })); }
    function setFigures(hex: string, count: int): void { root.edit(d => d.board.hexes[hex].barbarians = count); }
    /** Number of pieces of a list ("mounted", "crews") of a colour on a place. */
    function walkers(list: string, color: string, place: string): int { return (root.now.pieces?.[color]?.[list] ?? []).filter(p => p === place).length; }
    function setWalkers(list: string, color: string, place: string, count: int): void {
        root.edit(d => {
            const own = d.pieces[color];
            own[list] = (own[list] ?? []).filter(p => p !== place).concat(Array(count).fill(place));
        });
    }
    function setShip(key: string, value: int): void { root.edit(d => d.barbarians[key] = value); }

    function deckSize(deck: string): int { return root.now.decks?.[deck]?.length ?? Game.position?.deck_sizes?.[deck] ?? 0; }
    // `key`: "progress" or "development".
    function inHand(key: string, color: string): var { return root.now[key]?.[color]?.hand ?? []; }
    function deckOf(key: string, card: string): string { return key === "development" ? key : ProgressNames.track(card); }
    /** Number of copies of a card in its deck: only those can be drawn. */
    function inDeck(key: string, card: string): int { return (root.now.decks?.[root.deckOf(key, card)] ?? []).filter(c => c === card).length; }
    /** Moves a card from its deck into the hand, or back under the deck. */
    function takeCard(key: string, color: string, card: string): void {
        root.edit(d => {
            const deck = d.decks[root.deckOf(key, card)];
            deck.splice(deck.indexOf(card), 1);
            d[key][color].hand.push(card);
        });
    }
    function returnCard(key: string, color: string, card: string): void {
        root.edit(d => {
            const hand = d[key][color].hand;
            hand.splice(hand.indexOf(card), 1);
            d.decks[root.deckOf(key, card)].push(card);
        });
    }

    /** Moves a card within a deck; 0 is the next one drawn. */
    function moveInDeck(track: string, from: int, to: int): void {
        root.edit(d => d.decks[track].splice(to, 0, d.decks[track].splice(from, 1)[0]));
    }

    // ---- in words ----

    function owner(color: string): string { return Array.from(Game.players).find(p => p.color === color)?.name ?? Words.color(color); }
    /** Description of a key of a position; `part` is the colour or the key below it. */
    function area(key: string, part: string): string {
        switch (key) {
        case "pieces": return qsTr("%1: pieces on the board").arg(root.owner(part));
        case "metropolises": return qsTr("Metropolises");
        case "board": return part === "pirate" ? qsTr("The pirate") : part === "merchant" ? qsTr("The merchant") : part === "hexes" ? qsTr("Terrains and numbers")
                           : part === "harbors" ? qsTr("The harbours") : part === "areas" ? qsTr("The islands") : qsTr("The robber's hex");
        case "turn": return qsTr("Whose turn it is and what comes next");
        case "hands": return qsTr("%1: cards in hand").arg(root.owner(part));
        case "improvements": return qsTr("%1: city improvements").arg(root.owner(part));
        case "development": return qsTr("%1: development cards").arg(root.owner(part));
        case "progress": return qsTr("%1: progress cards").arg(root.owner(part));
        case "defender": return qsTr("Defender of Catan");
        case "rules": return qsTr("What was agreed on");
        case "decks": return qsTr("The order of the decks");
        case "barbarians": return qsTr("The barbarian ship");
        case "gold": return qsTr("Gold");
        case "prisoners": return qsTr("Prisoners");
        case "mining": return qsTr("Mining track");
        }
        return "";
    }
    /** The differences, one line each; hidden cards are not described. */
    readonly property var changes: {
        const lines = [];
        for (const key of root.keys) {
            const parts = root.set[key];
            // If a card moves between hand and deck, the deck is not listed.
            if (parts === undefined || key === "decks" && root.cardKeys.some(k => root.set[k] !== undefined))
                continue;
            const perPart = ["board", "pieces", "hands", "improvements", "progress", "development"].indexOf(key) >= 0;
            for (const part of perPart ? Object.keys(parts) : [""])
                lines.push(root.area(key, part));
        }
        return lines;
    }
}
