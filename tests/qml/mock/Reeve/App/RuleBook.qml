// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A stand-in for the list of rules: two rules in one chapter.
QtObject {
    readonly property var entries: [
        { id: "PROG-SMIT", text: "Smith (2 cards): you promote up to two of your knights by one level for free.", chapter: "Progress cards", when: ["cities-and-knights"] },
        { id: "ROAD-1", text: "A road lies on a path.", chapter: "Roads", when: [] }
    ]
    readonly property var chapters: [{ chapter: "ROAD", title: "Roads", count: 1 }, { chapter: "PROG", title: "Progress cards", count: 1 }]
    function text(id) { return (entries.find(r => r.id === id) || { text: "" }).text; }
    function chapterOf(id) { return (entries.find(r => r.id === id) || { chapter: "" }).chapter; }
    function rules(chapter) { return entries.filter(r => r.id.startsWith(chapter)); }
    function search(words) { return entries.filter(r => r.text.toLowerCase().indexOf(words.toLowerCase()) >= 0); }
}
