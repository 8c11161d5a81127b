// SPDX-License-Identifier: GPL-3.0-or-later
// The own turn: the buttons below the hand, rolling, and what follows the end of the turn.

function can() { return app.state.can || {}; }
function components() { return app.state.game.components || {}; }
function isOnTurn() { return app.state.game.on === mySeat(); }
function nextSeat() {
    var seats = app.state.players.map(function (one) { return one.seat; });
    return seats[(seats.indexOf(app.state.game.on) + 1) % seats.length];
}

function bigButton(name, label, action) {
    return el("button", {type: "button", class: "btn", tap: action}, glyph(name, 24), el("span", {}, label));
}

/** Trade, Build, Knights, Improve: as far as the game has them and the moment allows. */
function turnButtons(trades) {
    var base = isBase(), moving = app.state.game.phase === "movement", list = [];
    if (trades && !moving) list.push(can().trade || ways("trade").length ? bigButton("trade", say("trade"), function () { openPage("trade"); }) :
        el("button", {type: "button", class: "btn dashed", disabled: true}, glyph("trade", 24), el("span", {}, say("trade"), el("small", {}, say("trade-over")))));
    if (!moving) list.push(bigButton("home", say("build"), function () { openPage("build"); }));
    if (!base) list.push(bigButton("knight", say("knights"), function () { openPage("knights"); }));
    if (!base && !moving) list.push(bigButton("chart", say("improve"), function () { openPage("improve"); }));
    if (ways("moves").length) list.push(bigButton("next", say("moves"), function () { openPage("moves"); }));
    return el("div", {class: "quad n" + list.length}, list);
}

function rollTask() {
    var wanted = can().dice || [];
    return {heading: say("enter-dice"), line: say("enter-dice-hint"), glyph: "dice",
        steps: function () { return wanted.length ? [{type: "dice", ask: say("choose-dice"), wanted: wanted}] : []; },
        pass: {label: say("reeve-rolls"), command: {"do": "roll"}},
        command: function (values) { return Object.assign({"do": "roll"}, values[0]); },
        done: function (values) { return values[0] && values[0].red ? say("dice-sum", {n: values[0].red + values[0].yellow}) : say("enter-dice"); }};
}
pageViews.dice = function (page) { return taskPage(rollTask(), page); };

/** Where several battles follow, the first may be named. */
function endTurn() {
    var way = ways("end")[0];
    if (way) openPage("way", {way: JSON.stringify(way["do"])});
    else perform({"do": "end-turn"});
}

/** The footer of the hand; null where there is nothing to do. */
function turnFoot() {
    if (!cardsOpen() || app.state.game.winner) return null;
    if (sent) return waitButton(say("sending"));
    var options = can(), prompt = firstPrompt();
    if (prompt && prompt.decide === "special-build")
        return [turnButtons(false), button("primary", function () { perform({"do": "pass"}, prompt.key); }, el("span", {}, say("finish-building"), el("small", {}, say("special-building"))), glyph("next", 26))];
    if (options.roll) {
        var foot = [];
        if (ways("knights").length) foot.push(button("", function () { openPage("knights"); }, glyph("knight", 24), say("knights")));
        var real = components().dice === "real";
        foot.push(button("primary", function () { if (real) openPage("dice"); else perform({"do": "roll"}); }, el("span", {}, say(real ? "enter-dice" : "roll")), glyph("dice", 28)));
        return foot;
    }
    if (options["end-turn"]) {
        var next = nextSeat(), partner = app.state.game.phase === "paired";
        var then_ = app.state.game.phase === "main" && hasOption("special-build") ? say("then-special") :
            app.state.game.phase === "main" && hasOption("paired-players") ? say("then-partner") : partner ? "" : say("then", {name: seatNamed(next)});
        return [turnButtons(true), button("primary", endTurn, el("span", {}, say("end-turn"), el("small", {}, ways("end").length ? ways("end")[0].name : then_)),
            el("span", {class: "row"}, partner ? null : pin(next, 34), glyph("next", 26)))];
    }
    // What must be done before the turn may end.
    if (isOnTurn() && ["main", "paired", "movement"].indexOf(app.state.game.phase) >= 0 && !(app.state.prompts || []).length && !(app.state.others || []).length)
        return [turnButtons(true), waitButton(say("castle-holds"))];
    if (!isOnTurn() && app.state.game.phase === "main" && total(app.state.you.hand) && !(app.state.prompts || []).length && !(app.state.others || []).length && !ownOffer())
        return button("flat", function () { openPage("trade", {to: [app.state.game.on]}); }, glyph("trade", 24), say("offer-to", {name: seatNamed(app.state.game.on)}));
    return null;
}
