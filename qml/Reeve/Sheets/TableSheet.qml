// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme

// The open game: what lies on the table and what Reeve keeps, changed from now on.
Sheet {
    id: root

    title: qsTr("On the table or in Reeve")
    hint: qsTr("Holds from now on; what was played stays.")
    sheetWidth: Theme.dp(720)

    ComponentChoice {
        width: parent.width
        dice: Table.dice
        hands: Table.hands
        decks: Table.decks
        withDecks: (Game.position?.rules?.game ?? "") !== "base"
        onPicked: (part, word) => Table[part] = word
    }
}
