// SPDX-License-Identifier: GPL-3.0-or-later
// The progress cards and development cards: their deck, and what each of them needs to be played.

var resources = kinds.slice(0, 5), commodities = kinds.slice(5);

var decks = {
    science: ["alchemist", "crane", "engineer", "inventor", "irrigation", "medicine", "mining", "printer", "road-building", "smith"],
    politics: ["bishop", "constitution", "deserter", "diplomat", "intrigue", "saboteur", "spy", "warlord", "wedding"],
    trade: ["commercial-harbor", "master-merchant", "merchant", "merchant-fleet", "resource-monopoly", "trade-monopoly"]
};

var cardGlyphs = {
    alchemist: "dice", crane: "up", engineer: "wall", inventor: "rotate-seat", irrigation: "grain", medicine: "city", mining: "ore", printer: "paper",
    "road-building": "road", smith: "anvil", bishop: "robber", constitution: "sheet", deserter: "knight", diplomat: "road", intrigue: "knight", saboteur: "cross",
    spy: "eye", warlord: "torch", wedding: "hand", "commercial-harbor": "harbour", "master-merchant": "hand", merchant: "merchant", "merchant-fleet": "ship",
    "resource-monopoly": "bank", "trade-monopoly": "cloth", knight: "robber", "year-of-plenty": "plus", monopoly: "bank", "victory-point": "victory"
};

/** "" in the base game. */
function deckOf(card) {
    if (card.deck !== undefined) return card.deck;
    if (isBase()) return "";
    return trackNames.filter(function (track) { return decks[track].indexOf(card.card) >= 0; })[0] || "";
}
/** The name is the table's: it depends on the edition. */
function cardName(card) { return card.name || say("card-" + card.card); }
function cardEffect(word) { return say("effect-" + (isBase() ? "base-" : "") + word); }

function placeStep(legal, ask, more) { return Object.assign({type: "place", legal: legal, ask: ask}, more || {}); }

/** The steps of a card by its word; none: it is played as it is. */
var cardSteps = {
    alchemist: function () { return [{type: "dice", ask: say("choose-dice"), wanted: ["red", "yellow"]}]; },
    engineer: function () { return [placeStep(without(listOf(mySeat(), "cities"), listOf(mySeat(), "walls")), say("choose-city-wall"), {what: say("piece-cities")})]; },
    inventor: function (values) {
        var legal = movableNumbers(), first = values[0] || [];
        return [placeStep(legal, say("choose-first-hex"), {what: say("first-hex"), note: say("inventor-veil")}),
            placeStep(without(legal, first), say("choose-second-hex"), {what: say("second-hex"), note: say("inventor-veil")})];
    },
    medicine: function () {
        var lying = listOf(mySeat(), "reduced");
        return [placeStep(lying.length ? lying : listOf(mySeat(), "settlements"), say("choose-settlement"), {what: say("piece-settlements")})];
    },
    "road-building": function (values) {
        var roads = roadsOf(mySeat()), first = values[0] || [];
        return [placeStep(roadPlaces(mySeat(), roads), say("choose-first-path"), {what: say("first-road")}),
            placeStep(roadPlaces(mySeat(), roads.concat(first)), say("choose-second-path"), {what: say("second-road"), min: 0})];
    },
    smith: function () { return [placeStep(risingKnights(), say("choose-two-knights"), {what: say("knight"), max: 2})]; },
    bishop: function () { return [placeStep(robberPlaces(), say("choose-robber-hex"), {what: say("robber-to")})]; },
    deserter: function () {
        return [{type: "player", ask: say("choose-player"), seats: opponents().filter(function (seat) { return knightsOf(seat).length > 0; }),
            line: function (seat) { return say("knights-count", {n: knightsOf(seat).length}); }}];
    },
    diplomat: function (values) {
        var steps = [placeStep(openRoads(), say("choose-open-road"), {what: say("removed-road")})], road = values[0] && values[0][0];
        if (road && roadsOf(mySeat()).indexOf(road) >= 0)
            steps.push(placeStep(without(roadPlaces(mySeat(), without(roadsOf(mySeat()), [road])), [road]), say("choose-new-path"), {what: say("new-place"), min: 0}));
        return steps;
    },
    intrigue: function () {
        var ends = endsOf(roadsOf(mySeat()));
        return [placeStep(everyones(knightPlaces, mySeat()).filter(function (at) { return ends.indexOf(at) >= 0; }), say("choose-foreign-knight"), {what: say("knight")})];
    },
    spy: function () {
        return [{type: "player", ask: say("choose-player"), seats: opponents(), line: function (seat) { return say("player-progress", {n: player(seat).progress || 0}); }}];
    },
    "master-merchant": function () {
        var own = player(mySeat()).points;
        return [{type: "player", ask: say("choose-player"), seats: opponents().filter(function (seat) { return player(seat).points > own; }), line: cardsLine}];
    },
    merchant: function () { return [placeStep(hexesBesideOwn(), say("choose-merchant-hex"), {what: say("merchant-to")})]; },
    "merchant-fleet": function () { return edition() === "collectors-2005" ? [] : [{type: "kind", ask: say("choose-kind"), allowed: kinds}]; },
    "resource-monopoly": function () { return [{type: "kind", ask: say("choose-resource"), allowed: resources}]; },
    "trade-monopoly": function () { return [{type: "kind", ask: say("choose-commodity"), allowed: commodities}]; }
};

/** What the steps' values become in the command. */
var cardCommands = {
    alchemist: function (command, values) { command.red = values[0].red; command.yellow = values[0].yellow; },
    engineer: function (command, values) { command.at = values[0][0]; },
    inventor: function (command, values) { command.hexes = [values[0][0], values[1][0]]; },
    medicine: function (command, values) { command.at = values[0][0]; },
    "road-building": function (command, values) { command.at = values[0].concat(values[1] || []); },
    smith: function (command, values) { command.at = values[0]; },
    bishop: function (command, values) { command.to = values[0][0]; },
    deserter: function (command, values) { command.victim = values[0]; },
    diplomat: function (command, values) {
        command.road = values[0][0];
        if (values[1] && values[1].length) command.to = values[1][0];
    },
    intrigue: function (command, values) { command.knight = values[0][0]; },
    spy: function (command, values) { command.victim = values[0]; },
    "master-merchant": function (command, values) { command.victim = values[0]; },
    merchant: function (command, values) { command.to = values[0][0]; },
    "merchant-fleet": function (command, values) { if (values[0]) command.kind = values[0]; },
    "resource-monopoly": function (command, values) { command.resource = values[0]; },
    "trade-monopoly": function (command, values) { command.commodity = values[0]; }
};

var developmentSteps = {
    knight: function (values) { return robberSteps(robberPlaces(), values); },
    "road-building": cardSteps["road-building"],
    "year-of-plenty": function () { return [{type: "heap", ask: say("choose-resources"), from: null, allowed: resources, count: 2}]; },
    monopoly: cardSteps["resource-monopoly"]
};
var developmentCommands = {
    knight: function (command, values) { putRobber(command, values); },
    "road-building": cardCommands["road-building"],
    "year-of-plenty": function (command, values) { command.cards = values[0]; },
    monopoly: cardCommands["resource-monopoly"]
};

function cardsLine(seat) { return say("player-holds", {n: player(seat).cards}); }

// --- The robber ------------------------------------------------------------------------------------------------------

/** A hex, then the victim where there are several; the collectors' edition lets the thief take nothing. */
function robberSteps(legal, values) {
    var steps = [placeStep(legal, say("choose-robber-hex"), {what: say("robber-to")})], hex = values[0] && values[0][0];
    if (!hex) return steps;
    var victims = victimsAt(hex), mayDecline = edition() === "collectors-2005" && victims.length > 0;
    if (victims.length > 1 || mayDecline)
        steps.push({type: "player", ask: say("choose-victim"), seats: victims, line: cardsLine, optional: mayDecline});
    return steps;
}
function putRobber(command, values) {
    command.to = values[0][0];
    if (values[1]) command.victim = values[1];
    else if (values.length > 1) command.victim = null;
}
/** What a chosen hex means: "takes a card from Ben". */
function robberNote(values) {
    var victims = values[0] && values[0][0] ? victimsAt(values[0][0]) : [];
    if (values.length > 1) return values[1] ? say("takes-from", {name: seatNamed(values[1])}) : say("takes-nothing");
    return victims.length ? say("takes-from", {name: seatNamed(victims[0])}) : say("takes-nothing");
}

// --- The page of a card ----------------------------------------------------------------------------------------------

/** "+3 −2 ±0" for each player, after both numbers were chosen. */
function swapPanel(values) {
    return el("section", {class: "panel"}, el("small", {class: "centre"}, say("more-or-less")), el("ul", {class: "plain gains"}, swapGains(values[0][0], values[1][0]).map(function (gain) {
        var text = (gain.n > 0 ? "+" : gain.n < 0 ? "−" : "±") + Math.abs(gain.n);
        return el("li", {class: gain.n > 0 ? "success" : gain.n < 0 ? "danger" : "muted"}, pin(gain.seat, 26, seatNamed(gain.seat)), el("span", {class: "strong-line"}, text));
    })));
}

function cardTask(held) {
    var word = held.card, base = isBase(), steps = (base ? developmentSteps : cardSteps)[word], write = (base ? developmentCommands : cardCommands)[word];
    return {heading: cardName(held), deck: deckOf(held), why: cardEffect(word),
        blocked: held.playable ? hindrance(word, steps) : word === "victory-point" || word === "printer" || word === "constitution" ? say("counts-by-itself") : say("not-playable"),
        steps: function (values) { return steps && held.playable ? steps(values) : []; },
        command: function (values) {
            var command = {"do": base ? "play-development" : "play", card: word};
            if (write) write(command, values);
            return command;
        },
        done: function () { return say("play-card", {name: cardName(held)}); },
        note: function (values) {
            if (word === "inventor") return say("numbers-swap", {a: app.state.board.hexes[values[0][0]].number, b: app.state.board.hexes[values[1][0]].number});
            if (base && word === "knight") return robberNote(values);
            return "";
        },
        extra: word === "inventor" ? swapPanel : null,
        key: held.key};
}

/** A sentence where nothing on the board fits the card, or its price is lacking. */
function hindrance(word, steps) {
    var missing = word === "medicine" ? lack({ore: 2, grain: 1}) : {};
    if (total(missing)) return say("lacks", {what: heapText(missing)});
    var first = steps && steps([])[0];
    if (first && first.type === "place" && !first.legal.length) return say("nothing-fits");
    if (first && first.type === "player" && !first.seats.length) return say("nobody-fits");
    return "";
}

pageViews.card = function (page) { return taskPage(cardTask(page.held), page); };
