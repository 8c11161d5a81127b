// SPDX-License-Identifier: GPL-3.0-or-later
// Covered cards are not in the document. A page that is not seen is covered, so that the switcher of apps shows backs.

function cardBacks(count) {
    var shown = Math.max(1, Math.min(6, count)), backs = [];
    for (var i = 0; i < shown; ++i) {
        var turn = (i - (shown - 1) / 2) * 6;
        backs.push(el("div", {class: "backc", vars: {"--turn": turn + "deg", "--drop": Math.abs(turn) * Math.abs(turn) / 16 + "px"}},
            glyph("victory", 26, "var(--back-line)")));
    }
    return el("div", {class: "backs", "aria-hidden": "true"}, backs);
}

function cover(covered) {
    app.coveredByHand = covered;
    render();
}

function watchWhetherSeen() {
    function look() {
        app.hidden = document.hidden;
        render();
        if (!app.hidden) seenAgain();
    }
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pagehide", function () { app.hidden = true; render(); });
    window.addEventListener("pageshow", look);
}
