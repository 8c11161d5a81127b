// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// The page's primary button: title = the next step, subtitle = what follows.
Pressable {
    id: root

    required property string title
    property string subtitle: ""
    /** Icon at the end: next, check. */
    property string icon: "next"
    /** Colour of the player's pin, or "". */
    property string player: ""
    /** A decision is pending: the button asks for it (a tap emits `clicked` too, and the page goes there). */
    property bool waiting: false

    name: root.subtitle === "" ? root.title : root.title + ", " + root.subtitle
    radius: Theme.radiusCard
    implicitHeight: Math.max(Theme.primaryHeight, words.implicitHeight + Theme.dp(10))
    implicitWidth: Theme.dp(324)

    /** Little room: the text has priority, and of pin and icon only one is shown. */
    readonly property bool tight: root.width < Theme.dp(260)
    readonly property color textColor: root.blocked ? Theme.mutedInk : root.waiting ? Theme.warning : Theme.accentInk

    Plate {
        anchors.fill: parent
        radius: root.radius
        dashed: root.blocked
        fill: root.blocked ? Theme.surface : root.waiting ? Theme.warningSoft
            : root.pressed ? Qt.darker(Theme.accent, 1.15) : Theme.accent
        stroke: root.blocked ? Theme.mutedInk : root.waiting ? Theme.warning : Theme.accent
        strokeWidth: root.waiting ? 2.5 : Theme.controlStroke
    }

    Column {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Theme.dp(root.tight ? 14 : 24)
        anchors.right: trailing.left
        anchors.rightMargin: Theme.wideGap
        anchors.verticalCenter: parent.verticalCenter

        ThemeText {
            width: parent.width
            text: root.title
            step: "name"
            lines: root.subtitle === "" ? 2 : 1
            color: root.textColor
            Accessible.ignored: true
        }
        ThemeText {
            width: parent.width
            visible: root.subtitle !== ""
            text: root.subtitle
            step: "caption"
            lines: 1
            color: root.textColor
            Accessible.ignored: true
        }
    }

    Row {
        id: trailing
        anchors.right: parent.right
        anchors.rightMargin: Theme.dp(root.tight ? 12 : 24)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.dp(20)

        PlayerPin {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.player !== ""
            player: root.player || "white"
            size: Theme.dp(32)
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.icon !== "" && !(root.tight && root.player !== "")
            name: root.icon
            color: root.textColor
            weight: 2.6
        }
    }
}
