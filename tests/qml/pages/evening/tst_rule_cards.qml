// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Knight cards defend: development cards are bought, shown under the cover and played in addition to progress cards.
Person {
    id: me
    name: "knight cards"
    when: windowShown

    function initTestCase(): void {
        me.open("home", 1280, 800);
        me.importGame(Qt.resolvedUrl("../access/knight-cards.jsonl"));
        verify(me.resume(me.kept()[0].id));
        me.win.show("game");
    }
    function cleanupTestCase(): void {
        Game.close();
        me.closeWindow();
    }
    function cleanup(): void { compare(me.refusals, []); }

    function board(): var { return me.find("board"); }
    function dev(): var { return me.heldBy(0).record.development.red; }

    function test_1_aCardIsBoughtAndStaysHidden(): void {
        const deck = Game.position.deck_sizes.development;
        me.tap("buildButton");
        me.tap("piece-development");
        compare(Game.position.deck_sizes.development, deck - 1);
        compare(me.dev()["new"].length, 1);
        me.tap("closePanel");
        verify(Game.position.development.red.hand === undefined && Game.position.development.red["new"] === undefined, "the table sees no card");
        me.shows("player0", "3");
        me.shows("historyLine", "buys a development card");
        me.speaksBothLanguages();
    }
    function test_2_theCoverHidesBothDecks(): void {
        me.tap("cardsButton");
        verify(me.seen("developmentCards") === null);
        me.uncover();
        // A development card and a progress card have the same name.
        verify(me.search(me.find("developmentCards"), "play-road-building") !== null);
        verify(me.walk(me.find("developmentCards"), i => i.text === "Knight") !== null);
        me.speaksBothLanguages();
    }
    function test_3_aKnightCardIsPlayedAndCountsAgainstTheShip(): void {
        const before = Game.barbarians.knightStrength;
        me.tapInside("developmentCards", "play-knight");
        me.speaksBothLanguages();
        me.tapBoard(me.board().selectableHexes.find(h => h !== Game.position.board.robber));
        if (me.seen("guideDone") === null)
            me.tap(me.walk(me.win.contentItem, i => /^choice-/.test(i.objectName)).objectName);
        me.tap("guideDone");
        compare(Game.position.development.red.played.filter(c => c === "knight").length, 1);
        compare(Game.barbarians.knightStrength, before + 1);
        verify(Game.players[0].strength > 0);
        compare(Game.players[0].fan.find(f => f.kind === "knight-cards").count, 1);
        // Only one development card may be played in a turn.
        me.tap("cardsButton");
        me.uncover();
        verify(me.search(me.find("developmentCards"), "play-road-building") === null);
        me.tap("sheetClose");
    }
    function test_4_theDeckAndTheHandAreCorrected(): void {
        me.win.look("correct", "");
        me.tapInside("correctionTabs", "choice-players");
        me.tap("correct-red");
        me.uncover();
        me.tapButton("development-monopoly", "plus");
        me.tap("applyCorrection");
        verify(me.dev().hand.indexOf("monopoly") >= 0);
    }
}
