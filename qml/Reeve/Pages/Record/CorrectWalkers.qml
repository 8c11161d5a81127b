// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// Corrects pieces of the rule modules on a place: mounted knights and crews on a path, barbarians on a hex; as far as the game
// has them.
Rows {
    id: root

    required property CorrectionDraft draft
    required property string place
    /** "hex" or "path"; other kinds show nothing. */
    required property string kind
    required property string color
    readonly property var lists: ({ mounted: "mounted", crew: "crews" })
    readonly property var all: root.kind === "hex" && Game.barbarians.mostOnHex > 0 ? [{ list: "", name: qsTr("Barbarians"), most: Game.barbarians.mostOnHex }]
        : root.kind !== "path" ? []
        : Array.from(Prompts.actions).filter(o => root.lists[o.what]).map(o => ({ list: root.lists[o.what], name: o.name, most: o.mostOnPath }))

    spacing: Theme.gap
    Repeater {
        model: root.all
        RowLayout {
            id: row
            required property var modelData
            width: root.width
            ThemeText { Layout.fillWidth: true; text: row.modelData.name; step: "panel" }
            CountStepper {
                objectName: "walkers-" + (row.modelData.list || "barbarians")
                name: row.modelData.name
                value: row.modelData.list === "" ? root.draft.now.board?.hexes?.[root.place]?.barbarians ?? 0
                                                 : root.draft.walkers(row.modelData.list, root.color, root.place)
                to: row.modelData.most
                onChanged: value => row.modelData.list === "" ? root.draft.setFigures(root.place, value)
                                                              : root.draft.setWalkers(row.modelData.list, root.color, root.place, value)
            }
        }
    }
}
