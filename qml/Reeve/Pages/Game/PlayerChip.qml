// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// A player in little room: pin and points.
Pressable {
    id: root

    required property var seat

    name: root.seat.name + ", " + Words.points(root.seat.points)
    implicitHeight: Theme.dp(52)
    Plate {
        anchors.fill: parent
        fill: root.seat.onTurn ? Theme.raised : Theme.surface
        stroke: root.seat.onTurn ? Theme.accent : root.seat.mustDecide ? Theme.warning : Theme.line
        strokeWidth: root.seat.onTurn || root.seat.mustDecide ? 2.5 : Theme.controlStroke
    }
    Row {
        anchors.centerIn: parent
        spacing: Theme.gap
        PlayerPin { player: root.seat.color; size: Theme.dp(32); anchors.verticalCenter: parent.verticalCenter }
        ThemeText { text: root.seat.points; step: "title"; lines: 1; anchors.verticalCenter: parent.verticalCenter; Accessible.ignored: true }
    }
}
