// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Short waves strewn over a surface, always in the same places.
Canvas {
    id: root

    property color color
    property int seed: 7

    onColorChanged: root.requestPaint()
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
        const count = Math.round(root.width * root.height / 16000);
        for (let i = 0; i < count; ++i) {
            const x = next() * root.width, y = next() * root.height, step = 11;
            ctx.beginPath();
            ctx.moveTo(x, y);
            for (let k = 0; k < 2; ++k)
                ctx.bezierCurveTo(x + (2 * k + 0.5) * step, y - 7, x + (2 * k + 1.2) * step, y - 1, x + (2 * k + 2) * step, y);
            ctx.stroke();
        }
    }
}
