// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Sheets

// Who plays a seat: a person, or Reeve, and how well.
ChoiceSheet {
    id: root

    required property string color
    property string seatName: ""
    /** Why Reeve cannot play it, or "". */
    property string barred: ""
    /** Why no player can take it back from Reeve, or "". */
    property string bound: ""

    title: qsTr("Who plays %1?").arg(root.seatName)
    hint: root.barred || root.bound || qsTr("Reeve says what the seat does and why; you do it on the board.")
    player: root.color
    dismissable: true
    canUndo: false
    explained: true
    choices: [{ value: "", text: qsTr("One of you"), hint: qsTr("At the table, as usual."), reason: root.bound, player: root.color },
              ...Array.from(Words.levels).map(l => ({ value: l, text: Words.reeveLevel(l), hint: Words.levelHint(l), reason: root.barred, player: root.color }))]
}
