// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// How many cards a player really holds, where the cards are real and Reeve only counts them.
Sheet {
    id: root

    /** Seat of the player. */
    property int index: 0
    readonly property playerFacts seat: Game.players[root.index] ?? Game.nobody
    property int cards: 0

    title: qsTr("How many cards does %1 really have?").arg(root.seat.name)
    hint: qsTr("%n card(s) by Reeve's count.", "", root.seat.handCount)
    player: root.seat.color
    sheetWidth: Theme.dp(520)
    Component.onCompleted: root.cards = root.seat.handCount
    buttons: [
        ActionButton { text: qsTr("Cancel"); onClicked: root.dismissed() },
        PrimaryButton {
            objectName: "countDone"
            width: Theme.dp(230)
            icon: "check"
            title: Words.cardCount(root.cards)
            onClicked: if (root.cards === root.seat.handCount || Game.recount(root.index, root.cards)) root.dismissed()
        }
    ]

    CountStepper {
        objectName: "reallyHas"
        width: parent.width
        name: root.title
        value: root.cards
        onChanged: value => root.cards = value
    }
}
