// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The photograph with the six corners of the sea frame, to be dragged to where they are.
Item {
    id: root

    /** [x,y, ...] in pixels of the picture. */
    property list<real> corners: Array.from(Scanner.corners)
    /** `corners` are where they are. */
    signal accepted()

    readonly property real zoom: Math.min(width / Math.max(1, Scanner.pictureWidth), (height - foot.height - Theme.gap) / Math.max(1, Scanner.pictureHeight))
    readonly property real originX: (width - Scanner.pictureWidth * root.zoom) / 2
    readonly property real originY: 0

    function move(corner: int, x: real, y: real): void {
        const next = Array.from(root.corners);
        next[2 * corner] = Math.max(-0.2 * Scanner.pictureWidth, Math.min(1.2 * Scanner.pictureWidth, x));
        next[2 * corner + 1] = Math.max(-0.2 * Scanner.pictureHeight, Math.min(1.2 * Scanner.pictureHeight, y));
        root.corners = next;
    }

    Image {
        x: root.originX
        y: root.originY
        width: Scanner.pictureWidth * root.zoom
        height: Scanner.pictureHeight * root.zoom
        source: Scanner.picture
        asynchronous: true
        autoTransform: true
        cache: false
        sourceSize.width: Math.round(Math.min(Scanner.pictureWidth, 2048))
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The photograph")
    }
    Canvas {
        id: lines
        anchors.fill: parent
        readonly property string key: JSON.stringify([root.corners, root.zoom, root.originX]) + Theme.mode
        onKeyChanged: lines.requestPaint()
        onPaint: {
            const ctx = lines.getContext("2d");
            ctx.reset();
            ctx.translate(root.originX, root.originY);
            ctx.beginPath();
            for (let i = 0; i < root.corners.length; i += 2)
                ctx.lineTo(root.corners[i] * root.zoom, root.corners[i + 1] * root.zoom);
            ctx.closePath();
            ctx.lineWidth = 5;
            ctx.strokeStyle = Theme.pieceInk;
            ctx.stroke();
            ctx.lineWidth = 2.5;
            ctx.strokeStyle = Theme.pieceLight;
            ctx.stroke();
        }
    }
    Repeater {
        model: root.corners.length / 2
        Item {
            id: handle
            required property int index
            objectName: "corner" + handle.index
            width: Math.max(Theme.target, Theme.dp(48))
            height: width
            x: root.originX + (root.corners[2 * handle.index] ?? 0) * root.zoom - width / 2
            y: root.originY + (root.corners[2 * handle.index + 1] ?? 0) * root.zoom - height / 2
            activeFocusOnTab: true
            Accessible.role: Accessible.Slider
            Accessible.name: qsTr("Corner %1 of the sea frame").arg(handle.index + 1)

            readonly property Item ring: handle // see FocusKeeper
            readonly property real radius: handle.width / 2
            function nudge(dx: int, dy: int): void {
                root.move(handle.index, root.corners[2 * handle.index] + dx / root.zoom, root.corners[2 * handle.index + 1] + dy / root.zoom);
            }
            Keys.onLeftPressed: handle.nudge(-2, 0)
            Keys.onRightPressed: handle.nudge(2, 0)
            Keys.onUpPressed: handle.nudge(0, -2)
            Keys.onDownPressed: handle.nudge(0, 2)

            Rectangle {
                anchors.centerIn: parent
                width: Theme.dp(34)
                height: width
                radius: width / 2
                color: Theme.accent
                border.color: Theme.pieceLight
                border.width: 3
                Rectangle { anchors.centerIn: parent; width: Theme.dp(8); height: width; radius: width / 2; color: Theme.accentInk }
            }
            MouseArea {
                anchors.fill: parent
                onPositionChanged: event => {
                    const at = handle.mapToItem(root, event.x, event.y);
                    root.move(handle.index, (at.x - root.originX) / root.zoom, (at.y - root.originY) / root.zoom);
                }
                onPressed: handle.forceActiveFocus()
            }
        }
    }
    Grid {
        id: foot
        readonly property bool narrow: root.width < Theme.dp(620)
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        columns: foot.narrow ? 1 : 2
        spacing: foot.narrow ? Theme.gap : Theme.wideGap
        verticalItemAlignment: Grid.AlignVCenter
        ThemeText {
            width: foot.narrow ? root.width : Math.min(Theme.dp(420), root.width * 0.5)
            text: qsTr("Drag each circle onto a corner of the blue sea frame, one after the other around the board.")
            step: "body"
            lines: 3
        }
        PrimaryButton {
            objectName: "readCorners"
            width: foot.narrow ? root.width : Theme.dp(260)
            title: qsTr("Read it there")
            icon: "check"
            onClicked: root.accepted()
        }
    }
}
