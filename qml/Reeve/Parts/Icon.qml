// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import "Glyphs.js" as Glyphs

// A line drawing, painted (not a Shape: shapes have no smooth edges without multisampling).
Canvas {
    id: root

    /** A name in Glyphs.js, or "" for none. */
    property string name: ""
    property color color: Theme.ink
    property real size: Theme.dp(24)
    /** Stroke on the grid of 24. */
    property real weight: 2

    width: root.size
    height: root.size
    implicitWidth: root.size
    implicitHeight: root.size
    Accessible.ignored: true

    onNameChanged: root.requestPaint()
    onColorChanged: root.requestPaint()
    onWeightChanged: root.requestPaint()
    onPaint: {
        const ctx = root.getContext("2d");
        ctx.reset();
        Glyphs.paint(ctx, root.name, root.width / 2, root.height / 2, Math.min(root.width, root.height),
                     root.color, root.weight);
    }
}
