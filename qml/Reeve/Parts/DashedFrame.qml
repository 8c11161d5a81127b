// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import "Outlines.js" as Outlines

// A dashed rounded border: a free seat, an empty place for a card, a control that cannot be used now.
Canvas {
    id: root

    property color stroke: Theme.mutedInk
    property real strokeWidth: Theme.controlStroke
    property real radius: Theme.radiusButton

    Accessible.ignored: true
    onStrokeChanged: root.requestPaint()
    onRadiusChanged: root.requestPaint()
    onWidthChanged: root.requestPaint()
    onHeightChanged: root.requestPaint()
    onPaint: {
        const ctx = root.getContext("2d");
        ctx.reset();
        const w = root.strokeWidth;
        const r = Math.max(0, Math.min(root.radius, Math.min(root.width, root.height) / 2) - w / 2);
        ctx.strokeStyle = root.stroke;
        ctx.lineWidth = w;
        ctx.setLineDash([4 / w, 4 / w]);
        Outlines.roundedRect(ctx, w / 2, w / 2, root.width - w, root.height - w, r);
        ctx.stroke();
    }
}
