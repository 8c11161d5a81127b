// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// All players' public points after each turn.
Panel {
    id: root

    required property statisticsFacts told
    readonly property list<turnValuesFacts> points: root.told.points

    implicitWidth: Theme.dp(300)
    implicitHeight: Theme.dp(320)
    title: qsTr("Points after each turn")
    ThemeText {
        anchors.right: parent.right
        y: -height - Theme.dp(12)
        text: qsTr("Goal %1").arg(Game.position?.rules?.target ?? 13)
        step: "caption"
        lines: 1
        color: Theme.mutedInk
    }
    LineChart {
        objectName: "pointsChart"
        anchors.fill: parent
        goal: Game.position?.rules?.target ?? 13
        turns: Array.from(root.points).map(p => p.turn)
        series: Array.from(root.points.length > 0 ? Game.players : []).map((p, i) => ({ player: p.color, values: Array.from(root.points).map(at => at.values[i]) }))
        name: root.title + ": " + Array.from(Game.players).map(p => p.name + ", " + Words.points(p.points)).join("; ")
    }
}
