// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Short waves spread over a surface, always at the same places.
Canvas {
    id: root

    property color color
    property int seed: 7
    /** An area for text without waves. */
    property rect keepClear: Qt.rect(0, 0, 0, 0)

    onColorChanged: root.requestPaint()
    onKeepClearChanged: root.requestPaint()
    onWidthChanged: root.requestPaint()
    onHeightChanged: root.requestPaint()
    onPaint: {
        const ctx = root.getContext("2d");
        ctx.reset();
        ctx.strokeStyle = root.color;
        ctx.lineWidth = 2;
        ctx.lineCap = "round";
        let state = root.seed;
        const next = () => { state = (state * 16807) % 2147483647; return state / 2147483647; };
        // One wave in each cell of a grid, so that none overlap.
        const step = 11, length = 4 * step, cellX = 3 * length, cellY = 96, clear = root.keepClear;
        for (let top = 0; top < root.height; top += cellY) for (let left = 0; left < root.width; left += cellX) {
            const x = left + next() * (cellX - length), y = top + 10 + next() * (cellY - 20);
            if (x + length > clear.x && x < clear.x + clear.width && y + 4 > clear.y && y - 8 < clear.y + clear.height)
                continue;
            ctx.beginPath();
            ctx.moveTo(x, y);
            for (let k = 0; k < 2; ++k)
                ctx.bezierCurveTo(x + (2 * k + 0.5) * step, y - 7, x + (2 * k + 1.2) * step, y - 1, x + (2 * k + 2) * step, y);
            ctx.stroke();
        }
    }
}
