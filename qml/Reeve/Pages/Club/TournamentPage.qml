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

    property var open: Tournaments.open ?? null
    readonly property var rounds: root.open?.rounds ?? []
    readonly property bool wide: root.width > root.height && root.width > Theme.dp(900)
    /** The table whose result is entered: {round, table}, or null. */
    property var entering: null

    title: root.open?.name ?? qsTr("Tournament")
    hint: root.open === null ? "" : qsTr("%n player(s)", "", root.open.players.length)
    trailing: [
        IconButton { objectName: "projectStandings"; icon: "eye"; name: qsTr("Standings for a projector"); onClicked: root.projected() }
    ]
    foot: [
        ActionButton {
            objectName: "takeResults"
            icon: "history"
            width: Math.min(implicitWidth, root.stacked ? root.width - 2 * Theme.margin : root.width * 0.56 - 4 * Theme.margin)
            text: qsTr("Results from finished games")
            reason: Tournaments.loading ? qsTr("Asking the club…") : root.open === null || root.open.complete ? qsTr("Every table has its result.") : ""
            onClicked: Tournaments.takeFromGames()
        }
    ]
    primary: PrimaryButton {
        objectName: "seatNext"
        width: Math.min(Theme.dp(340), root.width * 0.44)
        title: root.rounds.length === 0 ? qsTr("Seat the first round") : qsTr("Seat the next round")
        icon: "next"
        reason: Tournaments.loading ? qsTr("Asking the club…") : root.open === null ? Tournaments.fault : root.open.complete ? "" : qsTr("A table of this round has no result yet.")
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
        visible: root.open === null && !fault.visible
        icon: "wreath"
        text: qsTr("Asking the club…")
    }
    MoreBelow { view: view; ground: Theme.background; z: 1 }
    Flickable {
        id: view
        anchors.fill: parent
        anchors.topMargin: fault.visible ? fault.height + Theme.margin : 0
        visible: root.open !== null
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
                        readonly property var told: root.rounds[round.number] ?? ({ tables: [], byes: [] })
                        width: tables.width
                        title: qsTr("Round %1").arg(round.number + 1)
                        hint: Array.from(round.told.byes).length === 0 ? "" : qsTr("Sits out: %1").arg(Array.from(round.told.byes).join(", "))
                        implicitHeight: round.contentTop + seats.implicitHeight + round.padding
                        Column {
                            id: seats
                            width: parent.width
                            spacing: Theme.gap
                            Repeater {
                                model: round.told.tables
                                ActionButton {
                                    required property var modelData
                                    required property int index
                                    objectName: "table-" + round.number + "-" + index
                                    width: seats.width
                                    icon: modelData.played ? "check" : "hourglass"
                                    text: qsTr("Table %1").arg(index + 1)
                                    subtitle: modelData.seats.map((s, i) => s.name + (s.points >= 0 ? "\u00a0" + s.points : "") + (i === modelData.winner ? "\u00a0★" : "")).join(" · ")
                                    subtitleLines: 3
                                    reason: Tournaments.loading ? qsTr("Asking the club…") : ""
                                    onClicked: root.entering = { round: round.number, table: index }
                                }
                            }
                        }
                    }
                }
                // qmllint enable unqualified
            }
            Column {
                id: side
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
                    rows: (root.open?.standings ?? []).map(s => ({ player: "", name: s.place + ". " + s.name, values: [s.points, s.games, s.wins, s.victoryPoints] }))
                }
                ThemeText {
                    width: parent.width
                    visible: (root.open?.repeats ?? 0) > 0
                    text: qsTr("%n pair(s) met again.", "", root.open?.repeats ?? 0)
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
        active: root.entering !== null && root.open !== null
        sourceComponent: ResultSheet {
            table: root.rounds[root.entering.round].tables[root.entering.table]
            onDismissed: root.entering = null
            onEntered: (points, winner) => { const at = root.entering; root.entering = null; Tournaments.enter(at.round, at.table, points, winner); }
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
        function onSaved(file: string, folder: string): void { notice.tell(qsTr("Saved as %1 in the folder “%2”.").arg(file).arg(folder)); }
        function onFailed(text: string): void { notice.show(text, ""); }
    }
    Notice { id: notice; objectName: "notice"; parent: root }
}
