// SPDX-License-Identifier: GPL-3.0-or-later
// Language, colours, the photograph, giving up the seat. The browser's Back and Esc close it.

function schemeChoice(word, label) {
    var now = document.documentElement.getAttribute("data-theme") || "";
    return el("button", {type: "button", class: "btn choice" + (now === word ? " on" : ""), "aria-pressed": now === word ? "true" : "false",
        tap: function () { setScheme(word); render(); }}, say(label));
}

views.menu = {
    when: function (app) { return app.link !== "ended" && !app.needsCode && app.welcome && topPage() && topPage().name === "menu"; },
    show: function (app) {
        var seated = role() === "seat";
        var leave = app.leaving ?
            el("div", {class: "panel need"}, el("p", {}, say("leave-sure")), el("div", {class: "pair"},
                button("flat", function () { app.leaving = false; render(); }, say("back")),
                button("no", function () { forgetToken(); tell({t: "leave"}); closePages(); }, say("leave-seat")))) :
            button("no", function () { if (seated) { app.leaving = true; render(); } else { forgetToken(); tell({t: "leave"}); closePages(); } }, say(seated ? "leave-seat" : "stop-watching"));
        return {title: "Reeve: " + say("menu"), top: [el("h1", {class: "grow small", tabindex: -1}, say("menu")), languageSwitch()],
            main: el("main", {class: "roomy"},
                el("section", {}, el("h2", {}, say("colour-scheme")), el("div", {class: "choices", role: "group", "aria-label": say("colour-scheme")},
                    schemeChoice("", "scheme-device"), schemeChoice("light", "scheme-light"), schemeChoice("dark", "scheme-dark"), schemeChoice("contrast", "scheme-contrast"))),
                app.link === "open" && app.state ? lookButtons() : null,
                button("choice" + (soundOn() ? " on" : ""), function () { setSound(!soundOn()); }, say("sound") + ": " + say(soundOn() ? "sound-on" : "sound-off")),
                app.link === "open" ? photoSection() : null,
                app.tokenKept ? null : el("p", {class: "notice"}, glyph("warning", 22), el("span", {}, say("token-not-kept"))),
                el("p", {class: "cap"}, glyph("info", 20, "var(--muted)"), el("span", {}, say("open-wifi"))),
                app.link === "open" && role() !== "none" ? el("section", {class: "last"}, leave) : null),
            foot: button("flat", closePage, glyph("back", 22), say("close"))};
    }
};
