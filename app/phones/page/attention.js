// SPDX-License-Identifier: GPL-3.0-or-later
// Calling for attention: the title, one short vibration, a word to a screen reader, and on request a sound: iPhones do not
// vibrate. Nothing blinks.

var audio = null;
function soundOn() { return kept("sound") === "on"; }

function setSound(on) {
    keep("sound", on ? "on" : null);
    wakeSound();
    ring();
    render();
}

/** Browsers let a page sound after a tap only. */
function wakeSound() {
    var Audio = window.AudioContext || window.webkitAudioContext;
    if (!soundOn() || !Audio) return;
    audio = audio || new Audio();
    audio.resume();
}

function ring() {
    if (!soundOn() || !audio) return;
    [660, 880].forEach(function (pitch, at) {
        var tone = audio.createOscillator(), loud = audio.createGain(), from = audio.currentTime + at * 0.16;
        tone.frequency.value = pitch;
        loud.gain.setValueAtTime(0.2, from);
        loud.gain.exponentialRampToValueAtTime(0.001, from + 0.4);
        tone.connect(loud);
        loud.connect(audio.destination);
        tone.start(from);
        tone.stop(from + 0.4);
    });
}

function needsMe() {
    return role() === "seat" && app.state && app.state.you && app.link === "open" && (firstPrompt() || openOffers().length > 0);
}

/** What a new snapshot brought that this person should notice. */
function noticeNew(before, after) {
    if (!after.you || role() !== "seat") return;
    var text = "", prompt = firstPrompt(), key = prompt ? String(prompt.key) : "";
    if (prompt && key !== app.noticed) text = prompt.text;
    app.noticed = key;
    var known = (before && before.offers || []).map(function (offer) { return offer.id; });
    openOffers().forEach(function (offer) {
        if (known.indexOf(offer.id) < 0) text = text || say("offers-you", {name: seatNamed(offer.from)});
    });
    var began = before && before.game.on !== after.you.seat && after.game.on === after.you.seat;
    if (began) text = text || say("your-turn", {n: after.game.turn});
    if (!text) {
        if (!key && !openOffers().length) announce("alert", "");
        return;
    }
    announce("alert", text);
    ring();
    try { if (navigator.vibrate) navigator.vibrate(150); } catch (error) { /* not allowed here */ }
}

function titleOf(view) { return (needsMe() ? "● " : "") + view.title; }
