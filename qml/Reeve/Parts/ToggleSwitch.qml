// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// A line with a switch: on has a tick, so that colour is not alone.
Pressable {
    id: root

    required property string text
    property string hint: ""

    role: Accessible.CheckBox
    checkable: true
    name: root.text
    description: root.hint
    implicitHeight: Math.max(Theme.target, words.implicitHeight + Theme.dp(8))
    implicitWidth: Theme.dp(320)

    Column {
        id: words
        anchors.left: parent.left
        anchors.right: rail.left
        anchors.rightMargin: Theme.wideGap
        anchors.verticalCenter: parent.verticalCenter
        ThemeText { width: parent.width; text: root.text; color: root.blocked ? Theme.mutedInk : Theme.ink; Accessible.ignored: true }
        ThemeText {
            width: parent.width
            visible: root.hint !== ""
            text: root.hint
            step: "caption"
            lines: 3
            color: Theme.mutedInk
            Accessible.ignored: true
        }
    }
    Rectangle {
        id: rail
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.dp(56)
        height: Theme.dp(32)
        radius: height / 2
        color: root.checked ? Theme.accent : Theme.surface
        border.color: root.checked ? Theme.accent : Theme.mutedInk
        border.width: Theme.controlStroke
        Rectangle {
            width: parent.height - Theme.dp(8)
            height: width
            radius: width / 2
            y: Theme.dp(4)
            x: root.checked ? parent.width - width - Theme.dp(4) : Theme.dp(4)
            color: root.checked ? Theme.accentInk : Theme.mutedInk
            Behavior on x { NumberAnimation { duration: Theme.stateTime; easing.type: Easing.OutCubic } }
            Icon { anchors.centerIn: parent; visible: root.checked; name: "check"; size: Theme.dp(16); weight: 3; color: Theme.accent }
        }
    }
}
