// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The last roll: its dice, the total and its odds, the event in words.
Panel {
    id: root

    readonly property var roll: Game.lastRoll

    padding: Theme.dp(12)
    implicitHeight: Theme.dp(96) + 2 * padding

    DiceRow {
        id: row
        objectName: "lastRoll"
        width: parent.width
        red: root.roll?.red ?? 0
        yellow: root.roll?.yellow ?? 0
        event: root.roll?.event ?? ""
        words: !root.roll ? "" : root.roll.event === "ship" ? (Game.barbarians?.spaces ?? 1) === 0 ? qsTr("The barbarians have landed") : qsTr("The ship moves on")
             : root.roll.event ? qsTr("%1, red die %2").arg(Words.event(root.roll.event)).arg(root.roll.red) : ""
    }
}
