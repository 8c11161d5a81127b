// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// A roll: its dice, a large total, the event in words and the odds.
Item {
    id: root

    /** Number of the 36 outcomes with this total. */
    property int chances: 0
    property int red: 0
    property int yellow: 0
    /** Colour of the second die: "yellow" or "white". */
    required property string second
    /** The total, if the single dice are unknown. */
    property int sum: 0
    /** "ship", "trade", "politics", "science"; "" without an event die. */
    property string event: ""
    /** The event in words. */
    property string words: ""
    property bool showOdds: true
    /** A tap on the dice emits diceTapped(). */
    property bool correctable: false
    property real dieSize: Theme.dp(60)

    readonly property int total: root.red > 0 && root.yellow > 0 ? root.red + root.yellow : root.sum

    signal oddsTapped()
    /** The dice were tapped, to correct a wrong entry. */
    signal diceTapped()

    implicitWidth: Theme.dp(292)
    implicitHeight: dice.height + (below.visible ? below.height + Theme.dp(6) : 0)
    Accessible.role: Accessible.Grouping
    Accessible.name: root.total > 0 ? qsTr("Rolled %1").arg(root.total) + (root.words !== "" ? ", " + root.words : "") : qsTr("No roll yet")

    Pressable {
        id: dice
        objectName: "correctLastRoll"
        width: Math.max(Theme.target, faces.width)
        height: root.dieSize
        enabled: root.correctable && root.total > 0
        name: qsTr("Correct this roll")
        Accessible.ignored: !dice.enabled
        onClicked: root.diceTapped()
        Row {
            id: faces
            anchors.centerIn: parent
            spacing: Theme.gap
            Die { kind: "red"; value: root.red; size: root.dieSize; visible: value > 0 || root.total === 0 }
            Die { kind: root.second; value: root.yellow; size: root.dieSize; visible: value > 0 || root.total === 0 }
            Die { kind: "event"; event: root.event; size: root.dieSize; visible: root.event !== "" }
        }
    }
    ThemeText {
        id: sum
        anchors.right: parent.right
        anchors.verticalCenter: dice.verticalCenter
        text: root.total > 0 ? root.total : ""
        step: "hero"
        lines: 1
        // As high as the dice, so that the row's height suffices for it.
        font.pixelSize: Math.min(sum.fullSize, root.dieSize)
        Accessible.ignored: true
    }
    Item {
        id: below
        anchors.top: dice.bottom
        anchors.topMargin: Theme.dp(6)
        width: parent.width
        height: Math.max(line.implicitHeight, root.showOdds ? pill.height : 0)
        visible: root.words !== "" || root.showOdds && root.total > 0
        ThemeText {
            id: line
            anchors.left: parent.left
            anchors.right: pill.visible ? pill.left : parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: root.words
            color: root.event === "ship" ? Theme.danger : Theme.trackText(root.event)
        }
        OddsPill {
            id: pill
            objectName: "oddsPill"
            visible: root.showOdds && root.total > 0
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            ways: root.chances
            onClicked: root.oddsTapped()
        }
    }
}
