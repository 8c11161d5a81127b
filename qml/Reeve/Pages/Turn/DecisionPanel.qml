// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// A decision that is answered on the board: its player, and what to tap.
Panel {
    id: root

    required property GameTask task
    readonly property playerFacts seat: Game.awaited

    mustDecide: true
    implicitHeight: column.implicitHeight + 2 * padding

    ColumnLayout {
        id: column
        width: parent.width
        spacing: Theme.wideGap
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.wideGap
            PlayerPin { player: root.seat.color || "white" }
            ThemeText {
                objectName: "decisionText"
                Layout.fillWidth: true
                text: Game.expected.text
                step: "title"
                lines: 4
            }
        }
        ThemeText {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.task.question.ask
            step: "body"
            color: Theme.warning
        }
        InsteadRow { Layout.fillWidth: true }
        ActionButton {
            objectName: "passPlace"
            Layout.fillWidth: true
            visible: text !== ""
            text: root.task.prompt.pass
            onClicked: Game.perform(Prompts.decline())
        }
    }
}
