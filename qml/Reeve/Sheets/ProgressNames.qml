// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Reeve.App

// Names of the progress and development cards, their decks and their effects.
QtObject {
    id: root

    readonly property var decks: ({ science: Facts.cardsOf("science"), politics: Facts.cardsOf("politics"), trade: Facts.cardsOf("trade") })

    /** All progress cards, in the order in which they are shown. */
    readonly property list<string> progress: Array.from(Words.tracks).reduce((all, track) => all.concat(root.decks[track]), [])

    // Another one in another language, and with it all names are told anew.
    readonly property string plenty: qsTr("Take any two resources from the bank.")

    /** The development cards. */
    readonly property list<string> development: ["knight", "road-building", "year-of-plenty", "monopoly", "victory-point"]

    function track(card: string): string { return Facts.deckOf(card); }

    /** Knight cards add to the knights on the board. */
    readonly property bool defending: (Game.position?.rules?.game ?? "") !== "base" && Game.position?.deck_sizes?.development !== undefined

    readonly property var rules: ({
        "alchemist": "PROG-ALCH", "crane": "PROG-CRANE", "engineer": "PROG-ENGR", "inventor": "PROG-INVE", "irrigation": "PROG-IRRI",
        "medicine": "PROG-MEDI", "mining": "PROG-MINE", "printer": "PROG-PRIN", "road-building": "PROG-ROAD", "smith": "PROG-SMIT",
        "bishop": "PROG-BISH", "constitution": "PROG-CONS", "deserter": "PROG-DESE", "diplomat": "PROG-DIPL", "intrigue": "PROG-INTR",
        "saboteur": "PROG-SABO", "spy": "PROG-SPY", "warlord": "PROG-WARL", "wedding": "PROG-WEDD", "commercial-harbor": "PROG-CHAR",
        "master-merchant": "PROG-MAST", "merchant": "PROG-MERC", "resource-monopoly": "PROG-RMON", "trade-monopoly": "PROG-TMONa"
    })

    /** The rule of the card. */
    function rule(card: string): string {
        if (card === "merchant-fleet")
            return Game.position?.rules?.edition === "collectors-2005" ? "PROG-FLEETb" : "PROG-FLEETa";
        return root.rules[card] ?? "";
    }

    /** The effect of the card: its rule without the name and number of cards before the colon. */
    function text(card: string): string {
        switch (card) {
        case "knight": return root.defending ? qsTr("Move the robber and steal a card from one player next to its new hex. The knight card stays face up and counts in every attack of the barbarians.")
                                             : qsTr("Move the robber and steal a card from one player next to its new hex. The knight card stays face up and counts for Largest Army.");
        case "year-of-plenty": return root.plenty;
        case "monopoly": return qsTr("Name a resource. All other players give you all their cards of it.");
        case "victory-point": return qsTr("1 victory point, kept secret until you win.");
        }
        // Chapters change with the language, and the texts with them.
        const words = (RuleBook.chapters.length > 0 ? RuleBook.text(root.rule(card)) : "").replace(/^[^:]*: */, "");
        return words.charAt(0).toUpperCase() + words.slice(1);
    }

    /** As printed in the edition that is played. */
    function name(card: string): string {
        return root.plenty === "" ? "" : Facts.cardName(card, Game.position?.rules?.edition ?? "");
    }
}
