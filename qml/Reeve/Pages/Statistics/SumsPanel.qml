// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The totals of both dice, and whether they are consistent with chance.
Panel {
    id: root

    required property statisticsFacts told
    readonly property int fair: root.told.fair
    /** The total with the largest deviation relative to its standard deviation. */
    property barFacts noBar
    readonly property barFacts oddest: Array.from(root.told.sums).reduce((most, bar) =>
        root.strays(bar) > root.strays(most) ? bar : most, root.noBar)

    function strays(bar: barFacts): real { return bar.expected > 0 ? Math.abs(bar.count - bar.expected) / Math.sqrt(bar.expected) : 0; }
    /** One decimal place, if it is not zero. */
    function plain(value: real): string { return Number(value).toLocaleString(Qt.locale(), "f", Math.abs(value - Math.round(value)) < 0.05 ? 0 : 1); }

    implicitWidth: Theme.dp(300)
    implicitHeight: Theme.dp(320)
    title: qsTr("Rolls")
    ChartLegend {
        anchors.right: parent.right
        y: -height - Theme.dp(12)
        entries: [{ text: qsTr("rolled"), color: Theme.accent }, { text: qsTr("expected"), color: Theme.warning, line: true }]
    }
    BarChart {
        objectName: "sums"
        anchors.top: parent.top
        anchors.bottom: verdict.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        special: String(Facts.robberTotal)
        bars: Array.from(root.told.sums).map(b => ({ label: String(b.value), count: b.count, expected: b.expected, hot: b.value === 6 || b.value === 8 }))
        naming: qsTr("Sum %1: rolled %2 times, expected %3")
    }
    ThemeText {
        id: verdict
        objectName: "diceVerdict"
        anchors.bottom: parent.bottom
        width: parent.width
        text: Array.from([qsTr("%n roll(s).", "", root.told.rolls),
                          root.oddest.count !== Math.round(root.oddest.expected)
                              ? qsTr("Largest deviation: %1 was rolled %2× instead of %3×.").arg(root.oddest.value).arg(root.oddest.count).arg(root.plain(root.oddest.expected)) : "",
                          root.fair < 0 ? "" : root.fair < 1 ? qsTr("Fair dice rarely deviate this much.")
                              : qsTr("Fair dice deviate this much or more in %n of 100 games.", "", root.fair),
                          root.told.set > 0 ? qsTr("%n roll(s) set by a card, not counted here.", "", root.told.set) : ""]).filter(s => s !== "").join(" ")
        step: "caption"
        lines: 3
        color: Theme.mutedInk
    }
}
