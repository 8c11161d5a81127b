// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// What the player on turn can pay, and what is missing for the rest. It reveals the hand, so it is covered.
Column {
    id: root

    property int owner: -1
    readonly property list<actionFacts> purchases: Array.from(Prompts.actions).filter(o => o.group !== "special" && Words.amounts(o.cost) !== "")

    spacing: Theme.gap

    ThemeText { width: parent.width; text: qsTr("With the cards in hand"); step: "heading"; Accessible.role: Accessible.Heading }
    SecretCover {
        objectName: "reachCover"
        width: parent.width
        height: implicitHeight
        owner: root.owner
        forChoosing: false
        reserve: root.purchases.length * Theme.dp(34)

        Column {
            id: list
            // Without a price there is no line: a track at its highest level.
            readonly property list<lackFacts> lacks: Game.uncovered.lacks
            property lackFacts none
            function lackOf(what: string): lackFacts { return Array.from(list.lacks).find(l => l.what === what) ?? list.none; }
            width: parent.width
            spacing: Theme.dp(4)
            Repeater {
                model: Array.from(root.purchases).filter(o => list.lackOf(o.what).what !== "")
                RowLayout {
                    id: line
                    required property actionFacts modelData
                    readonly property string missing: Words.amounts(list.lackOf(modelData.what).cards)
                    objectName: "reach-" + modelData.what
                    width: list.width
                    height: Math.max(Theme.dp(30), implicitHeight)
                    spacing: Theme.wideGap
                    Icon { name: line.missing === "" ? "check" : "cross"; size: Theme.dp(20); color: line.missing === "" ? Theme.success : Theme.mutedInk }
                    ThemeText { Layout.fillWidth: true; Layout.preferredWidth: 1; text: line.modelData.group === "improve" ? Words.track(line.modelData.what) : line.modelData.name; step: "panel" }
                    ThemeText {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        text: line.missing === "" ? qsTr("enough cards") : qsTr("Missing: %1").arg(line.missing)
                        step: "caption"
                        lines: 2
                        color: line.missing === "" ? Theme.success : Theme.mutedInk
                    }
                }
            }
        }
    }
}
