// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Sheets

// What the almanac holds: the chapters of the rules, and before them prices, cards and levels, as entries of one form:
// {kind, id, title, text, chapter, counts, cost, track, level}.
QtObject {
    id: root

    /** Rules of the game on the table as in the record, or null: then everything counts. */
    property var rules: null
    /** Leave out what does not count for that game. */
    property bool only: false

    readonly property var special: [{ chapter: "prices", title: qsTr("Prices") }, { chapter: "cards", title: qsTr("Progress cards in detail") },
                                    { chapter: "levels", title: qsTr("Improvement levels") },
                                    { chapter: "development", title: qsTr("Development cards in detail") }]
    /** [{chapter, title, count}] with something in them. */
    readonly property var chapters: root.special.map(c => ({ chapter: c.chapter, title: c.title, count: root.entries(c.chapter).length }))
        .concat(RuleBook.chapters.map(c => ({ chapter: c.chapter, title: c.title, count: root.entries(c.chapter).length })))
        .filter(c => c.count > 0)

    function counts(when: var): bool { return root.rules === null || RuleBook.counts(when, root.rules); }
    function wanted(entries: var): var { return root.only ? entries.filter(e => e.counts) : entries; }
    function title(chapter: string): string { return root.chapters.find(c => c.chapter === chapter)?.title ?? ""; }

    function entries(chapter: string): var {
        // Its texts change with the language: whoever asks is to ask again then.
        if (RuleBook.chapters.length === 0)
            return [];
        return root.wanted(chapter === "prices" ? root.prices() : chapter === "cards" ? root.cards() : chapter === "levels" ? root.levels()
            : chapter === "development" ? root.developmentCards()
            : root.ruleEntries(RuleBook.rules(chapter)));
    }
    /** Everything that holds all of the words, titles first. */
    function find(words: string): var {
        const parts = words.toLowerCase().split(/\s+/).filter(w => w !== "");
        if (parts.length === 0 || RuleBook.chapters.length === 0)
            return [];
        const holds = text => parts.every(w => text.toLowerCase().indexOf(w) >= 0);
        const named = root.prices().concat(root.cards(), root.levels(), root.developmentCards()).filter(e => holds(e.title + " " + e.text + " " + e.chapter));
        named.sort((a, b) => (holds(b.title) ? 1 : 0) - (holds(a.title) ? 1 : 0));
        return root.wanted(named.concat(root.ruleEntries(RuleBook.search(words))));
    }
    /** Where a rule stands: {chapter, index}, or null. */
    function place(rule: string): var {
        const chapter = rule.split("-")[0];
        const all = root.entries(chapter);
        const exact = all.findIndex(e => e.id === rule);
        const index = exact >= 0 ? exact : all.findIndex(e => e.id.startsWith(rule));
        return index >= 0 ? { chapter: chapter, index: index } : null;
    }

    function ruleEntry(rule: var): var {
        return { kind: "rule", id: rule.id, title: "", text: rule.text, chapter: rule.chapter, counts: root.counts(rule.when), cost: null, track: "", level: 0 };
    }
    function ruleEntries(rules: var): var { return rules.map(r => root.ruleEntry(r)); }
    function prices(): var { return root.priceEntries(RuleBook.prices()); }
    function priceEntries(prices: var): var {
        return prices.map(p => ({ kind: "price", id: p.rule, title: root.priceTitle(p.what), text: Words.heap(p.cost), chapter: root.special[0].title,
                                             counts: root.counts(p.when), cost: p.cost, track: "", level: 0 }));
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
    function cards(): var {
        const knights = root.counts(["cities-and-knights"]);
        return Words.tracks.reduce((all, track) => all.concat(ProgressNames.decks[track].map(card =>
            ({ kind: "card", id: ProgressNames.rule(card), title: ProgressNames.name(card), text: ProgressNames.text(card), chapter: root.special[1].title,
               counts: knights, cost: null, track: track, level: 0 }))), []);
    }
    readonly property var development: ({ knight: "DEV-5", "road-building": "DEV-6", "year-of-plenty": "DEV-7", monopoly: "DEV-8", "victory-point": "DEV-10" })
    function developmentCards(): var {
        const base = root.counts(["base"]);
        return Object.keys(root.development).map(card => ({ kind: "card", id: root.development[card], title: ProgressNames.name(card),
            text: RuleBook.text(root.development[card]), chapter: root.special[3].title, counts: base, cost: null, track: "", level: 0 }));
    }
    function levels(): var {
        return root.levelEntries(RuleBook.levels(root.rules?.edition ?? "en-2020"));
    }
    function levelEntries(levels: var): var {
        const knights = root.counts(["cities-and-knights"]);
        return levels.map(l => ({ kind: "level", id: l.level === 3 ? root.ability[l.track] : l.level > 3 ? "METRO-" + (l.level === 4 ? 2 : 4) : "IMPR-8",
            title: l.name, text: root.levelText(l), chapter: root.special[2].title, counts: knights, cost: { [l.card]: l.cost }, track: l.track, level: l.level }));
    }
    readonly property var ability: ({ trade: "IMPR-13", politics: "IMPR-11", science: "IMPR-12" })
    function levelText(level: var): string {
        const draws = qsTr("%1, level %2. At the gate of this colour a red die of 1 to %3 draws a card.").arg(Words.track(level.track)).arg(level.level).arg(level.red);
        return level.level === 3 ? draws + " " + RuleBook.text(root.ability[level.track])
             : level.level === 4 ? draws + " " + RuleBook.text("METRO-2")
             : level.level === 5 ? draws + " " + RuleBook.text("METRO-4") : draws;
    }
}
