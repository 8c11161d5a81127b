// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// A newer Reeve wrote the file: it is left unchanged.
Faulty {
    id: me
    name: "file_newer"
    trouble: "newer"
    games: 0

    function walkThrough(): void {
        verify(Games.unreadable);
        me.lookAround();
    }
}
