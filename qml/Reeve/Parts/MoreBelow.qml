// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// Shows that a list continues below its edge, even if the edge is between two rows. Lies over the view; a tap on its arrow shows more.
Item {
    id: root

    /** The Flickable that scrolls; a sibling. */
    required property Flickable view
    /** The background of the list. */
    property color ground: Theme.surface

    anchors.left: root.view.left
    anchors.right: root.view.right
    anchors.bottom: root.view.bottom
    height: Theme.dp(44)
    visible: root.view.visible && root.view.contentHeight - root.view.height - (root.view.contentY - root.view.originY) > Theme.dp(10)

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.rgba(root.ground.r, root.ground.g, root.ground.b, 0) }
            GradientStop { position: 0.75; color: root.ground }
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.dp(4)
        width: Theme.dp(30)
        height: width
        radius: width / 2
        color: Theme.raised
        border.width: Theme.controlStroke
        border.color: Theme.mutedInk
        // Keys and screen readers scroll by moving the focus.
        MouseArea {
            objectName: "showMore"
            anchors.centerIn: parent
            width: Theme.target
            height: Theme.dp(40)
            cursorShape: Qt.PointingHandCursor
            onClicked: {
                go.to = Math.min(root.view.contentY + 0.8 * root.view.height, root.view.originY + root.view.contentHeight - root.view.height);
                go.restart();
            }
        }
        NumberAnimation {
            id: go
            target: root.view
            property: "contentY"
            duration: Theme.panelTime
        }
        Icon { anchors.centerIn: parent; name: "down"; size: Theme.dp(18); color: Theme.accent }
    }
}
