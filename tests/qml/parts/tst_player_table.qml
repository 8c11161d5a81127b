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

    PlayerTable {
        id: traded
        named: true
        width: 300
        height: implicitHeight
        columns: ["Stolen", "Blocked", "Discarded", "To the bank", "To players"].map(title => ({ title: title }))
        rows: [{ player: "red", name: "Ben", values: [3, 4, 2, 1, 0] }]
    }

    function test_aHeadingOfThreeWordsFits(): void {
        const words = test.heading(traded, "To the bank");
        for (let width = 240; width < 360; width += 4) {
            traded.width = width;
            verify(words.contentHeight <= words.height && words.lineCount <= 3, "at " + width + ": " + words.contentHeight + " of " + words.height);
        }
    }
    function heading(item: var, text: string): var {
        if (item.text === text && item.fitFactor !== undefined)
            return item;
        for (const child of Array.from(item.contentItem !== undefined ? item.contentItem.children : item.children)) {
            const found = test.heading(child, text);
            if (found !== null)
                return found;
        }
        return null;
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
