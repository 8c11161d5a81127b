// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// What happened last, in one line; a tap opens the whole story.
Pressable {
    id: root

    readonly property var last: Game.news.length > 0 ? Game.news[Game.news.length - 1] : null

    name: root.last ? qsTr("History: %1").arg(root.last.text) : qsTr("History")
    implicitHeight: Theme.dp(52)

    Icon {
        id: arrow
        name: "up"
        size: Theme.dp(20)
        color: Theme.mutedInk
        anchors.verticalCenter: parent.verticalCenter
    }
    ThemeText {
        anchors.left: arrow.right
        anchors.leftMargin: Theme.wideGap
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.last?.text ?? qsTr("The game begins.")
        step: "body"
        color: Theme.mutedInk
        Accessible.ignored: true
    }
}
