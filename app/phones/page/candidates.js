// SPDX-License-Identifier: GPL-3.0-or-later
// Which places and players a card or a knight may mean, from what lies openly on the board: the page lights them up. The
// table alone decides; what it refuses it explains. Where the snapshot lists the places (`can`, `choices`) those are taken.

function mySeat() { return app.state.you ? app.state.you.seat : app.welcome && app.welcome.seat; }
function player(seat) { return (app.state.players || []).filter(function (one) { return one.seat === seat; })[0] || {}; }
function opponents() {
    return (app.state.players || []).map(function (one) { return one.seat; }).filter(function (seat) { return seat !== mySeat(); });
}
function edition() { return app.state.game.rules && app.state.game.rules.edition || ""; }
function hasOption(name) { return (app.state.game.rules && app.state.game.rules.options || []).indexOf(name) >= 0; }
function isBase() { return !!(app.state.game.rules && app.state.game.rules.game === "base"); }
function unique(list) { return list.filter(function (one, at) { return list.indexOf(one) === at; }); }
function without(list, others) { return list.filter(function (one) { return others.indexOf(one) < 0; }); }
function everyones(list, but) {
    return colours().filter(function (seat) { return seat !== but; }).reduce(function (all, seat) { return all.concat(list(seat)); }, []);
}
function knightPlaces(seat) { return knightsOf(seat).map(function (knight) { return knight.at; }); }
function roadsOf(seat) { return listOf(seat, "roads"); }
function piecesOn(seat) { return buildingsOf(seat).concat(knightPlaces(seat)); }
function endsOf(paths) {
    return unique(paths.reduce(function (all, path) { return all.concat(path.split("-")); }, []));
}

/** Free paths that continue what `seat` has, if `roads` were its roads. */
function roadPlaces(seat, roads) {
    var foreign = everyones(piecesOn, seat), island = theIsland();
    var starts = buildingsOf(seat).concat(without(endsOf(roads), foreign));
    var paths = starts.reduce(function (all, at) { return all.concat(island.corners[at] ? island.corners[at].paths : []); }, []);
    return without(unique(paths), everyones(roadsOf, seat).concat(roads));
}

/** Where a knight of `seat` comes to from a corner, over own roads and past no foreign piece. */
function reached(seat, from) {
    var foreign = everyones(piecesOn, seat), roads = roadsOf(seat), found = [from], edge = [from];
    while (edge.length) {
        var next = endsOf(roads.filter(function (path) { return path.split("-").some(function (at) { return edge.indexOf(at) >= 0; }); }));
        edge = without(next, found);
        found = found.concat(edge);
        edge = without(edge, foreign);
    }
    return without(found, [from]);
}
function knightTargets(from) {
    var seat = mySeat(), knight = knightAt(seat, from);
    return without(reached(seat, from), everyones(buildingsOf, null).concat(knightPlaces(seat))).filter(function (at) {
        var there = standing(at);
        return !there || knight && there.knight.level < knight.level;
    });
}

function robberPlaces() {
    return Object.keys(app.state.board.hexes).filter(function (hex) {
        var terrain = app.state.board.hexes[hex].terrain;
        return hex !== app.state.board.robber && terrain !== "sea";
    });
}
/** Who can be robbed at a hex: others with a building there and a card. */
function victimsAt(hex) {
    return playersBeside(hex).filter(function (seat) { return seat !== mySeat() && player(seat).cards > 0; });
}

function isOpenRoad(seat, path) {
    return path.split("-").some(function (end) {
        return piecesOn(seat).indexOf(end) < 0 && roadsOf(seat).every(function (other) { return other === path || other.split("-").indexOf(end) < 0; });
    });
}
function openRoads() {
    return everyones(function (seat) { return roadsOf(seat).filter(function (path) { return isOpenRoad(seat, path); }); }, null);
}

/** Own knights that the Smith can raise; pieces of a level may run out, which the table says. */
function risingKnights() {
    var fortress = (player(mySeat()).tracks || {}).politics >= 3;
    return knightsOf(mySeat()).filter(function (knight) {
        return !knight.promoted_this_turn && (knight.level === 1 || knight.level === 2 && fortress);
    }).map(function (knight) { return knight.at; });
}

function movableNumbers() {
    return Object.keys(app.state.board.hexes).filter(function (hex) {
        var number = app.state.board.hexes[hex].number;
        return number && [2, 6, 8, 12].indexOf(number) < 0;
    });
}
function hexesBesideOwn() {
    return Object.keys(app.state.board.hexes).filter(function (hex) {
        return playersBeside(hex).indexOf(mySeat()) >= 0 && app.state.board.hexes[hex].terrain !== "sea";
    });
}

/** By how many cards in 36 rolls the players gain when two numbers change places: [{seat, n}]. */
function swapGains(one, other) {
    function ways(number) { return number ? 6 - Math.abs(7 - number) : 0; }
    var hexes = app.state.board.hexes, difference = ways(hexes[other].number) - ways(hexes[one].number);
    function weight(seat, hex) {
        var corners = theIsland().hexes[hex].corners;
        function here(kind) { return listOf(seat, kind).filter(function (at) { return corners.indexOf(at) >= 0; }).length; }
        return hexes[hex].terrain === "desert" ? 0 : here("settlements") + here("reduced") + 2 * here("cities");
    }
    return app.state.players.map(function (one_) {
        return {seat: one_.seat, n: difference * (weight(one_.seat, one) - weight(one_.seat, other))};
    });
}
