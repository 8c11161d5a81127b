// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The dice of a battle: one for the losses, or one for each player who rolls for prisoners; entered, or rolled by Reeve.
Panel {
    id: root

    required property battleFacts fight
    readonly property bool prisoners: root.fight.asks === "prisoners"
    /** Seats that roll. */
    readonly property list<int> rollers: root.prisoners ? root.fight.rollers : [Game.expected.player]
    /** Directions in which pieces may be lost; empty for prisoners. */
    readonly property list<lossDirectionFacts> directions: root.fight.directions
    property lossDirectionFacts noDirection
    property battleSideFacts noSide
    /** Directions in pairs, with Reeve's roll in the fourth cell: for a low window. */
    readonly property bool pairs: !root.prisoners && root.width >= Theme.dp(600) && root.width < Theme.dp(900)
    /** Entered dice, by seat. */
    property var rolled: ({})
    readonly property bool complete: Array.from(root.rollers).every(s => (root.rolled[s] ?? 0) > 0)

    function enter(seat: int, value: int): void {
        root.rolled = Object.assign({}, root.rolled, { [seat]: value });
        if (!root.complete)
            return;
        if (root.prisoners) {
            const rolls = {};
            for (const s of root.rollers)
                rolls[Game.players[s].color] = root.rolled[s];
            Game.perform(Prompts.answer(rolls));
        } else {
            Game.perform(Prompts.answer(value));
        }
        root.rolled = ({});
    }

    /** A face for a player's die. */
    component Face: Pressable {
        id: face
        required property int seat
        required property int value
        objectName: "battleDie" + face.seat + "-" + face.value
        implicitWidth: Theme.dp(56)
        implicitHeight: Theme.dp(56)
        checked: (root.rolled[face.seat] ?? 0) === face.value
        onClicked: root.enter(face.seat, face.value)
        Die { anchors.centerIn: parent; kind: face.checked ? "yellow" : "red"; value: face.value; name: ""; size: Theme.dp(46) }
    }

    component RollButton: ActionButton {
        objectName: "battleRoll"
        icon: "dice"
        text: qsTr("Reeve rolls")
        onClicked: Game.perform(Prompts.answer())
    }

    mustDecide: true
    title: Game.expected.text
    hint: root.prisoners ? qsTr("Each player rolls a die; the highest take one prisoner each.") : root.pairs ? "" : qsTr("The die says in which direction pieces are lost.")
    implicitHeight: root.contentTop + column.implicitHeight + root.padding

    Column {
        id: column
        width: parent.width
        spacing: Theme.wideGap
        Rows {
            id: rows
            width: parent.width
            visible: root.prisoners
            spacing: Theme.gap
            Repeater {
                model: root.prisoners ? root.rollers : []
                Flow {
                    id: row
                    required property int modelData
                    readonly property playerFacts seat: Game.players[row.modelData] ?? Game.nobody
                    width: rows.width
                    spacing: Theme.gap
                    Item {
                        width: Theme.dp(150)
                        height: Theme.dp(56)
                        PlayerPin { id: pin; player: row.seat.color || "white"; size: Theme.dp(30); anchors.verticalCenter: parent.verticalCenter }
                        ThemeText {
                            anchors.left: pin.right
                            anchors.leftMargin: Theme.gap
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.seat.name
                            lines: 1
                            elide: Text.ElideRight
                        }
                    }
                    Repeater {
                        model: Facts.faces
                        Face {
                            required property int index
                            seat: row.modelData
                            value: index + 1
                            name: qsTr("%1 rolled %2").arg(row.seat.name).arg(index + 1)
                        }
                    }
                }
            }
        }
        // One die: its direction, and the pieces there.
        GridLayout {
            width: parent.width
            visible: !root.prisoners
            columns: root.pairs ? 2 : root.width < Theme.dp(600) ? 1 : 3
            columnSpacing: Theme.wideGap
            rowSpacing: Theme.gap
            Repeater {
                model: root.directions.length
                RowLayout {
                    id: way
                    required property int index
                    readonly property lossDirectionFacts direction: root.directions[way.index] ?? root.noDirection
                    readonly property int pieces: Array.from(way.direction.sides).reduce((sum, s) => sum + s.mounted + s.crews, 0)
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    spacing: Theme.gap
                    HexSides { turn: way.direction.turn; size: Theme.dp(48) }
                    Repeater {
                        model: way.direction.faces.length
                        Face {
                            required property int index
                            seat: root.rollers[0] ?? 0
                            value: way.direction.faces[index] ?? 1
                            name: qsTr("%1, %2: %n piece(s) lost", "face of the die, direction", way.pieces).arg(value).arg(way.direction.text)
                        }
                    }
                    Column {
                        id: told
                        Layout.fillWidth: true
                        spacing: Theme.dp(2)
                        ThemeText { width: told.width; text: way.direction.text; step: "caption"; lines: 2; color: Theme.mutedInk; Accessible.ignored: true }
                        ThemeText { visible: way.pieces === 0; text: qsTr("nobody"); step: "caption"; Accessible.ignored: true }
                        Row {
                            visible: way.pieces > 0
                            spacing: Theme.gap
                            Repeater {
                                model: way.direction.sides.length
                                Row {
                                    id: stand
                                    required property int index
                                    readonly property battleSideFacts side: way.direction.sides[stand.index] ?? root.noSide
                                    spacing: Theme.dp(3)
                                    PlayerPin { player: Game.players[stand.side.player]?.color ?? "white"; size: Theme.dp(22) }
                                    Icon { visible: stand.side.mounted > 0; name: "knight"; size: Theme.dp(20) }
                                    ThemeText { visible: stand.side.mounted > 0; text: stand.side.mounted; step: "caption"; Accessible.ignored: true }
                                    Icon { visible: stand.side.crews > 0; name: "users"; size: Theme.dp(20) }
                                    ThemeText { visible: stand.side.crews > 0; text: stand.side.crews; step: "caption"; Accessible.ignored: true }
                                }
                            }
                        }
                    }
                }
            }
            RollButton { visible: root.pairs; Layout.fillWidth: true; Layout.preferredWidth: 1 }
        }
        RollButton { visible: !root.pairs; width: root.prisoners ? parent.width : implicitWidth }
    }
}
