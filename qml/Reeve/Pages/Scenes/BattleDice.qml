// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The dice that a battle asks for: one for the losses, or one for each player who rolls for prisoners; entered, or thrown by Reeve.
Panel {
    id: root

    /** An entry of Game.conflict.battles. */
    required property var fight
    readonly property bool prisoners: root.fight.asks === "prisoners"
    /** Seats that roll. */
    readonly property list<int> rollers: root.prisoners ? Array.from(root.fight.rollers) : [Game.expected.player]
    /** What was entered, by seat. */
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

    component RollButton: ActionButton {
        objectName: "battleRoll"
        icon: "dice"
        text: qsTr("Reeve rolls")
        onClicked: Game.perform(Prompts.answer())
    }

    mustDecide: true
    title: Game.expected.text
    hint: root.prisoners ? qsTr("Each player rolls a die; the highest take one prisoner each.") : qsTr("The die says in which direction pieces are lost.")
    implicitHeight: root.contentTop + column.implicitHeight + root.padding

    Column {
        id: column
        width: parent.width
        spacing: Theme.wideGap
        Rows {
            id: rows
            width: parent.width
            spacing: Theme.gap
            Repeater {
                model: root.rollers
                Flow {
                    id: row
                    required property int modelData
                    readonly property playerFacts seat: Game.players[row.modelData] ?? Game.nobody
                    width: rows.width
                    spacing: Theme.gap
                    Item {
                        visible: root.prisoners
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
                        Pressable {
                            id: face
                            required property int index
                            objectName: "battleDie" + row.modelData + "-" + (face.index + 1)
                            implicitWidth: Theme.dp(56)
                            implicitHeight: Theme.dp(56)
                            name: root.prisoners ? qsTr("%1 rolled %2").arg(row.seat.name).arg(face.index + 1) : String(face.index + 1)
                            checked: (root.rolled[row.modelData] ?? 0) === face.index + 1
                            onClicked: root.enter(row.modelData, face.index + 1)
                            Die { anchors.centerIn: parent; kind: face.checked ? "yellow" : "red"; value: face.index + 1; name: ""; size: Theme.dp(46) }
                        }
                    }
                    // One die: in the same line.
                    RollButton { visible: !root.prisoners }
                }
            }
        }
        RollButton { visible: root.prisoners; width: parent.width }
    }
}
