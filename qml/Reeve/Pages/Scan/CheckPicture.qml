// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The photograph of the table with the places marked where it differs from the record or does not show it clearly, or with the hexes that pay.
Item {
    id: root

    /** BoardCheck's differences. */
    property list<differenceFacts> differences: []
    /** BoardCheck's unclear. */
    property list<differenceFacts> unclear: []
    readonly property list<differenceFacts> marked: [...Array.from(root.differences), ...Array.from(root.unclear)]
    /** BoardCheck's payments; shown in the place of the differences when there are any. */
    property list<hexPaymentFacts> payments: []
    /** The difference that is looked at. */
    property string selected: ""
    required property DifferenceWords words
    signal tapped(string id)

    /** What the picture shows around the board is cut off. */
    readonly property rect region: BoardCheck.region
    readonly property real zoom: Math.min(width / Math.max(1, root.region.width), height / Math.max(1, root.region.height))
    readonly property real originX: (width - root.region.width * root.zoom) / 2 - root.region.x * root.zoom
    readonly property real originY: (height - root.region.height * root.zoom) / 2 - root.region.y * root.zoom

    clip: true

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: Theme.surface
        border.color: Theme.line
    }
    Image {
        x: root.originX
        y: root.originY
        width: BoardCheck.pictureWidth * root.zoom
        height: BoardCheck.pictureHeight * root.zoom
        source: BoardCheck.picture
        asynchronous: true
        autoTransform: true
        cache: false
        sourceSize.width: Math.round(Math.min(BoardCheck.pictureWidth, 2048))
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The photograph")
    }
    Canvas {
        id: lines
        anchors.fill: parent
        readonly property string key: JSON.stringify([root.marked, root.payments, root.selected, root.zoom, root.originX, root.originY]) + Theme.mode
        onKeyChanged: lines.requestPaint()

        function trace(ctx: var, outline: list<real>): void {
            ctx.beginPath();
            for (let i = 0; i < outline.length; i += 2)
                ctx.lineTo(outline[i] * root.zoom, outline[i + 1] * root.zoom);
            ctx.closePath();
        }
        function rim(ctx: var, color: var, wide: bool): void {
            ctx.lineJoin = "round";
            ctx.lineWidth = wide ? 7 : 5;
            ctx.strokeStyle = Theme.pieceLight;
            ctx.stroke();
            ctx.lineWidth = wide ? 4 : 2.5;
            ctx.strokeStyle = color;
            ctx.stroke();
        }
        onPaint: {
            const ctx = lines.getContext("2d");
            ctx.reset();
            ctx.translate(root.originX, root.originY);
            for (const paid of Array.from(root.payments)) {
                lines.trace(ctx, paid.outline);
                ctx.fillStyle = Qt.alpha(Theme.things.mark, 0.22);
                ctx.fill();
                lines.rim(ctx, Theme.things.amber, false);
            }
            if (root.payments.length > 0)
                return;
            for (const d of Array.from(root.marked)) {
                if (d.outline.length === 0)
                    continue;
                lines.trace(ctx, d.outline);
                lines.rim(ctx, d.id === root.selected ? Theme.accent : d.doubtful ? Theme.things.amber : Theme.things.lossFill, d.id === root.selected);
            }
        }
    }
    Repeater {
        model: root.payments.length > 0 ? [] : root.marked
        Pressable {
            id: mark
            required property differenceFacts modelData
            required property int index
            objectName: "mark-" + modelData.at
            visible: modelData.onPicture
            name: root.words.place(mark.modelData.at) + ", " + (mark.modelData.seen.kind !== "" ? root.words.thing(mark.modelData.seen) : qsTr("not seen clearly"))
            width: Math.max(Theme.target, Theme.dp(48))
            height: width
            // Over its place; at the rim of the picture, where the ship may stand, as near as it is seen whole.
            x: Math.max(0, Math.min(root.width - width, root.originX + modelData.center.x * root.zoom - width / 2))
            y: Math.max(0, Math.min(root.height - height, root.originY + modelData.center.y * root.zoom - height))
            onClicked: root.tapped(modelData.id)
            ConfidenceMark {
                anchors.centerIn: parent
                confidence: mark.modelData.doubtful ? "doubt" : "differs"
                number: mark.index + 1
                size: mark.modelData.id === root.selected ? Theme.dp(40) : Theme.dp(32)
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: root.payments
        Item {
            id: paid
            required property hexPaymentFacts modelData
            objectName: "paid-" + modelData.hex
            x: root.originX + modelData.center.x * root.zoom
            y: root.originY + modelData.center.y * root.zoom
            Rectangle {
                anchors.centerIn: parent
                width: takers.width + Theme.dp(20)
                height: Theme.dp(48)
                radius: height / 2
                color: Theme.surface
                border.color: Theme.edge
                border.width: Theme.controlStroke
                Row {
                    id: takers
                    anchors.centerIn: parent
                    spacing: Theme.gap
                    ThemeText {
                        visible: paid.modelData.takers.length === 0
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("nobody")
                        step: "panel"
                        lines: 1
                    }
                    Repeater {
                        model: paid.modelData.takers
                        Row {
                            id: taker
                            required property hexTakerFacts modelData
                            spacing: Theme.dp(4)
                            PlayerPin {
                                player: taker.modelData.color
                                size: Theme.dp(32)
                                anchors.verticalCenter: parent.verticalCenter
                            }
                            ThemeText {
                                text: "+" + taker.modelData.cards
                                step: "name"
                                lines: 1
                                anchors.verticalCenter: parent.verticalCenter
                            }
                        }
                    }
                }
            }
        }
    }
}
