// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App

// Takes a game over: asks first, opens it when it is here, and says why where it does not come.
Item {
    id: root

    /** The game that is asked about; ClubTables.noGame: none. */
    property clubGameFacts game
    /** A game was taken: it is opened as soon as it is read. */
    property bool opening: false

    signal resumed()
    signal told(string text)

    anchors.fill: parent
    z: 100
    visible: root.game.uuid !== ""

    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: root.game.uuid !== ""
        sourceComponent: TakeOverSheet {
            game: root.game
            onDismissed: root.game = ClubTables.noGame
            onConfirmed: { ClubTables.takeOver(root.game.uuid); root.game = ClubTables.noGame; }
        }
    }
    // qmllint enable unqualified
    Connections {
        target: ClubTables
        function onTaken(id: var): void {
            root.opening = true;
            Game.close();
            if (!Games.open(id))
                root.opening = false;
        }
        function onFailed(text: string): void { root.told(text); }
    }
    Connections {
        target: Game
        function onOpened(): void {
            if (root.opening)
                root.resumed();
        }
        function onRefused(refusal: refusalFacts): void {
            if (root.opening)
                root.told(refusal.text);
            root.opening = false;
        }
    }
}
