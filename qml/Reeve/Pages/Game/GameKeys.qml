// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Pages

// Keys of the game page: digits for the dice, arrows for the board, Enter for the primary button, C to check the board, + − 0 to
// zoom, undo, redo, Esc.
QtObject {
    id: root

    required property DiceEntry dice
    required property GameTask task
    signal nextAsked()
    /** Compare the board with a photograph. */
    signal checkAsked()

    function pressed(event: var): void {
        const rolling = Prompts.current.rolling && !root.dice.own;
        event.accepted = true;
        if (event.key === Qt.Key_Z && event.modifiers & Qt.ControlModifier && event.modifiers & Qt.ShiftModifier
                || event.key === Qt.Key_Y && event.modifiers & Qt.ControlModifier)
            Game.redo();
        else if (event.key === Qt.Key_Z && event.modifiers & Qt.ControlModifier)
            Game.undo();
        else if (rolling && event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            root.dice.digit(event.key - Qt.Key_0);
        else if (rolling && event.key === Qt.Key_Backspace)
            root.dice.back();
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat)
            root.nextAsked();
        else if ([Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].indexOf(event.key) >= 0 && (root.task.active || root.task.resting))
            root.task.keysAsked();
        else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal || event.key === Qt.Key_Minus)
            root.task.zoomAsked(event.key === Qt.Key_Minus ? -1 : 1);
        else if (event.key === Qt.Key_0)
            root.task.zoomAsked(0);
        else if (event.key === Qt.Key_C && event.modifiers === Qt.NoModifier)
            root.checkAsked();
        else if (event.key === Qt.Key_Escape)
            root.task.cancel();
        else
            event.accepted = false;
    }
}
