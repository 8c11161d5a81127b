// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// From the game to everywhere else.
Sheet {
    id: root

    signal homeAsked()
    signal possibleAsked()
    /** "history", "statistics" or "almanac". */
    signal lookAsked(string page)
    signal pointsAsked()
    signal settingsAsked()

    title: qsTr("Menu")
    hint: qsTr("Saved. Continue any time.")
    sheetWidth: Theme.dp(420)

    Column {
        width: parent.width
        spacing: Theme.wideGap
        ActionButton { objectName: "menuHome"; width: parent.width; icon: "home"; text: qsTr("To the first page"); onClicked: root.homeAsked() }
        ActionButton { objectName: "menuPossible"; width: parent.width; icon: "info"; text: qsTr("What can I do now?"); onClicked: root.possibleAsked() }
        ActionButton { objectName: "menuHistory"; width: parent.width; icon: "history"; text: qsTr("What happened"); onClicked: root.lookAsked("history") }
        ActionButton { objectName: "menuStatistics"; width: parent.width; icon: "statistics"; text: qsTr("Statistics"); onClicked: root.lookAsked("statistics") }
        ActionButton { objectName: "menuAlmanac"; width: parent.width; icon: "almanac"; text: qsTr("Almanac"); onClicked: root.lookAsked("almanac") }
        ActionButton { width: parent.width; icon: "victory"; text: qsTr("Points"); onClicked: root.pointsAsked() }
        ActionButton { width: parent.width; icon: "settings"; text: qsTr("Settings"); onClicked: root.settingsAsked() }
    }
}
