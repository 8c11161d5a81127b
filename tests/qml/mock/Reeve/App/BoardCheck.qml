// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the comparison of a game with a photograph: three differences, one for each way to apply them.
QtObject {
    id: root
    property string state: "idle"
    property string stage: ""
    property url picture: ""
    property int pictureWidth: 1200
    property int pictureHeight: 1000
    property string message: ""
    property rect region: Qt.rect(0, 0, 1200, 1000)
    property int dismissed: 0
    property var asked: [] // test only
    readonly property var found: [ // test only
        { id: "a", at: "c5-c6", seen: { kind: "piece", piece: "road", color: "red" }, tracked: { kind: "nothing" }, doubtful: false, mode: "command",
          ways: 1, victims: [], outline: [500, 500, 560, 500, 560, 520, 500, 520], center: Qt.point(530, 510), onPicture: true },
        { id: "b", at: "d4", seen: { kind: "piece", piece: "city", color: "blue" }, tracked: { kind: "piece", piece: "settlement", color: "blue" }, doubtful: true,
          mode: "correct", ways: 1, victims: [], outline: [700, 400, 760, 400, 730, 460], center: Qt.point(730, 420), onPicture: true },
        { id: "c", at: "A1", seen: { kind: "terrain", terrain: "hills" }, tracked: { kind: "terrain", terrain: "forest" }, doubtful: false, mode: "none", ways: 1, victims: [],
          outline: [300, 200, 400, 200, 350, 300], center: Qt.point(350, 240), onPicture: true }]
    property list<differenceFacts> differences: []
    /** Unclear places of the next reading. */
    property var nextUnclear: [] // test only
    property list<differenceFacts> unclear: []

    function read(url) { root.asked = root.asked.concat([String(url)]); root.picture = url; root.differences = root.found; root.unclear = root.nextUnclear; root.dismissed = 0; root.state = "done"; }
    function aim(live) {}
    function take(live) { root.read("live"); return true; }
    function cancel() { root.state = "idle"; root.differences = []; root.unclear = []; }
    function takeOver(id, way) {
        root.asked = root.asked.concat([{ takeOver: id, way: way }]);
        root.differences = Array.from(root.differences).filter(d => d.id !== id);
        return true;
    }
    function dismiss(id) {
        root.asked = root.asked.concat([{ dismiss: id }]);
        root.differences = Array.from(root.differences).filter(d => d.id !== id);
        root.unclear = Array.from(root.unclear).filter(u => u.id !== id);
        root.dismissed += 1;
    }
    function recall() { root.dismissed = 0; root.differences = root.found; }
    function payments(hexes) {
        return hexes.map(h => ({ hex: h, outline: [500, 500, 600, 500, 600, 600, 500, 600], center: Qt.point(550, 550),
                                 takers: [{ player: 0, color: "red", cards: 1 }, { player: 1, color: "blue", cards: 2 }] }));
    }
}
