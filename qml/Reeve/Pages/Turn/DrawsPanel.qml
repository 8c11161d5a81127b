// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The players who draw a progress card: for this gate and red die, or as one of the strongest after an attack.
Panel {
    id: root

    readonly property list<int> draws: Game.lastRoll.draws

    visible: root.draws.length > 0
    padding: Theme.dp(12)
    implicitWidth: Theme.dp(280)
    implicitHeight: Math.max(words.implicitHeight, pins.height) + 2 * padding

    ThemeText {
        id: words
        anchors.left: parent.left
        anchors.right: pins.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: Words.drawing(Game.lastRoll.event)
        step: "caption"
        Accessible.name: words.text + " " + Words.list(Array.from(root.draws).map(i => Game.players[i]?.name ?? ""))
    }
    Row {
        id: pins
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap
        Repeater {
            model: root.draws
            Row {
                id: drawer
                required property int modelData
                readonly property playerFacts seat: Game.players[drawer.modelData] ?? Game.nobody
                spacing: Theme.dp(6)
                PlayerPin { player: drawer.seat.color || "white"; size: Theme.dp(28); anchors.verticalCenter: parent.verticalCenter }
                // More than two names leave no room for the text.
                ThemeText { visible: root.draws.length < 3; text: drawer.seat.name; lines: 1; anchors.verticalCenter: parent.verticalCenter; Accessible.ignored: true }
            }
        }
    }
}
