// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on the island: pieces by colour, who stands where, and what a place is called.

function allPieces() { return app.state.board && app.state.board.pieces || {}; }
function piecesOf(seat) { return allPieces()[seat] || {}; }
function colours() { return Object.keys(allPieces()); }
function listOf(seat, kind) { return piecesOf(seat)[kind] || []; }
function buildingsOf(seat) { return listOf(seat, "settlements").concat(listOf(seat, "cities"), listOf(seat, "reduced")); }
function knightsOf(seat) { return listOf(seat, "knights"); }
function trainsOf(seat) { return listOf(seat, "trains"); }
function knightAt(seat, at) { return knightsOf(seat).filter(function (knight) { return knight.at === at; })[0] || null; }

/** {seat, kind, knight} of what stands on a corner or a path; null where it is free. */
function standing(at) {
    var found = null;
    colours().forEach(function (seat) {
        ["mounted", "crews", "settlements", "cities", "reduced", "roads", "ships"].forEach(function (kind) {
            if (listOf(seat, kind).indexOf(at) >= 0) found = {seat: seat, kind: kind};
        });
        if (trainsOf(seat).some(function (train) { return train.at === at; })) found = {seat: seat, kind: "trains"};
        var knight = knightAt(seat, at);
        if (knight) found = {seat: seat, kind: "knight", knight: knight};
    });
    return found;
}

function metropolisAt(at) {
    var all = app.state.board.metropolises || {};
    return Object.keys(all).filter(function (track) { return all[track].at === at; })[0] || null;
}

// --- Words -----------------------------------------------------------------------------------------------------------

function hexText(name) {
    var hex = app.state.board.hexes[name] || {}, terrain = say("terrain-" + hex.terrain);
    return hex.number ? say("hex-number", {terrain: terrain, n: hex.number}) : terrain;
}

function knightText(knight) {
    return say("knight-" + knight.level) + ", " + say(knight.active ? "active" : "inactive");
}

function besideText(hexes) {
    return hexes.map(function (name) { return hexText(name); }).join(" · ");
}

/** Where the coast lies, seen from its only hex. */
function coastText(hex, place) {
    var from = theIsland().hexes[hex], x = place.x - from.x, y = place.y - from.y;
    var vertical = Math.abs(y) < hexSide / 4 ? "" : y < 0 ? "n" : "s", sideways = Math.abs(x) < hexWidth / 8 ? "" : x < 0 ? "w" : "e";
    return say("coast", {where: say("side-" + vertical + sideways)});
}

/** Harbours at a corner, or along a hex. */
function harboursAt(name) {
    return (app.state.board.harbors || []).filter(function (harbour) {
        return harbour.at.split("-").indexOf(name) >= 0 || placeNamed(harbour.at).hexes.indexOf(name) >= 0;
    }).map(function (harbour) { return harbour.gives === "any" ? say("harbour-any") : say("harbour-of", {kind: say(harbour.gives)}); });
}

function goldFieldAt(name) { return (app.state.board.gold_fields || []).some(function (field) { return field.at === name; }); }

/** [what it is, what else is to be said] */
function placeWords(name) {
    var kind = placeKind(name), place = placeNamed(name), extra = [];
    if (kind === "hex") {
        if (app.state.board.robber === name) extra.push(say("robber-here"));
        if (app.state.board.merchant && app.state.board.merchant.at === name) extra.push(say("merchant-of", {name: seatNamed(app.state.board.merchant.player)}));
        if (app.state.board.pirate === name) extra.push(say("pirate-here"));
        if (app.state.board.castle === name) extra.push(say("castle-here"));
        if (app.state.board.hexes[name].barbarians) extra.push(say("barbarians-here", {n: app.state.board.hexes[name].barbarians}));
        if (hasTwin(name)) extra.push(name);
        var owners = playersBeside(name).map(seatNamed);
        if (owners.length) extra.push(owners.join(", "));
        return [hexText(name), extra.concat(harboursAt(name)).join(" · ")];
    }
    if (goldFieldAt(name)) extra.push(say("gold-here"));
    var beside = place ? besideText(place.hexes) : name;
    if (place && place.hexes.length === 1) beside += ", " + coastText(place.hexes[0], place);
    var there = standing(name), harbours = kind === "corner" ? harboursAt(name) : [];
    if (there && listOf(there.seat, "walls").indexOf(name) >= 0) extra.push(say("has-wall"));
    extra = extra.concat(harbours);
    if (!there) return [beside, extra.concat(name).join(" · ")];
    var who = seatNamed(there.seat), what = there.kind === "knight" ? knightText(there.knight) : say("piece-" + there.kind);
    return [say("of-player", {what: what, name: who}), [beside].concat(extra).join(" · ")];
}

/** Another hex has the same words, as most of the sea and, on larger boards, some of the land. */
function hasTwin(name) {
    return Object.keys(app.state.board.hexes).some(function (other) { return other !== name && hexText(other) === hexText(name); });
}

/** Players with a building beside a hex, in the order of the seats. */
function playersBeside(hex) {
    var corners = theIsland().hexes[hex].corners;
    return (app.state.players || []).map(function (player) { return player.seat; }).filter(function (seat) {
        return buildingsOf(seat).some(function (at) { return corners.indexOf(at) >= 0; });
    });
}
