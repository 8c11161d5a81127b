// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import ".."

// Two games that differ only in hidden cards look the same: with all hands covered, compares every text, name and reason of every
// page, sheet and phase, also of invisible items.
Walk {
    id: me
    name: "covered hands"
    when: windowShown

    /** Two sets of hidden cards with equal numbers and equal backs. */
    readonly property var secrets: [
        { hands: { red: { ore: 3, grain: 3, wool: 1, coin: 2 }, blue: { lumber: 3, brick: 3, wool: 2 }, white: { ore: 2, coin: 1, grain: 2 }, orange: { lumber: 2, paper: 2 } },
          red: ["spy", "inventor"], white: ["crane", "smith", "merchant"] },
        { hands: { red: { brick: 4, cloth: 4, paper: 1 }, blue: { ore: 3, coin: 1, cloth: 4 }, white: { brick: 1, lumber: 1, wool: 3 }, orange: { grain: 3, wool: 1 } },
          red: ["warlord", "mining"], white: ["irrigation", "medicine", "merchant-fleet"] }]
    readonly property var sizes: [[1280, 800], [800, 1280], [960, 540]]
    /** All texts of each view, by the name of the view. */
    property var said: ({})

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function cleanup(): void { me.win.show("home"); Game.close(); me.clear(); }

    /** Every text of an item and of all below it, visible or not. */
    function collect(item: var, lines: var): void {
        if (!item)
            return;
        for (const key of ["text", "name", "reason", "description", "title", "subtitle", "hint", "placeholderText", "count", "value", "to", "most", "card"])
            if (typeof item[key] === "string" && item[key] !== "" || typeof item[key] === "number")
                lines.push(key + "=" + item[key]);
        const spoken = [item.Accessible?.name ?? "", item.Accessible?.description ?? ""].filter(t => t !== "");
        lines.push(...spoken);
        const children = item.children ?? [];
        for (let i = 0; i < children.length; ++i)
            me.collect(children[i], lines);
    }
    function everything(): string {
        me.settled();
        const lines = [];
        me.collect(me.win.contentItem, lines);
        return lines.join("\n");
    }
    function examine(where: string): void {
        verify(!Game.uncovered.open, where);
        me.said = Object.assign({}, me.said, { [where]: me.everything() });
    }
    function openSheet(name: string, state: string): void {
        me.desk().sheet = name;
        me.settled();
        me.examine("sheet " + name + " " + state);
        me.desk().close();
    }

    /** Opens a game with these hidden cards. `more`: further parts of the same correction. */
    function begin(which: var, more: var): void {
        me.leave();
        me.clear();
        me.importGame(me.four);
        verify(me.resume(me.kept()[0].id));
        verify(me.perform({ do: "correct", set: Object.assign({ hands: which.hands, decks: { trade: ["merchant"], politics: ["bishop"], science: ["alchemist"] },
            progress: { red: { hand: which.red, shown: [] }, white: { hand: which.white, shown: [] }, blue: { hand: [], shown: [] }, orange: { hand: [], shown: [] } } }, more ?? {}) }));
        Game.dismissHandover();
    }
    function everyPage(which: var): void {
        me.said = ({});
        me.begin(which);
        for (const size of me.sizes) {
            me.win.width = size[0];
            me.win.height = size[1];
            me.settled();
            const at = size.join("x") + " ";
            me.win.show("game");
            me.settled();
            me.visit("game", at);
            for (const panel of ["build", "knights"]) {
                me.task().choose(panel, "");
                me.examine(at + panel);
            }
            for (const piece of ["road", "city", "knight"]) {
                me.task().choose(piece === "knight" ? "knights" : "build", piece);
                me.examine(at + "choosing a place for a " + piece);
            }
            me.task().cancel();
            for (const name of ["menu", "landing", "possible", "table", "improve", "trade", "cards", "points"])
                me.openSheet(name, at);
        }
        me.win.width = 1280;
        me.win.height = 800;
        me.desk().sheet = "trade";
        me.tap("partner-blue");
        me.examine("trade with Ben");
        me.desk().close();
        // Red can pay for it in neither game, but lacks different cards.
        verify(!me.perform({ do: "build", piece: "settlement", at: "a1" }));
        me.settled();
        me.examine("refused");
        for (const page of ["history", "statistics", "correct", "check"])
            me.visit(page, "");
        me.visit("correct", "");
        for (const tab of ["players", "ship", "rolls"]) {
            me.tap("choice-" + tab);
            me.examine("correct " + tab);
        }
        me.begin(which, { turn: { number: 14, player: "red", phase: "roll" } });
        verify(me.perform({ do: "roll", red: 3, yellow: 4, event: "ship" }));
        compare(Game.expected.kind, "discard");
        me.visit("game", "discard");
        me.begin(which, { turn: { number: 14, player: "red", phase: "roll" } });
        me.visit("game", "before the roll");
    }

    /** Lines to compare. Excluded: the duration of the turn, which always differs, and the texts of the first page
     * while the picture of its board is loading. */
    function lines(words: string): var {
        return words.split("\n").filter(l => !/^(text=)?(\d+:\d\d|The board is on your table|The board of Saturday)$/.test(l));
    }
    function test_everythingThatIsSaidIsTheSameWhateverIsHidden(): void {
        me.everyPage(me.secrets[0]);
        const first = me.said;
        me.everyPage(me.secrets[1]);
        verify(Object.keys(first).length > 40, "the walk went everywhere");
        compare(Object.keys(me.said), Object.keys(first));
        for (const where of Object.keys(first)) {
            const a = me.lines(first[where]), b = me.lines(me.said[where]);
            const only = a.filter(l => b.indexOf(l) < 0).concat(b.filter(l => a.indexOf(l) < 0));
            compare(only.slice(0, 6), [], where);
            compare(b.length, a.length, where);
        }
    }

    function test_theSameHandsUncoveredAreToldApart(): void {
        const open = me.secrets.map(which => {
            me.begin(which);
            me.win.show("game");
            me.settled();
            me.desk().sheet = "cards";
            me.uncover();
            const all = me.everything();
            me.desk().close();
            return all;
        });
        verify(open[0] !== open[1]);
    }

    // Rules: PROG-WEDD, PROG-MAST, PROG-SPY
    function test_aDecisionAboutHiddenCardsTellsNothingUntilItIsUncovered_data(): var {
        return [{ tag: "wedding", kind: "give", play: { do: "play", card: "wedding" } },
                { tag: "master merchant", kind: "take-cards", play: { do: "play", card: "master-merchant", victim: "white" } },
                { tag: "spy", kind: "take-progress", play: { do: "play", card: "spy", victim: "white" } }];
    }
    function test_aDecisionAboutHiddenCardsTellsNothingUntilItIsUncovered(data: var): void {
        const told = me.secrets.map(which => {
            const cards = Object.assign({}, which, { red: ["wedding", "spy"] });
            me.begin(cards, { defender: { red: 0, white: 6 } });
            if (data.play.card === "master-merchant")
                verify(me.perform({ do: "correct", set: { progress: { red: { hand: ["master-merchant"], shown: [] } } } }));
            verify(me.perform(data.play), data.tag);
            compare(Game.expected.kind, data.kind);
            me.visit("game", data.tag);
            return me.said["game (" + data.tag + ")"];
        });
        compare(me.lines(told[0]).join("\n"), me.lines(told[1]).join("\n"));
    }
}
