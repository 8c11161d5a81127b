// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// A choice that somebody owes: who, the question, the options with what they lead to, the rule.
Item {
    id: root

    property string player: ""
    property string question: ""
    property string hint: ""
    /** [{text, detail, consequence, icon, reason}] */
    property var options: []
    /** Index of the chosen option; -1: none yet. */
    property int chosen: -1
    /** Decisions still open, this one included. */
    property int open: 1
    property string ruleText: ""
    /** 0, 90, 180 or 270: turned to the side of the table where its owner sits. */
    property int facing: 0
    /** Pictures or steppers of the page's own, below the question. */
    default property alias content: extra.data

    signal picked(int index)
    signal ruleAsked()
    signal refused(string reason)

    readonly property int columns: sheet.width >= Theme.dp(560) && root.options.length > 1 ? 2 : 1

    implicitWidth: Theme.dp(640)
    implicitHeight: column.implicitHeight + 2 * Theme.dp(20)
    Accessible.role: Accessible.Dialog
    Accessible.name: root.question

    Panel {
        id: sheet
        anchors.centerIn: parent
        width: root.facing % 180 === 0 ? root.width : root.height
        height: root.facing % 180 === 0 ? root.height : root.width
        rotation: root.facing
        selected: true
        radius: Theme.radiusSheet
        padding: Theme.dp(20)

        Column {
            id: column
            width: parent.width
            spacing: Theme.wideGap

            Row {
                width: parent.width
                spacing: Theme.wideGap
                PlayerPin { id: pin; visible: root.player !== ""; player: root.player || "white"; size: Theme.dp(40) }
                Column {
                    width: parent.width - (pin.visible ? pin.width + parent.spacing : 0)
                    anchors.verticalCenter: parent.verticalCenter
                    ThemeText { width: parent.width; text: root.question; step: "title"; lines: 3; Accessible.role: Accessible.Heading }
                    ThemeText { width: parent.width; visible: root.open > 1; text: qsTr("%n decision(s) open", "", root.open); step: "caption"; color: Theme.warning }
                }
            }
            ThemeText { width: parent.width; visible: root.hint !== ""; text: root.hint; step: "body"; lines: 4; color: Theme.mutedInk }
            Item { id: extra; width: parent.width; height: childrenRect.height; visible: children.length > 0 }

            Grid {
                width: parent.width
                columns: root.columns
                spacing: Theme.wideGap
                Repeater {
                    model: root.options
                    Pressable {
                        id: option
                        required property var modelData
                        required property int index
                        readonly property bool isChosen: root.chosen === option.index
                        width: (column.width - (root.columns - 1) * Theme.wideGap) / root.columns
                        height: Math.max(Theme.dp(56), texts.implicitHeight + Theme.dp(20))
                        role: Accessible.RadioButton
                        checkable: true
                        checked: option.isChosen
                        name: [option.modelData.text, option.modelData.detail, option.modelData.consequence].filter(t => t).join(", ")
                        reason: option.modelData.reason || ""
                        onClicked: root.picked(option.index)
                        onRefused: reason => root.refused(reason)

                        Plate {
                            anchors.fill: parent
                            dashed: option.blocked
                            fill: option.isChosen || option.pressed ? Theme.soft : Theme.surface
                            stroke: option.isChosen ? Theme.accent : Theme.highContrast ? Theme.edge : Theme.line
                            strokeWidth: option.isChosen ? Theme.selectedStroke : Theme.controlStroke
                        }
                        Icon {
                            id: glyph
                            visible: name !== ""
                            name: option.modelData.icon || ""
                            x: Theme.dp(16)
                            anchors.verticalCenter: parent.verticalCenter
                            size: Theme.dp(32)
                        }
                        Column {
                            id: texts
                            anchors.left: glyph.visible ? glyph.right : parent.left
                            anchors.leftMargin: Theme.dp(16)
                            anchors.right: dot.left
                            anchors.rightMargin: Theme.gap
                            anchors.verticalCenter: parent.verticalCenter
                            ThemeText { width: parent.width; text: option.modelData.text || ""; step: "number"; Accessible.ignored: true }
                            ThemeText { width: parent.width; visible: text !== ""; text: option.modelData.detail || ""; step: "caption"; color: Theme.mutedInk; Accessible.ignored: true }
                            ThemeText { width: parent.width; visible: text !== ""; text: option.modelData.consequence || ""; step: "caption"; weight: Font.DemiBold; color: Theme.danger; Accessible.ignored: true }
                        }
                        Rectangle {
                            id: dot
                            anchors.right: parent.right
                            anchors.rightMargin: Theme.dp(16)
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.dp(30)
                            height: width
                            radius: width / 2
                            color: option.isChosen ? Theme.accent : "transparent"
                            border.color: option.isChosen ? Theme.accent : Theme.mutedInk
                            border.width: Theme.controlStroke
                            Icon { anchors.centerIn: parent; visible: option.isChosen; name: "check"; size: Theme.dp(20); color: Theme.accentInk; weight: 2.6 }
                        }
                    }
                }
            }
            ActionButton { visible: root.ruleText !== ""; icon: "almanac"; text: root.ruleText; onClicked: root.ruleAsked() }
        }
    }
}
