// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE. What the page knows, and which view shows it. Every change ends with render(): it builds the view anew, so
// that no view has to be taken back.

var app = {
    link: "connecting",   // "connecting", "open", "lost", or "ended": does not come back by itself
    welcome: null,        // last `welcome`
    state: null,          // last `state`; only the newest counts
    waiting: null,        // last `waiting`, while the claim lies on the table
    refusal: null,        // {code, text} of the last thing that was refused, until the next tap
    ended: null,          // {code, text} of the close that ended it
    needsCode: false,     // the table asks for its code
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
var viewOrder = ["ended", "code", "menu", "lost", "waiting", "join", "guest", "prompt", "page", "offer", "hand"];

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
var buttonsSeen = {};

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
    var name = currentView();
    var view = views[name].show(app);
    name = view.id || name;
    var page = document.getElementById("page");
    var focused = document.activeElement && page.contains(document.activeElement) ? document.activeElement.getAttribute("data-key") : null;
    var onHeading = document.activeElement && document.activeElement === page.querySelector("h1");
    var old = page.querySelector("main");
    var scrolled = old && name === shownView ? old.scrollTop : 0;
    var away = window.scrollY;
    var typed = page.querySelector("input[type=text]");
    var text = typed && name === shownView ? typed.value : "";

    document.documentElement.lang = language;
    document.title = titleOf(view);
    while (page.firstChild) page.removeChild(page.firstChild);
    add(page, [el("header", {class: "top" + (view.deck ? " deck " + view.deck : "")}, view.top), view.main, view.foot ? el("footer", {}, view.foot) : null]);

    var main = page.querySelector("main");
    if (main) main.scrollTop = scrolled;
    loosen();
    moveMap(page);
    window.scrollTo(0, name === shownView ? away : 0);
    var further = page.querySelector("[data-further]");
    if (further) further.scrollIntoView({block: "nearest", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth"});
    var input = page.querySelector("input[type=text]");
    if (input && text) input.value = text;
    keepButtons(page, name);
    var heading = page.querySelector("h1");
    if (name !== shownView) {
        shownView = name;
        if (main) main.classList.add("fresh");
        if (heading) {
            heading.setAttribute("tabindex", "-1");
            heading.focus({preventScroll: true});
        }
    } else if (onHeading && heading) {
        heading.setAttribute("tabindex", "-1");
        heading.focus({preventScroll: true});
    } else if (focused) {
        var again = page.querySelector('[data-key="' + focused + '"]');
        if (again) again.focus({preventScroll: true});
    }
}

/** The bar below lets go where little would be left between the bars: large text on a small phone. */
function loosen() {
    var page = document.getElementById("page"), bar = page.querySelector("footer");
    page.classList.remove("loose");
    if (bar && page.querySelector("header").offsetHeight + bar.offsetHeight > window.innerHeight * 0.5) page.classList.add("loose");
}

/** A button that stood here before keeps its age: only one whose meaning is new ignores taps at first. */
function keepButtons(page, view) {
    var seen = {}, buttons = page.querySelectorAll("button");
    for (var i = 0; i < buttons.length; ++i) {
        var meaning = view + "|" + i + "|" + (buttons[i].getAttribute("aria-label") || buttons[i].textContent);
        seen[meaning] = buttonsSeen[meaning] || Date.now();
        buttons[i].sinceWhen = seen[meaning];
        buttons[i].setAttribute("data-key", String(i));
    }
    buttonsSeen = seen;
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
}
