// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// The four phases of a turn; the present one is filled, those behind it are ticked.
Row {
    id: root

    /** 0 dice, 1 event, 2 yield, 3 actions. */
    property int step: 0
    /** Only the present phase. */
    property bool compact: false
    readonly property var names: [qsTr("Dice"), qsTr("Event"), qsTr("Yield"), qsTr("Actions")]

    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Phase %1 of 4: %2").arg(root.step + 1).arg(root.names[root.step])

    Repeater {
        model: 4
        Rectangle {
            id: pill
            required property int index
            readonly property bool now: pill.index === root.step
            readonly property bool past: pill.index < root.step
            visible: !root.compact || pill.now
            width: row.width + Theme.dp(28)
            height: Theme.dp(36)
            radius: height / 2
            color: pill.now ? Theme.accent : "transparent"
            border.color: pill.now ? Theme.accent : Theme.line
            border.width: Theme.controlStroke
            Row {
                id: row
                anchors.centerIn: parent
                spacing: Theme.dp(6)
                Icon {
                    visible: pill.past
                    name: "check"
                    size: Theme.dp(18)
                    color: Theme.success
                    anchors.verticalCenter: parent.verticalCenter
                }
                ThemeText {
                    visible: !pill.past
                    text: pill.index + 1
                    lines: 1
                    step: "caption"
                    color: pill.now ? Theme.onAccent : Theme.mutedInk
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
                ThemeText {
                    text: root.names[pill.index]
                    lines: 1
                    color: pill.now ? Theme.onAccent : Theme.mutedInk
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}
