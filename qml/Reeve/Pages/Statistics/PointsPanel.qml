// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// All players' public points after each turn, or another of their figures.
Panel {
    id: root

    required property statisticsFacts told
    property list<turnValuesFacts> values: root.told.points
    /** A line across the chart; 0: none. */
    property int goal: Game.position?.rules?.target ?? 13
    property string chart: "pointsChart"
    readonly property list<int> last: root.values[root.values.length - 1]?.values ?? []

    implicitWidth: Theme.dp(300)
    implicitHeight: Theme.dp(320)
    title: qsTr("Points after each turn")
    ThemeText {
        anchors.right: parent.right
        y: -height - Theme.dp(12)
        visible: root.goal > 0
        text: qsTr("Goal %1").arg(root.goal)
        step: "caption"
        lines: 1
        color: Theme.mutedInk
    }
    LineChart {
        objectName: root.chart
        anchors.fill: parent
        goal: root.goal
        turns: Array.from(root.values).map(v => v.turn)
        series: Array.from(root.values.length > 0 ? Game.players : []).map((p, i) => ({ player: p.color, values: Array.from(root.values).map(at => at.values[i]) }))
        name: root.title + ": " + Array.from(Game.players).map((p, i) => p.name + ", " + (root.last[i] ?? 0)).join("; ")
    }
}
