// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE. What the page knows, and which view shows it. Every change ends with render(): it describes the whole view
// anew, so that no view has to be taken back, and changes in the document what differs.

var app = {
    link: "connecting",   // "connecting", "open", "lost", or "ended": does not come back by itself
    welcome: null,        // last `welcome`
    state: null,          // last `state`; only the newest counts
    waiting: null,        // last `waiting`, while the claim lies on the table
    refusal: null,        // {code, text} of the last thing that was refused, until the next tap
    ended: null,          // {code, text} of the close that ended it
    needsCode: false,     // the table asks for its code
    closed: false,        // Reeve was closed at the table
    chosen: null,         // seat that is marked in the lobby
    choosing: false,      // a guest or a seat looks at the lobby
    pages: [],            // opened above the hand, the last one on top
    pageNumber: 0,
    draft: null,          // what is chosen for the decision `draft.key`
    noticed: "",          // key of the decision that was called out
    leaving: false,       // asked whether to give up the seat
    coveredByHand: false,
    hidden: false,        // the page cannot be seen
    gained: {},           // by kind: what the last change of the hand brought or took
    took: {},             // by kind: what the last roll brought
    tokenKept: true
};

var views = {};
/** The first whose `when(app)` is true is shown. */
var viewOrder = ["ended", "code", "menu", "lost", "waiting", "join", "look", "screen", "guest", "prompt", "page", "offer", "hand"];

/** The own cards may be in the document. */
function cardsOpen() { return app.link === "open" && !app.hidden && !app.coveredByHand; }
/** So may words that name them: what happened, what was refused. A guest is told nothing that is not everybody's. */
function wordsOpen() { return role() !== "seat" || cardsOpen(); }

function seatNamed(seat) {
    var lists = [app.state && app.state.players, app.welcome && app.welcome.seats];
    for (var i = 0; i < lists.length; ++i)
        for (var j = 0; lists[i] && j < lists[i].length; ++j)
            if (lists[i][j].seat === seat) return lists[i][j].name || say(seat);
    return say(seat);
}

function role() { return app.welcome ? app.welcome.role : "none"; }

// --- The frame that all views share ----------------------------------------------------------------------------------

function languageSwitch() {
    function choice(word, label) {
        return el("button", {type: "button", class: language === word ? "on" : "", "aria-pressed": language === word ? "true" : "false",
            lang: word, "aria-label": label, tap: function () { setLanguage(word); }}, word.toUpperCase());
    }
    return el("div", {class: "lang", role: "group", "aria-label": say("language")}, choice("de", "Deutsch"), choice("en", "English"));
}

function brandTop() {
    return [el("div", {class: "row brand"}, glyph("victory", 26, "var(--accent)"), el("span", {class: "fig"}, "Reeve")), languageSwitch()];
}

/** Pin, name, a line below it, and what stands at the right. */
function seatTop(seat, line, lineClass, right) {
    return [pin(seat, 40), el("div", {class: "grow"}, el("div", {class: "name"}, seatNamed(seat)), el("small", {class: lineClass || ""}, line)),
        right, menuButton()];
}

function menuButton() {
    return el("button", {type: "button", class: "tool", "aria-label": say("menu"), tap: function () { openPage("menu"); }}, glyph("menu", 24));
}

function notice() {
    return app.refusal ? el("p", {class: "notice", role: "alert"}, glyph("warning", 22), el("span", {}, app.refusal.text)) : null;
}

var shownView = "";
var leftAt = {}; // by view: how far it was scrolled when it was left

function currentView() {
    for (var i = 0; i < viewOrder.length; ++i)
        if (views[viewOrder[i]] && views[viewOrder[i]].when(app)) return viewOrder[i];
    return "connecting";
}

views.connecting = {
    when: function () { return false; },
    show: function () {
        return {title: "Reeve", top: brandTop(), main: el("main", {class: "middle"}, el("h1", {}, say("looking"))), foot: null};
    }
};

var frame = 0;
/** What comes close together, the welcome and the state of a phone that is back, is drawn once. */
function renderSoon() {
    if (document.hidden) render();
    else if (!frame) frame = requestAnimationFrame(render);
}

function render() {
    cancelAnimationFrame(frame);
    frame = 0;
    if (!wordsOpen()) announce("news", "");
    var name = currentView(), view = views[name].show(app);
    name = view.id || name;
    var fresh = name !== shownView;
    var page = document.getElementById("page"), main = page.querySelector("main"), focused = page.contains(document.activeElement);
    var wanted = el("div", {}, el("header", {class: "top" + (view.deck ? " deck " + view.deck : "")}, view.top), view.main, view.foot ? el("footer", {}, view.foot) : null);
    view.main.key = name;
    put(wanted.querySelector("h1"), {tabindex: -1});
    if (fresh) {
        if (main && views[shownView]) leftAt[shownView] = main.scrollTop || window.scrollY;
        view.main.classList.add("fresh");
        shownView = name;
    }
    document.documentElement.lang = language;
    document.documentElement.classList.toggle("far", name === "screen");
    document.title = titleOf(view);
    settle(page, name, function () {
        patch(page, wanted);
        loosen();
    });
    main = page.querySelector("main");
    if (fresh) {
        main.scrollTop = leftAt[name] || 0;
        window.scrollTo(0, leftAt[name] || 0);
    }
    moveMap(page);
    var further = page.querySelector("[data-further]");
    if (further) further.scrollIntoView({block: "nearest", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth"});
    if (fresh || focused && !page.contains(document.activeElement)) page.querySelector("h1").focus({preventScroll: true});
}

/** The bar below lets go where little would be left between the bars: large text on a small phone. */
function loosen() {
    var page = document.getElementById("page"), bar = page.querySelector("footer");
    page.classList.toggle("loose", !!bar && page.querySelector("header").offsetHeight + bar.offsetHeight > window.innerHeight * 0.5);
}

// --- Language and colours --------------------------------------------------------------------------------------------

function kept(key) {
    try { return localStorage.getItem("reeve-" + key); } catch (error) { return null; }
}
function keep(key, value) {
    try {
        if (value === null) localStorage.removeItem("reeve-" + key);
        else localStorage.setItem("reeve-" + key, value);
        return true;
    } catch (error) {
        return false;
    }
}

function setLanguage(word) {
    language = word;
    keep("language", word);
    tell({t: "lang", lang: word});
    render();
}

function setScheme(word) {
    if (word) document.documentElement.setAttribute("data-theme", word);
    else document.documentElement.removeAttribute("data-theme");
    keep("scheme", word || null);
    paintTheme();
}

/** The browser's own bars get the colour of the bar on top. */
function paintTheme() {
    var meta = document.querySelector("meta[name=theme-color]") || document.head.appendChild(el("meta", {name: "theme-color"}));
    put(meta, {content: getComputedStyle(document.documentElement).getPropertyValue("--surface").trim()});
}

/** Name and icon for the home screen. A manifest that is not a file of its own needs whole addresses. */
function nameForHomeScreen() {
    var icon = location.origin + "/favicon.ico", data = {name: "Reeve", display: "standalone", start_url: location.origin + "/", icons: [{src: icon, sizes: "180x180", type: "image/png"}]};
    add(document.head, [el("link", {rel: "manifest", href: "data:application/manifest+json," + encodeURIComponent(JSON.stringify(data))}), el("link", {rel: "apple-touch-icon", href: icon})]);
}
