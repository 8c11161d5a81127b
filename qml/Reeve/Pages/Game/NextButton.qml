// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The big button of the game: it says what is next and who is meant.
PrimaryButton {
    id: root

    required property DiceEntry dice
    required property GameTask task
    readonly property string kind: Game.expected?.kind ?? ""
    readonly property var nextPlayer: {
        const count = Game.players.length;
        return count === 0 ? null : Game.players[((Game.turn?.player ?? 0) + 1) % count];
    }

    objectName: "nextButton"
    /** What is carried out when everything of it is chosen. */
    readonly property string chosenFor: root.task.card !== "" ? ProgressNames.name(root.task.card) : root.task.verbWords !== "" ? root.task.verbWords : Game.expected?.button ?? ""
    waiting: !root.task.ready && root.kind !== "actions" && root.kind !== "over" && !(root.kind === "roll")
    readonly property bool throwing: root.kind === "roll" && root.dice.own
    title: root.task.ready ? root.task.doneWords : root.throwing ? qsTr("Roll the dice") : root.kind === "roll" && root.dice.complete ? qsTr("Enter %1").arg(root.dice.total) : Game.expected?.button ?? ""
    subtitle: root.task.ready ? root.chosenFor : root.throwing ? qsTr("Reeve throws them") : root.kind === "roll" && root.dice.complete ? "" : Game.expected?.buttonHint ?? ""
    player: root.task.ready ? "" : root.kind === "actions" ? root.nextPlayer?.color ?? "" : root.waiting ? Game.players[Game.expected?.player]?.color ?? "" : ""
    icon: root.task.ready ? "check" : root.throwing ? "dice" : root.kind === "roll" && root.dice.complete ? "check" : root.waiting ? "" : "next"
}
