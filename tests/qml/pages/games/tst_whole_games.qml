// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Whole games of each kind, from the empty island to the victory, every command by taps. At the end the game in the
// window equals the record. Games with `few` are short: corrections after the set-up change hands and the ship, so that
// every decision comes early.
Hands {
    id: me
    name: "whole games"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function cleanup(): void { me.refusals = []; me.win.show("home"); Game.close(); }

    /** Everything of the game, including hidden cards. */
    function everything(): string { return JSON.stringify([Game.position, Game.players.map((p, i) => me.heldBy(i))]); }
    function commandsOf(record: url): var {
        const request = new XMLHttpRequest();
        request.open("GET", record, false);
        request.send();
        return request.responseText.split("\n").filter(line => line.startsWith("{")).map(line => JSON.parse(line)).filter(line => line.do);
    }

    function test_aGameIsTappedFromTheFirstSettlementToTheVictory_data(): var {
        const usual = [{ tag: "Cities & Knights for three", record: Qt.resolvedUrl("../../../../resources/demo/evening.jsonl") },
                       { tag: "the base game for two", record: Qt.resolvedUrl("two.jsonl") },
                       { tag: "New Shores with Cities & Knights for three", record: Qt.resolvedUrl("new-shores.jsonl"), few: 30 },
                       { tag: "Through the Desert with the base game for five in pairs", record: Qt.resolvedUrl("through-the-desert-base.jsonl"), few: 30 },
                       { tag: "special building for six", record: Qt.resolvedUrl("special-building.jsonl"), few: 30 }];
        const more = [{ tag: "the base game for three", record: Qt.resolvedUrl("base.jsonl") },
                      { tag: "Through the Desert with Cities & Knights for four", record: Qt.resolvedUrl("through-the-desert.jsonl"), few: 30 },
                      { tag: "New Shores with the base game for three", record: Qt.resolvedUrl("new-shores-base.jsonl"), few: 30 },
                      { tag: "paired players for five", record: Qt.resolvedUrl("paired-players.jsonl"), few: 30 },
                      { tag: "Through the Desert with Cities & Knights for six", record: Qt.resolvedUrl("through-the-desert-six.jsonl"), few: 30 },
                      { tag: "Through the Desert with Cities & Knights for three", record: Qt.resolvedUrl("through-the-desert-three.jsonl"), few: 20 },
                      { tag: "New Shores with Cities & Knights for four", record: Qt.resolvedUrl("new-shores-four.jsonl"), few: 20 }];
        return nightly ? more : usual; // qmllint disable unqualified
    }
    function test_aGameIsTappedFromTheFirstSettlementToTheVictory(data: var): void {
        me.importGame(data.record);
        verify(me.resume(me.kept()[0].id));
        const end = me.everything();
        compare(Game.expected.kind, "over");
        while (Game.canUndo)
            me.undo();
        me.win.show("game");
        const commands = me.commandsOf(data.record);
        verify(commands.length > (data.few ?? 100));
        commands.forEach((command, i) => {
            const before = Game.revision, told = (i + 1) + ": " + JSON.stringify(command);
            me.carryOut(command);
            compare(me.refusals, [], told);
            verify(Game.revision > before, "nothing came of " + told);
        });
        compare(me.everything(), end);
        compare(Game.expected.kind, "over");
        me.shows("winnerText", "wins");
        me.tap("winnerHome");
    }
}
