// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// The actions of the player on turn: build, knights, improve, trade, play cards. Fixed places during the whole turn; a disabled
// one shows what must come first.
GridLayout {
    id: root

    required property GameDesk page
    required property GameTask task
    /** In a narrow window: the name below its icon, as many side by side as fit. */
    property bool low: false
    /** All buttons in one row of any width; a long press shows a name without room. */
    property bool row: false
    /** The row is too low for names below the icons. */
    property bool wordless: false
    readonly property optionsFacts options: Game.options
    readonly property bool base: root.page.base
    /** Reeve plays the seat to act: players only roll its dice. */
    readonly property string reeves: Game.awaited.level !== "" ? qsTr("Reeve plays this seat.") : ""
    /** Why only cards and looking are possible now; empty if actions are possible. */
    readonly property string wait: root.reeves !== "" ? root.reeves : root.options.wait
    /** In the movement phase only knights and pieces can move. */
    readonly property string past: Game.turn.phase === "movement" ? qsTr("Not in the movement phase: it comes after building and trading.") : root.wait
    readonly property int affordable: root.possible("build")
    readonly property int knights: root.possible("knights")
    readonly property int levels: root.possible("improve")
    readonly property playerFacts seat: Game.awaited
    /** Cards that only this player knows, of both decks if there are two. */
    readonly property int hidden: root.seat.progressCount + Math.max(0, root.seat.developmentCount)
    readonly property int count: root.base ? 4 : 6

    /** In a row, all names fit, or none is shown. */
    readonly property bool wordsFit: (root.width - (root.count - 1) * root.columnSpacing) / root.count >= widest.width * 0.93 + Theme.dp(10)

    /** Number of possible offers of a group. */
    function possible(group: string): int { return Array.from(Prompts.actions).filter(o => o.group === group && o.possible).length; }
    function open(panel: string): void { root.task.choose(root.task.panel === panel ? "" : panel, ""); }

    visible: Game.turn.underway
    columns: root.row ? root.count : !root.low ? 2 : root.width >= root.count * (widest.width + Theme.dp(12)) + (root.count - 1) * Theme.gap ? root.count : root.count / 2
    columnSpacing: root.row ? Theme.dp(4) : Theme.gap
    rowSpacing: Theme.gap

    // The longest single word decides how many are side by side; two words may be on two lines.
    Column {
        id: widest
        visible: false
        Repeater {
            model: String([buildButton.text, knightsButton.text, improveButton.text, tradeButton.text, cardsButton.text, possibleButton.text]).split(/[ ,]/)
            ThemeText { required property string modelData; text: modelData; step: "caption"; lines: 1 }
        }
    }

    // An inline component can use outer ids only unqualified.
    // qmllint disable unqualified
    component Action: ActionTile {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.fillHeight: true
        low: root.low || root.row
        worded: !root.wordless && (!root.row || root.wordsFit)
    }
    // qmllint enable unqualified

    Action {
        id: buildButton
        objectName: "buildButton"
        icon: "settlement"
        text: qsTr("Build")
        subtitle: root.affordable > 0 ? qsTr("%n possible", "kinds of pieces", root.affordable) : qsTr("nothing yet")
        selected: root.task.panel === "build"
        reason: root.past
        onClicked: root.open("build")
    }
    Action {
        id: knightsButton
        objectName: "knightsButton"
        visible: !root.base
        icon: "knight"
        text: qsTr("Knights")
        subtitle: root.knights > 0 ? qsTr("%n possible", "actions with knights", root.knights) : qsTr("nothing yet")
        selected: root.task.panel === "knights"
        reason: root.wait
        onClicked: root.open("knights")
    }
    Action {
        id: improveButton
        objectName: "improveButton"
        visible: !root.base
        icon: "chart"
        text: qsTr("Improve")
        subtitle: root.levels > 0 ? qsTr("%n level(s)", "", root.levels) : qsTr("look")
        reason: root.past
        onClicked: root.page.sheet = "improve"
    }
    Action {
        id: tradeButton
        objectName: "tradeButton"
        icon: "trade"
        text: qsTr("Trade")
        subtitle: qsTr("bank, players")
        reason: root.reeves !== "" ? root.reeves : root.options.tradeReason
        onClicked: root.page.sheet = "trade"
    }
    Action {
        id: cardsButton
        objectName: "cardsButton"
        icon: "card"
        text: qsTr("Cards")
        subtitle: root.base ? qsTr("look, play") : qsTr("%n hidden", "progress cards", root.hidden)
        reason: root.reeves
        onClicked: root.page.openCards(Game.expected.player)
    }
    Action {
        id: possibleButton
        objectName: "possibleButton"
        icon: "info"
        text: possibleButton.low ? qsTr("Possible") : qsTr("What can I do?")
        name: qsTr("What can I do?")
        reason: root.reeves
        onClicked: root.page.sheet = "possible"
    }
}
