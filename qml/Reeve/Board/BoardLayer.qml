// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One picture over the whole board. It is painted again only when its `key` or its size changes.
Canvas {
    id: root

    /** Everything that the picture depends on, as text. */
    property string key: ""
    /** Which part of the board is seen, as text. */
    property string view: ""
    /** Paints with function(ctx). */
    property var painter: null
    /** How often it was painted, for tests of the layers' independence. */
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
