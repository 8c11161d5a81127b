// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of Reeve's advice; tests set it.
QtObject {
    property bool possible: true
    property bool told: false
    property list<adviceMoveFacts> moves: []
    property string assumedHand: ""

    function ask(): void { told = true; }
}
