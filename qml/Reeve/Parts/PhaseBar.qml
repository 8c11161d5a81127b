// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// The phases of a turn: past ones with a tick, the current one filled.
Row {
    id: root

    /** Words of the phases in their order. */
    required property list<string> phases
    /** Index of the current phase. */
    property int current: 0
    /** Little room: the current phase only. */
    property bool brief: false
    /** Less room: the other phases without text. */
    property bool sparse: false

    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Phase %1 of %2: %3").arg(root.current + 1).arg(root.phases.length).arg(root.phases[root.current] || "")

    Repeater {
        model: root.phases
        Rectangle {
            id: pill
            required property string modelData
            required property int index
            readonly property bool done: pill.index < root.current
            readonly property bool now: pill.index === root.current
            visible: !root.brief || pill.now
            width: line.width + Theme.dp(26)
            height: Theme.dp(36)
            radius: height / 2
            color: pill.now ? Theme.accent : "transparent"
            border.color: pill.now ? Theme.accent : Theme.highContrast ? Theme.edge : Theme.line
            border.width: Theme.controlStroke
            Row {
                id: line
                anchors.centerIn: parent
                spacing: Theme.dp(6)
                Icon { visible: pill.done; anchors.verticalCenter: parent.verticalCenter; name: "check"; size: Theme.dp(18); color: Theme.mutedInk }
                ThemeText {
                    visible: !pill.done
                    anchors.verticalCenter: parent.verticalCenter
                    text: pill.index + 1
                    step: "caption"
                    weight: Font.Bold
                    lines: 1
                    color: pill.now ? Theme.accentInk : Theme.mutedInk
                    Accessible.ignored: true
                }
                ThemeText {
                    visible: !root.sparse || pill.now
                    anchors.verticalCenter: parent.verticalCenter
                    text: pill.modelData
                    step: "caption"
                    weight: Font.DemiBold
                    lines: 1
                    color: pill.now ? Theme.accentInk : Theme.mutedInk
                    Accessible.ignored: true
                }
            }
        }
    }
}
