// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// A seat and who controls it: a phone, or the table.
Pressable {
    id: root

    /** An entry of Phones.seats. */
    required property phoneSeatFacts seat
    readonly property bool free: root.seat.phones.length === 0
    readonly property string phone: root.seat.phone || "none"
    readonly property string line: root.free ? qsTr("without a phone, plays here at the table")
        : root.phone === "here" ? qsTr("The phone is here")
        : root.phone === "asleep" ? qsTr("The phone is asleep, it comes back by itself")
        : root.phone === "lost" ? qsTr("The phone is disconnected: decisions can be made here") : qsTr("A phone of an earlier game may come back")
    readonly property string languages: Array.from(root.seat.phones).map(p => p.language.toUpperCase()).filter(l => l !== "").join(" · ")

    name: root.seat.name + (root.free ? "" : ", " + root.line)
    reason: root.free ? root.line : ""
    implicitHeight: Math.max(Theme.dp(72), words.implicitHeight + Theme.dp(20))

    Plate {
        anchors.fill: parent
        radius: Theme.radiusCard
        dashed: root.free
        fill: root.free ? "transparent" : root.pressed ? Theme.soft : Theme.raised
        stroke: Theme.line
    }
    PlayerPin {
        id: pin
        x: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        player: root.seat.color || "white"
        size: Theme.dp(40)
    }
    Column {
        id: words
        anchors.left: pin.right
        anchors.leftMargin: Theme.margin
        anchors.right: tail.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        ThemeText { width: parent.width; text: root.seat.name; step: "name"; lines: 1; Accessible.ignored: true }
        Row {
            width: parent.width
            spacing: Theme.gap
            PhoneMark { id: mark; visible: root.phone !== "none"; phone: root.phone; anchors.verticalCenter: parent.verticalCenter }
            ThemeText {
                width: parent.width - (mark.visible ? mark.width + Theme.gap : 0)
                text: root.line
                step: "caption"
                color: Theme.mutedInk
                Accessible.ignored: true
            }
        }
    }
    Row {
        id: tail
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.wideGap
        ThemeText { anchors.verticalCenter: parent.verticalCenter; text: root.languages; step: "caption"; lines: 1; Accessible.ignored: true }
        Icon { anchors.verticalCenter: parent.verticalCenter; visible: !root.free; name: "right"; color: Theme.mutedInk }
    }
}
