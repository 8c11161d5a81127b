// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// A chapter of the almanac.
Pressable {
    id: root

    property string title: ""
    property int count: 0
    property bool chosen: false

    name: root.title
    description: qsTr("%n entry(s)", "", root.count)
    checked: root.chosen
    ringInside: true
    implicitHeight: Math.max(Theme.target, Theme.dp(50))

    Plate {
        anchors.fill: parent
        fill: root.chosen ? Theme.accent : root.pressed ? Theme.soft : "transparent"
        stroke: root.chosen ? Theme.accent : "transparent"
    }
    ThemeText {
        anchors.left: parent.left
        anchors.leftMargin: Theme.wideGap
        anchors.right: number.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: root.title
        color: root.chosen ? Theme.accentInk : Theme.ink
        Accessible.ignored: true
    }
    ThemeText {
        id: number
        anchors.right: parent.right
        anchors.rightMargin: Theme.wideGap
        anchors.verticalCenter: parent.verticalCenter
        text: root.count
        step: "caption"
        lines: 1
        color: root.chosen ? Theme.accentInk : Theme.mutedInk
        Accessible.ignored: true
    }
}
