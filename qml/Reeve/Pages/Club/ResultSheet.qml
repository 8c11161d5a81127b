// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The result of a table of a tournament, entered by hand.
Sheet {
    id: root

    required property tournamentTableFacts table
    property list<int> points: Array.from(root.table.seats).map(s => Math.max(0, s.points))
    property int winner: root.table.winner

    signal entered(var points, int winner)

    title: qsTr("Result of the table")
    hint: qsTr("The points of everybody, and who has won.")
    buttons: [
        ActionButton {
            objectName: "enterResult"
            icon: "check"
            text: qsTr("Save")
            reason: root.winner < 0 && Array.from(root.points).every(p => p === 0) ? qsTr("Enter the points, or tap whoever has won.") : ""
            onClicked: root.entered(root.points, root.winner)
        }
    ]

    Column {
        width: parent.width
        spacing: Theme.wideGap
        Repeater {
            model: root.table.seats.length
            Item {
                id: row
                required property int index
                readonly property bool narrow: row.width < Theme.dp(400)
                width: parent?.width ?? 0
                height: row.narrow ? Theme.dp(56) + Theme.gap + stepper.height : Theme.dp(56)
                ActionButton {
                    objectName: "winner" + row.index
                    width: row.narrow ? row.width : row.width - stepper.width - Theme.wideGap
                    height: Theme.dp(56)
                    icon: root.winner === row.index ? "laurel" : ""
                    selected: root.winner === row.index
                    text: root.table.seats[row.index]?.name ?? ""
                    name: root.winner === row.index ? qsTr("%1 has won").arg(text) : qsTr("%1: has won?").arg(text)
                    onClicked: root.winner = root.winner === row.index ? -1 : row.index
                }
                CountStepper {
                    id: stepper
                    objectName: "points" + row.index
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    name: qsTr("Points of %1").arg(root.table.seats[row.index]?.name ?? "")
                    from: 0
                    to: 30
                    value: root.points[row.index] ?? 0
                    onChanged: value => root.points = Array.from(root.points).map((p, i) => i === row.index ? value : p)
                }
            }
        }
    }
}
