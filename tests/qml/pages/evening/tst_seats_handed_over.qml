// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// A player has to leave, so that Reeve plays on.
Examined {
    id: me
    name: "handover"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { Game.close(); me.closeWindow(); }
    function cleanup(): void {
        me.reportFaults();
        compare(me.refusals, []);
    }
    function init(): void {
        me.leave();
        me.clear();
        me.importGame(me.four);
        verify(me.resume(me.kept()[0].id));
        me.win.show("game");
        me.settled();
    }
    function heard(): void { tryVerify(() => !EmptySeats.thinking, 60000); }
    function correct(set: var): void {
        verify(me.perform({ do: "correct", set: set }), JSON.stringify(set));
        Game.dismissHandover();
        me.settled();
    }
    function levels(): string { return Array.from(Game.players).map(p => p.level || "-").join(" "); }
    /** Opens the points of a seat. */
    function openSeat(seat: int): void {
        me.desk().openPoints(seat);
        me.tap("levelAsked");
        me.settled();
    }

    function test_1_aSeatIsHandedToReeveAndTakenBack(): void {
        me.openSeat(1);
        me.examine("hand over");
        me.speaksBothLanguages();
        me.tap("answer-casual");
        compare(me.levels(), "- casual - -");
        me.correct({ turn: { player: "blue", phase: "main" } });
        verify(EmptySeats.acting, "it plays at once");
        me.heard();
        verify(EmptySeats.text !== "");
        verify(me.undo());
        compare(me.levels(), "- casual - -", "who plays is no step of the game");
        const id = me.kept()[0].id;
        me.leave();
        verify(me.resume(id));
        compare(me.levels(), "- casual - -");
        me.win.show("game");
        me.openSeat(1);
        me.tap("answer-");
        compare(me.levels(), "- - - -");
        me.correct({ turn: { player: "blue", phase: "main" } });
        verify(!EmptySeats.acting);
    }

    // Rules: SEVEN-1
    function test_2_whatThePlayerOwesIsOwedByReeve(): void {
        me.correct({ turn: { player: "red", phase: "roll" }, barbarians: { attacks: 1, spaces: 1 },
                     hands: { red: {}, blue: { wool: 5, ore: 5 }, white: {}, orange: {} } });
        verify(me.perform({ do: "roll", red: 3, yellow: 4, event: "ship" }));
        me.settled();
        compare(Game.expected.kind, "discard");
        me.tap("sheetMenu");
        me.tap("menuPoints");
        me.tap("pointsOf1");
        me.tap("levelAsked");
        me.tap("answer-casual");
        me.heard();
        verify(EmptySeats.acting);
        const before = Game.players[1].handCount;
        me.tap("nextButton");
        tryVerify(() => Game.players[1].handCount === before - Math.floor(before / 2), 10000);
    }

    function test_3_whatForbidsItIsSaidInItsOwnDialog(): void {
        Table.hands = "real";
        me.openSeat(1);
        verify(me.find("answer-casual").blocked);
        me.shows("sheetCard", "real cards");
        me.speaksBothLanguages();
        me.tap("sheetClose");
        Table.hands = "digital";
        for (const seat of [0, 1, 2])
            verify(Game.handOver(seat, "newcomer"));
        verify(!Game.handOver(3, "newcomer"), "nobody would be left");
        me.openSeat(3);
        verify(me.find("answer-casual").blocked);
        me.tap("sheetClose");
    }
}
