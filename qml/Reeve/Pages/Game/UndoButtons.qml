// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Undo, with the name of the step, and redo; a long press opens the history.
Row {
    id: root

    property real undoWidth: Theme.dp(256)
    /** No room for text: a long press shows the name of the step. */
    property bool brief: false
    /** The bar is low: one line of text. */
    property bool low: false
    signal historyAsked()

    spacing: Theme.wideGap

    ActionButton {
        id: undoButton
        objectName: "undoButton"
        visible: !root.brief
        width: root.undoWidth
        icon: "undo"
        text: root.low && Game.canUndo ? qsTr("Undo: %1").arg(Game.undoText) : qsTr("Undo")
        subtitle: Game.canUndo && !root.low ? Game.undoText : ""
        reason: Game.canUndo ? "" : qsTr("Nothing to undo")
        name: Game.canUndo ? qsTr("Undo: %1").arg(Game.undoText) : qsTr("Nothing to undo")
        onClicked: Game.undo()
        onLongPressed: root.historyAsked()
    }
    IconButton {
        objectName: "briefUndoButton"
        visible: root.brief
        icon: "undo"
        framed: true
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.dp(52)
        height: Theme.dp(52)
        name: undoButton.name
        reason: undoButton.reason
        onClicked: Game.undo()
    }
    IconButton {
        objectName: "redoButton"
        icon: "redo"
        framed: true
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.dp(52)
        height: Theme.dp(52)
        name: Game.canRedo ? qsTr("Redo: %1").arg(Game.redoText) : qsTr("Nothing to redo")
        reason: Game.canRedo ? "" : qsTr("Nothing to redo")
        onClicked: Game.redo()
    }
}
