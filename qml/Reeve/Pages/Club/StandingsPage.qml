// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The standings of a tournament as large as the page allows, for a projector; read again by itself; and as a page to print.
PageFrame {
    id: root

    property tournamentFacts open: Tournaments.open
    readonly property list<standingFacts> standings: root.open.standings

    title: root.open.id !== "" ? root.open.name : qsTr("Tournament")
    hint: root.open.id === "" ? "" : root.open.complete || root.open.rounds.length === 0 ? qsTr("Standings after %n round(s)", "", root.open.rounds.length)
        : qsTr("Round %1 is being played").arg(root.open.rounds.length)
    trailing: [
        IconButton {
            objectName: "printStandings"
            icon: "share"
            name: qsTr("Save as PDF")
            onClicked: { saving.currentFile = Games.suggestedFile(root.open.name, "pdf"); saving.open(); }
        }
    ]

    /** Draws the page and writes it. */
    function write(file: url): void {
        paper.file = file;
        paper.active = true;
    }

    // Another table may go on with the tournament.
    Timer { interval: 15000; repeat: true; running: true; onTriggered: if (!Tournaments.loading) Tournaments.look() }

    MoreBelow { view: view; ground: Theme.background; z: 1 }
    Flickable {
        id: view
        anchors.fill: parent
        contentHeight: big.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        StandingsList {
            id: big
            objectName: "bigStandings"
            width: view.width
            // All of them fit where they can still be read from the back of the room; in a narrow window a name has room.
            line: Math.max(Theme.dp(32), Math.min(Theme.dp(84), view.width / 7, view.height / (root.standings.length + 0.8)))
            standings: root.standings
        }
    }
    // A4 at 150 dots per inch, made while it is written; beside the window.
    Timer { id: drawing; interval: 1; onTriggered: paper.draw() }
    // qmllint disable unqualified
    Loader {
        id: paper
        active: false
        x: -2 * root.width - 1240
        property url file
        function draw(): void {
            if (!(paper.item as Item).grabToImage(result => { Share.save(result.image, paper.file, root.open.name); paper.active = false; })) {
                paper.active = false;
                notice.show(qsTr("The page could not be created."), "");
            }
        }
        onLoaded: drawing.start()
        sourceComponent: Rectangle {
            width: 1240
            height: Math.max(1754, list.height + 320)
            color: list.paper.raised
            Text { x: 100; y: 90; width: parent.width - 200; text: root.open.name; font.family: Theme.serif; font.pixelSize: 64; font.weight: Font.Bold; elide: Text.ElideRight; color: list.paper.ink }
            Text { x: 100; y: 180; width: parent.width - 200; text: root.hint; font.family: Theme.sans; font.pixelSize: 32; color: list.paper.mutedInk }
            StandingsList { id: list; printed: true; x: 100; y: 250; width: parent.width - 200; line: Math.max(30, Math.min(52, 1400 / (root.standings.length + 1))); standings: root.standings }
        }
    }
    // qmllint enable unqualified
    FilePick {
        id: saving
        objectName: "printDialog"
        saving: true
        title: qsTr("Save the standings")
        acceptLabel: qsTr("Save")
        suffixes: ["pdf"]
        defaultSuffix: "pdf"
        onAccepted: root.write(saving.selectedFile)
    }
    Connections {
        target: Share
        function onSaved(file: string, folder: string): void { notice.tell(Words.savedIn(file, folder)); }
        function onFailed(text: string): void { notice.show(text, ""); }
    }
    Notice { id: notice; objectName: "notice"; parent: root }
}
