// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Preview of the attack: who would lose and who would win if the barbarians landed now.
Sheet {
    id: root

    readonly property attackFacts fight: Game.revision >= 0 ? Game.attackPreview() : Game.attack
    property attackSideFacts noSide
    readonly property int lacking: Math.max(0, root.fight.barbarians - root.fight.knights)

    title: qsTr("If they landed now")
    hint: !root.fight.landed ? qsTr("Nobody has built yet.")
        : root.fight.won ? qsTr("The knights hold, %1 : %2").arg(root.fight.knights).arg(root.fight.barbarians)
        : qsTr("The barbarians win, %1 : %2. %3").arg(root.fight.barbarians).arg(root.fight.knights).arg(qsTr("%n more strength would be enough.", "", root.lacking))
    sheetWidth: Theme.dp(720)

    ColumnLayout {
        width: parent.width
        spacing: Theme.wideGap
        GridLayout {
            Layout.fillWidth: true
            columns: root.width >= Theme.dp(640) ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            Repeater {
                model: root.fight.sides.length // a count: no items are recreated inside a layout
                AttackCard {
                    required property int index
                    objectName: "landing" + index
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    won: root.fight.won
                    side: root.fight.sides[index] ?? root.noSide
                    brief: root.height < Theme.dp(680)
                }
            }
        }
        ThemeText {
            Layout.fillWidth: true
            text: qsTr("%n more ship(s) until they land.", "", Facts.shipSpaces - Game.barbarians.spaces)
            step: "caption"
            lines: 4
            color: Theme.mutedInk
        }
    }
}
