// SPDX-License-Identifier: GPL-3.0-or-later
// What everybody may look at, at any time: the island, a player, prices and rules. Nothing here is secret, so these pages stay
// open where the cards are covered, and a guest has them too.

var lookPages = ["island", "player", "rules"];

function lookButtons() {
    function look(name, label, glyph_) { return button("", function () { openPage(name); }, glyph(glyph_, 22), say(label)); }
    return el("div", {class: "choices"}, look("island", "the-island", "city"), look("rules", "prices-and-rules", "almanac"));
}

/** The island; the place that is tapped is described below it. */
pageViews.island = function (page) {
    var hexes = Object.keys(app.state.board.hexes), at = page.at, words_ = at ? placeWords(at) : [say("tap-hex")];
    function choose(name) {
        page.at = name === at ? null : name;
        render();
    }
    return {title: say("the-island"), top: pageTop(say("the-island")),
        main: el("main", {class: "two"}, page.list ? placeList(hexes, [at], choose) : [drawMap("hex", hexes, at ? [{at: at}] : [], choose),
            el("div", {class: "column"}, el("p", {class: "panel", role: "status"}, el("span", {class: at ? "strong" : "muted"}, words_[0]), words_[1] ? el("small", {}, words_[1]) : null),
                el("ul", {class: "plain strip"}, app.state.players.map(function (one) { return el("li", {class: "row"}, pin(one.seat, 28), el("small", {}, seatNamed(one.seat))); })))]),
        foot: button("flat", function () { page.list = !page.list; render(); }, glyph(page.list ? "city" : "menu", 20), say(page.list ? "as-picture" : "as-list"))};
};

function rows(heading, list) {
    return el("section", {}, el("h2", {}, heading), el("ul", {class: "plain panel parts"}, list.map(function (row) {
        return row && el("li", {}, el("span", {class: "grow"}, row[0], row[2] ? el("small", {}, row[2]) : null), typeof row[1] === "object" ?
            el("span", {}, cardChips(row[1], 26), el("span", {class: "unseen"}, amountsText(row[1]))) : el("span", {class: "strong"}, row[1]));
    })));
}

/** Where the points of a player come from, the levels, the longest road. */
pageViews.player = function (page) {
    var one = player(page.seat), hidden = page.seat === mySeat() && cardsOpen() ? app.state.you.points.hidden : 0, levels = app.state.levels;
    return {title: seatNamed(page.seat), top: pageTop(seatNamed(page.seat), say("points-named", {n: one.points}), false, page.seat), main: el("main", {class: "roomy"},
        rows(say("points-from"), one.parts.map(function (part) { return [say("source-" + part.source) + (part.count > 1 ? " × " + part.count : ""), part.points]; })
            .concat(hidden ? [[say("source-hidden"), hidden]] : [])),
        one.tracks ? rows(say("levels"), trackNames.map(function (track) {
            return [say("event-" + track), say("level", {n: one.tracks[track] || 0, of: levels.highest}), one.metropolis.indexOf(track) >= 0 ? say("source-metropolis") : ""];
        })) : null,
        rows(say("road-lengths"), app.state.players.map(function (other) {
            return [seatNamed(other.seat), other.road, other.parts.some(function (part) { return part.source === "longest-road"; }) ? say("source-longest-road") : ""];
        }))), foot: null};
};

/** What things cost and by which rules this game is played. */
pageViews.rules = function () {
    var rules = app.state.game.rules, prices = app.state.prices, modules = app.state.game.modules || [];
    var deeds = {development: "buy-development", activate: "activate", promote: "promote"};
    return {title: say("prices-and-rules"), top: pageTop(say("prices-and-rules")), main: el("main", {class: "roomy"},
        rows(say("prices"), ["road", "ship", "settlement", "city", "development", "wall", "knight", "activate", "promote"].filter(function (what) { return prices[what]; }).map(function (what) { return [say(deeds[what] || "build-" + what), prices[what]]; })
            .concat(trackNames.filter(function (track) { return prices.improve && prices.improve[track]; }).map(function (track) { return [say("event-" + track), prices.improve[track], say("next-level")]; }))
            .concat(modules.reduce(function (all, module) { return all.concat(module.prices); }, []))),
        rows(say("rules"), [[say("game-" + rules.game), say("edition-" + rules.edition)], [say("to-win"), rules.target]].concat(
            rules.options.filter(function (option) { return words["option-" + option]; }).map(function (option) { return [say("option-" + option), "", words["rule-" + option] ? say("rule-" + option) : ""]; }),
            modules.map(function (module) { return [module.name, "", module.sentence]; })))), foot: null};
};

/** A decision or an offer that came meanwhile. */
function waitsRow() {
    var prompt = role() === "seat" && cardsOpen() ? promptDue() : null, offer = role() === "seat" && cardsOpen() ? openOffers()[0] : null;
    return prompt || offer ? el("button", {type: "button", class: "choice-row wide", tap: closePages}, pin(prompt ? mySeat() : offer.from, 30),
        el("span", {class: "grow strong"}, prompt ? prompt.text : say("offers-you", {name: seatNamed(offer.from)})), glyph("right", 22)) : null;
}

views.look = {
    when: function () { return app.link === "open" && app.state && topPage() && lookPages.indexOf(topPage().name) >= 0; },
    show: function () { return showPage(waitsRow()); }
};
