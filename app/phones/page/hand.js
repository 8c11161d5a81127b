// SPDX-License-Identifier: GPL-3.0-or-later
// The own hand: ship and balance, the last roll, cards, progress or development cards, the others, what happened.

function turnLine() {
    var game = app.state.game;
    if (game.winner) return app.state.you && game.winner === app.state.you.seat ? say("you-won") : say("won", {name: seatNamed(game.winner)});
    if (game.phase === "special") return say("special-turn");
    if (game.phase === "setup") return app.state.you && game.on === app.state.you.seat ? say("set-up-own") : say("set-up-of", {name: seatNamed(game.on)});
    if (app.state.you && game.on === app.state.you.seat) return say(game.roller ? "your-part" : "your-turn", {n: game.turn});
    return say(game.roller ? "part-of" : "turn-of", {name: seatNamed(game.on), n: game.turn});
}

function ownPoints() {
    var points = app.state.you.points, hidden = points.hidden || 0, open = cardsOpen();
    var shown = points.open + (open ? hidden : 0);
    return el("div", {class: "points", role: "img", "aria-label": say("points-named", {n: shown}) + (open && hidden ? ", " + say("hidden-points", {n: hidden}) : "")},
        shown, el("span", {}, open && hidden ? [el("span", {class: "unit"}, say("points") + " · "), say("hidden-points", {n: hidden})] : say("points")));
}

function shipPanel() {
    var ship = app.state.ship;
    if (!ship || app.state.game.phase === "setup") return null;
    var lack = ship.strength - ship.defence;
    return el("section", {class: "panel ship", key: "ship", role: "img",
        "aria-label": say("ship", {at: ship.spaces, of: ship.of}) + " " + say("balance-named", {attack: ship.strength, defence: ship.defence}) + (lack > 0 ? " " + say("missing", {n: lack}) : "")},
        shipTrack(ship.spaces, ship.of), el("div", {class: "balance"},
            el("div", {class: "bal"}, el("span", {class: lack > 0 ? "danger" : ""}, ship.strength), el("small", {}, " : "), el("span", {}, ship.defence)),
            el("small", {class: lack > 0 ? "danger strong-line" : "success strong-line"}, lack > 0 ? say("missing", {n: lack}) : say("held"))));
}

function rollPanel() {
    var game = app.state.game, dice = game.dice;
    if (game.phase === "setup") return null;
    if (!dice) return el("section", {class: "panel row roll", key: "roll"}, glyph("dice", 34, "var(--muted)"), el("span", {class: "muted"}, say("not-rolled")));
    var sum = dice.total || dice.red + dice.yellow, roller = game.roller || game.on, own = app.state.you && roller === app.state.you.seat;
    return el("section", {class: "panel row roll", key: "roll"},
        dice.total ? glyph("dice", 34) : el("span", {class: "dice", role: "img", "aria-label": say("die-red") + " " + dice.red + ". " + say("die-" + game.second_die) + " " + dice.yellow + "." + (dice.event ? " " + say("event-" + dice.event) + "." : "")},
            die("red", dice.red), die(game.second_die, dice.yellow), dice.event ? eventDie(dice.event) : null),
        el("div", {class: "grow strong"}, own ? say("you-rolled", {n: sum}) : say("rolled", {name: seatNamed(roller), n: sum}),
            total(app.took) && cardsOpen() && app.state.you ? el("small", {class: "took"}, say("you-take", {what: amountsText(app.took)})) : null),
        el("span", {class: "fig sum", "aria-hidden": "true"}, sum));
}

/** A kind of card with its number and what changed. */
function handCard(kind, count, change) {
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
    return el("section", {}, head, el("ul", {class: "plain cards" + (game.length === 5 ? " five" : "")}, game.map(function (kind) { return handCard(kind, you.hand[kind] || 0, app.gained[kind] || 0); })));
}

/** A card that is held: {card, name, deck, playable, shown}; a tap opens its page. */
function heldCard(held) {
    var may = isUsable(held), state = held.shown ? say("lies-open") : held.fresh ? say("new-card") : may ? say("playable") : countsByItself(held) ? say("counts") : say("not-now");
    return el("li", {class: "prog " + held.deck}, el("button", {type: "button", "aria-label": held.name + ", " + state, tap: function () { openPage("card", {held: held}); }},
        el("b", {}, held.name), el("i", {"aria-hidden": "true"}, glyph(cardGlyphs[held.card] || "card", 36)), el("em", {class: may ? "success" : "muted"}, state)));
}

function heldSection() {
    var you = app.state.you;
    if (!cardsOpen()) return null;
    function section(title, number, cards) { return el("section", {}, el("div", {class: "head"}, el("h2", {}, say(title)), el("small", {}, number)), cards); }
    var all = [];
    if (Array.isArray(you.progress)) {
        var slots = you.progress.map(heldCard);
        for (var i = slots.length; i < you.progress_limit; ++i) slots.push(el("li", {class: "prog free", "aria-hidden": "true"}, say("slot-free")));
        all.push(section("progress-cards", say("of-limit", {n: you.progress.length, limit: you.progress_limit}), el("ul", {class: "plain slots"}, slots)));
    } else if (you.progress !== undefined)
        all.push(section("progress-cards", you.progress, null));
    if (Array.isArray(you.development))
        all.push(section("development-cards", you.development.length,
            you.development.length ? el("ul", {class: "plain slots"}, heldDevelopment().map(heldCard)) : el("p", {class: "muted"}, say("no-cards"))));
    else if (you.development !== undefined)
        all.push(section("development-cards", you.development, null));
    return all;
}

/** What others decide. */
function otherLines() {
    return (app.state.others || []).map(function (other) {
        return el("p", {class: "panel row"}, pin(other.player, 28), el("span", {class: "grow"}, other.text), glyph("hourglass", 20, "var(--muted)"));
    });
}

/** What waits for somebody. The own decisions have a page; covered, they are a line. */
function decisionLines() {
    var lines = (app.state.you ? app.state.prompts || [] : []).slice(0, 1).map(function (prompt) {
        return el("p", {class: "panel need row"}, glyph("hourglass", 24, "var(--warning)"), el("span", {class: "grow"}, el("span", {class: "strong"}, prompt.text),
            prompt.after ? el("small", {}, say("decides-first", {name: seatNamed(prompt.after)})) :
                cardsOpen() && prompt.decide !== "special-build" ? el("small", {}, say("decide-at-table")) : null));
    });
    if (app.state.game.phase === "setup" && app.state.you && app.state.game.on === app.state.you.seat)
        lines.push(el("p", {class: "panel need row"}, glyph("settlement", 24, "var(--warning)"), el("span", {class: "grow strong"}, say("place-at-table"))));
    return lines;
}

/** The end of the game: who has won. */
function winnerPanel() {
    var winner = app.state.game.winner;
    return winner ? el("div", {class: "panel turn row"}, pin(winner, 44), el("h2", {class: "grow"}, turnLine()), glyph("victory", 30, "var(--accent)")) : null;
}

views.hand = {
    when: function (app) { return app.link === "open" && role() === "seat" && app.state !== null && app.state.you; },
    show: function (app) {
        return {title: seatNamed(app.state.you.seat) + ": " + turnLine(), top: seatTop(app.state.you.seat, turnLine(), "", ownPoints()),
            main: el("main", {class: "two"}, el("h1", {class: "unseen"}, say("your-hand")), wordsOpen() ? notice() : null,
                el("div", {class: "column wide"}, askedPhoto(), winnerPanel(), storySection(), decisionLines(), cardsOpen() ? offerLines() : null),
                el("div", {class: "column now"}, otherLines(), othersOffers(), shipPanel(), rollPanel()),
                el("div", {class: "column wide own"}, handSection(), heldSection()),
                el("div", {class: "column now"}, playersSection(), lookButtons(), newsSection())), foot: turnFoot()};
    }
};
