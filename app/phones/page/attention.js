// SPDX-License-Identifier: GPL-3.0-or-later
// Calling for attention: the title, one short vibration, and a word to a screen reader. Nothing blinks.

function needsMe() {
    return role() === "seat" && app.state && app.state.you && app.link === "open" && (firstPrompt() || openOffers().length > 0);
}

/** What a new snapshot brought that this person should notice. */
function noticeNew(before, after) {
    if (!after.you || role() !== "seat") return;
    var text = "", prompt = firstPrompt(), key = prompt ? String(prompt.key) : "";
    if (prompt && key !== app.noticed) text = prompt.text;
    app.noticed = key;
    var known = (before && before.offers || []).map(function (offer) { return offer.id; });
    openOffers().forEach(function (offer) {
        if (known.indexOf(offer.id) < 0) text = text || say("offers-you", {name: seatNamed(offer.from)});
    });
    var began = before && before.game.on !== after.you.seat && after.game.on === after.you.seat;
    if (began) text = text || say("your-turn", {n: after.game.turn});
    if (!text) {
        if (!key && !openOffers().length) announce("alert", "");
        return;
    }
    announce("alert", text);
    try { if (navigator.vibrate) navigator.vibrate(150); } catch (error) { /* not allowed here */ }
}

function titleOf(view) { return (needsMe() ? "● " : "") + view.title; }
