// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Choice of the trading partner: the bank, or another player.
GridLayout {
    id: root

    /** Seat of the player who trades. */
    required property int owner
    /** Seat of the partner; −1: the bank; −2: all players. */
    property int partner: -1
    signal chosen(int partner)

    readonly property list<int> others: Array.from(Game.players).map((p, i) => i).filter(i => i !== root.owner)
    readonly property list<int> partners: [-1, ...root.others, ...(root.others.length > 1 ? [-2] : [])]

    // Equal numbers in each row: four that do not fit in one row are two and two.
    readonly property int lines: Math.ceil(root.partners.length / Math.max(1, Math.floor(root.width / Theme.dp(132))))
    columns: Math.ceil(root.partners.length / root.lines)
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Repeater {
        model: root.partners.length // a count: no items are recreated inside a layout
        Pressable {
            id: choice
            required property int index
            readonly property int modelData: root.partners[choice.index] ?? -1
            readonly property playerFacts seat: Game.players[choice.modelData] ?? Game.nobody
            readonly property bool all: choice.modelData === -2
            objectName: "partner-" + (choice.seat.seated ? choice.seat.color : choice.all ? "all" : "bank")
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            implicitHeight: Theme.dp(56)
            role: Accessible.RadioButton
            checkable: true
            checked: modelData === root.partner
            name: choice.seat.seated ? choice.seat.name + ", " + Words.cardCount(choice.seat.handCount) : choice.all ? qsTr("All players") : qsTr("Bank and harbours")
            onClicked: root.chosen(modelData)
            Plate {
                anchors.fill: parent
                fill: choice.checked ? Theme.soft : Theme.surface
                stroke: choice.checked ? Theme.accent : Theme.line
                strokeWidth: choice.checked ? 2.5 : Theme.controlStroke
            }
            Icon {
                visible: !choice.seat.seated
                x: Theme.wideGap
                anchors.verticalCenter: parent.verticalCenter
                name: choice.all ? "trade" : "bank"
            }
            PlayerPin {
                visible: choice.seat.seated
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                player: choice.seat.color || "white"
                size: Theme.dp(32)
            }
            ThemeText {
                anchors.left: parent.left
                anchors.leftMargin: Theme.dp(48)
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                text: choice.seat.seated ? choice.seat.name : choice.all ? qsTr("All") : qsTr("Bank")
                Accessible.ignored: true
            }
        }
    }
}
