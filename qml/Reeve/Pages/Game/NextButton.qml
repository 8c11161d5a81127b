// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts
import Reeve.Pages

// The big button of the game: it says what is next and who is meant.
PrimaryButton {
    id: root

    required property DiceEntry dice
    readonly property string kind: Game.expected?.kind ?? ""
    readonly property var nextPlayer: {
        const count = Game.players.length;
        return count === 0 ? null : Game.players[((Game.turn?.player ?? 0) + 1) % count];
    }

    objectName: "nextButton"
    waiting: root.kind !== "actions" && root.kind !== "over" && !(root.kind === "roll")
    readonly property bool throwing: root.kind === "roll" && root.dice.own
    title: root.throwing ? qsTr("Roll the dice") : root.kind === "roll" && root.dice.complete ? qsTr("Enter %1").arg(root.dice.total) : Game.expected?.button ?? ""
    subtitle: root.throwing ? qsTr("Reeve throws them") : root.kind === "roll" && root.dice.complete ? "" : Game.expected?.buttonHint ?? ""
    player: root.kind === "actions" ? root.nextPlayer?.color ?? "" : root.waiting ? Game.players[Game.expected?.player]?.color ?? "" : ""
    icon: root.throwing ? "dice" : root.kind === "roll" && root.dice.complete ? "check" : root.waiting ? "" : "next"
}
