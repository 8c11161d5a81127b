// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Pages

// With real cards, after undo or redo: who returns and who takes cards. Overlays the top of the board, so that nothing moves; the
// next command or its cross closes it. (The wide layout has a line for it: HistoryLine.)
Item {
    id: root

    required property GameDesk page

    anchors.left: parent.left
    anchors.right: parent.right
    height: note.implicitHeight
    visible: note.text !== ""

    // Taps do not reach the board.
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
