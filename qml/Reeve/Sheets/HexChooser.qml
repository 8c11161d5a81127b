// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts
import Reeve.Board

// Terrain and number of one hex, with what the box still has of each.
ColumnLayout {
    id: root

    property string terrain: ""
    property int number: 0
    required property BoardCount count
    signal terrainChosen(string terrain)
    signal numberChosen(int number)

    spacing: Theme.gap

    ThemeText {
        Layout.fillWidth: true
        text: qsTr("Terrain")
        step: "caption"
        color: Theme.mutedInk
    }
    GridLayout {
        Layout.fillWidth: true
        columns: 3
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: root.count.terrains
            TerrainButton {
                required property string modelData
                objectName: "terrain-" + modelData
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                terrain: modelData
                remaining: root.count.terrainsLeft[modelData]
                selected: root.terrain === modelData
                onClicked: root.terrainChosen(modelData)
            }
        }
    }
    ThemeText {
        Layout.fillWidth: true
        visible: root.terrain !== "desert"
        text: qsTr("Number")
        step: "caption"
        color: Theme.mutedInk
    }
    GridLayout {
        Layout.fillWidth: true
        visible: root.terrain !== "desert"
        columns: 5
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: root.count.numbers
            Pressable {
                id: key
                required property int modelData
                readonly property int remaining: root.count.numbersLeft[modelData]
                readonly property bool on: root.number === modelData
                objectName: "number-" + modelData
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                implicitHeight: Theme.dp(60)
                name: qsTr("Number %1").arg(modelData)
                description: qsTr("%1 left").arg(remaining)
                checkable: true
                checked: on
                onClicked: root.numberChosen(modelData)
                Plate {
                    anchors.fill: parent
                    fill: key.on ? Theme.soft : Theme.surface
                    stroke: key.on ? Theme.accent : Theme.line
                    strokeWidth: key.on ? 2.5 : Theme.controlStroke
                    dashed: key.remaining <= 0 && !key.on
                }
                PiecePicture {
                    anchors.centerIn: parent
                    piece: "token"
                    number: key.modelData
                    size: Math.min(Theme.dp(46), parent.width)
                    opacity: key.remaining <= 0 && !key.on ? 0.5 : 1
                }
            }
        }
    }
}
