// SPDX-License-Identifier: GPL-3.0-or-later
// Pages that a tap opens above the hand: a stack. Esc, the browser's Back and the arrow close the top one; nothing is sent.

var pageViews = {}; // by name: function (page) -> {title, top, main, foot}

function topPage() { return app.pages.length ? app.pages[app.pages.length - 1] : null; }

function openPage(name, values) {
    var page = Object.assign({name: name, number: ++app.pageNumber}, values || {});
    app.pages.push(page);
    app.refusal = null;
    keepEntry();
    render();
    return page;
}

/** One entry of the browser's history stands for the open pages, so that Back comes here first. */
function keepEntry() {
    if (!(history.state && history.state.page)) history.pushState({page: true}, "");
}

function closePage() {
    app.pages.pop();
    app.refusal = null;
    app.leaving = false;
    render();
}

function closePages() {
    app.pages = [];
    app.leaving = false;
    render();
}

function watchBack() {
    window.addEventListener("popstate", function () {
        if (!app.pages.length) return;
        closePage();
        if (app.pages.length) keepEntry();
    });
    document.addEventListener("keydown", function (event) {
        if (event.key === "Escape" && app.pages.length) closePage();
    });
}

/** The bar of a page: the arrow that closes it, a heading, what it is about, a pin (the own one). */
function pageTop(heading, line, cross, seat) {
    return [el("button", {type: "button", class: "tool", "aria-label": say(cross ? "cancel" : "back"), tap: closePage}, glyph(cross ? "cross" : "back", 24)),
        el("div", {class: "grow"}, el("h1", {class: "small"}, heading), line ? el("small", {}, line) : null),
        seat || mySeat() ? pin(seat || mySeat(), 38) : null];
}

/** The page on top, below what waits for an answer. */
function showPage(waits) {
    var page = topPage(), view = pageViews[page.name](page);
    view.id = page.name + page.number;
    if (waits) view.main.insertBefore(waits, view.main.firstChild);
    return view;
}

views.page = {
    when: function () { return app.link === "open" && role() === "seat" && app.state && app.state.you && cardsOpen() && topPage() && pageViews[topPage().name]; },
    show: function () { return showPage(topPage().name === "offer" ? null : waitsRow()); }
};
