// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// The actions as icons, where there is no room for words; a long press tells the name.
Row {
    id: root

    required property GameDesk page
    required property GameTask task

    spacing: Theme.gap
    IconButton {
        objectName: "buildButton"
        icon: "settlement"
        framed: true
        name: qsTr("Build")
        checked: root.task.panel === "build"
        onClicked: root.task.choose(root.task.panel === "build" ? "" : "build", "")
    }
    IconButton {
        objectName: "knightsButton"
        visible: !root.page.base
        icon: "knight"
        framed: true
        name: qsTr("Knights")
        checked: root.task.panel === "knights"
        onClicked: root.task.choose(root.task.panel === "knights" ? "" : "knights", "")
    }
    IconButton { objectName: "improveButton"; visible: !root.page.base; icon: "chart"; framed: true; name: qsTr("Improve"); onClicked: root.page.sheet = "improve" }
    IconButton { objectName: "tradeButton"; icon: "trade"; framed: true; name: qsTr("Trade"); onClicked: root.page.sheet = "trade" }
    IconButton {
        objectName: "cardsButton"
        icon: "card"
        framed: true
        name: qsTr("Cards")
        onClicked: root.page.openCards(Game.expected?.player ?? 0)
    }
}
