// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// A short message of a control, next to it and rotated like it, above everything else in the window (see Bubbles). Taps pass
// through.
Rectangle {
    id: root

    /** Duration in ms; longer texts stay longer. */
    readonly property int life: 1800 + 35 * words.text.length
    /** The control of the message; the text follows its language. */
    property Pressable control: null
    property bool refusal: false

    function show(control: Pressable, refusal: bool): void {
        root.control = control;
        root.refusal = refusal;
        root.place(control);
        clock.restart();
        shake.complete();
        shake.target = control.face;
        if (refusal && !Theme.reducedMotion)
            shake.start();
    }
    SequentialAnimation {
        id: shake
        property Item target: null
        NumberAnimation { target: shake.target; property: "x"; to: 5; duration: 50 }
        NumberAnimation { target: shake.target; property: "x"; to: -5; duration: 80 }
        NumberAnimation { target: shake.target; property: "x"; to: 3; duration: 60 }
        NumberAnimation { target: shake.target; property: "x"; to: 0; duration: 50 }
    }

    /** Places the bubble above the control as its reader sees it, or below if there is no room; always inside the window. */
    function place(control: Item): void {
        const middle = control.mapToItem(root.parent, control.width / 2, control.height / 2);
        const right = control.mapToItem(root.parent, control.width / 2 + 1, control.height / 2);
        const dx = right.x - middle.x, dy = right.y - middle.y, size = Math.hypot(dx, dy);
        const up = Qt.point(dy / size, -dx / size), sideways = Math.abs(dy) > Math.abs(dx);
        const halfX = (sideways ? root.height : root.width) / 2 + Theme.gap, halfY = (sideways ? root.width : root.height) / 2 + Theme.gap;
        const far = (control.height * size + root.height) / 2 + Theme.gap;
        const fits = p => p.x >= halfX && p.y >= halfY && p.x <= root.parent.width - halfX && p.y <= root.parent.height - halfY;
        const clamp = p => Qt.point(Math.max(halfX, Math.min(root.parent.width - halfX, p.x)), Math.max(halfY, Math.min(root.parent.height - halfY, p.y)));
        const above = clamp(Qt.point(middle.x + far * up.x, middle.y + far * up.y)), below = clamp(Qt.point(middle.x - far * up.x, middle.y - far * up.y));
        const covers = p => Math.abs((p.x - middle.x) * up.x + (p.y - middle.y) * up.y) < far - Theme.gap;
        const at = covers(above) && !covers(below) && fits(below) ? below : above;
        root.rotation = Math.atan2(dy, dx) * 180 / Math.PI;
        root.x = at.x - root.width / 2;
        root.y = at.y - root.height / 2;
    }

    visible: clock.running && words.text !== "" && (root.control?.visible ?? false)
    width: Math.min(words.naturalWidth + Theme.dp(32), Theme.dp(380), (parent?.width ?? 0) - 2 * Theme.margin)
    height: words.implicitHeight + Theme.dp(20)
    radius: Theme.radiusButton
    color: Theme.ink
    border.color: root.refusal ? Theme.danger : Theme.ink
    border.width: Theme.controlStroke

    ThemeText {
        id: words
        objectName: "bubbleText"
        anchors.centerIn: parent
        width: parent.width - Theme.dp(24)
        horizontalAlignment: Text.AlignHCenter
        text: (root.refusal ? root.control?.reason : root.control?.name) ?? ""
        step: "body"
        lines: 5
        color: Theme.background
        Accessible.role: Accessible.AlertMessage
    }
    Timer { id: clock; interval: root.life }
    // It belongs to the last touch, and to the sheet where that was.
    Connections {
        target: Taps
        function onUsed(): void { clock.stop(); }
    }
    Connections {
        target: Overlays
        function onStackChanged(): void { clock.stop(); }
    }
    Connections {
        target: Bubbles
        function onTold(control: Pressable, refusal: bool): void { root.show(control, refusal); }
    }
}
