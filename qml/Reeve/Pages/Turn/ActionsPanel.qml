// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// What the player on turn can do: build, knights, improve, trade, play cards, and what only some games have.
GridLayout {
    id: root

    required property GameDesk page
    required property GameTask task
    readonly property var options: Game.options ?? ({})
    readonly property bool base: root.page.base
    readonly property var special: root.options.special ?? []
    readonly property int affordable: root.possible(["roads", "settlements", "cities", "walls"]) + (root.special.indexOf("buy-development") >= 0 ? 1 : 0)
    readonly property int knights: root.possible(["recruits", "activate", "promote", "movable", "chasers"])
    readonly property int levels: Words.tracks.filter(t => root.options.improve?.[t]).length

    /** How many of these options have at least one place. */
    function possible(kinds: var): int { return kinds.filter(k => (root.options[k] ?? []).length > 0).length; }

    columns: 2
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    ActionButton {
        objectName: "buildButton"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: Math.max(implicitHeight, Theme.dp(56))
        icon: "settlement"
        text: qsTr("Build")
        subtitle: root.affordable > 0 ? qsTr("%n possible", "kinds of pieces", root.affordable) : qsTr("nothing yet")
        onClicked: root.task.choose("build", "")
    }
    ActionButton {
        objectName: "knightsButton"
        visible: !root.base
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: Math.max(implicitHeight, Theme.dp(56))
        icon: "knight"
        text: qsTr("Knights")
        subtitle: root.knights > 0 ? qsTr("%n possible", "actions with knights", root.knights) : qsTr("nothing yet")
        onClicked: root.task.choose("knights", "")
    }
    ActionButton {
        objectName: "improveButton"
        visible: !root.base
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: Math.max(implicitHeight, Theme.dp(56))
        icon: "chart"
        text: qsTr("Improve")
        subtitle: root.levels > 0 ? qsTr("%n level(s)", "", root.levels) : qsTr("look")
        onClicked: root.page.sheet = "improve"
    }
    ActionButton {
        objectName: "tradeButton"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: Math.max(implicitHeight, Theme.dp(56))
        icon: "trade"
        text: qsTr("Trade")
        subtitle: root.options.trade === true ? qsTr("bank, players") : qsTr("not now")
        onClicked: root.page.sheet = "trade"
    }
    ActionButton {
        objectName: "cardsButton"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: Math.max(implicitHeight, Theme.dp(56))
        icon: "card"
        text: qsTr("Cards")
        subtitle: root.base ? qsTr("look, play") : qsTr("%n hidden", "progress cards", Game.players[Game.expected?.player]?.progressCount ?? 0)
        onClicked: root.page.openCards(Game.expected?.player ?? 0)
    }
    ActionButton {
        objectName: "possibleButton"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: Math.max(implicitHeight, Theme.dp(56))
        icon: "info"
        text: qsTr("What now?")
        subtitle: qsTr("overview")
        onClicked: root.page.sheet = "possible"
    }
    SpecialActions { Layout.fillWidth: true; Layout.columnSpan: 2; task: root.task }
}
