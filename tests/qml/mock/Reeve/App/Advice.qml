// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A stand-in for what Reeve would do; tests set it.
QtObject {
    property bool possible: true
    property bool told: false
    property var moves: []
    property string supposed: ""

    function ask(): void { told = true; }
}
