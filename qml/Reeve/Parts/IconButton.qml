// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// A button with an icon only. Its name is for screen readers, and is shown on a long press or when a mouse rests on it.
Pressable {
    id: root

    required property string icon
    property bool framed: false
    property color color: root.blocked ? Theme.mutedInk : Theme.ink

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    onLongPressed: Bubbles.told(root, false)
    Timer { interval: Theme.restTime; running: root.hovered && !root.pressed; onTriggered: Bubbles.told(root, false) }

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
}
