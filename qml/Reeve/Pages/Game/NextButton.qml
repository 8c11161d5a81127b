// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The primary button of the game: the next step and its player.
PrimaryButton {
    id: root

    required property DiceEntry dice
    required property GameTask task
    readonly property promptFacts prompt: Prompts.current
    readonly property playerFacts nextPlayer: Game.players[Game.expected.next] ?? Game.nobody

    objectName: "nextButton"
    /** Name of what is carried out when all choices are made. */
    readonly property string chosenFor: root.task.card !== "" ? ProgressNames.name(root.task.card) : root.task.about.name !== "" ? root.task.about.name : Game.expected.button
    /** A card or the like is being chosen for: prevents ending the turn or rolling by mistake. */
    readonly property bool choosing: root.task.leading && !root.task.ready
    waiting: root.proposed ? EmptySeats.thinking : !root.task.held && (root.task.open !== null || root.choosing || !root.task.ready && !root.prompt.acting && !root.prompt.over && !root.throwing && !root.entering)
    readonly property bool throwing: root.prompt.rolling && root.dice.own
    readonly property bool entering: root.prompt.rolling && root.dice.complete
    /** Dice that are still to be entered, once one is. */
    readonly property string lacking: !root.prompt.rolling || root.throwing || root.entering || root.dice.byTotal || root.dice.red + root.dice.yellow === 0 && root.dice.event === "" ? ""
        : root.told([...(root.dice.red === 0 ? [qsTr("red die missing")] : []), ...(root.dice.yellow === 0 ? [root.dice.asked.second === "white" ? qsTr("white die missing") : qsTr("yellow die missing")] : []),
                     ...(root.dice.withEvent && root.dice.event === "" ? [qsTr("event die missing")] : [])])
    function told(missing: list<string>): string { return missing.length === 1 ? missing[0] : qsTr("%n dice missing", "", missing.length); }
    /** Reeve's seat shows its proposal. */
    readonly property bool proposed: EmptySeats.acting && !root.task.held
    title: root.proposed ? (EmptySeats.thinking ? qsTr("One moment") : EmptySeats.offering ? qsTr("Nobody trades") : qsTr("Done"))
         : root.task.held ? qsTr("%n difference(s)", "", root.task.differing) : root.task.open !== null ? root.task.openQuestion.title : root.task.ready ? root.task.question.done : root.choosing ? root.chosenFor : root.throwing ? qsTr("Roll the dice")
         : root.entering ? qsTr("Enter %1").arg(root.dice.total) : root.task.placed !== null ? (root.task.what === "ship" ? qsTr("Place the ship") : qsTr("Place the road"))
         : root.prompt.over ? qsTr("To the result") : Game.expected.button
    subtitle: root.proposed ? (EmptySeats.thinking || EmptySeats.offering ? "" : qsTr("as %1 says").arg(Game.players[EmptySeats.seat]?.name ?? ""))
            : root.task.held ? qsTr("resolve first") : root.task.open !== null ? qsTr("choose first") : root.task.ready ? root.chosenFor : root.choosing ? qsTr("choose first") : root.throwing ? qsTr("Reeve rolls")
            : root.entering ? "" : root.lacking !== "" ? root.lacking : root.task.placed !== null ? qsTr("on a highlighted path") : root.prompt.over ? Game.expected.text : Game.expected.buttonHint
    player: root.proposed ? Game.players[EmptySeats.seat]?.color ?? "" : root.task.held || root.task.ready ? "" : root.waiting ? Game.awaited.color : root.prompt.acting && root.prompt.first === "" ? root.nextPlayer.color : ""
    icon: root.proposed ? (EmptySeats.thinking ? "hourglass" : EmptySeats.offering ? "cross" : "check") : root.task.held ? "scan-again" : root.task.ready ? "check" : root.waiting ? "" : root.throwing ? "dice" : root.entering ? "check" : "next"
}
