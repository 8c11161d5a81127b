// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// The folder may only be read.
Faulty {
    id: me
    name: "file_folder"
    trouble: "folder"

    function walkThrough(): void {
        me.lookAround();
        me.openGame();
    }
}
