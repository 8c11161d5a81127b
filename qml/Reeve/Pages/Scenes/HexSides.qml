// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// A hex with two opposite sides marked: the upper right one and its opposite, rotated clockwise by `turn`.
Item {
    id: root

    /** Degrees, a multiple of 60. */
    property real turn: 0
    property real size: 48

    implicitWidth: root.size
    implicitHeight: root.size
    Canvas {
        anchors.fill: parent
        readonly property var key: [root.turn, Theme.ink, Theme.danger, Theme.raised]
        onKeyChanged: requestPaint()
        onPaint: {
            const ctx = getContext("2d");
            const r = width / 2 - Theme.dp(4);
            const corner = i => {
                const angle = (i * 60 - 90) * Math.PI / 180;
                return [width / 2 + r * Math.cos(angle), height / 2 + r * Math.sin(angle)];
            };
            ctx.reset();
            ctx.lineJoin = "round";
            ctx.lineCap = "round";
            ctx.beginPath();
            for (let i = 0; i < 6; ++i)
                ctx.lineTo(...corner(i));
            ctx.closePath();
            ctx.fillStyle = Theme.raised;
            ctx.strokeStyle = Theme.line;
            ctx.lineWidth = Theme.dp(2);
            ctx.fill();
            ctx.stroke();
            ctx.strokeStyle = Theme.danger;
            ctx.lineWidth = Theme.dp(6);
            for (const first of [root.turn / 60, root.turn / 60 + 3]) {
                ctx.beginPath();
                ctx.moveTo(...corner(first));
                ctx.lineTo(...corner(first + 1));
                ctx.stroke();
            }
        }
    }
}
