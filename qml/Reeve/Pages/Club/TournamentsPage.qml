// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The club's tournaments, and the way to a new one.
PageFrame {
    id: root

    signal chosen()

    property bool making: false
    property list<tournamentEntryFacts> list: Tournaments.list
    property tournamentEntryFacts noEntry

    title: qsTr("Tournaments")
    hint: qsTr("Kept by the club; any table can go on with one.")
    Component.onCompleted: { Tournaments.choose(""); Tournaments.look(); }
    primary: PrimaryButton {
        objectName: "newTournament"
        width: Math.min(Theme.dp(380), root.width * 0.6)
        title: qsTr("New tournament")
        icon: "plus"
        reason: Tournaments.loading ? Words.askingTheClub : Tournaments.fault
        onClicked: root.making = true
    }

    NoticePanel {
        id: fault
        objectName: "tournamentsFault"
        width: parent.width
        text: Tournaments.fault
        action: qsTr("Try again")
        onActed: Tournaments.look()
    }
    EmptyNote {
        anchors.fill: parent
        visible: root.list.length === 0 && !fault.visible
        icon: "wreath"
        text: Tournaments.loading ? Words.askingTheClub : qsTr("No tournament yet. A new one takes three players or more; rounds are seated so that few meet twice.")
    }
    MoreBelow { view: view; ground: Theme.background; z: 1 }
    Flickable {
        id: view
        anchors.fill: parent
        anchors.topMargin: fault.visible ? fault.height + Theme.margin : 0
        contentHeight: rows.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: rows
            width: view.width
            spacing: Theme.gap
            // qmllint disable unqualified
            Repeater {
                model: root.list.length
                ActionButton {
                    required property int index
                    readonly property tournamentEntryFacts entry: root.list[index] ?? root.noEntry
                    objectName: "tournament-" + entry.name
                    ringInside: true
                    width: rows.width
                    icon: "wreath"
                    text: entry.name
                    subtitle: qsTr("%n player(s)", "", entry.players) + " · " + qsTr("%n round(s)", "", entry.rounds)
                    onClicked: { Tournaments.choose(entry.id); root.chosen(); }
                }
            }
            // qmllint enable unqualified
        }
    }
    // qmllint disable unqualified
    Loader {
        parent: root
        anchors.fill: parent
        z: 100
        active: root.making
        sourceComponent: NewTournamentSheet {
            people: Tournaments.people
            onDismissed: root.making = false
            onMade: (name, players, size) => { root.making = false; Tournaments.make(name, players, size); root.chosen(); }
        }
    }
    // qmllint enable unqualified
}
