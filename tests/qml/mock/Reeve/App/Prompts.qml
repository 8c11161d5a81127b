// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.App
import Reeve.Values
import "position.js" as Position
import "prompts.js" as Fixed

// A mock of the prompts: the expected decision of the mocked game, and the places of its options.
QtObject {
    id: root

    readonly property var asked: root.prompt(Game.expected.kind, Game.expected.count) // test only
    readonly property promptFacts current: root.plain(root.asked)
    /** Removes what only this mock needs. */
    function plain(prompt: var): var { // test only
        return Object.keys(Fixed.nothing).reduce((all, key) => Object.assign(all, { [key]: prompt[key] }), {});
    }
    readonly property bool easy: (Game.position?.rules?.options ?? []).includes("easy-start") && Game.turn.number <= 2 * Game.players.length // test only
    readonly property diceFacts dice: ({ withEvent: Game.position?.rules?.game !== "base" && !root.easy,
                                   byTotal: Game.position?.rules?.game === "base", red: Game.position?.this_turn?.alchemist?.red ?? 0,
                                   yellow: Game.position?.this_turn?.alchemist?.yellow ?? 0, second: "yellow" })
    readonly property bool base: Game.position?.rules?.game === "base" // test only
    readonly property var actions: {
        const row = (what, group, name, places) => ({ what: what, group: group, name: name, label: name, detail: Fixed.offers[what]?.detail ?? "", icon: "", rule: "BUILD-1", cost: Position.costs[what] ?? {},
            lack: Game.tooFew[what] ?? 0, left: Fixed.pieces[what]?.left ?? -1, places: places, mostOnPath: 0, possible: places > 0, reason: places > 0 || Game.tooFew[what] ? "" : "No place for it" });
        const special = Array.from(Game.sites.special), count = what => what === "development" ? special.indexOf("buy-development") + 1 : (Game.sites[what] ?? []).length;
        const errant = root.current.rolling && Game.sites.chase.length > 0 ? ["chase-robber"] : [];
        return Object.keys(Fixed.pieces).filter(w => Fixed.pieces[w].group !== "" && (w === "development" ? root.base : !root.base || Fixed.pieces[w].group === undefined && w !== "wall"))
            .map(w => row(w, Fixed.pieces[w].group ?? "build", Fixed.pieces[w].name, count(w)))
            .concat(["trade", "politics", "science"].map(t => row(t, "improve", t, 0)),
                    special.filter(v => Fixed.offers[v] !== undefined).concat(errant).map(v => row(v, "special", Fixed.offers[v].name, 1)));
    }

    function startsAt(place: string): var { return []; }

    function prompt(kind: string, count: int): var { // test only
        const ownFifth = kind === "discard-progress" && Game.turn?.player === Game.expected?.player;
        return Object.assign({}, Fixed.nothing, { verb: kind, count: count, owed: Fixed.moments[kind] === undefined }, Fixed.moments[kind] ?? Fixed.decisions[kind] ?? {},
                             ownFifth ? { rule: "PROG-11" } : {});
    }
    function about(verb: string): var { return root.plain(Object.assign(root.prompt(verb, 0), Fixed.offers[verb] ?? {})); }

    /** The places of a step: [kind, choices, words]. */
    function step(what: string, taps: var): var { // test only
        const o = Object.assign({ place: Game.options.place, answers: Game.options.answers }, Game.sites), n = taps.length;
        if (what === "" && root.current.placing)
            return n === 0 ? ["intersection", o.place, "Tap an intersection for the settlement."] : n === 1 ? ["path", Position.setupRoads[taps[0]] || [], "Now the road: tap a highlighted path."] : null;
        if (what === "" && root.asked.places)
            return n === 0 ? [root.asked.hex ? "hex" : "intersection", o[root.asked.places], root.asked.hex ? "Tap a hex for the robber." : "Tap a highlighted place on the board."] : root.victims(taps, 0);
        const piece = Fixed.pieces[what];
        if (!piece)
            return null;
        if (n === 0)
            return [what === "road" ? "path" : "intersection", o[what], piece.ask];
        if (what === "move" && n === 1)
            return ["intersection", Game.knightTargets(taps[0]), "Tap its destination."];
        return what !== "chase" ? null : n === 1 ? ["hex", o.robber, "Tap the robber's new hex."] : root.victims(taps, 1);
    }
    function victims(taps: var, at: int): var { // test only
        const seats = taps.length === at + 1 ? Game.robberVictims(taps[at]) : [];
        return seats.length > 1 ? ["player", seats.map(i => Game.players[i].color), ""] : null;
    }
    function ask(what: string, card: string, answers: var): var {
        const led = root.led(what, card, answers);
        if (led !== null)
            return Object.assign({}, Fixed.noChoice, led);
        const step = root.step(what, answers), choices = step?.[1] ?? [];
        const first = Fixed.pieces[what]?.verb === "build" || what === "activate" || what === "promote" || root.current.placing;
        return Object.assign({}, Fixed.noChoice, {
            key: choices.length > 0 ? "at" : "", kind: step?.[0] ?? "", choices: choices, ask: choices.length > 0 ? step?.[2] ?? "" : "", command: step === null && answers.length > 0 ? root.attempt(what, answers) : null,
            total: choices.length > 0 || step === null ? 1 : 0, builds: Fixed.pieces[what]?.verb === "build",
            wanted: !first && !(what === "move" && answers.length === 1) || step?.[0] === "intersection" && choices.length === 0 ? "" : step?.[0] ?? "" });
    }
    function open(command: var): var { return { key: "", hexes: [], count: 0, most: 0, title: "", ask: "", undecided: "", rule: "" }; }
    function completed(command: var, answer: var): var { return command; }
    function attempt(what: string, taps: var): var {
        if (what !== "" && !Fixed.pieces[what])
            return null;
        const piece = Fixed.pieces[what], keys = what !== "" ? piece.keys : root.current.placing ? [root.current.piece, "road"] : [root.asked.key, "victim"];
        const command = what === "" ? { do: root.current.placing ? "place" : root.current.verb } : piece.verb === "build" ? { do: "build", piece: what } : { do: piece.verb };
        taps.forEach((t, i) => { command[keys[i]] = t; });
        return command;
    }
    function answer(value: var): var {
        if (root.current.acting)
            return { do: "end-turn" };
        const player = Game.players[Game.expected?.player]?.color;
        return { do: root.current.verb, player: player, [root.asked.key]: root.current.sheet === "resource" ? { [value]: 1 } : value };
    }
    /** The Smith promotes one or two knights; other cards ask nothing. */
    function led(what: string, card: string, answers: var): var { // test only
        if (what === "" && root.current.verb === "take-progress") {
            const taken = answers.length > 0;
            return { key: taken ? "" : "card", kind: taken ? "" : "progress", choices: taken ? [] : ["crane", "smith"],
                     command: taken ? { do: "take-progress", card: answers[0] } : null, pass: { do: "pass" }, total: taken ? 1 : 2 };
        }
        if (what === "" ? !root.current.led : !what.startsWith("play") && Fixed.offers[what] === undefined)
            return null;
        if (card !== "smith")
            return { command: { do: what, card: card }, done: what.startsWith("play") ? "Play card" : "Confirm", total: 1 };
        return { key: answers.length < 2 ? "at" : "", kind: answers.length < 2 ? "intersection" : "", choices: ["c6", "d4"].filter(k => answers.indexOf(k) < 0),
                 command: answers.length > 0 ? { do: what, card: card, at: answers } : null, done: "Play card", total: 3 - answers.length };
    }
    function foresee(command: var): var {
        return { known: command.card === "irrigation", sentences: command.card === "irrigation" && Game.fertile ? ["Anna takes 4 grain."] : [] };
    }
    function mostOf(card: string): int { return root.current.verb === "take-gold" ? root.current.count : 0; }
    function discardUnseen(): var { return { do: "discard", player: Game.players[Game.expected?.player]?.color, cards: { ore: Game.expected.count } }; }
    function decline(): var { return { do: "pass", player: Game.players[Game.expected?.player]?.color }; }
    function roll(dice: var): var { return Object.assign({ do: "roll" }, dice); }
}
