// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App

// A game with two phones and the table's window: Anna's is in English and light, Ben's in German and dark. All by taps, on the
// phones and on the table; each claim is checked on both sides.
Phoned {
    id: me
    name: "two phones"
    when: windowShown

    /** Decks without the cards that players hold in this test. */
    readonly property var decks: ({ trade: ["merchant"], politics: ["warlord"], science: ["alchemist"] })
    property var anna: null
    property var ben: null

    function initTestCase(): void {
        if (me.table.missing !== "")
            skip(me.table.missing);
        me.open("home", 1280, 800);
        me.importGame(Qt.resolvedUrl("../access/four.jsonl"));
        verify(me.resume(me.kept()[0].id));
        Table.dice = "real";
        Table.hands = "digital";
        Table.decks = "digital";
        me.openDoor();
        me.anna = me.phone("en-US", "light");
        me.ben = me.phone("de-DE", "dark");
    }

    // The functions run in this order.

    function test_01_aScannedCodeAndTheNumberLeadToTheSeat(): void {
        compare(me.table.read(me.find("qrCode")), Phones.url);
        me.anna.open(Phones.url);
        me.taps(me.anna, "Anna", "I am Anna");
        me.find("claim-red");
        const sign = me.search(me.find("claim-red"), "claimSign").text;
        me.shows(me.anna, "does the table show " + sign + "?");
        me.tapInside("claim-red", "claimNo");
        me.shows(me.anna, "The table said No.");
        // After a No, the same address may claim again only after ten seconds.
        me.ben.open(Phones.url.replace(/#.*/, ""));
        me.shows(me.ben, "Code des Tisches");
        me.ben.type(Phones.code.toLowerCase());
        me.taps(me.ben, "Weiter");
        me.shows(me.ben, "Wer bist du?");
        tryVerify(() => {
            me.ben.tap("Ben");
            me.ben.tap("Ich bin Ben");
            return me.seen("claim-blue") !== null;
        }, 30000);
        const bens = me.search(me.find("claim-blue"), "claimSign").text;
        me.shows(me.ben, "zeigt der Tisch " + bens + "?");
        me.picture(me.ben, "two-phones-claim-de");
        me.tapInside("claim-blue", "claimYes");
        me.shows(me.ben, "Deine Hand");
        me.taps(me.anna, "Anna", "I am Anna");
        me.find("claim-red");
        me.tapInside("claim-red", "claimYes");
        me.shows(me.anna, "Your hand");
        compare([Phones.marks.red, Phones.marks.blue], ["here", "here"]);
        me.tap("backButton");
    }

    function test_02_eachPhoneShowsTheHandOfItsSeatAndNoOther(): void {
        me.shows(me.anna, "Inventor");
        me.shows(me.ben, "Bischof");
        verify(me.anna.text().indexOf("Bishop") < 0);
        for (const secret of ["Erfinder", "Spion", "Händler"])
            verify(me.ben.text().indexOf(secret) < 0, secret);
        me.picture(me.anna, "two-phones-hand-en");
        me.picture(me.ben, "two-phones-hand-de");
    }

    function test_03_anOfferIsAnsweredOnAPhoneAndAtTheTable(): void {
        me.correct({ hands: { red: { wool: 3, ore: 1 }, blue: { brick: 2 }, white: { brick: 1 }, orange: {} } });
        me.shows(me.anna, "Wool: 3");
        me.taps(me.anna, "Trade", "Wool: 3", "Wool: 2, 1 chosen", "Brick, tap", "Dan", "Offer 2 wool for 1 brick");
        me.shows(me.ben, "Anna bietet dir einen Tausch an");
        me.picture(me.ben, "two-phones-offer-de");
        // Cleo has no phone and answers at the table.
        me.find("tableOffer-red");
        me.shows(me.anna, "Waiting for");
        me.tap("decline-white");
        me.shows(me.anna, "Cleosays no");
        me.taps(me.ben, "Einverstanden");
        me.taps(me.anna, "Trade with Ben");
        tryVerify(() => me.hand(0) === "1 brick, 1 ore, 1 wool", 10000, me.hand(0));
        compare(me.hand(1), "1 brick, 2 wool");
        me.shows(me.ben, "Wolle: 2");
        compare(me.seen("tableOffer-red"), null);
    }

    function test_04_theTurnIsPlayedOnThePhone(): void {
        me.correct({ hands: { red: { wool: 4, brick: 1, lumber: 1, paper: 2 }, blue: {}, white: { grain: 2 }, orange: { grain: 1 } },
                     decks: me.decks, progress: { red: { hand: ["resource-monopoly", "inventor"], shown: [] } } });
        me.taps(me.anna, "Trade", "Wool: 4", "Wool: 3", "Wool: 2", "Wool: 1", "Ore, tap", "Bank: 1 ore for 4 wool");
        tryVerify(() => me.hand(0) === "1 brick, 1 lumber, 1 ore, 2 paper", 10000, me.hand(0));
        me.taps(me.anna, "Improve", "Build level 2");
        tryVerify(() => me.hand(0) === "1 brick, 1 lumber, 1 ore", 10000, me.hand(0));
        me.taps(me.anna, "Build", "Build a road", "Places as a list");
        me.picture(me.anna, "two-phones-places-en");
        me.anna.run("document.querySelectorAll('ul[aria-label] .choice-row')[0].click();");
        me.taps(me.anna, "Build a road");
        tryVerify(() => me.hand(0) === "1 ore", 10000, me.hand(0));
        me.taps(me.anna, "Resource Monopoly", "Grain", "Play");
        tryVerify(() => me.hand(0) === "1 ore, 3 grain", 10000, me.hand(0));
        compare(me.hand(2), "");
        me.taps(me.anna, "End turn");
        tryVerify(() => Game.expected.kind === "roll" && Game.expected.player === 1, 10000);
        me.shows(me.ben, "Würfel eingeben");
    }

    // Rules: ROBBER-2, ROBBER-6
    function test_05_aSevenIsAnsweredByEachOnTheOwnPhoneAndTheRestAtTheTable(): void {
        me.correct({ turn: { number: 15, player: "blue", phase: "roll" }, barbarians: { spaces: 2, attacks: 1 },
                     hands: { red: { ore: 4, grain: 6 }, blue: { lumber: 5, brick: 5 }, white: { wool: 6, ore: 4 }, orange: { brick: 1 } } });
        me.taps(me.ben, "Würfel eingeben", "Roter Würfel 3", "Gelber Würfel 4", "Wissenschaft", "7 eingeben");
        tryVerify(() => Game.expected.kind === "discard", 10000);
        me.win.show("game");
        me.shows(me.anna, "Choose 5 more cards");
        // With a city wall nine cards are allowed; Red holds ten.
        for (let i = 0; i < 5; ++i)
            me.taps(me.anna, "Grain: " + i + ", tap for one more");
        me.picture(me.anna, "two-phones-discard-en");
        me.taps(me.anna, "Discard these cards");
        tryVerify(() => me.hand(0) === "1 grain, 4 ore", 10000, me.hand(0));
        for (let i = 0; i < 5; ++i)
            me.taps(me.ben, "Lehm: " + i + ", tippe für eine mehr");
        me.taps(me.ben, "Diese Karten abgeben");
        tryVerify(() => me.hand(1) === "5 lumber", 10000, me.hand(1));
        // Cleo has no phone: the window asks her, under a cover.
        tryVerify(() => Game.expected.kind === "discard" && Game.expected.player === 2, 10000, JSON.stringify(Game.expected));
        me.carryOut({ do: "discard", cards: { wool: 5 } });
        tryVerify(() => me.hand(2) === "1 wool, 4 ore", 10000, me.hand(2));
        me.taps(me.ben, "Stellen als Liste");
        me.picture(me.ben, "two-phones-robber-de");
    }

    function test_06_aReloadedPageIsBackInItsSeatAndTheDoorMayBeClosed(): void {
        me.win.show("phones");
        me.settled();
        me.anna.open(Phones.url.replace(/#.*/, ""));
        me.shows(me.anna, "Your hand");
        tryCompare(Phones.marks, "red", "here", 10000);
    }

    function test_07_theTableSpeaksGermanAndEachPhoneItsOwnLanguage(): void {
        Settings.language = "de";
        me.settled();
        me.correct({ turn: { number: 15, player: "red", phase: "main" }, pending: [], decks: me.decks, hands: { red: { wool: 4 }, blue: {}, white: {}, orange: {} } });
        me.taps(me.anna, "Trade", "Wool: 4", "Wool: 3", "Wool: 2", "Wool: 1", "Ore, tap", "Bank: 1 ore for 4 wool");
        me.shows(me.anna, "Anna gives 4 wool to the bank.");
        me.shows(me.ben, "Anna gibt 4 Wolle an die Bank.");
        verify(!/Wolle|Erz|Deine/.test(me.anna.text()), me.anna.text());
        verify(!/wool|Your/.test(me.ben.text()), me.ben.text());
        me.win.show("phones");
        me.find("seat-blue");
        verify(me.words().indexOf("Handys") >= 0, "the window speaks German");
        Settings.language = "en";
        me.settled();
    }

    function test_08_aMovedPhoneForgetsTheOldCards(): void {
        me.correct({ turn: { number: 15, player: "blue", phase: "main" }, pending: [], decks: me.decks,
                     progress: { blue: { hand: ["bishop"], shown: [] }, white: { hand: ["smith"], shown: [] } } });
        me.shows(me.ben, "Bischof");
        me.tap("seat-blue");
        me.tap("move-0-white");
        me.shows(me.ben, "Schmied");
        verify(me.ben.text().indexOf("Bischof") < 0);
        verify(!/bishop/i.test(JSON.stringify(me.ben.run("return typeof state === 'undefined' ? null : state;"))));
        me.tap("disconnectAll");
        me.tap("sendAllAway");
        me.shows(me.ben, "Der Tisch hat dieses Handy abgemeldet.");
        me.shows(me.anna, "The table has released this phone.");
        verify(me.ben.text().indexOf("Schmied") < 0);
        tryVerify(() => Phones.marks.red === "" && Phones.marks.blue === "");
    }
}
