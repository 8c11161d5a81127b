// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App

// Six players of Seafarers with two phones: Blue's is in English, Orange's in German. A 7 with discards and the pirate,
// the special building phase and, in another game, a moved ship in the part of the paired player. All by taps, on the
// phones and at the table.
Phoned {
    id: me
    name: "phones at sea"
    when: windowShown

    property var blue: null
    property var orange: null

    /** Opens a game of tests/qml/pages/games and goes back to the newest moment at which `there()` is true. */
    function openAt(record: string, there: var): void {
        me.win.show("home");
        Game.close();
        me.importGame(Qt.resolvedUrl("../games/" + record));
        verify(me.resume(me.kept()[0].id));
        while (!there() && Game.canUndo)
            me.undo();
        verify(there(), record);
        Table.dice = "real";
        Table.hands = "digital";
        Table.decks = "digital";
    }
    function initTestCase(): void {
        if (me.table.missing !== "")
            skip(me.table.missing);
        me.open("home", 1280, 800);
        me.openAt("through-the-desert-six.jsonl", () => Game.turn.number === 2 && Game.turn.phase === "roll");
        me.openDoor();
        me.blue = me.phone("en-US", "light");
        me.orange = me.phone("de-DE", "dark");
    }
    function sitDown(phone: var, seat: string, iAm: string, color: string): void {
        phone.open(Phones.url);
        me.taps(phone, seat, iAm);
        me.find("claim-" + color);
        me.tapInside("claim-" + color, "claimYes");
    }

    // The functions run in this order.

    function test_01_twoOfSixTakeTheirSeats(): void {
        me.sitDown(me.blue, "Blue", "I am Blue", "blue");
        me.sitDown(me.orange, "Orange", "Ich bin Orange", "orange");
        me.shows(me.blue, "Your hand");
        me.shows(me.orange, "Deine Hand");
        me.tap("backButton");
    }

    // Rules: SIX-34, PIRATE-2, PIRATE-3
    function test_02_aSevenIsDiscardedForAndThePirateRobsWhoHasAShip(): void {
        me.taps(me.blue, "Enter the dice", "Red die 6", "Yellow die 1", "Ship", "Enter 7");
        // Orange discards first: players need not wait for each other.
        for (let i = 0; i < 3; ++i)
            me.taps(me.orange, "Holz: " + i + ", tippe für eine mehr");
        me.taps(me.orange, "Lehm: 0, tippe für eine mehr", "Diese Karten abgeben");
        me.shows(me.orange, "Brown gibt 6 von 13 Karten ab");
        verify(me.orange.text().indexOf("Tausch anbieten") < 0, "nobody trades while others discard");
        for (let i = 0; i < 3; ++i)
            me.taps(me.blue, "Lumber: " + i + ", tap for one more");
        me.taps(me.blue, "Wool: 0, tap for one more", "Wool: 1, tap for one more", "Discard these cards");
        me.win.show("game");
        me.carryOut({ do: "discard", cards: { brick: 2, lumber: 2, ore: 1, wool: 1 } });
        me.shows(me.blue, "Blue moves the robber or the pirate");
        me.shows(me.blue, "or a ship at the pirate’s");
        me.taps(me.blue, "Places as a list", "SeaD1 · Orange", "Move the pirate");
        tryVerify(() => Game.position.board.pirate === "D1", 10000);
        compare(Game.players[3].handCount, 4);
    }

    // Rules: SIX-20, SIX-23, SIX-24, SIX-26
    function test_03_inSpecialBuildingAShipIsBuiltOnAPhone(): void {
        me.correct({ hands: { blue: {}, white: {}, orange: { lumber: 1, wool: 1 }, green: {}, brown: {}, red: {} } });
        me.taps(me.blue, "End turn");
        me.shows(me.blue, "Special building phase");
        me.shows(me.orange, "Außerordentliche Bauphase");
        me.picture(me.orange, "phones-at-sea-special-de");
        me.taps(me.orange, "Bauen", "Schiff bauen", "Stellen als Liste");
        me.orange.run("document.querySelectorAll('ul[aria-label] .choice-row')[0].click();");
        me.taps(me.orange, "Schiff bauen");
        tryVerify(() => me.hand(3) === "", 10000, me.hand(3));
        me.taps(me.orange, "Bauen beenden");
        // Nobody else can build. White has enough points, which count only in the own turn.
        tryVerify(() => Game.turn.number === 3 && Game.expected.kind === "over", 10000, JSON.stringify(Game.expected));
        me.shows(me.blue, "White has won");
    }

    // Rules: SIX-30, SIX-31, SIX-33, SHIP-7
    function test_04_thePartnerMovesAShipAndIsNotSaidToHaveRolled(): void {
        me.win.show("phones");
        me.settled();
        me.tap("disconnectAll");
        me.tap("sendAllAway");
        Phones.stop();
        me.openAt("through-the-desert-base.jsonl", () => Game.turn.number === 1 && Game.turn.phase === "paired" && Game.position.this_turn.ship_moved !== true);
        me.openDoor();
        me.sitDown(me.blue, "Orange", "I am Orange", "orange");
        me.tap("backButton");
        me.shows(me.blue, "You play as the partner");
        me.shows(me.blue, "Red rolls 7");
        me.taps(me.blue, "Build", "Move a ship", "Places as a list");
        me.picture(me.blue, "phones-at-sea-partner-en");
        me.blue.run("document.querySelectorAll('ul[aria-label] .choice-row')[0].click();");
        me.shows(me.blue, "Tap its new path.");
        me.blue.run("document.querySelectorAll('ul[aria-label] .choice-row')[0].click();");
        me.taps(me.blue, "Move a ship");
        tryVerify(() => Game.position.this_turn.ship_moved === true, 10000);
        me.taps(me.blue, "End turn");
        tryVerify(() => Game.turn.number === 2 && Game.turn.phase === "roll" && Game.expected.player === 1, 10000);
    }
}
