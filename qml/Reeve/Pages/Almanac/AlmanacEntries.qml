// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Sheets

// Rules, prices, cards and levels as entries of one form:
// {kind, id, title, text, chapter, counts, cost, track, level, icon, reading}; `id` is the rule behind it, "" for none;
// `reading` says that the printed rules leave it open.
QtObject {
    id: root

    /** Rules of the game on the table as in the record, or null. */
    property var rules: null

    /** The chapters that are no chapters of the rules. */
    readonly property var special: [{ chapter: "handbook", title: qsTr("How to use Reeve") }, { chapter: "prices", title: qsTr("Building costs") }, { chapter: "cards", title: qsTr("Progress cards in detail") },
                                    { chapter: "levels", title: qsTr("Improvement levels") },
                                    { chapter: "development", title: qsTr("Development cards in detail") }]
    readonly property var ability: ({ trade: "IMPR-13", politics: "IMPR-11", science: "IMPR-12" })
    readonly property var development: ({ knight: "DEV-5", "road-building": "DEV-6", "year-of-plenty": "DEV-7", monopoly: "DEV-8", "victory-point": "DEV-10" })

    readonly property Handbook handbook: Handbook {}

    function titleOf(chapter: string): string { return root.special.find(c => c.chapter === chapter).title; }
    /** Development cards are in play besides progress cards, and with them their rules. */
    readonly property bool secondDeck: root.rules !== null && ProgressNames.defending
    function counts(when: var): bool { return root.rules === null || RuleBook.counts(when, root.rules); }
    /** Everything that has a name. */
    function named(): var { return root.howTo().concat(root.prices(), root.cards(), root.levels(), root.developmentCards()); }
    function howTo(): var {
        return root.handbook.entries.map(e => ({ kind: "how-to", id: "", title: e.title, text: e.text, chapter: root.titleOf("handbook"), counts: true, cost: null, track: "", level: 0, icon: e.icon }));
    }

    function ruleEntries(rules: var): var { return rules.map(r => root.ruleEntry(r)); }
    function ruleEntry(rule: var): var {
        return { kind: "rule", id: rule.id, title: "", text: rule.text, chapter: rule.chapter, counts: root.counts(rule.when) || root.secondDeck && rule.id.startsWith("DEV-"), cost: null, track: "", level: 0,
                 reading: rule.reading && root.counts(rule.readingIn) ? rule.readingText || root.openWords(rule.id) : "" };
    }

    /** Who left it open. */
    function openWords(id: string): string {
        return id.startsWith("FAN-") ? qsTr("A reading: the fans' article leaves this open.") : qsTr("A reading: the printed rules leave this open.");
    }

    function prices(): var { return root.priceEntries(RuleBook.prices()); }
    function priceEntries(prices: var): var {
        return prices.map(p => ({ kind: "price", id: p.rule, title: p.name ?? root.priceTitle(p.what), text: Words.heap(p.cost), chapter: root.titleOf("prices"),
                                  counts: root.counts(p.when) || root.secondDeck && p.what === "development", cost: p.cost, track: "", level: 0 }));
    }
    function priceTitle(what: string): string {
        switch (what) {
        case "development": return qsTr("Development card");
        case "knight": return qsTr("Recruit a knight");
        case "activate": return qsTr("Activate a knight");
        case "promote": return qsTr("Promote a knight by one level");
        }
        return Words.piece(what);
    }

    function cards(): var { return Array.from(Words.tracks).reduce((all, track) => all.concat(root.deckEntries(track)), []); }
    function deckEntries(track: string): var {
        const knights = root.counts(["cities-and-knights"]);
        return ProgressNames.decks[track].map(card => ({ kind: "card", id: ProgressNames.rule(card), title: ProgressNames.name(card),
            text: ProgressNames.text(card), chapter: root.titleOf("cards"), counts: knights, cost: null, track: track, level: 0 }));
    }
    function developmentCards(): var {
        const counts = root.counts(["base"]) || root.secondDeck;
        return Object.keys(root.development).map(card => ({ kind: "card", id: root.development[card], title: ProgressNames.name(card),
            text: RuleBook.text(root.development[card]), chapter: root.titleOf("development"), counts: counts, cost: null, track: "", level: 0 }));
    }

    function levels(): var { return root.levelEntries(RuleBook.levels(root.rules?.edition ?? "en-2020")); }
    function levelEntries(levels: var): var {
        const knights = root.counts(["cities-and-knights"]);
        return levels.map(l => ({ kind: "level", id: root.levelRule(l), title: l.name, text: root.levelText(l), chapter: root.titleOf("levels"),
                                  counts: knights, cost: root.heapOf(l.card, l.cost), track: l.track, level: l.level }));
    }
    function heapOf(card: string, count: int): var {
        const heap = {};
        heap[card] = count;
        return heap;
    }
    /** What a level brings beyond its red die. */
    function levelRule(level: var): string {
        switch (level.level) {
        case 3: return root.ability[level.track];
        case 4: return "METRO-2";
        case 5: return "METRO-4";
        }
        return "IMPR-8";
    }
    function levelText(level: var): string {
        const draws = qsTr("%1, level %2. With the city gate of this colour, a red die of 1 to %3 draws a progress card.").arg(Words.track(level.track)).arg(level.level).arg(level.red);
        return level.level < 3 ? draws : draws + " " + RuleBook.text(root.levelRule(level));
    }
}
