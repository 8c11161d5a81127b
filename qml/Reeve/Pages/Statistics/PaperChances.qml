// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// On the printed page: the chances to win over the turns, and the turns that changed them most.
Item {
    id: root

    /** History.statistics. */
    required property statisticsFacts told
    /** A unit of the page. */
    required property real u
    readonly property var ink: Theme.paper
    readonly property list<turnValuesFacts> chances: root.told.chances
    readonly property list<turningPointFacts> points: root.told.turningPoints

    component Line: Text {
        property real step: 20
        color: root.ink.mutedInk
        font.family: Theme.sans
        font.pixelSize: Math.max(1, step * root.u)
        font.weight: Font.Medium
        textFormat: Text.PlainText
    }

    Line {
        id: title
        text: qsTr("Chances to win, in %")
        step: 22
    }
    Item {
        id: chart
        anchors.top: title.bottom
        anchors.topMargin: 12 * root.u
        anchors.bottom: parent.bottom
        width: parent.width * 0.5
        readonly property real plotWidth: chart.width - 76 * root.u
        readonly property real plotHeight: chart.height - 34 * root.u
        function yOf(value: real): real { return chart.plotHeight * (1 - value / 100); }

        Repeater {
            model: 3
            Item {
                id: level
                required property int index
                y: chart.yOf(level.index * 50)
                width: chart.width
                Rectangle { x: 48 * root.u; width: chart.plotWidth; height: Math.max(1, 1.5 * root.u); color: root.ink.line }
                Line { anchors.verticalCenter: parent.top; text: level.index * 50; step: 18 }
            }
        }
        Canvas {
            x: 48 * root.u
            width: chart.plotWidth
            height: chart.plotHeight
            renderStrategy: Canvas.Immediate
            onWidthChanged: requestPaint()
            onHeightChanged: requestPaint()
            readonly property list<turnValuesFacts> lines: root.chances
            onLinesChanged: requestPaint()
            onPaint: {
                const ctx = getContext("2d"), last = Math.max(1, root.chances.length - 1);
                ctx.reset();
                ctx.lineJoin = "round";
                Array.from(Game.players).forEach((player, p) => {
                    for (const edge of [true, false]) {
                        ctx.beginPath();
                        Array.from(root.chances).forEach((c, i) => {
                            const x = width * i / last, y = height * (1 - c.values[p] / 100);
                            i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y);
                        });
                        ctx.lineWidth = (edge ? 9 : 6) * root.u;
                        ctx.strokeStyle = edge ? root.ink.ink : Theme.playerColor(player.color);
                        ctx.stroke();
                    }
                });
            }
        }
        Repeater {
            model: root.points
            Item {
                id: moment
                required property turningPointFacts modelData
                required property int index
                readonly property int at: Array.from(root.chances).findIndex(c => c.turn === moment.modelData.turn)
                visible: moment.at >= 0
                x: 48 * root.u + chart.plotWidth * moment.at / Math.max(1, root.chances.length - 1)
                Rectangle { x: -width / 2; width: Math.max(1, 2 * root.u); height: chart.plotHeight; color: root.ink.mutedInk }
            }
        }
        Repeater {
            model: Game.players.length
            PlayerPin {
                required property int index
                readonly property real end: root.chances[root.chances.length - 1]?.values?.[index] ?? 0
                /** Lines with similar ends have their labels side by side. */
                readonly property int beside: Array.from(Game.players).slice(0, index).filter((p, i) => Math.abs((root.chances[root.chances.length - 1]?.values?.[i] ?? 0) - end) < 8).length
                player: Game.players[index]?.color ?? "white"
                size: 30 * root.u
                x: 48 * root.u + chart.plotWidth - width / 2 - beside * 34 * root.u
                y: chart.yOf(end) - height / 2
            }
        }
        Line { x: 48 * root.u; anchors.bottom: parent.bottom; text: Words.turn(root.chances[0]?.turn ?? 0); step: 18 }
        Line { x: 48 * root.u + chart.plotWidth - width; anchors.bottom: parent.bottom; text: root.chances[root.chances.length - 1]?.turn ?? ""; step: 18 }
    }
    Column {
        anchors.top: title.top
        anchors.left: chart.right
        anchors.leftMargin: 48 * root.u
        anchors.right: parent.right
        spacing: 10 * root.u
        Line { visible: root.points.length > 0; text: qsTr("The turns that changed most"); step: 22 }
        Repeater {
            model: root.points
            Line {
                required property turningPointFacts modelData
                width: parent?.width ?? 0
                text: qsTr("Turn %1: %2 from %3 % to %4 %.").arg(modelData.turn).arg(Game.players[modelData.player]?.name ?? "").arg(modelData.before).arg(modelData.after)
                      + (modelData.text !== "" ? " " + modelData.text : "")
                color: root.ink.ink
                wrapMode: Text.Wrap
                maximumLineCount: 3
                elide: Text.ElideRight
            }
        }
    }
}
