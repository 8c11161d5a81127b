// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A mock of Reeve's data on this device: nothing is stored.
QtObject {
    id: root
    property bool stopped: false
    property string folder: "/home/anna/.local/share/reeve"
    property bool erased: false // test only
    signal reported(string file)
    signal deleted()
    signal failed(string detail)
    function dismissStop() { root.stopped = false; }
    function saveReport() { root.reported("report.jsonl"); }
    function deleteEverything() { root.erased = true; }
}
