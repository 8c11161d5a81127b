// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import "Outlines.js" as Outlines

// A player as an enamel pin: colour, shape and letter.
Item {
    id: root

    /** red, blue, white, orange, green or brown. */
    required property string player
    /** Name for screen readers; empty: the pin is decoration next to a name. */
    property string name: ""
    property real size: Theme.dp(36)
    /** State of the player's phone: "" (none), "here" (a small dot), "asleep" (hollow) or "lost" (red, crossed out). */
    property string phone: ""

    implicitWidth: root.size
    implicitHeight: root.size
    Accessible.role: Accessible.Graphic
    Accessible.name: root.name
    Accessible.ignored: root.name === ""

    Canvas {
        id: pin
        anchors.fill: parent
        property color fill: Theme.playerColor(root.player)
        property color edge: Theme.edge
        property string shape: Theme.playerShape(root.player)
        onFillChanged: pin.requestPaint()
        onEdgeChanged: pin.requestPaint()
        onShapeChanged: pin.requestPaint()
        onPaint: {
            const ctx = pin.getContext("2d");
            ctx.reset();
            ctx.lineWidth = Math.max(1.5, pin.width / 18);
            ctx.lineJoin = "round";
            // Diamonds and triangles are larger than circles, so that all look equally large.
            const r = (pin.width / 2 - ctx.lineWidth / 2) / 1.16;
            Outlines.playerShape(ctx, pin.shape, pin.width / 2, pin.height / 2, r);
            ctx.fillStyle = pin.fill;
            ctx.fill();
            ctx.strokeStyle = pin.edge;
            ctx.stroke();
        }
    }

    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: pin.shape === "triangle" ? root.size * 0.13 : 0
        text: Theme.playerLetter(root.player)
        color: Theme.playerInk(root.player)
        font.family: Theme.sans
        font.weight: Font.ExtraBold
        font.pixelSize: Math.max(8, Math.round(root.size * (pin.shape === "triangle" ? 0.4 : 0.48)))
        textFormat: Text.PlainText
        Accessible.ignored: true
    }

    Loader {
        active: root.phone !== ""
        anchors.right: parent.right
        anchors.top: parent.top
        // qmllint disable unqualified
        sourceComponent: Rectangle {
            objectName: "phoneDot"
            width: root.size * (root.phone === "here" ? 0.28 : 0.36)
            height: width
            radius: width / 2
            color: root.phone === "lost" ? Theme.danger : root.phone === "here" ? Theme.success : Theme.raised
            border.color: root.phone === "asleep" ? Theme.edge : Theme.raised
            border.width: 2
            Rectangle {
                visible: root.phone === "lost"
                anchors.centerIn: parent
                width: parent.width * 0.55
                height: 2
                color: Theme.raised
            }
        }
        // qmllint enable unqualified
    }
}
