// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import Reeve.Parts
import ".."

// What was entered wrong before the game is corrected in its middle; what is offered where photographs are taken; whom the table
// asks first.
Examined {
    id: me
    name: "agreed"
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
    function apply(): void {
        const revision = Game.revision;
        me.tap("applyCorrection");
        tryVerify(() => Game.revision > revision, 10000);
        me.saved();
        Game.dismissHandover();
    }

    function test_1_thePointsToWinAndTheOptionsAreCorrected(): void {
        const target = Game.position.rules.target, had = Game.position.rules.options.indexOf("nasty") >= 0;
        me.win.show("correct");
        me.settled();
        me.tapInside("correctionTabs", "choice-ship");
        me.tapButton("targetStepper", "plus");
        me.tap("option-nasty");
        me.shows("correctionChanges", "What was agreed on");
        me.examine("correct the rules");
        me.apply();
        compare(Game.position.rules.target, target + 1);
        compare(Game.position.rules.options.indexOf("nasty") >= 0, !had);
        verify(me.undo());
        compare(Game.position.rules.target, target);
        compare(Game.position.rules.options.indexOf("nasty") >= 0, had);
    }

    function test_2_twoNumbersChangePlaces(): void {
        const hexes = Game.position.board.hexes, with_ = Object.keys(hexes).filter(h => (hexes[h].number ?? 0) > 0);
        const one = with_[0], other = with_.find(h => hexes[h].number !== hexes[one].number);
        me.win.show("correct");
        me.settled();
        me.tapBoard(one);
        me.tap("exchangeNumber");
        me.examine("exchange numbers");
        me.tapBoard(other);
        me.apply();
        compare(Game.position.board.hexes[one].number, hexes[other].number);
        compare(Game.position.board.hexes[other].number, hexes[one].number);
        compare(Game.position.board.hexes[one].terrain, hexes[one].terrain);
    }

    function test_2_numbersOfALaidBoardChangePlacesToo(): void {
        me.leave();
        me.win.show("random");
        me.settled();
        const hexes = () => me.find("board").board.hexes, before = hexes(), with_ = Object.keys(before).filter(h => before[h].number > 0);
        const one = with_[0], other = with_.find(h => before[h].number !== before[one].number);
        me.tapBoard(one);
        me.tap("exchangeNumber");
        me.tapBoard(other);
        compare(hexes()[one], { terrain: before[one].terrain, number: before[other].number });
        compare(hexes()[other], { terrain: before[other].terrain, number: before[one].number });
        // Once, not for every hex that is tapped later.
        me.tapBoard(one);
        compare(hexes()[one].number, before[other].number);
    }

    function test_3_piecesAreShownWhereOnePhotographs(): void {
        me.win.show("check");
        me.settled();
        me.examine("check the board");
        me.tap("scanPieces");
        compare(me.win.page, "pieces");
        me.settled();
        const minutes = () => Number(/[0-9]+/.exec(me.find("piecesTime").text)[0]), before = minutes(), had = SetTutor.colors.length;
        for (const color of ["red", "blue", "white", "orange", "green", "brown"])
            if (Array.from(SetTutor.colors).indexOf(color) < 0)
                me.tap("pieceColor-" + color);
        compare(minutes() - before, 6 - had);
        me.examine("six colours");
        me.tap("backButton");
        compare(me.win.page, "check");
    }

    function test_4_theIconsOfTheLastPageHaveWords(): void {
        verify(me.perform({ do: "correct", set: { rules: { target: 8 }, turn: { phase: "over" }, winner: "red" } }));
        me.win.show("game");
        tryVerify(() => me.seen("winnerUndo") !== null, 10000);
        for (const name of ["winnerUndo", "lookAtBoard", "winnerHome", "winnerStatistics", "winnerSummary"]) {
            const way = me.find(name);
            verify(me.walk(way, i => i instanceof ThemeText && i.visible && i.text === way.text) !== null, name);
        }
        me.examine("the winner");
        me.speaksBothLanguages();
    }

    // Rules: PROG-WEDD
    function test_5_whoIsReadyFirstGivesFirst(): void {
        verify(me.perform({ do: "correct", set: { turn: { player: "orange", phase: "main" }, decks: { trade: [], politics: [], science: [] },
            progress: { orange: { hand: ["wedding"], shown: [] } },
            hands: { red: { wool: 2, ore: 2 }, blue: { wool: 2, grain: 2 }, white: { brick: 2, ore: 2 }, orange: {} } } }));
        verify(me.perform({ do: "play", card: "wedding" }));
        Game.dismissHandover();
        me.settled();
        compare(Game.expected.player, 0);
        compare(Array.from(Game.expected.instead), [1, 2]);
        me.examine("several are asked");
        me.speaksBothLanguages();
        me.tap("askFirst2");
        compare(Game.expected.player, 2);
        me.uncover();
        me.tap("choice-brick");
        me.tap("choice-brick");
        me.shows("secretlyChosen", "2 brick");
        me.tap("nextButton");
        tryVerify(() => Game.players[3].handCount === 2, 10000);
        compare(me.heldBy(2).hand, { ore: 2 });
        compare(Array.from(Game.expected.instead).length, 1);
    }
}
