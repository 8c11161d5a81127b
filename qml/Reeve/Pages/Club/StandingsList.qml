// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Standings as lines of a given height: place, name, points, wins; on paper also games and victory points.
Column {
    id: root

    property list<standingFacts> standings: []
    property standingFacts nobody
    property real line: Theme.dp(48)
    /** For paper: dark on light, whatever the window has. */
    property bool printed: false
    readonly property var paper: root.printed ? Theme.paper : Theme
    /** What stands behind the name, as the table of the standings has it (CSV). */
    readonly property var columns: root.printed
        ? [{ title: qsTr("Points"), of: "points" }, { title: qsTr("Games"), of: "games" }, { title: qsTr("Wins"), of: "wins" }, { title: qsTr("Victory points"), of: "victoryPoints" }]
        : [{ title: qsTr("Points"), of: "points" }, { title: qsTr("Wins"), of: "wins" }]
    /** The words above grow with the lines, as far as their columns are wide. */
    readonly property int headSize: root.printed ? Math.max(15, root.line * 0.42) : Math.max(Theme.smallestText, Math.min(Math.max(Theme.size("caption"), root.line * 0.34), root.cell * 0.24))
    readonly property real cell: root.printed ? root.width * 0.16 : Math.min(root.width * 0.22, root.line * 2.6)

    Item {
        width: root.width
        height: Math.max(Theme.dp(32), root.line * 0.7)
        Repeater {
            model: root.columns
            ThemeText {
                required property var modelData
                required property int index
                x: root.width - (root.columns.length - index) * root.cell
                width: root.cell
                height: parent?.height ?? 0
                text: modelData.title
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                step: "caption"
                font.pixelSize: root.headSize
                lines: 1
                color: root.paper.mutedInk
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: root.standings.length
        Item {
            id: row
            required property int index
            readonly property standingFacts standing: root.standings[row.index] ?? root.nobody
            readonly property string points: Number(row.standing.points).toLocaleString(Qt.locale(), "f", row.standing.points % 1 === 0 ? 0 : 1)
            width: root.width
            height: root.line
            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1. %2: %3 points, %4 wins").arg(row.standing.place).arg(row.standing.name).arg(row.points).arg(row.standing.wins)
            Rectangle { width: parent.width; height: Theme.decorStroke; color: root.paper.line }
            component Words: Text {
                height: row.height
                verticalAlignment: Text.AlignVCenter
                font.family: Theme.sans
                font.weight: row.standing.place === 1 ? Font.Bold : Font.Normal
                font.pixelSize: root.line * 0.5
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.smallestText
                elide: Text.ElideRight
                color: root.paper.ink
                Accessible.ignored: true
            }
            Words { width: root.line * 1.3; text: row.standing.place + "." }
            Words { x: root.line * 1.3; width: root.width - x - root.columns.length * root.cell; text: row.standing.name }
            Repeater {
                model: root.columns
                Words {
                    required property var modelData
                    required property int index
                    x: root.width - (root.columns.length - index) * root.cell
                    width: root.cell
                    horizontalAlignment: Text.AlignRight
                    text: modelData.of === "points" ? row.points : row.standing[modelData.of]
                }
            }
        }
    }
}
