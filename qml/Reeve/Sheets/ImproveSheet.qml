// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The three flip charts of one player: levels, prices, red dice that draw.
Sheet {
    id: root

    readonly property int index: Game.expected.player
    readonly property playerFacts seat: Game.players[root.index] ?? Game.nobody
    property chartFacts noChart
    readonly property list<chartFacts> tracks: root.seat.charts

    property actionFacts none
    function offerOf(track: string): actionFacts { return Array.from(Prompts.actions).find(o => o.what === track) ?? root.none; }
    /** Why the next level cannot be bought; "" if it can. */
    function why(chart: chartFacts): string {
        const offer = root.offerOf(chart.track);
        return offer.possible || offer.reason !== "" ? offer.reason : qsTr("%1 needs %2").arg(chart.nextName).arg(Words.amount(chart.nextCost, chart.card));
    }

    title: qsTr("%1 improves the cities").arg(root.seat.name)
    hint: Table.hands === "real" ? qsTr("Pay with the cards on the table.") : qsTr("Paid from the hidden hand.")
    player: root.seat.color
    sheetWidth: Theme.dp(860)

    GridLayout {
        width: parent.width
        columns: width > Theme.dp(520) ? 3 : 1
        columnSpacing: Theme.dp(24)
        rowSpacing: Theme.margin
        Repeater {
            model: root.tracks.length // a count: no items are recreated inside a layout
            FlipChart {
                required property int index
                readonly property chartFacts modelData: root.tracks[index] ?? root.noChart
                readonly property string owner: Game.position?.metropolises?.[modelData.track]?.player ?? ""
                objectName: "chart-" + modelData.track
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                track: modelData.track
                title: Words.track(modelData.track)
                level: modelData.level
                levelNames: Array.from(modelData.levelNames)
                drawingDice: Words.drawingDice
                cost: modelData.nextCost
                costCard: modelData.card
                reachable: root.offerOf(modelData.track).possible
                reason: root.why(modelData)
                metropolis: owner
                metropolisName: Array.from(Game.players).find(p => p.color === owner)?.name ?? ""
                onBuyAsked: if (Game.perform(Prompts.attempt("improve", [modelData.track]))) root.dismissed()
            }
        }
    }
}
