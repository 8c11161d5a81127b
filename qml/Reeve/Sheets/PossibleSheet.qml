// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// What the player on turn can do now, and what is missing for the rest. A tap opens the action.
Sheet {
    id: root

    readonly property optionsFacts options: Game.options
    readonly property list<actionFacts> actions: Prompts.actions
    readonly property playerFacts seat: Game.awaited
    readonly property bool base: (Game.position?.rules?.game ?? "") === "base"
    readonly property bool acting: Prompts.current.acting
    readonly property var possible: root.acting ? root.all.filter(r => r.can) : []
    readonly property var others: root.acting ? root.all.filter(r => !r.can) : []

    /** A panel of the turn column, and its chosen piece. */
    signal taskAsked(string panel, string piece)
    signal sheetAsked(string sheet)
    signal cardsAsked()
    signal ruleAsked(string rule)

    readonly property var panels: ({ build: "build", knights: "knights", special: "offer" })
    /** What an offer that is possible brings or needs. */
    function words(offer: actionFacts): string {
        if (offer.group === "improve" || offer.what === "development" || offer.mostOnPath > 0)
            return qsTr("Costs %1").arg(Words.amounts(offer.cost));
        if (offer.group === "special")
            return offer.detail || qsTr("Possible now");
        return offer.what === "sail" ? qsTr("%n ship(s)", "", offer.places) : offer.group === "build" || offer.what === "knight" ? qsTr("%n place(s)", "", offer.places)
            : qsTr("%n knight(s)", "", offer.places);
    }
    function titleOf(offer: actionFacts): string {
        const chart = offer.group === "improve" ? Array.from(root.seat.charts).find(c => c.track === offer.what) : undefined;
        return !chart ? offer.name : chart.nextName !== "" ? qsTr("%1: %2").arg(Words.track(chart.track)).arg(chart.nextName) : Words.track(chart.track);
    }
    readonly property var icons: ({ knights: "knight", improve: "chart", special: "next" })
    function row(offer: actionFacts): var {
        const can = offer.possible && offer.lack === 0;
        return { icon: offer.what === "development" ? "card" : offer.what === "sail" ? "ship" : offer.mostOnPath > 0 ? "knight" : root.icons[offer.group] ?? offer.what, title: root.titleOf(offer),
                 can: can, rule: offer.rule, panel: root.panels[offer.group] ?? "", piece: offer.group === "improve" || offer.what === "development" ? "" : offer.what,
                 sheet: offer.group === "improve" ? "improve" : "", text: can ? root.words(offer) : Words.whyNot(offer) };
    }
    readonly property var all: {
        if (!root.acting)
            return [];
        const rows = Array.from(root.actions).map(o => root.row(o)), o = root.options;
        rows.push({ icon: "trade", title: qsTr("Trade"), can: o.trade, rule: "TRADE-1", panel: "", piece: "", sheet: "trade",
                    text: o.trade ? qsTr("With the bank and with the others") : o.tradeReason });
        const cards = root.seat.progressCount + (root.base ? 0 : Math.max(0, root.seat.developmentCount));
        if (cards > 0)
            rows.push({ icon: "card", title: qsTr("Play a card"), can: true, rule: root.base ? "DEV-3" : "PROG-1", panel: "", piece: "", sheet: "cards",
                        text: Words.cardCount(cards) });
        return rows;
    }
    function go(row: var): void {
        if (row.sheet === "cards")
            root.cardsAsked();
        else if (row.sheet !== "")
            root.sheetAsked(row.sheet);
        else
            root.taskAsked(row.panel, row.piece);
    }

    title: qsTr("What can I do?")
    hint: Table.hands === "real" ? Array.from([Game.expected.text, qsTr("%n card(s) by Reeve's count.", "", root.seat.handCount)]).join(". ") : Game.expected.text
    player: root.seat.color
    sheetWidth: Theme.dp(860)

    Column {
        width: parent.width
        spacing: Theme.wideGap

        ThemeText {
            width: parent.width
            visible: !root.acting
            text: qsTr("Do this first. Building, trading and knights come afterwards.")
            step: "body"
            lines: 3
        }
        AdvicePanel {
            width: parent.width
            visible: Settings.advice && Advice.possible
            owner: Game.expected.player
        }
        PossibleGroup {
            objectName: "possibleRows"
            width: parent.width
            title: qsTr("Possible")
            rows: root.possible
            onPicked: row => root.go(row)
            onRuleAsked: rule => root.ruleAsked(rule)
        }
        HandReach {
            width: parent.width
            visible: root.acting && Table.hands !== "real"
            owner: Game.expected.player
        }
        PossibleGroup {
            objectName: "otherRows"
            width: parent.width
            title: qsTr("Not yet")
            rows: root.others
            onRuleAsked: rule => root.ruleAsked(rule)
        }
    }
}
