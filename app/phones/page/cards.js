// SPDX-License-Identifier: GPL-3.0-or-later
// The progress cards and development cards: their deck, and what each of them needs to be played.

var resources = kinds.slice(0, 5), commodities = kinds.slice(5);

var cardGlyphs = {
    alchemist: "dice", crane: "up", engineer: "wall", inventor: "rotate-seat", irrigation: "grain", medicine: "city", mining: "ore", printer: "paper",
    "road-building": "road", smith: "anvil", bishop: "robber", constitution: "almanac", deserter: "knight", diplomat: "road", intrigue: "knight", saboteur: "cross",
    spy: "eye", warlord: "torch", wedding: "hand", "commercial-harbor": "harbour", "master-merchant": "hand", merchant: "merchant", "merchant-fleet": "ship",
    "resource-monopoly": "bank", "trade-monopoly": "cloth", knight: "robber", "year-of-plenty": "plus", monopoly: "bank", "victory-point": "victory"
};

/** Development cards have no track. */
function isDevelopment(card) { return !card.deck; }
/** Victory points are never played. */
function countsByItself(card) { return ["victory-point", "printer", "constitution"].indexOf(card.card) >= 0; }
function cardEffect(card) {
    if (isDevelopment(card) && !isBase() && card.card === "knight") return say("effect-knight-defends");
    return say("effect-" + (isDevelopment(card) ? "base-" : "") + card.card);
}

function placeStep(legal, ask, more) { return Object.assign({type: "place", legal: legal, ask: ask}, more || {}); }

/** What is asked for each choice of a card, and what the chosen is called; the choices are the table's (`way`). */
var cardAsks = {
    engineer: [["choose-city-wall", "piece-cities"]], inventor: [["choose-first-hex", "first-hex"], ["choose-second-hex", "second-hex"]],
    medicine: [["choose-settlement", "piece-settlements"]], smith: [["choose-two-knights", "knight"]], bishop: [["choose-robber-hex", "robber-to"]],
    deserter: [["choose-player"]], diplomat: [["choose-open-road", "removed-road"], ["choose-new-path", "new-place"]], intrigue: [["choose-foreign-knight", "knight"]],
    spy: [["choose-player"]], "master-merchant": [["choose-player"]], merchant: [["choose-merchant-hex", "merchant-to"]],
    knight: [["choose-robber-hex", "robber-to"], ["choose-victim"]], "merchant-fleet": [["choose-kind"]], "resource-monopoly": [["choose-resource"]],
    "trade-monopoly": [["choose-commodity"]], monopoly: [["choose-resource"]], "year-of-plenty": [["choose-resources"]]
};
var cardLines = {
    deserter: function (seat) { return say("knights-count", {n: knightsOf(seat).length}); },
    spy: function (seat) { return say("player-progress", {n: player(seat).progress || 0}); }
};

/** The task of a card whose choices the table lists. */
function cardWay(held) {
    var way = {"do": {}, ask: held.way.ask.map(function (ask, at) {
        var words = cardAsks[held.card][at];
        return Object.assign({text: say(words[0], {n: ask.count}), what: words[1] ? say(words[1]) : "", note: held.card === "inventor" ? fixedNote(held.way.tree) : "", line: cardLines[held.card]}, ask);
    }), tree: held.way.tree};
    return {steps: function (values) { return followWays([way], values).steps; }, write: function (command, values) { Object.assign(command, followWays([way], values).command); },
        victim: function (values) { return followWays([way], values).victim; }};
}

// --- Free roads and ships --------------------------------------------------------------------------------------------

function pathOf(name) { return name.replace("ship ", ""); }
/** One of two free pieces: a path, then road or ship where both may lie there. `names`: what fits. */
function pieceSteps(names, ask, what, least, values) {
    var path = values[0] && values[0][0], sea = names.some(function (name) { return name !== pathOf(name); }),
        steps = [placeStep(unique(names.map(pathOf)), say(sea && least ? "choose-path" : ask), {what: say(sea ? "place" : what), min: least})];
    if (path && names.indexOf(path) >= 0 && names.indexOf("ship " + path) >= 0) steps.push({type: "choice", ask: say("road-or-ship"), allowed: ["road", "ship"]});
    return steps;
}
function pieceChosen(names, values) {
    var path = values[0] && values[0][0];
    if (!path) return null;
    var asked = names.indexOf(path) >= 0 && names.indexOf("ship " + path) >= 0;
    return {name: (asked ? values[1] === "ship" : names.indexOf(path) < 0) ? "ship " + path : path, used: asked ? 2 : 1, whole: !asked || !!values[1]};
}
function freePieces(pieces) {
    function second(first) { return without(pieces.base, [first].concat(pieces.cuts[first] || [])).concat(pieces.adds[first] || []); }
    return {steps: function (values) {
        var steps = pieceSteps(pieces.base, "choose-first-path", "first-road", 1, values), one = pieceChosen(pieces.base, values);
        return one && one.whole ? steps.concat(pieceSteps(second(one.name), "choose-second-path", "second-road", 0, values.slice(one.used))) : steps;
    }, write: function (command, values) {
        var one = pieceChosen(pieces.base, values), two = pieceChosen(second(one.name), values.slice(one.used));
        command.at = [one, two].filter(Boolean).map(function (piece) { return piece.name === pathOf(piece.name) ? piece.name : {ship: pathOf(piece.name)}; });
    }};
}

/** The Alchemist names the dice that are thrown later. */
var namedDice = {steps: function () { return [{type: "dice", ask: say("choose-dice"), wanted: ["red", "yellow"]}]; }, write: function (command, values) { Object.assign(command, values[0]); }};
/** How a held card is chosen for; null where it is played as it is. */
function cardChoice(held) {
    if (!held.playable) return null;
    if (held.way) return held.way.pieces ? freePieces(held.way.pieces) : cardWay(held);
    return held.card === "alchemist" ? namedDice : null;
}

function cardsLine(seat) { return say("player-holds", {n: player(seat).cards}); }

// --- What is held ------------------------------------------------------------------------------------------------------

function heldProgress() { return Array.isArray(app.state.you.progress) ? app.state.you.progress : []; }
function heldDevelopment() {
    var own = app.state.you.development;
    return Array.isArray(own) ? own.map(function (held) { return Object.assign({deck: ""}, held); }) : [];
}

// --- The page of a card ----------------------------------------------------------------------------------------------

/** The numbers of the hexes that cannot be chosen. */
function fixedNote(tree) {
    var hexes = app.state.board.hexes, free = namesAt(tree), numbers = unique(Object.keys(hexes).filter(function (hex) { return hexes[hex].number && free.indexOf(hex) < 0; })
        .map(function (hex) { return hexes[hex].number; })).sort(function (one, other) { return one - other; });
    return say("inventor-fixed", {what: listText(numbers)});
}

/** By how many cards in 36 throws the players gain when the numbers of two hexes change places: [{seat, n}]. */
function swapGains(yields, one, other) {
    return app.state.players.map(function (player_) {
        var seat = player_.seat;
        return {seat: seat, n: (yields[other].throws - yields[one].throws) * ((yields[one][seat] || 0) - (yields[other][seat] || 0))};
    });
}

/** "+3 −2 ±0" for each player, after both numbers were chosen. */
function swapPanel(yields, values) {
    return el("section", {class: "panel"}, el("small", {class: "centre"}, say("more-or-less")), el("ul", {class: "plain gains"}, swapGains(yields, values[0][0], values[1][0]).map(function (gain) {
        var text = (gain.n > 0 ? "+" : gain.n < 0 ? "−" : "±") + Math.abs(gain.n);
        return el("li", {class: gain.n > 0 ? "success" : gain.n < 0 ? "danger" : "muted"}, pin(gain.seat, 26, seatNamed(gain.seat)), el("span", {class: "strong-line"}, text));
    })));
}

function cardTask(held) {
    var word = held.card, development = isDevelopment(held), choice = cardChoice(held);
    return {heading: held.name, deck: held.deck, why: cardEffect(held),
        blocked: held.playable ? hindrance(held) : say(countsByItself(held) ? "counts-by-itself" : "not-playable"),
        hindered: held.playable || countsByItself(held) ? "" : held.fresh ? say("bought-now") : held.why,
        steps: function (values) { return choice ? choice.steps(values) : []; },
        command: function (values) {
            var command = {"do": development ? "play-development" : "play", card: word};
            if (choice) choice.write(command, values);
            return command;
        },
        done: function () { return say("play-card", {name: held.name}); },
        note: function (values) {
            if (word === "inventor") return say("numbers-swap", {a: app.state.board.hexes[values[0][0]].number, b: app.state.board.hexes[values[1][0]].number});
            if (development && word === "knight") return robbedNote(choice.victim(values));
            return "";
        },
        extra: held.way && held.way.yields ? function (values) { return swapPanel(held.way.yields, values); } : null,
        key: held.key};
}

/** A sentence where nothing on the board fits the card, or its price is lacking. */
function hindrance(held) {
    if (held.way || !cardAsks[held.card] && held.card !== "road-building") return "";
    var missing = held.price ? lack(held.price) : {};
    return total(missing) ? say("lacks", {what: amountsText(missing)}) : say(cardAsks[held.card] && cardAsks[held.card][0][0] === "choose-player" ? "nobody-fits" : "nothing-fits");
}

/** It may be played, and there is something that it fits. */
function isUsable(held) { return held.playable && !hindrance(held); }

pageViews.card = function (page) {
    var now = heldDevelopment().concat(heldProgress()).filter(function (one) {
        return one.card === page.held.card && one.fresh === page.held.fresh && isDevelopment(one) === isDevelopment(page.held);
    })[0];
    return taskPage(cardTask(Object.assign({}, page.held, {playable: false, way: null}, now)), page);
};
