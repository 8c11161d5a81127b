// SPDX-License-Identifier: GPL-3.0-or-later
// The Loader of Qt 6.4 creates no bound components, so what is inside knows the ids outside by name only.
// qmllint disable unqualified

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
    Notice { id: notice }
}
