// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// One count as a horizontal bar with a mark at the expected value.
Item {
    id: root

    property string label: ""
    property int count: 0
    property real expected: 0
    /** The value of the whole length. */
    property real most: 1
    property color fill: Theme.accent
    property string name: root.label + ": " + root.count

    implicitHeight: head.height + Theme.dp(20)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name

    ThemeText {
        id: head
        anchors.left: parent.left
        anchors.right: number.left
        text: root.label
        lines: 1
        Accessible.ignored: true
    }
    ThemeText {
        id: number
        anchors.right: parent.right
        text: root.count
        step: "number"
        weight: Font.Bold
        lines: 1
        Accessible.ignored: true
    }
    Rectangle {
        anchors.top: head.bottom
        anchors.topMargin: Theme.dp(2)
        width: parent.width
        height: Theme.dp(14)
        radius: height / 2
        color: "transparent"
        border.color: Theme.mutedInk
        border.width: 1
        Rectangle {
            width: root.most > 0 ? Math.max(root.count > 0 ? height : 0, parent.width * root.count / root.most) : 0
            height: parent.height
            radius: height / 2
            color: root.fill
            border.color: Theme.edge
            border.width: width > 0 ? 1.5 : 0
        }
        Rectangle {
            visible: root.expected > 0
            x: parent.width * root.expected / root.most - width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.dp(4) + 2
            height: parent.height + Theme.dp(10)
            radius: width / 2
            color: Theme.warning
            border.color: Theme.surface
            border.width: 1
        }
    }
}
