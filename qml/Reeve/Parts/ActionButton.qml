// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// An ordinary button: icon, words, perhaps a second line. Selected: soft fill and accent border.
Pressable {
    id: root

    required property string text
    property string subtitle: ""
    property string icon: ""
    /** "" , "danger", "warning", "success" or "accent". */
    property string tone: ""
    property bool selected: false
    /** Words vanish, the icon stays; a long press tells the name. */
    property bool compact: false

    name: root.subtitle === "" ? root.text : root.text + ", " + root.subtitle
    checked: root.selected
    implicitHeight: Math.max(Theme.target, Theme.dp(52), words.implicitHeight + Theme.dp(12))
    implicitWidth: root.compact ? Theme.target + Theme.dp(4)
                                : Math.max(Theme.target, Theme.dp(32) + (root.icon === "" ? 0 : Theme.dp(32))
                                           + Math.max(measure.advanceWidth, measureSub.advanceWidth) + 2)

    readonly property color inkColor: root.blocked ? Theme.mutedInk : root.tone === "" ? Theme.ink : Theme.toneColor(root.tone)

    TextMetrics { id: measure; font: Theme.fontFor("panel"); text: root.text }
    TextMetrics { id: measureSub; font: Theme.fontFor("caption"); text: root.subtitle }

    Plate {
        anchors.fill: parent
        dashed: root.blocked
        fill: root.blocked ? "transparent" : root.selected || root.pressed ? Theme.soft : Theme.raised
        stroke: root.selected ? Theme.accent : root.blocked ? Theme.mutedInk
              : root.tone !== "" ? Theme.toneColor(root.tone) : Theme.highContrast ? Theme.edge : Theme.line
        strokeWidth: root.selected ? 2.5 : Theme.controlStroke
    }

    Icon {
        id: glyph
        visible: root.icon !== ""
        name: root.icon
        color: root.inkColor
        anchors.verticalCenter: parent.verticalCenter
        x: root.compact || root.text === "" ? (parent.width - width) / 2 : Theme.dp(16)
    }

    Column {
        id: words
        visible: !root.compact
        anchors.left: root.icon === "" ? parent.left : glyph.right
        anchors.leftMargin: root.icon === "" ? Theme.dp(12) : Theme.dp(10)
        anchors.right: parent.right
        anchors.rightMargin: root.icon === "" ? Theme.dp(12) : Theme.dp(8)
        anchors.verticalCenter: parent.verticalCenter

        ThemeText {
            width: parent.width
            text: root.text
            color: root.inkColor
            horizontalAlignment: root.icon === "" ? Text.AlignHCenter : Text.AlignLeft
            Accessible.ignored: true
        }
        ThemeText {
            width: parent.width
            visible: root.subtitle !== ""
            text: root.subtitle
            step: "caption"
            color: root.blocked || root.tone !== "" ? root.inkColor : Theme.mutedInk
            horizontalAlignment: root.icon === "" ? Text.AlignHCenter : Text.AlignLeft
            Accessible.ignored: true
        }
    }
}
