// SPDX-License-Identifier: GPL-3.0-or-later
// The own hand: ship and balance, the last roll, cards, progress or development cards, the others, what happened.

function turnLine() {
    var game = app.state.game;
    if (game.winner) return app.state.you && game.winner === app.state.you.seat ? say("you-won") : say("won", {name: seatNamed(game.winner)});
    if (app.state.you && game.on === app.state.you.seat) return say("your-turn", {n: game.turn});
    return say("turn-of", {name: seatNamed(game.on), n: game.turn});
}

function ownPoints() {
    var points = app.state.you.points, hidden = points.hidden || 0, open = cardsOpen();
    var shown = points.open + (open ? hidden : 0);
    return el("div", {class: "points", role: "img", "aria-label": say("points-named", {n: shown}) + (open && hidden ? ", " + say("hidden-points", {n: hidden}) : "")},
        shown, el("span", {}, open && hidden ? say("points") + " · " + say("hidden-points", {n: hidden}) : say("points")));
}

function shipPanel() {
    var ship = app.state.ship;
    if (!ship) return null;
    var lack = ship.strength - ship.defence;
    return el("section", {class: "panel ship", role: "img",
        "aria-label": say("ship", {at: ship.spaces}) + " " + say("balance-named", {attack: ship.strength, defence: ship.defence}) + (lack > 0 ? " " + say("missing", {n: lack}) : "")},
        shipTrack(ship.spaces), el("div", {class: "balance"},
            el("div", {class: "bal"}, el("span", {class: lack > 0 ? "danger" : ""}, ship.strength), el("small", {}, " : "), el("span", {}, ship.defence)),
            el("small", {class: lack > 0 ? "danger strong-line" : "success strong-line"}, lack > 0 ? say("missing", {n: lack}) : say("held"))));
}

function rollPanel() {
    var game = app.state.game, dice = game.dice;
    if (!dice) return el("section", {class: "panel row roll"}, glyph("dice", 34, "var(--muted)"), el("span", {class: "muted"}, say("not-rolled")));
    var sum = dice.red + dice.yellow, own = app.state.you && game.on === app.state.you.seat;
    return el("section", {class: "panel row roll"},
        el("span", {class: "dice", role: "img", "aria-label": say("dice-named", dice) + (dice.event ? " " + say("event-" + dice.event) + "." : "")},
            die(things.redDie, "#FFFFFF", dice.red), die(things.yellowDie, pieceInk, dice.yellow), dice.event ? eventDie(dice.event) : null),
        el("div", {class: "grow strong"}, own ? say("you-rolled", {n: sum}) : say("rolled", {name: seatNamed(game.on), n: sum})),
        el("span", {class: "fig sum", "aria-hidden": "true"}, sum));
}

function handCard(kind, count) {
    var change = app.gained[kind] || 0;
    var note = change > 0 ? say("new-cards", {n: change}) : change < 0 ? say("lost-cards", {n: -change}) : "";
    return el("li", {class: "card" + (count ? "" : " none") + (change > 0 ? " new" : change < 0 ? " less" : "")},
        el("span", {class: "unseen"}, say("card-count", {name: say(kind), n: count}) + (note ? ", " + note : "")),
        el("span", {class: "face", "aria-hidden": "true"}, chip(kind, 44), el("span", {class: "n"}, count),
            change ? el("span", {class: "change"}, (change > 0 ? "+" : "−") + Math.abs(change)) : null, el("span", {class: "t"}, say(kind))));
}

function handSection() {
    var you = app.state.you, own = ownCount();
    if (!you.hand) return el("section", {}, el("div", {class: "head"}, el("h2", {}, say("your-hand")), el("small", {}, say("of-limit", {n: own, limit: you.limit}))), el("p", {class: "muted"}, say("real-hands")));
    var open = cardsOpen();
    var game = app.state.game.rules && app.state.game.rules.game === "base" ? kinds.slice(0, 5) : kinds;
    var head = el("div", {class: "head"}, el("h2", {}, say("your-hand")), el("span", {class: "row"},
        el("small", {class: you.limit && own > you.limit ? "danger strong-line" : ""}, say("of-limit", {n: own, limit: you.limit})),
        open ? el("button", {type: "button", class: "pill", tap: function () { cover(true); }}, glyph("cover", 18), say("cover")) : null));
    if (!open)
        return el("section", {}, head, el("div", {class: "covered"}, cardBacks(own), el("p", {class: "muted"}, say("covered")),
            button("", function () { cover(false); }, glyph("eye", 24), say("uncover"))));
    return el("section", {}, head, el("ul", {class: "plain cards" + (game.length === 5 ? " five" : "")}, game.map(function (kind) { return handCard(kind, you.hand[kind] || 0); })));
}

/** A card that is held: {card, name, deck, playable, shown}. */
function heldCard(held) {
    var state = held.shown ? say("lies-open") : held.fresh ? say("new-card") : held.playable ? say("playable") : say("not-now");
    return el("li", {class: "prog " + (held.deck || "")}, el("b", {}, held.name || held.card),
        el("i", {"aria-hidden": "true"}, glyph("card", 36)), el("em", {class: held.playable ? "success" : "muted"}, state));
}

function heldSection() {
    var you = app.state.you;
    if (!cardsOpen()) return null;
    if (Array.isArray(you.progress)) {
        var slots = you.progress.map(heldCard);
        var free = Math.max(0, 4 - slots.length);
        for (var i = 0; i < free; ++i) slots.push(el("li", {class: "prog free", "aria-hidden": "true"}, say("slot-free")));
        return el("section", {}, el("div", {class: "head"}, el("h2", {}, say("progress-cards")), el("small", {}, say("of-limit", {n: you.progress.length, limit: 4}))), el("ul", {class: "plain slots"}, slots));
    }
    if (typeof you.progress === "number")
        return el("section", {}, el("div", {class: "head"}, el("h2", {}, say("progress-cards")), el("small", {}, you.progress)));
    if (Array.isArray(you.development))
        return el("section", {}, el("div", {class: "head"}, el("h2", {}, say("development-cards")), el("small", {}, you.development.length)),
            you.development.length ? el("ul", {class: "plain slots"}, you.development.map(heldCard)) : el("p", {class: "muted"}, say("no-cards")));
    return null;
}

/** What waits for somebody: the own decisions are made at the table as long as the page has no view for them. */
function decisionLines() {
    var lines = [];
    (app.state.prompts || []).forEach(function (prompt) {
        lines.push(el("p", {class: "panel need row"}, glyph("hourglass", 24, "var(--warning)"), el("span", {class: "grow strong"}, say("you-decide", {what: prompt.text}))));
    });
    (app.state.others || []).forEach(function (other) {
        lines.push(el("p", {class: "panel row"}, pin(other.player, 28), el("span", {class: "grow"}, other.text)));
    });
    return lines;
}

views.hand = {
    when: function (app) { return app.link === "open" && role() === "seat" && app.state !== null && app.state.you; },
    show: function (app) {
        return {title: seatNamed(app.state.you.seat) + ": " + turnLine(), top: seatTop(app.state.you.seat, turnLine(), "", ownPoints()),
            main: el("main", {class: "two"}, el("h1", {class: "unseen"}, say("your-hand")), notice(),
                el("div", {class: "column"}, decisionLines(), shipPanel(), rollPanel(), handSection(), heldSection()),
                el("div", {class: "column"}, playersSection(), newsSection())), foot: null};
    }
};
