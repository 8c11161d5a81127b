// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Another Reeve has the games open: this one is read-only.
Faulty {
    id: me
    name: "file_second"
    trouble: "second"

    function walkThrough(): void {
        verify(!Games.unreadable);
        me.lookAround();
        me.openGame();
        me.visit("settings", "");
        me.tap("eraseAll");
        me.examine("settings (delete everything)");
        me.tap("confirmErase");
        me.shows("dataFolder", "");
        verify(me.kept().length === 1, "the other Reeve keeps them");
        me.examine("settings (nothing was deleted)");
    }
}
