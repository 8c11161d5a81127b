// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// Barbarians and knights on a pair of scales; the beam tips to the stronger side.
Item {
    id: root

    property int barbarians: 0
    property int knights: 0
    readonly property real tilt: Math.max(-6, Math.min(6, (root.knights - root.barbarians) * 2))
    /** Degrees by which the beam has tipped; positive: the knights go down. */
    property real angle: 0
    readonly property real arm: Math.min(width * 0.37, Theme.dp(330))
    readonly property real panWidth: Math.min(Theme.dp(260), root.arm * 0.8)
    readonly property real beamY: height * 0.2

    Component.onCompleted: root.angle = Qt.binding(() => root.tilt)
    Behavior on angle { NumberAnimation { duration: Theme.scalesTime; easing.type: Easing.InOutQuad } }
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Barbarians %1, knights %2").arg(root.barbarians).arg(root.knights)

    Canvas {
        id: stand
        anchors.fill: parent
        onWidthChanged: stand.requestPaint()
        onHeightChanged: stand.requestPaint()
        readonly property real a: root.angle
        onAChanged: stand.requestPaint()
        onPaint: {
            const ctx = stand.getContext("2d"), c = stand.width / 2, y = root.beamY, bottom = stand.height * 0.97;
            const rad = root.angle * Math.PI / 180, dx = root.arm * Math.cos(rad), dy = root.arm * Math.sin(rad);
            ctx.reset();
            ctx.fillStyle = Theme.things.brass;
            ctx.strokeStyle = Theme.things.nightInk;
            ctx.lineWidth = 1.5;
            ctx.beginPath();
            ctx.moveTo(c - 3, y);
            ctx.lineTo(c + 3, y);
            ctx.lineTo(c + 14, bottom - 10);
            ctx.lineTo(c - 14, bottom - 10);
            ctx.closePath();
            ctx.fill();
            ctx.stroke();
            ctx.fillRect(c - 90, bottom - 10, 180, 10);
            ctx.strokeStyle = Theme.things.brass;
            ctx.lineCap = "round";
            ctx.lineWidth = 9;
            ctx.beginPath();
            ctx.moveTo(c - dx, y - dy);
            ctx.lineTo(c + dx, y + dy);
            ctx.stroke();
            ctx.beginPath();
            ctx.arc(c, y, 13, 0, 2 * Math.PI);
            ctx.fillStyle = Theme.things.nightInk;
            ctx.fill();
            ctx.lineWidth = 4;
            ctx.stroke();
            for (const side of [-1, 1]) {
                const px = c + side * dx, py = y + side * dy, w = root.panWidth / 2, top = py + stand.height * 0.28;
                ctx.strokeStyle = Theme.things.nightInk;
                ctx.lineWidth = 1.5;
                ctx.beginPath();
                ctx.moveTo(px - w * 0.86, top);
                ctx.lineTo(px, py);
                ctx.lineTo(px + w * 0.86, top);
                ctx.stroke();
                ctx.fillStyle = Theme.things.brass;
                ctx.beginPath();
                ctx.moveTo(px - w, top);
                ctx.bezierCurveTo(px - w * 0.7, top + stand.height * 0.22, px + w * 0.7, top + stand.height * 0.22, px + w, top);
                ctx.closePath();
                ctx.fill();
                ctx.stroke();
            }
        }
    }
    Repeater {
        model: 2
        Row {
            id: heap
            required property int index
            readonly property int side: heap.index === 0 ? -1 : 1
            readonly property int count: heap.index === 0 ? root.barbarians : root.knights
            readonly property real rad: root.angle * Math.PI / 180
            readonly property real symbol: Math.min(Theme.dp(34), root.panWidth * 0.82 / Math.max(1, heap.count))
            x: root.width / 2 + side * root.arm * Math.cos(rad) - width / 2
            y: root.beamY + side * root.arm * Math.sin(rad) + root.height * 0.28 - height - 2
            Repeater {
                model: heap.count
                Icon {
                    name: heap.index === 0 ? "city" : "knight"
                    color: heap.index === 0 ? Theme.things.nightDanger : Theme.things.nightSuccess
                    size: heap.symbol
                    weight: 2.4
                }
            }
        }
    }
}
