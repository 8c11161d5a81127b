// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays and by which rules, as the snapshot says; and lists.

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
