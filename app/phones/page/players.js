// SPDX-License-Identifier: GPL-3.0-or-later
// What everybody sees: players and news; and the page of a guest.

function fact(name, text, label, danger) {
    return el("span", {class: "fact" + (danger ? " danger" : "")}, glyph(name, 18), el("span", {"aria-hidden": "true"}, text), el("span", {class: "unseen"}, label));
}

var purseGlyphs = {gold: "coin", fish: "fish", prisoners: "lock"};
/** What everybody knows of a player, in the element `row`. */
function playerRow(row, player) {
    var on = app.state.game.on === player.seat;
    var facts = [fact("hand", player.cards + (player.limit ? "/" + player.limit : ""), say("player-cards", {n: player.cards, limit: player.limit || 0}), player.limit && player.cards > player.limit)];
    if (player.strength !== undefined) facts.push(fact("knight", player.strength, say("player-strength", {n: player.strength})));
    var backs = ["progress", "development"].filter(function (kind) { return player[kind] !== undefined; });
    facts.push(fact("card", backs.map(function (kind) { return player[kind]; }).join(" + "), backs.map(function (kind) { return say("player-" + kind, {n: player[kind]}); }).join(", ")));
    if (player.tokens !== undefined) facts.push(fact("trade", player.tokens, say("tokens-held", {n: player.tokens})));
    Object.keys(player.purse || {}).forEach(function (kind) { facts.push(fact(purseGlyphs[kind], player.purse[kind], say("purse-" + kind, {n: player.purse[kind]}))); });
    if (player.tracks) {
        var levels = trackNames.map(function (track) { return player.tracks[track] || 0; });
        facts.push(fact("chart", levels.join(" · "), say("levels") + ": " + levels.join(", ")));
    }
    if (player.road !== undefined) facts.push(fact("road", player.road, say("player-road", {n: player.road})));
    return add(put(row, {key: player.seat, class: "panel player" + (on ? " turn" : "")}), [pin(player.seat, 38),
        el("span", {class: "grow"}, el("span", {class: "strong"}, seatNamed(player.seat)), el("span", {class: "facts"}, facts), openLine(player)),
        el("span", {class: "fig", role: "img", "aria-label": say("points-named", {n: player.points})}, player.points)]);
}

function playerButton(player) {
    return el("li", {key: player.seat}, playerRow(el("button", {type: "button", tap: function () { openPage("player", {seat: player.seat}); }}), player));
}

/** Cards that lie open, metropolises, awards for the defence. */
function openLine(player) {
    var parts = (player.metropolis || []).map(function (track) { return say("metropolis", {track: say("event-" + track)}); })
        .concat(player.shown || []);
    (player.parts || []).forEach(function (part) { if (["longest-road", "largest-army"].indexOf(part.source) >= 0) parts.push(say("source-" + part.source)); });
    if (player.defender) parts.push(say("source-defender") + (player.defender > 1 ? " × " + player.defender : ""));
    if (player.played) parts.push(say("played-knights", {n: player.played}));
    return parts.length ? el("small", {}, parts.join(" · ")) : null;
}

function playersSection() {
    return el("section", {}, el("h2", {}, say("players")), el("ul", {class: "plain"}, (app.state.players || []).map(playerButton)));
}

/** To a seat it tells of the own cards, too: not while they are covered. */
function newsLine(item) {
    return el("li", {}, item.player ? pin(item.player, 24) : el("span", {}), el("span", {}, newsText(item)));
}
function newsSection() {
    var news = app.state.news || [];
    if (!news.length || !wordsOpen()) return null;
    return el("section", {}, el("h2", {}, say("just-now")), el("ul", {class: "plain news"}, news.slice(0, 20).map(newsLine)));
}

views.guest = {
    when: function (app) { return app.link === "open" && role() === "guest" && app.state !== null; },
    show: function (app) {
        return {title: "Reeve: " + say("watching"),
            top: [el("div", {class: "seat-glyph"}, glyph("eye", 28, "var(--muted)")), el("div", {class: "grow"}, el("h1", {class: "name"}, say("watching")),
                el("small", {}, app.welcome.name + " · " + say("turn", {n: app.state.game.turn}))), menuButton()],
            main: el("main", {class: "two"}, notice(), el("div", {class: "column"}, askedPhoto(), winnerPanel(), storySection(), otherLines(), othersOffers(), shipPanel(), rollPanel(), playersSection(), lookButtons(), screenButton()), el("div", {class: "column"}, newsSection())),
            foot: button("flat", function () { app.choosing = true; render(); }, glyph("users", 22), say("play-too"))};
    }
};
