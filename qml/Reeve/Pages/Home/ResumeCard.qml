// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The last game to resume: its name, its turn and the players' points.
Pressable {
    id: root

    required property keptGameFacts game
    property keptSeatFacts noSeat
    /** It is read-only. */
    property bool readOnly: false

    name: (root.readOnly ? qsTr("Look at %1, turn %2") : qsTr("Resume %1, turn %2")).arg(root.game.name).arg(root.game.turn)
    description: Array.from(root.game.players).map(p => p.name + ": " + Words.points(p.points)).join(", ")
    radius: Theme.radiusCard
    implicitHeight: column.implicitHeight + 2 * Theme.dp(24)

    Plate {
        anchors.fill: parent
        radius: root.radius
        fill: root.pressed ? Theme.soft : Theme.raised
        stroke: Theme.accent
        strokeWidth: Theme.selectedStroke
    }

    ColumnLayout {
        id: column
        x: Theme.dp(24)
        width: parent.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.wideGap

        RowLayout {
            Layout.fillWidth: true
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0
                ThemeText {
                    Layout.fillWidth: true
                    text: root.readOnly ? qsTr("Look at") : qsTr("Resume")
                    step: "caption"
                    color: Theme.accent
                    Accessible.ignored: true
                }
                ThemeText {
                    Layout.fillWidth: true
                    text: root.game.name
                    step: "title"
                    Accessible.ignored: true
                }
                ThemeText {
                    Layout.fillWidth: true
                    text: Words.turn(root.game.turn)
                    step: "body"
                    color: Theme.mutedInk
                    Accessible.ignored: true
                }
            }
            Icon { name: "next"; size: Theme.dp(36); color: Theme.accent; weight: 2.4 }
        }
        GridLayout {
            Layout.fillWidth: true
            columns: root.width > Theme.dp(420) ? 4 : 2
            columnSpacing: Theme.wideGap
            // A count: no items are recreated inside a layout.
            Repeater {
                model: root.game.players.length
                Item {
                    id: seat
                    required property int index
                    readonly property keptSeatFacts of: root.game.players[seat.index] ?? root.noSeat
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    implicitHeight: Math.max(pin.height, said.height)
                    PlayerPin { id: pin; player: seat.of.color; size: Theme.dp(32); anchors.verticalCenter: parent.verticalCenter }
                    // No layout: its height is correct at once, also when the window is rotated.
                    Column {
                        id: said
                        anchors.left: pin.right
                        anchors.leftMargin: Theme.gap
                        anchors.right: parent.right
                        ThemeText {
                            width: parent.width
                            text: seat.of.name
                            step: "caption"
                            lines: 1
                            Accessible.ignored: true
                        }
                        ThemeText {
                            width: parent.width
                            text: seat.of.points
                            step: "title"
                            lines: 1
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
