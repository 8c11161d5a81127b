// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// By which rules: the game, the box on the table, what was agreed on beyond them, and the points that win.
Panel {
    id: root

    required property NewGameDraft draft
    signal houseRulesAsked()
    signal modulesAsked()
    readonly property bool tight: root.width < Theme.dp(500)
    readonly property list<string> games: ["cities-and-knights", "base"]

    component HouseRulesButton: ActionButton {
        objectName: "houseRulesButton"
        icon: root.draft.houseRules.trim() === "" ? "pencil" : "check"
        text: qsTr("House rules")
        subtitle: root.draft.houseRules.trim() === "" ? qsTr("none") : qsTr("entered")
        selected: root.draft.houseRules.trim() !== ""
        onClicked: root.houseRulesAsked()
    }

    title: qsTr("Rules")
    hint: root.draft.base ? qsTr("Each player starts with two settlements.") : qsTr("Each player starts with a settlement and a city.")
    implicitHeight: root.contentTop + rows.implicitHeight + root.padding

    ColumnLayout {
        id: rows
        width: parent.width
        spacing: Theme.gap

        SegmentedControl {
            objectName: "gameChoice"
            Layout.fillWidth: true
            name: qsTr("Which game?")
            options: Array.from(root.games).map(g => ({ value: g, text: Words.game(g) }))
            value: root.draft.kind
            onPicked: value => root.draft.kind = value
        }
        SegmentedControl {
            objectName: "editionChoice"
            Layout.fillWidth: true
            name: qsTr("Which edition?")
            options: Array.from(root.draft.base ? Words.baseEditions : Words.editions).map(e => ({ value: e, text: Words.edition(e) }))
            value: root.draft.edition
            onPicked: value => root.draft.setEdition(value)
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
                    text: root.draft.olderTarget > 0 ? qsTr("usual: %1; older printings: %2").arg(root.draft.usualTarget).arg(root.draft.olderTarget)
                                                     : qsTr("usual: %1").arg(root.draft.usualTarget)
                    step: "caption"
                    color: Theme.mutedInk
                }
            }
            CountStepper {
                objectName: "targetStepper"
                value: root.draft.target
                from: 5
                to: 20
                name: qsTr("Points to win")
                onChanged: value => root.draft.setTarget(value)
            }
            HouseRulesButton { visible: !root.tight; Layout.maximumWidth: Theme.dp(240) }
        }
        // Narrow, or in large letters: below the points.
        HouseRulesButton { visible: root.tight; Layout.fillWidth: true }
        GridLayout {
            Layout.fillWidth: true
            columns: root.width > Theme.dp(440) ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            Repeater {
                // Those that do not fit are hidden: nothing is made or dropped inside a layout.
                model: ["combined-phase", "easy-start", "nasty", "knight-errant", "single-claimant", "special-build", "paired-players"]
                ActionButton {
                    required property string modelData
                    objectName: "option-" + modelData
                    visible: root.draft.fittingOptions.indexOf(modelData) >= 0
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.fillHeight: true
                    icon: selected ? "check" : "plus"
                    text: Words.option(modelData)
                    subtitle: Words.optionHint(modelData)
                    role: Accessible.CheckBox
                    checkable: true
                    selected: root.draft.options.indexOf(modelData) >= 0
                    onClicked: root.draft.toggle(modelData)
                }
            }
            ActionButton {
                objectName: "diceToggle"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                icon: selected ? "check" : "plus"
                text: qsTr("Reeve rolls the dice")
                subtitle: qsTr("otherwise you enter what was rolled")
                role: Accessible.CheckBox
                checkable: true
                selected: root.draft.dice === "digital"
                onClicked: root.draft.dice = root.draft.dice === "real" ? "digital" : "real"
            }
            ModulesButton {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                draft: root.draft
                onClicked: root.modulesAsked()
            }
        }
    }
}
