// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import Reeve.Sheets
import ".."

// A player has to leave, so that Reeve plays on; and what Reeve's seats answer to an offer.
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
        me.uncover();
        const more = me.walk(me.find("sheetCard"), i => i.icon === "plus" && String(i.name).toLowerCase().indexOf("brick") >= 0);
        compare(more.reason, "No more of it in hand.");
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

    // Rules: TRADE-6
    function test_4_anOfferToAllIsAnsweredByEachAndOneTapTakesWhatReeveWouldTake(): void {
        me.correct({ turn: { player: "red", phase: "main" },
                     hands: { red: { wool: 3, brick: 2, grain: 2, coin: 2 }, blue: { ore: 3 }, white: { ore: 1, grain: 1 }, orange: { ore: 1 } } });
        verify(Game.handOver(1, "newcomer"));
        verify(Game.handOver(2, "experienced"));
        me.tap("tradeButton");
        me.tap("partner-all");
        me.uncover();
        me.tapButton("give-wool", "plus");
        me.tapButton("take-ore", "plus");
        me.settled();
        verify(!me.find("answer-orange").blocked, "a person says so at the table");
        verify(me.find("answer-blue").blocked, "Reeve was not asked");
        me.speaksBothLanguages();
        me.tapInside("sheetCard", "tradeButton");
        tryVerify(() => EmptySeats.answers.length === 2, 60000);
        me.settled();
        me.examine("offer to all");
        const willing = Array.from(EmptySeats.answers).find(a => a.trade !== null && a.trade !== undefined);
        verify(willing !== undefined, JSON.stringify(Array.from(EmptySeats.answers).map(a => a.text)));
        const trade = willing.trade;
        compare(JSON.stringify(trade.take), JSON.stringify({ ore: 1 }));
        me.tap("answer-" + Game.players[willing.player].color);
        tryVerify(() => me.seen("sheetCard") === null, 10000);
        const left = me.heldBy(0).hand;
        compare(left.ore, 1);
        // A changed offer has no answers yet.
        me.tap("tradeButton");
        me.tap("partner-all");
        me.uncover();
        me.tapButton("give-brick", "plus");
        me.tapButton("take-ore", "plus");
        me.settled();
        verify(me.find("answer-blue").blocked);
        me.tap("sheetClose");
    }

    function cards(hand: handFacts): int { return Words.cards.reduce((n, c) => n + hand[c], 0); }
    // Rules: ROBBER-5
    function test_5_besideRealCardsReeveAsksWhichCardItGetsAndTellsWhichItGives(): void {
        verify(Game.handOver(1, "casual"));
        Table.hands = "real";
        me.correct({ turn: { player: "blue", phase: "roll" }, barbarians: { attacks: 1, spaces: 1 },
                     hands: { red: { wool: 2 }, blue: { grain: 1 }, white: { wool: 2 }, orange: { wool: 2 } } });
        verify(me.perform({ do: "roll", red: 3, yellow: 4, event: "ship" }));
        me.heard();
        me.tap("nextButton");
        me.find("answer-ore");
        me.examine("which card Reeve gets");
        me.speaksBothLanguages();
        compare(Game.players[1].handCount, 1, "nothing is done yet");
        const from = Game.unseen.from;
        me.tap("answer-ore");
        tryVerify(() => Game.players[1].handCount === 2, 10000);
        compare(Game.players[from].handCount, 1);
        me.correct({ turn: { player: "red", phase: "roll" }, pending: [] });
        verify(me.perform({ do: "roll", red: 3, yellow: 4, event: "ship" }));
        me.settled();
        const hex = Array.from(Prompts.ask("", "", []).choices).find(h => { const next = Prompts.ask("", "", [h]); return next.meant === "blue" || Array.from(next.choices).indexOf("blue") >= 0; });
        verify(me.perform({ do: "move-robber", to: hex, victim: "blue" }));
        me.find("givenTaken");
        me.examine("a card of Reeve's");
        me.speaksBothLanguages();
        compare(me.cards(Game.uncovered.given), 0);
        me.uncover();
        compare(me.cards(Game.uncovered.given), 1);
        me.tap("givenTaken");
        tryVerify(() => me.seen("givenTaken") === null, 10000);
        compare(Game.players[1].handCount, 1);
        Table.hands = "digital";
    }
}
