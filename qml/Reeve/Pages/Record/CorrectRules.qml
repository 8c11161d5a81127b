// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// Corrects what was agreed on before the game: the points that win, and the options.
ColumnLayout {
    id: root

    required property CorrectionDraft draft
    readonly property list<string> agreed: Array.from(root.draft.now.rules?.options ?? [])
    /** Those that change nothing once the first settlements stand are left out. */
    readonly property list<string> options: Array.from(Facts.options(root.draft.now.rules?.game ?? "", Game.players.length)).filter(o => o !== "easy-start")

    spacing: Theme.gap

    ThemeText { Layout.fillWidth: true; text: qsTr("Points to win"); step: "panel" }
    CountStepper {
        objectName: "targetStepper"
        Layout.fillWidth: true
        name: qsTr("Points to win")
        value: root.draft.now.rules?.target ?? 0
        from: 5
        to: 20
        onChanged: value => root.draft.setTarget(value)
    }
    Rows {
        id: rows
        spacing: Theme.gap
        Repeater {
            model: root.options
            ActionButton {
                required property string modelData
                objectName: "option-" + modelData
                width: rows.width
                icon: selected ? "check" : "plus"
                text: Words.option(modelData)
                subtitle: Words.optionHint(modelData)
                role: Accessible.CheckBox
                checkable: true
                selected: root.agreed.indexOf(modelData) >= 0
                onClicked: root.draft.toggleOption(modelData)
            }
        }
    }
}
