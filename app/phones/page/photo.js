// SPDX-License-Identifier: GPL-3.0-or-later
// Photographing the board: made smaller, sent in parts of which two may be unacknowledged, shown at the table after Show.

var largestSide = 3000, jpegQuality = 0.88, partBytes = 65536, largestPhoto = 12582912;
var photo = null; // {id, stage, bytes (Uint8Array), type, sent, at}: "making", "asking", "going", "whole", "shown", "declined", "failed"

/** The input is made anew for each photograph, so that the same file can be chosen twice. */
function takePhoto() {
    var input = el("input", {type: "file", accept: "image/jpeg,image/png", capture: "environment", class: "unseen", tabindex: -1, "aria-hidden": "true"});
    input.addEventListener("change", function () {
        if (input.files && input.files[0]) usePhoto(input.files[0]);
        document.body.removeChild(input);
    });
    var older = document.querySelector("body > input");
    if (older) document.body.removeChild(older);
    document.body.appendChild(input);
    input.click();
}

function usePhoto(file) {
    var mine = photo = {id: newId(), stage: "making", bytes: null, sent: 0, at: 0};
    render();
    shrink(file, function (blob) {
        var reader = new FileReader();
        reader.onload = function () {
            if (photo !== mine) return;
            mine.bytes = new Uint8Array(reader.result);
            mine.type = blob.type === "image/png" ? "image/png" : "image/jpeg";
            if (!mine.bytes.length || mine.bytes.length > largestPhoto) { mine.stage = "failed"; mine.why = say("photo-too-large"); }
            announcePhoto();
            render();
        };
        reader.onerror = function () { if (photo === mine) { mine.stage = "failed"; render(); } };
        reader.readAsArrayBuffer(blob);
    });
}

/** Asks the table to take a photograph that is ready: at once, or when the table is there again. */
function announcePhoto() {
    if (!photo || photo.stage !== "making" || !photo.bytes) return;
    if (tell({t: "photo", id: photo.id, bytes: photo.bytes.length, type: photo.type})) photo.stage = "asking";
}

/** The picture with at most `largestSide` pixels as JPEG; where that fails, the file itself. */
function shrink(file, then) {
    var image = new Image(), url = URL.createObjectURL(file), finished = false;
    function finish(blob) {
        if (finished) return;
        finished = true;
        URL.revokeObjectURL(url);
        then(blob || file);
    }
    image.onload = function () {
        try {
            var scale = Math.min(1, largestSide / Math.max(image.naturalWidth, image.naturalHeight));
            var canvas = document.createElement("canvas");
            canvas.width = Math.round(image.naturalWidth * scale);
            canvas.height = Math.round(image.naturalHeight * scale);
            canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
            canvas.toBlob(finish, "image/jpeg", jpegQuality);
        } catch (error) {
            finish(null);
        }
    };
    image.onerror = function () { finish(null); };
    image.src = url;
}

function sendParts() {
    while (photo.sent < photo.bytes.length && photo.sent - photo.at < 2 * partBytes) {
        var part = photo.bytes.subarray(photo.sent, Math.min(photo.bytes.length, photo.sent + partBytes));
        socket.send(part);
        photo.sent += part.length;
    }
}

hears.photo = function (message) {
    if (!photo || message.id !== photo.id) return;
    if (message.stage === "go" || message.stage === "at") {
        photo.stage = "going";
        photo.at = message.bytes || 0;
        sendParts();
    } else {
        photo.stage = message.stage;
        photo.bytes = null;
        announce("news", photoText());
    }
};

function stopPhoto() {
    if (photoGoes()) tell({t: "photo-stop", id: photo.id});
    photo = null;
    render();
}

/** What is refused or cut off is not begun again by itself. One that is still made waits for the table. */
function photoRefused(message) {
    if (!photo || message.id !== photo.id) return;
    photo.stage = "failed";
    photo.why = message.text;
}
function photoGoes() { return photo && (photo.stage === "asking" || photo.stage === "going"); }
function photoCut() {
    if (photoGoes()) photo.stage = "failed";
}

function photoText() {
    return photo.stage === "failed" && photo.why ? photo.why : say("photo-" + photo.stage);
}

function photoUnderWay() { return photo && ["making", "asking", "going"].indexOf(photo.stage) >= 0; }

function photoButton(kind) {
    if (photoUnderWay()) return button("no", stopPhoto, glyph("cross", 22), say("photo-stop"));
    return button(kind, takePhoto, glyph("camera", 24), say(photo ? "photo-again" : "photo-take"));
}

/** The table waits for a photograph: the way to it stands above everything. */
function askedPhoto() { return app.welcome.camera && role() !== "none" ? photoSection() : null; }

/** The part of the menu. `apart`: its button stands elsewhere. */
function photoSection(apart) {
    if (role() !== "seat" && !(app.welcome && app.welcome.camera)) return null;
    var under = photoUnderWay(), take = apart ? null : photoButton("");
    if (!photo) return el("section", {}, el("h2", {}, say("photo")), el("p", {class: "muted"}, say("photo-how")), el("p", {class: "muted"}, say("photo-hint")), take);
    var done = photo.stage === "going" && photo.bytes ? Math.round(100 * photo.at / photo.bytes.length) : photo.stage === "making" || photo.stage === "asking" ? 0 : 100;
    return el("section", {class: "panel"}, el("h2", {}, say("photo")), el("p", {class: photo.stage === "failed" ? "danger strong-line" : "", role: "status"}, photoText() + (photo.stage === "going" ? " " + done + " %" : "")),
        under ? el("progress", {max: 100, value: done, "aria-label": say("photo-going")}) : null, take);
}
