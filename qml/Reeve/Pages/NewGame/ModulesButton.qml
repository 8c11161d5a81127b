// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts

// Leads to the rule modules, and says which are on.
ActionButton {
    id: root

    required property NewGameDraft draft
    // Told anew with the text, when the language changes.
    readonly property string chosen: root.text === "" ? "" : Modules.names(root.draft.inPlay)

    objectName: "modulesButton"
    icon: selected ? "check" : "plus"
    text: qsTr("Rule modules")
    subtitle: root.chosen === "" ? qsTr("none") : root.chosen
    selected: root.chosen !== ""
}
