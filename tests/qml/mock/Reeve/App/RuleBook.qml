// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the list of rules: three rules in two chapters, one of them for the base game only.
QtObject {
    readonly property var entries: [ // test only
        { id: "PROG-SMIT", text: "Smith (2 cards): you promote up to two of your knights by one level for free.", chapter: "Progress cards", when: ["cities-and-knights"], reading: false, readingIn: [], readingText: "" },
        { id: "ROAD-1", text: "A road lies on a path.", chapter: "Roads", when: [], reading: false, readingIn: [], readingText: "" },
        { id: "ROAD-9", text: "Roads of the base game are as long as any.", chapter: "Roads", when: ["base"], reading: true, readingIn: [], readingText: "" }
    ]
    readonly property list<ruleChapterFacts> chapters: [{ chapter: "ROAD", title: "Roads", count: 2 }, { chapter: "PROG", title: "Progress cards", count: 1 }]
    function text(id) { return (entries.find(r => r.id === id) || { text: "" }).text; }
    function chapterOf(id) { return (entries.find(r => r.id === id) || { chapter: "" }).chapter; }
    function shown(entries, rules) { // test only
        return entries.map(r => ({ id: r.id, text: r.text, chapter: r.chapter, counts: counts(r.when, rules), reading: r.reading ? "An interpretation: the printed rules leave this open." : "" }));
    }
    function rules(chapter: string, rules: var): list<ruleFacts> { return shown(entries.filter(r => r.id.startsWith(chapter)), rules); }
    function counts(when, rules) { return rules.game === undefined || when.length === 0 || when.indexOf(rules.game) >= 0; }
    function prices(rules: var): list<priceFacts> {
        return [{ what: "road", name: "", cost: { brick: 1, lumber: 1 }, counts: true, rule: "ROAD-1" }, { what: "development", name: "", cost: { ore: 1 }, counts: counts(["base"], rules), rule: "ROAD-9" }];
    }
    function levels(rules: var): list<levelFacts> {
        return [{ track: "politics", level: 3, name: "Fortress", cost: { coin: 3 }, red: 4, rule: "IMPR-11", more: true, counts: counts(["cities-and-knights"], rules) }];
    }
    function developmentCards(rules: var): list<cardRuleFacts> {
        return ["knight", "road-building", "year-of-plenty", "monopoly", "victory-point"].map(card => ({ card: card, rule: "ROAD-1", counts: counts(["base"], rules) }));
    }
    function plain(words) { return words.toLowerCase(); }
    function search(words: string, rules: var): list<ruleFacts> { return shown(entries.filter(r => r.text.toLowerCase().indexOf(words.toLowerCase()) >= 0), rules); }
}
