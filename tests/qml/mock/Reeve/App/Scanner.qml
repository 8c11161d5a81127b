// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values
import "position.js" as Fixed

// A mock of the board reader: a picture in which every hex is found and three answers are doubtful.
QtObject {
    id: root
    property string state: "idle"
    property url picture: ""
    property int pictureWidth: 1200
    property int pictureHeight: 1000
    property string message: ""
    property bool cameraAvailable: false
    property url picturesFolder: ""
    property var reading: Fixed.reading
    property list<uncertainHexFacts> uncertain: [{ hex: "A3", what: "number" }, { hex: "D2", what: "terrain" }, { hex: "E1", what: "number" }]
    readonly property list<hexOutlineFacts> hexOutlines: Fixed.hexOutlines(root.pictureWidth, root.pictureHeight)
    property list<string> suspects: []
    property list<hexExchangeFacts> exchanges: []
    property list<scannedHarborFacts> harbors: [{ at: "a4-a5", gives: "grain", doubtful: false, center: Qt.point(560, 60) }, { at: "b8-b9", gives: "any", doubtful: true, center: Qt.point(980, 240) }]
    property string scenario: ""
    property list<int> scenarioPlayers: []
    property list<laidLayoutFacts> layouts: []
    function chooseLayout(number) { root.asked = root.asked.concat([{ layout: number }]); root.layouts = []; }
    property int corrections: 0
    property var asked: [] // test only
    property string set: ""
    property bool unkept: false
    property list<real> corners: [1000, 500, 800, 850, 400, 850, 200, 500, 400, 150, 800, 150]
    function aim(live) {}
    function take(live) { root.asked = root.asked.concat(["take"]); root.state = "found"; return true; }
    function readWithCorners(corners) { root.asked = root.asked.concat([{ corners: corners }]); root.state = "found"; }
    function keepPicture() { return "reeve.jpg"; }

    function rotate(sixths) { root.asked = root.asked.concat([{ rotate: sixths }]); }
    function correctHarbor(at, gives) {
        root.asked = root.asked.concat([{ at: at, gives: gives }]);
        root.harbors = Array.from(root.harbors).map(h => h.at === at ? { at: at, gives: gives, doubtful: false, center: h.center } : h);
        root.corrections += 1;
        return true;
    }

    property var expected: null // test only
    function expect(scenario, players) { root.expected = { scenario: scenario, players: players }; }
    function read(url) { root.corrections = 0; root.asked = root.asked.concat([String(url)]); root.picture = url; root.state = "found"; }
    function readAgain() { root.asked = root.asked.concat(["again"]); }
    function offerLesson() { root.asked = root.asked.concat(["lesson"]); }
    function reviseLesson() { root.asked = root.asked.concat(["revised"]); }
    function cancel() { root.state = "idle"; }
    function board() { return Fixed.position.board; }
    function correct(hex, terrain, number) {
        root.asked = root.asked.concat([[hex, terrain, number]]);
        const reading = JSON.parse(JSON.stringify(root.reading));
        reading.hexes[hex].terrain = terrain;
        reading.hexes[hex].number = number;
        root.reading = reading;
        root.corrections += 1;
        root.uncertain = Array.from(root.uncertain).filter(u => u.hex !== hex);
    }
}
