// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A stand-in for the list of rules: three rules in two chapters, one of them for the base game only.
QtObject {
    readonly property var entries: [ // test only
        { id: "PROG-SMIT", text: "Smith (2 cards): you promote up to two of your knights by one level for free.", chapter: "Progress cards", when: ["cities-and-knights"], reading: false, readingIn: [], readingText: "" },
        { id: "ROAD-1", text: "A road lies on a path.", chapter: "Roads", when: [], reading: false, readingIn: [], readingText: "" },
        { id: "ROAD-9", text: "Roads of the base game are as long as any.", chapter: "Roads", when: ["base"], reading: true, readingIn: [], readingText: "" }
    ]
    readonly property var chapters: [{ chapter: "ROAD", title: "Roads", count: 2 }, { chapter: "PROG", title: "Progress cards", count: 1 }]
    function text(id) { return (entries.find(r => r.id === id) || { text: "" }).text; }
    function chapterOf(id) { return (entries.find(r => r.id === id) || { chapter: "" }).chapter; }
    function rules(chapter) { return entries.filter(r => r.id.startsWith(chapter)); }
    function counts(when, rules) { return when.length === 0 || when.indexOf(rules.game) >= 0; }
    function prices() { return [{ what: "road", cost: { brick: 1, lumber: 1 }, when: [], rule: "ROAD-1" }, { what: "development", cost: { ore: 1 }, when: ["base"], rule: "ROAD-9" }]; }
    function levels(edition) { return [{ track: "politics", level: 3, name: "Fortress", card: "coin", cost: 3, red: 4 }]; }
    function plain(words) { return words.toLowerCase(); }
    function search(words) { return entries.filter(r => r.text.toLowerCase().indexOf(words.toLowerCase()) >= 0); }
}
