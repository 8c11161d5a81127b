// SPDX-License-Identifier: GPL-3.0-or-later
// The socket to the table: hello, coming back, and knowing whether it still lives. A sleeping phone leaves dead sockets
// that say they are open, so readyState is never believed: the table is asked.

var pageId = "{{PAGE}}";
var delays = [0, 300, 700, 1500, 3000];
var laterDelay = 5000;
var pingEvery = 15000, pongWithin = 4000, pongWhenVisible = 1200, anewWithin = 2000, helloWithin = 5000;
/** A page that has heard nothing for so long does not ask the old socket: a new one is as quick where both would do. */
var deadAfter = 5000;
/** Closes after which the page does not come back by itself. */
var final = {4001: true, 4002: true, 4005: true};

var socket = null;
var attempt = 0;
var retryTimer = 0, retryAt = 0, pongTimer = 0, anewTimer = 0, countdown = 0;
var pingNumber = 0, pingAt = 0, roundTrip = 0; // how long the last answer took, ms
var heardAt = 0;       // when the table was last heard
var connectedAt = 0;   // when the socket was made that has brought no welcome yet; 0: it has
var unsaid = [];       // what waits for that welcome
var byeText = "";
var code = null, token = null;

/** The code stands in the fragment, which is never sent, and leaves the address bar at once. */
function readCode() {
    var fragment = location.hash.slice(1);
    if (fragment) {
        code = fragment.slice(0, 24);
        token = kept("token");
        history.replaceState(null, "", location.pathname);
        try { sessionStorage.setItem("reeve-code", code); } catch (error) { /* asked again after a reload */ }
    } else {
        try { code = sessionStorage.getItem("reeve-code"); } catch (error) { code = null; }
    }
}

function forgetCode() {
    code = null;
    try { sessionStorage.removeItem("reeve-code"); } catch (error) { /* nothing was kept */ }
}

/** The table knows it in none of its games. It is tried again with the next code. */
function unknownToken() {
    try { sessionStorage.setItem("reeve-unknown", token); } catch (error) { /* tried again after a reload */ }
    token = null;
}

/** The token of an earlier visit, if this tab does not know that the table has none of it. */
function earlierToken() {
    var earlier = kept("token");
    try { return sessionStorage.getItem("reeve-unknown") === earlier ? null : earlier; } catch (error) { return earlier; }
}

function forgetToken() {
    token = null;
    keep("token", null);
}

/** Sends a message, with the next welcome where a new socket is on its way. False where the table is not there. */
function tell(message) {
    if (app.link !== "open" || !socket) return false;
    if (connectedAt) unsaid.push(message);
    else socket.send(JSON.stringify(message));
    return true;
}

function connect() {
    clearTimeout(retryTimer);
    clearTimeout(pongTimer);
    clearTimeout(anewTimer);
    retryAt = 0;
    drop();
    connectedAt = Date.now();
    var mine = new WebSocket("ws://" + location.host + "/ws");
    socket = mine;
    mine.onopen = function () {
        var hello = {t: "hello", v: 1, lang: language, page: pageId};
        if (token) hello.token = token;
        if (code) hello.code = code;
        mine.send(JSON.stringify(hello));
        pingAt = Date.now();
    };
    mine.onmessage = function (event) { if (mine === socket) heard(event.data); };
    mine.onclose = function (event) { if (mine === socket) closed(event.code); };
    // A socket that opens no more is given up like one that is silent.
    pongTimer = setTimeout(function () { if (mine === socket) closed(0); }, helloWithin);
}

/** The socket is out of use; what it still says is not heard. */
function drop() {
    var old = socket;
    socket = null;
    connectedAt = 0;
    if (old) try { old.close(); } catch (error) { /* it never opened */ }
}

function closed(reason) {
    clearTimeout(pongTimer);
    clearTimeout(anewTimer);
    drop();
    if (isOver()) return;
    if (reason === 4004) return outdated();
    if (final[reason]) return end(reason, byeText);
    if (app.link !== "ended") lose();
    if (reason === 1001) app.closed = true; // until the table is there again
    var wait = attempt < delays.length ? delays[attempt] : laterDelay;
    ++attempt;
    retryAt = Date.now() + wait;
    retryTimer = setTimeout(connect, wait);
    render();
}

/** It does not come back by itself. */
function isOver() { return app.needsCode || app.link === "ended" && !app.ended.returns; }

function lose() {
    app.link = "lost";
    unsaid = [];
    app.waiting = null;
    photoCut();
    announce("alert", say("not-connected"));
}

/** Everything that the page knows of its place in the game. */
function forgetPlace() {
    app.state = app.draft = app.refusal = app.chosen = null;
    app.gained = {};
    app.took = {};
    app.pages = [];
    app.noticed = "";
    app.choosing = app.leaving = false;
    announce("news", "");
}

function end(reason, text) {
    if (reason === 4002) forgetToken();
    app.link = "ended";
    app.ended = {code: reason, text: text};
    forgetPlace();
    sent = null;
    unsaid = [];
    photoCut();
    render();
}

/** The game of this phone is not open at the table: the page says so, and asks again until it is. The code was that of another one. */
function elsewhere(text) {
    forgetCode();
    end(0, text);
    app.ended.returns = true;
}

/** Another page is served now. It is loaded once; if that does not help the person is told. */
function outdated() {
    var again = null;
    try {
        again = sessionStorage.getItem("reeve-reloaded");
        sessionStorage.setItem("reeve-reloaded", pageId);
    } catch (error) {
        again = pageId;
    }
    if (again === pageId) end(4004, byeText);
    else location.reload();
}

function tryNow() {
    attempt = 0;
    app.ended = null;
    app.link = "connecting";
    connect();
    render();
}

/** Asks the table for a sign of life; a new socket is opened where none comes in time. */
function ping(within) {
    if (app.link !== "open" || connectedAt) return;
    clearTimeout(pongTimer);
    var mine = socket;
    pongTimer = setTimeout(function () { if (mine === socket) connectAnew(); }, within);
    pingAt = Date.now();
    tell({t: "ping", n: ++pingNumber});
}

/**
 * The page is seen again: is the table still there? A phone that slept may hold a dead socket that says it is open. So a
 * new one is opened at once after a while, else as soon as the answer is late for this network; the cards stay until it is
 * clear that nothing answers. A photograph on its way is not cut off before that.
 */
function seenAgain() {
    var now = Date.now();
    if (isOver()) return;
    if (connectedAt) {
        // It is on its way, unless the phone fell asleep over it.
        if (now - connectedAt > pongWhenVisible) { attempt = 0; connect(); }
    } else if (app.link !== "open") {
        attempt = 0;
        connect();
    } else if (socket) {
        if (now - heardAt > deadAfter && !photoGoes()) return connectAnew();
        ping(Math.min(pongWhenVisible, 250 + 3 * roundTrip));
    }
}

/** A new socket in the place of one that does not answer. Its cards are taken away if the new one is not there soon. */
function connectAnew() {
    photoCut();
    attempt = 0;
    connect();
    var mine = socket;
    anewTimer = setTimeout(function () { if (mine === socket && connectedAt) { lose(); render(); } }, anewWithin);
}

// --- Messages --------------------------------------------------------------------------------------------------------

var hears = {
    welcome: function (message) {
        var newSocket = connectedAt !== 0;
        if (newSocket) roundTrip = Date.now() - pingAt;
        clearTimeout(pongTimer);
        clearTimeout(anewTimer);
        attempt = connectedAt = pingAt = 0;
        app.link = "open";
        app.needsCode = app.closed = false;
        announce("alert", "");
        if (message.token) {
            token = message.token;
            app.tokenKept = keep("token", token);
        }
        var moved = app.welcome && (app.welcome.seat !== message.seat || app.welcome.role !== message.role || app.welcome.life !== message.life);
        // What belonged to another place is forgotten before anything is shown.
        if (moved) forgetPlace();
        var samePlace = !app.welcome || app.welcome.seat === message.seat && app.welcome.role === message.role;
        app.welcome = message;
        if (newSocket || !samePlace) outboxWelcome(samePlace);
        unsaid.splice(0).forEach(tell);
        announcePhoto();
        app.waiting = moved || message.role === "seat" && !app.choosing ? null : app.waiting;
        if (message.role === "none") app.state = null;
    },
    waiting: function (message) { app.waiting = message; app.refusal = null; },
    state: function (message) {
        var older = app.state, samePlayer = older && older.you && message.you && older.you.seat === message.you.seat;
        if (samePlayer) noteGains(older, message);
        var before = older && older.news ? older.news[0] : null;
        app.state = message;
        noticeNew(samePlayer ? older : null, message);
        var first = message.news && message.news[0];
        if (before && first && newsText(first) !== newsText(before) && wordsOpen()) announce("news", newsText(first));
    },
    pong: function (message) {
        if (message.n !== pingNumber) return;
        clearTimeout(pongTimer);
        if (pingAt) roundTrip = Date.now() - pingAt;
        pingAt = 0;
    },
    refused: function (message) {
        app.refusal = message;
        outboxRefused(message);
        photoRefused(message);
        if (message.code === "claim-refused" || message.code === "claim-lapsed") app.waiting = null;
        if (connectedAt && (message.code === "other-game" || message.code === "no-game")) {
            elsewhere(message.text);
        } else if (message.code === "unknown-token") {
            unknownToken();
            if (code) connect();
            else askForCode();
        } else if (message.code === "wrong-code") {
            forgetCode();
            askForCode();
        } else if (message.code === "code-needed") {
            app.refusal = null;
            askForCode();
        }
    },
    bye: function (message) { byeText = message.text; }
};

function askForCode() {
    clearTimeout(pongTimer);
    app.needsCode = true;
    app.state = null;
    drop();
}

function heard(text) {
    var message = JSON.parse(text);
    heardAt = Date.now();
    if (Object.prototype.hasOwnProperty.call(hears, message.t)) hears[message.t](message);
    renderSoon();
}

/** What the last change of the hand brought (+) or took (-), by kind; and what the last roll brought. */
function noteGains(before, after) {
    if (!before.you.hand || !after.you.hand) return;
    var gained = {}, took = {}, changed = false;
    kinds.forEach(function (kind) {
        var difference = (after.you.hand[kind] || 0) - (before.you.hand[kind] || 0);
        if (difference) { gained[kind] = difference; changed = true; }
        if (difference > 0) took[kind] = difference;
    });
    if (changed) app.gained = gained;
    if (after.game.turn !== before.game.turn) app.took = {};
    if (JSON.stringify(after.game.dice) !== JSON.stringify(before.game.dice)) app.took = after.game.dice ? took : {};
}

function newsText(news) { return typeof news === "string" ? news : news.text; }

// --- Time ------------------------------------------------------------------------------------------------------------

function watchTheClock() {
    setInterval(function () { if (!document.hidden) ping(pongWithin); }, pingEvery);
    setInterval(outboxRemind, 1000);
    setInterval(function () {
        if (app.link !== "lost") return;
        var left = Math.max(0, Math.ceil((retryAt - Date.now()) / 1000));
        if (left !== countdown) { countdown = left; render(); }
    }, 250);
    // The code was scanned again while the page is open: only the fragment has changed.
    window.addEventListener("hashchange", function () {
        if (!location.hash) return;
        readCode();
        app.needsCode = false;
        app.refusal = null;
        tryNow();
    });
    ["pageshow", "resume", "online"].forEach(function (name) { window.addEventListener(name, seenAgain); });
}
