// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts

// Legend of a chart: [{text, color, line}].
Flow {
    id: root

    property var entries: []

    spacing: Theme.margin
    Repeater {
        model: root.entries
        Row {
            id: entry
            required property var modelData
            spacing: Theme.dp(6)
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.dp(entry.modelData.line ? 26 : 16)
                height: Theme.dp(entry.modelData.line ? 5 : 16)
                radius: Theme.dp(3)
                color: entry.modelData.color
            }
            ThemeText {
                text: entry.modelData.text
                step: "caption"
                lines: 1
                color: Theme.mutedInk
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
