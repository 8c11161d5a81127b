// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// The file of the games was no whole one any more: what could be read is here.
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
