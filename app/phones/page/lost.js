// SPDX-License-Identifier: GPL-3.0-or-later
// The table is not heard: the cards are covered, the page says so and tries again. And the end of it, where it does not.

function helpRow(name, question, hint) {
    return el("li", {class: "step"}, glyph(name, 24, "var(--accent)"),
        el("span", {class: "grow"}, el("span", {}, say(question)), el("small", {}, say(hint))));
}

/** The own hand as far as a covered phone may know it: how many cards. */
function ownCount() {
    var own = app.state && app.state.you && (app.state.players || []).filter(function (player) { return player.seat === app.state.you.seat; })[0];
    return own ? own.cards : 0;
}

views.lost = {
    when: function (app) { return app.link === "lost" || app.link === "connecting" && app.welcome !== null; },
    show: function (app) {
        var seated = role() === "seat", count = ownCount();
        var wait = Math.max(0, Math.ceil((retryAt - Date.now()) / 1000));
        var main = el("main", {class: "middle"},
            seated ? [cardBacks(count), el("div", {class: "row safe"}, glyph("lock", 20, "var(--muted)"), el("small", {}, say("cards-safe", {n: count})))] : null,
            el("h1", {}, say(app.closed ? "reeve-closed" : "looking")), el("p", {class: "muted narrow"}, say(seated ? "nothing-lost" : "nothing-lost-guest")),
            el("ul", {class: "plain panel help"}, helpRow("wifi", "same-wifi", "same-wifi-hint"), helpRow("lock", "local-network", "local-network-hint"), helpRow("code", "moved", "moved-hint"),
                seated ? helpRow("hand", "must-decide", "must-decide-hint") : null));
        return {title: "Reeve: " + say("not-connected"),
            top: seated ? seatTop(app.welcome.seat, say("not-connected"), "danger strong-line") : brandTop(), main: main,
            foot: put(button("primary", tryNow, el("span", {}, say("try-now"), el("small", {}, wait > 0 ? say("by-itself", {n: wait}) : say("trying"))), glyph("scan-again", 26)), {key: "try"})};
    }
};

views.ended = {
    when: function (app) { return app.link === "ended"; },
    show: function (app) {
        var reason = app.ended.code;
        var action = reason === 4004 ? button("primary", function () { location.reload(); }, el("span", {}, say("reload")), glyph("redo", 26)) :
            button("primary", tryNow, el("span", {}, say(reason === 4001 ? "use-here" : "ask-again")), glyph("next", 26));
        return {title: "Reeve", top: brandTop(),
            main: el("main", {class: "middle"}, glyph("phone", 64, "var(--muted)"), el("h1", {}, say("ended")), el("p", {class: "muted narrow"}, app.ended.text)),
            foot: action};
    }
};
