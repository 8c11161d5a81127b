// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// Done, and how to take it back: for six seconds, never over buttons (the page says where).
Rectangle {
    id: root

    property string text: ""
    property string actionText: ""
    property bool open: false

    signal actionTriggered()

    /** Shows a sentence, with a button if `action` names one. */
    function show(text: string, action: string) {
        root.text = text;
        root.actionText = action || "";
        root.open = true;
        timer.restart();
    }

    width: Math.min(parent ? parent.width - 2 * Theme.margin : 480, words.implicitWidth + Theme.dp(40) + (button.visible ? button.width : 0))
    height: Math.max(Theme.dp(52), words.height + Theme.dp(20))
    radius: Theme.radiusCard
    color: Theme.ink
    opacity: root.open ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text
    Behavior on opacity { NumberAnimation { duration: Theme.fadeTime } }
    Timer { id: timer; interval: Theme.toastTime; onTriggered: root.open = false }

    ThemeText {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Theme.dp(20)
        anchors.right: button.visible ? button.left : parent.right
        anchors.rightMargin: Theme.dp(button.visible ? 8 : 20)
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        lines: 3
        color: Theme.background
        Accessible.ignored: true
    }
    Pressable {
        id: button
        visible: root.actionText !== ""
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: label.implicitWidth + Theme.dp(32)
        height: Theme.target
        name: root.actionText
        onClicked: {
            root.open = false;
            root.actionTriggered();
        }
        ThemeText {
            id: label
            anchors.centerIn: parent
            text: root.actionText
            weight: Font.Bold
            lines: 1
            color: Theme.background
            font.underline: true
            Accessible.ignored: true
        }
    }
}
