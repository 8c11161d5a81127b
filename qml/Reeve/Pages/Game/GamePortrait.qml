// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Pages

// The upright layout: strip, board, players in two columns, the turn, and the buttons below. The area below the board has a fixed
// height, so that board and buttons never move.
Item {
    id: root

    required property GameDesk page
    required property GameTask task
    required property DiceEntry dice
    /** Dice, choices and panels use the room of the players. */
    readonly property bool panelOpen: EmptySeats.acting || root.page.prompt.rolling || root.task.placing || root.task.placeDecision || root.task.guided || root.task.panel !== "" || root.task.open !== null
    readonly property int seats: Game.players.length
    readonly property int cardColumns: root.seats > 4 && root.width > Theme.dp(720) ? 3 : 2
    readonly property real cardHeight: Theme.dp(root.cardColumns > 2 ? 100 : root.seats > 4 ? 88 : 116)
    /** Height of the players and the roll below them; dice and panels scroll in the same area and need the minimum height. */
    readonly property real wished: Math.max(Theme.dp(344), Math.ceil(root.seats / root.cardColumns) * (root.cardHeight + Theme.gap) + Theme.dp(96))
    readonly property real turnHeight: Math.min(root.wished, root.height * 0.42,
        Math.max(root.height * root.leastTurn, column.height - actions.height - strip.height - 3 * Theme.gap - root.height * 0.25))
    /** Share of the height for the turn if room is short: a read-only window needs one line of players. */
    readonly property real leastTurn: Games.readOnly && root.cramped && root.seats <= 4 ? 0.12 : 0.2
    /** The window is low for its text size: the actions are in one row. */
    readonly property bool cramped: root.height < Theme.dp(860)
    /** The players are in one line: a panel is open, the turn has offers of its own, or their cards do not fit. */
    readonly property bool dense: root.panelOpen || Array.from(Prompts.actions).some(o => o.group === "special") || Game.turn.phase === "special" || root.turnHeight < root.wished - Theme.dp(8)
    /** Six players side by side in large text: pins only, so that dice and panels keep their room. */
    readonly property int chipColumns: root.width >= root.seats * Theme.dp(root.panelOpen ? 66 : 96) ? root.seats : Math.ceil(root.seats / 2)

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
    }

    ColumnLayout {
        id: column
        anchors.top: top.bottom
        anchors.bottom: bottom.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.margin
        anchors.topMargin: Theme.wideGap
        anchors.bottomMargin: Theme.wideGap
        spacing: Theme.gap

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
            GameNotes { id: told; page: root.page; task: root.task; above: strip.visible ? strip.height : 0; low: root.height < Theme.dp(640) }
        }
        Item {
            objectName: "turnRoom"
            Layout.fillWidth: true
            Layout.preferredHeight: root.turnHeight
            ColumnLayout {
                anchors.fill: parent
                spacing: Theme.gap
                GridLayout {
                    Layout.fillWidth: true
                    columns: root.dense ? root.chipColumns : root.cardColumns
                    columnSpacing: Theme.gap
                    rowSpacing: Theme.gap
                    Repeater {
                        model: Game.players.length
                        // qmllint disable unqualified
                        Loader {
                            id: place
                            required property int index
                            objectName: "player" + place.index
                            Layout.fillWidth: true
                            Layout.preferredWidth: 1
                            Layout.preferredHeight: root.dense ? implicitHeight : root.cardHeight
                            sourceComponent: root.dense ? chip : card
                            Component {
                                id: card
                                PlayerCard { seat: Game.players[place.index] ?? Game.nobody; onClicked: root.page.openPoints(place.index) }
                            }
                            Component {
                                id: chip
                                PlayerChip { seat: Game.players[place.index] ?? Game.nobody; onClicked: root.page.openPoints(place.index) }
                            }
                        }
                        // qmllint enable unqualified
                    }
                }
                TurnColumn {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: root.dense
                    withDigital: false
                    brief: root.cramped || !root.panelOpen
                    page: root.page
                    task: root.task
                    dice: root.dice
                }
                TurnStrip {
                    page: root.page
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: !root.dense && Game.lastRoll.rolled
                }
                // Before the first roll the players are where they are after it.
                Item {
                    Layout.fillHeight: true
                    visible: !root.dense && !Game.lastRoll.rolled
                }
            }
        }
        ActionsPanel {
            id: actions
            objectName: "actions"
            Layout.fillHeight: false
            Layout.fillWidth: true
            low: true
            row: root.cramped
            page: root.page
            task: root.task
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
                undoWidth: Theme.dp(root.width < Theme.dp(720) ? 210 : 270)
                low: root.width < Theme.dp(720)
                brief: root.width < Theme.dp(520)
                onHistoryAsked: root.page.look("history", "")
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
