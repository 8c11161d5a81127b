// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// After the game: each player's chance to win over the turns, and the turns that changed it most.
Panel {
    id: root

    required property statisticsFacts told
    readonly property list<turnValuesFacts> chances: root.told.chances
    readonly property list<turningPointFacts> points: root.told.turningPoints

    /** "Turn 31: Ben 41 % → 22 %. The barbarians reduce a city." */
    function sentence(point: turningPointFacts): string {
        const figures = qsTr("Turn %1: %2 from %3 % to %4 %.").arg(point.turn).arg(Game.players[point.player]?.name ?? "").arg(point.before).arg(point.after);
        return point.text === "" ? figures : figures + " " + point.text;
    }

    implicitWidth: Theme.dp(300)
    implicitHeight: Theme.dp(320) + sentences.implicitHeight
    title: qsTr("Chances to win, in %")
    LineChart {
        objectName: "chancesChart"
        anchors.top: parent.top
        anchors.bottom: sentences.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        turns: Array.from(root.chances).map(c => c.turn)
        series: Array.from(root.chances.length > 0 ? Game.players : []).map((p, i) => ({ player: p.color, values: Array.from(root.chances).map(c => c.values[i]) }))
        told: Array.from(root.points).map(p => p.turn)
        name: root.title + ": " + sentences.text
    }
    ThemeText {
        id: sentences
        objectName: "turningPoints"
        anchors.bottom: parent.bottom
        width: parent.width
        text: Array.from(root.points).map((p, i) => (i + 1) + ". " + root.sentence(p)).concat(qsTr("Estimated from points, production, hands and knights as they stood, as if everybody played like Reeve."))
                         .join("\n")
        step: "caption"
        lines: 12
        color: Theme.mutedInk
    }
}
