// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The whole story of the game, newest first.
Sheet {
    id: root

    title: qsTr("What happened")
    hint: qsTr("The newest first.")
    sheetWidth: Theme.dp(680)

    ListView {
        id: list
        objectName: "storyList"
        width: parent.width
        height: Math.min(contentHeight, root.height * 0.66)
        clip: true
        spacing: Theme.dp(4)
        boundsBehavior: Flickable.StopAtBounds
        model: Game.story.length
        delegate: RowLayout {
            id: entry
            required property int index
            readonly property var fact: Game.story[Game.story.length - 1 - entry.index] ?? ({})
            readonly property var seat: Game.players[entry.fact.player] ?? null
            width: list.width
            spacing: Theme.wideGap
            ThemeText {
                Layout.preferredWidth: Theme.dp(36)
                horizontalAlignment: Text.AlignRight
                text: entry.fact.turn > 0 ? entry.fact.turn : ""
                step: "caption"
                lines: 1
                color: Theme.mutedInk
            }
            PlayerPin {
                Layout.preferredWidth: Theme.dp(28)
                player: entry.seat?.color ?? "white"
                opacity: entry.seat ? 1 : 0
                size: Theme.dp(28)
            }
            ThemeText {
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.dp(36)
                verticalAlignment: Text.AlignVCenter
                text: entry.fact.text ?? ""
                step: "body"
                lines: 4
            }
        }
    }
}
