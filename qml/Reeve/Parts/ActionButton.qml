// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// A standard button: icon, text, optional second line. Selected: soft fill and accent border.
Pressable {
    id: root

    required property string text
    property string subtitle: ""
    /** Lines of the second text before its size is reduced. */
    property int subtitleLines: 2
    property string icon: ""
    /** Colour of a player's pin instead of the icon, or "". */
    property string player: ""
    readonly property bool signed: root.icon !== "" || root.player !== ""
    /** "" , "danger", "warning", "success" or "accent". */
    property string tone: ""
    property bool selected: false
    /** Only the icon is shown; a long press shows the name. */
    property bool compact: false

    name: root.subtitle === "" ? root.text : root.text + ", " + root.subtitle
    checked: root.selected
    implicitHeight: Math.max(Theme.target, Theme.dp(52), words.implicitHeight + Theme.dp(12))
    /** Width of the button with its text. */
    readonly property real fullWidth: Math.max(Theme.target, Theme.dp(32) + (root.signed ? Theme.dp(32) : 0)
                                               + Math.max(label.naturalWidth, more.naturalWidth))
    implicitWidth: root.compact ? Theme.target + Theme.dp(4) : root.fullWidth

    readonly property color inkColor: root.blocked ? Theme.mutedInk : root.tone === "" ? Theme.ink : Theme.toneColor(root.tone)

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

    Loader {
        active: root.player !== ""
        anchors.centerIn: glyph
        sourceComponent: PlayerPin { player: root.player; size: Theme.dp(30) } // qmllint disable unqualified
    }

    Column {
        id: words
        visible: !root.compact
        anchors.left: root.signed ? glyph.right : parent.left
        anchors.leftMargin: Theme.dp(root.signed ? 10 : 12)
        anchors.right: parent.right
        anchors.rightMargin: Theme.dp(root.signed ? 8 : 12)
        anchors.verticalCenter: parent.verticalCenter

        ThemeText {
            id: label
            width: parent.width
            text: root.text
            color: root.inkColor
            horizontalAlignment: root.signed ? Text.AlignLeft : Text.AlignHCenter
            Accessible.ignored: true
        }
        ThemeText {
            id: more
            width: parent.width
            visible: root.subtitle !== ""
            text: root.subtitle
            step: "caption"
            lines: root.subtitleLines
            color: root.blocked || root.tone !== "" ? root.inkColor : Theme.mutedInk
            horizontalAlignment: root.signed ? Text.AlignLeft : Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
