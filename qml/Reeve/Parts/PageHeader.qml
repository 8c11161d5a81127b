// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// The bar above a page: back, title, a hint, and buttons at the right.
Rectangle {
    id: root

    property string title: ""
    property string hint: ""
    property bool canGoBack: true
    /** Pin before the title: whose turn it is. */
    property string player: ""
    /** "menu" instead of back on the first page. */
    property string backIcon: "undo"
    property string backName: qsTr("Back")
    default property alias actions: trailing.data

    signal back()

    implicitWidth: Theme.dp(1280)
    implicitHeight: Theme.dp(60)
    color: Theme.surface
    Accessible.role: Accessible.Heading
    Accessible.name: root.title

    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: Theme.controlStroke; color: Theme.line }
    IconButton {
        id: backButton
        visible: root.canGoBack
        x: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        icon: root.backIcon
        name: root.backName
        onClicked: root.back()
    }
    PlayerPin {
        id: pin
        visible: root.player !== ""
        width: visible ? size : 0
        anchors.left: backButton.visible ? backButton.right : parent.left
        anchors.leftMargin: visible ? Theme.wideGap : 0
        anchors.verticalCenter: parent.verticalCenter
        player: root.player || "white"
        size: Theme.dp(34)
    }
    ThemeText {
        id: words
        anchors.left: pin.right
        anchors.leftMargin: Theme.wideGap
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(naturalWidth, trailing.x - x - Theme.gap)
        text: root.title
        step: "title"
        lines: 1
        Accessible.ignored: true
    }
    ThemeText {
        anchors.left: words.right
        anchors.leftMargin: Theme.wideGap
        anchors.right: trailing.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: width > Theme.dp(80) && root.hint !== ""
        text: root.hint
        step: "body"
        color: Theme.mutedInk
    }
    Row {
        id: trailing
        anchors.right: parent.right
        anchors.rightMargin: Theme.wideGap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap
    }
}
