// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import Reeve.Sheets
import Reeve.Pages

// Corrects the record: change it piece by piece, review the differences, and apply them in one step.
PageFrame {
    id: root

    /** Opened to enter the hands that Reeve keeps from now on. */
    property bool asksHands: false
    /** "board", "players", "ship" or "rolls". */
    property string tab: root.asksHands ? "players" : "board"
    property string place: ""
    readonly property var tabs: [{ value: "board", text: qsTr("Board") }, { value: "players", text: qsTr("Players") },
                                 { value: "ship", text: plan.base ? qsTr("Turn") : qsTr("Ship, turn") }, { value: "rolls", text: qsTr("Dice") }]
    readonly property bool wide: root.width > root.height

    function apply(): void {
        if (Game.perform({ do: "correct", set: plan.set }))
            root.back();
    }

    /** Why the table cannot look like this: the sentence, and the part in conflict. */
    function explained(refusal: refusalFacts): string {
        const at = /\(at ([^)]*)\)$/.exec(refusal.detail);
        const path = at === null ? [] : at[1].split(/[.[]/);
        const area = plan.area(path[0] ?? "", path[1] ?? "");
        return area === "" ? refusal.text : qsTr("%1 Check: %2").arg(refusal.text).arg(area);
    }

    title: qsTr("Correct the record")
    hint: root.asksHands ? qsTr("Reeve keeps the cards from now on. What does each player hold?") : qsTr("Enter what is really on the table.")
    unsaved: plan.changed ? qsTr("Not applied yet: %1").arg(plan.changes.join(" · ")) : ""

    CorrectionDraft { id: plan }

    foot: [
        ActionButton {
            objectName: "correctionReset"
            visible: plan.changed
            icon: "undo"
            text: qsTr("Reset")
            onClicked: plan.reset()
        },
        ThemeText {
            objectName: "correctionChanges"
            anchors.verticalCenter: parent?.verticalCenter
            width: Math.max(0, (parent?.width ?? 0) - (plan.changed ? Theme.dp(190) : 0))
            // A roll is changed at once, separately from this draft.
            text: plan.changed ? qsTr("Will change: %1").arg(plan.changes.join(" · ")) : root.tab === "rolls" ? qsTr("A roll is changed at once; undo restores it.")
                : qsTr("Nothing has been changed yet.")
            step: "caption"
            lines: 3
            color: plan.changed ? Theme.accent : Theme.mutedInk
        }
    ]
    primary: PrimaryButton {
        objectName: "applyCorrection"
        visible: plan.changed || root.tab !== "rolls"
        width: Math.min(Theme.dp(320), root.width * 0.4)
        title: qsTr("Apply")
        subtitle: root.width > Theme.dp(720) ? qsTr("one step; can be undone") : ""
        icon: "check"
        reason: plan.changed ? "" : qsTr("Nothing has been changed yet.")
        onClicked: root.apply()
    }

    GridLayout {
        anchors.fill: parent
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin

        BoardView {
            id: board
            objectName: "board"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: root.wide ? 0 : root.height * 0.34
            visible: root.wide || root.tab === "board"
            board: ({ hexes: plan.now.board.hexes, harbors: plan.now.board.harbors, robber: plan.now.board.robber, pirate: plan.now.board.pirate, merchant: plan.now.board.merchant,
                      castle: plan.now.board.castle, gold_fields: plan.now.board.gold_fields, conquered: plan.conquered,
                      pieces: plan.now.pieces, metropolises: plan.now.metropolises ?? {} })
            zoomable: true
            quietTargets: true
            selectableHexes: board.grid.hexNames
            selectableIntersections: board.grid.intersectionNames
            selectablePaths: board.grid.pathNames
            selected: root.place !== "" ? [root.place] : []
            onHexTapped: name => { plan.exchangeWith(name); root.place = name; root.tab = "board"; }
            onIntersectionTapped: name => { root.place = name; root.tab = "board"; }
            onPathTapped: name => { root.place = name; root.tab = "board"; }
        }
        Panel {
            Layout.preferredWidth: root.wide ? Theme.dp(440) : -1
            Layout.maximumWidth: root.wide ? Theme.dp(440) : -1
            Layout.fillWidth: !root.wide
            Layout.fillHeight: true
            Layout.preferredHeight: root.wide ? -1 : root.height * 0.45
            Layout.minimumHeight: root.wide ? 0 : Math.min(Theme.dp(230), root.height * 0.36)

            SegmentedControl {
                id: tabs
                objectName: "correctionTabs"
                width: parent.width
                name: qsTr("What to correct")
                options: root.tabs
                value: root.tab
                onPicked: value => root.tab = value
            }
            Flickable {
                id: flick
                anchors.top: tabs.bottom
                anchors.topMargin: Theme.wideGap
                anchors.bottom: parent.bottom
                width: parent.width
                /** Room for the focus ring, which would be clipped at the edge. */
                readonly property real rim: Theme.focusStroke + Theme.focusGap
                contentHeight: inside.height + 2 * flick.rim
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                interactive: contentHeight > height
                // Newly selected content is shown from its beginning.
                onContentHeightChanged: contentY = Math.max(0, Math.min(contentY, contentHeight - height))
                MoreBelow { parent: flick; view: flick }
                Connections {
                    target: root
                    function onTabChanged(): void { flick.contentY = 0; }
                    function onPlaceChanged(): void { flick.contentY = 0; }
                }

                Loader {
                    id: inside
                    x: flick.rim
                    y: flick.rim
                    width: flick.width - 2 * flick.rim
                    sourceComponent: ({ board: onBoard, players: onPlayers, ship: onShip, rolls: onRolls })[root.tab] ?? null
                }
            }
        }
    }
    // qmllint disable unqualified
    Component { id: onBoard; CorrectPlace { draft: plan; place: root.place } }
    Component { id: onPlayers; CorrectPlayer { draft: plan } }
    Component {
        id: onShip
        ColumnLayout {
            spacing: Theme.wideGap
            ThemeText { Layout.fillWidth: true; visible: !plan.base; text: qsTr("Spaces the barbarian ship has advanced"); step: "panel" }
            CountStepper {
                objectName: "shipStepper"
                Layout.fillWidth: true
                visible: !plan.base
                name: qsTr("Spaces the barbarian ship has advanced")
                value: plan.now.barbarians?.spaces ?? 0
                to: Facts.shipSpaces - 1
                onChanged: value => plan.setShip("spaces", value)
            }
            ThemeText { Layout.fillWidth: true; visible: !plan.base; text: qsTr("Attacks so far"); step: "panel" }
            CountStepper {
                objectName: "attacksStepper"
                Layout.fillWidth: true
                visible: !plan.base
                name: qsTr("Attacks so far")
                value: plan.now.barbarians?.attacks ?? 0
                onChanged: value => plan.setShip("attacks", value)
            }
            ThemeText { Layout.fillWidth: true; text: qsTr("Whose turn it is"); step: "panel" }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap
                Repeater {
                    model: Game.players
                    ActionButton {
                        required property playerFacts modelData
                        objectName: "turnOf-" + modelData.color
                        text: modelData.name
                        role: Accessible.RadioButton
                        checkable: true
                        selected: plan.now.turn?.player === modelData.color
                        onClicked: plan.setTurn({ player: modelData.color })
                    }
                }
            }
            ThemeText { Layout.fillWidth: true; text: qsTr("What comes next"); step: "panel" }
            SegmentedControl {
                objectName: "turnPhase"
                Layout.fillWidth: true
                name: qsTr("What comes next")
                options: [{ value: "roll", text: qsTr("the dice") }, { value: "main", text: qsTr("the actions") }]
                value: plan.now.turn?.phase ?? ""
                onPicked: value => plan.setTurn({ phase: value })
            }
            DeckOrder { Layout.fillWidth: true; draft: plan }
            CorrectRules { Layout.fillWidth: true; draft: plan }
        }
    }
    Component { id: onRolls; OldRolls { onDone: plan.reset() } }
    // qmllint enable unqualified

    Connections {
        target: Game
        function onRefused(refusal: refusalFacts): void { notice.show(root.explained(refusal), refusal.rule); }
    }
    Notice { id: notice; objectName: "notice"; parent: root }
}
