// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// What the almanac holds, chapter by chapter: how things are done with Reeve, prices, cards and levels, then the rules.
QtObject {
    id: root

    /** Rules of the game on the table as in the record, or null: then everything counts. */
    property var rules: null
    /** Leave out what does not count for that game. */
    property bool only: false

    readonly property AlmanacEntries made: AlmanacEntries { rules: root.rules }
    /** [{chapter, title, count}] with something in them. */
    readonly property var chapters: root.listed(root.made.special).concat(root.listed(Array.from(RuleBook.chapters))).filter(c => c.count > 0)

    function listed(chapters: var): var {
        return chapters.map(c => ({ chapter: c.chapter, title: c.title, count: root.entries(c.chapter).length }));
    }
    function wanted(entries: var): var { return root.only ? entries.filter(e => e.counts) : entries; }
    function title(chapter: string): string { return root.chapters.find(c => c.chapter === chapter)?.title ?? ""; }

    function entries(chapter: string): var {
        // Its texts change with the language: whoever asks is to ask again then.
        if (RuleBook.chapters.length === 0)
            return [];
        if (chapter === "handbook")
            return root.made.howTo();
        if (chapter === "prices")
            return root.wanted(root.made.prices());
        if (chapter === "cards")
            return root.wanted(root.made.cards());
        if (chapter === "levels")
            return root.wanted(root.made.levels());
        if (chapter === "development")
            return root.wanted(root.made.developmentCards());
        return root.wanted(root.made.ruleEntries(RuleBook.rules(chapter, root.made.given)));
    }
    /** Everything that holds all of the words, titles first. */
    function find(words: var): var {
        const parts = RuleBook.plain(words).split(/\s+/).filter(w => w !== "");
        if (parts.length === 0 || RuleBook.chapters.length === 0)
            return [];
        const holds = text => { const all = RuleBook.plain(text); return parts.every(w => all.indexOf(w) >= 0); };
        const named = root.made.named().filter(e => holds(e.title + " " + e.text + " " + e.chapter));
        named.sort((a, b) => (holds(b.title) ? 1 : 0) - (holds(a.title) ? 1 : 0));
        return root.wanted(named.concat(root.made.ruleEntries(RuleBook.search(words, root.made.given))));
    }

    function chapterOf(rule: string): string { return rule.split("-")[0]; }
    /** Where a rule stands among the entries of its chapter, -1 when it is not there. */
    function place(rule: string): int {
        const all = root.entries(root.chapterOf(rule));
        const exact = all.findIndex(e => e.id === rule);
        return exact >= 0 ? exact : all.findIndex(e => e.id.startsWith(rule));
    }
}
