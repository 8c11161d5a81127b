// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// The dice during entry; in the base game the total suffices.
QtObject {
    id: root

    /** 1 to 6; 0: not entered. */
    property int red: 0
    property int yellow: 0
    /** The total, if entered alone; 0: not entered. */
    property int sum: 0
    /** "ship", "trade", "politics", "science"; "": not entered. */
    property string event: ""
    /** How this roll is entered. */
    readonly property diceFacts asked: Prompts.dice
    /** The number set by the Alchemist; 0: none. */
    readonly property int fixedRed: root.asked.red
    readonly property int fixedYellow: root.asked.yellow
    readonly property bool fixed: root.fixedRed > 0
    /** Reeve rolls the dice of this game. */
    readonly property bool own: Table.dice === "digital"
    readonly property bool withEvent: root.asked.withEvent
    /** The total alone suffices. */
    readonly property bool offersTotal: root.asked.byTotal
    readonly property bool byTotal: root.offersTotal && Settings.rollByTotal
    readonly property bool complete: root.total > 0 && (!root.withEvent || root.event !== "")
    readonly property int total: root.byTotal ? root.sum : root.red > 0 && root.yellow > 0 ? root.red + root.yellow : 0

    /** Some dice are entered. */
    readonly property bool begun: root.sum > 0 || root.event !== "" || !root.fixed && root.red + root.yellow > 0

    // Later: the die is shown before its roll is.
    onCompleteChanged: if (root.complete && Settings.rollAtOnce) later.restart()
    readonly property Timer later: Timer { id: later; interval: 0; onTriggered: root.send() }

    onFixedRedChanged: root.clear()
    onFixedYellowChanged: root.clear()

    function clear(): void {
        root.red = root.fixedRed;
        root.yellow = root.fixedYellow;
        root.sum = 0;
        root.event = "";
    }
    function send(): void {
        const dice = root.byTotal ? { total: root.sum } : { red: root.red, yellow: root.yellow };
        if (root.withEvent)
            dice.event = root.event;
        if (root.complete && Game.perform(Prompts.roll(dice)))
            root.clear();
    }
    /** Lets Reeve roll. */
    function letReeve(): void {
        if (Game.perform(Prompts.roll({})))
            root.clear();
    }
    /** A digit of the total ("1" may become 10, 11 or 12), or the next missing die: red, yellow, then the event (1 ship, 2 to 4 the gates). */
    function digit(n: int): void {
        if (root.byTotal)
            root.digitOfTotal(n);
        else if (n < 1 || n > Facts.faces)
            return;
        else if (root.red === 0)
            root.red = n;
        else if (root.yellow === 0)
            root.yellow = n;
        else if (n <= 4)
            root.event = ["ship", "trade", "politics", "science"][n - 1];
    }
    /** The first digit of a two-digit total was entered. */
    property bool tens: false
    onSumChanged: if (root.sum > 0) root.tens = false
    function digitOfTotal(n: int): void {
        const wanted = root.tens ? 10 + n : n;
        root.tens = wanted === 1;
        root.sum = wanted >= Facts.lowest && wanted <= Facts.highest ? wanted : 0;
    }
    /** Clears the last entry. */
    function back(): void {
        root.tens = false;
        if (root.byTotal)
            root.sum = 0;
        else if (root.event !== "")
            root.event = "";
        else if (root.fixed)
            return;
        else if (root.yellow > 0)
            root.yellow = 0;
        else
            root.red = 0;
    }
}
