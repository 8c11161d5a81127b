// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// The tour of the game page in the windows with the least room for its card.
Examined {
    id: me
    name: "tour"

    function test_theTourGoesToItsEndInANarrowWindowWithTheLargestText(): void {
        me.settle(me.row([560, 780], "de", "dark", 1.4), "");
        me.importGame(me.four);
        verify(me.resume(me.kept()[0].id));
        me.visit("game", "actions");
        me.desk().sheet = "tour";
        me.examine("game (tour)");
        let shown = 1;
        for (; me.seen("tourNext") !== null && shown < 10; ++shown) {
            me.tap("tourNext");
            me.examine("game (tour " + (shown + 1) + ")");
        }
        verify(shown > 5);
        compare(me.seen("tourCard"), null);
        me.clear();
    }
}
