// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import "Outlines.js" as Outlines
import "Glyphs.js" as Glyphs

// Confidence of a reading: a green tick, a numbered amber diamond, or a red square if table and record differ.
Item {
    id: root

    /** "sure", "doubt" or "differs". */
    required property string confidence
    property int number: 0
    property real size: Theme.dp(36)

    readonly property bool sure: root.confidence === "sure"
    readonly property bool differs: root.confidence === "differs"
    /** Words for screen readers. */
    property string name: root.sure ? qsTr("sure") : root.differs ? qsTr("differs from the record")
                                                                   : qsTr("please check, number %1").arg(root.number)

    implicitWidth: root.size
    implicitHeight: root.size
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name

    Canvas {
        id: sign
        anchors.fill: parent
        readonly property string key: root.confidence + Theme.mode + root.width
        onKeyChanged: sign.requestPaint()
        onPaint: {
            const ctx = sign.getContext("2d");
            ctx.reset();
            const c = sign.width / 2, stroke = Math.max(1.5, sign.width / 18), r = c - stroke;
            if (root.sure)
                Outlines.circle(ctx, c, c, r);
            else if (root.differs)
                Outlines.roundedRect(ctx, c - r * 0.82, c - r * 0.82, r * 1.64, r * 1.64, r * 0.15);
            else
                Outlines.polygon(ctx, [[c, c - r], [c + r, c], [c, c + r], [c - r, c]]);
            ctx.fillStyle = root.sure ? Theme.things.gainFill : root.differs ? Theme.things.lossFill : Theme.things.amber;
            ctx.fill();
            ctx.lineWidth = stroke;
            ctx.lineJoin = "round";
            ctx.strokeStyle = root.sure || root.differs ? Theme.pieceLight : Theme.tokenInk;
            ctx.stroke();
            if (root.sure)
                Glyphs.paint(ctx, "check", c, c, sign.width * 0.62, Theme.pieceLight, 3);
        }
    }

    Text {
        anchors.centerIn: parent
        visible: !root.sure
        text: root.number > 0 ? root.number : "?"
        color: root.differs ? Theme.pieceLight : Theme.tokenInk
        font.family: Theme.sans
        font.weight: Font.Bold
        font.pixelSize: Math.max(9, Math.round(root.size * 0.42))
        Accessible.ignored: true
    }
}
