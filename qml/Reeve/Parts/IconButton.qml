// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// A button that is only an icon. Its name is for screen readers and shows on a long press.
Pressable {
    id: root

    required property string icon
    property bool framed: false
    property color color: root.blocked ? Theme.mutedInk : Theme.ink

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    onLongPressed: bubble.visible = true

    Plate {
        anchors.fill: parent
        visible: root.framed || root.pressed || root.checked || root.blocked
        dashed: root.blocked && root.framed
        fill: root.pressed || root.checked ? Theme.soft : root.framed && !root.blocked ? Theme.raised : "transparent"
        stroke: root.checked ? Theme.accent
              : root.blocked && root.framed ? Theme.mutedInk
              : root.framed ? (Theme.highContrast ? Theme.edge : Theme.line) : "transparent"
        strokeWidth: root.checked ? 2.5 : Theme.controlStroke
    }

    Icon {
        anchors.centerIn: parent
        name: root.icon
        color: root.color
    }

    Rectangle {
        id: bubble
        visible: false
        anchors.top: parent.bottom
        anchors.topMargin: Theme.dp(4)
        x: Math.min(0, (parent.width - width) / 2)
        width: words.implicitWidth + Theme.dp(20)
        height: words.implicitHeight + Theme.dp(12)
        radius: Theme.radiusButton
        color: Theme.ink
        z: 20
        ThemeText {
            id: words
            anchors.centerIn: parent
            text: root.name
            step: "caption"
            lines: 1
            color: Theme.background
            Accessible.ignored: true
        }
        Timer { running: bubble.visible; interval: 1800; onTriggered: bubble.visible = false }
    }
}
