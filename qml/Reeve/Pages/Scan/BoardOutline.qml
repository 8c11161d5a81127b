// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// The outline of the board over a live picture that is shown whole.
Canvas {
    id: root

    /** [x,y, ...] in pixels of the frame; empty: no board is found. */
    property list<real> points: []
    /** Size of the frame (pixels). */
    property size frame
    property bool good: true

    readonly property real zoom: Math.min(root.width / Math.max(1, root.frame.width), root.height / Math.max(1, root.frame.height))
    readonly property string key: JSON.stringify([Array.from(root.points), root.zoom, root.good])

    onKeyChanged: root.requestPaint()
    onPaint: {
        const ctx = root.getContext("2d");
        ctx.reset();
        if (root.points.length === 0)
            return;
        ctx.translate((root.width - root.frame.width * root.zoom) / 2, (root.height - root.frame.height * root.zoom) / 2);
        ctx.beginPath();
        for (let i = 0; i < root.points.length; i += 2)
            ctx.lineTo(root.points[i] * root.zoom, root.points[i + 1] * root.zoom);
        ctx.closePath();
        ctx.lineJoin = "round";
        for (const [width, color] of [[7, Theme.pieceInk], [4, root.good ? Theme.things.gainFill : Theme.things.amber]]) {
            ctx.lineWidth = width;
            ctx.strokeStyle = color;
            ctx.stroke();
        }
    }
}
