// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The club: where it stands, and the running games of all its tables.
PageFrame {
    id: root

    signal watched()
    signal settings()
    signal resumed()
    signal figures()
    signal tournaments()

    property list<clubGameFacts> games: ClubTables.games

    title: qsTr("Club")
    hint: qsTr("Running games of all tables")
    trailing: [
        IconButton {
            objectName: "clubSettings"
            icon: "settings"
            name: qsTr("Settings")
            onClicked: root.settings()
        }
    ]
    Component.onCompleted: ClubTables.open()
    Component.onDestruction: ClubTables.leave()

    Column {
        id: head
        width: parent.width
        spacing: Theme.gap
        ThemeText {
            objectName: "clubStands"
            width: parent.width
            // It was sent everything a moment ago, and does not answer now: that alone is told.
            visible: Club.state !== "current" || ClubTables.fault === ""
            text: Club.text
            step: "body"
            lines: 5
            color: Club.state === "waiting" ? Theme.ink : Theme.mutedInk
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            ActionButton {
                objectName: "clubTournaments"
                icon: "wreath"
                text: qsTr("Tournaments")
                onClicked: root.tournaments()
            }
            ActionButton {
                objectName: "clubFigures"
                icon: "statistics"
                text: qsTr("Club statistics")
                onClicked: root.figures()
            }
        }
        NoticePanel {
            objectName: "clubFault"
            width: parent.width
            // What the sign says already is not said twice.
            text: Club.state === "waiting" ? "" : ClubTables.fault
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            visible: Club.state === "waiting"
            ClubRetry {}
            ActionButton {
                objectName: "clubToSettings"
                icon: "settings"
                text: qsTr("Settings")
                onClicked: root.settings()
            }
        }
    }
    EmptyNote {
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.games.length === 0
        icon: "club"
        text: ClubTables.loading ? Words.askingTheClub : ClubTables.fault !== "" ? qsTr("The running games are shown here as soon as the club answers.") : qsTr("No game is running at any table.")
    }
    MoreBelow { view: list; ground: Theme.background; z: 1 }
    PageList {
        id: list
        objectName: "clubList"
        anchors.top: head.bottom
        anchors.topMargin: Theme.margin
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.gap
        // Counted: the list is read again every few seconds and keeps its place.
        model: root.games.length
        delegate: ClubGameRow {
            required property int index
            width: list.width
            game: root.games[index] ?? ClubTables.noGame
            taking: ClubTables.taking
            onWatched: { ClubTables.watch(game.uuid); root.watched(); }
            onTakeOverAsked: take.game = game
        }
    }
    TakeOver {
        id: take
        parent: root
        onResumed: root.resumed()
        onTold: text => notice.show(text, "")
    }
    Notice { id: notice; objectName: "notice"; parent: root }
}
