// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Sheets

// The places of a scanned board that a person should look at, and how many hexes are sure.
QtObject {
    id: root

    required property BoardCount count
    /** Scanner's uncertain, suspects and (harborsRead) harbors. */
    property list<uncertainHexFacts> uncertain: []
    property list<string> suspects: []
    property list<scannedHarborFacts> harborsRead: []

    /** A board that lies without its tokens: the terrains are counted, the numbers are entered one after the other. */
    readonly property bool bare: root.count.onlyNumbers && root.count.open > root.count.counted.tokens / 3
    readonly property list<string> hexes: {
        const all = [];
        const add = hex => { if (all.indexOf(hex) < 0) all.push(hex); };
        Array.from(root.uncertain).forEach(u => add(u.hex));
        Array.from(root.suspects).forEach(h => add(h));
        if (!root.bare)
            Array.from(root.count.openHexes).forEach(h => add(h));
        return all;
    }
    readonly property list<string> harbors: Array.from(root.harborsRead).filter(h => h.doubtful).map(h => h.at)
    /** Names of hexes and paths of harbours, in the order of their numbers. */
    readonly property list<string> list: [...Array.from(root.hexes), ...Array.from(root.harbors)]

    /** The hexes among them as marks of a BoardView. */
    readonly property var marks: {
        const marks = {};
        Array.from(root.hexes).forEach((h, i) => marks[h] = { state: "doubt", number: i + 1 });
        return marks;
    }

    readonly property int all: root.count.counted.hexes
    /** Hexes, or where the tokens are missing terrains, that need no look. */
    readonly property int sure: root.all - (root.bare ? new Set([...Array.from(root.uncertain).filter(u => u.what === "terrain").map(u => u.hex), ...Array.from(root.suspects)]).size : root.hexes.length)
    readonly property string heading: root.bare
        ? (root.sure === root.all ? qsTr("All terrains read") : qsTr("%1 of %2 terrains sure").arg(root.sure).arg(root.all))
        : root.sure === root.all ? qsTr("All %1 hexes read").arg(root.all)
        : qsTr("%1 of %2 hexes sure, %3 to check").arg(root.sure).arg(root.all).arg(root.all - root.sure)
}
