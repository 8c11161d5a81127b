// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// Actions under a heading: {icon, title, text, can, rule}; an impossible one links to its rule.
Column {
    id: root

    property string title: ""
    property var rows: []

    signal picked(var row)
    signal ruleAsked(string rule)

    visible: root.rows.length > 0
    spacing: Theme.gap

    ThemeText { width: parent.width; text: root.title; step: "heading"; lines: 1; Accessible.role: Accessible.Heading }
    GridLayout {
        width: parent.width
        columns: width > Theme.dp(560) ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: root.rows.length // a count: no items are recreated inside a layout
            Pressable {
                id: row
                required property int index
                readonly property var modelData: root.rows[index] ?? ({ icon: "", piece: "", sheet: "", title: "", text: "", can: false, rule: "" })
                objectName: "possible-" + (row.modelData.piece !== "" ? row.modelData.piece : row.modelData.sheet)
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.minimumHeight: Math.max(Theme.target, Theme.dp(58))
                implicitHeight: words.implicitHeight + Theme.wideGap
                name: row.modelData.title + ", " + row.modelData.text
                description: row.modelData.can ? "" : qsTr("Opens the rule")
                onClicked: row.modelData.can ? root.picked(row.modelData) : root.ruleAsked(row.modelData.rule)

                Plate {
                    anchors.fill: parent
                    dashed: !row.modelData.can
                    fill: !row.modelData.can ? "transparent" : row.pressed ? Theme.soft : Theme.raised
                    stroke: row.modelData.can ? Theme.accent : Theme.mutedInk
                }
                Icon {
                    id: glyph
                    x: Theme.margin
                    anchors.verticalCenter: parent.verticalCenter
                    name: row.modelData.icon
                    color: row.modelData.can ? Theme.ink : Theme.mutedInk
                }
                Column {
                    id: words
                    anchors.left: glyph.right
                    anchors.leftMargin: Theme.wideGap
                    anchors.right: arrow.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    ThemeText { width: parent.width; text: row.modelData.title; color: row.modelData.can ? Theme.ink : Theme.mutedInk; Accessible.ignored: true }
                    ThemeText { width: parent.width; text: row.modelData.text; step: "caption"; color: Theme.mutedInk; Accessible.ignored: true }
                }
                Icon {
                    id: arrow
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.wideGap
                    anchors.verticalCenter: parent.verticalCenter
                    name: row.modelData.can ? "right" : "almanac"
                    color: Theme.mutedInk
                    size: Theme.dp(20)
                }
            }
        }
    }
}
