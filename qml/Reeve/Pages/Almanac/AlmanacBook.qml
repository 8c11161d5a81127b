// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// Contents of the almanac by chapter: the handbook, prices, cards and levels, then the rules.
QtObject {
    id: root

    /** Rules of the open game as in the record, or null: then all entries apply. */
    property var rules: null
    /** Omits entries that do not apply to that game. */
    property bool only: false

    readonly property AlmanacEntries made: AlmanacEntries { rules: root.rules }
    /** [{chapter, title, count}] of the chapters that are not empty. */
    readonly property var chapters: root.listed(root.made.special).concat(root.listed(Array.from(RuleBook.chapters))).filter(c => c.count > 0)

    function listed(chapters: var): var {
        return chapters.map(c => ({ chapter: c.chapter, title: c.title, count: root.entries(c.chapter).length }));
    }
    function wanted(entries: var): var { return root.only ? entries.filter(e => e.counts) : entries; }
    function title(chapter: string): string { return root.chapters.find(c => c.chapter === chapter)?.title ?? ""; }

    function entries(chapter: string): var {
        // Texts change with the language; an empty list makes callers ask again.
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
    /** All entries that contain all of the words, matches in titles first. */
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
    /** Index of a rule in its chapter; -1 if it is not there. */
    function place(rule: string): int {
        const all = root.entries(root.chapterOf(rule));
        const exact = all.findIndex(e => e.id === rule);
        return exact >= 0 ? exact : all.findIndex(e => e.id.startsWith(rule));
    }
}
