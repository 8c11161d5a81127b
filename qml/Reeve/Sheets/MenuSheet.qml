// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// From the game to everywhere else.
Sheet {
    id: root

    signal homeAsked()
    signal historyAsked()
    signal pointsAsked()
    signal settingsAsked()

    title: qsTr("Menu")
    hint: qsTr("Saved. Continue any time.")
    sheetWidth: Theme.dp(420)

    Column {
        width: parent.width
        spacing: Theme.wideGap
        ActionButton { objectName: "menuHome"; width: parent.width; icon: "home"; text: qsTr("To the first page"); onClicked: root.homeAsked() }
        ActionButton { width: parent.width; icon: "history"; text: qsTr("What happened"); onClicked: root.historyAsked() }
        ActionButton { width: parent.width; icon: "victory"; text: qsTr("Points"); onClicked: root.pointsAsked() }
        ActionButton { width: parent.width; icon: "settings"; text: qsTr("Settings"); onClicked: root.settingsAsked() }
    }
}
