// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// Choice of a player's colour; its present owner swaps.
Sheet {
    id: root

    /** Of the seats, in their order. */
    required property list<string> colors
    required property int index
    property list<string> names: []
    signal chosen(string color)

    title: qsTr("Colour of %1").arg(root.names[root.index] ?? "")
    hint: qsTr("A colour that is taken is swapped.")
    player: root.colors[root.index] ?? ""

    GridLayout {
        width: parent.width
        columns: 2
        columnSpacing: Theme.wideGap
        rowSpacing: Theme.wideGap
        Repeater {
            model: ["red", "blue", "white", "orange", "green", "brown"]
            Pressable {
                id: choice
                required property string modelData
                readonly property int owner: root.colors.indexOf(choice.modelData)
                objectName: "color-" + modelData
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                implicitHeight: Theme.dp(72)
                name: owner < 0 ? Words.color(modelData) : qsTr("%1, now %2").arg(Words.color(modelData)).arg(root.names[owner])
                onClicked: root.chosen(modelData)
                Plate {
                    anchors.fill: parent
                    fill: choice.owner === root.index ? Theme.soft : Theme.surface
                    stroke: choice.owner === root.index ? Theme.accent : Theme.line
                    strokeWidth: choice.owner === root.index ? 2.5 : Theme.controlStroke
                }
                PlayerPin {
                    id: pin
                    x: Theme.margin
                    anchors.verticalCenter: parent.verticalCenter
                    player: choice.modelData
                }
                Column {
                    anchors.left: pin.right
                    anchors.leftMargin: Theme.wideGap
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    ThemeText { width: parent.width; text: Words.color(choice.modelData); lines: 1; Accessible.ignored: true }
                    ThemeText {
                        width: parent.width
                        visible: choice.owner >= 0
                        text: root.names[choice.owner] ?? ""
                        step: "caption"
                        lines: 1
                        color: Theme.mutedInk
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
