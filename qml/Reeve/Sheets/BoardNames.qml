// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

// The hexes that touch an intersection of the standard island, by name.
QtObject {
    id: root

    readonly property var rows: ({ A: 3, B: 4, C: 5, D: 4, E: 3 })
    readonly property var touching: {
        const all = {};
        const add = (at, hex) => (all[at] = all[at] ?? []).push(hex);
        const lines = "abcdef";
        Object.keys(root.rows).forEach((row, r) => {
            for (let i = 1; i <= root.rows[row]; ++i) {
                const upper = r <= 2 ? 2 * i - 1 : 2 * i, lower = r < 2 ? 2 * i : r === 2 ? 2 * i - 1 : 2 * i - 1;
                for (let k = 0; k < 3; ++k) {
                    add(lines[r] + (upper + k), row + i);
                    add(lines[r + 1] + (lower + k), row + i);
                }
            }
        });
        return all;
    }

    function hexesAt(at: string): var { return root.touching[at] ?? []; }
}
