// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// An entry of the almanac: a handbook entry, rule, price, card or level. Without layouts: a row of a ListView must have its
// height when it is created.
Item {
    id: root

    /** An entry of AlmanacBook. */
    required property var entry
    /** The requested entry. */
    property bool chosen: false
    /** The chapter heading above it in search results, or "". */
    property string heading: ""

    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: [root.entry.title, root.entry.text, root.entry.reading ?? "", root.entry.counts ? "" : missing.text, root.entry.id].filter(s => s !== "").join(", ")

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
            Item {
                id: line
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.leftMargin: root.entry.track === "" ? Theme.margin : Theme.dp(30)
                anchors.rightMargin: Theme.margin
                anchors.verticalCenter: parent.verticalCenter
                implicitHeight: Math.max(level.visible ? level.implicitHeight : 0, glyph.visible ? glyph.height : 0, said.height,
                                         price.visible ? price.height : 0, number.visible ? number.implicitHeight : 0)

                ThemeText {
                    id: level
                    visible: root.entry.level > 0
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.dp(28)
                    horizontalAlignment: Text.AlignHCenter
                    text: root.entry.level
                    step: "title"
                    lines: 1
                    Accessible.ignored: true
                }
                Icon {
                    id: glyph
                    visible: root.entry.icon !== undefined
                    x: level.visible ? level.width + Theme.wideGap : 0
                    name: root.entry.icon ?? "info"
                    color: Theme.accent
                }
                Column {
                    id: said
                    anchors.verticalCenter: parent.verticalCenter
                    x: glyph.visible ? glyph.x + glyph.width + Theme.wideGap : glyph.x
                    width: (price.visible ? price.x : number.visible ? number.x : line.width + Theme.wideGap) - Theme.wideGap - x
                    spacing: Theme.dp(3)
                    ThemeText {
                        width: parent.width
                        visible: root.entry.title !== ""
                        text: root.entry.title
                        step: "name"
                        Accessible.ignored: true
                    }
                    ThemeText {
                        objectName: "entryText"
                        width: parent.width
                        visible: root.entry.kind !== "price"
                        text: root.entry.text
                        step: "body"
                        lines: 40
                        lineHeight: 1.15
                        color: root.entry.counts ? Theme.ink : Theme.mutedInk
                        Accessible.ignored: true
                    }
                    Image {
                        objectName: "entryPicture"
                        visible: (root.entry.picture ?? "") !== ""
                        width: Math.min(parent.width, Theme.dp(560))
                        height: width * 0.625 // as that of the window in the picture
                        source: visible ? "qrc:/manual/" + root.entry.picture + "-" + Settings.language + ".jpg" : ""
                        asynchronous: true
                        Accessible.ignored: true
                    }
                    ThemeText {
                        objectName: "entryReading"
                        width: parent.width
                        visible: text !== ""
                        text: root.entry.reading ?? ""
                        step: "caption"
                        lines: 4
                        color: Theme.mutedInk
                        Accessible.ignored: true
                    }
                    ThemeText {
                        id: missing
                        width: parent.width
                        visible: !root.entry.counts
                        text: qsTr("Does not apply in this game")
                        step: "caption"
                        color: Theme.warning
                        Accessible.ignored: true
                    }
                }
                Row {
                    id: price
                    anchors.verticalCenter: parent.verticalCenter
                    x: (number.visible ? number.x - Theme.wideGap : line.width) - width
                    visible: root.entry.cost !== null
                    spacing: Theme.wideGap
                    Repeater {
                        model: Array.from(Words.cards).filter(c => (root.entry.cost?.[c] ?? 0) > 0)
                        CardChip {
                            required property string modelData
                            card: modelData
                            count: root.entry.cost[modelData]
                            name: Words.amount(count, modelData)
                        }
                    }
                }
                ThemeText {
                    id: number
                    visible: root.entry.id !== ""
                    x: line.width - width
                    y: root.entry.kind === "price" ? (line.height - height) / 2 : 0
                    width: root.entry.kind === "price" ? Theme.dp(84) : naturalWidth
                    horizontalAlignment: Text.AlignRight
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
