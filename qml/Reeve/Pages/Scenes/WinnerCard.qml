// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// A player at the end: points and their sources.
Pressable {
    id: root

    required property playerFacts seat
    property bool best: false

    name: root.seat.name + ", " + Words.points(root.seat.points)
    implicitHeight: head.y + Theme.dp(48) + parts.implicitHeight + Theme.wideGap
    radius: Theme.radiusCard
    ringInside: true
    Plate {
        anchors.fill: parent
        radius: root.radius
        fill: root.best ? Theme.raised : Theme.surface
        stroke: root.best ? Theme.accent : Theme.line
        strokeWidth: root.best ? Theme.selectedStroke : Theme.controlStroke
    }
    Row {
        id: head
        x: Theme.margin
        y: Theme.wideGap
        spacing: Theme.wideGap
        PlayerPin { id: pin; player: root.seat.color; anchors.verticalCenter: parent.verticalCenter }
        ThemeText {
            objectName: "winnerName"
            width: Math.min(naturalWidth, points.x - head.x - pin.width - 2 * head.spacing)
            text: root.seat.name
            step: "name"
            lines: 1
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
    ThemeText {
        id: points
        objectName: "winnerPoints"
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        y: Theme.dp(6)
        text: root.seat.points
        step: "figure"
        lines: 1
        Accessible.ignored: true
    }
    // In a column if there is height, else side by side.
    Flow {
        id: parts
        readonly property bool low: root.width > Theme.dp(380)
        anchors.top: head.bottom
        anchors.topMargin: parts.low ? Theme.gap : Theme.wideGap
        x: Theme.margin
        width: parent.width - 2 * x
        height: parent.height - y
        clip: true
        spacing: parts.low ? Theme.wideGap : 0
        Repeater {
            model: Array.from(root.seat.pointsParts).filter(p => p.points > 0)
            ThemeText {
                required property pointPartFacts modelData
                width: parts.low ? naturalWidth : parts.width
                text: qsTr("%1 (%2)").arg(Words.source(modelData.source, modelData.count)).arg(Words.points(modelData.points))
                step: "body"
                color: Theme.mutedInk
                Accessible.ignored: true
            }
        }
    }
}
