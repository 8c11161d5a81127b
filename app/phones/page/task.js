// SPDX-License-Identifier: GPL-3.0-or-later
// A task: something to be chosen in a few steps, then one button that sends it. Prompts, buildings, knights and cards are
// tasks. A step is reached when the ones before it are complete.
//
// task: {heading, line, why, steps (values) -> [step], command (values) -> object, done (values) -> text, note (values) -> text,
//        key (of the decision; none: what the turn offers), pass: {label, command}, extra (values) -> elements}
// step: {type, ask, what, ...}: "place" {legal, min, max}, "cards" {from, allowed, count}, "kind" {allowed}, "player" {seats, line},
//       "deck" {allowed}, "card" {held}, "dice" {wanted}, "choice" {allowed}

function emptyValue(step) {
    return step.type === "place" ? [] : step.type === "cards" || step.type === "dice" ? {} : null;
}
function isComplete(step, value) {
    if (step.type === "place") return value.length >= (step.min === undefined ? 1 : step.min) && !(step.fits && !step.fits(value));
    if (step.type === "cards") return total(value) === step.count;
    if (step.type === "dice") return step.wanted.every(function (which) { return value[which]; });
    return value !== null || step.optional === true;
}
function isFull(step, value) { return step.type === "place" ? value.length >= (step.max || 1) : isComplete(step, value); }

/** The value as far as the newest snapshot still allows it. */
function stillPossible(step, value) {
    if (step.type === "place") return value.filter(function (at) { return step.legal.indexOf(at) >= 0; });
    if (step.type === "player") return step.seats.indexOf(value) >= 0 ? value : null;
    if (step.type === "cards" && (total(value) > step.count || step.from && Object.keys(value).some(function (kind) { return value[kind] > (step.from[kind] || 0); }))) return {};
    return value;
}

/** What the button says while this step is open. */
function lacking(step, value) {
    if (step.type === "cards") return say("choose-cards", {n: step.count - total(value)});
    return step.ask.length > 32 ? say("choose-one") : step.ask; // a long one stands above
}

/** The steps that are reached, each with its value. */
function reachedSteps(task, draft) {
    var reached_ = [];
    for (var i = 0; ; ++i) {
        var values = draft.values.slice(0, i), steps = task.steps ? task.steps(values) : [];
        if (i >= steps.length) {
            draft.values.length = i;
            return {steps: reached_, complete: true};
        }
        if (draft.values.length <= i) draft.values[i] = emptyValue(steps[i]);
        draft.values[i] = stillPossible(steps[i], draft.values[i]);
        reached_.push(steps[i]);
        if (!isComplete(steps[i], draft.values[i])) return {steps: reached_, complete: false};
    }
}

function setValue(draft, index, value) {
    draft.values[index] = value;
    draft.values.length = index + 1;
    app.refusal = null;
    render();
}

function togglePlace(step, value, name) {
    if (value.indexOf(name) >= 0) return without(value, [name]);
    var most = step.max || 1;
    return value.length < most ? value.concat(name) : value.slice(0, most - 1).concat(name);
}

/** The picture or list of the place steps, and what is chosen. */
function placesPart(reach, draft) {
    var picks = [], active = -1, kindsOf = [];
    reach.steps.forEach(function (step, index) {
        if (step.type !== "place") return;
        kindsOf.push(index);
        if (active < 0 && !isFull(step, draft.values[index])) active = index;
        draft.values[index].forEach(function (at) { picks.push({at: at, label: String(picks.length + 1), what: step.what === undefined ? step.ask : step.what, index: index}); });
    });
    if (!kindsOf.length) return null;
    if (active < 0) active = kindsOf[kindsOf.length - 1];
    var step = reach.steps[active];
    function choose(name) {
        var owner = picks.filter(function (pick) { return pick.at === name; })[0], index = owner && step.legal.indexOf(name) < 0 ? owner.index : active;
        setValue(draft, index, togglePlace(reach.steps[index], draft.values[index], name));
    }
    var kind = step.legal.length ? placeKind(step.legal[0]) : picks.length ? placeKind(picks[0].at) : "";
    var list = draft.list || !app.state.board, told = list ? picks.filter(function (pick) { return pick.index !== active; }) : picks; // a list marks its own
    var rows = told.length ? pickRows(told, function (pick) { setValue(draft, pick.index, without(draft.values[pick.index], [pick.at])); }) : null;
    return {active: active, nodes: [el("div", {class: "column"}, list ? rows : null, el("p", {class: "strong ask", id: "ask"}, step.ask),
        list ? placeList(step.legal, draft.values[active], choose) : drawMap(kind, step.legal, picks, choose),
        step.note ? el("p", {class: "muted centre"}, step.note) : null), list ? null : rows]};
}

function stepPart(step, value, set) {
    var head = el("h2", {}, step.ask);
    switch (step.type) {
    case "cards": return el("section", {}, cardChooser(step.from, step.allowed || gameKinds(), step.count, value, set));
    case "choice": return el("section", {}, head, choiceRows(step.allowed, value, set, step.ask));
    case "kind": return el("section", {}, head, chipGrid(step.allowed, value, set, step.ask));
    case "player": return el("section", {}, head, playerRows(step.seats, value, set, step.line));
    case "deck": return el("section", {}, head, deckRows(step.allowed, value, set, step.ask));
    case "card": return el("section", {}, head, cardRows(step.held, value, set));
    case "dice": return el("section", {}, diceChooser(step.wanted, value, set, step.seats));
    }
    return null;
}

/** {nodes, foot}: what is chosen from, and the buttons below. */
function taskParts(task, draft) {
    var reach = reachedSteps(task, draft), places = placesPart(reach, draft), nodes = places ? places.nodes.slice() : [];
    // A further question may stand below what is seen: it is brought into view.
    var asked = reach.steps.length, further = asked > draft.asked;
    draft.asked = asked;
    reach.steps.forEach(function (step, index) {
        if (step.type !== "place") nodes.push(stepPart(step, draft.values[index], function (value) { setValue(draft, index, value); }));
        if (further && index === asked - 1) put(step.type === "place" ? nodes[0] : nodes[nodes.length - 1], {"data-further": true});
    });
    if (reach.complete && !task.blocked && task.extra) nodes.push(task.extra(draft.values));
    var foot = [], last = reach.steps[reach.steps.length - 1];
    function sendIt(command) { perform(command, task.key, task.then || closePages); }
    if (sent) foot.push(waitButton(say("sending")));
    else if (task.blocked) foot.push(waitButton(task.blocked));
    else if (!reach.complete) foot.push(waitButton(lacking(last, draft.values[reach.steps.length - 1])));
    else foot.push(button("primary", function () { sendIt(task.command(draft.values)); },
        el("span", {}, task.done(draft.values), task.note && task.note(draft.values) ? el("small", {}, task.note(draft.values)) : null), glyph(task.glyph || "check", 26)));
    var second = [];
    if (places && app.state.board) second.push(button("flat", function () { draft.list = !draft.list; render(); }, glyph(draft.list ? "city" : "menu", 20), say(draft.list ? "as-picture" : "as-list")));
    if (task.pass && !sent) second.push(button("flat", function () { sendIt(task.pass.command); }, task.pass.label));
    if (second.length) foot.push(el("div", {class: "pair"}, second));
    return {nodes: nodes, foot: foot, map: places !== null};
}

function waitButton(text) { return put(button("wait", function () { }, text), {disabled: true}); }

/** A page that shows a task; its draft lives on the page. */
function taskPage(task, page) {
    if (!page.draft) page.draft = {values: [], list: false};
    var parts = taskParts(task, page.draft);
    return {title: seatNamed(mySeat()) + ": " + task.heading, top: pageTop(task.heading, task.line, true), deck: task.deck,
        main: el("main", {class: parts.map ? "two" : "roomy"}, notice(), task.why ? el("p", {class: "muted wide"}, task.why) : null,
            task.hindered ? el("p", {class: "notice wide"}, glyph("info", 22), el("span", {}, task.hindered)) : null, parts.nodes), foot: parts.foot};
}
