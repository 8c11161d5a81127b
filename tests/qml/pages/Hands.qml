// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App

// Plays commands of the record at the window: turns each into the taps of a player.
Person {
    id: root

    function task(): var { return root.find("gameLayout").item.task; }
    /** Cards of the record as a list: {brick: 2} is [brick, brick]. */
    function listed(value: var): var {
        if (value === undefined || value === null)
            return [];
        if (typeof value !== "object")
            return [value];
        return Array.isArray(value) ? value : Object.keys(value).reduce((all, card) => all.concat(Array(value[card]).fill(card)), []);
    }
    function uncoverIfCovered(): void {
        if (root.seen("secretCover") !== null)
            root.uncover();
    }
    /** Answers the guided questions of a command until it can be carried out. */
    function answer(command: var): void {
        const given = ({}); // answers of each key
        for (let question = root.task().question; question.key !== ""; question = root.task().question) {
            const places = given[question.key] ?? 0;
            if (question.kind === "piece" && question.key === "at") { // the tapped path answers both
                root.tap(root.listed(command.at)[places - 1].ship ? "choice-ship" : "choice-road");
                continue;
            }
            given[question.key] = places + 1;
            const value = root.listed(command[question.key])[places];
            if (value === undefined)
                break; // enough answers, though more are possible
            if (["hex", "intersection", "path"].indexOf(question.kind) >= 0) {
                root.tapBoard(value.ship ?? value);
            } else {
                root.uncoverIfCovered();
                // With visible cards no choice may be left.
                if (root.task().question.key !== "")
                    root.tap("choice-" + value);
            }
        }
        root.tap("guideDone");
    }
    function build(panel: string, piece: string, at: var): void {
        root.tap(panel);
        root.tap("piece-" + piece);
        for (const place of root.listed(at))
            root.tapBoard(place);
        if (root.seen("closePanel") !== null)
            root.tap("closePanel");
    }
    function plus(outer: string, times: int): void {
        for (let i = 0; i < times; ++i)
            root.tapButton(outer, "plus");
    }
    function tradeWithBank(command: var): void {
        root.tap("tradeButton");
        root.uncover();
        // Each tap adds as many cards as the bank takes for one.
        const each = root.listed(command.give).length / root.listed(command.take).length;
        for (const card in command.give)
            root.plus("give-" + card, command.give[card] / each);
        for (const card in command.take)
            root.plus("take-" + card, command.take[card]);
        root.tapInside("sheetCard", "tradeButton");
    }
    function sendRobber(command: var): void {
        root.tapBoard(command.to);
        if (command.victim && root.task().victims.length > 1)
            root.tap("answer-" + Game.players.findIndex(p => p.color === command.victim));
    }

    /** Makes the taps for a command of the record. */
    function carryOut(command: var): void {
        switch (command.do) {
        case "place":
            root.tapBoard(command.settlement ?? command.city);
            if (command.ship)
                root.tapInside("roadOrShip", "choice-ship");
            root.tapBoard(command.road ?? command.ship);
            break;
        case "roll":
            // The base game starts with the total.
            if (root.seen(command.total ? "total2" : "red1") === null)
                root.tap(command.total ? "choice-total" : "choice-dice");
            if (command.total) {
                root.tap("total" + command.total);
            } else {
                root.tap("red" + command.red);
                root.tap("yellow" + command.yellow);
            }
            if (command.event)
                root.tap(command.event);
            root.tap("nextButton");
            break;
        case "end-turn": root.tap("nextButton"); break;
        case "pass": root.tap("nextButton"); break; // ends the own part of the special building phase
        case "build": root.build(command.piece === "knight" ? "knightsButton" : "buildButton", command.piece, command.at); break;
        case "activate":
        case "promote": root.build("knightsButton", command.do, command.at); break;
        case "move-knight": root.build("knightsButton", "move", [command.from, command.to]); break;
        case "move-ship": root.build("buildButton", "sail", [command.from, command.to]); break;
        case "chase-robber":
        case "chase-pirate":
            root.tap("knightsButton");
            root.tap(command.do === "chase-pirate" ? "piece-chase-pirate" : "piece-chase");
            root.tapBoard(command.knight);
            root.sendRobber(command);
            break;
        case "buy-development": root.build("buildButton", "development", null); break;
        case "improve":
            root.tap("improveButton");
            root.tapButton("chart-" + command.track, "Improve");
            if (root.seen("sheetClose") !== null)
                root.tap("sheetClose");
            break;
        case "trade-bank": root.tradeWithBank(command); break;
        case "play":
        case "play-development":
            if (Game.expected?.kind === "discard-progress") { // instead of returning a fifth card, one is played
                root.uncover();
                root.tap("answer-" + command.card);
                root.tap("alternativeButton");
            } else {
                root.tap("cardsButton");
                root.uncover();
                root.tap("play-" + command.card);
            }
            root.answer(command);
            break;
        case "discard-progress":
            root.uncover();
            root.tap("answer-" + command.card);
            root.tap("confirmButton");
            break;
        case "forced-trade":
        case "robber-to-desert":
        case "discard-knight":
            root.tap("special-" + command.do);
            root.answer(command);
            break;
        case "place-neutral":
        case "build-neutral":
        case "give":
        case "take-cards":
        case "take-progress":
        case "commit-knights": root.answer(command); break;
        case "discard":
            root.uncover();
            for (const card in command.cards)
                root.plus("stepper-" + card, command.cards[card]);
            root.tap("discardButton");
            break;
        case "take-gold":
            for (const card in command.cards)
                root.plus("stepper-" + card, command.cards[card]);
            root.tap("goldButton");
            break;
        case "move-robber":
        case "move-pirate": root.sendRobber(command); break;
        case "relocate-knight":
        case "remove-knight":
        case "place-knight": root.tapBoard(command.to ?? command.at); break;
        case "lose-city": root.tapBoard(command.at); break;
        case "take": root.tap("answer-" + root.listed(command.cards)[0]); break;
        case "draw-progress": root.tap("deck-" + command.track); break;
        case "place-metropolis": root.tapBoard(command.at); break;
        case "correct": verify(root.perform(command)); break; // used by tests only: sets hands
        default: fail("no fingers for " + JSON.stringify(command));
        }
        // The attack scene stays until it is closed.
        if (Game.attack.landed && !root.find("attackDone").waiting)
            root.tap("attackDone");
    }
}
