// SPDX-License-Identifier: GPL-3.0-or-later
// Line drawings on a grid of 24 (`glyphPaths`, from the window's own).

function glyph(name, size, stroke) {
    return svg("svg", {"aria-hidden": "true", width: size, height: size, viewBox: "0 0 24 24"},
        svg("path", {d: glyphPaths[name] || "", fill: "none", stroke: stroke || "currentColor", "stroke-width": 2,
            "stroke-linecap": "round", "stroke-linejoin": "round"}));
}

/** Only a phone shows these, so they are not the window's. */
var ownGlyphs = {
    wifi: "M2.5 9.5a13.5 13.5 0 0 1 19 0M6 13.2a8.500 8.500 0 0 1 12 0M9.300 16.600a4 4 0 0 1 5.400 0M12 20v.1",
    code: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500M20 14v.1M20 17.500V20h-3M14 20v.1"
};
Object.keys(ownGlyphs).forEach(function (name) { glyphPaths[name] = ownGlyphs[name]; });
