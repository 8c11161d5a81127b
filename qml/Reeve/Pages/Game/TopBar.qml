// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The player on turn, the phase, and buttons to all other pages.
Bar {
    id: root

    signal menuAsked()
    signal pointsAsked()
    signal historyAsked()
    signal settingsAsked()
    signal almanacAsked()
    /** This island can be read from photographs. */
    property bool readable: true
    signal checkAsked()
    signal phonesAsked()
    signal clubAsked()

    readonly property playerFacts player: Game.players[root.phase === "special" ? Game.expected.player : Game.turn.player] ?? Game.nobody
    readonly property string phase: Game.turn.phase || "roll"
    /** The roll is still being resolved; questions of a card belong to the actions. */
    readonly property bool resolving: (Game.position?.turn?.resolving ?? "nothing") !== "nothing"
    readonly property bool base: (Game.position?.rules?.game ?? "") === "base"
    /** Room for the most important buttons only. */
    readonly property bool narrow: root.width < Theme.dp(720)

    edge: "bottom"
    height: Theme.dp(60)

    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.wideGap
        IconButton {
            objectName: "menuButton"
            icon: "menu"
            name: qsTr("Menu")
            anchors.verticalCenter: parent.verticalCenter
            onClicked: root.menuAsked()
        }
        PlayerPin {
            anchors.verticalCenter: parent.verticalCenter
            player: root.player.color || "white"
            size: Theme.dp(36)
        }
        TextMetrics { id: measure; font: Theme.fontFor("title"); text: titleText.text }
        ThemeText {
            id: titleText
            objectName: "turnTitle"
            anchors.verticalCenter: parent.verticalCenter
            // Left edge of the next item: the steps, or the buttons.
            readonly property real end: root.narrow || !steps.visible ? (steps.visible ? steps.x : ways.x) - Theme.gap : Math.min(steps.x - Theme.gap, root.width * 0.3 + x + parent.x)
            width: Math.max(1, Math.min(measure.advanceWidth + 4, end - x - parent.x))
            text: root.phase === "setup" ? Words.turnOf(0, root.player.name)
                : root.phase === "over" ? qsTr("The game is over")
                : root.phase === "special" ? qsTr("Special building · %1").arg(root.player.name)
                : root.phase === "paired" ? qsTr("Partner · %1").arg(root.player.name)
                : Words.turnOf(Game.turn.number, root.player.name)
            step: "title"
            lines: 1
            Accessible.role: Accessible.Heading
        }
    }
    PhaseBar {
        id: steps
        anchors.verticalCenter: parent.verticalCenter
        x: root.narrow ? ways.x - width - Theme.gap : (parent.width - width) / 2
        visible: Game.turn.underway && root.width >= Theme.dp(560)
        brief: root.width < Theme.dp(1000)
        sparse: phases.length > 4 && root.width < Theme.dp(1360)
        readonly property int actions: root.base ? 2 : 3
        phases: [qsTr("Dice"), ...(root.base ? [] : [qsTr("Event")]), qsTr("Production"), qsTr("Actions"),
                 ...(Game.turn.movement ? [qsTr("Movement")] : []), ...(Game.turn.battles ? [qsTr("Battles")] : [])]
        current: root.phase === "roll" ? 0 : root.phase === "movement" ? actions + 1 : root.phase === "conflict" ? phases.length - 1
               : Prompts.current.acting || !root.resolving ? actions : Game.attack.landed || !root.base && !Game.lastRoll.eventResolved ? 1 : actions - 1
    }
    Row {
        id: ways
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap
        IconButton {
            objectName: "checkButton"
            visible: root.readable && !sign.visible && steps.visible && !steps.brief && root.width >= Theme.dp(1240)
            icon: "camera"
            name: qsTr("Check the board with a photograph")
            onClicked: root.checkAsked()
        }
        IconButton {
            objectName: "gameAlmanacButton"
            // The club's sign replaces it; the menu has the button too.
            visible: steps.visible && !root.narrow && !(sign.visible && root.width < Theme.dp(1180))
            icon: "almanac"
            name: Words.ruleForMoment
            onClicked: root.almanacAsked()
        }
        IconButton {
            objectName: "soundButton"
            // In narrower windows it is in the settings.
            visible: steps.visible && !root.narrow && root.width >= Theme.dp(1180)
            icon: Settings.sound ? "sound" : "mute"
            name: Settings.sound ? qsTr("Sounds are on") : qsTr("Sounds are off")
            onClicked: Settings.sound = !Settings.sound
        }
        ClubSign {
            id: sign
            objectName: "gameClubSign"
            // If there is little room, it is visible only if it needs attention.
            visible: Club.joined && (root.width >= Theme.dp(720) || root.width >= Theme.dp(420) && Club.state === "waiting")
            onClicked: root.clubAsked()
        }
        PhonesButton {
            objectName: "phonesButton"
            // A phone that waits for an answer is always shown.
            wanted: root.width >= Theme.dp(520) && !(sign.visible && root.narrow) || asked
            onClicked: root.phonesAsked()
        }
        IconButton { objectName: "pointsButton"; icon: "victory"; name: qsTr("Points"); onClicked: root.pointsAsked() }
        // In the narrowest windows the menu has it.
        IconButton { objectName: "historyButton"; visible: root.width >= Theme.dp(420); icon: "history"; name: qsTr("History"); onClicked: root.historyAsked() }
        IconButton { objectName: "gameSettingsButton"; visible: root.width >= Theme.dp(420); icon: "settings"; name: qsTr("Settings"); onClicked: root.settingsAsked() }
    }
}
