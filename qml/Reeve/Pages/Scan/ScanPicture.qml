// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Sheets

// The photograph with what was read laid over it; every hex and harbour can be tapped.
Item {
    id: root

    /** The reading's hexes, corrections included. */
    property var hexes: ({})
    /** Scanner's harbors. */
    property list<scannedHarborFacts> harbors: []
    /** Hexes and paths of harbours to check, in the order of their numbers. */
    property list<string> places: []
    property string selected: ""
    signal placeTapped(string name)

    readonly property real zoom: Math.min(width / Math.max(1, Scanner.pictureWidth), height / Math.max(1, Scanner.pictureHeight))
    readonly property real originX: (width - Scanner.pictureWidth * zoom) / 2
    readonly property real originY: (height - Scanner.pictureHeight * zoom) / 2

    function inside(points: list<real>, x: real, y: real): bool {
        let odd = false;
        for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2)
            if (points[i + 1] > y !== points[j + 1] > y
                    && x < (points[j] - points[i]) * (y - points[i + 1]) / (points[j + 1] - points[i + 1]) + points[i])
                odd = !odd;
        return odd;
    }

    readonly property list<hexOutlineFacts> outlines: Array.from(Scanner.hexOutlines)
    /** Side of a hex on the screen, for the size of what is laid over it. */
    readonly property real side: {
        const o = root.outlines[0];
        return o ? Math.hypot(o.points[0] - o.center.x, o.points[1] - o.center.y) * root.zoom : 40;
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: Theme.surface
        border.color: Theme.line
    }
    Image {
        x: root.originX
        y: root.originY
        width: Scanner.pictureWidth * root.zoom
        height: Scanner.pictureHeight * root.zoom
        source: Scanner.state === "found" ? Scanner.picture : ""
        asynchronous: true
        autoTransform: true
        sourceSize.width: Math.round(Math.min(Scanner.pictureWidth, 2048))
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The photograph")
    }

    Canvas {
        id: lines
        anchors.fill: parent
        readonly property string key: JSON.stringify([root.outlines, root.zoom, root.places, root.selected, root.hexes]) + Theme.mode
        onKeyChanged: lines.requestPaint()
        onPaint: {
            const ctx = lines.getContext("2d");
            ctx.reset();
            ctx.translate(root.originX, root.originY);
            for (const o of Array.from(root.outlines)) {
                const doubt = root.places.indexOf(o.hex) >= 0, chosen = root.selected === o.hex;
                ctx.beginPath();
                for (let i = 0; i < o.points.length; i += 2)
                    ctx.lineTo(o.points[i] * root.zoom, o.points[i + 1] * root.zoom);
                ctx.closePath();
                if (chosen) {
                    ctx.fillStyle = Qt.alpha(Theme.accent, 0.25);
                    ctx.fill();
                }
                ctx.lineWidth = chosen ? 5 : doubt ? 4 : 2;
                ctx.strokeStyle = Theme.pieceLight;
                ctx.stroke();
                if (doubt || chosen) {
                    ctx.lineWidth = 2;
                    ctx.strokeStyle = chosen ? Theme.accent : Theme.things.amber;
                    ctx.stroke();
                }
            }
        }
    }

    Repeater {
        model: root.outlines
        ScanTile {
            required property hexOutlineFacts modelData
            objectName: "scanHex-" + modelData.hex
            readonly property var read: root.hexes[modelData.hex] ?? ({})
            x: root.originX + modelData.center.x * root.zoom - width / 2
            y: root.originY + modelData.center.y * root.zoom - height / 2
            side: root.side
            terrain: read.terrain ?? ""
            number: read.number ?? 0
            doubt: root.places.indexOf(modelData.hex) + 1
            name: BoardNames.spoken(modelData.hex, root.hexes)
            onTapped: root.placeTapped(modelData.hex)
        }
    }

    MouseArea {
        anchors.fill: parent
        onClicked: event => {
            const x = (event.x - root.originX) / root.zoom, y = (event.y - root.originY) / root.zoom;
            const hit = Array.from(root.outlines).find(o => root.inside(o.points, x, y));
            if (hit)
                root.placeTapped(hit.hex);
        }
    }
    Repeater {
        model: root.harbors
        ScanHarbor {
            required property scannedHarborFacts modelData
            objectName: "scanHarbor-" + modelData.at
            // At the rim of the picture as near as it is seen whole.
            x: Math.max(0, Math.min(root.width - width, root.originX + modelData.center.x * root.zoom - width / 2))
            y: Math.max(0, Math.min(root.height - height, root.originY + modelData.center.y * root.zoom - height / 2))
            gives: modelData.gives
            side: root.side
            doubt: root.places.indexOf(modelData.at) + 1
            chosen: root.selected === modelData.at
            onClicked: root.placeTapped(modelData.at)
        }
    }
    ScanLegend { visible: root.height >= Theme.dp(280); anchors.right: parent.right; anchors.top: parent.top; anchors.margins: Theme.margin }
}
