// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// A number between a minus and a plus.
Row {
    id: root

    property int value: 0
    property int from: 0
    property int to: 99
    property string name: ""
    property string step: "figure"
    signal changed(int value)

    spacing: Theme.gap

    IconButton {
        objectName: "minus"
        icon: "minus"
        framed: true
        name: qsTr("%1: one less").arg(root.name)
        enabled: root.value > root.from
        opacity: enabled ? 1 : 0.35
        anchors.verticalCenter: parent.verticalCenter
        onClicked: root.changed(root.value - 1)
    }
    ThemeText {
        width: Theme.dp(root.step === "figure" ? 72 : 36)
        horizontalAlignment: Text.AlignHCenter
        anchors.verticalCenter: parent.verticalCenter
        text: root.value
        step: root.step
        lines: 1
        Accessible.name: root.name + ": " + root.value
    }
    IconButton {
        objectName: "plus"
        icon: "plus"
        framed: true
        name: qsTr("%1: one more").arg(root.name)
        enabled: root.value < root.to
        opacity: enabled ? 1 : 0.35
        anchors.verticalCenter: parent.verticalCenter
        onClicked: root.changed(root.value + 1)
    }
}
