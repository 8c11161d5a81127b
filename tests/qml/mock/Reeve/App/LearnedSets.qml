// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the learned sets: none.
QtObject {
    property list<learnedSetFacts> list
    property string way: "auto"
    property string chosen: ""
    property string removed: ""
    property string forgotten: ""
    property bool full: false
    property string notice: ""
    function choose(way, name) {}
    function rename(name, to) { return true; }
    function remove(name) {}
    function restore() {}
    function confirmRemoval() {}
    function forgetLast(name) {}
    function suggestedFile(name) { return ""; }
    function saveTo(name, file) { return ""; }
    function takeFrom(file) { return ""; }
}
