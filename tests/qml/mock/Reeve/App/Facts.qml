// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A mock of the facts of the rule book.
QtObject {
    id: root
    readonly property int roads: 15
    readonly property int settlements: 5
    readonly property int cities: 4
    readonly property int walls: 3
    readonly property int ships: 15
    readonly property int knights: 2
    readonly property int shipSpaces: 7
    readonly property int levels: 5
    readonly property int faces: 6
    readonly property int lowest: 2
    readonly property int highest: 12
    readonly property int robberTotal: 7
    readonly property int standardHexes: 19
    readonly property int roomy: 4
    readonly property int extendedHexes: 30
    readonly property int seafarersFewest: 3
    readonly property int islandPoints: 2
    readonly property int olderIslandPoints: 1
    readonly property var decks: ({ // test only
        science: ["alchemist", "crane", "engineer", "inventor", "irrigation", "medicine", "mining", "printer", "road-building", "smith"],
        politics: ["bishop", "constitution", "deserter", "diplomat", "intrigue", "saboteur", "spy", "warlord", "wedding"],
        trade: ["commercial-harbor", "master-merchant", "merchant", "merchant-fleet", "resource-monopoly", "trade-monopoly"] })

    function ways(total: int): int { return total < 2 || total > 12 ? 0 : 6 - Math.abs(7 - total); }
    function fewest(game: string): int { return game === "base" ? 2 : 3; }
    function target(game: string, scenario: string): int { return (scenario ? 14 : 10) + (game === "base" ? 0 : scenario ? 2 : 3); }
    function olderTarget(game: string, scenario: string): int { return game !== "base" ? 0 : scenario === "new-shores" ? 13 : scenario ? 12 : 0; }
    function scenarios(players: int): var { return players < 3 ? [] : ["new-shores", "through-the-desert"]; }
    function options(game: string, players: int): var {
        const shared = players > 4 ? ["special-build", "paired-players"] : [];
        return (game !== "base" ? ["easy-start", "nasty", "knight-errant", "single-claimant"] : players === 2 ? ["combined-phase"] : ["combined-phase", "single-claimant"]).concat(shared);
    }
    function usualOptions(edition: string): var { return edition === "collectors-2005" ? [] : ["single-claimant"]; }
    function readable(rows: var, seafarers: bool): bool { return seafarers || [0, 5, 7].indexOf(rows.length) >= 0; }
    function reevePlays(players: int, seafarers: bool, modules: bool): bool { return players > 2 && !seafarers && !modules; }
    function extended(players: int): bool { return players > 4; }
    function rivals(option: string): var { return option === "special-build" ? ["paired-players"] : option === "paired-players" ? ["special-build"] : []; }
    function givenOptions(game: string, players: int): var { return game === "base" && players === 2 ? ["two-player"] : []; }
    function cardsOf(deck: string): var { return root.decks[deck] ?? []; }
    function cardName(card: string, edition: string): string { return card.split("-").map(word => word === "of" ? word : word.charAt(0).toUpperCase() + word.slice(1)).join(" "); }
    function deckOf(card: string): string { return Object.keys(root.decks).find(t => root.decks[t].indexOf(card) >= 0) ?? ""; }
}
