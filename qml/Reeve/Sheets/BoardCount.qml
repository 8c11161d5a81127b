// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// Counts of terrains and numbers on a board against the box, and its faults in words. The engine counts.
QtObject {
    id: root

    /** {A1: {terrain, number}}; terrain "" or number 0: not chosen yet. */
    property var hexes: ({})
    /** [{at, gives}]; an empty list is ignored. */
    property var harbors: []

    readonly property list<string> terrains: Array.from(Box.terrains)
    readonly property list<int> numbers: Array.from(Box.numbers)
    readonly property boardCountFacts counted: Box.count(root.hexes, root.harbors)
    /** Number left of each terrain; negative: too many on the board. */
    readonly property terrainCountFacts terrainsLeft: root.counted.terrainsLeft
    /** Number left of each token, by the number on it. */
    readonly property list<int> numbersLeft: root.counted.numbersLeft
    /** Incomplete hexes, row by row. */
    readonly property list<string> openHexes: Array.from(root.counted.openHexes)
    readonly property int open: root.openHexes.length
    /** All terrains are set; only numbers are missing. */
    readonly property bool onlyNumbers: Array.from(root.openHexes).every(n => root.hexes[n].terrain)
    /** The conflicts with the box that somebody has confirmed: the board really lies like this. */
    property string agreed: ""
    /** Only a person can say whether it lies like this: see AgainstBox. */
    readonly property bool odd: root.open === 0 && root.fault !== "" && root.agreed !== Array.from(root.faults).join()
    readonly property bool complete: root.open === 0 && !root.odd

    /** All conflicts with the box, one sentence each. */
    readonly property list<string> faults: {
        const all = Array.from(root.counted.tooMany).map(f => f.terrain !== ""
            ? qsTr("%1 × %2; the box has %3.").arg(f.have).arg(Words.terrain(f.terrain)).arg(f.want)
            : qsTr("The number %1 is on the board %2 times; the box has %3.").arg(f.number).arg(f.have).arg(f.want));
        const harbour = root.counted.wrongHarbor;
        if (harbour !== "")
            all.push(root.counted.tooManyHarbors ? qsTr("Too many harbours for %1.").arg(Words.card(harbour))
                                                 : qsTr("No harbour for %1.").arg(Words.card(harbour)));
        return all;
    }
    /** The first fault, or "". */
    readonly property string fault: root.faults[0] ?? ""
    readonly property string summary: root.fault !== "" && !root.complete ? root.fault
        : root.open > 0 ? (root.onlyNumbers ? qsTr("%n number(s) missing", "", root.open) : qsTr("%n hex(es) to go", "", root.open))
        : qsTr("%1 hexes and %2 numbers: complete").arg(root.counted.hexes).arg(root.counted.tokens)
}
