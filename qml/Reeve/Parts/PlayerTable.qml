// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// Values of the players side by side; the highest of a column is bold. If there is little room, columns are as wide as their
// headings and names are above the values; if that is still too wide, it scrolls horizontally.
Flickable {
    id: root

    /** [{title, card, strong}]: a heading, or the chip of a card; a strong column has large values. */
    property var columns: []
    /** [{player, name, values, crowned}], as many values as columns: numbers or texts. */
    property var rows: []
    /** Show names even if there is little room. */
    property bool named: !root.pins
    /** Rows begin with players' pins; else with names only. */
    property bool pins: true
    readonly property bool tight: root.width < Theme.dp(560)
    readonly property real pinRoom: root.pins ? Theme.dp(30) + Theme.gap : 0
    readonly property real nameRoom: root.pins ? Theme.dp(88) + root.pinRoom : Theme.dp(100)
    /** There is no room for names next to the values: they are above them. */
    readonly property bool stacked: root.named && root.tight && root.nameRoom + root.needed > root.width
    readonly property real first: root.stacked ? root.pinRoom : root.tight ? (root.named ? root.nameRoom : Theme.dp(48))
        : Math.min(Theme.dp(root.columns.length > 6 ? 132 : 190), root.width * 0.24)
    /** Minimum width of each column: the longest word of its heading in the smallest size plus eight pixels, of which four may be removed. */
    readonly property list<real> least: root.columns.map(c => c.card !== undefined ? Theme.dp(36)
        : c.title.split(/[\s-]+/).reduce((most, word) => Math.max(most, measure.advanceWidth(word) + 8), Theme.dp(36)))
    /** Most words of a heading: in little room each has a line. */
    readonly property int headLines: root.columns.reduce((most, c) => Math.max(most, c.card !== undefined ? 1 : c.title.split(/[\s-]+/).length), 2)
    readonly property real needed: Array.from(root.least).reduce((sum, least) => sum + least, 0)
    readonly property bool even: Math.max(0, ...Array.from(root.least)) * root.columns.length <= root.width - root.first
    /** Equal widths if the widest word permits. */
    readonly property list<real> cells: {
        const room = root.width - root.first, least = Array.from(root.least), count = Math.max(1, root.columns.length);
        return root.even ? least.map(() => room / count) : least.map(word => word + Math.max(-4, (room - root.needed) / count));
    }
    readonly property list<real> starts: Array.from(root.cells).map((cell, i, all) => all.slice(0, i).reduce((sum, before) => sum + before, root.first))
    /** Highest value of each column. */
    readonly property list<real> best: root.columns.map((c, i) => Math.max(...root.rows.map(r => r.values[i])))

    /** Formats half points by locale. */
    function shown(value: var): string { return typeof value === "number" && value % 1 !== 0 ? Number(value).toLocaleString(Qt.locale(), "f", 1) : String(value); }

    FontMetrics { id: measure; font.family: Theme.sans; font.weight: Theme.steps.caption.weight; font.pixelSize: Theme.smallestText }

    implicitHeight: column.height
    contentWidth: column.width
    contentHeight: column.height
    flickableDirection: Flickable.HorizontalFlick
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentWidth > width + 1
    clip: interactive

    Column {
        id: column
        width: Math.max(root.width, Array.from(root.cells).reduce((sum, cell) => sum + cell, root.first))
        Item {
            width: parent.width
            height: Theme.dp(root.tight ? 26 * root.headLines : 40)
            Repeater {
                model: root.columns
                Item {
                    id: head
                    required property var modelData
                    required property int index
                    x: root.starts[head.index] ?? 0
                    width: root.cells[head.index] ?? 0
                    height: parent.height
                    CardChip {
                        visible: head.modelData.card !== undefined
                        anchors.centerIn: parent
                        card: head.modelData.card ?? "paper"
                        name: head.modelData.title
                        size: Math.min(Theme.dp(30), head.width - 4)
                    }
                    ThemeText {
                        visible: head.modelData.card === undefined
                        anchors.fill: parent
                        anchors.leftMargin: 1
                        anchors.rightMargin: 1
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        text: head.modelData.title
                        step: "caption"
                        lines: root.tight ? root.headLines : 2
                        // Headings that just fit have one common size.
                        font.pixelSize: root.even && fitFactor >= 1 ? fullSize : root.even ? Math.max(Theme.smallestText, Math.floor(fullSize * Math.max(0.62, fitFactor))) : Theme.smallestText
                        color: Theme.mutedInk
                        Accessible.ignored: true
                    }
                }
            }
        }
        Repeater {
            model: root.rows
            Item {
                id: line
                required property var modelData
                width: column.width
                height: Theme.dp(root.stacked ? 68 : 48)
                Accessible.role: Accessible.Row
                Accessible.name: line.modelData.name + ": " + root.columns.map((c, i) => c.title + " " + root.shown(line.modelData.values[i])).join(", ")

                Rectangle { width: parent.width; height: Theme.decorStroke; color: Theme.line }
                PlayerPin {
                    visible: root.pins
                    player: root.pins ? line.modelData.player : "white"
                    size: Theme.dp(30)
                    anchors.verticalCenter: parent.verticalCenter
                }
                ThemeText {
                    x: root.pinRoom
                    y: root.stacked ? Theme.dp(6) : (parent.height - height) / 2
                    width: (root.stacked ? root.width : root.first) - root.pinRoom - Theme.gap - (crown.visible ? Theme.dp(28) : 0)
                    visible: root.named || !root.tight
                    text: line.modelData.name
                    lines: 1
                    weight: Font.Bold
                    Accessible.ignored: true
                }
                Icon {
                    id: crown
                    visible: line.modelData.crowned === true && !root.tight
                    name: "laurel"
                    color: Theme.warning
                    x: root.first - width - Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                }
                Repeater {
                    model: root.columns
                    ThemeText {
                        required property var modelData
                        required property int index
                        readonly property var value: line.modelData.values[index] ?? 0
                        readonly property bool most: typeof value === "number" && value > 0 && value === root.best[index]
                        x: root.starts[index] ?? 0
                        y: root.stacked ? Theme.dp(26) : 0
                        width: root.cells[index] ?? 0
                        height: line.height - y
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        text: root.shown(value)
                        step: modelData.strong ? "title" : "number"
                        weight: most ? Font.ExtraBold : Font.Normal
                        lines: 1
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
