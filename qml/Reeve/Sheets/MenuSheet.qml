// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Menu of the game page.
Sheet {
    id: root

    /** The game's island can be read from photographs. */
    property bool readable: true
    signal homeAsked()
    signal possibleAsked()
    signal sinceAsked()
    signal paperAsked()
    signal tableAsked()
    signal tourAsked()
    signal watchAsked()
    /** "history", "statistics", "correct", "check", "phones" or "almanac". */
    signal lookAsked(string page)
    signal pointsAsked()
    signal settingsAsked()
    signal clubAsked()

    title: qsTr("Menu")
    hint: qsTr("Saved. Continue any time.")
    sheetWidth: Theme.dp(root.low ? 720 : 420)
    /** Two columns if one would need scrolling. */
    readonly property bool low: root.height < Theme.dp(860) && root.width > Theme.dp(700)

    GridLayout {
        width: parent.width
        columns: root.low ? 2 : 1
        columnSpacing: Theme.wideGap
        rowSpacing: Theme.wideGap
        ActionButton { objectName: "menuHome"; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "home"; text: qsTr("Home"); onClicked: root.homeAsked() }
        ActionButton { objectName: "menuPossible"; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "info"; text: qsTr("What can I do?"); onClicked: root.possibleAsked() }
        ActionButton {
            objectName: "menuSince"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: Game.since.told
            icon: "history"
            text: qsTr("Since %1's last turn").arg(Game.players[Game.since.player]?.name ?? "")
            onClicked: root.sinceAsked()
        }
        ActionButton { objectName: "menuTable"; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "dice"; text: qsTr("On the table or in Reeve"); subtitle: qsTr("dice, hands, decks, seats"); onClicked: root.tableAsked() }
        ActionButton { objectName: "menuPhones"; visible: !Theme.inBrowser; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "phone"; text: qsTr("Phones"); subtitle: qsTr("each hand on its own"); onClicked: root.lookAsked("phones") }
        ActionButton { objectName: "menuClub"; visible: Club.joined; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "club"; text: qsTr("Club"); subtitle: Club.text; subtitleLines: 2; onClicked: root.clubAsked() }
        ActionButton { objectName: "menuTour"; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "play"; text: qsTr("Short tour"); onClicked: root.tourAsked() }
        ActionButton { objectName: "menuHistory"; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "history"; text: qsTr("History"); onClicked: root.lookAsked("history") }
        ActionButton { objectName: "menuCorrect"; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "pencil"; text: qsTr("Correct the record"); subtitle: qsTr("pieces, cards, an old roll"); onClicked: root.lookAsked("correct") }
        ActionButton { objectName: "menuCheck"; visible: root.readable; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "camera"; text: qsTr("Check the board"); subtitle: qsTr("with a photograph, key C"); onClicked: root.lookAsked("check") }
        ActionButton { objectName: "menuWatch"; visible: root.readable; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "eye"; text: qsTr("Let Reeve watch"); subtitle: TableWatch.on ? qsTr("It watches.") : qsTr("a camera sees what is built"); onClicked: root.watchAsked() }
        ActionButton { objectName: "menuStatistics"; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "statistics"; text: qsTr("Statistics"); onClicked: root.lookAsked("statistics") }
        ActionButton { objectName: "menuPaper"; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "paper"; text: qsTr("On paper"); subtitle: qsTr("to go on without Reeve"); onClicked: root.paperAsked() }
        ActionButton { objectName: "menuAlmanac"; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "almanac"; text: qsTr("Almanac"); onClicked: root.lookAsked("almanac") }
        ActionButton { objectName: "menuPoints"; Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "victory"; text: qsTr("Points"); onClicked: root.pointsAsked() }
        ActionButton { Layout.fillWidth: true; Layout.preferredWidth: 1; icon: "settings"; text: qsTr("Settings"); onClicked: root.settingsAsked() }
    }
}
