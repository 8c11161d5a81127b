// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// The small wide layout: board left, a column right with the strip and two tabs; players are a row of chips.
Item {
    id: root

    required property GameDesk page
    required property GameTask task
    required property DiceEntry dice
    property string tab: "turn"
    /** The actions have their words, also in this window. */
    readonly property bool worded: root.width >= Theme.dp(1000) && root.height >= Theme.dp(590)

    TopBar {
        id: top
        width: parent.width
        height: Math.max(Theme.target, Theme.dp(52))
        onMenuAsked: root.page.sheet = "menu"
        onPointsAsked: root.page.openPoints(Game.turn.player)
        onHistoryAsked: root.page.look("history", "")
        onSettingsAsked: root.page.settings()
        onAlmanacAsked: root.page.look("almanac", root.page.rule)
        onPhonesAsked: root.page.look("phones", "")
        onClubAsked: root.page.told(Club.text)
    }

    RowLayout {
        anchors.top: top.bottom
        anchors.bottom: bottom.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap
        spacing: Theme.gap

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap
            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true
                GameBoard {
                    anchors.fill: parent
                    task: root.task
                }
                GameNotes { page: root.page; task: root.task; low: root.height < Theme.dp(640) }
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap
                Repeater {
                    model: Game.players.length
                    PlayerChip {
                        required property int index
                        objectName: "player" + index
                        Layout.fillWidth: true
                        implicitHeight: Theme.target
                        withThings: false // shown in the players' tab
                        seat: Game.players[index] ?? Game.nobody
                        onClicked: root.page.openPoints(index)
                    }
                }
            }
        }
        ColumnLayout {
            Layout.preferredWidth: Math.max(Theme.dp(340), root.width * 0.42)
            Layout.maximumWidth: Math.max(Theme.dp(340), root.width * 0.42)
            Layout.fillHeight: true
            spacing: Theme.gap
            BarbarianStrip { page: root.page; Layout.fillWidth: true; Layout.preferredHeight: Theme.dp(56) }
            SegmentedControl {
                objectName: "tabs"
                Layout.fillWidth: true
                name: qsTr("What is shown")
                options: [{ value: "turn", text: qsTr("Turn") }, { value: "players", text: qsTr("Players") }]
                value: root.tab
                onPicked: value => root.tab = value
            }
            TurnColumn {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: root.tab === "turn"
                withDigital: false
                brief: true
                page: root.page
                task: root.task
                dice: root.dice
            }
            PageList {
                id: players
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: root.tab === "players"
                spacing: Theme.gap
                model: Game.players.length
                MoreBelow { parent: players; view: players; ground: Theme.background }
                delegate: PlayerCard {
                    required property int index
                    width: ListView.view.width
                    height: Theme.dp(136 + ((Game.players[index] ?? Game.nobody).fan.length > 0 ? 20 : 0))
                    ringInside: true
                    seat: Game.players[index] ?? Game.nobody
                    onClicked: root.page.openPoints(index)
                }
            }
        }
    }

    Bar {
        id: bottom
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(Theme.dp(root.worded ? 76 : 64), Theme.primaryHeight + Theme.gap)
        edge: "top"
        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.margin
            anchors.rightMargin: Theme.margin
            spacing: Theme.gap
            UndoButtons { undoWidth: Theme.dp(root.worded || root.width <= Theme.dp(900) ? 150 : 190); low: true; brief: root.width < Theme.dp(780); onHistoryAsked: root.page.look("history", "") }
            ActionsPanel {
                objectName: "actions"
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.dp(110) * count
                Layout.minimumWidth: count * Theme.target + (count - 1) * columnSpacing
                // As high as the buttons next to it: a nested layout would fill the whole bar.
                Layout.fillHeight: false
                Layout.preferredHeight: Theme.dp(wordless ? 52 : 66)
                row: true
                wordless: !root.worded
                page: root.page
                task: root.task
            }
            NextButton {
                Layout.fillWidth: true
                Layout.minimumWidth: Theme.dp(150)
                Layout.preferredWidth: Theme.dp(root.worded ? 240 : 300)
                Layout.maximumWidth: Theme.dp(360)
                task: root.task
                dice: root.dice
                onClicked: root.page.next()
            }
        }
    }
}
