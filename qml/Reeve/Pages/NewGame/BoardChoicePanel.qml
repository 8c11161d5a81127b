// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
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
        { value: "hand", icon: "hand", text: qsTr("By hand"), hint: qsTr("hex by hex") },
        { value: "kept", icon: "file", text: qsTr("Saved boards"),
          hint: KeptBoards.list.length === 0 ? qsTr("none yet") : qsTr("%n saved", "", KeptBoards.list.length) }
    ]

    title: qsTr("The board")
    hint: root.draft.free ? qsTr("You say where land and sea lie, what brings gold and which islands bring special points.")
        : root.draft.atSea ? qsTr("The scenario says where land and sea lie, where the harbours are and what is shuffled.") : ""
    implicitHeight: Math.max(Theme.dp(root.hint !== "" ? 84 : 64), contentTop + padding) + grid.implicitHeight

    GridLayout {
        id: grid
        width: parent.width
        columns: root.width > Theme.dp(540) ? 3 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        SegmentedControl {
            objectName: "islandChoice"
            visible: root.draft.extended && !root.draft.atSea
            Layout.columnSpan: grid.columns
            Layout.fillWidth: true
            name: qsTr("Which island?")
            options: [{ value: "extended", text: qsTr("%1 hexes").arg(Facts.extendedHexes) }, { value: "standard", text: qsTr("%1 hexes").arg(Facts.standardHexes) }]
            value: root.draft.island
            onPicked: value => root.draft.island = value
        }
        Repeater {
            // Those that the island does not allow are hidden: nothing is made or dropped inside a layout.
            model: root.ways
            ActionButton {
                required property var modelData
                objectName: "board-" + modelData.value
                visible: root.draft.ways.indexOf(modelData.value) >= 0
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.preferredHeight: Math.max(implicitHeight, Theme.dp(56))
                text: modelData.text
                subtitle: modelData.hint
                icon: modelData.icon
                role: Accessible.RadioButton
                checkable: true
                selected: root.draft.boardWay === modelData.value
                onClicked: root.draft.boardFrom = modelData.value
            }
        }
    }
}
