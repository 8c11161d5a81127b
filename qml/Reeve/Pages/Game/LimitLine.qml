// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Who holds more cards than a seven allows.
RowLayout {
    id: root

    readonly property var over: Game.players.filter(p => p.handCount > p.handLimit)

    visible: root.over.length > 0
    spacing: Theme.gap
    Icon { name: "warning"; color: Theme.danger; size: Theme.dp(22) }
    ThemeText {
        Layout.fillWidth: true
        text: root.over.map(p => qsTr("%1: %2 cards, limit %3").arg(p.name).arg(p.handCount).arg(p.handLimit)).join(" · ")
        step: "caption"
        lines: 2
        color: Theme.danger
    }
}
