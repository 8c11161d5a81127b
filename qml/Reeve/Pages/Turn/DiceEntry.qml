// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// The three dice while they are being entered.
QtObject {
    id: root

    /** 1 to 6; 0: not yet. */
    property int red: 0
    property int yellow: 0
    /** "ship", "trade", "politics", "science"; "": not yet. */
    property string event: ""
    /** The Alchemist has chosen both numbers, {red, yellow}; else null. */
    readonly property var fixed: Game.position?.this_turn?.alchemist ?? null
    /** Reeve throws the dice of this game. */
    readonly property bool own: Table.dice === "digital"
    /** In an easy start the event die stays aside in everybody's first two turns. */
    readonly property bool easy: (Game.position?.rules?.options ?? []).indexOf("easy-start") >= 0
                                 && (Game.turn?.number ?? 0) <= 2 * (Game.players?.length ?? 0)
    readonly property bool withEvent: (Game.position?.rules?.game ?? "") !== "base" && !root.easy
    readonly property bool complete: root.red > 0 && root.yellow > 0 && (!root.withEvent || root.event !== "")
    readonly property int total: root.red > 0 && root.yellow > 0 ? root.red + root.yellow : 0

    onFixedChanged: root.clear()

    function clear(): void {
        root.red = root.fixed?.red ?? 0;
        root.yellow = root.fixed?.yellow ?? 0;
        root.event = "";
    }
    function send(): void {
        const command = { do: "roll", red: root.red, yellow: root.yellow };
        if (root.withEvent)
            command.event = root.event;
        if (root.complete && Game.perform(command))
            root.clear();
    }
    /** Reeve's own dice. */
    function letReeve(): void {
        if (Game.perform({ do: "roll" }))
            root.clear();
    }
    /** The next die that is missing takes a digit: red, yellow, then the event (1 ship, 2 to 4 the gates). */
    function digit(n: int): void {
        if (root.red === 0)
            root.red = n;
        else if (root.yellow === 0)
            root.yellow = n;
        else if (n <= 4)
            root.event = ["ship", "trade", "politics", "science"][n - 1];
    }
    /** Takes back the last one entered. */
    function back(): void {
        if (root.event !== "")
            root.event = "";
        else if (root.fixed)
            return;
        else if (root.yellow > 0)
            root.yellow = 0;
        else
            root.red = 0;
    }
}
