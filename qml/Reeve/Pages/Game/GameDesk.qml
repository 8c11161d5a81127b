// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// What the parts of the game page share: which sheet is open, and the ways out of the page.
QtObject {
    id: root

    readonly property string kind: Game.expected?.kind ?? ""
    /** The base game has no knights, no flip-charts and no barbarians. */
    readonly property bool base: (Game.position?.rules?.game ?? "") === "base"
    /** The sheet that the player opened: "", "improve", "trade", "menu", "landing", "table", "since", "possible", "cards", "points", "odds" or "roll". */
    property string sheet: ""
    /** Whose points or cards are open. */
    property int pointsOf: 0
    /** The total whose odds are open. */
    property int oddsOf: 0
    /** The step of the roll that is corrected. */
    property int rollStep: -1

    /** The rule that says what is due now. */
    readonly property string rule: root.kind === "discard-progress" && Game.turn?.player === Game.expected?.player ? "PROG-11" : root.rules[root.kind] ?? (root.base ? "TURN-1" : root.kind === "roll" ? "TURN-2" : "TURN-3")
    readonly property var rules: ({
        "place-settlement": "SETUP-33", "place-city": "SETUP-36", discard: "SEVEN-2", "move-robber": "ROBBER-2", take: "IMPR-12", "lose-city": "BARB-10",
        "draw-progress": "BARB-14", "discard-progress": "PROG-10", "commit-knights": "VAR-NASTY-1", "relocate-knight": "KNIGHT-27",
        "remove-knight": "PROG-DESE", "place-knight": "PROG-DESE", give: "PROG-WEDD", "take-progress": "PROG-SPY", "take-cards": "PROG-MAST",
        "place-metropolis": "METRO-2", "build-neutral": "TWO-8", over: root.base ? "WIN-1" : "WIN-2" })

    signal home()
    signal settings()
    /** "almanac" (at a rule, or ""), "history" or "statistics": laid over the game. */
    signal look(string page, string rule)
    /** Something is to be explained for a moment. */
    signal told(string text)
    /** The big button. */
    signal next()
    /** A sheet was closed: the keyboard belongs to the page again. */
    signal closed()

    function openPoints(player: int): void {
        root.pointsOf = player;
        root.sheet = "points";
    }
    function openCards(player: int): void {
        root.pointsOf = player;
        root.sheet = "cards";
    }
    function openOdds(total: int): void {
        root.oddsOf = total;
        root.sheet = "odds";
    }
    /** The last roll is to be entered anew. */
    function correctRoll(step: int): void {
        root.rollStep = step;
        root.sheet = "roll";
    }
    function close(): void {
        root.sheet = "";
        root.closed();
    }
}
