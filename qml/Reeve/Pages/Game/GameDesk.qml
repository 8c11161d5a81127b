// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// What the parts of the game page share: which sheet is open, and the ways out of the page.
QtObject {
    id: root

    /** What the table waits for. */
    readonly property promptFacts prompt: Prompts.current
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

    /** Photographs are read of this board. Those of Seafarers have a pirate in the record. */
    readonly property bool readable: Facts.readable(Game.position?.board?.rows ?? [], Game.position?.board?.pirate !== undefined)

    /** After undo or redo at a table with real cards, until the next command: who gives back and takes what; else "". */
    readonly property string owed: {
        const sentences = Array.from(Game.turnedBack ?? []);
        return sentences.length > 0 ? qsTr("On the table: %1").arg(sentences.join(" ")) : "";
    }

    /** The rule that says what is due now. */
    readonly property string rule: root.prompt.rule

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
