// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// One flip-chart: five blocks, the level's name, the next level and its price, the red dice that draw.
Panel {
    id: root

    /** An entry of Game.improvements. */
    required property var chart
    property int held: 0
    property bool allowed: false
    /** Colour of the player who has the metropolis of this track, or "". */
    property string owner: ""
    property string ownColor: ""
    signal bought()

    readonly property bool done: root.chart.level >= 5
    readonly property string why: root.allowed || root.done ? ""
        : root.held < root.chart.nextCost ? qsTr("%1 needs %2 %3, %4 in hand").arg(root.chart.nextName).arg(root.chart.nextCost).arg(Words.card(root.chart.card)).arg(root.held)
        : root.chart.level >= 3 ? qsTr("Levels 4 and 5 need a city that can carry the metropolis") : qsTr("Improvements need a city")

    padding: Theme.dp(18)
    implicitHeight: column.implicitHeight + 2 * padding

    ColumnLayout {
        id: column
        width: parent.width
        spacing: Theme.wideGap

        RowLayout {
            Layout.fillWidth: true
            ThemeText {
                Layout.fillWidth: true
                text: Words.track(root.chart.track)
                step: "title"
                lines: 1
                color: Theme.trackText(root.chart.track)
            }
            PlayerPin {
                visible: root.owner !== ""
                player: root.owner || "white"
                size: Theme.dp(30)
            }
            Icon { visible: root.owner !== ""; name: "metropolis"; color: Theme.trackText(root.chart.track) }
        }
        LevelBlocks { Layout.fillWidth: true; track: root.chart.track; level: root.chart.level }
        ThemeText {
            Layout.fillWidth: true
            text: root.chart.level > 0 ? qsTr("Level %1: %2").arg(root.chart.level).arg(root.chart.levelName) : qsTr("Nothing built yet")
        }
        ThemeText {
            Layout.fillWidth: true
            text: root.chart.redDice > 0 ? qsTr("Draws with a red 1 to %1").arg(root.chart.redDice) : qsTr("Draws no cards yet")
            step: "caption"
            color: Theme.mutedInk
        }
        RowLayout {
            Layout.fillWidth: true
            visible: !root.done
            ThemeText {
                Layout.fillWidth: true
                text: qsTr("Next: %1").arg(root.chart.nextName)
                lines: 2
            }
            CardChip { card: root.chart.card; count: root.chart.nextCost; name: root.chart.nextCost + " " + Words.card(root.chart.card) }
        }
        ActionButton {
            objectName: "improve-" + root.chart.track
            Layout.fillWidth: true
            visible: !root.done
            text: qsTr("Buy level %1").arg(root.chart.level + 1)
            subtitle: root.why
            reason: root.why
            onClicked: root.bought()
        }
    }
}
