// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// An action of a turn: icon next to its name and state, or, in little room, the icon above the name.
Pressable {
    id: root

    required property string text
    required property string icon
    property string subtitle: ""
    property bool selected: false
    property bool low: false
    readonly property color inkColor: root.blocked ? Theme.mutedInk : Theme.ink

    /** There is room for the name; else a long press shows it. */
    property bool worded: true

    name: root.text
    description: root.subtitle
    checked: root.selected
    implicitHeight: !root.worded ? Theme.target : root.low ? Math.max(Theme.target, glyph.height + words.implicitHeight + Theme.dp(12))
                             : Math.max(Theme.target, Theme.dp(52), words.implicitHeight + Theme.dp(8))
    implicitWidth: root.low ? Theme.target : Theme.dp(150)

    onLongPressed: if (!root.worded) Bubbles.told(root, false)

    Plate {
        anchors.fill: parent
        dashed: root.blocked
        fill: root.blocked ? "transparent" : root.selected || root.pressed ? Theme.soft : Theme.raised
        stroke: root.selected ? Theme.accent : root.blocked ? Theme.mutedInk : Theme.highContrast ? Theme.edge : Theme.line
        strokeWidth: root.selected ? 2.5 : Theme.controlStroke
    }
    Icon {
        id: glyph
        name: root.icon
        color: root.inkColor
        size: Theme.dp(root.low ? 22 : 24)
        x: root.low ? (parent.width - width) / 2 : Theme.dp(16)
        y: root.low && root.worded ? (parent.height - height - words.implicitHeight) / 2 : (parent.height - height) / 2
    }
    Column {
        id: words
        visible: root.worded
        anchors.left: root.low ? parent.left : glyph.right
        anchors.leftMargin: Theme.dp(root.low ? 4 : 10)
        anchors.right: parent.right
        anchors.rightMargin: Theme.dp(root.low ? 4 : 8)
        y: root.low ? glyph.y + glyph.height : (parent.height - height) / 2
        ThemeText {
            width: parent.width
            text: root.worded ? root.text : ""
            step: root.low ? "caption" : "panel"
            color: root.inkColor
            lines: 2
            horizontalAlignment: root.low ? Text.AlignHCenter : Text.AlignLeft
            Accessible.ignored: true
        }
        ThemeText {
            width: parent.width
            visible: !root.low && root.subtitle !== "" && !root.blocked
            text: root.subtitle
            step: "caption"
            color: Theme.mutedInk
            Accessible.ignored: true
        }
    }
}
