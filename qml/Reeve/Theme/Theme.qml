// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import "Palettes.js" as Palettes

// The only source of colours, sizes and times. Lengths are in dp after the user's scale.
QtObject {
    id: root

    // --- Set by the settings page --------------------------------------------------------------
    /** "light", "dark" or "contrast". */
    property string mode: "light"
    /** Scale of panels and their text: 0.85, 1, 1.2 or 1.4. */
    property real panelScale: 1
    /** Scale of tokens and pieces on the board: 0.85, 1, 1.2 or 1.4. */
    property real boardScale: 1
    /** Shows end states at once, with a short cross-fade at most. */
    property bool reducedMotion: false
    /** The primary button is lower left instead of lower right. */
    property bool leftHanded: false
    /** The program is a page: it has the browser's dialogs for files, and no phones and no club. */
    property bool inBrowser: Qt.platform.os === "wasm"

    readonly property bool dark: root.mode === "dark"
    readonly property bool highContrast: root.mode === "contrast"
    readonly property var roles: Palettes.roles[root.mode] || Palettes.roles.light

    // --- Colour roles --------------------------------------------------------------------------
    readonly property color background: root.roles.background
    readonly property color surface: root.roles.surface
    readonly property color raised: root.roles.raised
    readonly property color ink: root.roles.ink
    readonly property color mutedInk: root.roles.mutedInk
    readonly property color line: root.roles.line
    readonly property color accent: root.roles.accent
    readonly property color accentInk: root.roles.accentInk
    /** accentInk under the design's word ("on accent"); an alias, since `onX: …` would be read as a signal handler. */
    property alias onAccent: root.accentInk
    readonly property color soft: root.roles.soft
    readonly property color danger: root.roles.danger
    readonly property color dangerSoft: root.roles.dangerSoft
    readonly property color success: root.roles.success
    readonly property color warning: root.roles.warning
    readonly property color warningSoft: root.roles.warningSoft
    readonly property color focus: root.roles.focus
    readonly property color edge: root.roles.edge
    readonly property color token: root.roles.token
    readonly property color tokenInk: Palettes.tokenInk
    readonly property color tokenHot: root.roles.tokenHot
    readonly property color pieceInk: Palettes.pieceInk
    readonly property color pieceLight: Palettes.pieceLight
    readonly property color shadow: root.highContrast ? "transparent" : "#1A000000"
    readonly property color scrim: root.highContrast ? "#D9000000" : "#8C000000"
    /** Opacity of the background colour over hexes that are not highlighted. */
    readonly property real veil: 0.58
    /** Colours of things on the table: wood, dice, the night scene of the attack (see Palettes.js). */
    readonly property var things: Palettes.things

    /** Colours of a printed page: light, whatever the screen theme. */
    readonly property var paper: Palettes.roles.light

    // --- Type ----------------------------------------------------------------------------------
    readonly property string sans: "Inter"
    readonly property string serif: "Noto Serif"
    readonly property var steps: ({
        hero:    { size: 66, weight: Font.Bold,     serif: true },
        figure:  { size: 38, weight: Font.Bold,     serif: true },
        scene:   { size: 40, weight: Font.Bold,     serif: true },
        title:   { size: 22, weight: Font.Bold,     serif: true },
        heading: { size: 18, weight: Font.Bold,     serif: true },
        name:    { size: 19, weight: Font.Bold,     serif: false },
        number:  { size: 17, weight: Font.DemiBold, serif: false },
        panel:   { size: 16, weight: Font.DemiBold, serif: false },
        body:    { size: 16, weight: Font.Medium,   serif: false },
        caption: { size: 14, weight: Font.Medium,   serif: false },
        small:   { size: 13, weight: Font.DemiBold, serif: false }
    })
    /** Minimum text size in px. */
    readonly property int smallestText: 13

    // --- Space and shape -----------------------------------------------------------------------
    readonly property real unit: root.dp(8)
    readonly property real margin: root.dp(16)
    readonly property real gap: root.dp(8)
    readonly property real wideGap: root.dp(12)
    /** Minimum side of a touch target; never below 48. */
    readonly property real target: Math.max(48, root.dp(48))
    readonly property real primaryHeight: Math.max(52, root.dp(56))
    readonly property real radiusButton: root.dp(12)
    readonly property real radiusCard: root.dp(14)
    readonly property real radiusSheet: root.dp(18)
    readonly property real decorStroke: root.highContrast ? 1.5 : 1
    readonly property real controlStroke: 1.5
    readonly property real selectedStroke: 3
    readonly property real focusStroke: 3
    readonly property real focusGap: 2

    // --- Motion, in ms -------------------------------------------------------------------------
    readonly property int panelTime: root.reducedMotion ? 0 : 240
    readonly property int shipTime: root.reducedMotion ? 0 : 500
    readonly property int scalesTime: root.reducedMotion ? 0 : 700
    /** Cross-fades stay with reduced motion, but shorter. */
    readonly property int fadeTime: root.reducedMotion ? 100 : 160
    /** Time in ms for which a button ignores taps after its meaning changed. */
    readonly property int meaningTime: 300
    /** Time in ms within which two taps are those of one finger that taps twice. */
    readonly property int handTime: 500
    readonly property int toastTime: 6000
    /** Time in ms after which the name of an icon is shown under a mouse. */
    readonly property int restTime: 700

    // --- Functions -----------------------------------------------------------------------------
    /** A length of the design in px at the user's scale. */
    function dp(length: real): real { return Math.round(length * root.panelScale); }

    /** Pixel size of a type step: hero figure scene title heading name number panel body caption small. */
    function size(step: string): int {
        const s = root.steps[step] || root.steps.panel;
        return Math.max(root.smallestText, Math.round(s.size * root.panelScale));
    }

    /** The font of a type step. */
    function fontFor(step: string): font {
        const s = root.steps[step] || root.steps.panel;
        return Qt.font({ family: s.serif ? root.serif : root.sans, pixelSize: root.size(step), weight: s.weight });
    }

    function player(name: string): var { return Palettes.players[name] || Palettes.players.white; }
    function playerColor(name: string): color { return root.player(name).fill; }
    function playerInk(name: string): color { return root.player(name).ink; }
    function playerLetter(name: string): string { return root.player(name).letter; }
    /** "circle", "square", "diamond", "triangle", "hexagon" or "cross". */
    function playerShape(name: string): string { return root.player(name).shape; }
    readonly property list<string> playerNames: Object.keys(Palettes.players)

    function terrain(name: string): var { return Palettes.terrains[name] || null; }
    /** Fill of a terrain; the sea is darker in the dark themes. */
    function terrainColor(name: string): color {
        return Palettes.terrains[name] ? Palettes.terrains[name].fill : root.roles.sea;
    }
    readonly property list<string> terrainNames: ["hills", "forest", "pasture", "fields", "mountains", "desert", "sea"]

    function card(name: string): var { return Palettes.cards[name] || Palettes.cards.paper; }
    function cardColor(name: string): color { return root.card(name).fill; }
    function cardInk(name: string): color { return root.card(name).ink; }
    function isCommodity(name: string): bool { return root.card(name).commodity; }
    readonly property list<string> cardNames: Object.keys(Palettes.cards)

    /** Fill of an improvement track (also of a gate or a card back). */
    function trackColor(name: string): color { return Palettes.tracks[name] || root.mutedInk; }
    /** The colour of a track's name as text on a panel. */
    function trackText(name: string): color {
        return name === "trade" ? root.roles.tradeText
             : name === "politics" ? root.roles.politicsText
             : name === "science" ? root.roles.scienceText : root.ink;
    }
    readonly property list<string> trackNames: ["trade", "politics", "science"]

    /** The colour of "success", "warning", "danger", "accent" or "" for text and borders. */
    function toneColor(tone: string): color {
        return tone === "success" ? root.success : tone === "warning" ? root.warning
             : tone === "danger" ? root.danger : tone === "accent" ? root.accent : root.ink;
    }
}
