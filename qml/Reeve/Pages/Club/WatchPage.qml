// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Board
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages
import "Ago.js" as Ago

// A running game of another table as a spectator sees it: the island, the players' open figures, and what happened last.
PageFrame {
    id: root

    signal resumed()

    property watchedGameFacts game: ClubTables.watched
    /** In the list of the page before, for what it knows besides. */
    readonly property clubGameFacts listed: Array.from(ClubTables.games).find(g => g.uuid === root.game.uuid) ?? ClubTables.noGame
    readonly property bool wide: root.width > root.height && root.width > Theme.dp(600)
    readonly property bool silent: root.game.silent >= Ago.quiet
    readonly property string moment: {
        if (!root.game.shown)
            return "";
        if (root.game.over || root.game.phase === "over")
            return root.game.winner !== "" ? qsTr("%1 has won").arg(root.game.winner) : qsTr("The game is over");
        const turn = root.game.phase === "setup" ? Words.turnOf(0, root.game.onTurn) : Words.turnOf(root.game.turn, root.game.onTurn);
        return root.game.due === "" ? turn : turn + " – " + root.game.due;
    }
    readonly property var columns: root.game.knights
        ? [{ title: qsTr("Points"), strong: true }, { title: qsTr("Cards") }, { title: qsTr("Progress") }, { title: qsTr("Knights") }, { title: qsTr("Road") }]
        : [{ title: qsTr("Points"), strong: true }, { title: qsTr("Cards") }, { title: qsTr("Development") }, { title: qsTr("Knights") }, { title: qsTr("Road") }]

    title: root.game.uuid === "" ? qsTr("Club") : root.game.table + " · " + root.game.name
    hint: qsTr("You are watching; covered cards stay covered.")
    trailing: [
        ActionButton {
            objectName: "watchTake"
            visible: Ago.free(root.listed)
            icon: "play"
            text: qsTr("Play on here")
            compact: !root.wide
            name: Words.playOnHere(root.game.name)
            reason: Games.readOnly ? Games.notice : Words.notTakenOver(ClubTables.taking, root.listed.held)
            onClicked: take.game = root.listed
        }
    ]
    Component.onCompleted: ClubTables.open()
    Component.onDestruction: { ClubTables.unwatch(); ClubTables.leave(); }

    NoticePanel {
        id: fault
        objectName: "watchFault"
        width: parent.width
        text: ClubTables.fault !== "" ? ClubTables.fault : root.silent && !root.game.over ? qsTr("Its tablet does not answer. This is what it showed last.") : ""
    }
    EmptyNote {
        anchors.fill: parent
        visible: !root.game.shown
        icon: "eye"
        text: ClubTables.fault !== "" ? qsTr("The game is shown here as soon as the club answers.") : root.game.uuid !== "" && root.game.steps === 0 && !ClubTables.loading ? qsTr("This table has not shown its game yet. It appears when the game is opened there.") : Words.askingTheClub
    }
    Item {
        anchors.fill: parent
        anchors.topMargin: fault.visible ? fault.height + Theme.margin : 0
        visible: root.game.shown

        BoardView {
            objectName: "watchBoard"
            id: island
            width: root.wide ? Math.min(parent.width * 0.56, parent.height * 1.16) : parent.width
            height: root.wide ? parent.height : parent.height * 0.48
            board: root.game.board ?? ({})
            enabled: false
            name: qsTr("The island of %1").arg(root.game.name)
        }
        MoreBelow { view: side; ground: Theme.background; z: 1 }
        Flickable {
            id: side
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            width: root.wide ? parent.width - island.width - Theme.margin : parent.width
            height: root.wide ? parent.height : parent.height * 0.52 - Theme.margin
            contentHeight: words.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: words
                width: side.width
                spacing: Theme.wideGap
                ThemeText {
                    objectName: "watchMoment"
                    width: parent.width
                    text: root.moment
                    step: "panel"
                    lines: 4
                    Accessible.role: Accessible.Heading
                }
                BarbarianTrack {
                    width: parent.width
                    visible: root.game.ship
                    spaces: root.game.spaces
                    barbarians: Math.min(root.game.strength, 99)
                    knights: Math.min(root.game.defence, 99)
                }
                Panel {
                    width: parent.width
                    padding: Theme.wideGap
                    implicitHeight: table.implicitHeight + 2 * padding
                    PlayerTable {
                        id: table
                        objectName: "watchPlayers"
                        width: parent.width
                        height: implicitHeight
                        named: true
                        columns: root.columns
                        rows: Array.from(root.game.seats).map(seat => ({ player: seat.color, name: seat.name, values: [seat.points, seat.cards, seat.secrets, seat.knights, seat.road], crowned: seat.won }))
                    }
                }
                ThemeText { width: parent.width; visible: news.count > 0; text: qsTr("The last events"); step: "heading"; lines: 1; Accessible.role: Accessible.Heading }
                Repeater {
                    id: news
                    model: root.game.news
                    ThemeText {
                        required property string modelData
                        width: words.width
                        text: modelData
                        step: "body"
                        lines: 3
                    }
                }
            }
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
