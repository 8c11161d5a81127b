// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Real cards beside a seat of Reeve's: a player got cards from it, which only that player may see, and takes them from the bank.
Sheet {
    id: root

    readonly property givenFacts told: Game.given
    readonly property string giver: Game.players[root.told.from]?.name ?? ""
    readonly property string taker: Game.players[root.told.to]?.name ?? ""

    title: qsTr("%1 gets %n card(s) from %2", "", root.told.count).arg(root.taker).arg(root.giver)
    hint: qsTr("%1 looks, and takes the same from the bank, unseen by the others: %2 has no real cards.").arg(root.taker).arg(root.giver)
    player: Game.players[root.told.to]?.color ?? ""
    dismissable: false
    sheetWidth: Theme.dp(620)
    buttons: [
        ActionButton { objectName: "sheetUndo"; icon: "undo"; text: qsTr("Undo"); subtitle: Game.undoText; visible: Game.canUndo; onClicked: Game.undo() },
        PrimaryButton {
            objectName: "givenTaken"
            width: Theme.dp(230)
            icon: "check"
            title: qsTr("Taken")
            onClicked: Game.acknowledgeGiven()
        }
    ]

    SecretCover {
        objectName: "givenCover"
        width: parent.width
        height: implicitHeight
        owner: root.told.to
        forChoosing: false

        Flow {
            width: parent.width
            spacing: Theme.gap
            Repeater {
                model: Array.from(Words.cards).filter(c => Game.uncovered.given[c] > 0)
                CardChip {
                    required property string modelData
                    card: modelData
                    count: Game.uncovered.given[modelData]
                    size: Theme.dp(56)
                    name: Words.amount(count, modelData)
                }
            }
        }
    }
}
