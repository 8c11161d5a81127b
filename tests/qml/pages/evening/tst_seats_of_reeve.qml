// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import Reeve.Sheets
import ".."

// Two players and two seats that Reeve plays: the players carry out its proposals and confirm them.
Person {
    id: me
    name: "empty seats"
    when: windowShown

    property var proposals: []
    // Turns in which a proposal was carried out.
    property var proposedTurns: []

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void {
        Game.close();
        me.closeWindow();
    }
    // Every tap of the test is legal, so nothing may be refused.
    function cleanup(): void { compare(me.refusals, []); }

    function played(seat: int): bool { return Game.players[seat].level !== ""; }
    /** Waits until the seat on turn has made its proposal. */
    function heard(): void {
        tryVerify(() => !EmptySeats.thinking, 60000, "the seat has thought");
        if (EmptySeats.acting)
            verify(EmptySeats.text.length > 8, "it says what it does");
    }
    function confirm(): void {
        me.heard();
        me.proposals = me.proposals.concat([EmptySeats.text]);
        const turn = Game.turn.number;
        const before = Game.revision, offered = EmptySeats.offering, scene = me.seen("attackDone") !== null;
        me.tap(scene ? "attackDone" : "nextButton");
        // If the scene of a finished attack is open, the tap only closes it.
        tryVerify(() => Game.revision > before || offered || (scene && me.seen("attackDone") === null), 60000,
                  "it is carried out: " + me.proposals[me.proposals.length - 1]);
        if (!me.proposedTurns.includes(turn))
            me.proposedTurns = me.proposedTurns.concat([turn]);
    }
    function roll(): void {
        // Not a 7, so that the primary button is enough for the rest of the turn.
        me.tap("red2");
        me.tap("yellow6");
        me.tap("ship");
        me.tap("nextButton");
    }
    /** Carries out the next action, whoever is on turn. False: not known here. */
    function goOn(): bool {
        me.heard();
        if (EmptySeats.acting)
            me.confirm();
        else if (me.seen("attackDone") !== null)
            me.tap("attackDone");
        else if (Prompts.current.rolling)
            me.roll();
        else if (Prompts.current.acting)
            me.tap("nextButton");
        else
            return false;
        return true;
    }
    /** A person is on turn and may trade and build, and no scene of an attack covers the page. */
    function personActs(): bool { return !Game.attack.landed && Prompts.current.acting && !me.played(Game.expected.player); }
    function playUntilAPersonActs(): void {
        for (let i = 0; i < 60 && !me.personActs(); ++i)
            verify(me.goOn(), "nobody is asked for: " + Game.expected.text);
        verify(me.personActs(), "a person acts: " + Game.expected.text);
    }
    /** A seat of Reeve's is on turn and may trade and build, and no scene of an attack covers the page. */
    function seatActs(): bool { return !Game.attack.landed && EmptySeats.acting && Game.expected.kind === "actions"; }
    /** Sets the hands by seat; a seat that is not named gets no cards. What the rolls gave depends on where the seats have
        built: a hand may be empty, or hold all cards of a kind. */
    function deal(hands: var): void {
        const all = {};
        Game.players.forEach((player, seat) => all[player.color] = hands[seat] ?? {});
        verify(me.perform({ do: "correct", set: { hands: all } }));
        me.heard();
    }

    function test_1_twoSeatsAreEmpty(): void {
        me.tap("newGameButton");
        ["Anna", "Ben", "Cleo", "Dan"].forEach((name, i) => {
            me.tapInside("seat" + i, "input");
            me.type(name);
        });
        me.tapInside("seat2", "levelButton");
        me.speaksBothLanguages();
        me.tap("answer-experienced");
        me.tapInside("seat3", "levelButton");
        me.tap("answer-newcomer");
        me.tap("keeper-real");
        me.shows("reeveKeeps", "bank");
        me.tap("keeper-digital");
        me.shows("reeveKeeps", "box");
        me.speaksBothLanguages();
        // The same board in every run.
        me.tap("board-beginner");
        me.tap("nextButton");
        me.tap("acceptBoard");
        compare(Game.players.map(p => p.level), ["", "", "experienced", "newcomer"]);
    }

    function test_2_everybodyPlaces(): void {
        for (let i = 0; i < 8; ++i) {
            compare(Game.turn.phase, "setup");
            if (me.played(Game.expected.player)) {
                me.heard();
                verify(EmptySeats.acting);
                compare(me.find("board").selectableIntersections.length, 0, "nobody else places for it");
                compare(EmptySeats.places.length, 2);
                me.shows("proposal", EmptySeats.text);
                me.confirm();
            } else {
                me.tapBoard(me.find("board").selectableIntersections[10]);
                me.tapBoard(me.find("board").selectablePaths[0]);
            }
        }
        compare(Game.turn.phase, "roll");
        for (const seat of [2, 3]) {
            compare(Game.players[seat].points, 3);
            verify(Game.players[seat].handCount > 0);
        }
    }

    /** Kinds of cards with a count above 0. */
    function cards(hand: handFacts): var { return Words.cards.filter(c => hand[c] > 0); }
    function test_3_nobodyLooksAtItsCards(): void {
        Game.uncover(2, false);
        verify(!Game.uncovered.open);
        Game.uncover(2, true);
        compare(me.cards(Game.uncovered.hand), []);
        compare(Game.uncovered.record.hands, undefined);
        Game.cover();
        Game.uncover(0, false);
        verify(me.cards(Game.uncovered.hand).length > 0, "a person looks at the own cards");
        Game.cover();
    }

    function test_4_theTurnsGoRound(): void {
        const until = Game.turn.number + 9;
        const ofReeve = [];
        for (let i = 0; i < 120 && Game.turn.number < until && me.goOn(); ++i) {
            if (me.played(Game.turn.player) && Game.turn.number < until && !ofReeve.includes(Game.turn.number))
                ofReeve.push(Game.turn.number);
        }
        compare(Game.turn.number, until, "it goes on: " + (Game.expected?.text ?? ""));
        verify(ofReeve.length >= 4, "of nine turns of four seats at least four are Reeve's");
        for (const turn of ofReeve)
            verify(me.proposedTurns.includes(turn), "turn " + turn + " had a proposal:\n" + me.proposals.join("\n"));
    }

    function test_5_whatIsTakenBackIsSaidAgain(): void {
        // The seat gets cards to build with in each of its turns until it proposes something else than to end the turn. An
        // offered trade is no step of the game, and undoing the end of a turn may lead to another offer.
        const builds = () => me.seatActs() && !EmptySeats.offering && !EmptySeats.text.endsWith("ends the turn");
        me.heard();
        for (let i = 0, dealt = 0; i < 80 && !builds(); ++i) {
            if (me.seatActs() && dealt !== Game.turn.number) {
                dealt = Game.turn.number;
                me.deal({ [EmptySeats.seat]: { brick: 1, lumber: 1, wool: 1, grain: 3, ore: 4 } });
            } else {
                verify(me.goOn(), "nobody is asked for: " + Game.expected.text);
            }
            me.heard();
        }
        verify(builds(), "a seat builds: " + Game.expected.text + ", " + EmptySeats.text);
        const said = EmptySeats.text, before = Game.players[EmptySeats.seat].handCount;
        const seat = EmptySeats.seat;
        me.speaksBothLanguages();
        me.confirm();
        me.heard();
        me.tap("undoButton");
        me.heard();
        compare(EmptySeats.seat, seat);
        compare(EmptySeats.text, said);
        compare(Game.players[seat].handCount, before);
    }

    function test_6_aSeatIsAskedForATrade(): void {
        me.playUntilAPersonActs();
        const own = Game.expected.player, other = 2;
        // The sheet asks for no more cards than the partner has.
        me.deal({ [own]: { wool: 2 }, [other]: { grain: 1, ore: 2 } });
        me.tap("tradeButton");
        me.tap("partner-" + Game.players[other].color);
        me.shows("sheetCard", "ask");
        me.uncover();
        me.tapButton("give-wool", "plus");
        me.tapButton("take-ore", "plus");
        me.tapInside("sheetCard", "tradeButton");
        // Reeve agrees and the cards change hands, or the sheet says that it declines.
        tryVerify(() => me.seen("sheetCard") === null || me.walk(me.find("sheetCard"), i => String(i.text ?? "").indexOf("says no") >= 0) !== null, 60000);
        const agreed = me.seen("sheetCard") === null;
        if (!agreed)
            me.tap("sheetClose");
        compare(me.heldBy(own).hand, agreed ? { wool: 1, ore: 1 } : { wool: 2 });
    }

    function test_8_aPersonAsksWhatReeveWouldDo(): void {
        me.playUntilAPersonActs();
        // The player can build a road and more, so there is something to choose.
        me.deal({ [Game.expected.player]: { brick: 2, lumber: 2, wool: 2, grain: 2 } });
        me.tap("possibleButton");
        verify(me.seen("askAdvice") === null, "off until it is switched on");
        Settings.advice = true;
        me.tap("askAdvice");
        tryVerify(() => Advice.told, 60000);
        verify(me.seen("advice0") !== null, "whoever asks looks, with one tap");
        me.tapInside("adviceCover", "coverAgain");
        verify(me.seen("advice0") === null, "it may tell of the own cards, so it can be covered");
        me.tapInside("adviceCover", "keepOpen");
        verify(Advice.moves.length > 0 && Advice.moves.length <= 3, Advice.moves.length + " moves");
        compare(new Set(Array.from(Advice.moves).map(m => m.why)).size, Advice.moves.length, "no reason is given twice");
        me.shows("advice0", Advice.moves[0].text);
        me.speaksBothLanguages();
        me.tap("sheetClose");
        me.tap("nextButton");
        verify(!Advice.told, "with the next step it is gone");
        Settings.advice = false;
    }

    function test_7_theGameGoesOnAfterARestart(): void {
        const id = me.kept()[0].id, revision = Game.turn.number;
        Game.close();
        verify(!EmptySeats.acting);
        verify(me.resume(id));
        tryVerify(() => Game.active);
        compare(Game.turn.number, revision);
        compare(Game.players.map(p => p.level), ["", "", "experienced", "newcomer"]);
    }
}
