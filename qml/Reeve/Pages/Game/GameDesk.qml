// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// State shared by the parts of the game page: the open sheet, and signals to leave the page.
QtObject {
    id: root

    /** The current prompt. */
    readonly property promptFacts prompt: Prompts.current
    /** The base game has no knights, flip charts or barbarians. */
    readonly property bool base: (Game.position?.rules?.game ?? "") === "base"
    /** The sheet that the player opened: "", "improve", "trade", "menu", "landing", "table", "since", "possible", "cards", "points", "count", "odds", "watch" or "roll". */
    property string sheet: ""
    /** Seat whose points, cards or count are open. */
    property int pointsOf: 0
    /** The total whose odds are shown. */
    property int oddsOf: 0
    /** The step of the roll to correct. */
    property int rollStep: -1

    /** This board can be read from photographs. Boards of Seafarers have a pirate in the record. */
    readonly property bool readable: Facts.readable(Game.position?.board?.rows ?? [], Game.position?.board?.pirate !== undefined)

    /** Barbarians that landed on hexes, until this was acknowledged or undone; else "". */
    property string landed: ""
    readonly property string landedNow: Game.barbarians.landed.text
    property int landedAt: 0
    onLandedNowChanged: {
        if (root.landedNow === "")
            return;
        root.landed = root.landedNow;
        root.landedAt = Game.newest.step;
    }
    readonly property Connections undone: Connections {
        target: Game
        function onNewestChanged(): void {
            if (Game.newest.step < root.landedAt)
                root.landed = "";
        }
    }
    /** The camera that watches the table; null: none runs. */
    property LiveCamera camera: null
    /** The note on searching phones was closed. */
    property bool phonesPutAway: false
    /** The revision whose note on players without cards to build was read. */
    property int passedOverSeen: -1

    /** The rule of the current prompt. */
    readonly property string rule: root.prompt.rule

    signal home()
    signal settings()
    /** Opens "almanac" (at a rule, or ""), "history" or "statistics" over the game. */
    signal look(string page, string rule)
    /** Compares the board with a photograph, if it can be read. */
    signal check()
    /** Shows an explanation for a moment. */
    signal told(string text)
    /** Triggers the primary button. */
    signal next()
    /** A sheet was closed: the page gets the keyboard focus again. */
    signal closed()

    function openPoints(player: int): void {
        root.pointsOf = player;
        root.sheet = "points";
    }
    function openCards(player: int): void {
        root.pointsOf = player;
        root.sheet = "cards";
    }
    function openLevel(player: int): void {
        root.pointsOf = player;
        root.sheet = "level";
    }
    function openCount(player: int): void {
        root.pointsOf = player;
        root.sheet = "count";
    }
    function openOdds(total: int): void {
        root.oddsOf = total;
        root.sheet = "odds";
    }
    /** Opens the correction of the last roll. */
    function correctRoll(step: int): void {
        root.rollStep = step;
        root.sheet = "roll";
    }
    function close(): void {
        root.sheet = "";
        root.closed();
    }
}
