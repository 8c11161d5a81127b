// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// Where the board comes from: a photograph, chance, the rules, or the hand.
Panel {
    id: root

    required property NewGameDraft draft
    readonly property var ways: [
        { value: "photo", icon: "camera", text: qsTr("Photograph"), hint: qsTr("Reeve reads it") },
        { value: "random", icon: "dice", text: qsTr("At random"), hint: qsTr("Reeve suggests one") },
        { value: "letters", icon: "rotate-seat", text: qsTr("By the letters"), hint: qsTr("numbers in a spiral") },
        { value: "beginner", icon: "almanac", text: qsTr("For beginners"), hint: qsTr("printed layout") },
        { value: "hand", icon: "hand", text: qsTr("By hand"), hint: qsTr("hex by hex") }
    ]

    title: qsTr("The board")
    implicitHeight: Theme.dp(64) + grid.implicitHeight

    GridLayout {
        id: grid
        width: parent.width
        columns: root.width > Theme.dp(540) ? 3 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: root.ways
            ActionButton {
                required property var modelData
                objectName: "board-" + modelData.value
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.preferredHeight: Math.max(implicitHeight, Theme.dp(56))
                text: modelData.text
                subtitle: modelData.hint
                icon: modelData.icon
                role: Accessible.RadioButton
                checkable: true
                selected: root.draft.boardFrom === modelData.value
                onClicked: root.draft.boardFrom = modelData.value
            }
        }
    }
}
