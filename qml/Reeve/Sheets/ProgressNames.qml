// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

// The names of the progress cards, and which deck each belongs to.
QtObject {
    id: root

    readonly property var decks: ({
        science: ["alchemist", "crane", "engineer", "inventor", "irrigation", "medicine", "mining", "printer", "road-building", "smith"],
        politics: ["bishop", "constitution", "deserter", "diplomat", "intrigue", "saboteur", "spy", "warlord", "wedding"],
        trade: ["commercial-harbor", "master-merchant", "merchant", "merchant-fleet", "resource-monopoly", "trade-monopoly"]
    })

    function track(card: string): string {
        return Object.keys(root.decks).find(t => root.decks[t].indexOf(card) >= 0) ?? "";
    }

    function name(card: string): string {
        switch (card) {
        case "alchemist": return qsTr("Alchemist");
        case "crane": return qsTr("Crane");
        case "engineer": return qsTr("Engineer");
        case "inventor": return qsTr("Inventor");
        case "irrigation": return qsTr("Irrigation");
        case "medicine": return qsTr("Medicine");
        case "mining": return qsTr("Mining");
        case "printer": return qsTr("Printer");
        case "road-building": return qsTr("Road Building");
        case "smith": return qsTr("Smith");
        case "bishop": return qsTr("Bishop");
        case "constitution": return qsTr("Constitution");
        case "deserter": return qsTr("Deserter");
        case "diplomat": return qsTr("Diplomat");
        case "intrigue": return qsTr("Intrigue");
        case "saboteur": return qsTr("Saboteur");
        case "spy": return qsTr("Spy");
        case "warlord": return qsTr("Warlord");
        case "wedding": return qsTr("Wedding");
        case "commercial-harbor": return qsTr("Commercial Harbor");
        case "master-merchant": return qsTr("Master Merchant");
        case "merchant": return qsTr("Merchant");
        case "merchant-fleet": return qsTr("Merchant Fleet");
        case "resource-monopoly": return qsTr("Resource Monopoly");
        case "trade-monopoly": return qsTr("Trade Monopoly");
        }
        return card;
    }
}
