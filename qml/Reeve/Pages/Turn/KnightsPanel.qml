// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// Knights: recruit, activate, promote, move and chase the robber, each chosen here and tapped on the board.
Panel {
    id: root

    required property GameTask task
    readonly property playerFacts seat: Game.awaited
    readonly property optionsFacts options: Game.options
    readonly property var mine: Game.position?.pieces?.[root.seat.color]?.knights ?? []
    readonly property var rows: root.every.filter(r => r.piece !== "chase-pirate" || Game.position?.board?.pirate !== undefined)
    readonly property var every: [
        { piece: "knight", cost: "knight", text: qsTr("Recruit"), places: root.options.recruits, level: 1, active: false, none: qsTr("No free intersection on your roads, or no basic knight left") },
        { piece: "activate", cost: "activate", text: qsTr("Activate"), places: root.options.activate, level: 1, active: true, none: qsTr("All knights are active") },
        { piece: "promote", cost: "promote", text: qsTr("Promote"), places: root.options.promote, level: 2, active: true, none: qsTr("No knight can be promoted now") },
        { piece: "move", cost: "", text: qsTr("Move"), places: root.options.movable, level: 1, active: true, none: root.options.moveReason || qsTr("Only a knight that was active before this turn can move") },
        { piece: "chase", cost: "", text: Words.chaseAway("robber"), places: root.options.chasers, level: 1, active: true, none: Words.noChaser("robber") },
        { piece: "chase-pirate", cost: "", text: Words.chaseAway("pirate"), places: root.options.pirateChasers, level: 1, active: true, none: Words.noChaser("pirate") }
    ]

    function why(row: var): string {
        if ((row.places ?? []).length > 0)
            return "";
        if (root.mine.length === 0 && row.piece !== "knight")
            return qsTr("No knight on the board");
        if (row.piece === "activate" && !root.mine.some(k => !k.active))
            return row.none;
        const lack = row.cost === "" ? 0 : Game.cardsShort(row.cost);
        return lack > 0 ? Words.tooFew(lack, Table.hands) : row.none;
    }

    title: qsTr("Knights")
    hint: root.task.what !== "" && root.task.question.ask !== "" ? root.task.question.ask : qsTr("Strength of %1: %2").arg(root.seat.name).arg(root.seat.strength)
    implicitHeight: root.contentTop + column.implicitHeight + root.padding

    GridLayout {
        id: column
        width: parent.width
        // Two side by side if there is room, so that the board keeps its size.
        columns: width > Theme.dp(500) ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: root.rows.length // a count: the buttons stay, their texts change
            PieceButton {
                required property int index
                readonly property var modelData: root.rows[index] ?? root.rows[0]
                objectName: "piece-" + modelData.piece
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                text: modelData.text
                hint: reason === "" && modelData.cost !== "" && Game.revision >= 0 && Game.cardsShort(modelData.cost) > 0 ? Words.tooFew(Game.cardsShort(modelData.cost), Table.hands) : ""
                piece: modelData.piece === "chase" ? "robber" : modelData.piece === "chase-pirate" ? "pirate" : "knight"
                player: root.seat.color || "white"
                level: modelData.level
                active: modelData.active
                cost: modelData.cost === "" ? ({}) : Game.costs(modelData.cost)
                selected: root.task.what === modelData.piece
                reason: Game.revision >= 0 ? root.why(modelData) : ""
                onClicked: root.task.choose("knights", root.task.what === modelData.piece ? "" : modelData.piece)
            }
        }
        ActionButton {
            objectName: "closePanel"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.columnSpan: root.rows.length % 2 === 0 ? column.columns : 1
            Layout.fillHeight: Layout.columnSpan < column.columns
            icon: "check"
            text: qsTr("Done with knights")
            onClicked: root.task.cancel()
        }
    }
}
