// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// A few choices side by side in one frame, exactly one of which holds.
Item {
    id: root

    /** [{value, text}]. */
    required property var choices
    property var value
    signal chosen(var value)

    implicitHeight: Theme.dp(56)
    implicitWidth: Theme.dp(400)

    Plate { anchors.fill: parent; fill: Theme.surface }
    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.dp(3)
        spacing: Theme.dp(2)
        Repeater {
            model: root.choices
            Pressable {
                id: choice
                required property var modelData
                readonly property bool on: choice.modelData.value === root.value
                objectName: "choice-" + modelData.value
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                name: modelData.text
                role: Accessible.RadioButton
                checkable: true
                checked: on
                onClicked: root.chosen(modelData.value)
                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radiusButton - Theme.dp(3)
                    color: choice.on ? Theme.accent : choice.pressed ? Theme.soft : "transparent"
                }
                ThemeText {
                    anchors.fill: parent
                    anchors.margins: Theme.dp(6)
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: choice.modelData.text
                    color: choice.on ? Theme.onAccent : Theme.ink
                    Accessible.ignored: true
                }
            }
        }
    }
}
