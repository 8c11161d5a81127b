// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// Counts as bars with a mark at each expected count; the count is below its label.
Item {
    id: root

    /** [{label, count, expected, hot}]; hot labels are those of the red tokens. */
    property var bars: []
    property color fill: Theme.accent
    /** Label of the bar drawn in ink, or "". */
    property string special: ""
    /** A bar's text for screen readers: %1 label, %2 count, %3 expected count. */
    property string naming: "%1: %2 (%3)"

    readonly property real most: Math.max(1, ...root.bars.map(b => Math.max(b.count, b.expected)))
    /** Distance of the grid lines: three at most. */
    readonly property int step: Math.max(1, Math.ceil(root.most / 3))
    readonly property real scale: plot.height / Math.max(root.most, root.step * Math.floor(root.most / root.step))

    /** The counts are too wide for one line: every second one is a line lower. */
    readonly property bool staggered: root.bars.length > 0 && widest.advanceWidth + Theme.dp(4) > root.width / root.bars.length

    /** One decimal place, if it is not zero. */
    function plain(value: real): string { return Number(value).toLocaleString(Qt.locale(), "f", Math.abs(value - Math.round(value)) < 0.05 ? 0 : 1); }

    implicitHeight: Theme.dp(220)

    TextMetrics {
        id: widest
        text: String(Math.max(0, ...root.bars.map(b => b.count)))
        font.family: Theme.sans
        font.weight: Theme.steps.caption.weight
        font.pixelSize: Theme.size("caption")
    }
    Item {
        id: plot
        width: parent.width
        anchors.top: parent.top
        anchors.topMargin: Theme.dp(6)
        anchors.bottom: labels.top
        anchors.bottomMargin: Theme.dp(4)

        Repeater {
            model: Math.floor(root.most / root.step) + 1
            Rectangle {
                required property int index
                width: plot.width
                height: Theme.decorStroke
                y: plot.height - index * root.step * root.scale
                color: Theme.line
            }
        }
    }
    Row {
        id: labels
        anchors.bottom: parent.bottom
        width: parent.width
        Repeater {
            model: root.bars
            Item {
                id: bar
                required property var modelData
                required property int index
                readonly property real column: root.width / root.bars.length
                width: bar.column
                height: words.height
                Accessible.role: Accessible.StaticText
                Accessible.name: root.naming.arg(bar.modelData.label).arg(bar.modelData.count).arg(root.plain(bar.modelData.expected))

                Rectangle {
                    anchors.bottom: parent.top
                    anchors.bottomMargin: Theme.dp(4)
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: bar.column * 0.72
                    height: bar.modelData.count * root.scale
                    radius: Math.min(Theme.dp(6), height / 2)
                    color: bar.modelData.label === root.special ? Theme.ink : root.fill
                }
                Rectangle {
                    visible: bar.modelData.expected > 0
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: -Theme.dp(4) - bar.modelData.expected * root.scale - height / 2
                    width: bar.column * 0.94
                    height: Theme.dp(4) + 2
                    radius: height / 2
                    color: Theme.warning
                    border.color: Theme.surface
                    border.width: 1
                }
                Column {
                    id: words
                    width: parent.width
                    ThemeText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: bar.modelData.label
                        step: "heading"
                        lines: 1
                        color: bar.modelData.hot ? Theme.danger : Theme.ink
                        Accessible.ignored: true
                    }
                    Item {
                        width: parent.width
                        height: count.height * (root.staggered ? 2 : 1)
                        ThemeText {
                            id: count
                            objectName: "count"
                            x: (parent.width - width) / 2
                            y: root.staggered && bar.index % 2 === 1 ? height : 0
                            width: root.staggered ? bar.column * 1.9 : parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: bar.modelData.count + (words.width < Theme.dp(34) || root.staggered ? "" : "×") // narrow bars: the number alone
                            step: "caption"
                            lines: 1
                            color: Theme.mutedInk
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
