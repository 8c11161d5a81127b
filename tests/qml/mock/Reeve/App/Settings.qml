// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A mock of the settings: plain values, nothing is stored.
QtObject {
    property string language: "en"
    property string themeMode: "light"
    property bool screenReader: false
    property bool reducedMotion: false
    property real panelScale: 1
    property real boardScale: 1
    property bool sound: false
    property int volume: 100
    property bool hints: true
    property bool rollAtOnce: false
    property bool advice: false
    property bool tourSeen: true
    property int turnClock: 0
    property bool rollByTotal: true
    property int turned: 0
    property string notice: ""

    property var folders: ({}) // test only
    function folderOf(kind) { return folders[kind] ?? ""; }
    function keepFolder(kind, folder) { folders[kind] = folder; }

    function dismissNotice(): void { notice = ""; }
}
