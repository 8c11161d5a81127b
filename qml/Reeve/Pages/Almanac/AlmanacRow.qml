// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// One entry of the almanac: how something is done, a rule, a price, a card or a level.
Item {
    id: root

    /** An entry of AlmanacBook. */
    required property var entry
    /** The one that was asked for. */
    property bool chosen: false
    /** Heading above it, or "": where another chapter begins among the hits of a search. */
    property string heading: ""

    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: [root.entry.title, root.entry.text, root.entry.counts ? "" : missing.text, root.entry.id].filter(s => s !== "").join(", ")

    Column {
        id: column
        width: parent.width
        spacing: Theme.gap

        ThemeText {
            width: parent.width
            topPadding: Theme.gap
            visible: root.heading !== ""
            text: root.heading
            step: "heading"
            Accessible.role: Accessible.Heading
        }
        Item {
            width: parent.width
            height: line.implicitHeight + 2 * Theme.wideGap

            Plate {
                anchors.fill: parent
                fill: root.chosen ? Theme.soft : Theme.raised
                stroke: root.chosen ? Theme.accent : Theme.line
                strokeWidth: root.chosen ? 2.5 : Theme.decorStroke
                dashed: !root.entry.counts
            }
            Rectangle {
                visible: root.entry.track !== ""
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.dp(10)
                radius: Theme.dp(4)
                height: parent.height - 2 * Theme.gap
                color: Theme.trackColor(root.entry.track)
                border.color: Theme.edge
                border.width: 1
            }
            RowLayout {
                id: line
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.leftMargin: root.entry.track === "" ? Theme.margin : Theme.dp(30)
                anchors.rightMargin: Theme.margin
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.wideGap

                ThemeText {
                    visible: root.entry.level > 0
                    Layout.preferredWidth: Theme.dp(28)
                    horizontalAlignment: Text.AlignHCenter
                    text: root.entry.level
                    step: "title"
                    lines: 1
                    Accessible.ignored: true
                }
                Icon {
                    visible: root.entry.icon !== undefined
                    Layout.alignment: Qt.AlignTop
                    name: root.entry.icon ?? "info"
                    color: Theme.accent
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: Theme.dp(3)
                    ThemeText {
                        Layout.fillWidth: true
                        visible: root.entry.title !== ""
                        text: root.entry.title
                        step: "name"
                        Accessible.ignored: true
                    }
                    ThemeText {
                        objectName: "entryText"
                        Layout.fillWidth: true
                        visible: root.entry.kind !== "price"
                        text: root.entry.text
                        step: "body"
                        lines: 40
                        lineHeight: 1.15
                        color: root.entry.counts ? Theme.ink : Theme.mutedInk
                        Accessible.ignored: true
                    }
                    ThemeText {
                        id: missing
                        Layout.fillWidth: true
                        visible: !root.entry.counts
                        text: qsTr("Does not count in this game")
                        step: "caption"
                        color: Theme.warning
                        Accessible.ignored: true
                    }
                }
                Row {
                    Layout.alignment: Qt.AlignVCenter
                    visible: root.entry.cost !== null
                    spacing: Theme.wideGap
                    Repeater {
                        model: Words.cards.filter(c => (root.entry.cost?.[c] ?? 0) > 0)
                        CardChip {
                            required property string modelData
                            card: modelData
                            count: root.entry.cost[modelData]
                            name: count + " " + Words.card(modelData)
                        }
                    }
                }
                ThemeText {
                    Layout.alignment: root.entry.kind === "price" ? Qt.AlignVCenter : Qt.AlignTop
                    Layout.preferredWidth: root.entry.kind === "price" ? Theme.dp(84) : implicitWidth
                    horizontalAlignment: Text.AlignRight
                    visible: root.entry.id !== ""
                    text: root.entry.id
                    step: "small"
                    lines: 1
                    color: Theme.mutedInk
                    Accessible.ignored: true
                }
            }
        }
    }
}
