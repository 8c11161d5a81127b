// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A layer over the whole board. Repainted only when its `key` or its size changes.
Canvas {
    id: root

    /** All inputs of the picture, as text. */
    property string key: ""
    /** The visible part of the board, as text. */
    property string view: ""
    /** Paints with function(ctx). */
    property var painter: null
    /** Number of paints; tests check with it that layers are independent. */
    property int paintCount: 0

    anchors.fill: parent
    Accessible.ignored: true
    onKeyChanged: root.requestPaint()
    onViewChanged: root.requestPaint()
    onWidthChanged: root.requestPaint()
    onHeightChanged: root.requestPaint()
    onPaint: {
        const ctx = root.getContext("2d");
        ctx.reset();
        if (root.painter && root.width > 0 && root.height > 0)
            root.painter(ctx);
        ++root.paintCount;
    }
}
