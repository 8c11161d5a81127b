// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// Choice of a piece; its legal places are highlighted on the board, and a tap there builds.
Panel {
    id: root

    required property GameTask task
    readonly property playerFacts seat: Game.awaited
    readonly property optionsFacts options: Game.options
    readonly property bool base: (Game.position?.rules?.game ?? "") === "base"
    /** Cards in the development deck; −1 if the game has none. */
    readonly property int deck: Game.position?.deck_sizes?.development ?? -1
    readonly property var pieces: [
        { piece: "road", places: root.options.roads, left: root.seat.pieces.roads },
        { piece: "ship", places: root.options.ships, left: root.seat.pieces.ships },
        { piece: "sail", places: root.options.sailing, left: -1 },
        { piece: "settlement", places: root.options.settlements, left: root.seat.pieces.settlements },
        { piece: "city", places: root.options.cities, left: root.seat.pieces.cities },
        { piece: "wall", places: root.options.walls, left: root.seat.pieces.walls },
        { piece: "development", places: Array.from(root.options.special).filter(v => v === "buy-development"), left: root.deck }
    ]
    /** Seafarers: ships are built and moved. */
    readonly property bool ships: Game.position?.board?.pirate !== undefined
    readonly property var rows: root.pieces.filter(r => (!root.base || r.piece !== "wall") && (root.base || root.deck >= 0 || r.piece !== "development") && (root.ships || r.piece !== "ship" && r.piece !== "sail"))
        .concat(Array.from(Prompts.recruits).map(r => ({ piece: r.piece, places: r.possible ? [r.piece] : [], left: r.left, name: r.name, cost: r.cost, short: r.lack })))

    /** Why a piece cannot be built now; "" if it can. */
    function why(row: var): string {
        if ((row.places ?? []).length > 0)
            return "";
        if (row.left === 0)
            return Words.noneLeft;
        if (row.piece === "sail")
            return (root.options.sailReason || Words.noShipMoves);
        const lack = root.lackOf(row);
        return lack > 0 ? Words.tooFew(lack, Table.hands) : row.piece === "development" ? qsTr("Not now") : qsTr("No place for it");
    }

    function lackOf(row: var): int { return row.short ?? (row.piece === "sail" ? 0 : Game.cardsShort(row.piece)); }

    title: qsTr("Build")
    /** The chosen piece if it has no legal place. */
    readonly property var stuck: root.rows.find(r => r.piece === root.task.what && (r.places ?? []).length === 0) ?? null
    hint: root.stuck !== null ? root.why(root.stuck) : root.task.what !== "" && root.task.question.ask !== "" ? root.task.question.ask : qsTr("Choose a piece.")
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
                stacked: column.width / column.columns <= Theme.dp(column.columns === 2 ? 310 : 270)
                text: modelData.name ?? Words.piece(modelData.piece)
                hint: modelData.left < 0 ? qsTr("one in each turn, free of charge")
                    : reason === "" && Game.revision >= 0 && root.lackOf(modelData) > 0 ? Words.tooFew(root.lackOf(modelData), Table.hands) : Words.left(modelData.left ?? 0)
                piece: modelData.piece === "development" ? "" : modelData.piece === "sail" ? "ship" : modelData.piece
                icon: modelData.piece === "development" ? "card" : ""
                player: root.seat.color || "white"
                cost: modelData.cost ?? Game.costs(modelData.piece)
                selected: root.task.what === modelData.piece
                reason: Game.revision >= 0 ? root.why(modelData) : ""
                onClicked: modelData.piece === "development" ? Game.perform(Prompts.attempt("development", []))
                                                             : root.task.choose("build", root.task.what === modelData.piece ? "" : modelData.piece)
            }
        }
        ActionButton {
            objectName: "closePanel"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.columnSpan: root.rows.length % 2 === 0 ? column.columns : 1
            Layout.fillHeight: Layout.columnSpan < column.columns
            icon: "check"
            text: qsTr("Done building")
            onClicked: root.task.cancel()
        }
    }
}
