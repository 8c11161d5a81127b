// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// Who begins: a pin to tap, or Reeve draws one.
GridLayout {
    id: root

    required property NewGameDraft draft
    /** The question stands above the players. */
    readonly property bool narrow: root.width < Theme.dp(130) + (root.draft.players.length + 1) * (Theme.target + Theme.gap)

    columns: root.narrow ? 2 : 3
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    ThemeText {
        Layout.columnSpan: root.narrow ? 2 : 1
        Layout.fillWidth: true
        text: qsTr("Who begins?")
        step: "panel"
    }
    Flow {
        Layout.fillWidth: root.narrow
        Layout.preferredWidth: root.draft.players.length * (Theme.target + spacing) - spacing
        spacing: Theme.gap
        // Counted, so that nothing is made anew with every letter of a name.
        Repeater {
            model: root.draft.players.length
            Pressable {
                id: seat
                required property int index
                readonly property string color: root.draft.players[seat.index]?.color ?? "white"
                objectName: "begins-" + seat.color
                implicitWidth: Theme.target
                implicitHeight: Theme.target
                role: Accessible.RadioButton
                checkable: true
                checked: seat.color === root.draft.starter
                name: qsTr("%1 begins").arg(root.draft.players[seat.index]?.name ?? "")
                onClicked: root.draft.begins = seat.color
                Plate {
                    anchors.fill: parent
                    fill: seat.checked ? Theme.soft : Theme.surface
                    stroke: seat.checked ? Theme.accent : Theme.line
                    strokeWidth: seat.checked ? 2.5 : Theme.controlStroke
                }
                PlayerPin { anchors.centerIn: parent; player: seat.color; size: Theme.dp(30) }
            }
        }
    }
    IconButton {
        objectName: "drawStarter"
        icon: "dice"
        framed: true
        name: qsTr("Let Reeve choose who begins")
        onClicked: root.draft.drawStarter()
    }
}
