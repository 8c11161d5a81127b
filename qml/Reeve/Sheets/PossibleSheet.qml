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
    readonly property playerFacts seat: Game.awaited
    readonly property bool base: (Game.position?.rules?.game ?? "") === "base"
    readonly property bool development: root.base || root.seat.developmentCount >= 0
    readonly property bool acting: Prompts.current.acting
    readonly property var possible: root.acting ? root.all.filter(r => r.can) : []
    readonly property var others: root.acting ? root.all.filter(r => !r.can) : []

    /** A panel of the turn column, and its chosen piece. */
    signal taskAsked(string panel, string piece)
    signal sheetAsked(string sheet)
    signal cardsAsked()
    signal ruleAsked(string rule)

    /** The hand is covered: only the number of missing cards is shown. */
    function tooFew(lack: int): string { return Words.tooFew(lack, Table.hands); }
    function places(count: int): string { return qsTr("%n place(s)", "", count); }
    /** A piece to build: price, places, supply. */
    function piece(name: string, places: var, left: int, rule: string): var {
        const lack = Game.cardsShort(name), can = (places ?? []).length > 0 && lack === 0;
        return { icon: name, title: name === "knight" ? qsTr("Recruit a knight") : Words.piece(name), can: can, rule: rule, panel: name === "knight" ? "knights" : "build", piece: name, sheet: "",
                 text: can ? root.places(places.length) : left === 0 ? Words.noneLeft
                     : lack > 0 ? root.tooFew(lack) : qsTr("No place for it") };
    }
    function knightAction(name: string, title: string, places: var, none: string, price: string, rule: string): var {
        const lack = price === "" ? 0 : Game.cardsShort(price), can = (places ?? []).length > 0 && lack === 0;
        return { icon: "knight", title: title, can: can, rule: rule, panel: "knights", piece: name, sheet: "",
                 text: can ? qsTr("%n knight(s)", "", places.length) : lack > 0 ? root.tooFew(lack) : none };
    }
    function level(chart: chartFacts): var {
        const lack = Game.cardsShort(chart.track), can = root.options.improve[chart.track] && lack === 0;
        return { icon: "chart", title: chart.level < 5 ? qsTr("%1: %2").arg(Words.track(chart.track)).arg(chart.nextName) : Words.track(chart.track), can: can, rule: "IMPR-2",
                 panel: "", piece: "", sheet: "improve",
                 text: can ? qsTr("Costs %1").arg(Words.amount(chart.nextCost, chart.card)) : chart.level >= 5 ? qsTr("Fully built")
                     : lack > 0 ? root.tooFew(lack) : qsTr("Needs a city without a metropolis") };
    }
    /** Seafarers. */
    readonly property bool ships: Game.position?.board?.pirate !== undefined
    readonly property var all: {
        if (Game.revision < 0 || !root.acting)
            return [];
        const o = root.options, left = root.seat.pieces;
        const rows = [root.piece("road", o.roads, left.roads, "BUILD-1"), root.piece("settlement", o.settlements, left.settlements, "SETT-1"),
                      root.piece("city", o.cities, left.cities, "CITY-1")];
        if (root.ships) {
            const can = o.sailing.length > 0;
            rows.push(root.piece("ship", o.ships, left.ships, "SHIP-1"),
                { icon: "ship", title: qsTr("Move a ship"), can: can, rule: "SHIP-7", panel: "build", piece: "sail", sheet: "",
                  text: can ? qsTr("%n ship(s)", "", o.sailing.length) : (root.options.sailReason || Words.noShipMoves) });
        }
        if (root.development) {
            const lack = Game.cardsShort("development"), can = o.special.indexOf("buy-development") >= 0 && lack === 0;
            rows.push({ icon: "card", title: qsTr("Buy a development card"), can: can, rule: "DEV-1", panel: "build", piece: "", sheet: "",
                        text: can ? Words.amounts(Game.costs("development")) : lack > 0 ? root.tooFew(lack) : qsTr("Not now") });
        }
        if (!root.base) {
            const idle = qsTr("No knight can do this");
            rows.push(root.piece("wall", o.walls, left.walls, "WALL-1"), root.piece("knight", o.recruits, left.knights[0] ?? 0, "KNIGHT-2"),
                root.knightAction("activate", qsTr("Activate a knight"), o.activate, idle, "activate", "KNIGHT-6"),
                root.knightAction("promote", qsTr("Promote a knight"), o.promote, idle, "promote", "KNIGHT-12"),
                root.knightAction("move", qsTr("Move a knight"), o.movable, idle, "", "KNIGHT-8"),
                root.knightAction("chase", Words.chaseAway("robber"), o.chasers, Words.noChaser("robber"), "", "KNIGHT-8"));
            if (root.ships)
                rows.push(root.knightAction("chase-pirate", Words.chaseAway("pirate"), o.pirateChasers, Words.noChaser("pirate"), "", "PIRATE-7"));
            for (const chart of Array.from(root.seat.charts))
                rows.push(root.level(chart));
        }
        for (const r of Array.from(Prompts.recruits))
            rows.push({ icon: "knight", title: r.name, can: r.possible && r.lack === 0, rule: Prompts.about(r.piece).rule, panel: "build", piece: r.piece, sheet: "",
                        text: r.left === 0 ? Words.noneLeft : r.lack > 0 ? root.tooFew(r.lack) : r.possible ? Words.amounts(r.cost) : qsTr("Not now") });
        for (const verb of Array.from(Prompts.offers)) {
            const about = Prompts.about(verb);
            rows.push({ icon: "next", title: about.name, can: true, rule: about.rule, panel: "offer", piece: verb, sheet: "", text: about.detail || qsTr("Possible now") });
        }
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
            base: root.base
            development: root.development
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
