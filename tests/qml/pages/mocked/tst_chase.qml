// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// A knight chases the robber: only the hexes that the engine names are highlighted, and other taps do nothing.
Person {
    id: me
    name: "chase"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.position = Fixed.position;
        Game.players = Fixed.players;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.sites = Object.assign({}, Fixed.sites, { chase: ["c6"], robber: ["B1", "C5", "E3"] });
        Game.asked = [];
        me.win.show("home");
        me.win.show("game");
        me.find("board");
    }
    function cleanup(): void { Game.sites = Fixed.sites; }

    function chooseKnight(): void {
        me.tap("knightsButton");
        me.tap("piece-chase");
        me.tapBoard("c6");
    }

    // Rules: ROBBER-4c, KNIGHT-30
    function test_onlyTheHexesOfTheEngineAreLit(): void {
        me.chooseKnight();
        tryVerify(() => me.seen("target-B1") !== null);
        for (const hex of ["B1", "C5", "E3"])
            verify(me.seen("target-" + hex) !== null, hex + " is lit");
        for (const hex of ["D3", "A1", "C3"])
            verify(me.seen("target-" + hex) === null, hex + " is not lit");
        me.tapBoard("A1");
        compare(Game.asked.length, 0);
        me.tapBoard("E3");
        compare(Game.asked[0], { do: "chase-robber", knight: "c6", to: "E3" });
    }

    // Rules: ROBBER-5
    function test_ofSeveralWhoCanBeRobbedOneIsChosen(): void {
        me.chooseKnight();
        tryVerify(() => me.seen("target-B1") !== null);
        me.tapBoard("B1");
        me.tap("answer-2");
        compare(Game.asked[0], { do: "chase-robber", knight: "c6", to: "B1", victim: "white" });
    }
}
