// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// One tournament: its rounds with their tables, the results, and the standings.
PageFrame {
    id: root

    signal projected()

    property tournamentFacts open: Tournaments.open
    readonly property bool known: root.open.id !== ""
    readonly property list<tournamentRoundFacts> rounds: root.open.rounds
    readonly property bool wide: root.width > root.height && root.width > Theme.dp(900)
    /** The table whose result is entered, and its round; -1: none. */
    property int enteredRound: -1
    property int enteredTable: -1
    property tournamentRoundFacts noRound
    property tournamentTableFacts noTable

    title: root.known ? root.open.name : qsTr("Tournament")
    hint: !root.known ? "" : qsTr("%n player(s)", "", root.open.players.length)
    trailing: [
        IconButton { objectName: "projectStandings"; icon: "eye"; name: qsTr("Standings for a projector"); onClicked: root.projected() }
    ]
    foot: [
        ActionButton {
            objectName: "takeResults"
            icon: "history"
            width: Math.min(implicitWidth, root.stacked ? root.width - 2 * Theme.margin : root.width * 0.56 - 4 * Theme.margin)
            text: qsTr("Results from finished games")
            reason: Tournaments.loading ? Words.askingTheClub : !root.known || root.open.complete ? qsTr("Every table has its result.") : ""
            onClicked: Tournaments.takeFromGames()
        }
    ]
    primary: PrimaryButton {
        objectName: "seatNext"
        width: Math.min(Theme.dp(340), root.width * 0.44)
        title: root.rounds.length === 0 ? qsTr("Seat the first round") : qsTr("Seat the next round")
        icon: "next"
        reason: Tournaments.loading ? Words.askingTheClub : !root.known ? Tournaments.fault : root.open.complete ? "" : qsTr("A table of this round has no result yet.")
        onClicked: Tournaments.seatNext()
    }

    NoticePanel {
        id: fault
        objectName: "tournamentFault"
        width: parent.width
        text: Tournaments.fault
        action: qsTr("Try again")
        onActed: Tournaments.look()
    }
    EmptyNote {
        anchors.fill: parent
        visible: !root.known && !fault.visible
        icon: "wreath"
        text: Words.askingTheClub
    }
    MoreBelow { view: view; ground: Theme.background; z: 1 }
    Flickable {
        id: view
        anchors.fill: parent
        anchors.topMargin: fault.visible ? fault.height + Theme.margin : 0
        visible: root.known
        contentHeight: grid.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        GridLayout {
            id: grid
            width: parent.width
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.margin
            rowSpacing: Theme.margin

            Rows {
                id: tables
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.gap
                ThemeText {
                    width: tables.width
                    visible: root.rounds.length === 0
                    text: qsTr("No round yet. Seat the first one when everybody is there.")
                    step: "body"
                    lines: 3
                    color: Theme.mutedInk
                }
                // qmllint disable unqualified
                Repeater {
                    // The newest round first.
                    model: root.rounds.length
                    Panel {
                        id: round
                        required property int index
                        readonly property int number: root.rounds.length - 1 - round.index
                        readonly property tournamentRoundFacts told: root.rounds[round.number] ?? root.noRound
                        width: tables.width
                        title: qsTr("Round %1").arg(round.number + 1)
                        hint: round.told.byes.length === 0 ? "" : qsTr("Sits out: %1").arg(Array.from(round.told.byes).join(", "))
                        implicitHeight: round.contentTop + seats.implicitHeight + round.padding
                        Column {
                            id: seats
                            width: parent.width
                            spacing: Theme.gap
                            Repeater {
                                model: round.told.tables.length
                                ActionButton {
                                    required property int index
                                    readonly property tournamentTableFacts table: round.told.tables[index] ?? root.noTable
                                    objectName: "table-" + round.number + "-" + index
                                    width: seats.width
                                    icon: table.played ? "check" : "hourglass"
                                    text: qsTr("Table %1").arg(index + 1)
                                    subtitle: Array.from(table.seats).map((s, i) => s.name + (s.points >= 0 ? "\u00a0" + s.points : "") + (i === table.winner ? "\u00a0★" : "")).join(" · ")
                                    subtitleLines: 3
                                    reason: Tournaments.loading ? Words.askingTheClub : ""
                                    onClicked: { root.enteredRound = round.number; root.enteredTable = index; }
                                }
                            }
                        }
                    }
                }
                // qmllint enable unqualified
            }
            Column {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.gap
                TablePanel {
                    objectName: "standings"
                    width: parent.width
                    height: implicitHeight
                    title: qsTr("Standings")
                    pins: false
                    columns: [{ title: qsTr("Points"), strong: true }, { title: qsTr("Games") }, { title: qsTr("Wins") }, { title: qsTr("Victory points") }]
                    rows: Array.from(root.open.standings).map(s => ({ player: "", name: s.place + ". " + s.name, values: [s.points, s.games, s.wins, s.victoryPoints] }))
                }
                ThemeText {
                    width: parent.width
                    visible: root.open.repeats > 0
                    text: qsTr("%n pair(s) met again.", "", root.open.repeats)
                    step: "caption"
                    lines: 2
                    color: Theme.mutedInk
                }
                ActionButton { objectName: "saveStandings"; ringInside: true; width: parent.width; icon: "share"; text: qsTr("Save as a table (CSV)"); onClicked: { saving.currentFile = Games.suggestedFile(root.open.name, "csv"); saving.open(); } }
            }
        }
    }
    // qmllint disable unqualified
    Loader {
        parent: root
        anchors.fill: parent
        z: 100
        active: root.enteredRound >= 0 && root.known
        sourceComponent: ResultSheet {
            table: root.rounds[root.enteredRound]?.tables[root.enteredTable] ?? root.noTable
            onDismissed: root.enteredRound = -1
            onEntered: (points, winner) => { const round = root.enteredRound; root.enteredRound = -1; Tournaments.enter(round, root.enteredTable, points, winner); }
        }
    }
    // qmllint enable unqualified
    FilePick {
        id: saving
        objectName: "standingsDialog"
        saving: true
        title: qsTr("Save the standings")
        acceptLabel: qsTr("Save")
        suffixes: ["csv"]
        defaultSuffix: "csv"
        onAccepted: Tournaments.saveCsv(saving.selectedFile, [qsTr("Place"), qsTr("Name"), qsTr("Points"), qsTr("Games"), qsTr("Wins"), qsTr("Victory points")])
    }
    Connections {
        target: Tournaments
        function onTook(count: int): void { notice.tell(count === 0 ? qsTr("No finished game of these tables yet.") : qsTr("%n result(s) taken.", "", count)); }
        function onSaved(file: string, folder: string): void { notice.tell(Words.savedIn(file, folder)); }
        function onFailed(text: string): void { notice.show(text, ""); }
    }
    Notice { id: notice; objectName: "notice"; parent: root }
}
