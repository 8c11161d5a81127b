// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the watched table; tests set what is seen.
QtObject {
    id: root
    property bool on: false
    property string video: ""
    readonly property var sink: null
    property string sign: "waiting"
    property string advice: ""
    property int frameWidth: 1600
    property int frameHeight: 1200
    property list<real> outline: []
    property list<seenFacts> seen: []
    property var lying: [] // test only: becomes `seen`
    onLyingChanged: root.seen = root.lying
    property var asked: [] // test only
    signal entered(string text)
    function begin(video: string): void { root.video = video; root.on = true; root.sign = "looking"; }
    function end(): void { root.on = false; root.seen = []; }
    function showIn(sink: var): void {}
    function enter(id: string, way: int): bool {
        root.asked = root.asked.concat([{ enter: id, way: way ?? 0 }]);
        root.seen = id === "" ? [] : Array.from(root.seen).filter(s => s.id !== id);
        return true;
    }
    function dismiss(id: string): void {
        root.asked = root.asked.concat([{ dismiss: id }]);
        root.seen = Array.from(root.seen).filter(s => s.id !== id);
    }
}
