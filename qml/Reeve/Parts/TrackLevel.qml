// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// One improvement track in small: its name, the level, five blocks.
Item {
    id: root

    required property string track
    required property int level
    property string label: ""
    /** If false, only the first letter precedes the blocks. */
    property bool showLabel: true
    readonly property real lead: root.showLabel ? 0 : Theme.dp(14)
    readonly property real gap: Math.max(1, Theme.dp(2))

    implicitHeight: (root.showLabel ? words.implicitHeight + Theme.dp(2) : 0) + Theme.dp(12)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 level %2").arg(root.label).arg(root.level)

    ThemeText {
        id: words
        visible: root.showLabel
        // An explicit width: one from anchors would be set again while the text size is being fitted.
        width: Math.max(0, figure.x - Theme.dp(2))
        text: root.label
        step: "small"
        lines: 1
        color: Theme.trackText(root.track)
        Accessible.ignored: true
    }
    ThemeText {
        id: figure
        visible: root.showLabel
        // Its own width at any size: the word before it ends where this begins.
        width: figure.naturalWidth
        x: root.width - figure.width - 1
        anchors.baseline: words.baseline
        text: root.level
        step: "caption"
        weight: Font.Bold
        lines: 1
        Accessible.ignored: true
    }
    ThemeText {
        visible: !root.showLabel
        width: root.lead
        anchors.verticalCenter: blocks.verticalCenter
        text: root.label.charAt(0)
        step: "small"
        weight: Font.Bold
        lines: 1
        color: Theme.trackText(root.track)
        Accessible.ignored: true
    }
    Row {
        id: blocks
        anchors.bottom: parent.bottom
        x: root.lead
        width: parent.width - x
        height: Theme.dp(12)
        spacing: root.gap
        Repeater {
            model: 5
            Rectangle {
                required property int index
                width: Math.floor((root.width - root.lead - 4 * root.gap) / 5)
                height: parent?.height ?? 0
                radius: Theme.dp(3)
                color: index < root.level ? Theme.trackColor(root.track) : "transparent"
                border.color: index < root.level ? Theme.edge : Theme.mutedInk
                border.width: 1.2
                Behavior on color { ColorAnimation { duration: Theme.fadeTime } }
            }
        }
    }
}
