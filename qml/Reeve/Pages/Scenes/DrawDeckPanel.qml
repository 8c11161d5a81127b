// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Several players were strongest: choice of the deck for this one.
Panel {
    id: root

    readonly property playerFacts seat: Game.awaited

    selected: true
    implicitHeight: column.implicitHeight + 2 * padding
    ColumnLayout {
        id: column
        width: parent.width
        spacing: Theme.wideGap
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.wideGap
            PlayerPin { player: root.seat.color || "white" }
            ThemeText { Layout.fillWidth: true; text: qsTr("%1, from which deck do you draw?").arg(root.seat.name); step: "title" }
        }
        GridLayout {
            Layout.fillWidth: true
            // The longest name is a single word.
            columns: column.width < Theme.dp(430) ? 1 : 3
            columnSpacing: Theme.wideGap
            rowSpacing: Theme.gap
            Repeater {
                model: ["trade", "politics", "science"]
                ActionButton {
                    id: deck
                    required property string modelData
                    objectName: "deck-" + modelData
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.preferredHeight: Theme.dp(72)
                    icon: "card"
                    text: Words.track(modelData)
                    Rectangle {
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: Theme.dp(6)
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: parent.width - Theme.dp(28)
                        height: Theme.dp(6)
                        radius: height / 2
                        color: Theme.trackColor(deck.modelData)
                    }
                    reason: Game.position?.deck_sizes?.[modelData] === 0 ? qsTr("The deck is empty") : ""
                    onClicked: Game.perform(Prompts.answer(modelData))
                }
            }
        }
    }
}
