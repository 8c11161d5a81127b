// SPDX-License-Identifier: GPL-3.0-or-later
// Ways to act as the table lists them: knights, ships, robber and pirate, pieces of modules. A way says what is chosen in
// turn, and its tree what fits; the page knows no rule of it. The form is told in app/phones/ways.h.

function namesAt(node) { return Array.isArray(node) ? node : Object.keys(node || {}); }
function below(node, name) { return Array.isArray(node) ? 0 : node[name]; }
function ways(page) { return (can().ways || []).filter(function (way) { return way.page === page; }); }

/** Which of several ways is meant: the one that the first chosen place belongs to. */
function meantWay(list, values) {
    var first = values[0] && values[0][0];
    return list.filter(function (way) { return namesAt(way.tree).indexOf(first) >= 0; })[0] || list[0];
}

function wayStep(ask, names) {
    var text = ask.text || say("ask-" + ask.key);
    if (ask.of === "player") return {type: "player", ask: text, seats: without(names, ["-"]), line: ask.line || cardsLine, optional: names.indexOf("-") >= 0};
    if (ask.of === "choice" || ask.of === "kind") return {type: ask.of, ask: text, allowed: names};
    if (ask.of === "cards") return {type: "cards", ask: text, from: null, allowed: names, count: ask.count};
    // A place that need not be chosen is "" among others.
    if (ask.of === "place") return placeStep(without(names, [""]), text, {what: ask.what || text, note: ask.note, min: names.indexOf("") < 0 ? 1 : 0});
    var every = unique(names.join(" ").split(" ")), most = Math.max.apply(null, names.map(function (name) { return name.split(" ").length; }));
    return placeStep(every, text, {what: ask.what || text, max: most, fits: function (value) { return names.indexOf(sortedPlaces(value).join(" ")) >= 0; }});
}
function sortedPlaces(list) { return list.slice().sort(placeOrder); }

/** Follows what was chosen: {steps, command, extra, victim}. What nothing or only one thing fits is not asked. */
function followWays(list, values) {
    var way = meantWay(list, values), node = way.tree, steps = [], command = Object.assign({}, way["do"]), victim = null, used = 0;
    for (var i = 0; i < way.ask.length; ++i) {
        var ask = way.ask[i], names = namesAt(node), name = null;
        if (names.indexOf("") >= 0 && (names.length === 1 || ask.of === "player")) name = "";
        else if (ask.auto && names.length === 1 && way.ask.length > 1) name = names[0];
        else {
            var step = wayStep(ask, i === 0 ? unique(list.reduce(function (all, one) { return all.concat(namesAt(one.tree)); }, [])) : names), value = values[used++];
            steps.push(step);
            if (value === undefined || !isComplete(step, value)) return {steps: steps};
            name = ask.of === "player" ? value || "-" : ask.of.indexOf("place") < 0 ? value : sortedPlaces(value).join(" ");
        }
        writeChoice(command, ask, name);
        if (ask.key === "victim") victim = name;
        node = below(node, name);
    }
    if (node) command[node] = true;
    if (realDie(command)) {
        var die = values[used];
        steps.push({type: "dice", ask: say("choose-dice"), wanted: ["die"]});
        if (die && die.die) command.die = die.die;
    }
    return {steps: steps, command: command, extra: node, victim: victim, robs: way.ask.some(function (ask) { return ask.key === "victim"; })};
}
/** A real die decides whether a baggage train drives a knight off. */
function realDie(command) { return command["do"] === "drive-off" && components().dice === "real"; }

function writeChoice(command, ask, name) {
    if (name === "") return;
    if (ask.of === "places") command[ask.key] = name.split(" ");
    else if (ask.key === "hexes") command.hexes = (command.hexes || []).concat(name);
    else if (ask.of === "choice") command[ask.key] = name === "yes";
    else if (name === "-") command[ask.key] = null;
    else if (ask.key === "target") command[placeKind(name) === "corner" ? "building" : standing(name).kind === "ships" ? "ship" : "road"] = name;
    else command[ask.key] = name;
}

function robbedNote(victim) { return victim && victim !== "-" ? say("takes-from", {name: seatNamed(victim)}) : say("takes-nothing"); }

/** The rest of a task (task.js) that chooses among `list`. */
function wayTask(list) {
    return {steps: function (values) { return followWays(list, values).steps; },
        command: function (values) { return followWays(list, values).command; },
        note: function (values) {
            var all = followWays(list, values), parts = [], there = all.command["do"] === "move-knight" && standing(all.command.to);
            if (there) parts.push(say("displaces", {name: seatNamed(there.seat)}));
            if (all.extra) parts.push(say("costs-" + all.extra));
            if (all.robs) parts.push(robbedNote(all.victim));
            return parts.join(" · ");
        }};
}

/** A row for each way that the turn offers on this page of the phone. */
function wayRows(page) {
    return ways(page).map(function (way) {
        var word = JSON.stringify(way["do"]), plain = !way.ask.length;
        return dealRow(way.glyph || wayGlyphs[way["do"]["do"]] || "right", way.name, way.price || null, way.hint || "",
            plain ? function () { perform(way["do"], null, closePages); } : function () { openPage("way", {way: word}); });
    });
}
var wayGlyphs = {
    "move-ship": "ship", "move-knight": "next", "chase-robber": "robber", "chase-pirate": "robber", "forced-trade": "trade", "robber-to-desert": "robber", "discard-knight": "knight"
};

pageViews.way = function (page) {
    var list = (can().ways || []).filter(function (way) { return JSON.stringify(way["do"]) === page.way; }), way = list[0];
    if (way) page.heading = way.name;
    return taskPage(Object.assign({heading: page.heading, line: way && way.price ? amountsText(way.price) : way && way.hint || "", blocked: way ? "" : say("no-longer"),
        done: function () { return way && way.page === "end" ? say("end-turn") : page.heading; }}, way ? wayTask(list) : {}), page);
};

pageViews.moves = function () {
    return {title: say("moves"), top: pageTop(say("moves")), main: el("main", {class: "roomy"}, notice(), el("ul", {class: "plain"}, wayRows("moves"))), foot: null};
};
