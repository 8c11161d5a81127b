// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import "Outlines.js" as Outlines
import "Glyphs.js" as Glyphs

// A resource (round) or a commodity (octagon), with "+1", "−2" or a plain count beside it.
Item {
    id: root

    /** brick lumber wool grain ore cloth coin paper. */
    required property string card
    /** Number of cards; 0 shows the chip alone. */
    property int count: 0
    /** Shows the sign: gains and losses. */
    property bool signed: false
    /** The bank has too few: hatched. */
    property bool lacking: false
    property real size: Theme.dp(32)
    property color textColor: root.lacking || root.signed && root.count < 0 ? Theme.danger : Theme.ink
    /** The card in words for screen readers ("2 ore"), set by the page in the edition's terms. */
    property string name: ""

    readonly property bool commodity: Theme.isCommodity(root.card)
    readonly property string countText: root.count === 0 ? "" : root.signed
                                        ? (root.count > 0 ? "+" : "−") + Math.abs(root.count) : String(root.count)

    implicitWidth: root.size + (root.countText === "" ? 0 : Theme.dp(6) + number.implicitWidth)
    implicitHeight: Math.max(root.size, number.implicitHeight)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name !== "" ? root.name : root.countText + " " + root.card

    Canvas {
        id: chip
        width: root.size
        height: root.size
        anchors.verticalCenter: parent.verticalCenter
        property color fill: Theme.cardColor(root.card)
        property color ink: Theme.cardInk(root.card)
        property color edge: Theme.edge
        property color paper: Theme.surface
        property bool lacking: root.lacking
        property string card: root.card
        onCardChanged: chip.requestPaint()
        onEdgeChanged: chip.requestPaint()
        onLackingChanged: chip.requestPaint()
        onPaint: {
            const ctx = chip.getContext("2d");
            ctx.reset();
            const stroke = Math.max(1.5, chip.width / 20);
            const c = chip.width / 2, r = c - stroke / 2;
            if (root.commodity)
                Outlines.regular(ctx, c, c, r, 8, Math.PI / 8);
            else
                Outlines.circle(ctx, c, c, r);
            ctx.fillStyle = chip.fill;
            ctx.fill();
            ctx.strokeStyle = chip.edge;
            ctx.lineWidth = stroke;
            ctx.stroke();
            if (chip.lacking) {
                ctx.save();
                ctx.clip();
                ctx.beginPath();
                for (let x = -2 * c; x < 2 * c; x += chip.width / 4.5) {
                    ctx.moveTo(c + x - c, 2 * c);
                    ctx.lineTo(c + x + c, 0);
                }
                ctx.strokeStyle = chip.paper;
                ctx.lineWidth = chip.width / 11;
                ctx.globalAlpha = 0.5;
                ctx.stroke();
                ctx.restore();
            }
            Glyphs.paint(ctx, chip.card, c, c, chip.width * 0.62, chip.ink, 1.9);
        }
    }

    ThemeText {
        id: number
        anchors.left: chip.right
        anchors.leftMargin: Theme.dp(6)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.countText !== ""
        text: root.countText
        step: "number"
        weight: Font.Bold
        lines: 1
        color: root.textColor
        Accessible.ignored: true
    }
}
