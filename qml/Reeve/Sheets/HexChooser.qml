// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Board

// Terrain and number of a hex, with the numbers left in the box if they are counted.
ColumnLayout {
    id: root

    property string terrain: ""
    property int number: 0
    /** The box; null for boards of any kind (Seafarers), which are not counted. */
    property BoardCount count: null
    property list<string> terrains: Array.from(Box.terrains)
    /** Terrains without a number. */
    readonly property bool bare: root.terrain === "desert" || root.terrain === "sea"
    signal terrainChosen(string terrain)
    signal numberChosen(int number)
    /** The next hex that is tapped gets this number, and this hex its number. */
    property bool exchanging: false
    signal exchangeAsked()

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
            model: root.terrains.length
            TerrainButton {
                required property int index
                readonly property string modelData: root.terrains[index] ?? ""
                objectName: "terrain-" + modelData
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                terrain: modelData
                implicitHeight: Theme.dp(counted ? 84 : 72)
                counted: root.count !== null
                remaining: root.count?.terrainsLeft[modelData] ?? 0
                selected: root.terrain === modelData
                onClicked: root.terrainChosen(modelData)
            }
        }
    }
    ThemeText {
        Layout.fillWidth: true
        visible: !root.bare
        text: qsTr("Number")
        step: "caption"
        color: Theme.mutedInk
    }
    GridLayout {
        Layout.fillWidth: true
        visible: !root.bare
        columns: 5
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: Box.numbers.length
            Pressable {
                id: key
                required property int index
                readonly property int modelData: Box.numbers[index] ?? 0
                readonly property int remaining: root.count?.numbersLeft[modelData] ?? 1
                readonly property bool on: root.number === modelData
                objectName: "number-" + modelData
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                implicitHeight: Theme.dp(60)
                name: qsTr("Number %1").arg(modelData)
                description: root.count !== null ? Words.left(remaining) : ""
                checkable: true
                checked: on
                onClicked: root.numberChosen(modelData)
                Plate {
                    anchors.fill: parent
                    fill: key.on ? Theme.soft : Theme.surface
                    stroke: key.on ? Theme.accent : Theme.line
                    strokeWidth: key.on ? 2.5 : Theme.controlStroke
                }
                PiecePicture {
                    anchors.centerIn: parent
                    piece: "token"
                    number: key.modelData
                    size: Math.min(Theme.dp(46), parent.width)
                }
            }
        }
    }
    ActionButton {
        objectName: "exchangeNumber"
        Layout.fillWidth: true
        ringInside: true
        visible: !root.bare && root.number > 0
        icon: "trade"
        text: qsTr("Exchange this number")
        subtitle: root.exchanging ? qsTr("Now tap the other hex.") : qsTr("with that of another hex")
        role: Accessible.CheckBox
        checkable: true
        selected: root.exchanging
        onClicked: root.exchangeAsked()
    }
}
