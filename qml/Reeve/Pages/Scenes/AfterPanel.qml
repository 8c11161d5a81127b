// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The consequences of every attack.
Panel {
    id: root

    readonly property var lines: [
        { icon: "knight", text: qsTr("All knights become inactive") },
        { icon: "ship", text: qsTr("The barbarian ship returns to its start") },
        ...(Game.attack.freesRobber ? [{ icon: "robber", text: qsTr("From now on the robber can be moved") }] : []),
        { icon: "dice", text: Game.lastRoll.sevens ? qsTr("Then the 7 is carried out") : qsTr("Then production for %1").arg(Game.lastRoll.total) }
    ]

    title: qsTr("Afterwards")
    implicitHeight: root.contentTop + column.height + root.padding
    Column {
        id: column
        width: parent.width
        Repeater {
            model: root.lines
            Row {
                id: line
                required property var modelData
                width: parent.width
                height: Math.max(Theme.dp(36), words.height + Theme.gap)
                spacing: Theme.wideGap
                Icon { name: line.modelData.icon; size: Theme.dp(22); anchors.verticalCenter: parent.verticalCenter }
                ThemeText { id: words; width: parent.width - Theme.dp(34); text: line.modelData.text; step: "body"; anchors.verticalCenter: parent.verticalCenter }
            }
        }
    }
}
