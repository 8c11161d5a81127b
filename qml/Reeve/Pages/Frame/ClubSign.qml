// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// State of the club's database: no mark while up to date, the number of pending steps while behind, an exclamation mark if it
// needs attention.
IconButton {
    id: root

    readonly property bool waiting: Club.state === "waiting"
    readonly property string words: root.waiting && Club.behind > 0 ? qsTr("Club: waiting, %n step(s) behind", "", Club.behind)
        : root.waiting ? qsTr("Club: waiting")
        : Club.behind > 0 ? qsTr("Club: %n step(s) behind", "", Club.behind)
        : Club.state === "current" ? qsTr("Club: up to date")
        : Club.state === "off" ? qsTr("Club") : qsTr("Club: connecting")

    icon: "club"
    name: root.words

    Rectangle {
        objectName: "clubBadge"
        visible: figure.text !== ""
        anchors.right: parent?.right
        anchors.top: parent?.top
        width: Math.max(height, figure.implicitWidth + Theme.dp(8))
        height: Theme.dp(20)
        radius: height / 2
        color: root.waiting ? Theme.warningSoft : Theme.raised
        border.color: root.waiting ? Theme.warning : Theme.edge
        border.width: 1
        Text {
            id: figure
            anchors.centerIn: parent
            text: (Club.behind > 99 ? "99+" : Club.behind > 0 ? Club.behind : "") + (root.waiting ? "!" : "")
            font.family: Theme.sans
            font.weight: Font.Bold
            font.pixelSize: Theme.dp(13)
            color: Theme.ink
            Accessible.ignored: true
        }
    }
}
