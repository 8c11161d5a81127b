// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Who draws a progress card for this gate and this red die.
Panel {
    id: root

    readonly property var draws: Game.lastRoll?.draws ?? []

    visible: root.draws.length > 0
    padding: Theme.dp(12)
    implicitHeight: column.height + 2 * padding

    Column {
        id: column
        width: parent.width
        spacing: Theme.dp(6)
        ThemeText {
            width: parent.width
            text: qsTr("A card of %1 for:").arg(Words.track(Game.lastRoll?.event ?? ""))
            step: "caption"
        }
        Flow {
            width: parent.width
            spacing: Theme.wideGap
            Repeater {
                model: root.draws
                Row {
                    id: drawer
                    required property int modelData
                    readonly property var seat: Game.players[drawer.modelData]
                    spacing: Theme.dp(6)
                    PlayerPin { player: drawer.seat?.color ?? "white"; size: Theme.dp(28); anchors.verticalCenter: parent.verticalCenter }
                    ThemeText { text: drawer.seat?.name ?? ""; lines: 1; anchors.verticalCenter: parent.verticalCenter }
                }
            }
        }
    }
}
