// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// Pennants in the players' colours for the winner.
Canvas {
    id: root

    /** Colours of players, in the order of the pennants. */
    property list<string> colors: []
    /** Sag of the string between two hooks. */
    readonly property real sag: root.height * 0.42

    onColorsChanged: root.requestPaint()
    onWidthChanged: root.requestPaint()
    onHeightChanged: root.requestPaint()
    onPaint: {
        const ctx = root.getContext("2d");
        ctx.reset();
        if (root.colors.length === 0 || root.width <= 0)
            return;
        const spans = Math.max(1, Math.round(root.width / Theme.dp(420))), span = root.width / spans;
        const height = x => 4 * root.sag * (x % span / span) * (1 - x % span / span);
        ctx.strokeStyle = Theme.things.brass;
        ctx.lineWidth = 2;
        ctx.beginPath();
        ctx.moveTo(0, 0);
        for (let x = 0; x <= root.width; x += 8)
            ctx.lineTo(x, height(x));
        ctx.stroke();
        const each = Math.max(4, Math.round(span / Theme.dp(56))), step = span / each, half = step * 0.3;
        for (let i = 0; i < spans * each; ++i) {
            const x = (i + 0.5) * step, left = height(x - half), right = height(x + half);
            ctx.fillStyle = Theme.playerColor(root.colors[i % root.colors.length]);
            ctx.strokeStyle = Theme.pieceLight;
            ctx.lineWidth = 1.5;
            ctx.beginPath();
            ctx.moveTo(x - half, left);
            ctx.lineTo(x + half, right);
            ctx.lineTo(x, (left + right) / 2 + root.height * 0.4);
            ctx.closePath();
            ctx.fill();
            ctx.stroke();
        }
    }
}
