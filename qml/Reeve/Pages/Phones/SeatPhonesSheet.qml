// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Moves a seat's phones to another seat, or disconnects them.
Sheet {
    id: root

    /** An entry of Phones.seats. */
    required property phoneSeatFacts seat
    readonly property list<phoneSeatFacts> seats: Phones.seats
    // Values for "none".
    property phoneSeatFacts noSeat
    property phoneFacts noPhone
    readonly property list<phoneSeatFacts> others: Array.from(root.seats).filter(s => s.color !== root.seat.color && s.phones.length < 2)

    title: qsTr("%1's phone").arg(root.seat.name)
    hint: qsTr("It forgets the cards of this seat at once.")
    sheetWidth: Theme.dp(480)

    Column {
        width: parent.width
        spacing: Theme.margin
        Repeater {
            model: root.seat.phones.length
            Column {
                id: one
                required property int index
                readonly property phoneFacts phone: root.seat.phones[one.index] ?? root.noPhone
                width: parent.width
                spacing: Theme.gap
                ThemeText {
                    width: parent.width
                    visible: root.seat.phones.length > 1
                    objectName: "phone-" + one.index
                    // What is gone is told apart from what is here: that one is sent away.
                    text: (one.phone.phone === "here" ? qsTr("Phone %1 (%2), here") : one.phone.phone === "asleep" ? qsTr("Phone %1 (%2), asleep") : qsTr("Phone %1 (%2), disconnected"))
                        .arg(one.index + 1).arg(one.phone.language.toUpperCase() || "–")
                    step: "heading"
                }
                Repeater {
                    model: root.others.length
                    ActionButton {
                        required property int index
                        readonly property phoneSeatFacts to: root.others[index] ?? root.noSeat
                        objectName: "move-" + one.index + "-" + to.color
                        width: one.width
                        player: to.color || "white"
                        text: qsTr("Move to %1").arg(to.name)
                        subtitle: to.phones.length > 0 ? qsTr("A phone is there already: both see its cards.") : ""
                        onClicked: { Phones.move(one.phone.number, to.color); root.dismissed(); }
                    }
                }
                ActionButton {
                    objectName: "away-" + one.index
                    width: one.width
                    icon: "lock"
                    tone: "danger"
                    text: qsTr("Sign it out")
                    subtitle: qsTr("To come back it needs the code and a Yes.")
                    onClicked: { Phones.sendAway(one.phone.number); root.dismissed(); }
                }
            }
        }
    }
}
