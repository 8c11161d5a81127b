// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// Corrects a player's items of the rule modules: gold, prisoners, the mining track; as far as the game has them.
Rows {
    id: root

    required property CorrectionDraft draft
    required property string color
    readonly property list<string> all: ["gold", "prisoners", "mining"]
    readonly property list<string> own: Array.from(Array.from(Game.players).find(p => p.color === root.color)?.fan ?? []).map(f => f.kind)
    readonly property list<string> shown: Array.from(root.all).filter(k => root.draft.was[k] !== undefined && root.own.indexOf(k) >= 0)

    spacing: Theme.gap
    Repeater {
        model: root.shown
        RowLayout {
            id: thing
            required property string modelData
            width: root.width
            ThemeText { Layout.fillWidth: true; text: root.draft.area(thing.modelData, ""); step: "panel" }
            CountStepper {
                objectName: "thing-" + thing.modelData
                name: root.draft.area(thing.modelData, "")
                value: root.draft.now[thing.modelData]?.[root.color] ?? 0
                to: 99
                onChanged: value => root.draft.setThing(thing.modelData, root.color, value)
            }
        }
    }
}
