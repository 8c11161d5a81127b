// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The last roll: its dice, the total and its odds, the event in words.
Panel {
    id: root

    required property GameDesk page
    readonly property lastRollFacts roll: Game.lastRoll

    padding: Theme.dp(12)
    implicitHeight: Theme.dp(96) + 2 * padding

    DiceRow {
        objectName: "lastRoll"
        width: parent.width
        red: root.roll.red
        yellow: root.roll.yellow
        second: Prompts.dice.second
        sum: root.roll.total
        chances: Facts.ways(root.roll.total)
        onOddsTapped: root.page.openOdds(root.roll.total)
        correctable: true
        onDiceTapped: root.page.correctRoll(root.roll.step)
        event: root.roll.event
        words: !root.roll.rolled ? "" : root.roll.event === "ship" ? Game.barbarians.spaces === 0 ? qsTr("The barbarians have landed") : qsTr("The barbarian ship advances")
             : root.roll.event !== "" ? qsTr("%1, red die %2").arg(Words.event(root.roll.event)).arg(root.roll.red) : ""
    }
}
