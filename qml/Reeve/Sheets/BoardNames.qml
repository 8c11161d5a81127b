// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Reeve.Board

// Places of a board as people say them, by the hexes beside them. `hexes`: those of the board, by their names in the record.
QtObject {
    id: root

    /** "Mountains (9)", "Desert". */
    function hex(terrain: string, number: int): string {
        const words = terrain === "" ? qsTr("Hex") : Words.terrain(terrain);
        return number > 0 ? qsTr("%1 (%2)").arg(words).arg(number) : words;
    }
    /** The hexes beside an intersection or path. */
    function hexesAt(name: string, hexes: var): var {
        const grid = BoardGeometry.grid(BoardGeometry.rowsOf(hexes));
        return (grid.intersections[name] ?? grid.paths[name])?.hexes ?? [];
    }
    function place(name: string, hexes: var): string {
        const beside = root.hexesAt(name, hexes);
        if (beside.length === 0)
            return root.hex(hexes?.[name]?.terrain ?? "", hexes?.[name]?.number ?? 0);
        const words = Words.list(beside.map(h => root.hex(hexes?.[h]?.terrain ?? "", hexes?.[h]?.number ?? 0)));
        if (name.indexOf("-") < 0)
            return qsTr("Intersection at %1").arg(words);
        return beside.length > 1 ? qsTr("Path between %1").arg(words) : qsTr("Path on the coast of %1").arg(words);
    }
    /** For screen readers: with the name in the record, as two places of the coast may be beside the same hexes. */
    function spoken(name: string, hexes: var): string { return qsTr("%1, %2", "a place and its name in the record").arg(root.place(name, hexes)).arg(name); }
}
