// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts

// The table from above with everybody's pin round it, clockwise from the one who begins.
Item {
    id: root

    /** [{name, color}] in seating order. */
    property var players: []
    readonly property real side: Math.min(width * 0.62, height - Theme.dp(60))

    Accessible.ignored: true

    Rectangle {
        id: table
        anchors.centerIn: parent
        width: Math.min(root.width - Theme.dp(120), root.side * 1.5)
        height: root.side
        radius: height * 0.28
        color: Theme.things.wood
        border.color: Theme.things.jetty
        border.width: 3

        Canvas {
            id: arrow
            anchors.fill: parent
            onWidthChanged: arrow.requestPaint()
            onHeightChanged: arrow.requestPaint()
            onPaint: {
                const ctx = arrow.getContext("2d"), w = arrow.width, h = arrow.height;
                ctx.reset();
                ctx.strokeStyle = Theme.things.nightInk;
                ctx.lineWidth = 3;
                ctx.lineCap = "round";
                ctx.lineJoin = "round";
                ctx.beginPath();
                ctx.moveTo(w * 0.3, h * 0.24);
                ctx.bezierCurveTo(w * 0.55, h * 0.12, w * 0.82, h * 0.2, w * 0.84, h * 0.6);
                ctx.moveTo(w * 0.84 - 12, h * 0.6 - 12);
                ctx.lineTo(w * 0.84, h * 0.6);
                ctx.lineTo(w * 0.84 + 12, h * 0.6 - 13);
                ctx.stroke();
            }
        }
        ThemeText {
            anchors.centerIn: parent
            text: "Reeve"
            step: "title"
            color: Theme.things.nightInk
            Accessible.ignored: true
        }
    }
    Repeater {
        model: root.players
        PlayerPin {
            required property var modelData
            required property int index
            // Clockwise from the upper left.
            readonly property real turn: (index / root.players.length - 0.375) * 2 * Math.PI
            readonly property real dx: Math.cos(turn)
            readonly property real dy: Math.sin(turn)
            readonly property real reach: 1 / Math.max(Math.abs(dx), Math.abs(dy))
            size: Theme.dp(44)
            player: modelData.color
            x: root.width / 2 + dx * Math.min(1.15, reach) * (table.width / 2 + Theme.dp(14)) - width / 2
            y: root.height / 2 + dy * Math.min(1.25, reach) * (table.height / 2 + Theme.dp(14)) - height / 2
        }
    }
}
