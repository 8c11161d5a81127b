// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Board

// Whether Seafarers is played too, and which of its scenarios: a small picture of each board for so many players.
Panel {
    id: root

    required property NewGameDraft draft
    /** A scenario, "free" for a board of the table's own, or "" for the game without Seafarers. */
    readonly property list<string> choices: ["", "new-shores", "through-the-desert", "free"]
    readonly property string chosen: root.draft.free ? "free" : root.draft.scenario
    readonly property int players: root.draft.seats.length
    readonly property bool narrow: root.width < Theme.dp(560)

    title: qsTr("Seafarers")
    hint: root.draft.scenarios.length > 0 ? "" : qsTr("The scenarios of Seafarers need three players.")
    implicitHeight: contentTop + column.implicitHeight + padding

    /** How the board of each choice may look. */
    property var pictures: Array.from(root.choices).map(() => ({}))
    function draw(): void {
        root.pictures = Array.from(root.choices).map(s => s === "" ? GameSetup.layOut("random", root.players, root.players)
                                                       : root.draft.scenarios.indexOf(s) >= 0 ? GameSetup.layScenario(s, root.players, root.players)
                                                     : s === "free" ? SeaChart.blank([]) : ({}));
    }
    onPlayersChanged: root.draw()
    Component.onCompleted: root.draw()

    ColumnLayout {
        id: column
        width: parent.width
        spacing: Theme.wideGap

        GridLayout {
            Layout.fillWidth: true
            columns: root.narrow ? 1 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            Repeater {
                model: root.choices.length
                Pressable {
                    id: tile
                    required property int index
                    readonly property string scenario: root.choices[tile.index]
                    readonly property bool open: tile.scenario === "" || root.draft.scenarios.indexOf(tile.scenario) >= 0 || tile.scenario === "free" && root.draft.scenarios.length > 0
                    readonly property string title: tile.scenario === "" ? qsTr("Without Seafarers") : tile.scenario === "free" ? qsTr("A board of your own") : Words.scenario(tile.scenario)
                    readonly property string hint: tile.scenario === "" ? qsTr("One island, no ships.") : tile.scenario === "free" ? qsTr("Lay land, sea, gold and islands by tapping.") : Words.scenarioHint(tile.scenario)
                    objectName: "sea-" + (tile.scenario === "" ? "none" : tile.scenario)
                    visible: tile.open
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.fillHeight: true
                    implicitHeight: Math.max(picture.height, words.height) + 2 * Theme.gap
                    name: tile.title
                    description: tile.hint
                    role: Accessible.RadioButton
                    checkable: true
                    checked: root.chosen === tile.scenario
                    onClicked: root.draft.sea = tile.scenario

                    Plate {
                        anchors.fill: parent
                        fill: tile.checked || tile.pressed ? Theme.soft : Theme.raised
                        stroke: tile.checked ? Theme.accent : Theme.highContrast ? Theme.edge : Theme.line
                        strokeWidth: tile.checked ? 2.5 : Theme.controlStroke
                    }
                    BoardView {
                        id: picture
                        x: Theme.gap
                        y: Theme.gap
                        width: Theme.dp(112)
                        height: Theme.dp(96)
                        board: root.pictures[tile.index]
                        enabled: false
                        Accessible.ignored: true
                    }
                    Column {
                        id: words
                        x: picture.x + picture.width + Theme.wideGap
                        y: (tile.height - height) / 2
                        width: tile.width - x - Theme.wideGap
                        Row {
                            width: parent.width
                            spacing: Theme.gap
                            Icon { id: sign; visible: tile.checked; name: "check"; size: Theme.dp(20); anchors.verticalCenter: parent.verticalCenter }
                            ThemeText {
                                width: parent.width - (sign.visible ? sign.width + parent.spacing : 0)
                                text: tile.title
                                step: "panel"
                                Accessible.ignored: true
                            }
                        }
                        ThemeText {
                            width: parent.width
                            text: tile.hint
                            step: "caption"
                            lines: 4
                            color: Theme.mutedInk
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        ThemeText {
            visible: root.draft.atSea
            Layout.fillWidth: true
            text: qsTr("Special points for the first settlement on each foreign island")
            lines: 2
        }
        SegmentedControl {
            objectName: "islandPoints"
            visible: root.draft.atSea
            Layout.fillWidth: true
            name: qsTr("Special points for the first settlement on each foreign island")
            options: [{ value: Facts.islandPoints, text: Words.points(Facts.islandPoints) },
                      { value: Facts.olderIslandPoints, text: qsTr("%1 (older printings)").arg(Words.points(Facts.olderIslandPoints)) }]
            value: root.draft.islandPoints
            onPicked: value => root.draft.islandPoints = value
        }
    }
}
