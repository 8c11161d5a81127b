// SPDX-License-Identifier: GPL-3.0-or-later
// Exchanges that only some turns offer: the Commercial Harbour, and what two players do with their trade tokens.

function harbourPartners() { return app.state.game.this_turn && app.state.game.this_turn.commercial_harbor || []; }

function specialTrades() {
    if (!isOnTurn()) return null;
    var rows = wayRows("trade"), own = player(mySeat()), main = ["main", "paired"].indexOf(app.state.game.phase) >= 0;
    if (harbourPartners().length && main) rows.unshift(dealRow("harbour", say("commercial-harbor"), null, say("harbour-hint"), function () { openPage("harbour"); }));
    return rows.length || own.tokens !== undefined ? el("section", {class: "wide"}, el("div", {class: "head"}, el("h2", {}, say("more-trades")),
        own.tokens === undefined ? null : el("small", {}, say("tokens-held", {n: own.tokens}))), el("ul", {class: "plain"}, rows)) : null;
}

pageViews.harbour = function (page) {
    var hand = app.state.you.hand || {};
    return taskPage({heading: say("commercial-harbor"), line: say("harbour-hint"),
        steps: function () {
            return [{type: "player", ask: say("choose-player"), seats: harbourPartners(), line: cardsLine},
                {type: "kind", ask: say("choose-resource"), allowed: resources.filter(function (kind) { return hand[kind]; })}];
        },
        command: function (values) { return {"do": "harbor-trade", "with": values[0], give: withCard({}, values[1], 1)}; },
        done: function (values) { return say("offer-one", {what: amountsText(withCard({}, values[1], 1)), name: seatNamed(values[0])}); }}, page);
};
