// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts

// What the marks on the photograph mean.
Rectangle {
    width: row.width + Theme.dp(32)
    height: Theme.dp(44)
    radius: height / 2
    color: Theme.surface
    border.color: Theme.line

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.wideGap
        Repeater {
            model: [{ mark: "sure", text: qsTr("sure") }, { mark: "doubt", text: qsTr("please check") }]
            Row {
                id: entry
                required property var modelData
                spacing: Theme.dp(6)
                ConfidenceMark {
                    confidence: entry.modelData.mark
                    size: Theme.dp(24)
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
                ThemeText { text: entry.modelData.text; step: "caption"; lines: 1; anchors.verticalCenter: parent.verticalCenter }
            }
        }
    }
}
