// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Who else owes a decision of the same moment: a tap asks that player first.
Flow {
    id: root

    readonly property list<int> seats: Game.expected.instead

    visible: root.seats.length > 0
    spacing: Theme.gap

    ThemeText {
        // On a line of its own it is only as high as its words.
        height: root.width < implicitWidth + Theme.dp(140) ? implicitHeight : Theme.dp(52)
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Others can answer first:")
        step: "caption"
        lines: 1
        color: Theme.mutedInk
    }
    Repeater {
        model: root.seats.length
        ActionButton {
            required property int index
            readonly property int seat: root.seats[index] ?? -1
            readonly property playerFacts person: Game.players[seat] ?? Game.nobody
            /** Another player may stand here once the one before has answered. */
            readonly property string subject: person.color
            objectName: "askFirst" + seat
            player: person.color || "white"
            text: person.name
            subtitle: Phones.marks[person.color] ? qsTr("has a phone") : ""
            onClicked: Game.askFirst(seat)
        }
    }
}
