// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// A terrain to choose: a hex in its colour, its name and the number left in the box.
Pressable {
    id: root

    required property string terrain
    property int remaining: 0
    /** Numbers are limited by the box. */
    property bool counted: true
    property bool selected: false

    name: Words.terrain(root.terrain)
    description: root.counted ? Words.left(root.remaining) : ""
    checkable: true
    checked: root.selected
    implicitHeight: Theme.dp(84)

    Plate {
        anchors.fill: parent
        fill: root.selected ? Theme.soft : Theme.surface
        stroke: root.selected ? Theme.accent : Theme.line
        strokeWidth: root.selected ? 2.5 : Theme.controlStroke
    }
    Column {
        anchors.centerIn: parent
        width: parent.width - Theme.gap
        spacing: Theme.dp(2)
        Canvas {
            id: hex
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.dp(38)
            height: width
            property color fill: Theme.terrainColor(root.terrain)
            property color edge: Theme.edge
            onFillChanged: hex.requestPaint()
            onEdgeChanged: hex.requestPaint()
            onPaint: {
                const ctx = hex.getContext("2d"), c = hex.width / 2;
                ctx.reset();
                ctx.beginPath();
                for (let i = 0; i < 6; ++i)
                    ctx.lineTo(c + (c - 2) * Math.sin(i * Math.PI / 3), c - (c - 2) * Math.cos(i * Math.PI / 3));
                ctx.closePath();
                ctx.fillStyle = hex.fill;
                ctx.fill();
                ctx.strokeStyle = hex.edge;
                ctx.lineWidth = 2;
                ctx.stroke();
            }
        }
        ThemeText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: Words.terrain(root.terrain)
            step: "caption"
            lines: 1
            Accessible.ignored: true
        }
        ThemeText {
            width: parent.width
            visible: root.counted
            horizontalAlignment: Text.AlignHCenter
            text: root.remaining < 0 ? qsTr("%1 too many").arg(-root.remaining) : Words.left(root.remaining)
            step: "small"
            lines: 1
            color: root.remaining < 0 ? Theme.danger : Theme.mutedInk
            Accessible.ignored: true
        }
    }
}
