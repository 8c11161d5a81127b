// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Sheets
import Reeve.Pages

// Sheets over the game: that of the pending decision, or the one that the player opened.
Item {
    id: root

    required property GameDesk page
    required property GameTask task

    readonly property promptFacts prompt: root.page.prompt
    readonly property playerFacts seat: Game.awaited
    /** The sheet of the pending decision; decisions on the board belong to the task. */
    readonly property string asked: root.task.victims.length > 1 ? "victim" : root.task.leading ? "" : root.prompt.sheet
    readonly property bool busy: Game.attack.landed
    // The tour is not a sheet: it points at items below.
    readonly property string shown: root.page.sheet === "tour" ? "" : root.page.sheet !== "" ? root.page.sheet : root.busy ? "" : root.asked

    anchors.fill: parent
    z: 50

    readonly property var rules: ({ menu: "", count: "", level: "", since: "", odds: "PROD-1", roll: "", watch: "", landing: "BARB-6", table: "", possible: root.prompt.acting ? "" : root.page.rule, points: root.page.base ? "WIN-1" : "WIN-2",
                                    improve: "IMPR-2", trade: "TRADE-1", cards: root.page.base ? "DEV-3" : "PROG-5" })
    Binding { target: sheets.item; property: "rule"; value: root.rules[root.shown] ?? root.page.rule; when: sheets.item !== null }
    // A decision blocks the page, but the phones stay reachable.
    Binding { target: sheets.item; property: "phones"; value: true; when: sheets.item !== null && root.page.sheet === "" }
    Connections {
        target: sheets.item
        function onRuleWanted(rule: string): void { root.page.look("almanac", rule); }
        function onPhonesWanted(): void { root.page.look("phones", ""); }
        function onMenuWanted(): void { root.page.sheet = "menu"; }
    }
    // Over the sheet whose command is doubted.
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        z: 1
        active: Game.doubt !== ""
        sourceComponent: DoubtSheet {
            onDismissed: {
                sheets.item ? (sheets.item as Item).forceActiveFocus() : root.page.closed();
                Game.dismissDoubt();
            }
            onBooked: root.page.close()
            onCountAsked: seat => root.page.openCount(seat)
        }
    }
    Loader {
        anchors.fill: parent
        z: 1
        active: Game.given.to >= 0
        sourceComponent: GivenSheet {}
    }
    // qmllint enable unqualified
    Loader {
        id: sheets
        objectName: "sheetLoader"
        anchors.fill: parent
        active: root.shown !== ""
        sourceComponent: ({ points: points, level: level, menu: menu, since: since, landing: landing, table: table, possible: possible, count: count, improve: improve, trade: trade, cards: cards, counts: discard, gold: gold,
                            resource: take, victim: victim, deck: deck, progress: progress, odds: odds, roll: roll, watch: watch, paper: paper })[root.shown] ?? null
    }

    // qmllint disable unqualified
    Component { id: points; PointsSheet { index: root.page.pointsOf; onDismissed: root.page.close(); onRoadAsked: seat => { root.task.roadOf = seat; root.page.close(); }; onCountAsked: seat => root.page.openCount(seat); onLevelAsked: seat => root.page.openLevel(seat) } }
    Component {
        id: level
        LevelSheet {
            readonly property int index: root.page.pointsOf
            readonly property playerFacts person: Game.players[index] ?? Game.nobody
            color: person.color
            seatName: person.name
            bound: Game.whyNotPerson(index)
            barred: Phones.marks[person.color] ? qsTr("A phone plays for %1. Disconnect it first.").arg(person.name) : Game.whyNotReeve(index)
            onDismissed: root.page.close()
            onChosen: level => { Game.handOver(index, level); root.page.close(); }
        }
    }
    Component { id: count; CountSheet { index: root.page.pointsOf; onDismissed: root.page.close() } }
    Component {
        id: menu
        MenuSheet {
            readable: root.page.readable
            onDismissed: root.page.close()
            onHomeAsked: root.page.home()
            onPossibleAsked: root.page.sheet = "possible"
            onSinceAsked: root.page.sheet = "since"
            onPaperAsked: root.page.sheet = "paper"
            onTableAsked: root.page.sheet = "table"
            onTourAsked: root.page.sheet = "tour"
            onWatchAsked: root.page.sheet = "watch"
            onLookAsked: page => { root.page.close(); root.page.look(page, page === "almanac" ? root.page.rule : ""); }
            onPointsAsked: root.page.openPoints(Game.turn.player)
            onSettingsAsked: root.page.settings()
            onClubAsked: { root.page.close(); root.page.look("club", ""); }
        }
    }
    Component {
        id: possible
        PossibleSheet {
            onDismissed: root.page.close()
            onSheetAsked: sheet => root.page.sheet = sheet
            onCardsAsked: root.page.openCards(Game.expected.player)
            onTaskAsked: (panel, piece) => { root.page.close(); panel === "offer" ? root.task.offer(piece, "") : root.task.choose(panel, piece); }
            onRuleAsked: rule => root.page.look("almanac", rule)
        }
    }
    Component { id: since; SinceSheet { onDismissed: root.page.close(); onHistoryAsked: { root.page.close(); root.page.look("history", ""); } } }
    Component { id: paper; PaperSheet { onDismissed: root.page.close() } }
    Component { id: odds; OddsSheet { total: root.page.oddsOf; onDismissed: root.page.close() } }
    Component { id: roll; RollSheet { step: root.page.rollStep; onDismissed: root.page.close() } }
    Component { id: watch; WatchSheet { camera: root.page.camera; onDismissed: root.page.close() } }
    Component { id: landing; LandingSheet { onDismissed: root.page.close() } }
    Component {
        id: table
        TableSheet {
            onDismissed: {
                const asks = asksHands;
                root.page.close();
                if (asks)
                    root.page.look("correct", "hands");
            }
        }
    }
    Component { id: improve; ImproveSheet { onDismissed: root.page.close() } }
    Component { id: trade; TradeSheet { onDismissed: root.page.close() } }
    Component {
        id: cards
        CardsSheet {
            index: root.page.pointsOf
            onDismissed: root.page.close()
            onShowAsked: card => { root.page.close(); Game.showCard(root.page.pointsOf, card); }
            onPlayAsked: (card, development) => { root.page.close(); root.task.guide(development ? "play-development" : "play", card); }
        }
    }
    // qmllint enable unqualified
    Component { id: gold; GoldSheet {} }
    // qmllint disable unqualified
    Component { id: discard; DiscardSheet { onCountAsked: seat => root.page.openCount(seat) } }
    Component {
        id: take
        ChoiceSheet {
            title: qsTr("%1 chooses a resource").arg(root.seat.name)
            hint: qsTr("Aqueduct: the roll produced nothing for this player.")
            player: root.seat.color
            choices: Array.from(Words.resources).map(c => ({ value: c, text: Words.card(c), card: c }))
            pass: root.prompt.pass
            onChosen: value => Game.perform(Prompts.answer(value))
            onPassed: Game.perform(Prompts.decline())
        }
    }
    Component {
        id: victim
        ChoiceSheet {
            title: qsTr("%1, who do you steal from?").arg(Game.awaited.name)
            player: Game.awaited.color
            hint: qsTr("One card, drawn unseen.")
            dismissable: true
            choices: root.task.victims.map(v => ({ value: v, text: Game.players[v]?.name ?? "",
                hint: Words.cardCount(Game.players[v]?.handCount ?? 0), player: Game.players[v]?.color ?? "white" }))
            onChosen: value => root.task.rob(value)
            onDismissed: root.task.chooseHexAgain()
        }
    }
    // qmllint enable unqualified
    Component { id: deck; DeckSheet {} }
    Component {
        id: progress
        ProgressSheet {
            onPlayAsked: card => {
                if (card === "")
                    root.page.openCards(Game.expected.player);
                else
                    root.task.guide("play", card);
            }
        }
    }
}
