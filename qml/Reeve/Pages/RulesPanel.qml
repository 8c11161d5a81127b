// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// By which rules: the box on the table and the points that win.
Panel {
    id: root

    required property NewGameDraft draft

    readonly property var summary: [
        { icon: "city", text: qsTr("Everybody starts with a settlement and a city.") },
        { icon: "dice", text: qsTr("Real dice or Reeve's: you choose at every throw.") },
        { icon: "ship", text: qsTr("Every seventh ship lands. Until the first attack the robber stays where it is.") },
        { icon: "hand", text: qsTr("On a seven, more than 7 cards are halved; each city wall allows 2 more.") }
    ]

    title: qsTr("Rules")
    implicitHeight: Theme.dp(64) + rows.implicitHeight

    ColumnLayout {
        id: rows
        width: parent.width
        spacing: Theme.wideGap

        ThemeText {
            Layout.fillWidth: true
            text: qsTr("Which box lies on the table?")
            step: "caption"
            color: Theme.mutedInk
        }
        SegmentedControl {
            objectName: "editionChoice"
            Layout.fillWidth: true
            name: qsTr("Which box lies on the table?")
            options: Words.editions.map(e => ({ value: e, text: Words.edition(e) }))
            value: root.draft.edition
            onPicked: value => root.draft.edition = value
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.margin
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0
                ThemeText {
                    Layout.fillWidth: true
                    text: qsTr("Points to win")
                    step: "panel"
                }
                ThemeText {
                    Layout.fillWidth: true
                    text: qsTr("usual: 13")
                    step: "caption"
                    color: Theme.mutedInk
                }
            }
            CountStepper {
                objectName: "targetStepper"
                value: root.draft.target
                from: 8
                to: 20
                name: qsTr("Points to win")
                onChanged: value => root.draft.target = value
            }
        }
        Repeater {
            model: root.summary
            Item {
                id: line
                required property var modelData
                Layout.fillWidth: true
                implicitHeight: Math.max(sign.height, words.height)
                Icon { id: sign; name: line.modelData.icon; size: Theme.dp(22); color: Theme.accent }
                ThemeText {
                    id: words
                    anchors.left: sign.right
                    anchors.leftMargin: Theme.wideGap
                    anchors.right: parent.right
                    text: line.modelData.text
                    step: "body"
                    lines: 3
                    color: Theme.mutedInk
                }
            }
        }
    }
}
