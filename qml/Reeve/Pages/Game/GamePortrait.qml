// SPDX-License-Identifier: GPL-3.0-or-later
// The Loader of Qt 6.4 creates no bound components, so what is inside knows the ids outside by name only.
// qmllint disable unqualified

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Pages

// The upright window: strip, board, the players two by two, the turn, and the buttons below.
Item {
    id: root

    required property GameDesk page
    required property GameTask task
    required property DiceEntry dice
    /** Dice, choices and panels need the room of the players. */
    readonly property bool panelOpen: root.page.kind === "roll" || root.task.placing || root.task.placeDecision || root.task.guided || root.task.panel !== ""

    TopBar {
        id: top
        width: parent.width
        onMenuAsked: root.page.sheet = "menu"
        onPointsAsked: root.page.openPoints(Game.turn?.player ?? 0)
        onHistoryAsked: root.page.look("history", "")
        onSettingsAsked: root.page.settings()
        onAlmanacAsked: root.page.look("almanac", root.page.rule)
    }

    ColumnLayout {
        anchors.top: top.bottom
        anchors.bottom: bottom.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.margin
        anchors.topMargin: Theme.wideGap
        anchors.bottomMargin: Theme.wideGap
        spacing: Theme.gap

        BarbarianStrip { page: root.page; Layout.fillWidth: true }
        GameBoard {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: root.height * 0.34
            Layout.preferredHeight: Layout.minimumHeight
            task: root.task
        }
        GridLayout {
            Layout.fillWidth: true
            columns: root.panelOpen ? Game.players.length : Game.players.length > 4 && root.width > Theme.dp(720) ? 3 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            Repeater {
                model: Game.players.length
                Loader {
                    id: place
                    required property int index
                    objectName: "player" + place.index
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.preferredHeight: root.panelOpen ? Theme.dp(56) : Theme.dp(Game.players.length > 4 ? 100 : 124)
                    sourceComponent: root.panelOpen ? pinAndPoints : card
                    Component {
                        id: card
                        PlayerCard { seat: Game.players[place.index]; onClicked: root.page.openPoints(place.index) }
                    }
                    Component {
                        id: pinAndPoints
                        PlayerChip { seat: Game.players[place.index]; onClicked: root.page.openPoints(place.index) }
                    }
                }
            }
        }
        TurnColumn {
            Layout.fillWidth: true
            // Where the board is as low as it may be, this gives way and scrolls.
            Layout.fillHeight: true
            Layout.preferredHeight: Math.min(contentHeight, room)
            Layout.maximumHeight: Layout.preferredHeight
            room: root.height * 0.42
            visible: root.panelOpen
            withActions: false
            page: root.page
            task: root.task
            dice: root.dice
        }
        SpecialActions {
            Layout.fillWidth: true
            visible: !root.panelOpen && shown.length > 0
            task: root.task
        }
        TurnStrip {
            Layout.fillWidth: true
            visible: !root.panelOpen && Game.lastRoll !== null && Game.lastRoll !== undefined
        }
    }

    Bar {
        id: bottom
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.dp(76)
        edge: "top"
        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.margin
            anchors.rightMargin: Theme.margin
            spacing: Theme.gap
            UndoButtons {
                undoWidth: Theme.dp(root.page.kind !== "actions" ? (root.width < Theme.dp(720) ? 210 : 270) : root.width < Theme.dp(790) ? 150 : 190)
                brief: root.width < Theme.dp(720) && root.page.kind === "actions"
                low: root.width < Theme.dp(720)
                onHistoryAsked: root.page.look("history", "")
            }
            ActionIcons {
                visible: root.page.kind === "actions"
                page: root.page
                task: root.task
            }
            NextButton {
                Layout.fillWidth: true
                task: root.task
                dice: root.dice
                onClicked: root.page.next()
            }
        }
    }
}
