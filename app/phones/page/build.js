// SPDX-License-Identifier: GPL-3.0-or-later
// Building, knights, improvements: what it costs, what may be done now, where.

/** What something costs now, as the table says; null where it does not. */
function priceOf(what) { return (app.state.prices || {})[what] || null; }

/** By piece: the key of `can`, of `left`, the glyph. */
var buildable = {
    road: {can: "roads", left: "roads", glyph: "road"}, ship: {can: "ships", left: "ships", glyph: "ship"}, settlement: {can: "settlements", left: "settlements", glyph: "settlement"},
    city: {can: "cities", left: "cities", glyph: "city"}, wall: {can: "walls", left: "walls", glyph: "wall"}, knight: {can: "recruits", left: "knights", glyph: "knight"}
};

/** What the own hand lacks for a price; empty where it suffices or is not known. */
function lack(price) {
    var hand = app.state.you.hand, missing = {};
    if (hand) Object.keys(price).forEach(function (kind) { if ((hand[kind] || 0) < price[kind]) missing[kind] = price[kind] - (hand[kind] || 0); });
    return missing;
}

/** A row: what it is, its price, what is missing. `action` null: not now, for `why` where the cards would suffice. */
function dealRow(name, label, price, line, action, why) {
    if (price && !total(price)) price = null; // costs nothing
    var missing = price ? lack(price) : {}, lacks = total(missing) > 0;
    var text = [line, lacks ? say("lacks", {what: amountsText(missing)}) : action ? "" : why].filter(Boolean).join(" · ");
    return el("li", {}, el("button", {type: "button", class: "choice-row" + (action ? "" : " off"), disabled: !action || !!sent, tap: action || function () { }},
        glyph(name, 30), el("span", {class: "grow"}, el("span", {class: "deal"}, el("span", {class: "strong"}, label),
            price ? [el("span", {class: "unseen"}, ": " + amountsText(price) + ". "), cardChips(price, 24)] : null), text ? el("small", {class: lacks ? "danger" : ""}, text) : null),
        action ? glyph("right", 22, "var(--muted)") : null));
}

function leftOf(piece) {
    var left = (player(mySeat()).left || {})[buildable[piece].left];
    return Array.isArray(left) ? left[0] : left;
}

pageViews.build = function () {
    var pieces = ["road"].concat(hasOption("seafarers") ? "ship" : [], "settlement", "city", isBase() ? [] : ["wall", "knight"]);
    var rows = pieces.map(function (piece) {
        var legal = can()[buildable[piece].can], left = leftOf(piece);
        return dealRow(buildable[piece].glyph, say("build-" + piece), priceOf(piece), left === undefined ? "" : say("pieces-left", {n: left}),
            legal && legal.length ? function () { openPage("site", {piece: piece}); } : null, left === 0 ? "" : say("no-place"));
    });
    if (player(mySeat()).development !== undefined) rows.push(dealRow("card", say("buy-development"), priceOf("development"), "", can()["buy-development"] ? function () { perform({"do": "buy-development"}, null, closePages); } : null, say("not-now")));
    rows = rows.concat(wayRows("build"));
    return {title: say("build"), top: pageTop(say("build"), app.state.you.hand ? amountsText(app.state.you.hand) : ""), main: el("main", {class: "roomy"}, notice(), el("ul", {class: "plain"}, rows)), foot: null};
};

pageViews.site = function (page) {
    var piece = page.piece, legal = can()[buildable[piece].can] || [];
    return taskPage({heading: say("build-" + piece), line: amountsText(priceOf(piece)),
        steps: function () { return [placeStep(legal, say(piece === "road" || piece === "ship" ? "choose-path" : piece === "city" || piece === "wall" ? "choose-own" : "choose-corner"), {what: say("build-" + piece)})]; },
        command: function (values) { return {"do": "build", piece: piece, at: values[0][0]}; },
        done: function () { return say("build-" + piece); }, note: function () { return say("then-on-board"); }}, page);
};

// --- Knights ---------------------------------------------------------------------------------------------------------

pageViews.knights = function () {
    function row(name, deed) { return dealRow(name, say(deed), priceOf(deed), "", can()[deed] ? function () { openPage("deed", {deed: deed}); } : null, say("no-knight")); }
    var own = knightsOf(mySeat());
    return {title: say("knights"), top: pageTop(say("knights"), say("strength-of", {n: player(mySeat()).strength || 0})), main: el("main", {class: "roomy"}, notice(), el("ul", {class: "plain"},
        dealRow("knight", say("build-knight"), priceOf("knight"), "", can().recruits ? function () { openPage("site", {piece: "knight"}); } : null, say("no-place")),
        row("torch", "activate"), row("up", "promote"), wayRows("knights")),
        own.length ? el("section", {}, el("h2", {}, say("own-knights")), el("ul", {class: "plain"}, own.map(function (knight) {
            return el("li", {class: "panel"}, el("span", {class: "strong"}, knightText(knight)), el("small", {}, placeWords(knight.at)[1]));
        }))) : null), foot: null};
};

pageViews.deed = function (page) {
    return taskPage({heading: say(page.deed), line: amountsText(priceOf(page.deed)), done: function () { return say(page.deed); },
        steps: function () { return [placeStep(can()[page.deed] || [], say("choose-knight"), {what: say("knight")})]; },
        command: function (values) { return {"do": page.deed, at: values[0][0]}; }}, page);
};

// --- Improvements ----------------------------------------------------------------------------------------------------

pageViews.improve = function () {
    var levels = player(mySeat()).tracks || {}, crane = app.state.game.this_turn && app.state.game.this_turn.crane, next = priceOf("improve") || {};
    var rows = trackNames.map(function (track) {
        var level = levels[track] || 0, price = next[track], may = (can().improve || []).indexOf(track) >= 0, marks = [];
        for (var i = 1; i <= app.state.levels.highest; ++i) marks.push(el("span", {class: i <= level ? "mark in" : "mark"}));
        var holders = app.state.players.filter(function (one) { return (one.metropolis || []).indexOf(track) >= 0; });
        return el("li", {}, el("section", {class: "panel deck " + track}, el("div", {class: "head"}, el("h2", {}, say("event-" + track)), el("span", {class: "marks", role: "img", "aria-label": say("level", {n: level, of: app.state.levels.highest})}, marks)),
            el("small", {}, say("level", {n: level, of: app.state.levels.highest}) + " · " + say("third-" + track, {n: app.state.levels.ability}) + (holders.length ? " · " + say("metropolis-of", {name: seatNamed(holders[0].seat)}) : "")),
            !price ? el("p", {class: "muted"}, say("highest-level")) :
                el("ul", {class: "plain"}, dealRow("chart", say("to-level", {n: level + 1}), price, crane ? say("with-crane") : "", may ? function () { perform({"do": "improve", track: track}, null, closePages); } : null, say("not-now")))));
    });
    return {title: say("improve"), top: pageTop(say("improve"), app.state.you.hand ? amountsText(app.state.you.hand) : ""), main: el("main", {class: "roomy"}, notice(), el("ul", {class: "plain"}, rows)), foot: null};
};
