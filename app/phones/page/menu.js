// SPDX-License-Identifier: GPL-3.0-or-later
// Language, colours, giving up the seat. The browser's Back and Esc close it.

function openMenu() {
    app.menu = true;
    history.pushState({menu: true}, "");
    render();
}

function closeMenu() {
    if (history.state && history.state.menu) history.back(); // popstate does the rest
    else { app.menu = app.leaving = false; render(); }
}

function schemeChoice(word, label) {
    var now = document.documentElement.getAttribute("data-theme") || "";
    return el("button", {type: "button", class: "btn choice" + (now === word ? " on" : ""), "aria-pressed": now === word ? "true" : "false",
        tap: function () { setScheme(word); render(); }}, say(label));
}

views.menu = {
    when: function (app) { return app.menu && app.link === "open"; },
    show: function (app) {
        var seated = role() === "seat";
        var leave = app.leaving ?
            el("div", {class: "panel need"}, el("p", {}, say("leave-sure")), el("div", {class: "pair"},
                button("flat", function () { app.leaving = false; render(); }, say("back")),
                button("no", function () { forgetToken(); tell({t: "leave"}); closeMenu(); }, say("leave-seat")))) :
            button("no", function () { if (seated) { app.leaving = true; render(); } else { forgetToken(); tell({t: "leave"}); closeMenu(); } }, say(seated ? "leave-seat" : "stop-watching"));
        return {title: "Reeve: " + say("menu"), top: [el("h1", {class: "grow small"}, say("menu")), languageSwitch()],
            main: el("main", {class: "roomy"},
                el("section", {}, el("h2", {}, say("colour-scheme")), el("div", {class: "choices", role: "group", "aria-label": say("colour-scheme")},
                    schemeChoice("", "scheme-device"), schemeChoice("light", "scheme-light"), schemeChoice("dark", "scheme-dark"), schemeChoice("contrast", "scheme-contrast"))),
                app.tokenKept ? null : el("p", {class: "notice"}, glyph("warning", 22), el("span", {}, say("token-not-kept"))),
                el("p", {class: "cap"}, glyph("info", 20, "var(--muted)"), el("span", {}, say("open-wifi"))),
                el("section", {class: "last"}, leave)),
            foot: button("flat", closeMenu, glyph("back", 22), say("close"))};
    }
};

function watchBack() {
    window.addEventListener("popstate", function () { app.menu = app.leaving = false; render(); });
    document.addEventListener("keydown", function (event) { if (event.key === "Escape" && app.menu) closeMenu(); });
}
