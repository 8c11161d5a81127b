// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// "What would you do?": up to three moves with a reason each, for the player to act; computed on request.
Column {
    id: root

    property adviceMoveFacts noMove

    /** Seat of the player who asks. */
    required property int owner

    spacing: Theme.gap

    ActionButton {
        objectName: "askAdvice"
        width: parent.width
        visible: !Advice.told
        icon: "owl"
        text: qsTr("What would you do?")
        subtitle: qsTr("Reeve suggests up to three moves and uses only what %1 may know.").arg(Game.players[root.owner]?.name ?? "")
        subtitleLines: 2
        onClicked: {
            Advice.ask();
            cover.keepOpen(); // whoever asks wants to look
        }
    }
    SecretCover {
        id: cover
        objectName: "adviceCover"
        width: parent.width
        visible: Advice.told
        owner: root.owner
        forChoosing: false
        secret: Table.hands !== "real"
        reserve: Theme.dp(150)

        Column {
            width: cover.width
            spacing: Theme.wideGap
            ThemeText { width: parent.width; text: qsTr("What Reeve would do"); step: "heading"; Accessible.role: Accessible.Heading }
            ThemeText {
                objectName: "adviceAssumed"
                width: parent.width
                visible: Advice.assumedHand !== ""
                text: Advice.assumedHand
                step: "caption"
                lines: 5
                color: Theme.mutedInk
            }
            ThemeText {
                width: parent.width
                visible: Advice.moves.length === 0
                text: qsTr("There is nothing to choose now.")
                step: "body"
                lines: 2
            }
            Repeater {
                model: Advice.moves.length
                Column {
                    id: move
                    required property int index
                    readonly property adviceMoveFacts told: Advice.moves[move.index] ?? root.noMove
                    objectName: "advice" + move.index
                    width: cover.width
                    ThemeText { width: parent.width; text: (move.index + 1) + ". " + move.told.text; step: "panel"; lines: 6 }
                    ThemeText { width: parent.width; visible: text !== ""; text: move.told.why; step: "caption"; lines: 3; color: Theme.mutedInk }
                }
            }
        }
    }
}
