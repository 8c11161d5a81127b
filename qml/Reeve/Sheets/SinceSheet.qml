// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// For the player who takes the tablet: what happened to this player since the last own turn, and what changed on the table.
Sheet {
    id: root

    readonly property sinceFacts told: Game.since
    property tableChangeFacts noChange
    readonly property playerFacts seat: Game.players[root.told.player] ?? Game.nobody
    signal historyAsked()

    title: qsTr("Since %1's last turn").arg(root.seat.name)
    player: root.seat.color
    sheetWidth: Theme.dp(680)
    buttons: ActionButton { objectName: "sinceHistory"; icon: "history"; text: qsTr("The whole history"); onClicked: root.historyAsked() }

    component Line: RowLayout {
        id: line
        property string of: ""
        property string text: ""
        spacing: Theme.wideGap
        PlayerPin { player: line.of || "white"; visible: line.of !== ""; size: Theme.dp(28); Layout.alignment: Qt.AlignTop }
        ThemeText { Layout.fillWidth: true; text: line.text; step: "body"; lines: 3 }
    }

    Column {
        width: parent.width
        spacing: Theme.margin

        Column {
            width: parent.width
            spacing: Theme.gap
            ThemeText { width: parent.width; text: root.seat.name; step: "heading"; Accessible.role: Accessible.Heading }
            Repeater {
                model: root.told.own
                Line { required property string modelData; width: parent?.width ?? 0; text: modelData }
            }
            ThemeText { width: parent.width; visible: root.told.own.length === 0; text: qsTr("Nothing received and nothing lost."); step: "body"; color: Theme.mutedInk }
        }
        SecretCover {
            objectName: "sinceCover"
            width: parent.width
            height: implicitHeight
            // The victim of a theft saw the stolen card.
            visible: Table.hands !== "real" && root.told.robbed
            owner: root.told.player
            forChoosing: false
            Column {
                id: secrets
                width: parent.width
                spacing: Theme.gap
                Repeater {
                    model: Game.uncovered.since
                    Line { required property string modelData; width: secrets.width; text: modelData }
                }
            }
        }
        Column {
            width: parent.width
            spacing: Theme.gap
            visible: root.told.others.length > 0
            ThemeText { width: parent.width; text: qsTr("On the table"); step: "heading"; Accessible.role: Accessible.Heading }
            Repeater {
                model: root.told.others.length
                Line {
                    required property int index
                    readonly property tableChangeFacts change: root.told.others[index] ?? root.noChange
                    width: parent?.width ?? 0
                    of: Game.players[change.player]?.color ?? ""
                    text: change.text
                }
            }
        }
    }
}
