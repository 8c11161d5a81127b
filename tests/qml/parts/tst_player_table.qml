// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.Parts
import Reeve.Theme

// Values of the players in little room: every column and every name is visible without horizontal scrolling.
TestCase {
    id: test
    name: "playerTable"
    when: windowShown
    width: 800
    height: 600

    PlayerTable {
        id: table
        named: true
        height: implicitHeight
        columns: ["Punkte", "Karten", "Entwicklung", "Ritter", "Straße"].map(title => ({ title: title }))
        rows: ["Annegret", "Ben"].map(name => ({ player: "red", name: name, values: [3, 4, 2, 1, 5] }))
    }

    function test_inLittleRoomEveryColumnIsSeen_data(): var {
        return [{ tag: "beside a board, 1024 pixels", width: Theme.dp(430), stacked: false }, { tag: "a phone's width", width: Theme.dp(300), stacked: true },
                { tag: "a whole page", width: Theme.dp(700), stacked: false }];
    }
    function test_inLittleRoomEveryColumnIsSeen(row: var): void {
        table.width = row.width;
        compare(table.stacked, row.stacked);
        verify(table.contentWidth <= table.width + 1, table.contentWidth + " of " + table.width);
        verify(!table.interactive);
        const end = table.starts[4] + table.cells[4];
        verify(end <= table.width + 1);
        for (let i = 0; i < 5; ++i)
            verify(table.cells[i] >= table.least[i] - 4, "column " + i);
    }
}
