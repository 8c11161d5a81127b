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
    Repeater {
        model: root.draft.players
        Pressable {
            id: seat
            required property var modelData
            objectName: "begins-" + modelData.color
            implicitWidth: Theme.target
            implicitHeight: Theme.target
            role: Accessible.RadioButton
            checkable: true
            checked: modelData.color === root.draft.starter
            name: qsTr("%1 begins").arg(modelData.name)
            onClicked: root.draft.begins = modelData.color
            Plate {
                anchors.fill: parent
                fill: seat.checked ? Theme.soft : Theme.surface
                stroke: seat.checked ? Theme.accent : Theme.line
                strokeWidth: seat.checked ? 2.5 : Theme.controlStroke
            }
            PlayerPin { anchors.centerIn: parent; player: seat.modelData.color; size: Theme.dp(30) }
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
