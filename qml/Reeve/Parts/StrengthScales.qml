// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import "Glyphs.js" as Glyphs

// The scales of the attack at night: the barbarians' cities left, the active knights right, the verdict above.
Rectangle {
    id: root

    property int barbarians: 0
    property int knights: 0
    property string verdict: ""
    property string barbarianHint: ""
    /** The icon of one barbarian: "city", or "robber" if figures fight. */
    property string barbarianIcon: "city"
    property string knightHint: ""
    /** The word for the right side. */
    property string knightWord: qsTr("Knights")

    readonly property bool lost: root.barbarians > root.knights
    /** Tilt of the beam in degrees; negative: the left pan is lower. */
    property real tilt: root.barbarians === root.knights ? 0
                        : -Math.max(-root.most, Math.min(root.most, (root.barbarians - root.knights) * 2.4))

    /** The largest tilt. */
    readonly property real most: root.low ? 3 : 8

    implicitWidth: Theme.dp(1280)
    implicitHeight: Theme.dp(250)
    color: Theme.things.night
    clip: true
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Barbarians %1, knights %2. %3").arg(root.barbarians).arg(root.knights).arg(root.verdict)
    Behavior on tilt { NumberAnimation { duration: Theme.scalesTime; easing.type: Easing.InOutCubic } }

    /** Little width: shorter arms, and the numbers closer to the edge. */
    readonly property bool narrow: root.width < Theme.dp(1100)
    readonly property real edge: Theme.dp(root.narrow ? 20 : 54)
    /** Length of an arm: leaves room for the words beside the pans. */
    readonly property real arm: Math.min(root.width * (root.narrow ? 0.22 : 0.26), Theme.dp(330), Math.max(Theme.dp(48), root.besideWords / (1 + root.panShare / 2)))
    readonly property real panShare: 0.79
    readonly property real widestWord: Math.ceil(Math.max(barbarianMetrics.advanceWidth, knightMetrics.advanceWidth))
    readonly property real besideWords: root.width / 2 - root.edge - root.widestWord - Theme.dp(6)
    TextMetrics { id: barbarianMetrics; font: Theme.fontFor("number"); text: qsTr("Barbarians") }
    TextMetrics { id: knightMetrics; font: Theme.fontFor("number"); text: root.knightWord }
    /** Little height: the beam is directly below the verdict, and the pans are flat. */
    readonly property bool low: root.height < Theme.dp(210)
    readonly property real pivotY: root.low ? Theme.dp(66) : root.height * 0.36
    readonly property real panHeight: root.low ? Math.max(Theme.dp(44), root.height - root.pivotY - Theme.dp(24)) : Theme.dp(100)
    readonly property real panWidth: root.arm * root.panShare

    component Pan: Item {
        id: pan
        property real endX
        property real endY
        property int count
        property string icon
        property color fill
        x: pan.endX - root.panWidth / 2
        y: pan.endY
        width: root.panWidth
        height: root.panHeight
        Canvas {
            anchors.fill: parent
            onWidthChanged: requestPaint()
            onHeightChanged: requestPaint()
            onPaint: {
                const ctx = getContext("2d"), w = width, top = height * 0.57;
                ctx.reset();
                ctx.strokeStyle = Theme.things.nightInk;
                ctx.lineWidth = 2;
                ctx.beginPath();
                ctx.moveTo(w * 0.08, top);
                ctx.lineTo(w / 2, 1);
                ctx.lineTo(w * 0.92, top);
                ctx.stroke();
                ctx.beginPath();
                ctx.moveTo(1, top);
                ctx.quadraticCurveTo(w * 0.16, height - 1, w / 2, height - 1);
                ctx.quadraticCurveTo(w * 0.84, height - 1, w - 1, top);
                ctx.closePath();
                ctx.fillStyle = Theme.things.brass;
                ctx.fill();
                ctx.stroke();
            }
        }
        Canvas {
            id: load
            // The content of the pan: filled glyphs, at most two rows.
            readonly property int perRow: Math.max(1, Math.min(pan.count, pan.count > 7 ? Math.ceil(pan.count / 2) : pan.count))
            readonly property real each: Math.min(Theme.dp(34), root.panWidth * 0.86 / load.perRow, root.panHeight * 0.5)
            readonly property string key: pan.count + "/" + load.each
            width: parent.width
            height: load.each * (pan.count > 7 ? 2 : 1) + 2
            y: parent.height * 0.57 - height
            onKeyChanged: load.requestPaint()
            onPaint: {
                const ctx = load.getContext("2d");
                ctx.reset();
                const size = load.each * 0.86;
                for (let i = 0; i < pan.count; ++i) {
                    const row = Math.floor(i / load.perRow), inRow = Math.min(load.perRow, pan.count - row * load.perRow);
                    const cx = load.width / 2 + (i - row * load.perRow - (inRow - 1) / 2) * load.each;
                    const cy = load.height - load.each * (row + 0.5);
                    ctx.save();
                    ctx.translate(cx - size / 2, cy - size / 2);
                    ctx.scale(size / 24, size / 24);
                    ctx.path = pan.icon === "city" ? Glyphs.paths.city : pan.icon === "robber" ? Glyphs.paths.robber.split("M9.5")[0] : Glyphs.paths.knight.split("M8.5")[0];
                    ctx.fillStyle = pan.fill;
                    ctx.fill();
                    ctx.strokeStyle = Theme.things.nightInk;
                    ctx.lineWidth = 2;
                    ctx.lineJoin = "round";
                    ctx.stroke();
                    ctx.restore();
                    if (pan.icon === "knight")
                        Glyphs.paint(ctx, "up", cx, cy, size * 0.6, Theme.things.nightInk, 3);
                }
            }
        }
    }

    readonly property real rad: root.tilt * Math.PI / 180
    Pan {
        endX: root.width / 2 - root.arm * Math.cos(root.rad)
        endY: root.pivotY - root.arm * Math.sin(root.rad)
        count: root.barbarians
        icon: root.barbarianIcon
        fill: Theme.things.lossFill
    }
    Pan {
        endX: root.width / 2 + root.arm * Math.cos(root.rad)
        endY: root.pivotY + root.arm * Math.sin(root.rad)
        count: root.knights
        icon: "knight"
        fill: Theme.things.gainFill
    }
    Canvas {
        id: post
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.dp(180)
        y: root.pivotY
        height: root.height - root.pivotY - Theme.dp(14)
        onPaint: {
            const ctx = post.getContext("2d"), w = post.width, h = post.height;
            ctx.reset();
            ctx.fillStyle = Theme.things.brass;
            ctx.strokeStyle = Theme.things.nightInk;
            ctx.lineWidth = 1.5;
            ctx.beginPath();
            ctx.moveTo(w / 2 - 3, 0);
            ctx.lineTo(w / 2 + 3, 0);
            ctx.lineTo(w / 2 + w * 0.08, h - 10);
            ctx.lineTo(w / 2 - w * 0.08, h - 10);
            ctx.closePath();
            ctx.fill();
            ctx.stroke();
            ctx.fillRect(0, h - 12, w, 12);
        }
    }
    Rectangle {
        x: root.width / 2 - root.arm
        y: root.pivotY - height / 2
        width: 2 * root.arm
        height: Theme.dp(9)
        radius: height / 2
        color: Theme.things.brass
        rotation: root.tilt
        antialiasing: true
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.pivotY - height / 2
        width: Theme.dp(30)
        height: width
        radius: width / 2
        color: Theme.things.nightInk
        border.color: Theme.things.brass
        border.width: 3
    }

    component Side: Column {
        id: side
        property int figure
        property color tone
        property string word
        property string hint
        property int align: Text.AlignLeft
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: Theme.dp(root.low ? 16 : 0) // below the title of the scene
        width: Math.max(root.widestWord, root.width / 2 - root.arm - root.panWidth / 2 - root.edge - Theme.dp(6))
        ThemeText { width: parent.width; horizontalAlignment: side.align; text: side.figure; step: root.low ? "figure" : "hero"; lines: 1; color: side.tone; Accessible.ignored: true }
        ThemeText { width: parent.width; horizontalAlignment: side.align; text: side.word; step: "number"; color: Theme.things.nightInk; Accessible.ignored: true }
        ThemeText { width: parent.width; horizontalAlignment: side.align; visible: side.hint !== "" && root.height >= Theme.dp(150); text: side.hint; step: "caption"; color: Theme.things.nightInk; Accessible.ignored: true }
    }
    Side { anchors.left: parent.left; anchors.leftMargin: root.edge; figure: root.barbarians; tone: Theme.things.nightDanger; word: qsTr("Barbarians"); hint: root.barbarianHint }
    Side { anchors.right: parent.right; anchors.rightMargin: root.edge; align: Text.AlignRight; figure: root.knights; tone: Theme.things.nightSuccess; word: root.knightWord; hint: root.knightHint }

    Rectangle {
        visible: root.verdict !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.dp(root.low ? 6 : 12)
        width: verdictText.implicitWidth + Theme.dp(80)
        height: Theme.dp(42)
        radius: height / 2
        color: root.lost ? Theme.things.lossFill : Theme.things.gainFill
        border.color: Theme.things.nightInk
        border.width: 1.5
        ThemeText { id: verdictText; anchors.centerIn: parent; text: root.verdict; step: "name"; lines: 1; color: Theme.things.nightInk; Accessible.ignored: true }
    }
}
