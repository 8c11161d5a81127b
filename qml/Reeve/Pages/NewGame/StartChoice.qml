// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// Who begins: a pin to tap, or Reeve draws one.
RowLayout {
    id: root

    required property NewGameDraft draft

    spacing: Theme.gap

    ThemeText {
        Layout.fillWidth: true
        text: qsTr("Who begins?")
        step: "panel"
    }
    Row {
        spacing: root.spacing
        // Counted, so that nothing is made anew with every letter of a name.
        Repeater {
            model: root.draft.players.length
            Pressable {
                id: seat
                required property int index
                readonly property var player: root.draft.players[seat.index] ?? ({ name: "", color: "white" })
                objectName: "begins-" + seat.player.color
                implicitWidth: Theme.target
                implicitHeight: Theme.target
                role: Accessible.RadioButton
                checkable: true
                checked: seat.player.color === root.draft.starter
                name: qsTr("%1 begins").arg(seat.player.name)
                onClicked: root.draft.begins = seat.player.color
                Plate {
                    anchors.fill: parent
                    fill: seat.checked ? Theme.soft : Theme.surface
                    stroke: seat.checked ? Theme.accent : Theme.line
                    strokeWidth: seat.checked ? 2.5 : Theme.controlStroke
                }
                PlayerPin { anchors.centerIn: parent; player: seat.player.color; size: Theme.dp(30) }
            }
        }
    }
    IconButton {
        objectName: "drawStarter"
        icon: "dice"
        framed: true
        name: qsTr("Let Reeve draw who begins")
        onClicked: root.draft.drawStarter()
    }
}
