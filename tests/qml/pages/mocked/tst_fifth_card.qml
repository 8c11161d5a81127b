// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// A fifth progress card in the own turn: a card is played or returned, and never by a single tap.
Person {
    id: me
    name: "fifth card"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.position = Fixed.position;
        Game.secrets = Object.assign({}, Fixed.secrets, { cards: Object.assign({}, Fixed.secrets.cards, { red: ["spy", "smith", "crane", "bishop", "mining"] }), playable: ["smith"] });
        Game.players = Fixed.players;
        Game.turn = Fixed.turn;
        Game.options = Fixed.options;
        Game.playable = ["smith"];
        Game.expected = { player: 0, kind: "discard-progress", count: 1, text: "", button: "Choose a card", buttonHint: "" };
        Game.asked = [];
        me.win.show("home");
        me.win.show("game");
        me.find("board");
    }
    function cleanup(): void {
        Game.expected = Fixed.expected;
        Game.secrets = Fixed.secrets;
        Game.cover();
    }

    // Rules: PROG-11
    function test_aCardIsPlayedInstead(): void {
        me.uncover();
        me.tap("answer-smith");
        me.tap("alternativeButton");
        tryVerify(() => me.seen("confirmButton") === null, 3000, "the sheet makes room for the choice on the board");
        compare(Game.asked.length, 0);
        me.tapBoard("c6");
        me.tap("nextButton");
        compare(Game.asked[0], { do: "play", card: "smith", at: ["c6"] });
    }

    // Rules: PROG-11, PROG-11a
    function test_aCardIsPutBackWithASecondTap(): void {
        me.uncover();
        verify(me.find("confirmButton").blocked, "nothing is marked yet");
        me.tap("answer-spy");
        compare(Game.asked.length, 0);
        verify(me.find("alternativeButton").blocked, "the spy cannot be played now");
        me.tap("answer-crane"); // chooses another card
        me.tap("confirmButton");
        compare(Game.asked[0], { do: "discard-progress", player: "red", card: "crane" });
    }
}
