// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import "Outlines.js" as Outlines
import "Glyphs.js" as Glyphs

// One face of a die: red, yellow or white with pips, or the event die with a ship or a gate. Unknown: an empty outline.
Canvas {
    id: root

    /** "red", "yellow", "white" or "event". */
    property string kind: "red"
    /** 1 to 6; 0: not known yet. */
    property int value: 0
    /** "ship", "trade", "politics" or "science"; "": not known yet. */
    property string event: ""
    /** Before the roll: its colour without a face. */
    property bool blank: false
    property real size: Theme.dp(60)

    readonly property bool known: root.kind === "event" ? root.event !== "" : root.value > 0
    /** Words for screen readers; empty: decoration. */
    property string name: !root.known ? "" : root.kind === "red" ? qsTr("red die %1").arg(root.value)
                        : root.kind === "yellow" ? qsTr("yellow die %1").arg(root.value) : root.kind === "white" ? qsTr("white die %1").arg(root.value)
                        : root.event === "ship" ? qsTr("event die: ship") : root.event === "trade" ? qsTr("event die: yellow gate")
                        : root.event === "politics" ? qsTr("event die: blue gate") : qsTr("event die: green gate")

    readonly property string key: root.kind + root.blank + root.value + root.event + Theme.mode
    implicitWidth: root.size
    implicitHeight: root.size
    Accessible.role: Accessible.Graphic
    Accessible.name: root.name
    Accessible.ignored: root.name === ""
    onKeyChanged: root.requestPaint()
    onWidthChanged: root.requestPaint()
    onPaint: {
        const ctx = root.getContext("2d");
        ctx.reset();
        const s = root.width, line = Math.max(1.5, s / 30);
        Outlines.roundedRect(ctx, line / 2, line / 2, s - line, s - line, s * 0.18);
        ctx.lineWidth = line;
        if (!root.known && !root.blank) {
            ctx.strokeStyle = Theme.mutedInk;
            ctx.setLineDash([4 / line, 4 / line]);
            ctx.stroke();
            ctx.setLineDash([]);
            if (root.kind === "event")
                Glyphs.paint(ctx, "gate", s / 2, s / 2, s * 0.5, Theme.mutedInk, 2);
            return;
        }
        ctx.fillStyle = root.kind === "red" ? Theme.things.redDie : root.kind === "yellow" ? Theme.things.yellowDie : Theme.things.whiteDie;
        ctx.fill();
        ctx.strokeStyle = Theme.edge;
        ctx.stroke();
        if (root.kind !== "event") {
            const spots = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]][Math.min(6, root.value)];
            ctx.fillStyle = root.kind === "red" ? Theme.pieceLight : Theme.pieceInk;
            for (const spot of spots) {
                Outlines.circle(ctx, s * (0.26 + 0.24 * (spot % 3)), s * (0.26 + 0.24 * Math.floor(spot / 3)), s * 0.092);
                ctx.fill();
            }
        } else if (root.blank) {
            ctx.globalAlpha = 0.3;
            Glyphs.paint(ctx, "gate", s / 2, s / 2, s * 0.55, Theme.pieceInk, 1.8);
            ctx.globalAlpha = 1;
        } else if (root.event === "ship") {
            Glyphs.paint(ctx, "ship", s / 2, s / 2, s * 0.74, Theme.pieceInk, 2.2);
        } else {
            const gate = (w, top, bottom) => {
                ctx.beginPath();
                ctx.moveTo(s / 2 - w, bottom);
                ctx.lineTo(s / 2 - w, top);
                ctx.arc(s / 2, top, Math.max(0, w), Math.PI, 2 * Math.PI, false);
                ctx.lineTo(s / 2 + w, bottom);
                ctx.closePath();
            };
            gate(s * 0.29, s * 0.44, s * 0.82);
            ctx.fillStyle = Theme.trackColor(root.event);
            ctx.fill();
            ctx.strokeStyle = Theme.pieceInk;
            ctx.lineWidth = Math.max(1.5, s * 0.036);
            ctx.stroke();
            gate(s * 0.11, s * 0.57, s * 0.82);
            ctx.fillStyle = Theme.things.whiteDie;
            ctx.fill();
            ctx.stroke();
        }
    }
}
