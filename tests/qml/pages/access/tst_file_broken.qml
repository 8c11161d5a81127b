// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// The games file was incomplete: the readable games are listed.
Faulty {
    id: me
    name: "file_broken"
    trouble: "broken"
    games: 2
    readOnly: false

    function walkThrough(): void {
        verify(Games.notice !== "");
        me.lookAround();
    }
}
