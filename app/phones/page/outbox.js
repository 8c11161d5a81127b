// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of the table, once: one request at a time, with an id of its own. It is sent again, unchanged, when the
// socket was replaced in the same life of the table; in another life the new state is shown and the person decides.

var answerWithin = 8000;
var sent = null; // {id, text, life, at, then}
var idStart = "", idNumber = 0;

function newId() {
    if (!idStart) {
        var random = new Uint32Array(2);
        crypto.getRandomValues(random);
        idStart = random[0].toString(36) + random[1].toString(36);
    }
    return idStart.slice(0, 14) + "-" + (++idNumber);
}

/** Sends a request; `then` is called when it is on the table's disk. False while another one is under way. */
function request(message, then) {
    if (sent || app.link !== "open" || !app.welcome) return false;
    message.id = newId();
    sent = {id: message.id, text: JSON.stringify(message), life: app.welcome.life, at: Date.now(), then: then || null};
    app.refusal = null;
    if (!connectedAt) socket.send(sent.text); // else with the welcome of the socket that is on its way
    render();
    return true;
}

/** A command of the record: an answer to a decision where `key` is given, else what the turn offers. */
function perform(command, key, then) {
    var message = {t: "do", "do": command};
    if (key) message.key = String(key);
    else message.rev = app.state.rev;
    return request(message, then);
}

/** The socket is new. `sameSeat`: the phone still holds the place that it asked from. */
function outboxWelcome(sameSeat) {
    if (!sent) return;
    if (sameSeat && sent.life === app.welcome.life) {
        sent.at = Date.now();
        socket.send(sent.text);
    }
    else {
        sent = null;
        if (sameSeat) app.refusal = {code: "restarted", text: say("restarted")};
    }
}

hears.done = function (message) {
    if (!sent || sent.id !== message.id) return;
    var then = sent.then;
    sent = null;
    if (then) then(message);
};

/** A refusal of what was sent: it is over, and the page says why. One without an id is about the last message. */
function outboxRefused(message) {
    if (sent && (message.id === sent.id || !message.id)) sent = null;
}

/** Nothing was heard of it for a while, on a socket that lives. */
function outboxRemind() {
    if (!sent || app.link !== "open" || connectedAt || Date.now() - sent.at < answerWithin) return;
    sent.at = Date.now();
    socket.send(sent.text);
}
