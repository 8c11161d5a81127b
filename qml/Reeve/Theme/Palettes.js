// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// The colour roles of the three themes. tests/qml/parts recomputes their contrast figures.

var roles = {
    light: {
        background: "#EFE6D3", surface: "#F9F3E5", raised: "#FFFDF7",
        ink: "#2A221A", mutedInk: "#63574A", line: "#D3C5AB",
        accent: "#17565C", accentInk: "#FFFFFF", soft: "#DCE9E3",
        danger: "#A5281C", dangerSoft: "#F6DDD3", success: "#2C673A",
        warning: "#8A5300", warningSoft: "#F7E3B8",
        focus: "#6B2FA8", edge: "#2A221A",
        tradeText: "#7A5800", politicsText: "#1F4FA0", scienceText: "#2C673A",
        token: "#FFF8E6", tokenHot: "#A5281C",
        sea: "#6CB4D0", rimLine: "#2A221A"
    },
    dark: {
        background: "#1A1714", surface: "#25211C", raised: "#322C25",
        ink: "#F4EBDA", mutedInk: "#BFB19B", line: "#4B4237",
        accent: "#86CFC9", accentInk: "#10211F", soft: "#1F3A38",
        danger: "#FF9585", dangerSoft: "#4A241E", success: "#93D29B",
        warning: "#FFC966", warningSoft: "#443414",
        focus: "#D0A5FF", edge: "#F4EBDA",
        tradeText: "#FFD65C", politicsText: "#9DC1FF", scienceText: "#93D29B",
        token: "#F4EBDA", tokenHot: "#A5281C",
        sea: "#2F6F95", rimLine: "#F4EBDA"
    },
    contrast: {
        background: "#000000", surface: "#000000", raised: "#101010",
        ink: "#FFFFFF", mutedInk: "#E8E8E8", line: "#FFFFFF",
        accent: "#5CE1E6", accentInk: "#000000", soft: "#00343A",
        danger: "#FF9C8F", dangerSoft: "#3A0A05", success: "#8CF29A",
        warning: "#FFD76A", warningSoft: "#332600",
        focus: "#E3B3FF", edge: "#FFFFFF",
        tradeText: "#FFE066", politicsText: "#A9CBFF", scienceText: "#8CF29A",
        token: "#FFFFFF", tokenHot: "#9C1208",
        sea: "#2F6F95", rimLine: "#FFFFFF"
    }
};

// Dark ink and white on filled pieces, in every theme.
var pieceInk = "#1A1410";
var pieceLight = "#FFFDF7";
var tokenInk = "#2A221A";

// Players: fill, the colour of the letter on it, the letters (the same in both languages), the pin's shape.
var players = {
    red:    { fill: "#CE3F2C", ink: "#FFFFFF", letter: "R", shape: "circle" },
    blue:   { fill: "#004DAB", ink: "#FFFFFF", letter: "B", shape: "square" },
    white:  { fill: "#FBF8F1", ink: pieceInk,  letter: "W", shape: "diamond" },
    orange: { fill: "#FFA930", ink: pieceInk,  letter: "O", shape: "triangle" },
    green:  { fill: "#51A585", ink: pieceInk,  letter: "G", shape: "hexagon" },
    brown:  { fill: "#47281E", ink: "#FFFFFF", letter: "Br", shape: "cross" }
};

// Terrain: fill and the two colours of its pattern.
var terrains = {
    hills:     { fill: "#BF6E44", stroke: "#6E3317", accent: "#6E3317" },
    forest:    { fill: "#29593E", stroke: "#143524", accent: "#4E8A63" },
    pasture:   { fill: "#A3BF83", stroke: "#4E6B35", accent: "#4E6B35" },
    fields:    { fill: "#F5CE49", stroke: "#9A6E0B", accent: "#9A6E0B" },
    mountains: { fill: "#6C757F", stroke: "#2E353C", accent: "#A9B2BA" },
    desert:    { fill: "#F1E7D1", stroke: "#9A8156", accent: "#9A8156" },
    gold:      { fill: "#C99A00", stroke: "#5E4700", accent: "#FFE08A" }
};

// Cards: fill, glyph colour, outline of the chip (resources are round, commodities octagons).
var cards = {
    brick:  { fill: "#BF6E44", ink: pieceInk,  commodity: false },
    lumber: { fill: "#29593E", ink: "#FFFFFF", commodity: false },
    wool:   { fill: "#A3BF83", ink: pieceInk,  commodity: false },
    grain:  { fill: "#F5CE49", ink: pieceInk,  commodity: false },
    ore:    { fill: "#6C757F", ink: "#FFFFFF", commodity: false },
    cloth:  { fill: "#7A3F73", ink: "#FFFFFF", commodity: true },
    coin:   { fill: "#C99A00", ink: pieceInk,  commodity: true },
    paper:  { fill: "#EFE6D0", ink: pieceInk,  commodity: true }
};

// Improvement tracks; the ship is the event die's fourth face.
var tracks = { trade: "#F2C230", politics: "#3A6CC0", science: "#5DAA69", ship: "#1A1410" };

// Things of the table that are the same in every theme.
var things = {
    wood: "#5C4128", jetty: "#4A3320", wall: "#8C8377", robber: "#2A221A",
    redDie: "#CE3F2C", yellowDie: "#F2C230", whiteDie: "#FFFDF7",
    night: "#16323D", nightInk: "#FFF8E6", nightDanger: "#FFB3A8", nightSuccess: "#BFE8C4", brass: "#C8A258", brassDark: "#6E4B00",
    mark: "#17565C", lossFill: "#A5281C", gainFill: "#2C673A", amber: "#FFC966"
};
