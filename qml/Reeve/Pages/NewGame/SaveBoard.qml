// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Sheets

// Saves a board under a name: the sheet that asks for it, and what comes of it.
Item {
    id: root

    /** The board to save, or null: nothing is asked. */
    property var board: null
    property string scenario: ""
    function ask(board: var, scenario: string): void {
        root.board = board;
        root.scenario = scenario;
    }

    anchors.fill: parent
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: root.board !== null
        sourceComponent: BoardNameSheet {
            onDismissed: root.board = null
            onChosen: name => {
                if (KeptBoards.save(name, root.board, root.scenario))
                    notice.tell(qsTr("Saved as “%1”.").arg(name));
                else
                    notice.show(KeptBoards.notice !== "" ? KeptBoards.notice : qsTr("This board could not be saved."), "");
                root.board = null;
            }
        }
    }
    // qmllint enable unqualified
    Notice { id: notice }
}
