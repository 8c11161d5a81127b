// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// A small drawing of a camera on a stand beside the board: "good", "flat" (too low) or "cut" (a corner is not in the picture).
Column {
    id: root

    property string kind: "good"
    property alias text: words.text

    spacing: Theme.gap
    Canvas {
        width: parent.width
        height: Math.min(width * 0.7, Theme.dp(110))
        readonly property color ink: Theme.ink
        onInkChanged: requestPaint()
        onPaint: {
            const ctx = getContext("2d");
            ctx.reset();
            const s = Math.min(width / 100, height / 70);
            ctx.translate((width - 100 * s) / 2, (height - 70 * s) / 2);
            ctx.scale(s, s);
            const camera = root.kind === "flat" ? [12, 46] : [20, 10];
            const seen = root.kind === "cut" ? [40, 70] : [32, 96];
            ctx.fillStyle = Theme.soft;
            ctx.beginPath();
            ctx.moveTo(camera[0], camera[1]);
            ctx.lineTo(seen[0], 60);
            ctx.lineTo(seen[1], 60);
            ctx.closePath();
            ctx.fill();
            ctx.strokeStyle = Theme.ink;
            ctx.fillStyle = Theme.ink;
            ctx.lineWidth = 2;
            ctx.beginPath();
            ctx.moveTo(2, 64);
            ctx.lineTo(98, 64);
            ctx.moveTo(camera[0], camera[1]);
            ctx.lineTo(camera[0] - 6, 64);
            ctx.stroke();
            ctx.fillRect(camera[0] - 6, camera[1] - 5, 12, 9);
            ctx.fillStyle = Theme.accent;
            ctx.fillRect(38, 59, 54, 4);
            ctx.fillStyle = Theme.danger;
            for (const x of [48, 62, 78])
                ctx.fillRect(x, 54, 5, 5);
        }
    }
    Row {
        spacing: Theme.gap
        width: parent.width
        Icon { id: verdict; name: root.kind === "good" ? "check" : "cross"; color: root.kind === "good" ? Theme.success : Theme.danger; size: Theme.dp(22) }
        ThemeText { id: words; width: parent.width - verdict.width - parent.spacing; step: "caption"; lines: 4 }
    }
}
