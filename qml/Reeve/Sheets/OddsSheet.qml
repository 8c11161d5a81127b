// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The probability of a total: the outcomes that give it, and the count of each total in this game.
Sheet {
    id: root

    property int total: 0
    readonly property oddsFacts odds: History.oddsOf(Game.revision >= 0 ? root.total : 0)
    readonly property statisticsFacts statistics: History.statistics
    readonly property list<barFacts> sums: root.statistics.sums

    title: qsTr("%1: %2 of %3 rolls").arg(root.total).arg(root.odds.ways).arg(root.odds.of)
    hint: qsTr("Two dice can fall in %1 ways.").arg(root.odds.of)

    ColumnLayout {
        width: parent.width
        spacing: Theme.wideGap
        ThemeText {
            objectName: "oddsThrows"
            Layout.fillWidth: true
            text: Array.from(root.odds.throws).join("   ")
            step: "name"
            lines: 3
        }
        ThemeText {
            objectName: "oddsSoFar"
            Layout.fillWidth: true
            text: root.odds.soFar
            step: "body"
            lines: 3
        }
        BarChart {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.dp(220)
            special: String(root.total)
            bars: Array.from(root.sums).map(b => ({ label: String(b.value), count: b.count, expected: b.expected, hot: false }))
            naming: qsTr("Sum %1: rolled %2 times, expected %3")
        }
    }
}
