// SPDX-License-Identifier: GPL-3.0-or-later
// From the code to a seat: typing the code, choosing a seat, the number that the table confirms.

function phoneLine(seat) {
    if (seat.phone === "none") return el("small", {class: "success strong-line"}, say("free"));
    return el("small", {}, say("phone-" + seat.phone));
}

function phoneDot(seat) {
    return seat.phone === "none" ? null : el("span", {class: "dot " + seat.phone, "aria-hidden": "true"});
}

function seatRow(seat) {
    var on = app.chosen === seat.seat;
    return el("li", {}, el("button", {type: "button", class: on ? "seat on" : "seat", "aria-pressed": on ? "true" : "false",
        tap: function () { app.chosen = seat.seat; app.refusal = null; render(); }},
        pin(seat.seat, 44), el("span", {class: "grow"}, el("span", {class: "nm"}, seat.name || say(seat.seat)), phoneLine(seat)),
        on ? glyph("check", 26, "var(--accent)") : phoneDot(seat) || glyph("right", 22, "var(--muted)")));
}

function watchRow() {
    return el("button", {type: "button", class: "seat gone", tap: function () { app.choosing = false; tell({t: "watch"}); }},
        el("span", {class: "seat-glyph"}, glyph("eye", 28, "var(--muted)")),
        el("span", {class: "grow"}, el("span", {class: "strong"}, say("just-watch")), el("small", {}, say("watch-hint"))),
        glyph("right", 22, "var(--muted)"));
}

views.join = {
    when: function (app) { return app.link === "open" && (role() === "none" || app.choosing); },
    show: function (app) {
        var lobby = app.welcome, open = lobby.door === "open";
        // Before a game there is nothing to hold and to watch: the phone is a camera and nothing else.
        var camera = lobby.camera && !lobby.seats.length;
        var main = el("main", {class: "roomy"});
        if (!lobby.seats.length) add(main, [el("h1", {}, say(camera ? "table-camera" : "no-game")), camera ? null : el("p", {class: "muted"}, say("no-seats")), notice()]);
        else add(main, [el("div", {}, el("h1", {}, say("who")), el("p", {class: "muted"}, say("tap-seat", {game: lobby.name}))), notice(),
            open ? null : el("p", {class: "notice"}, glyph("lock", 22), el("span", {}, say("newcomers-closed")))]);
        if (lobby.camera) add(main, [photoSection(camera)]);
        if (lobby.seats.length) add(main, [el("ul", {class: "plain"}, open ? lobby.seats.map(seatRow) : []),
            lobby.guests && role() !== "guest" ? watchRow() : null,
            el("p", {class: "cap last"}, glyph("lock", 20, "var(--muted)"), el("span", {}, say("cards-only-here")))]);
        add(main, [el("p", {class: lobby.seats.length ? "cap" : "cap last"}, glyph("info", 20, "var(--muted)"), el("span", {}, say("open-wifi")))]);
        var foot = [];
        if (app.choosing) foot.push(button("flat", function () { app.choosing = false; render(); }, glyph("back", 22), say("back")));
        if (camera) foot.push(photoButton("primary"));
        if (open && lobby.seats.length)
            foot.push(app.chosen ?
                button("primary", function () { app.refusal = null; tell({t: "claim", seat: app.chosen}); },
                    el("span", {}, say("i-am", {name: seatNamed(app.chosen)})), glyph("next", 26)) :
                put(button("wait", function () { }, say("choose-seat")), {disabled: true}));
        return {title: "Reeve: " + say("who"), top: brandTop(), main: main, foot: foot.length ? foot : null};
    }
};

views.waiting = {
    when: function (app) { return app.link === "open" && app.waiting !== null; },
    show: function (app) {
        var seat = app.waiting.seat, sign = app.waiting.sign, name = seatNamed(seat);
        var plate = el("div", {class: "sign", role: "img", "aria-label": say("sign", {n: sign}), vars: {"--fill": players[seat].fill, "--on-fill": players[seat].ink}}, sign);
        return {title: "Reeve: " + say("waiting-table"), top: brandTop(),
            main: el("main", {class: "middle"}, plate, el("h1", {}, say("table-shows", {name: name, n: sign})),
                el("p", {class: "muted narrow"}, say("someone-taps")),
                el("div", {class: "row waits"}, glyph("hourglass", 24, "var(--accent)"), el("span", {class: "strong"}, say("waiting-table")))),
            foot: button("flat", function () { if (role() === "none") tell({t: "leave"}); app.waiting = null; app.choosing = role() !== "none"; render(); }, glyph("back", 22), say("another-seat"))};
    }
};

views.code = {
    when: function (app) { return app.needsCode && app.link !== "ended"; },
    show: function () {
        var field = el("input", {id: "code", type: "text", autocomplete: "off", autocapitalize: "characters", autocorrect: "off", spellcheck: "false",
            maxlength: 12, enterkeyhint: "go", "aria-describedby": "code-hint"});
        function go() {
            var input = document.getElementById("code");
            if (!input.value.trim()) { input.focus(); return; }
            code = input.value;
            token = kept("token");
            app.needsCode = false;
            app.refusal = null;
            try { sessionStorage.setItem("reeve-code", code); } catch (error) { /* asked again after a reload */ }
            tryNow();
        }
        var form = el("form", {class: "code", send: go}, el("label", {for: "code", class: "strong"}, say("code-label")), field,
            el("small", {id: "code-hint"}, say("code-hint")));
        return {title: "Reeve: " + say("enter-code"), top: brandTop(),
            main: el("main", {class: "roomy"}, el("h1", {}, say("enter-code")), notice(), form),
            foot: button("primary", go, el("span", {}, say("go-on")), glyph("next", 26))};
    }
};
