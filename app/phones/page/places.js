// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing places: by the picture or by a list with words. What is chosen is marked; the button below sends it.

/** Rows of all places that may be chosen. */
function placeList(legal, chosen, choose) {
    return el("ul", {class: "plain", "aria-label": say("places")}, legal.slice().sort(placeOrder).map(function (name) {
        var on = chosen.indexOf(name) >= 0, words = placeWords(name);
        return el("li", {}, el("button", {type: "button", class: "choice-row" + (on ? " on" : ""), "aria-pressed": on ? "true" : "false", tap: function () { choose(name); }},
            el("span", {class: "grow"}, el("span", {class: "strong"}, words[0]), words[1] ? el("small", {}, words[1]) : null),
            on ? glyph("check", 24, "var(--accent)") : null));
    }));
}

function placeOrder(a, b) {
    var first = a.split("-"), second = b.split("-");
    return comparePlaces(first[0], second[0]) || (first[1] && second[1] ? comparePlaces(first[1], second[1]) : 0);
}

/** One row for each chosen place, to take it back. */
function pickRows(picks, remove) {
    return el("ul", {class: "plain"}, picks.map(function (pick) {
        var words = placeWords(pick.at);
        return el("li", {class: "pick"}, el("span", {class: "badge", "aria-hidden": "true"}, pick.label),
            el("span", {class: "grow"}, pick.what ? el("small", {}, pick.what) : null, el("span", {class: "strong"}, words[0]), words[1] ? el("small", {}, words[1]) : null),
            el("button", {type: "button", class: "tool", "aria-label": say("take-back", {what: words[0]}), tap: function () { remove(pick); }}, glyph("cross", 22)));
    }));
}
