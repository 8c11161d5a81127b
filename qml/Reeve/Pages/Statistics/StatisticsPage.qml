// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The game in numbers: dice against fair dice, points, income, and the barbarians.
PageFrame {
    id: root

    readonly property bool wide: root.width > Theme.dp(900)
    /** Column span of tables with seven columns and more: both columns if they are narrow. */
    readonly property int span: root.wide && root.width < Theme.dp(1240) ? 2 : 1
    readonly property statisticsFacts told: History.statistics
    readonly property timesFacts times: History.times
    readonly property bool knights: root.told.knights
    readonly property list<playerFiguresFacts> players: root.told.players
    readonly property int best: Math.max(0, ...Array.from(root.players).map(p => p.points))

    readonly property var causes: root.causesOf([
        { cause: "start", title: qsTr("Set-up") }, { cause: "roll", title: qsTr("Rolls") }, { cause: "aqueduct", title: qsTr("Aqueduct") },
        { cause: "card", title: qsTr("Played cards") }, { cause: "bank", title: qsTr("Bank") }, { cause: "players", title: qsTr("Players") },
        { cause: "stolen", title: qsTr("Stolen") }])

    /** Statistics of the rule modules, as far as there are any. */
    readonly property list<string> ofModules: Array.from(root.told.fan)
    function moduleTitle(count: string): string {
        switch (count) {
        case "gold": return qsTr("Gold");
        case "prisoners": return qsTr("Prisoners");
        case "lost": return qsTr("Pieces lost");
        case "mined": return qsTr("Spaces mined");
        case "sent": return qsTr("Barbarians sent away");
        case "driven": return qsTr("Knights driven off");
        }
        return "";
    }
    function clock(ms: real): string {
        const s = Math.round(ms / 1000);
        return Math.floor(s / 60) + ":" + String(s % 60).padStart(2, "0");
    }
    function causesOf(all: var): var { return all.filter(c => root.knights || c.cause !== "aqueduct"); }
    /** A row of a table for each player; `values` selects numbers of an entry of the statistics. */
    function rows(values: var): var {
        return Array.from(root.players).map(p => ({ player: Game.players[p.player]?.color ?? "white", name: Game.players[p.player]?.name ?? "",
                                        values: values(p), crowned: Prompts.current.over && p.points === root.best }));
    }

    signal summary()

    trailing: IconButton {
        objectName: "shareButton"
        visible: Game.active
        icon: "share"
        name: qsTr("Share a summary")
        onClicked: root.summary()
    }
    title: qsTr("Statistics")
    hint: Game.active ? qsTr("%1: turn %2").arg(Game.gameName).arg(root.told.turns) : ""

    EmptyNote {
        anchors.fill: parent
        visible: root.told.rolls + root.told.set === 0
        icon: "statistics"
        text: qsTr("No roll yet. Statistics appear after the first roll.")
    }
    MoreBelow { view: view; ground: Theme.background; z: 1 }
    Flickable {
        id: view
        objectName: "statistics"
        anchors.fill: parent
        visible: root.told.rolls + root.told.set > 0
        contentHeight: grid.implicitHeight + Theme.dp(4)
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        GridLayout {
            id: grid
            width: parent.width
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.margin
            rowSpacing: Theme.margin

            SumsPanel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.preferredHeight: Theme.dp(root.wide ? 330 : 320)
                told: root.told
            }
            PointsPanel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.preferredHeight: Theme.dp(root.wide ? 330 : 320)
                told: root.told
            }
            ChancesPanel {
                Layout.columnSpan: grid.columns
                Layout.fillWidth: true
                Layout.preferredHeight: implicitHeight
                visible: chances.length > 1
                told: root.told
            }
            TablePanel {
                objectName: "luckTable"
                property luckFacts none
                readonly property list<luckFacts> luck: root.told.luck
                function signed(n: int): string { return n > 0 ? "+" + n : n < 0 ? "−" + -n : "0"; }
                Layout.columnSpan: grid.columns
                Layout.fillWidth: true
                visible: luck.length > 0
                title: qsTr("Luck and decisions, in % of the chance to win")
                hint: qsTr("Each row adds up: the chance after the set-up, and how the dice, the player’s own moves and those of the others changed it.")
                columns: [{ title: qsTr("After the set-up") }, { title: qsTr("Dice"), strong: true }, { title: qsTr("Own moves"), strong: true },
                          { title: qsTr("Others’ moves") }, { title: qsTr("At the end") }]
                rows: root.rows(p => {
                    const l = Array.from(luck).find(l => l.player === p.player) ?? none;
                    return [l.start, signed(l.dice), signed(l.own), signed(l.others), l.end];
                })
            }
            FacesPanel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                told: root.told
            }
            TablePanel {
                objectName: "playersTable"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                title: qsTr("Players")
                columns: root.knights
                    ? [{ title: qsTr("Points"), strong: true }, { title: qsTr("Income") },
                       { title: qsTr("Knights recruited") }, { title: qsTr("Defender") }, { title: qsTr("Cities lost") }]
                    : [{ title: qsTr("Points"), strong: true }, { title: qsTr("Income") }]
                rows: root.rows(p => root.knights ? [p.points, p.total, p.knights, p.defended, p.citiesLost] : [p.points, p.total])
            }
            TablePanel {
                objectName: "numbersTable"
                Layout.columnSpan: grid.columns
                Layout.fillWidth: true
                title: qsTr("Cards by number")
                hint: qsTr("What the rolls brought.")
                columns: Array.from(root.told.sums).filter(b => b.value !== Facts.robberTotal).map(b => ({ title: String(b.value) }))
                rows: root.rows(p => Array.from(p.byNumber).filter((n, i) => i + 2 !== Facts.robberTotal))
            }
            TablePanel {
                objectName: "seaTable"
                Layout.columnSpan: root.span
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                visible: root.told.sea
                title: qsTr("At sea")
                hint: qsTr("The trade route is measured at the end of each turn.")
                columns: [{ title: qsTr("Ships built") }, { title: qsTr("Ships moved") }, { title: qsTr("Longest trade route") },
                          { title: qsTr("Foreign islands") }, { title: qsTr("Pirate moved") }, { title: qsTr("Cards stolen with it") }]
                rows: root.rows(p => [p.shipsBuilt, p.shipsMoved, p.longestRoute, p.islands, p.pirateMoves, p.pirateCards])
            }
            TablePanel {
                objectName: "incomeTable"
                Layout.columnSpan: root.span
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                title: qsTr("Income by card")
                hint: qsTr("From the bank, without trades.")
                columns: Array.from(root.knights ? Words.cards : Words.resources).map(c => ({ title: Words.card(c), card: c }))
                rows: root.rows(p => (root.knights ? Words.cards : Words.resources).map(c => p.income[c]))
            }
            PointsPanel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.preferredHeight: Theme.dp(320)
                Layout.fillHeight: true
                title: qsTr("Income up to each turn")
                told: root.told
                values: root.told.cards
                goal: 0
                chart: "cardsChart"
            }
            HexesPanel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                visible: root.told.hexes.length > 0
                told: root.told
            }
            TablePanel {
                objectName: "causesTable"
                Layout.columnSpan: root.span
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                title: qsTr("Where the cards came from")
                columns: root.causes.map(c => ({ title: c.title }))
                rows: root.rows(p => root.causes.map(c => p.causes[c.cause]))
            }
            TablePanel {
                objectName: "timesTable"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                visible: Array.from(root.times.players).some(p => p.total >= 1000)
                title: qsTr("Time for a turn")
                hint: qsTr("Minutes and seconds. Waits over ten minutes are breaks and count for nobody.")
                columns: [{ title: qsTr("Average"), strong: true }, { title: qsTr("Longest") }, { title: qsTr("Total") }, { title: qsTr("Turns") }]
                rows: root.rows(p => {
                    const t = root.times.players[p.player];
                    return [root.clock(t.average), root.clock(t.longest), root.clock(t.total), t.turns];
                })
            }
            TablePanel {
                objectName: "lossesTable"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                title: qsTr("Where cards went")
                hint: qsTr("Blocked: what the robber’s hex would have produced.")
                columns: [{ title: qsTr("Stolen") }, { title: qsTr("Blocked") }, { title: qsTr("Discarded") },
                          { title: qsTr("To the bank") }, { title: qsTr("To players") }]
                rows: root.rows(p => [p.lost.robbed, p.blocked, p.lost.discarded, p.lost.bank, p.lost.players])
            }
            TablePanel {
                objectName: "modulesTable"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                visible: root.ofModules.length > 0
                title: qsTr("Rule modules")
                columns: Array.from(root.ofModules).map(c => ({ title: root.moduleTitle(c) }))
                rows: root.rows(p => Array.from(root.ofModules).map(c => p.fan[c]))
            }
            BalancePanel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.preferredHeight: Theme.dp(320)
                Layout.fillHeight: true
                visible: root.knights
                told: root.told
            }
        }
    }
}
