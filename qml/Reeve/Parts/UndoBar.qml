// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// Always at the same place and of the same size: undo names what it takes back, redo stands beside it.
Row {
    id: root

    /** The step in words ("roll 2 + 4"); empty: nothing to undo. */
    property string step: ""
    property string redoStep: ""

    signal undone()
    signal redone()
    /** A long press: the whole history. */
    signal historyAsked()

    spacing: Theme.wideGap
    width: Theme.dp(320)

    ActionButton {
        width: root.width - redo.width - root.spacing
        icon: "undo"
        text: root.step === "" ? qsTr("Undo") : qsTr("Undo: %1").arg(root.step)
        reason: root.step === "" ? qsTr("There is nothing to undo") : ""
        onClicked: root.undone()
        onLongPressed: root.historyAsked()
    }
    IconButton {
        id: redo
        width: Theme.dp(52)
        height: Theme.dp(52)
        framed: true
        icon: "redo"
        name: root.redoStep === "" ? qsTr("Redo") : qsTr("Redo: %1").arg(root.redoStep)
        reason: root.redoStep === "" ? qsTr("There is nothing to redo") : ""
        onClicked: root.redone()
    }
}
