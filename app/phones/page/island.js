// SPDX-License-Identifier: GPL-3.0-or-later
// The island of hex rows: names, corners and paths of all places and where they lie. Names are those of the record; a hex is
// `hexWidth` wide, and the shorter of two neighbouring rows lies centred against the longer.

var hexWidth = 100, hexSide = hexWidth / Math.sqrt(3);
var standardRows = [3, 4, 5, 4, 3];
var islandMade = {rows: "", island: null};

function letterOf(row, first) { return String.fromCharCode(first.charCodeAt(0) + row); }

/** "c2" before "c10", "c10" before "d1". */
function comparePlaces(a, b) {
    return a.charAt(0) < b.charAt(0) ? -1 : a.charAt(0) > b.charAt(0) ? 1 : parseInt(a.slice(1), 10) - parseInt(b.slice(1), 10);
}

/** {hexes, corners, paths, width, height}; by name. A hex: x, y, corners (NW N NE SE S SW). A corner: x, y, hexes, paths.
    A path: x, y, ends, hexes. */
function makeIsland(rows) {
    var island = {hexes: {}, corners: {}, paths: {}, width: 0, height: hexSide * (1.5 * rows.length + 0.5)};
    var starts = [0], least = 0;
    for (var r = 1; r < rows.length; ++r) starts.push(starts[r - 1] + (rows[r - 1] > rows[r] ? 0.5 : -0.5));
    starts.forEach(function (start) { least = Math.min(least, start); });

    function corner(name, x, y, hex) {
        var place = island.corners[name];
        if (!place) place = island.corners[name] = {name: name, x: x, y: y, hexes: [], paths: []};
        place.hexes.push(hex);
        return name;
    }
    function path(one, other, hex) {
        var ends = [one, other].sort(comparePlaces), name = ends.join("-"), place = island.paths[name];
        if (!place) {
            var a = island.corners[ends[0]], b = island.corners[ends[1]];
            place = island.paths[name] = {name: name, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, ends: ends, hexes: []};
            a.paths.push(name);
            b.paths.push(name);
        }
        place.hexes.push(hex);
    }
    rows.forEach(function (length, row) {
        var top = letterOf(row, "a"), bottom = letterOf(row + 1, "a");
        var above = row > 0 && rows[row - 1] > length ? 1 : 0, below = row + 1 < rows.length && rows[row + 1] > length ? 1 : 0;
        for (var i = 1; i <= length; ++i) {
            var name = letterOf(row, "A") + i, x = (starts[row] - least + i - 0.5) * hexWidth, y = hexSide * (1 + 1.5 * row);
            var t = 2 * i - 1 + above, b = 2 * i - 1 + below, w = hexWidth / 2, h = hexSide / 2;
            var corners = [corner(top + t, x - w, y - h, name), corner(top + (t + 1), x, y - hexSide, name), corner(top + (t + 2), x + w, y - h, name),
                corner(bottom + (b + 2), x + w, y + h, name), corner(bottom + (b + 1), x, y + hexSide, name), corner(bottom + b, x - w, y + h, name)];
            island.hexes[name] = {name: name, x: x, y: y, corners: corners};
            island.width = Math.max(island.width, x + w);
            for (var c = 0; c < 6; ++c) path(corners[c], corners[(c + 1) % 6], name);
        }
    });
    return island;
}

/** The island of the last snapshot. */
function theIsland() {
    var rows = app.state.board.rows || standardRows;
    if (islandMade.rows !== rows.join()) islandMade = {rows: rows.join(), island: makeIsland(rows)};
    return islandMade.island;
}

/** "hex", "corner" or "path", by the form of the name. */
function placeKind(name) { return name.indexOf("-") > 0 ? "path" : /^[A-Z]/.test(name) ? "hex" : "corner"; }

function placeNamed(name) {
    var island = theIsland();
    return island.hexes[name] || island.corners[name] || island.paths[name] || null;
}
