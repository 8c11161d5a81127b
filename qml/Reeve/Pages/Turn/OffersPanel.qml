// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// What is built, or done with knights: each is chosen here and tapped on the board.
Panel {
    id: root

    required property GameTask task
    /** Group of Prompts.actions: "build" or "knights". */
    required property string group
    readonly property playerFacts seat: Game.awaited
    readonly property list<actionFacts> rows: Array.from(Prompts.actions).filter(o => o.group === root.group)
    property actionFacts none
    /** The chosen one if it is not possible. */
    readonly property actionFacts stuck: Array.from(root.rows).find(o => o.what === root.task.what && !o.possible) ?? root.none
    readonly property var pictures: ({ sail: "ship", development: "", activate: "knight", promote: "knight", move: "knight", chase: "robber", "chase-pirate": "pirate" })

    function choose(what: string): void {
        if (what === "development")
            Game.perform(Prompts.attempt(what, []));
        else
            root.task.choose(root.group, root.task.what === what ? "" : what);
    }
    /** How many are left, or what a card count says against it. */
    function hintOf(offer: actionFacts): string {
        return offer.what === "sail" ? qsTr("one in each turn, free of charge") : offer.possible && offer.lack > 0 ? Words.tooFew(offer.lack, Table.hands)
            : offer.left >= 0 ? Words.left(offer.left) : "";
    }

    title: root.group === "build" ? qsTr("Build") : qsTr("Knights")
    hint: root.stuck.what !== "" ? Words.whyNot(root.stuck) : root.task.what !== "" ? root.task.question.ask
        : root.group === "build" ? qsTr("Choose a piece.") : qsTr("Strength of %1: %2").arg(root.seat.name).arg(root.seat.strength)
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
                readonly property actionFacts offer: root.rows[index] ?? root.none
                objectName: "piece-" + offer.what
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                stacked: root.group === "build" && column.width / column.columns <= Theme.dp(column.columns === 2 ? 310 : 270)
                text: offer.label
                hint: root.hintOf(offer)
                piece: root.pictures[offer.what] ?? offer.what
                icon: offer.what === "development" ? "card" : ""
                player: root.seat.color || "white"
                level: offer.what === "promote" ? 2 : 1
                active: root.group === "knights" && offer.what !== "knight"
                cost: offer.cost
                selected: root.task.what === offer.what
                reason: Words.whyNot(offer)
                onClicked: root.choose(offer.what)
            }
        }
        ActionButton {
            objectName: "closePanel"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.columnSpan: root.rows.length % 2 === 0 ? column.columns : 1
            Layout.fillHeight: Layout.columnSpan < column.columns
            icon: "check"
            text: root.group === "build" ? qsTr("Done building") : qsTr("Done with knights")
            onClicked: root.task.cancel()
        }
    }
}
