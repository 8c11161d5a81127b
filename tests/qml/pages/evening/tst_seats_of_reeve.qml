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
        tryVerify(() => !EmptySeats.thinking, 60000, "the seat has thought");
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
        me.find("reeveKeeps");
        verify(me.seen("keeper-real") === null, "Reeve keeps the cards");
        me.speaksBothLanguages();
        me.tap("board-random");
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
        // An offered trade is no step of the game. Undoing the end of a turn may lead to another offer, so the test
        // waits for another kind of action.
        me.heard();
        for (let i = 0; i < 80 && !(EmptySeats.acting && !EmptySeats.offering && !EmptySeats.text.endsWith("ends the turn")); ++i) {
            verify(me.goOn());
            me.heard();
        }
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
        for (let i = 0; i < 40 && !(Prompts.current.acting && !me.played(Game.expected.player)); ++i)
            verify(me.goOn());
        const own = Game.expected.player, other = 2;
        Game.uncover(own, false);
        const give = me.cards(Game.uncovered.hand)[0];
        Game.cover();
        const cards = Game.players[own].handCount;
        me.tap("tradeButton");
        me.tap("partner-" + Game.players[other].color);
        me.shows("sheetCard", "ask");
        me.uncover();
        me.tapButton("give-" + give, "plus");
        me.tapButton("take-" + (give === "ore" ? "wool" : "ore"), "plus");
        me.tapInside("sheetCard", "tradeButton");
        // Reeve agrees, or the sheet says that it declines.
        tryVerify(() => me.seen("sheetCard") === null || me.walk(me.find("sheetCard"), i => String(i.text ?? "").indexOf("says no") >= 0) !== null, 5000);
        if (me.seen("sheetCard") !== null)
            me.tap("sheetClose");
        compare(Game.players[own].handCount, cards);
    }

    function test_8_aPersonAsksWhatReeveWouldDo(): void {
        for (let i = 0; i < 40 && !(Prompts.current.acting && !me.played(Game.expected.player)); ++i)
            verify(me.goOn());
        // The player can build a road and more, so there is something to choose. The other hands are empty, because a
        // roll of 8 in every turn may have given them all cards of a kind.
        const hands = {};
        for (const player of Game.players)
            hands[player.color] = {};
        hands[Game.players[Game.expected.player].color] = { brick: 2, lumber: 2, wool: 2, grain: 2 };
        verify(Game.perform({ do: "correct", set: { hands: hands } }));
        tryVerify(() => Prompts.current.acting);
        me.tap("possibleButton");
        verify(me.seen("askAdvice") === null, "off until it is switched on");
        Settings.advice = true;
        me.tap("askAdvice");
        tryVerify(() => Advice.told, 60000);
        verify(me.seen("advice0") === null, "it may tell of the own cards, so it is covered");
        me.tapInside("adviceCover", "keepOpen");
        verify(Advice.moves.length > 0 && Advice.moves.length <= 3, Advice.moves.length + " moves");
        me.shows("advice0", Advice.moves[0].text);
        me.speaksBothLanguages();
        me.tap("sheetClose");
        me.tap("nextButton");
        verify(!Advice.told, "with the next step it is gone");
        Settings.advice = false;
    }

    function test_7_theGameGoesOnAfterARestart(): void {
        const id = Games.games[0].id, revision = Game.turn.number;
        Game.close();
        verify(!EmptySeats.acting);
        verify(Games.open(id));
        tryVerify(() => Game.active);
        compare(Game.turn.number, revision);
        compare(Game.players.map(p => p.level), ["", "", "experienced", "newcomer"]);
    }
}
