// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import ".."

// Every page, every sheet and every phase of a game, in all windows and languages.
Examined {
    id: me
    name: "access"

    function test_everyPage_data(): var { return me.everyWindow(); }
    function test_everyPage(data: var): void {
        me.settle(data, "");
        me.beforeAnyGame();
        if (me.plays(data)) {
            me.evening();
            me.theTurn();
            me.overTheTurn();
            me.decisions();
            me.realTable();
            me.knightsByChoice();
            me.sixAndTwo();
            if (me.everything || me.pictures !== "" || data.size[1] === 600 || data.size[0] === 560)
                me.atSea(); // the largest board has the smallest places, so small windows suffice
            me.ruleModules();
            me.knightCards();
            me.emptySeat();
            me.home();
            me.fullDisk();
        }
        me.reportFaults();
    }
}
