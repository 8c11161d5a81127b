// SPDX-License-Identifier: GPL-3.0-or-later
// Pins of the players, chips of the cards, dice and the ship's track.

var outlines = {
    circle: {d: "M20 3a17 17 0 1 0 .01 0z", y: 25.6},
    square: {d: "M8 4.5h24a3.5 3.5 0 0 1 3.5 3.5v24a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 32V8A3.5 3.5 0 0 1 8 4.500z", y: 25.6},
    diamond: {d: "M20 1.5L38.5 20 20 38.5 1.5 20z", y: 25.6},
    triangle: {d: "M20 3L38 35.5H2z", y: 31},
    hexagon: {d: "M20 2l15.6 9v18L20 38 4.400 29V11z", y: 25.6},
    cross: {d: "M13 3h14v10h10v14H27v10H13V27H3V13h10z", y: 25.6}
};

/** A player as a pin: colour, shape and letter. With a name it is read, without it stands beside one. */
function pin(seat, size, name) {
    var look = players[seat];
    if (!look) return glyph("eye", size);
    var outline = outlines[look.shape];
    var text = svg("text", {x: 20, y: outline.y, class: "pin-letter", fill: look.ink, "text-anchor": "middle",
        "font-size": look.shape === "triangle" ? 13.5 : 15.5}, look.letter);
    return svg("svg", {width: size, height: size, viewBox: "0 0 40 40", role: name ? "img" : null,
        "aria-label": name || null, "aria-hidden": name ? null : "true"},
        svg("path", {d: outline.d, fill: look.fill, stroke: "var(--edge)", "stroke-width": 2.2, "stroke-linejoin": "round"}), text);
}

/** A kind of card: resources are round, commodities octagons. */
function chip(card, size) {
    var look = cards[card];
    var d = look.commodity ? "M29.63 3.59l10.78 10.78v15.260l-10.780 10.780H14.370L3.590 29.630V14.370L14.370 3.590z" : "M22 3.2a18.800 18.800 0 1 0 .010 0z";
    return svg("svg", {"aria-hidden": "true", width: size, height: size, viewBox: "0 0 44 44"},
        svg("path", {d: d, fill: look.fill, stroke: "var(--edge)", "stroke-width": 2, "stroke-linejoin": "round"}),
        svg("g", {transform: "translate(10.6 10.6) scale(.95)"},
            svg("path", {d: glyphPaths[card], fill: "none", stroke: look.ink, "stroke-width": 1.9, "stroke-linecap": "round",
                "stroke-linejoin": "round"})));
}

var kinds = ["brick", "lumber", "wool", "grain", "ore", "cloth", "coin", "paper"];

var pips = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8]};

function dieFrame(fill) {
    return svg("rect", {x: 1.5, y: 1.5, width: 37, height: 37, rx: 8, fill: fill, stroke: "var(--edge)", "stroke-width": 2});
}
/** A numbered die: "red", "yellow" or "white". */
function die(color, value) {
    var spots = (pips[value] || []).map(function (at) {
        return svg("circle", {cx: 10 + (at % 3) * 10, cy: 10 + Math.floor(at / 3) * 10, r: 3.4, fill: color === "red" ? pieceLight : pieceInk});
    });
    return svg("svg", {"aria-hidden": "true", width: 34, height: 34, viewBox: "0 0 40 40"}, dieFrame(things[color + "Die"]), spots);
}
function eventDie(face) {
    var picture = face === "ship" ? svg("g", {transform: "translate(6 6) scale(1.17)"},
        svg("path", {d: glyphPaths["ship"], fill: "none", stroke: pieceInk, "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round"})) :
        svg("path", {d: "M9.5 32V19.5a10.5 10.5 0 0 1 21 0V32h-6V20.500a4.500 4.500 0 0 0-9 0V32z", fill: tracks[face], stroke: pieceInk, "stroke-width": 1.6, "stroke-linejoin": "round"});
    return svg("svg", {"aria-hidden": "true", width: 34, height: 34, viewBox: "0 0 40 40"}, dieFrame(things.whiteDie), picture);
}

/** The ship on its way: `at` of `of` steps. */
function shipTrack(at, of) {
    var first = 15, step = (184 - first) / of, marks = []; // the ship has room at its start
    for (var i = 0; i < of; ++i)
        marks.push(svg("circle", {cx: first + i * step, cy: 16, r: 5.5, fill: i <= at ? "var(--accent)" : "var(--surface)",
            stroke: i <= at ? "var(--edge)" : "var(--muted)", "stroke-width": 1.8}));
    var x = first + at * step;
    return svg("svg", {"aria-hidden": "true", class: "track", viewBox: "0 0 206 32"},
        svg("line", {x1: first, y1: 16, x2: 184, y2: 16, stroke: "var(--muted)", "stroke-width": 2}), marks,
        svg("circle", {cx: 184, cy: 16, r: 9.5, fill: "var(--danger-soft)", stroke: "var(--danger)", "stroke-width": 2}),
        svg("path", {d: "M184 11v6M184 20.3v.1", stroke: "var(--danger)", "stroke-width": 2.4, "stroke-linecap": "round"}),
        svg("circle", {cx: x, cy: 16, r: 14, fill: "var(--accent)", stroke: "var(--edge)", "stroke-width": 2}),
        svg("g", {transform: "translate(" + (x - 8.5) + " 7.5) scale(.71)"},
            svg("path", {d: glyphPaths["ship"], fill: "none", stroke: "var(--on-accent)", "stroke-width": 2.2, "stroke-linecap": "round", "stroke-linejoin": "round"})));
}
