// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// Corrections of the island and the turn: only differences are set.
Person {
    id: me
    name: "correction"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.position = Fixed.position;
        Game.secrets = Fixed.secrets;
        Game.cover();
        Game.players = Fixed.players;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.asked = [];
        me.win.show("game");
        me.win.show("correct");
        me.settled();
    }
    function last(): var { return Game.asked[Game.asked.length - 1]; }

    function test_theOrderOfADeckIsSetUnderACover(): void {
        Game.secrets = Object.assign({}, Fixed.secrets, { decks: { trade: ["merchant", "master-merchant", "merchant-fleet"], politics: [], science: [] } });
        me.win.show("game");
        me.win.show("correct");
        me.tap("choice-ship");
        verify(me.seen("inDeck0") === null, "the deck is covered");
        me.uncover();
        me.shows("inDeck0", "Merchant");
        me.tap("deckUp2");
        me.tap("deckTop1");
        me.shows("correctionChanges", "The order of the decks");
        me.tap("applyCorrection");
        compare(me.last(), { do: "correct", set: { decks: { trade: ["merchant-fleet", "merchant", "master-merchant"], politics: [], science: [] } } });
    }

    function test_aHexIsAnotherLandWithAnotherNumber(): void {
        const was = Fixed.position.board.hexes.A1;
        const terrain = was.terrain === "hills" ? "forest" : "hills", number = was.number === 9 ? 10 : 9;
        me.tapBoard("A1");
        me.tapInside("hexChooser", "terrain-" + terrain);
        me.tapInside("hexChooser", "number-" + number);
        me.shows("correctionChanges", "Terrains and numbers");
        me.tap("applyCorrection");
        compare(me.last(), { do: "correct", set: { board: { hexes: { A1: { terrain: terrain, number: number } } } } });
    }

    function test_aDesertHasNoNumber(): void {
        me.tapBoard("A1");
        me.tapInside("hexChooser", "terrain-desert");
        me.tap("applyCorrection");
        compare(me.last().set.board.hexes.A1, { terrain: "desert" });
    }

    function test_aHarbourTakesSomethingElse(): void {
        const harbour = Fixed.position.board.harbors[0];
        const gives = harbour.gives === "ore" ? "any" : "ore";
        me.tapBoard(harbour.at);
        me.tapInside("harbourChooser", "harbour-" + gives);
        me.tap("applyCorrection");
        const set = me.last().set.board;
        compare(Object.keys(set), ["harbors"]);
        compare(set.harbors.find(h => h.at === harbour.at).gives, gives);
        compare(set.harbors.length, Fixed.position.board.harbors.length);
    }

    /** kept_games_test carries out what is sent here. */
    function test_afterAWinTheActionsComeNext(): void {
        Game.position = Object.assign({}, Fixed.position, { winner: "red", turn: Object.assign({}, Fixed.position.turn, { player: "red", phase: "over" }) });
        me.win.show("game");
        me.win.show("correct");
        me.tapInside("correctionTabs", "choice-ship");
        me.tapInside("turnPhase", "choice-main");
        me.tap("applyCorrection");
        compare(me.last(), { do: "correct", set: { turn: { player: "red", phase: "main" } } });
    }

    function test_itIsAnothersTurnBeforeTheDice(): void {
        me.tapInside("correctionTabs", "choice-ship");
        me.tap("turnOf-blue");
        me.tapInside("turnPhase", "choice-roll");
        me.tap("applyCorrection");
        compare(me.last(), { do: "correct", set: { turn: { player: "blue", phase: "roll", dice: null } } });
    }
}
