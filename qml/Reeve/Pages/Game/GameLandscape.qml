// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Pages

// The wide layout: players, board with the barbarian strip, turn; undo and the primary button below.
Item {
    id: root

    required property GameDesk page
    required property GameTask task
    required property DiceEntry dice

    TopBar {
        id: top
        width: parent.width
        onMenuAsked: root.page.sheet = "menu"
        onPointsAsked: root.page.openPoints(Game.turn.player)
        onHistoryAsked: root.page.look("history", "")
        onSettingsAsked: root.page.settings()
        onAlmanacAsked: root.page.look("almanac", root.page.rule)
        onPhonesAsked: root.page.look("phones", "")
        onClubAsked: root.page.told(Club.text)
        readable: root.page.readable
        onCheckAsked: root.page.look("check", "")
    }

    RowLayout {
        anchors.top: top.bottom
        anchors.bottom: bottom.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.margin
        anchors.topMargin: Theme.wideGap
        anchors.bottomMargin: Theme.wideGap
        spacing: Theme.wideGap

        ColumnLayout {
            Layout.preferredWidth: Theme.dp(256)
            Layout.maximumWidth: Theme.dp(256)
            Layout.fillHeight: true
            spacing: Theme.gap
            Repeater {
                model: Game.players.length
                PlayerCard {
                    required property int index
                    objectName: "player" + index
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.maximumHeight: Theme.dp(172)
                    seat: Game.players[index] ?? Game.nobody
                    onClicked: root.page.openPoints(index)
                }
            }
            Item { Layout.fillHeight: true; Layout.preferredHeight: 0; visible: Game.players.length < 4 }
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            ColumnLayout {
                anchors.fill: parent
                spacing: Theme.gap
                BarbarianStrip { id: strip; page: root.page; Layout.fillWidth: true; covered: told.height > 0 }
                GameBoard {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    task: root.task
                }
            }
            GameNotes { id: told; page: root.page; task: root.task; above: strip.visible ? strip.height : 0 }
        }
        ColumnLayout {
            Layout.preferredWidth: Theme.dp(324)
            Layout.maximumWidth: Theme.dp(324)
            Layout.fillHeight: true
            spacing: Theme.gap
            TurnColumn {
                Layout.fillWidth: true
                Layout.fillHeight: true
                page: root.page
                task: root.task
                dice: root.dice
            }
            ActionsPanel {
                objectName: "actions"
                Layout.fillHeight: false
                Layout.fillWidth: true
                page: root.page
                task: root.task
            }
        }
    }

    Bar {
        id: bottom
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.dp(76)
        edge: "top"
        UndoButtons {
            id: undo
            anchors.left: parent.left
            anchors.leftMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            onHistoryAsked: root.page.look("history", "")
        }
        HistoryLine {
            objectName: "historyLine"
            anchors.left: undo.right
            anchors.right: nextButton.left
            anchors.margins: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            onClicked: brief !== "" ? root.page.sheet = "since" : root.page.look("history", "")
        }
        NextButton {
            id: nextButton
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.dp(324)
            task: root.task
            dice: root.dice
            onClicked: root.page.next()
        }
    }
}
