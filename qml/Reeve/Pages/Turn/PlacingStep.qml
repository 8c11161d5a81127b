// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts
import Reeve.Board

// One of the two pieces of a set-up turn: to come, now, or done.
Item {
    id: root

    property string text: ""
    property string piece: "settlement"
    property string player: "white"
    property bool now: false
    property bool done: false

    implicitHeight: Theme.dp(60)
    Plate {
        anchors.fill: parent
        fill: root.now ? Theme.soft : "transparent"
        stroke: root.now ? Theme.accent : Theme.line
        strokeWidth: root.now ? 2.5 : Theme.controlStroke
    }
    PiecePicture {
        id: picture
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        piece: root.piece
        player: root.player
        size: Theme.dp(44)
    }
    ThemeText {
        anchors.left: picture.right
        anchors.leftMargin: Theme.wideGap
        anchors.right: tick.left
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
    }
    Icon {
        id: tick
        anchors.right: parent.right
        anchors.rightMargin: Theme.wideGap
        anchors.verticalCenter: parent.verticalCenter
        visible: root.done
        name: "check"
        color: Theme.success
    }
}
