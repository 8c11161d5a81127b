// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// Base of all controls: touch, keys, focus ring, name for screen readers, refusal with its reason.
Item {
    id: root

    /** Name for screen readers; a change of it means that the control's meaning changed. */
    property string name: ""
    property string description: ""
    /** Why it cannot be used now. If not empty: drawn dashed, and a tap shows the reason instead. */
    property string reason: ""
    readonly property bool blocked: root.reason !== ""
    property int role: Accessible.Button
    property bool checkable: false
    property bool checked: false
    /** The focus ring: see FocusKeeper. */
    readonly property Item ring: root
    property real radius: Theme.radiusButton
    property bool ringInside: false
    readonly property bool pressed: area.pressed && area.containsMouse || root.keyDown
    readonly property bool hovered: area.containsMouse
    property bool keyDown: false
    /** Its meaning has just changed: taps are ignored for a moment. */
    readonly property alias settling: settle.running
    default property alias content: face.data
    /** The parent of the content; the Bubble shakes it when a tap is refused. */
    readonly property Item face: face

    signal clicked()
    signal longPressed()
    /** A tap while blocked; the window shows the reason. */
    signal refused(string reason)

    /** Carries out a tap; also called by tests and screen readers. */
    function activate() {
        if (!root.enabled || settle.running)
            return;
        Taps.used();
        if (root.blocked) {
            root.refused(root.reason);
            Bubbles.told(root, true);
        } else {
            root.clicked();
        }
    }

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    activeFocusOnTab: root.enabled
    Accessible.role: root.role
    Accessible.name: root.name
    Accessible.description: root.blocked ? root.reason : root.description
    Accessible.focusable: true
    Accessible.focused: root.activeFocus
    Accessible.pressed: root.pressed
    Accessible.checkable: root.checkable
    Accessible.checked: root.checked
    Accessible.onPressAction: root.activate()
    Accessible.onToggleAction: root.activate()

    Keys.onPressed: event => {
        if (event.isAutoRepeat)
            return;
        if (event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            root.keyDown = true;
            event.accepted = true;
        }
    }
    Keys.onReleased: event => {
        if (event.isAutoRepeat || !root.keyDown)
            return;
        root.keyDown = false;
        event.accepted = true;
        if (Taps.take(root, root.mapToItem(null, root.width / 2, root.height / 2)))
            root.activate();
    }
    onActiveFocusChanged: if (!root.activeFocus) root.keyDown = false

    // A button whose meaning changed under a finger ignores taps for a moment.
    onNameChanged: if (root.visible && root.ready) settle.restart()
    property bool ready: false
    Component.onCompleted: root.ready = true
    Timer { id: settle; interval: Theme.meaningTime }

    MouseArea {
        id: area
        anchors.fill: parent
        anchors.margins: -Math.max(0, (48 - Math.min(root.width, root.height)) / 2)
        hoverEnabled: true
        cursorShape: root.blocked ? Qt.ForbiddenCursor : Qt.PointingHandCursor
        onClicked: mouse => {
            if (Taps.take(root, area.mapToItem(null, mouse.x, mouse.y)))
                root.activate();
        }
        onPressAndHold: root.longPressed()
    }

    Item {
        id: face
        width: parent.width
        height: parent.height
        scale: root.pressed && !root.blocked ? 0.98 : 1
    }
}
