// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// Actions of some games or phases only: an offer of the Commercial Harbor, a knight errant, the trade tokens of two players.
Rows {
    id: root

    required property GameTask task
    readonly property list<actionFacts> shown: Array.from(Prompts.actions).filter(o => o.group === "special")
    readonly property var icons: ({ "harbor-trade": "harbour", "forced-trade": "trade", "robber-to-desert": "robber", "discard-knight": "knight",
                                    "chase-robber": "knight", "chase-pirate": "knight" })

    /** The others build after a turn: one tap ends that for all who still could. */
    readonly property bool building: Game.turn.phase === "special"

    visible: root.shown.length > 0 || root.building
    spacing: Theme.gap
    ActionButton {
        objectName: "nobodyBuilds"
        ringInside: true
        width: root.width
        visible: root.building
        icon: "next"
        text: qsTr("Nobody builds")
        onClicked: Game.nobodyBuilds()
    }
    Repeater {
        model: root.shown
        ActionButton {
            required property actionFacts modelData
            objectName: "special-" + modelData.what
            ringInside: true // the scrolling column would clip it
            width: root.width
            icon: modelData.icon || (root.icons[modelData.what] ?? "")
            text: modelData.name
            onClicked: root.task.offer(modelData.what, "")
        }
    }
}
