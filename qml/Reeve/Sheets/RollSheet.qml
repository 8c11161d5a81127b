// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Theme

// Corrects a wrongly entered roll in the history or among the dice of the turn.
Sheet {
    id: root

    /** The step of the roll. */
    property int step: -1
    readonly property rollFacts roll: Array.from(History.rolls).find(r => r.step === root.step) ?? root.none
    property rollFacts none

    // Undone while open: nothing is left to correct.
    onRollChanged: if (root.roll.step < 0) later.start()
    Timer { id: later; interval: 0; onTriggered: root.dismissed() }

    title: Words.correctThisRoll
    hint: root.roll.step < 0 ? "" : Words.turnOf(root.roll.turn, Game.players[root.roll.player]?.name ?? "")
    sheetWidth: Theme.dp(460)

    // qmllint disable unqualified
    Loader {
        width: parent.width
        active: root.roll.step >= 0
        sourceComponent: RollEditor { roll: root.roll; onDone: root.dismissed() }
    }
    // qmllint enable unqualified
}
