// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// Figures of the players side by side; the highest of a column is bold. Where the words of the columns have no room it scrolls sideways.
Flickable {
    id: root

    /** [{title, card, strong}]: words above, or the chip of a card; a strong column has large figures. */
    property var columns: []
    /** [{player, name, values, crowned}], as many values as columns: numbers, or words. */
    property var rows: []
    /** Names stand there also where there is little room. */
    property bool named: !root.pins
    /** Rows begin with the pins of players; else with names alone. */
    property bool pins: true
    readonly property bool tight: root.width < Theme.dp(560)
    readonly property real pinRoom: root.pins ? Theme.dp(30) + Theme.gap : 0
    readonly property real first: root.tight ? (root.named ? Theme.dp(100) + root.pinRoom : Theme.dp(48)) : Math.min(Theme.dp(root.columns.length > 6 ? 132 : 190), root.width * 0.24)
    readonly property real cell: Math.max(root.least, (root.width - root.first) / Math.max(1, root.columns.length))
    /** Width of the longest word above a column in the smallest letters. */
    readonly property real least: root.columns.filter(c => c.card === undefined)
        .reduce((all, c) => all.concat(c.title.split(/[\s-]+/)), []).reduce((most, word) => Math.max(most, measure.advanceWidth(word) + 6), Theme.dp(36))
    /** Highest value of each column. */
    readonly property var best: root.columns.map((c, i) => Math.max(...root.rows.map(r => r.values[i])))

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
        width: Math.max(root.width, root.first + root.columns.length * root.cell)
        Item {
            width: parent.width
            height: Theme.dp(root.tight ? 52 : 40)
            Repeater {
                model: root.columns
                Item {
                    id: head
                    required property var modelData
                    required property int index
                    x: root.first + head.index * root.cell
                    width: root.cell
                    height: parent.height
                    CardChip {
                        visible: head.modelData.card !== undefined
                        anchors.centerIn: parent
                        card: head.modelData.card ?? "paper"
                        name: head.modelData.title
                        size: Math.min(Theme.dp(30), root.cell - 4)
                    }
                    ThemeText {
                        visible: head.modelData.card === undefined
                        anchors.fill: parent
                        anchors.leftMargin: 2
                        anchors.rightMargin: 2
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        text: head.modelData.title
                        step: "caption"
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
                height: Theme.dp(48)
                Accessible.role: Accessible.Row
                Accessible.name: line.modelData.name + ": " + root.columns.map((c, i) => c.title + " " + line.modelData.values[i]).join(", ")

                Rectangle { width: parent.width; height: Theme.decorStroke; color: Theme.line }
                PlayerPin {
                    id: pin
                    visible: root.pins
                    player: root.pins ? line.modelData.player : "white"
                    size: Theme.dp(30)
                    anchors.verticalCenter: parent.verticalCenter
                }
                ThemeText {
                    x: root.pinRoom
                    anchors.verticalCenter: parent.verticalCenter
                    width: root.first - root.pinRoom - Theme.gap - (crown.visible ? Theme.dp(28) : 0)
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
                        x: root.first + index * root.cell
                        width: root.cell
                        height: line.height
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        text: value
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
