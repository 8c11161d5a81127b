// SPDX-License-Identifier: GPL-3.0-or-later
// Exchanges that only some turns offer: the Commercial Harbour, and the trade tokens of two players.

function harbourPartners() { return app.state.game.this_turn && app.state.game.this_turn.commercial_harbor || []; }

/** A token, or two with more points than the other player. */
function tokenPrice() {
    return player(mySeat()).points > player(opponents()[0]).points ? 2 : 1;
}

function specialTrades() {
    if (!isOnTurn()) return null;
    var rows = [], own = player(mySeat()), main = ["main", "paired"].indexOf(app.state.game.phase) >= 0;
    if (harbourPartners().length && main) rows.push(dealRow("harbour", say("card-commercial-harbor"), null, say("harbour-hint"), function () { openPage("harbour"); }));
    if (hasOption("two-player") && own.tokens !== undefined) {
        var price = tokenPrice(), pays = own.tokens >= price, hint = say("token-price", {n: price}) + " · " + say("tokens-held", {n: own.tokens});
        var desert = (app.state.board.hexes[app.state.board.robber] || {}).terrain === "desert";
        rows.push(dealRow("trade", say("forced-trade"), null, hint, pays && main && total(app.state.you.hand) >= 2 && player(opponents()[0]).cards > 0 ? function () { perform({"do": "forced-trade"}, null, closePages); } : null));
        rows.push(dealRow("robber", say("robber-to-desert"), null, hint, pays && !desert ? function () { perform({"do": "robber-to-desert"}, null, closePages); } : null));
        rows.push(dealRow("knight", say("discard-knight"), null, say("discard-knight-hint"), main && own.played > 0 ? function () { perform({"do": "discard-knight"}, null, closePages); } : null));
    }
    return rows.length ? el("section", {class: "wide"}, el("h2", {}, say("more-trades")), el("ul", {class: "plain"}, rows)) : null;
}

pageViews.harbour = function (page) {
    var hand = app.state.you.hand || {};
    return taskPage({heading: say("card-commercial-harbor"), line: say("harbour-hint"),
        steps: function () {
            return [{type: "player", ask: say("choose-player"), seats: harbourPartners(), line: cardsLine},
                {type: "kind", ask: say("choose-resource"), allowed: resources.filter(function (kind) { return hand[kind]; })}];
        },
        command: function (values) { return {"do": "harbor-trade", "with": values[0], give: withCard({}, values[1], 1)}; },
        done: function (values) { return say("offer-one", {what: heapText(withCard({}, values[1], 1)), name: seatNamed(values[0])}); }}, page);
};
