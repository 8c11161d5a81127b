// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// An empty state: a drawing and a sentence.
Item {
    id: root

    property string icon: ""
    property string text: ""
    /** Text of the action, or "". */
    property string action: ""
    signal acted()

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width, Theme.dp(420))
        spacing: Theme.margin
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: root.icon
            size: Theme.dp(72)
            weight: 1.2
            color: Theme.mutedInk
        }
        ThemeText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            step: "body"
            lines: 4
            color: Theme.mutedInk
        }
        ActionButton {
            objectName: "emptyAction"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.action !== ""
            icon: "plus"
            text: root.action
            onClicked: root.acted()
        }
    }
}
