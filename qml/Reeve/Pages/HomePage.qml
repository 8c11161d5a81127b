// SPDX-License-Identifier: GPL-3.0-or-later
// The Loader of Qt 6.4 creates no bound components, so what is inside knows the ids outside by name only.
// qmllint disable unqualified

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Where Reeve opens: go on with the last game first, then a new one, then all that are kept.
PageFrame {
    id: root

    signal newGame()
    signal resume()
    signal settings()
    signal almanac()

    readonly property var latest: Games.latest && !Games.latest.damaged && !Games.latest.over ? Games.latest : null
    readonly property bool empty: Games.games.length === 0
    readonly property bool wide: root.width > root.height && root.width > Theme.dp(800)
    property var toRemove: null

    function openGame(id: var): void {
        Games.open(id);
        if (Game.active)
            root.resume();
    }

    title: "Reeve"
    hint: qsTr("The almanac beside your board")
    canGoBack: false
    trailing: [
        IconButton {
            objectName: "almanacButton"
            icon: "almanac"
            name: qsTr("Almanac")
            onClicked: root.almanac()
        },
        IconButton {
            objectName: "settingsButton"
            icon: "settings"
            name: qsTr("Settings")
            onClicked: root.settings()
        }
    ]

    NoticePanel {
        id: warning
        width: parent.width
        text: Games.notice
    }
    GridLayout {
        anchors.fill: parent
        anchors.topMargin: warning.visible ? warning.height + Theme.margin : 0
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin

        ColumnLayout {
            Layout.preferredWidth: root.wide ? Theme.dp(480) : -1
            Layout.fillWidth: true
            Layout.fillHeight: root.wide || root.empty
            spacing: Theme.margin

            ResumeCard {
                objectName: "resumeCard"
                Layout.fillWidth: true
                visible: root.latest !== null
                game: root.latest
                onClicked: root.openGame(root.latest.id)
            }
            WelcomePanel {
                Layout.fillWidth: true
                Layout.fillHeight: root.wide || root.empty
                Layout.minimumHeight: Theme.dp(150)
                empty: root.empty
            }
            PrimaryButton {
                objectName: "newGameButton"
                Layout.fillWidth: true
                title: qsTr("New game")
                subtitle: qsTr("Three or four players and a board")
                icon: "plus"
                onClicked: root.newGame()
            }
        }

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: root.wide ? Theme.dp(560) : -1
            visible: !root.empty
            title: qsTr("Your games")
            hint: qsTr("Saved. Continue any time.")

            ListView {
                id: list
                objectName: "gameList"
                anchors.fill: parent
                clip: true
                spacing: Theme.gap
                boundsBehavior: Flickable.StopAtBounds
                model: Games.games
                delegate: GameRow {
                    required property var modelData
                    width: list.width
                    game: modelData
                    onOpened: root.openGame(modelData.id)
                    onRemoveAsked: root.toRemove = modelData
                }
            }
        }
    }

    Loader {
        parent: root
        anchors.fill: parent
        active: root.toRemove !== null
        sourceComponent: RemoveSheet {
            game: root.toRemove
            onDismissed: root.toRemove = null
            onConfirmed: { Games.remove(root.toRemove.id); root.toRemove = null; }
        }
    }
}
