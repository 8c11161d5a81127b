// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The last roll in a low window: dice, total and who draws a card, in one line.
Panel {
    id: root

    required property GameDesk page
    readonly property lastRollFacts roll: Game.lastRoll
    readonly property list<int> draws: root.roll.draws

    /** Large text in a small window: less space between items. */
    readonly property bool tight: root.width < Theme.dp(380)

    padding: Theme.dp(10)
    implicitWidth: Theme.dp(300)
    implicitHeight: Theme.dp(44) + 2 * padding

    RowLayout {
        anchors.fill: parent
        spacing: Theme.dp(root.tight ? 4 : 8)
        Pressable {
            objectName: "correctLastRoll"
            implicitWidth: Math.max(Theme.target, rolled.implicitWidth)
            implicitHeight: Math.max(Theme.target, rolled.implicitHeight)
            name: Words.correctThisRoll
            onClicked: root.page.correctRoll(root.roll.step)
            RowLayout {
                id: rolled
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.dp(root.tight ? 4 : 8)
                Die { kind: "red"; value: root.roll.red; visible: value > 0; size: Theme.dp(root.tight ? 34 : 42) }
                Die { kind: Prompts.dice.second; value: root.roll.yellow; visible: value > 0; size: Theme.dp(root.tight ? 34 : 42) }
                Die { kind: "event"; event: root.roll.event; visible: event !== ""; size: Theme.dp(root.tight ? 34 : 42) }
                ThemeText {
                    id: total
                    Layout.leftMargin: root.tight ? 0 : Theme.gap
                    Layout.minimumWidth: naturalWidth
                    text: root.roll.rolled ? root.roll.total : ""
                    step: "figure"
                    lines: 1
                    Accessible.name: qsTr("Rolled %1").arg(root.roll.total)
                }
            }
        }
        Item { Layout.fillWidth: true }
        Icon { visible: root.draws.length > 0 && !root.tight; name: "card"; color: Theme.trackText(root.roll.event) }
        Row {
            visible: root.draws.length > 0
            spacing: Theme.dp(root.tight ? 4 : 8)
            Repeater {
                model: root.draws
                PlayerPin {
                    required property int modelData
                    player: Game.players[modelData]?.color ?? "white"
                    size: Theme.dp(root.tight ? 24 : 30)
                }
            }
        }
    }
    Accessible.name: root.draws.length > 0 ? Words.drawing(root.roll.event) + " " + Words.list(Array.from(root.draws).map(i => Game.players[i]?.name ?? "")) : ""
}
