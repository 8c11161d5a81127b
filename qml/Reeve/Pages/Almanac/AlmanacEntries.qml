// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Sheets

// Rules, prices, cards and levels as entries of one form: {kind, id, title, text, chapter, counts, cost, track, level, icon, picture,
// reading}; `id` is the rule ID or ""; `reading`: the printed rules are ambiguous here.
QtObject {
    id: root

    /** Rules of the open game as in the record, or null. */
    property var rules: null

    /** Chapters that are not chapters of the rules. */
    readonly property var special: [{ chapter: "handbook", title: qsTr("How to use Reeve") }, { chapter: "prices", title: qsTr("Building costs") }, { chapter: "cards", title: qsTr("Progress cards in detail") },
                                    { chapter: "levels", title: qsTr("Improvement levels") },
                                    { chapter: "development", title: qsTr("Development cards in detail") }]
    /** `rules`, or {}: all entries apply. */
    readonly property var given: root.rules ?? ({})

    readonly property Handbook handbook: Handbook {}

    function titleOf(chapter: string): string { return root.special.find(c => c.chapter === chapter).title; }
    /** All entries with a name. */
    function named(): var { return root.howTo().concat(root.prices(), root.cards(), root.levels(), root.developmentCards()); }
    function howTo(): var {
        return root.handbook.entries.map(e => ({ kind: "how-to", id: "", title: e.title, text: e.text, chapter: root.titleOf("handbook"), counts: true, cost: null, track: "", level: 0, icon: e.icon, picture: e.picture ?? "" }));
    }

    function ruleEntries(rules: var): var { return Array.from(rules).map(r => root.ruleEntry(r)); }
    function ruleEntry(rule: ruleFacts): var {
        return { kind: "rule", id: rule.id, title: "", text: rule.text, chapter: rule.chapter, counts: rule.counts, cost: null, track: "", level: 0, reading: rule.reading };
    }

    function prices(): var {
        return Array.from(RuleBook.prices(root.given)).map(p => ({ kind: "price", id: p.rule, title: p.name !== "" ? p.name : root.priceTitle(p.what), text: Words.amounts(p.cost),
            chapter: root.titleOf("prices"), counts: p.counts, cost: p.cost, track: "", level: 0 }));
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
        const knights = RuleBook.counts(["cities-and-knights"], root.given);
        return ProgressNames.decks[track].map(card => ({ kind: "card", id: ProgressNames.rule(card), title: ProgressNames.name(card),
            text: ProgressNames.text(card), chapter: root.titleOf("cards"), counts: knights, cost: null, track: track, level: 0 }));
    }
    function developmentCards(): var {
        return Array.from(RuleBook.developmentCards(root.given)).map(c => ({ kind: "card", id: c.rule, title: ProgressNames.name(c.card),
            text: RuleBook.text(c.rule), chapter: root.titleOf("development"), counts: c.counts, cost: null, track: "", level: 0 }));
    }

    function levels(): var {
        return Array.from(RuleBook.levels(root.given)).map(l => ({ kind: "level", id: l.rule, title: l.name, text: root.levelText(l), chapter: root.titleOf("levels"),
            counts: l.counts, cost: l.cost, track: l.track, level: l.level }));
    }
    /** The level's red dice and its further effect. */
    function levelText(level: levelFacts): string {
        const draws = qsTr("%1, level %2. With the city gate of this colour, a red die of 1 to %3 draws a progress card.").arg(Words.track(level.track)).arg(level.level).arg(level.red);
        return level.more ? draws + " " + RuleBook.text(level.rule) : draws;
    }
}
