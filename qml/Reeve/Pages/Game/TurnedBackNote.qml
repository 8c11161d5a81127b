// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Pages

// After undo or redo at a table with real cards: who gives back and takes what. It lies over the upper edge of the board, so that nothing moves;
// the next command or its cross puts it away. (The wide window has a line of its own for it: HistoryLine.)
Item {
    id: root

    required property GameDesk page

    anchors.left: parent.left
    anchors.right: parent.right
    height: note.implicitHeight
    visible: note.text !== ""

    // No tap goes through to the board.
    MouseArea { anchors.fill: parent }
    NoticePanel {
        id: note
        objectName: "turnedBackNote"
        anchors.fill: parent
        implicitWidth: 0
        text: root.page.owed
        step: "caption"
        lines: 8
        done: true
        selected: true
        dismissible: true
        onDismissed: Game.dismissTurnedBack()
    }
}
