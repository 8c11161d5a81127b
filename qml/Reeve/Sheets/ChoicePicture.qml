// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.Theme
import Reeve.Parts

// The picture of an answer: a card's chip, the back of a deck, or a player's pin.
Item {
    id: root

    property string card: ""
    property string track: ""
    property string player: ""

    implicitWidth: Theme.dp(44)
    implicitHeight: Theme.dp(52)

    // qmllint disable unqualified
    Loader {
        anchors.centerIn: parent
        active: root.card !== ""
        sourceComponent: CardChip { card: root.card; size: Theme.dp(44); Accessible.ignored: true }
    }
    Loader {
        anchors.centerIn: parent
        active: root.player !== ""
        sourceComponent: PlayerPin { player: root.player; size: Theme.dp(44) }
    }
    // qmllint enable unqualified
    Rectangle {
        anchors.centerIn: parent
        visible: root.track !== ""
        width: Theme.dp(36)
        height: Theme.dp(50)
        radius: Theme.dp(6)
        color: Theme.trackColor(root.track)
        border.color: Theme.edge
        border.width: 2
        Icon { anchors.centerIn: parent; name: "card"; color: Theme.pieceInk }
    }
}
