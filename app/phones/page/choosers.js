// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing cards, kinds, players, decks and dice. Each chooser shows a value and says what is tapped; it keeps nothing.

function total(counts) {
    return Object.keys(counts || {}).reduce(function (sum, kind) { return sum + counts[kind]; }, 0);
}
function withCard(counts, kind, by) {
    var result = Object.assign({}, counts);
    result[kind] = (result[kind] || 0) + by;
    if (result[kind] <= 0) delete result[kind];
    return result;
}
function gameKinds() { return isBase() ? kinds.slice(0, 5) : kinds; }

/** "2 wool and 1 brick" */
function amountsText(counts) {
    var parts = kinds.filter(function (kind) { return counts && counts[kind]; }).map(function (kind) { return say("amount-" + kind, {n: counts[kind]}); });
    return listText(parts);
}
function listText(parts) {
    return parts.length < 2 ? parts.join("") : parts.slice(0, -1).join(", ") + " " + say("and") + " " + parts[parts.length - 1];
}

/** A row of chips for card counts, with its words. */
function cardChips(counts, size) {
    var chips = [];
    kinds.forEach(function (kind) {
        var n = counts[kind] || 0;
        for (var i = 0; i < (n > 4 ? 1 : n); ++i) chips.push(chip(kind, size));
        if (n > 4) chips.push(el("span", {class: "strong"}, "×" + n));
    });
    return el("span", {class: "chips", "aria-hidden": "true"}, chips);
}

/** Minus, number, plus: a group with its value. */
function stepper(name, value, less, more) {
    function key(word, label, action) {
        return el("button", {type: "button", key: word + name, class: "key" + (action ? "" : " off"), "aria-label": label, disabled: !action, tap: action || function () { }}, glyph(word, 22));
    }
    return el("div", {class: "stepper", role: "group", "aria-label": say("card-count", {name: name, n: value})},
        key("minus", say("one-less", {name: name, n: value}), less), el("span", {class: "fig value", "aria-hidden": "true"}, value),
        key("plus", say("one-more", {name: name, n: value}), more));
}

/** `count` cards out of `from` (null: any number of each). */
function cardChooser(from, allowed, count, value, set) {
    var chosen = total(value), slots = [];
    if (count <= 8) {
        kinds.forEach(function (kind) {
            for (var i = 0; i < (value[kind] || 0); ++i) slots.push(el("span", {class: "slot in"}, chip(kind, 38)));
        });
        while (slots.length < count) slots.push(el("span", {class: "slot"}));
    }
    var rows = allowed.filter(function (kind) { return !from || from[kind]; }).map(function (kind) {
        var n = value[kind] || 0, most = from ? from[kind] : count;
        return el("li", {class: "step", key: kind}, chip(kind, 40), el("span", {class: "grow"}, el("span", {class: "strong"}, say(kind)),
            from ? el("small", {}, say("of-these", {n: most})) : null),
            stepper(say(kind), n, n > 0 ? function () { set(withCard(value, kind, -1)); } : null,
                n < most && chosen < count ? function () { set(withCard(value, kind, 1)); } : null));
    });
    return [slots.length ? el("div", {class: "tray", "aria-hidden": "true"}, slots) : null,
        el("p", {class: "muted", role: "status"}, say("chosen-of", {n: chosen, count: count})), el("ul", {class: "plain panel steps"}, rows)];
}

function chipGrid(allowed, value, set, ask) {
    return el("div", {class: "grid", role: "group", "aria-label": ask}, allowed.map(function (kind) {
        var on = value === kind;
        return el("button", {type: "button", class: "tile" + (on ? " on" : ""), "aria-pressed": on ? "true" : "false", tap: function () { set(on ? null : kind); }},
            chip(kind, 44), el("span", {class: "t"}, say(kind)));
    }));
}

function playerRows(seats, value, set, line) {
    return el("ul", {class: "plain"}, seats.map(function (seat) {
        var on = value === seat, text = line ? line(seat) : "";
        return el("li", {}, el("button", {type: "button", class: "choice-row" + (on ? " on" : ""), "aria-pressed": on ? "true" : "false", tap: function () { set(on ? null : seat); }},
            pin(seat, 38), el("span", {class: "grow"}, el("span", {class: "strong"}, seatNamed(seat)), text ? el("small", {}, text) : null),
            on ? glyph("check", 24, "var(--accent)") : null));
    }));
}

/** Words of the table: "yes", "no". */
function choiceRows(allowed, value, set, ask) {
    return el("div", {class: "pair", role: "group", "aria-label": ask}, allowed.map(function (word) {
        var on = value === word;
        return el("button", {type: "button", class: "btn choice" + (on ? " on" : ""), "aria-pressed": on ? "true" : "false", tap: function () { set(on ? null : word); }},
            say("word-" + word), on ? glyph("check", 22, "var(--accent)") : null);
    }));
}

var trackNames = ["trade", "politics", "science"];
function deckRows(allowed, value, set, ask) {
    return el("div", {class: "grid three", role: "group", "aria-label": ask}, allowed.map(function (track) {
        var on = value === track;
        return el("button", {type: "button", class: "tile deck " + track + (on ? " on" : ""), "aria-pressed": on ? "true" : "false", tap: function () { set(on ? null : track); }},
            glyph("card", 40), el("span", {class: "t"}, say("event-" + track)));
    }));
}

/** `held`: cards as in the snapshot. */
function cardRows(held, value, set) {
    return el("ul", {class: "plain"}, held.map(function (card) {
        var on = value === card.card;
        return el("li", {}, el("button", {type: "button", class: "choice-row deck " + card.deck + (on ? " on" : ""), "aria-pressed": on ? "true" : "false",
            tap: function () { set(on ? null : card.card); }},
            el("span", {class: "grow"}, el("span", {class: "strong"}, card.name), el("small", {}, cardEffect(card))),
            on ? glyph("check", 24, "var(--accent)") : null));
    }));
}

/** `wanted`: the dice to be named, of "red", "yellow", "event"; or, with `seats`, the players who rolled one each. */
function diceChooser(wanted, value, set, seats) {
    function face(which, face_, picture, label) {
        var on = value[which] === face_;
        return el("button", {type: "button", class: "face-key" + (on ? " on" : ""), "aria-pressed": on ? "true" : "false", "aria-label": label, tap: function () {
            var next = Object.assign({}, value);
            next[which] = face_;
            set(next);
        }}, picture);
    }
    return wanted.map(function (which) {
        var color = which === "red" && !seats ? "red" : app.state.game.second_die, label = seats ? seatNamed(which) : say("die-" + (which === "yellow" ? color : which));
        var faces = which === "event" ? ["ship", "trade", "politics", "science"].map(function (word) { return face(which, word, eventDie(word), say("event-" + word)); }) :
            [1, 2, 3, 4, 5, 6].map(function (n) {
                return face(which, n, die(color, n), label + " " + n);
            });
        return el("section", {role: "group", "aria-label": label}, el("h2", {}, label), el("div", {class: "faces"}, faces));
    });
}
