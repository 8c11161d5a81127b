// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// Says that a list goes on below its edge, also where the edge falls between two lines. Lies over the view, catches nothing.
Item {
    id: root

    /** The Flickable that scrolls; a brother of this. */
    required property Flickable view
    /** What the list lies on. */
    property color ground: Theme.surface

    anchors.left: root.view.left
    anchors.right: root.view.right
    anchors.bottom: root.view.bottom
    height: Theme.dp(34)
    visible: root.view.visible && root.view.contentHeight - root.view.height - (root.view.contentY - root.view.originY) > Theme.dp(10)

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.rgba(root.ground.r, root.ground.g, root.ground.b, 0) }
            GradientStop { position: 0.75; color: root.ground }
        }
    }
    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        name: "down"
        size: Theme.dp(20)
        color: Theme.accent
    }
}
