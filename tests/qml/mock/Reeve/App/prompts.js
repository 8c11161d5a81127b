// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of the prompts of the mock, by kind.
.pragma library

var nothing = { owed: false, placing: false, rolling: false, acting: false, over: false, onBoard: false, led: false, several: false, ofAttack: false,
                sheet: "", verb: "", name: "", detail: "", icon: "", pass: "", rule: "", piece: "", secret: "", way: "led", first: "", count: 0 };
var noChoice = { key: "", kind: "", choices: [], ask: "", command: null, pass: null, done: "Confirm", total: 0, meant: "", wanted: "", dear: [], wandering: [],
                 badge: "", chosen: "", builds: false };
var moments = {
    "": {},
    "place-settlement": { placing: true, piece: "settlement", rule: "SETUP-33" },
    "place-city": { placing: true, piece: "city", rule: "SETUP-36" },
    roll: { rolling: true, rule: "TURN-2" },
    actions: { acting: true, rule: "TURN-3" },
    over: { over: true, rule: "WIN-2" }
};
// `key`: name of the answer in the command; `places`: name of the list of places in the options of the game.
var decisions = {
    discard: { sheet: "counts", key: "cards", secret: "hands", rule: "SEVEN-2" },
    take: { sheet: "resource", key: "cards", pass: "Take no resource", rule: "IMPR-12" },
    "draw-progress": { sheet: "deck", key: "track", ofAttack: true, rule: "BARB-14" },
    "discard-progress": { sheet: "progress", key: "card", secret: "decks", rule: "PROG-10" },
    "move-robber": { onBoard: true, key: "to", places: "robber", hex: true, rule: "ROBBER-2" },
    "lose-city": { onBoard: true, key: "at", places: "answers", ofAttack: true, rule: "BARB-10" },
    "place-metropolis": { onBoard: true, key: "at", places: "metropolis", rule: "METRO-2" },
    "relocate-knight": { onBoard: true, key: "to", places: "relocate", rule: "KNIGHT-27" },
    "remove-knight": { onBoard: true, key: "at", places: "removeKnight", rule: "PROG-DESE" },
    "place-knight": { onBoard: true, key: "at", places: "placeKnight", pass: "Place no knight", rule: "PROG-DESE" },
    "commit-knights": { led: true, several: true, rule: "VAR-NASTY-1" },
    give: { led: true, secret: "hands", rule: "PROG-WEDD" },
    "take-progress": { led: true, secret: "decks", rule: "PROG-SPY" },
    "take-cards": { led: true, secret: "hands", rule: "PROG-MAST" },
    "build-neutral": { led: true, name: "Build for a neutral colour", rule: "TWO-8" },
    "place-neutral": { led: true, name: "Place a neutral settlement", rule: "TWO-3" }
};
var offers = {
    "harbor-trade": { name: "Commercial Harbor: an offer", detail: "Give one resource and get a commodity of the other player's choice. You may ask each player once.", secret: "hands" },
    "forced-trade": { name: "Forced trade", detail: "Draw two random cards from the other player, then give back any two. Costs 1 trade card, or 2 if you have more visible points." },
    "robber-to-desert": { name: "Send the robber to the desert", detail: "Costs 1 trade card, or 2 if you have more visible points." },
    "discard-knight": { name: "Discard a knight card", detail: "Remove one of your played knight cards from the game for 2 trade cards. Once per turn." },
    "chase-robber": { name: "A knight chases away the robber", detail: "Knight-errant: before the roll, an active knight next to the robber may chase it away." }
};
var pieces = {
    road: { verb: "build", name: "Road", left: 8, keys: ["at"], ask: "Tap a highlighted path." },
    settlement: { verb: "build", name: "Settlement", left: 2, keys: ["at"], ask: "Tap a highlighted place." },
    city: { verb: "build", name: "City", left: 2, keys: ["at"], ask: "Tap a highlighted place." },
    wall: { verb: "build", name: "City wall", left: 2, keys: ["at"], ask: "Tap a highlighted place." },
    knight: { verb: "build", group: "knights", name: "Recruit a knight", keys: ["at"], ask: "Tap a highlighted place." },
    activate: { verb: "activate", group: "knights", name: "Activate", keys: ["at"], ask: "Tap the knight to activate." },
    promote: { verb: "promote", group: "knights", name: "Promote", keys: ["at"], ask: "Tap the knight to promote." },
    move: { verb: "move-knight", group: "knights", name: "Move", keys: ["from", "to"], ask: "Tap the knight to move." },
    improve: { verb: "improve", group: "", keys: ["track"] },
    development: { verb: "buy-development", name: "Buy a development card", left: 20, keys: [] },
    chase: { verb: "chase-robber", group: "knights", name: "Chase away the robber", keys: ["knight", "to", "victim"], ask: "Tap the knight that chases away the robber." }
};
