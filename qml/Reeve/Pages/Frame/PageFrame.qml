// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// What all pages but the game share: a bar with the title above, content, a bar with buttons below.
Item {
    id: root

    property string title: ""
    property string hint: ""
    property bool canGoBack: true
    /** Buttons at the right end of the upper bar. */
    property alias trailing: trail.data
    /** What stands left in the lower bar, and the primary button right in it. */
    property alias foot: left.data
    property alias primary: right.data
    property bool hasFoot: left.children.length + right.children.length > 0
    default property alias content: body.data
    readonly property Item body: body

    signal back()

    focus: true
    Keys.onEscapePressed: if (root.canGoBack) root.back()

    Bar {
        id: top
        width: parent.width
        height: Theme.dp(root.height < Theme.dp(600) ? 52 : 60)
        edge: "bottom"

        IconButton {
            id: backButton
            objectName: "backButton"
            visible: root.canGoBack
            icon: "undo"
            name: qsTr("Back")
            x: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            onClicked: root.back()
        }
        TextMetrics { id: measure; font: Theme.fontFor("title"); text: root.title }
        ThemeText {
            id: titleText
            anchors.left: root.canGoBack ? backButton.right : parent.left
            anchors.leftMargin: Theme.gap + (root.canGoBack ? 0 : Theme.margin)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(measure.advanceWidth + 4, root.width / 2)
            text: root.title
            step: "title"
            lines: 1
            Accessible.role: Accessible.Heading
        }
        ThemeText {
            anchors.left: titleText.right
            anchors.leftMargin: Theme.wideGap
            anchors.right: trail.left
            anchors.rightMargin: Theme.wideGap
            anchors.verticalCenter: parent.verticalCenter
            visible: width > Theme.dp(180)
            text: root.hint
            step: "body"
            color: Theme.mutedInk
        }
        Row {
            id: trail
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap
        }
    }

    Item {
        id: body
        anchors.top: top.bottom
        anchors.bottom: bottom.visible ? bottom.top : parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.margin
    }

    Bar {
        id: bottom
        visible: root.hasFoot
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.dp(root.height < Theme.dp(600) ? 64 : 76)
        edge: "top"

        Row {
            id: left
            anchors.left: parent.left
            anchors.right: right.left
            anchors.margins: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.wideGap
        }
        Row {
            id: right
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.wideGap
        }
    }
}
