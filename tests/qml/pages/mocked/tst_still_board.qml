// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// The board keeps its place and size during a turn, and nothing that ends the turn comes under the finger of another tap.
Person {
    id: me
    name: "stillBoard"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Settings.tourSeen = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.position = Fixed.position;
        Game.players = Fixed.players;
        Game.lastRoll = Fixed.lastRoll;
        Game.handover = [];
        Game.turnedBack = [];
        Game.asked = [];
        me.act();
    }
    function cleanup(): void {
        Phones.offers = [];
        Phones.photos = [];
        BoardCheck.differences = [];
        Game.barbarians = Fixed.barbarians;
        me.init();
    }
    function act(): void {
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.options = Fixed.options;
        Game.sites = Fixed.sites;
    }
    function show(width: int, height: int): void {
        me.win.width = width;
        me.win.height = height;
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }
    function placeOf(name: string): string {
        const item = me.find(name), at = item.mapToItem(null, 0, 0);
        return [at.x, at.y, item.width, item.height].join();
    }
    function task(): var { return me.find("gameLayout").item.task; }

    readonly property var moments: ({
        "the dice": () => {
            Game.expected = Fixed.rollExpected;
            Game.turn = Object.assign({}, Fixed.turn, { phase: "roll" });
        },
        "the actions": () => me.act(),
        "building": () => me.task().choose("build", ""),
        "a place": () => me.task().ask("c6"),
        "knights": () => me.task().choose("knights", ""),
        "a card": () => me.task().guide("play", "smith"),
        "none of them": () => me.task().cancel(),
        "offers of the turn": () => Game.sites = Object.assign({}, Fixed.sites, { special: ["discard-knight", "robber-to-desert", "forced-trade"] }),
        "no offers of the turn": () => me.act(),
        "cards to hand over": () => Game.handover = ["Dan gives back 3 grain.", "Cleo takes 2 brick.", "Anna takes 1 ore."],
        "steps undone": () => Game.turnedBack = ["Dan gives back 3 grain."],
        "barbarians that landed": () => Game.barbarians = Object.assign({}, Fixed.barbarians, { landed: { hexes: ["A1"], text: "Barbarians landed on A1." } }),
        "a photograph of a phone": () => Phones.photos = [{ number: 1, words: "A photograph from Ben's phone." }],
        "an offer at the table": () => Phones.offers = [{ id: 1, from: "red", fromName: "Anna", give: { ore: 1 }, take: { wool: 1 },
            askedHere: [{ color: "blue", name: "Ben", said: "" }, { color: "white", name: "Cleo", said: "" }], agreed: [], settles: true }],
        "a photograph that differs": () => BoardCheck.differences = [{ id: "c4", doubtful: false }]
    })

    function test_theBoardStaysWhereItIsDuringATurn_data(): var {
        return [[1280, 800], [1024, 600], [800, 1280], [600, 1024], [360, 740]].map(size => ({ tag: size.join("x"), size: size }));
    }
    function test_theBoardStaysWhereItIsDuringATurn(data: var): void {
        me.show(data.size[0], data.size[1]);
        const names = ["board", "actions", "nextButton"], before = names.map(me.placeOf);
        for (const moment in me.moments) {
            me.moments[moment]();
            me.settled();
            compare(names.map(me.placeOf), before, moment);
        }
        // What was not acknowledged is still there after the next command.
        Game.barbarians = Fixed.barbarians;
        Game.revision += 1;
        me.settled();
        for (const note of ["handoverNote", "turnedBackNote", "landedNote"])
            me.find(note);
        compare(names.map(me.placeOf), before);
        me.tapInside("landedNote", "noticeAction");
        compare(me.seen("landedNote"), null);
    }

    // Incomes of three kinds do not lie on each other.
    function test_incomesOfThreeKindsLieSideBySide_data(): var {
        return [[800, 1280], [600, 1024], [760, 1100]].reduce((rows, size) => rows.concat([1, 2, 3, 4].map(n => ({ tag: size.join("x") + ", " + n, size: size, players: n }))), []);
    }
    function test_incomesOfThreeKindsLieSideBySide(data: var): void {
        const was = Game.production;
        Game.production = Array.from({ length: data.players }, (_, player) =>
            Object.assign({}, was[0], { player: player, cards: Object.assign({}, was[0].cards, { brick: 2, lumber: 2, wool: 0, grain: 0, ore: 1, cloth: 0, coin: 0, paper: 0 }) }));
        me.show(data.size[0], data.size[1]);
        const chips = [];
        me.walk(me.find("turnRoom"), i => {
            if (i.card !== undefined && i.count !== undefined && i.width > 0)
                chips.push(i.mapToItem(null, 0, 0, i.width, i.height));
            return false;
        });
        Game.production = was;
        compare(chips.length, 3 * data.players);
        for (const [n, a] of chips.entries())
            for (const b of chips.slice(n + 1))
                verify(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top, "two incomes overlap");
    }

    function test_aSecondTapDoesNotMeanSomethingElse_data(): var {
        return [[1280, 800], [800, 1280], [360, 740]].map(size => ({ tag: size.join("x"), size: size }));
    }
    function test_aSecondTapDoesNotMeanSomethingElse(data: var): void {
        me.show(data.size[0], data.size[1]);
        // The attack is finished with a double tap.
        Game.attack = Fixed.attack;
        me.settled();
        const done = me.find("attackDone"), at = done.mapToItem(me.win.contentItem, done.width / 2, done.height / 2);
        me.look(done);
        me.mouseClick(me.win.contentItem, at.x, at.y);
        compare(Game.asked, ["acknowledgeAttack"]);
        me.frame();
        me.mouseClick(me.win.contentItem, at.x, at.y);
        compare(Game.asked, ["acknowledgeAttack"], "the turn goes on");
        // Later the button does what it says.
        me.tap("nextButton");
        compare(Game.asked.length, 2);
    }

    function test_noPageOverTheGameLeadsBackWhereTheTurnIsEnded_data(): var {
        return [[1280, 800], [800, 1280], [360, 740]].map(size => ({ tag: size.join("x"), size: size }));
    }
    function test_noPageOverTheGameLeadsBackWhereTheTurnIsEnded(data: var): void {
        me.show(data.size[0], data.size[1]);
        for (const page of ["phones", "history", "check", "statistics", "correct", "almanac"]) {
            const next = me.find("nextButton"), at = next.mapToItem(me.win.contentItem, next.width / 2, next.height / 2);
            me.win.look(page, "");
            me.settled();
            me.mouseClick(me.win.contentItem, at.x, at.y);
            compare(me.win.page, page);
            me.tap("backButton");
            compare(me.win.page, "game");
            me.settled();
        }
    }

    /** The list or page that scrolls around an item. */
    function fits(item: var, where: string): void {
        const view = me.listOf(item);
        verify(view.contentHeight <= view.height + 1, where + ": " + view.contentHeight + " in " + view.height);
    }
    function test_theAttackAndACoveredTradeFitWhole_data(): var { return [{ tag: "English", language: "en" }, { tag: "German", language: "de" }]; }
    function test_theAttackAndACoveredTradeFitWhole(data: var): void {
        Settings.language = data.language;
        me.show(1280, 800);
        Game.attack = Fixed.attack;
        me.settled();
        me.fits(me.find("attackCard0"), "the attack");
        Game.attack = Game.noAttack;
        Table.hands = "digital";
        me.find("gameLayout").item.page.sheet = "trade";
        me.settled();
        me.fits(me.find("tradeCover"), "the trade");
        me.uncover();
        me.settled();
        me.fits(me.find("give-ore"), "the uncovered trade");
        me.find("gameLayout").item.page.close();
        Settings.language = "en";
    }

    function test_theSixActionsHaveTheirWordsIn1024x600_data(): var { return [{ tag: "English", language: "en" }, { tag: "German", language: "de" }]; }
    function test_theSixActionsHaveTheirWordsIn1024x600(data: var): void {
        Settings.language = data.language;
        me.show(1024, 600);
        for (const name of ["buildButton", "knightsButton", "improveButton", "tradeButton", "cardsButton", "possibleButton"])
            verify(me.find(name).worded, name);
        Settings.language = "en";
    }
}
