// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.Theme
import "ColorMath.js" as Colors

// Requirements of the colours, computed from the theme.
TestCase {
    id: root
    name: "Theme"

    function cleanup() {
        Theme.mode = "light";
        Theme.panelScale = 1;
        Theme.reducedMotion = false;
    }
    function worst(color: var): real {
        return Math.min(Colors.contrast(color, Theme.background), Colors.contrast(color, Theme.surface),
                        Colors.contrast(color, Theme.raised));
    }
    function near(actual: real, promised: real, what: string) {
        verify(actual >= promised - 0.05, what + ": " + actual.toFixed(2) + " instead of " + promised);
    }

    function test_everyRoleKeepsItsPromisedContrast_data() {
        return [
            { tag: "light", ink: 12.6, mutedInk: 5.7, accent: 6.7, danger: 5.8, success: 5.4, warning: 5.1, focus: 6.5, edge: 12.6, trade: 5.3, politics: 6.3, science: 5.4 },
            { tag: "dark", ink: 11.7, mutedInk: 6.6, accent: 7.7, danger: 6.5, success: 7.8, warning: 9.1, focus: 6.9, edge: 11.7, trade: 9.9, politics: 7.6, science: 7.8 },
            { tag: "contrast", ink: 19.0, mutedInk: 15.5, accent: 12.1, danger: 9.4, success: 13.8, warning: 13.8, focus: 11.0, edge: 19.0, trade: 14.6, politics: 11.5, science: 13.8 }
        ];
    }
    function test_everyRoleKeepsItsPromisedContrast(row) {
        Theme.mode = row.tag;
        for (const role of ["ink", "mutedInk", "accent", "danger", "success", "warning", "focus", "edge"])
            near(worst(Theme[role]), row[role], row.tag + " " + role);
        for (const track of Theme.trackNames)
            near(worst(Theme.trackText(track)), row[track], row.tag + " " + track);
        near(Colors.contrast(Theme.accentInk, Theme.accent), 8.3, "text on accent");
        near(Colors.contrast(Theme.ink, Theme.soft), 10.3, "ink on soft");
        near(Colors.contrast(Theme.danger, Theme.dangerSoft), 5.5, "danger on its soft");
        verify(Colors.contrast(Theme.warning, Theme.warningSoft) >= 4.5, "warning on its soft");
        near(Colors.contrast(Theme.tokenHot, Theme.token), 6.1, "6 and 8 on the token");
    }

    function test_lettersAndGlyphsAreReadableOnTheirFill_data() {
        const players = { red: 4.8, blue: 7.9, white: 17.2, orange: 9.5, green: 6.1, brown: 13.2 };
        const cards = { brick: 4.8, lumber: 8.1, wool: 9.0, grain: 12.0, ore: 4.7, cloth: 7.5, coin: 7.0, paper: 14.7 };
        return Object.keys(players).map(n => ({ tag: n, fill: Theme.playerColor(n), ink: Theme.playerInk(n), promised: players[n] }))
            .concat(Object.keys(cards).map(n => ({ tag: n, fill: Theme.cardColor(n), ink: Theme.cardInk(n), promised: cards[n] })));
    }
    function test_lettersAndGlyphsAreReadableOnTheirFill(row) {
        near(Colors.contrast(row.ink, row.fill), row.promised, row.tag);
    }

    function test_aPiecesDoubleRimStandsOutOnEveryTerrain() {
        for (const mode of ["light", "dark", "contrast"]) {
            Theme.mode = mode;
            for (const terrain of Theme.terrainNames) {
                const fill = Theme.terrainColor(terrain);
                near(Math.max(Colors.contrast(Theme.pieceLight, fill), Colors.contrast(Theme.pieceInk, fill)), 4.6, mode + " " + terrain);
            }
        }
    }

    function test_coloursStayApartForEveryKindOfSight_data() {
        const of = (names, f) => names.reduce((o, n) => { o[n] = String(f(n)); return o; }, {});
        const players = of(Theme.playerNames, n => Theme.playerColor(n)), terrains = of(Theme.terrainNames, n => Theme.terrainColor(n));
        const darkSea = Object.assign({}, terrains, { sea: "#2F6F95" });
        const cards = of(Theme.cardNames, n => Theme.cardColor(n)), tracks = of(Theme.trackNames, n => Theme.trackColor(n));
        const rows = [];
        const add = (tag, colors, figures) => ["normal", "protanopia", "deuteranopia", "tritanopia"].forEach((kind, i) =>
            rows.push({ tag: tag + ", " + kind, colors: colors, kind: kind, value: figures[i][0], pair: figures[i][1] }));
        add("players", players, [[28.8, "red/brown"], [20.1, "red/brown"], [20.1, "red/green"], [23.7, "red/orange"]]);
        add("terrains", terrains, [[20.0, "pasture/desert"], [13.6, "pasture/fields"], [14.5, "pasture/desert"], [13.7, "fields/desert"]]);
        add("terrains, dark sea", darkSea, [[13.2, "mountains/sea"], [11.0, "mountains/sea"], [13.4, "mountains/sea"], [12.0, "forest/sea"]]);
        add("cards", cards, [[13.6, "grain/coin"], [13.6, "wool/grain"], [12.0, "ore/cloth"], [11.6, "brick/coin"]]);
        add("tracks", tracks, [[33.4, "trade/science"], [16.4, "trade/science"], [21.6, "trade/science"], [17.2, "politics/science"]]);
        return rows;
    }
    function test_coloursStayApartForEveryKindOfSight(row) {
        const found = Colors.closest(row.colors, row.kind);
        verify(Math.abs(found.value - row.value) < 0.1, found.pair + " " + found.value.toFixed(2) + " instead of " + row.value);
        compare(found.pair, row.pair);
        verify(found.value >= 10);
    }

    function test_touchTargetsNeverShrinkBelow48() {
        for (const scale of [0.85, 1, 1.2, 1.4]) {
            Theme.panelScale = scale;
            verify(Theme.target >= 48);
            verify(Theme.size("small") >= 13);
        }
        compare(Theme.size("figure"), Math.round(38 * 1.4));
    }

    function test_reducedMotionLeavesOnlyAShortFade() {
        Theme.reducedMotion = true;
        compare(Theme.shipTime + Theme.scalesTime + Theme.panelTime, 0);
        compare(Theme.fadeTime, 100);
    }

    function test_noTwoPlayersShareALetterOrAShape() {
        const letters = Theme.playerNames.map(n => Theme.playerLetter(n)), shapes = Theme.playerNames.map(n => Theme.playerShape(n));
        compare(new Set(letters).size, 6);
        compare(new Set(shapes).size, 6);
    }
}
