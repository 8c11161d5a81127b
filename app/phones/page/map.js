// SPDX-License-Identifier: GPL-3.0-or-later
// The small island as a picture: what lies on it, legal places bright, the rest dimmed. One tap takes the hex under the
// finger, or the nearest legal corner or path. Everything that can be tapped also stands in a list (places.js).

var margin = 46; // around the island, of the same units

function polygon(corners, grow) {
    var island = theIsland(), points = corners.map(function (name) { return island.corners[name]; });
    var x = 0, y = 0;
    points.forEach(function (point) { x += point.x / 6; y += point.y / 6; });
    return points.map(function (point) { return (x + (point.x - x) * grow).toFixed(1) + "," + (y + (point.y - y) * grow).toFixed(1); }).join(" ");
}

function drawHex(name, veiled) {
    var hex = app.state.board.hexes[name], place = theIsland().hexes[name], look = terrains[hex.terrain];
    var parts = [svg("polygon", {points: polygon(place.corners, 1), fill: look ? look.fill : "var(--sea)", stroke: tokenInk, "stroke-width": 2.5})];
    if (hex.number) {
        var hot = hex.number === 6 || hex.number === 8, ways = 6 - Math.abs(7 - hex.number), dots = [];
        for (var i = 0; i < ways; ++i) dots.push(svg("circle", {cx: place.x + (i - (ways - 1) / 2) * 7, cy: place.y + 17, r: 2.6, fill: hot ? "#A5281C" : tokenInk}));
        parts.push(svg("circle", {cx: place.x, cy: place.y, r: 26, fill: "#FFF8E6", stroke: tokenInk, "stroke-width": 2}),
            svg("text", {x: place.x, y: place.y + 8, class: "token" + (hot ? " hot" : ""), "text-anchor": "middle"}, hex.number), dots);
    }
    if (app.state.board.castle === name) parts.push(svg("g", {transform: "translate(" + place.x + " " + (place.y - 20) + ")"}, solid("M-17 13V-14H-10V-7H-4V-14H4V-7H10V-14H17V13z", things.wall)));
    for (var n = 0; n < (hex.barbarians || 0); ++n) parts.push(svg("g", {transform: "translate(" + (place.x + 24 * n - 24) + " " + (place.y - 32) + ")"}, solid(barbarian, things.robber)));
    if (veiled) parts.push(svg("polygon", {points: polygon(place.corners, 1), fill: pieceInk, opacity: 0.55}));
    return svg("g", {}, parts);
}

var shapes = {
    settlements: "M-15 14V-4L0-18 15-4V14z",
    cities: "M-22 14V-8L-9-21 4-8V-3H22V14z",
    reduced: "M-22 14V0L-9 6 4 0V-3H22V14z"
};

function drawPiece(seat, kind, at) {
    var place = placeNamed(at), look = players[seat];
    if (!place || !look) return null;
    var parts = [svg("path", {d: shapes[kind], fill: look.fill, stroke: "#FFFFFF", "stroke-width": 6, "stroke-linejoin": "round"}),
        svg("path", {d: shapes[kind], fill: look.fill, stroke: pieceInk, "stroke-width": 2.5, "stroke-linejoin": "round"})];
    if (listOf(seat, "walls").indexOf(at) >= 0) parts.push(svg("rect", {x: -24, y: 13, width: 48, height: 8, rx: 2, fill: things.wall, stroke: pieceInk, "stroke-width": 2}));
    var track = metropolisAt(at);
    if (track) parts.push(svg("circle", {cx: 13, cy: -12, r: 9, fill: tracks[track], stroke: pieceInk, "stroke-width": 2.5}));
    return svg("g", {transform: "translate(" + place.x + " " + place.y + ")"}, parts);
}

function drawRoad(seat, at) {
    var place = placeNamed(at), look = players[seat];
    return place && look ? [bar(place, 0.34, 17, pieceInk), bar(place, 0.32, 11, look.fill)] : null;
}

/** A stroke along a path: `half` of its length to both sides. */
function bar(path, half, width, colour) {
    var a = theIsland().corners[path.ends[0]], b = theIsland().corners[path.ends[1]], x = (b.x - a.x) * half, y = (b.y - a.y) * half;
    return svg("line", {x1: path.x - x, y1: path.y - y, x2: path.x + x, y2: path.y + y, stroke: colour, "stroke-width": width, "stroke-linecap": "round"});
}

/** A hull along its path and an upright sail. */
function drawShip(seat, at) {
    var place = placeNamed(at), look = players[seat];
    if (!place || !look) return null;
    var a = theIsland().corners[place.ends[0]], b = theIsland().corners[place.ends[1]], turn = Math.atan2(b.y - a.y, b.x - a.x) * 180 / Math.PI;
    return svg("g", {transform: "translate(" + place.x + " " + place.y + ")"},
        solid("M-24 0L-14-7H14L24 0 14 7H-14z", look.fill, "rotate(" + turn.toFixed(0) + ")"), solid("M-2 2V-25L15 2z", look.fill));
}
function solid(d, fill, transform) {
    return svg("path", {d: d, fill: fill, stroke: pieceInk, "stroke-width": 2.5, "stroke-linejoin": "round", "paint-order": "stroke", transform: transform || null});
}
/** Pieces of the modules: on a path or a corner. */
function drawWalker(seat, kind, at) {
    var place = placeNamed(at), look = players[seat];
    return place && look ? svg("g", {transform: "translate(" + place.x + " " + place.y + ")"}, solid(walkers[kind], look.fill)) : null;
}
var walkers = {
    mounted: "M-9 14L-5 3-13 2-14-5-5-14-2-20 3-15 9-8 10 14z",
    crews: "M-14 14L-10 0A6 6 0 1 1-4 0L0 9 4 0A6 6 0 1 1 10 0L14 14z",
    trains: "M-17 6V-12H17V6H12A5 5 0 0 1 2 6H-2A5 5 0 0 1-12 6z"
};
var barbarian = "M-8 12L-6-1-10-13-4-6H4L10-13 6-1 8 12z";

function drawKnight(seat, knight) {
    var place = placeNamed(knight.at), look = players[seat], marks = [];
    if (!place || !look) return null;
    for (var i = 0; i < knight.level; ++i) marks.push(svg("circle", {cx: (i - (knight.level - 1) / 2) * 10, cy: 0, r: 4, fill: look.ink}));
    return svg("g", {transform: "translate(" + place.x + " " + place.y + ")"},
        svg("circle", {r: 20, fill: look.fill, stroke: "#FFFFFF", "stroke-width": 6}),
        svg("circle", {r: 20, fill: look.fill, stroke: knight.active ? "#FFC966" : pieceInk, "stroke-width": knight.active ? 5 : 2.5}),
        knight.active ? svg("circle", {r: 23, fill: "none", stroke: pieceInk, "stroke-width": 2}) : null, marks);
}

/** A harbour lies before its path, on the side of the sea. */
function drawHarbour(harbour) {
    var path = placeNamed(harbour.at), board = app.state.board, land = path && path.hexes.filter(function (name) { return board.hexes[name] && board.hexes[name].terrain !== "sea"; })[0];
    if (!land) return null;
    var from = theIsland().hexes[land], x = path.x + (path.x - from.x) * 0.5, y = path.y + (path.y - from.y) * 0.5;
    return [path.ends.map(function (name) { return svg("line", {x1: theIsland().corners[name].x, y1: theIsland().corners[name].y, x2: x, y2: y, stroke: pieceInk, "stroke-width": 4}); }),
        harbour.gives === "any" ? [svg("circle", {cx: x, cy: y, r: 19, fill: "#FFF8E6", stroke: pieceInk, "stroke-width": 2}), svg("text", {x: x, y: y + 6, class: "harbour", "text-anchor": "middle"}, "3:1")] :
            put(chip(harbour.gives, 40), {x: x - 20, y: y - 20})];
}

function drawStanding() {
    var board = app.state.board, parts = [];
    colours().forEach(function (seat) {
        parts.push(listOf(seat, "roads").map(function (at) { return drawRoad(seat, at); }), listOf(seat, "ships").map(function (at) { return drawShip(seat, at); }));
    });
    colours().forEach(function (seat) {
        Object.keys(shapes).forEach(function (kind) {
            parts.push(listOf(seat, kind).map(function (at) { return drawPiece(seat, kind, at); }));
        });
        parts.push(knightsOf(seat).map(function (knight) { return drawKnight(seat, knight); }), trainsOf(seat).map(function (train) { return drawWalker(seat, "trains", train.at); }),
            ["mounted", "crews"].map(function (kind) { return listOf(seat, kind).map(function (at) { return drawWalker(seat, kind, at); }); }));
    });
    var sea = board.pirate && theIsland().hexes[board.pirate];
    if (sea) parts.push(svg("g", {transform: "translate(" + sea.x + " " + sea.y + ")", class: "pirate"},
        solid("M-3 8V-24L-21 4zM1 8V-24L22 4z", things.robber), solid("M-27 9H28L17 23H-17z", things.robber)));
    var at = board.robber && theIsland().hexes[board.robber];
    if (at) parts.push(svg("path", {transform: "translate(" + at.x + " " + at.y + ")", d: "M0-30a13 13 0 0 1 8 23c9 4 11 14 11 26h-38c0-12 2-22 11-26a13 13 0 0 1 8-23z",
        fill: things.robber, stroke: "#FFFFFF", "stroke-width": 3}));
    var merchant = board.merchant && theIsland().hexes[board.merchant.at], look = merchant && players[board.merchant.player];
    if (look) parts.push(svg("path", {transform: "translate(" + (merchant.x + 27) + " " + (merchant.y + 12) + ")", d: "M0-22L13 14H-13z", fill: look.fill, stroke: pieceInk, "stroke-width": 3, "stroke-linejoin": "round"}));
    return parts;
}

/** `picks`: [{at, label}]. */
function drawPick(pick) {
    var place = placeNamed(pick.at), kind = placeKind(pick.at), parts = [];
    if (kind === "hex") parts.push(svg("polygon", {points: polygon(place.corners, 0.93), fill: "none", stroke: "#FFFFFF", "stroke-width": 11}),
        svg("polygon", {points: polygon(place.corners, 0.93), fill: "none", stroke: things.mark, "stroke-width": 6}));
    if (kind === "path") parts.push(bar(place, 0.4, 22, "#FFFFFF"), bar(place, 0.38, 14, things.mark));
    if (!pick.label) return parts;
    var x = place.x - (kind === "hex" ? 32 : 0), y = place.y - (kind === "hex" ? 26 : 0);
    parts.push(svg("circle", {cx: x, cy: y, r: 19, fill: "#86CFC9", stroke: "#10211F", "stroke-width": 3}),
        svg("text", {x: x, y: y + 8, class: "pick-number", "text-anchor": "middle"}, pick.label));
    return parts;
}

function drawLegal(kind, names) {
    if (kind === "hex") return null;
    return names.map(function (name) {
        var place = placeNamed(name);
        if (!place) return null;
        if (placeKind(name) === "path") return [bar(place, 0.25, 21, pieceInk), bar(place, 0.24, 15, "#86CFC9"), standing(name) ? null : bar(place, 0.2, 6, "#FFFFFF")];
        var there = standing(name), ring = there ? 31 : 15;
        return [svg("circle", {cx: place.x, cy: place.y, r: ring, fill: "none", stroke: pieceInk, "stroke-width": 11}),
            svg("circle", {cx: place.x, cy: place.y, r: ring, fill: there ? "none" : "#FFFFFF", stroke: "#86CFC9", "stroke-width": 7})];
    });
}

/** The place that a tap means: the hex under it if it is legal, else the nearest legal corner or path within a hex's width. */
function tappedPlace(kind, legal, x, y) {
    var island = theIsland(), from = kind === "hex" ? Object.keys(island.hexes) : legal, best = null, least = hexWidth;
    from.forEach(function (name) {
        var place = placeNamed(name), away = place ? Math.sqrt((place.x - x) * (place.x - x) + (place.y - y) * (place.y - y)) : hexWidth;
        if (away < least) { least = away; best = name; }
    });
    return best !== null && legal.indexOf(best) >= 0 ? best : null;
}

/** kind: of what can be tapped, or "" for a picture only. `choose(name)` is called for a legal tap. */
function drawMap(kind, legal, picks, choose) {
    var island = theIsland(), width = island.width + 2 * margin, height = island.height + 2 * margin;
    var picked = picks.map(function (pick) { return pick.at; });
    var hexes = Object.keys(island.hexes).filter(function (name) { return app.state.board.hexes[name]; });
    var scene = svg("svg", {class: "map", viewBox: -margin + " " + -margin + " " + width + " " + height, role: "img",
        "aria-label": say("map") + (picks.length ? " " + say("map-picked", {what: picked.map(function (at) { return placeWords(at)[0]; }).join("; ")}) : "")},
        svg("rect", {x: -margin, y: -margin, width: width, height: height, fill: "var(--sea)"}),
        hexes.map(function (name) { return drawHex(name, kind === "hex" && legal.indexOf(name) < 0 && picked.indexOf(name) < 0); }),
        (app.state.board.harbors || []).map(drawHarbour),
        kind && kind !== "hex" ? svg("rect", {x: -margin, y: -margin, width: width, height: height, fill: pieceInk, opacity: 0.32}) : null,
        drawStanding(), drawLegal(kind, without(legal, picked)), picks.map(function (pick) { return drawPick(pick); }));
    // Wide islands get hexes that a finger can hit, and are moved under it.
    put(scene, {vars: {"--least": island.width > 6 * hexWidth ? Math.round(width * 0.56) + "px" : "0"}});
    if (choose) put(scene, {tap: function (event, map) {
        var box = map.getBoundingClientRect(), scale = width / box.width;
        var place = tappedPlace(kind, legal.concat(picked), (event.clientX - box.left) * scale - margin, (event.clientY - box.top) * scale - margin);
        if (place) choose(place);
        else announce("news", say("not-there"));
    }});
    var middle = legal.length ? legal.reduce(function (sum, name) { return sum + placeNamed(name).x; }, 0) / legal.length : island.width / 2;
    return el("div", {class: "map-box", key: kind + legal.length, "data-middle": ((middle + margin) / width).toFixed(3)}, scene);
}

/** A picture that is wider than the page begins at the middle of its places. */
function moveMap(page) {
    var box = page.querySelector(".map-box");
    if (!box || box.moved) return;
    box.moved = true;
    box.scrollLeft = box.firstChild.getBoundingClientRect().width * box.getAttribute("data-middle") - box.clientWidth / 2;
}
