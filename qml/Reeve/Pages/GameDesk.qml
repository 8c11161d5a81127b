// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// What the parts of the game page share: which sheet is open, and the ways out of the page.
QtObject {
    id: root

    readonly property string kind: Game.expected?.kind ?? ""
    /** The base game has no knights, no flip-charts and no barbarians. */
    readonly property bool base: (Game.position?.rules?.game ?? "") === "base"
    /** The sheet that the player opened: "", "improve", "trade", "menu", "possible", "cards" or "points". */
    property string sheet: ""
    /** Whose points or cards are open. */
    property int pointsOf: 0

    signal home()
    signal settings()
    /** "almanac" (at a rule, or ""), "history" or "statistics": laid over the game. */
    signal look(string page, string rule)
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
    function close(): void {
        root.sheet = "";
        root.closed();
    }
}
