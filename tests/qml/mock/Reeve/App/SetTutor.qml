// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of "Show your pieces": no pieces are placed.
QtObject {
    property string state: "choosing"
    property var colors: ["red", "blue", "white", "orange"]
    property bool knights: true
    property int picture: 1
    property int pictures: 0
    property var board: null
    property list<neededPiecesFacts> needed
    property string message: ""
    property var wrong: []
    property var missing: []
    property string alike: ""
    property string set: ""
    function begin(set) {}
    function setColor(color, there) {}
    function lay() {}
    function read(file) {}
    function take(live) { return false; }
    function goBack() {}
}
