// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import Reeve.Sheets
import Reeve.Pages

// The history of the game, of all players or one. A tap on a step shows the board at that time; the game can be reset to it.
FocusScope {
    id: root

    readonly property bool wide: root.width > root.height
    /** Too low for both: the list is replaced by the board of the tapped step. */
    readonly property bool low: !root.wide && stage.height < Theme.dp(root.crowded ? 540 : 430)
    /** Too many players for one row of the player filter. */
    readonly property bool crowded: (telling.width - Game.players.length * Theme.gap) / (Game.players.length + 1.4) < Theme.target
    /** The filtered seat; -1 for all players. */
    property int of: -1
    /** The selected step, -1 for the present. */
    property int step: -1
    property bool asking: false
    /** The step of a roll that is corrected, -1 for none. */
    property int correcting: -1
    readonly property list<storyEntryFacts> story: root.of < 0 ? Game.story : Array.from(Game.story).filter(e => e.player === root.of)
    readonly property momentFacts moment: History.moment(Game.revision >= 0 ? root.step : -1)
    readonly property bool past: root.moment.back > 0
    readonly property turnFacts shownTurn: root.past ? root.moment.turn : Game.turn
    readonly property list<playerFacts> shownPlayers: root.past ? root.moment.players : Game.players
    readonly property barbarianFacts shownShip: root.past ? root.moment.barbarians : Game.barbarians
    readonly property bool ship: Game.position?.rules?.game !== "base"

    signal back()
    signal statistics()

    function show(step: int): void { root.step = step; }
    /** The listed steps. */
    readonly property list<int> steps: Array.from(root.story).map(e => e.step).filter((s, i, all) => i === 0 || s !== all[i - 1])
    /** The selected step is the first. */
    readonly property bool first: root.past ? root.step === root.steps[0] : root.steps.length < 2
    /** Selects the previous or next listed step. */
    function go(by: int): void {
        const steps = root.steps;
        const at = root.past ? Array.from(steps).indexOf(root.step) : steps.length - 1;
        const to = at < 0 ? steps.length - 1 : Math.max(0, Math.min(steps.length - 1, at + by));
        if (steps.length > 0)
            root.step = steps[to];
        list.showStep(root.step);
    }
    function takeBack(): void {
        const step = root.step;
        root.asking = false;
        root.step = -1;
        History.backTo(step);
        list.toEnd();
    }

    focus: true
    Keys.onUpPressed: root.go(-1)
    Keys.onDownPressed: root.go(1)
    onOfChanged: list.toEnd()

    PageFrame {
        anchors.fill: parent
        title: qsTr("History")
        overGame: !root.past
        hint: qsTr("Tap a step to see the board as it was.")
        onBack: root.past ? root.step = -1 : root.back()
        trailing: IconButton {
            objectName: "statisticsButton"
            icon: "statistics"
            name: qsTr("Statistics")
            onClicked: root.statistics()
        }

        Item {
            id: stage
            anchors.fill: parent

            ColumnLayout {
                id: telling
                visible: !root.low || !root.past
                width: root.wide ? Math.max(Theme.dp(340), stage.width * 0.36) : stage.width
                height: root.wide ? stage.height : root.low ? stage.height - now.implicitHeight - Theme.gap : stage.height * (stage.height < Theme.dp(640) ? 0.4 : 0.42)
                anchors.bottom: parent.bottom
                spacing: Theme.gap

                GridLayout {
                    Layout.fillWidth: true
                    // Six players in a narrow column are in two rows, as wide as a finger.
                    columns: root.crowded ? 4 : Game.players.length + 1
                    columnSpacing: Theme.gap
                    rowSpacing: Theme.gap
                    ActionButton {
                        objectName: "storyOfAll"
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1.4
                        text: qsTr("All")
                        selected: root.of < 0
                        onClicked: root.of = -1
                    }
                    // A count: no items are recreated inside a layout when the list changes.
                    // qmllint disable unqualified
                    Repeater {
                        model: Game.players.length
                        Pressable {
                            id: filter
                            required property int index
                            readonly property playerFacts seat: Game.players[filter.index] ?? Game.nobody
                            objectName: "storyOf" + filter.index
                            Layout.fillWidth: true
                            Layout.preferredWidth: 1
                            Layout.preferredHeight: Theme.dp(52)
                            name: qsTr("Only %1").arg(filter.seat.name)
                            checked: root.of === filter.index
                            onClicked: root.of = filter.index
                            Plate {
                                anchors.fill: parent
                                fill: filter.checked ? Theme.soft : Theme.raised
                                stroke: filter.checked ? Theme.accent : Theme.line
                                strokeWidth: filter.checked ? 2.5 : Theme.controlStroke
                            }
                            PlayerPin { anchors.centerIn: parent; player: filter.seat.color || "white"; size: Theme.dp(30) }
                        }
                    }
                    // qmllint enable unqualified
                }
                Panel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    padding: Theme.gap
                    EmptyNote {
                        anchors.fill: parent
                        visible: list.count === 0
                        icon: "almanac"
                        text: qsTr("Nothing has happened yet.")
                    }
                    StoryList {
                        id: list
                        anchors.fill: parent
                        story: root.story
                        step: root.past ? root.step : -1
                        rolls: Array.from(History.rolls).map(r => r.step)
                        onPicked: step => root.show(step)
                        onCorrectionAsked: step => root.correcting = step
                    }
                }
            }
            ColumnLayout {
                id: now
                anchors.right: parent.right
                width: root.wide ? stage.width - telling.width - Theme.margin : stage.width
                height: root.wide || !telling.visible ? stage.height : root.low ? now.implicitHeight : stage.height - telling.height - Theme.gap
                spacing: Theme.gap

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap
                    // qmllint disable unqualified
                    Repeater {
                        model: root.shownPlayers.length
                        Plate {
                            id: standing
                            required property int index
                            readonly property playerFacts seat: root.shownPlayers[standing.index] ?? Game.nobody
                            Layout.fillWidth: true
                            Layout.preferredHeight: Theme.dp(44)
                            Layout.minimumHeight: Theme.dp(44)
                            fill: Theme.surface
                            Accessible.role: Accessible.StaticText
                            Accessible.name: standing.seat.name + ", " + Words.points(standing.seat.points)
                            Row {
                                anchors.centerIn: parent
                                spacing: Theme.gap
                                PlayerPin { player: standing.seat.color || "white"; size: Theme.dp(28); anchors.verticalCenter: parent.verticalCenter }
                                ThemeText { text: standing.seat.points; step: "title"; lines: 1; anchors.verticalCenter: parent.verticalCenter; Accessible.ignored: true }
                            }
                        }
                    }
                    // qmllint enable unqualified
                }
                BoardView {
                    objectName: "momentBoard"
                    visible: !root.low || root.past
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    board: root.past ? root.moment.position : Game.position
                    name: root.past ? qsTr("The board as it was in turn %1").arg(root.shownTurn.number) : qsTr("The board now")
                }
                Panel {
                    Layout.fillWidth: true
                    Layout.preferredHeight: Theme.dp(root.ship ? 72 : 50)
                    Layout.minimumHeight: Layout.preferredHeight
                    padding: Theme.wideGap
                    selected: root.past
                    Column {
                        width: parent.width
                        ThemeText {
                            objectName: "momentText"
                            width: parent.width
                            text: !root.past ? qsTr("Now: turn %1").arg(root.shownTurn.number)
                                : Words.turn(root.shownTurn.phase === "setup" ? 0 : root.shownTurn.number)
                                  + " · " + qsTr("%n step(s) ago", "", root.moment.back)
                            step: "name"
                            lines: 1
                        }
                        ThemeText {
                            width: parent.width
                            visible: root.ship
                            text: qsTr("Ship on space %1 of 7 · barbarians %2, knights %3").arg(root.shownShip.spaces)
                                  .arg(root.shownShip.barbarianStrength).arg(root.shownShip.knightStrength)
                            step: "caption"
                            lines: 1
                            color: Theme.mutedInk
                        }
                    }
                }
            }
        }

        foot: [
            IconButton {
                objectName: "momentBefore"
                icon: "back"
                framed: true
                name: qsTr("Previous step")
                reason: root.first ? qsTr("The start of the game.") : ""
                width: Theme.dp(56)
                height: Theme.dp(52)
                onClicked: root.go(-1)
            },
            IconButton {
                objectName: "momentAfter"
                icon: "next"
                framed: true
                name: qsTr("Next step")
                reason: root.past ? "" : qsTr("This is the current position.")
                width: Theme.dp(56)
                height: Theme.dp(52)
                onClicked: root.go(1)
            },
            ActionButton {
                objectName: "backToHere"
                visible: root.past
                icon: "undo"
                text: qsTr("Undo back to here")
                width: Math.min(implicitWidth, (parent?.width ?? 0) - x)
                onClicked: root.asking = true
            }
        ]
        primary: PrimaryButton {
            objectName: "toNow"
            width: Math.min(Theme.dp(300), root.width * 0.3)
            visible: root.past
            title: qsTr("Back to now")
            onClicked: root.step = -1
        }
    }

    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: root.correcting >= 0
        sourceComponent: RollSheet {
            step: root.correcting
            onDismissed: { root.correcting = -1; root.step = -1; }
        }
    }
    Loader {
        anchors.fill: parent
        active: root.asking
        sourceComponent: Sheet {
            title: qsTr("Undo everything back to here?")
            hint: qsTr("%n step(s) will be undone.", "", root.moment.back)
            sheetWidth: Theme.dp(620)
            onDismissed: root.asking = false
            buttons: [
                ActionButton { text: qsTr("Cancel"); onClicked: root.asking = false },
                ActionButton { objectName: "confirmBack"; icon: "undo"; tone: "danger"; text: qsTr("Undo"); onClicked: root.takeBack() }
            ]
            ThemeText {
                width: parent.width
                text: root.moment.back > 1 ? qsTr("From “%1” back to “%2”. Redo restores them one by one until you do something new.").arg(root.moment.first).arg(root.moment.last)
                    : qsTr("“%1”. Redo restores it until you do something new.").arg(root.moment.first)
                step: "body"
                lines: 6
            }
        }
    }
    // qmllint enable unqualified
}
