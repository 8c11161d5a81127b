// SPDX-License-Identifier: GPL-3.0-or-later
// After the game: how likely everybody's victory was, the turns that changed most, and what came with the dice.

function signed(n) { return n > 0 ? "+" + n : n < 0 ? "−" + -n : "0"; }

/** The chances of one player, turn by turn: from 0 % below to 100 % above. */
function chanceLine(chances, at) {
    var last = Math.max(1, chances.length - 1);
    return svg("svg", {"aria-hidden": "true", class: "chance", viewBox: "0 0 100 40", preserveAspectRatio: "none"},
        svg("path", {d: "M0 39.5H100M0 .5H100", stroke: "var(--line)"}),
        svg("polyline", {fill: "none", stroke: "currentColor", "stroke-width": 2, "vector-effect": "non-scaling-stroke", points: chances.map(function (turn, i) {
            return Math.round(1000 * i / last) / 10 + "," + (39 - 0.38 * turn.values[at]);
        }).join(" ")}));
}

function storySection() {
    var story = app.state.story;
    if (!story) return null;
    var seats = app.state.players, end = story.chances.length - 1;
    return [el("section", {}, el("h2", {}, say("chances")),
        el("ul", {class: "plain"}, seats.map(function (player, at) {
            var luck = story.luck[at];
            return el("li", {class: "panel row fate"}, pin(player.seat, 32), el("span", {class: "grow"}, el("span", {class: "strong"}, seatNamed(player.seat)),
                el("small", {}, say("chance-from-to", {from: story.chances[0].values[at], to: story.chances[end].values[at]})),
                luck ? el("small", {}, say("luck", {dice: signed(luck.dice), own: signed(luck.own), others: signed(luck.others)})) : null), chanceLine(story.chances, at));
        })), el("p", {class: "muted"}, say("as-if-reeve"))),
        story.points.length ? el("section", {}, el("h2", {}, say("turning-points")), el("ul", {class: "plain news"}, story.points.map(function (point) {
            return el("li", {}, pin(point.player, 24), el("span", {}, el("span", {class: "strong"}, say("turning-point", {n: point.turn, name: seatNamed(point.player), from: point.before, to: point.after})), " " + point.text));
        }))) : null];
}
