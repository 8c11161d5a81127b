// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The next action of a seat that Reeve plays, and its reason: players carry it out on the board and confirm it. Its trade offers
// are accepted here.
Panel {
    id: root

    readonly property playerFacts who: Game.players[EmptySeats.seat] ?? Game.nobody
    readonly property list<int> partners: Array.from(EmptySeats.partners)

    objectName: "proposal"
    mustDecide: true
    implicitHeight: column.implicitHeight + 2 * padding

    ColumnLayout {
        id: column
        width: parent.width
        spacing: Theme.wideGap
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.wideGap
            PlayerPin { Layout.alignment: Qt.AlignTop; player: root.who.color || "white" }
            ThemeText {
                objectName: "proposalText"
                Layout.fillWidth: true
                text: EmptySeats.thinking ? qsTr("%1 is thinking …").arg(root.who.name) : EmptySeats.text
                step: "heading"
                lines: 8
                Accessible.role: Accessible.AlertMessage
            }
        }
        ThemeText {
            objectName: "proposalWhy"
            Layout.fillWidth: true
            visible: text !== ""
            text: EmptySeats.why
            step: "body"
            lines: 4
            color: Theme.mutedInk
        }
        InsteadRow { Layout.fillWidth: true }
        Flow {
            Layout.fillWidth: true
            visible: EmptySeats.offering
            spacing: Theme.gap
            Repeater {
                model: root.partners.length
                ActionButton {
                    id: partner
                    required property int index
                    readonly property playerFacts seat: Game.players[root.partners[partner.index]] ?? Game.nobody
                    objectName: "take-" + partner.seat.color
                    icon: "trade"
                    text: qsTr("%1 trades").arg(partner.seat.name)
                    onClicked: EmptySeats.take(root.partners[partner.index])
                }
            }
        }
    }
}
