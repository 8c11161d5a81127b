// SPDX-License-Identifier: GPL-3.0-or-later
// The own decisions: the page becomes the first one. Its words come from the table; what is chosen and how it is written
// stands here, by its kind.

function mayPass(prompt) { return prompt.pass ? {label: say("pass"), command: {"do": "pass"}} : null; }

function oneCorner(key, ask, why) {
    return function (prompt) {
        return {why: why && why(), steps: function () { return [placeStep(prompt.choices || [], ask(), {what: ""})]; },
            command: function (values) { return withKey({"do": prompt.decide}, key, values[0][0]); }, pass: mayPass(prompt)};
    };
}
function withKey(command, key, value) {
    command[key] = value;
    return command;
}
/** Who else sees what is chosen: the other one of the two whom it concerns. */
function whoSees(prompt) {
    var other = prompt.to || prompt.from;
    return other ? say("two-see", {name: seatNamed(other)}) : say("others-see-number");
}
function chooseCardsTask(prompt, why) {
    var from = prompt.choices, count = Math.min(prompt.count, total(from));
    return {why: why, seen: whoSees(prompt), steps: function () { return [{type: "cards", ask: "", from: from, allowed: kinds, count: count}]; },
        command: function (values) { return {"do": prompt.decide, cards: values[0]}; }, pass: mayPass(prompt), chosen: function (values) { return amountsText(values[0]); }};
}
/** Dice that the table throws, or that lie there and are told. */
function dieTask(verb, wanted, write, seats) {
    var real = components().dice === "real";
    return {steps: function () { return real && wanted.length ? [{type: "dice", ask: say("choose-dice"), wanted: wanted, seats: seats}] : []; },
        command: function (values) {
            var command = {"do": verb};
            if (values[0]) write(command, values[0]);
            return command;
        }, done: function () { return say(real ? "enter-dice" : "roll"); }};
}

/** By `decide`: the rest of the task, or null where it has to be decided at the table. */
var promptTasks = {
    "discard": function (prompt) { return chooseCardsTask(prompt, say("why-discard", {limit: app.state.you.limit})); },
    "give": function (prompt) {
        return chooseCardsTask(prompt, say("why-give-" + (prompt.commodity ? "commodity" : isOnTurn() ? "back" : "more"), {name: seatNamed(prompt.to)}));
    },
    "take-cards": function (prompt) { return chooseCardsTask(prompt, say("why-take-cards")); },
    "take": function (prompt) {
        return {why: say("why-take"), steps: function () { return [{type: "kind", ask: say("choose-resource"), allowed: prompt.choices}]; },
            command: function (values) { return {"do": "take", cards: withCard({}, values[0], 1)}; }, pass: mayPass(prompt)};
    },
    "move-robber": function (prompt) {
        var task = prompt.ways ? wayTask(prompt.ways) : null;
        var both = task && prompt.ways.length > 1;
        return task && Object.assign(task, {why: say(both ? "why-robber-or-pirate" : "why-robber"), chosen: task.note,
            done: function (values) { return say("done-" + ((task.command(values) || {})["do"] || "move-robber")); }});
    },
    "take-gold": function (prompt) {
        return {why: say("why-gold"), steps: function () { return [{type: "cards", ask: "", from: null, allowed: resources, count: prompt.count || 1}]; },
            command: function (values) { return {"do": "take-gold", cards: values[0]}; }, chosen: function (values) { return amountsText(values[0]); }};
    },
    "roll-losses": function () { return dieTask("roll-losses", ["die"], function (command, dice) { command.die = dice.die; }); },
    "roll-prisoners": function (prompt) {
        return dieTask("roll-prisoners", prompt.players || [], function (command, dice) { command.rolls = dice; }, true);
    },
    "lose-city": function (prompt) {
        return Object.assign(oneCorner("at", function () { return say("choose-city"); }, function () { return say("why-lose-city"); })(prompt), {heading: say("you-lose-city")});
    },
    "place-metropolis": oneCorner("at", function () { return say("choose-metropolis"); }),
    "relocate-knight": oneCorner("to", function () { return say("choose-knight-place"); }),
    "remove-knight": oneCorner("at", function () { return say("choose-lost-knight"); }),
    "place-knight": oneCorner("at", function () { return say("choose-knight-place"); }),
    "draw-progress": function (prompt) {
        return {steps: function () { return [{type: "deck", ask: say("choose-deck"), allowed: prompt.choices}]; }, command: function (values) { return {"do": "draw-progress", track: values[0]}; }};
    },
    "discard-progress": function (prompt) {
        var held = app.state.you.progress;
        return {why: say("why-fifth", {n: app.state.you.progress_limit}), seen: say("others-see-deck"), steps: function () { return [{type: "card", ask: say("choose-card-back"), held: held}]; },
            command: function (values) { return {"do": "discard-progress", card: values[0]}; },
            after: app.state.game.on === mySeat() ? function () { return playInstead(held); } : null};
    },
    "take-progress": function (prompt) {
        return {seen: whoSees(prompt), steps: function () { return [{type: "card", ask: say("choose-card"), held: prompt.choices}]; },
            command: function (values) { return {"do": "take-progress", card: values[0]}; }, pass: mayPass(prompt)};
    },
    "commit-knights": function (prompt) {
        var legal = prompt.choices;
        return {why: say("why-commit"), steps: function () { return [placeStep(legal, say("choose-defenders"), {what: say("knight"), min: 0, max: legal.length})]; },
            command: function (values) { return {"do": "commit-knights", at: values[0]}; },
            done: function (values) { return say("defenders", {n: values[0].length}); }};
    },
    "build-neutral": function (prompt) {
        var from = prompt.choices, neutral = Object.keys(from || {});
        if (!neutral.length) return null;
        var settlement = placeKind(from[neutral[0]][0]) === "corner";
        return {why: say("why-neutral"), steps: function (values) {
            var steps = [{type: "player", ask: say("choose-colour"), seats: neutral}];
            if (values[0]) steps.push(placeStep(from[values[0]] || [], say(settlement ? "choose-corner" : "choose-path"), {what: say(settlement ? "piece-settlements" : "piece-roads")}));
            return steps;
        }, command: function (values) { return {"do": "build-neutral", color: values[0], piece: settlement ? "settlement" : "road", at: values[1][0]}; }};
    }
};

/** The cards that may be played instead of putting one back. */
function playInstead(held) {
    var playable = held.filter(isUsable);
    if (!playable.length) return null;
    return el("section", {}, el("h2", {}, say("or-play")), el("div", {class: "choices"}, playable.map(function (card) {
        return button("", function () { openPage("card", {held: card, instead: true}); }, glyph("play", 22), card.name);
    })));
}

/** The own decision that is due now, or null. */
function firstPrompt() {
    var prompt = app.state && app.state.prompts && app.state.prompts[0] || null;
    return prompt && !prompt.after ? prompt : null;
}
/** Special building is no page of its own: the hand offers what may be built. */
function promptDue() {
    var prompt = firstPrompt();
    return prompt && prompt.decide !== "special-build" ? prompt : null;
}

function promptTask(prompt) {
    var task = promptTasks[prompt.decide](prompt);
    if (!task) return null;
    var chosen = task.chosen;
    task.key = prompt.key;
    task.then = function () { };
    if (!task.done) task.done = function () { return say("done-" + prompt.decide); };
    if (chosen) task.note = function (values) { return chosen(values); };
    return task;
}

views.prompt = {
    when: function () {
        var page = topPage();
        return app.link === "open" && role() === "seat" && app.state && app.state.you && cardsOpen() && promptDue() && promptTask(promptDue()) && !(page && page.instead);
    },
    show: function () {
        var prompt = promptDue(), task = promptTask(prompt), seat = mySeat(), more = app.state.prompts.length - 1;
        var name = prompt.decide + prompt.key;
        if (!app.draft || app.draft.key !== name) app.draft = {key: name, values: [], list: false};
        var parts = taskParts(task, app.draft);
        var panel = el("section", {class: "panel need wide"}, el("h1", {}, task.heading || prompt.text), task.heading ? el("p", {class: "strong"}, prompt.text) : null, task.why ? el("p", {class: "muted"}, task.why) : null);
        return {id: name, title: seatNamed(seat) + ": " + prompt.text, top: seatTop(seat, turnLine(), "", ownPoints()),
            main: el("main", {class: parts.map ? "two" : "roomy"}, notice(), panel, parts.nodes, task.after ? task.after() : null,
                el("div", {class: "column wide"}, more > 0 ? el("p", {class: "row muted"}, glyph("hourglass", 22), el("span", {}, say("more-decisions", {n: more}))) : null, otherLines(),
                    task.seen ? el("p", {class: "cap"}, glyph("cover", 22), el("span", {}, task.seen)) : null)),
            foot: parts.foot};
    }
};
