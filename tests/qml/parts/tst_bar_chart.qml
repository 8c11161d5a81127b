// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.Parts
import Reeve.Theme

// Counts below their bars, also counts of four digits as in a club.
TestCase {
    id: test
    name: "barChart"
    when: windowShown
    width: 800
    height: 600

    BarChart { id: chart; height: 220 }

    function cleanup(): void { Theme.panelScale = 1; }
    /** The shown counts from left to right. */
    function counts(item: Item): var {
        const here = item.objectName === "count" ? [item] : [];
        return here.concat(...Array.from(item.children).map(test.counts));
    }
    function test_everyCountIsWholeAndOnItsOwn_data(): var {
        return [{ tag: "an evening", width: 360, most: 14, scale: 1, staggered: false }, { tag: "a club, 1024 pixels", width: 360, most: 2461, scale: 1, staggered: true },
                { tag: "a club, a phone's width", width: 300, most: 24610, scale: 1, staggered: true }, { tag: "a club, large text", width: 360, most: 2461, scale: 1.4, staggered: true },
                { tag: "a club, a whole page", width: 760, most: 2461, scale: 1, staggered: false }];
    }
    function test_everyCountIsWholeAndOnItsOwn(row: var): void {
        Theme.panelScale = row.scale;
        chart.width = row.width;
        chart.bars = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways, i) => ({ label: String(i + 2), count: Math.round(row.most * ways / 6), expected: 0, hot: false }));
        compare(chart.staggered, row.staggered);
        waitForRendering(chart);
        const shown = counts(chart);
        compare(shown.length, 11);
        let before = [-8, -8]; // the first count may reach 8 px into the margin of the panel
        for (const [i, text] of shown.entries()) {
            compare(text.lineCount, 1);
            const line = row.staggered ? i % 2 : 0;
            const left = text.mapToItem(chart, (text.width - text.contentWidth) / 2, 0).x;
            verify(left > before[line], text.text + " begins at " + left + ", the one before ends at " + before[line]);
            before[line] = left + text.contentWidth;
            verify(before[line] <= chart.width + 12, text.text + " ends at " + before[line]);
        }
    }
}
