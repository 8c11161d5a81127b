// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Duration of this turn, as information only: it never ends a turn. A tap pauses it.
Pressable {
    id: root

    /** Intended minutes of a turn; 0: no clock. */
    property int minutes: Settings.turnClock
    readonly property bool paused: TurnTimer.paused
    /** Seconds of this turn so far, on any page. */
    readonly property int seconds: TurnTimer.seconds
    readonly property bool late: root.seconds >= 60 * root.minutes
    readonly property string told: Math.floor(root.seconds / 60) + ":" + String(root.seconds % 60).padStart(2, "0")

    objectName: "turnClock"
    visible: root.minutes > 0 && Game.turn.underway
    implicitWidth: words.implicitWidth + Theme.dp(62)
    implicitHeight: Theme.target
    radius: height / 2
    // The time is not part of the name, or it would be read out every second.
    name: root.paused ? qsTr("Turn clock, paused: go on") : qsTr("Turn clock: pause")
    description: root.late ? qsTr("longer than %n minute(s)", "", root.minutes) : ""
    onClicked: TurnTimer.paused = !root.paused

    Plate {
        anchors.fill: parent
        radius: height / 2
        fill: root.pressed ? Theme.soft : root.late ? Theme.warningSoft : Theme.raised
        stroke: root.late ? Theme.warning : Theme.line
        strokeWidth: root.late ? 2.5 : Theme.controlStroke
    }
    Icon {
        id: glyph
        x: Theme.wideGap
        anchors.verticalCenter: parent.verticalCenter
        name: root.paused ? "play" : "timer"
        color: root.late ? Theme.warning : Theme.mutedInk
        size: Theme.dp(22)
    }
    ThemeText {
        id: words
        anchors.left: glyph.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: root.told
        step: "number"
        lines: 1
        color: root.late ? Theme.warning : Theme.ink
        Accessible.ignored: true
    }
}
