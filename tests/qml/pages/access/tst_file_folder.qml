// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// The folder is read-only.
Faulty {
    id: me
    name: "file_folder"
    trouble: "folder"

    function walkThrough(): void {
        me.lookAround();
        me.openGame();
    }
}
