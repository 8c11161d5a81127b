// SPDX-License-Identifier: GPL-3.0-or-later
// A guest on a television or a second screen: what everybody may see, at a glance and from three metres. It makes no sound and
// moves nothing; a reload comes back here.

function showScreen(on) {
    keep("screen", on ? "1" : null);
    render();
}
function screenButton() { return button("", function () { showScreen(true); }, glyph("zoom-in", 22), say("on-television")); }

/** The last roll and what came since, the newest lines of it that have room. */
function sinceRoll() {
    var news = app.state.news || [], rolls = news.map(function (item) { return !!item.dice; }), last = rolls.indexOf(true);
    return news.slice(0, Math.min(last < 0 ? news.length : last, 8)).reverse();
}

views.screen = {
    when: function (app) { return app.link === "open" && role() === "guest" && app.state !== null && kept("screen") !== null; },
    show: function () {
        return {title: turnLine(), top: [pin(app.state.game.winner || app.state.game.on, 40), el("h1", {class: "grow"}, turnLine()), languageSwitch(),
                el("button", {type: "button", class: "tool", "aria-label": say("close"), tap: function () { showScreen(false); }}, glyph("cross", 24))],
            main: el("main", {class: "screen"}, drawMap("", [], []),
                el("div", {class: "column"}, rollPanel(), el("ul", {class: "plain news"}, sinceRoll().map(newsLine)), otherLines(), shipPanel(),
                    el("ul", {class: app.state.players.length > 4 ? "plain many" : "plain"}, app.state.players.map(function (one) { return playerRow(el("li", {}), one); })))),
            foot: null};
    }
};
