// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// A number between minus and plus; fills the given width.
Item {
    id: root

    readonly property Item ring: root // see FocusKeeper
    property int value: 0
    property int from: 0
    property int to: 99
    /** Why there cannot be more, if not because of a limit; or "". */
    property string fullWords: ""
    /** The counted item, for screen readers. */
    property string name: ""

    signal changed(int value)

    implicitWidth: Theme.dp(184)
    implicitHeight: Math.max(Theme.target, Theme.dp(52))
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: root.name + ": " + root.value
    Accessible.onIncreaseAction: root.step(1)
    Accessible.onDecreaseAction: root.step(-1)
    Keys.onUpPressed: root.step(1)
    Keys.onDownPressed: root.step(-1)

    function step(by: int) {
        const next = Math.max(root.from, Math.min(root.to, root.value + by));
        if (next !== root.value)
            root.changed(next);
    }

    IconButton {
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        framed: true
        icon: "minus"
        name: qsTr("%1: one less").arg(root.name)
        reason: root.value > root.from ? "" : qsTr("At least %1").arg(root.from)
        onClicked: root.step(-1)
    }
    ThemeText {
        anchors.centerIn: parent
        text: root.value
        step: "figure"
        lines: 1
        Accessible.ignored: true
    }
    IconButton {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        framed: true
        icon: "plus"
        name: qsTr("%1: one more").arg(root.name)
        reason: root.value < root.to ? "" : root.fullWords !== "" ? root.fullWords : root.to > 0 ? qsTr("At most %1").arg(root.to) : qsTr("There is none.")
        onClicked: root.step(1)
    }
}
