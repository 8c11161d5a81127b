// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import Reeve.Sheets

// A summary of the game on an A4 page, to print or send: light in every theme, with sizes of its own.
Rectangle {
    id: root

    /** History.statistics. */
    required property statisticsFacts told
    readonly property var ink: Theme.paper
    /** A unit of this page: 1/1240 of its width. */
    readonly property real u: root.width / 1240
    readonly property bool over: Prompts.current.over
    readonly property bool knights: root.told.knights
    readonly property list<int> order: Array.from(Game.players).map((p, i) => i).sort((a, b) => Game.players[b].points - Game.players[a].points)
    readonly property int winner: {
        const i = Game.players.findIndex(p => p.color === Game.position?.winner);
        return i >= 0 ? i : root.order[0] ?? 0;
    }
    /** Players with the most points; after the game the winner only. */
    readonly property list<int> leaders: root.over ? [root.winner] : Array.from(root.order).filter(i => Game.players[i].points === Game.players[root.order[0]].points)
    readonly property list<foughtFacts> attacks: root.told.attacks
    /** "7 March 2026 · 2 h 34 min", as far as it is known. */
    readonly property string when: {
        const began = root.told.began, ended = root.told.ended;
        if (began <= 0)
            return "";
        const day = new Date(began).toLocaleDateString(Qt.locale(), Locale.LongFormat), minutes = Math.round((ended - began) / 60000);
        return minutes < 1 ? day : day + " · " + (minutes < 60 ? qsTr("%1 min").arg(minutes) : qsTr("%1 h %2 min").arg(Math.floor(minutes / 60)).arg(minutes % 60));
    }

    function partsOf(player: var): string {
        return player.pointsParts.filter(p => p.points > 0).map(p => qsTr("%1: %2").arg(Words.source(p.source, p.count)).arg(p.points)).join(" · ");
    }

    function signed(n: int): string { return n > 0 ? "+" + n : n < 0 ? "−" + -n : "0"; }
    /** Changes of a player's chance, dice separately from decisions; "" before the end. */
    function luckOf(player: int): string {
        const luck = Array.from(root.told.luck).find(l => l.player === player);
        return luck === undefined ? "" : qsTr("Chance to win in %: dice %1, own moves %2, others %3")
                                             .arg(root.signed(luck.dice)).arg(root.signed(luck.own)).arg(root.signed(luck.others));
    }

    color: root.ink.raised

    component Line: Text {
        property real step: 24
        property bool strong: false
        property bool serif: false
        color: root.ink.ink
        font.family: serif ? Theme.serif : Theme.sans
        font.pixelSize: Math.max(1, step * root.u)
        font.weight: strong ? Font.Bold : Font.Medium
        textFormat: Text.PlainText
        elide: Text.ElideRight
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 64 * root.u
        spacing: 24 * root.u

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 4 * root.u
            Line { objectName: "paperTitle"; Layout.fillWidth: true; text: Game.gameName; step: 48; strong: true; serif: true }
            Line {
                Layout.fillWidth: true
                text: [Words.game(Game.position?.rules?.game ?? ""), qsTr("%n turn(s)", "", Game.turn.number), root.when].filter(t => t !== "").join(" · ")
                step: 26
                color: root.ink.mutedInk
            }
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: 112 * root.u
            radius: 20 * root.u
            color: Theme.things.night
            Row {
                anchors.centerIn: parent
                spacing: 24 * root.u
                Repeater {
                    model: root.leaders
                    PlayerPin {
                        required property int modelData
                        player: Game.players[modelData]?.color ?? "white"
                        size: 72 * root.u
                        anchors.verticalCenter: parent?.verticalCenter
                    }
                }
                Line {
                    objectName: "paperWinner"
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, 1112 * root.u - (root.leaders.length * 96 + 96) * root.u)
                    text: {
                        const names = Words.list(root.leaders.map(i => Game.players[i]?.name ?? "")), points = Words.points(Game.players[root.leaders[0] ?? 0]?.points ?? 0);
                        return root.over ? qsTr("%1 wins with %2").arg(names).arg(points)
                            : root.leaders.length > 1 ? qsTr("Tied for the lead: %1, %2 each").arg(names).arg(points)
                            : qsTr("%1 leads with %2").arg(names).arg(points);
                    }
                    step: root.leaders.length > 1 ? 30 : 40
                    strong: true
                    serif: true
                    color: Theme.things.nightInk
                }
            }
        }
        BoardView {
            Layout.fillWidth: true
            Layout.fillHeight: true
            board: Game.position
            name: qsTr("The board at the end")
        }
        Column {
            Layout.fillWidth: true
            Repeater {
                model: root.order
                Item {
                    id: row
                    required property int modelData
                    readonly property playerFacts seat: Game.players[row.modelData] ?? Game.nobody
                    width: parent?.width ?? 0
                    height: 84 * root.u
                    Rectangle { width: parent.width; height: 2 * root.u; color: root.ink.line }
                    PlayerPin { id: pin; player: row.seat.color || "white"; size: 52 * root.u; anchors.verticalCenter: parent.verticalCenter }
                    Line {
                        anchors.left: pin.right
                        anchors.leftMargin: 20 * root.u
                        anchors.verticalCenter: parent.verticalCenter
                        width: 230 * root.u
                        text: row.seat.name
                        step: 28
                        strong: true
                    }
                    Column {
                        x: 310 * root.u
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - x - 130 * root.u
                        Line {
                            width: parent.width
                            text: root.partsOf(row.seat)
                            step: 20
                            wrapMode: Text.Wrap
                            maximumLineCount: luck.visible ? 2 : 3
                        }
                        Line {
                            id: luck
                            objectName: "paperLuck"
                            visible: text !== ""
                            width: parent.width
                            text: root.luckOf(row.modelData)
                            step: 18
                            color: root.ink.mutedInk
                        }
                    }
                    Line {
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.seat.points
                        step: 44
                        strong: true
                        serif: true
                    }
                }
            }
        }
        PaperChances {
            objectName: "paperChances"
            Layout.fillWidth: true
            Layout.preferredHeight: 270 * root.u
            visible: chances.length > 1
            told: root.told
            u: root.u
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: 300 * root.u
            Layout.maximumHeight: 300 * root.u
            spacing: 48 * root.u

            ColumnLayout {
                Layout.fillHeight: true
                Layout.preferredWidth: 620 * root.u
                Layout.fillWidth: true
                spacing: 8 * root.u
                Line { text: qsTr("%n roll(s); the line is what fair dice show", "", root.told.rolls); step: 22; color: root.ink.mutedInk }
                Row {
                    id: chart
                    readonly property list<barFacts> bars: root.told.sums
                    readonly property real most: Math.max(1, ...Array.from(chart.bars).map(b => Math.max(b.count, b.expected)))
                    readonly property real slot: chart.width / Math.max(1, chart.bars.length)
                    readonly property real unitHeight: Math.max(0, chart.height - 66 * root.u) / chart.most
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Repeater {
                        model: chart.bars
                        Item {
                            id: bar
                            required property barFacts modelData
                            width: chart.slot
                            height: chart.height
                            // Above the bar and the line.
                            Line {
                                anchors.bottom: label.top
                                anchors.bottomMargin: Math.max(bar.modelData.count, bar.modelData.expected) * chart.unitHeight + 4 * root.u
                                anchors.horizontalCenter: parent.horizontalCenter
                                text: bar.modelData.count
                                step: 20
                                strong: true
                            }
                            Rectangle {
                                anchors.bottom: label.top
                                anchors.horizontalCenter: parent.horizontalCenter
                                width: parent.width * 0.66
                                height: bar.modelData.count * chart.unitHeight
                                radius: 4 * root.u
                                color: bar.modelData.value === Facts.robberTotal ? root.ink.mutedInk : root.ink.accent
                            }
                            Rectangle {
                                anchors.bottom: label.top
                                anchors.bottomMargin: bar.modelData.expected * chart.unitHeight - height / 2
                                anchors.horizontalCenter: parent.horizontalCenter
                                width: parent.width * 0.9
                                height: 4 * root.u
                                color: root.ink.warning
                            }
                            Line { id: label; anchors.bottom: parent.bottom; anchors.horizontalCenter: parent.horizontalCenter; text: bar.modelData.value; step: 22 }
                        }
                    }
                }
            }
            ColumnLayout {
                Layout.fillHeight: true
                Layout.preferredWidth: 440 * root.u
                Layout.maximumWidth: 440 * root.u
                spacing: 8 * root.u
                visible: root.knights
                Line {
                    Layout.fillWidth: true
                    text: root.attacks.length === 0 ? qsTr("The barbarians never landed.")
                        : qsTr("Barbarians: %1 of %2 attacks repelled").arg(Array.from(root.attacks).filter(a => a.won).length).arg(root.attacks.length)
                    step: 22
                    color: root.ink.mutedInk
                }
                Rows {
                    id: landings
                    visible: root.attacks.length > 0
                    spacing: 8 * root.u
                    Repeater {
                        // The last ones if there is no room for all.
                        model: Array.from(root.attacks).slice(-7)
                        RowLayout {
                            id: attack
                            required property foughtFacts modelData
                            width: landings.width
                            Icon { name: attack.modelData.won ? "check" : "cross"; size: 26 * root.u; color: attack.modelData.won ? root.ink.success : root.ink.danger }
                            Line {
                                Layout.fillWidth: true
                                text: qsTr("Turn %1: knights %2, barbarians %3").arg(attack.modelData.turn).arg(attack.modelData.knights).arg(attack.modelData.barbarians)
                                step: 22
                            }
                        }
                    }
                }
                Item { Layout.fillHeight: true }
            }
        }
        Line { Layout.fillWidth: true; horizontalAlignment: Text.AlignRight; text: qsTr("recorded with Reeve"); step: 20; color: root.ink.mutedInk }
    }
}
