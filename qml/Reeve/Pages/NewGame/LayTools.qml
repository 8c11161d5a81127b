// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import Reeve.Sheets

// What a tap on a board of Seafarers lays: a terrain, a number, a harbour, an island, the robber or the pirate.
// Positioned, not laid out: what has just become visible is in its place at once.
Column {
    id: root

    required property LaidBoard laid
    /** The scenario says how large the board is and which hexes make an island. */
    property bool fixed: false
    readonly property list<string> tools: root.fixed ? ["land", "numbers", "harbours", "figures"]
                                            : ["size", "land", "numbers", "harbours", "isles", "figures"]
    property string tool: root.fixed ? "land" : "size"
    property string terrain: "hills"
    property int number: 0
    /** An area, or "" for none. */
    property string area: "home"
    /** The path of the harbour that is chosen, or "". */
    property string harbour: ""
    property string figure: "robber"
    readonly property list<int> numbers: Array.from(Box.numbers)
    /** Why nothing can be dealt yet. */
    readonly property string noLand: root.laid.state.land === 0 ? qsTr("Tap the land first.") : ""
    function toolName(tool: string): string {
        switch (tool) {
        case "size": return qsTr("Size");
        case "land": return qsTr("Land and sea");
        case "numbers": return qsTr("Numbers");
        case "harbours": return qsTr("Harbours");
        case "isles": return qsTr("Islands");
        }
        return qsTr("Robber, pirate");
    }
    function hint(): string {
        switch (root.tool) {
        case "size": return qsTr("How many hexes has the whole board, the sea included?");
        case "land": return qsTr("Choose a terrain, then tap the hexes where it lies.");
        case "numbers": return qsTr("Choose a number, then tap the hexes where it lies.");
        case "harbours": return qsTr("Tap the coast to place a harbour, then say what it takes.");
        case "isles": return qsTr("Everybody starts on the main island. The first settlement on another one brings special points.");
        }
        return qsTr("Choose one, then tap the hex where it stands.");
    }

    spacing: Theme.gap

    GridLayout {
        width: root.width
        columns: root.width > Theme.dp(300) ? 3 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: root.tools.length
            ActionButton {
                required property int index
                readonly property string tool: root.tools[index]
                objectName: "tool-" + tool
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                text: root.toolName(tool)
                role: Accessible.RadioButton
                checkable: true
                selected: root.tool === tool
                onClicked: root.tool = tool
            }
        }
    }
    ThemeText { width: root.width; text: root.hint(); step: "caption"; lines: 4; color: Theme.mutedInk }

    GridLayout {
        width: root.width
        visible: root.tool === "size"
        columns: 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: SeaChart.islands.length
            ActionButton {
                required property int index
                readonly property islandFacts island: SeaChart.islands[index]
                objectName: "size-" + island.hexes
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                text: qsTr("%n hex(es)", "", island.hexes)
                role: Accessible.RadioButton
                checkable: true
                selected: Object.keys(root.laid.hexes).length === island.hexes
                reason: !selected && root.laid.state.land > 0 ? qsTr("Another size needs an empty board: clear this one first.") : ""
                onClicked: root.laid.change(SeaChart.blank(Array.from(island.rows)), false)
            }
        }
    }
    ActionButton {
        objectName: "dealAll"
        width: root.width
        visible: root.tool === "size" && !root.fixed
        icon: "dice"
        text: qsTr("All at random")
        subtitle: qsTr("terrain, numbers and harbours on the land that you tapped")
        reason: root.noLand
        onClicked: root.laid.deal("all")
    }
    ActionButton {
        objectName: "clearBoard"
        width: root.width
        visible: root.tool === "size"
        icon: "trash"
        text: qsTr("Clear the board")
        subtitle: qsTr("Undo brings it back")
        onClicked: root.laid.change(SeaChart.blank(root.laid.board.rows), false)
    }
    GridLayout {
        width: root.width
        visible: root.tool === "land"
        columns: 3
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: SeaChart.terrains.length
            TerrainButton {
                required property int index
                // A scenario has its sea.
                visible: !root.fixed || terrain !== "sea"
                objectName: "terrain-" + terrain
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                implicitHeight: Theme.dp(counted ? 84 : 72)
                terrain: SeaChart.terrains[index]
                counted: root.laid.left.counted
                remaining: root.laid.left.terrains[terrain] ?? 0
                selected: root.terrain === terrain
                onClicked: root.terrain = terrain
            }
        }
    }
    ActionButton {
        objectName: "dealTerrain"
        width: root.width
        visible: root.tool === "land" && !root.fixed
        icon: "dice"
        text: qsTr("Terrain at random")
        subtitle: qsTr("on all land; gold and deserts stay")
        reason: root.noLand
        onClicked: root.laid.deal("terrain")
    }
    GridLayout {
        width: root.width
        visible: root.tool === "numbers"
        columns: 4
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: root.numbers.length + 1
            Pressable {
                id: key
                required property int index
                /** 0: none. */
                readonly property int number: key.index < root.numbers.length ? root.numbers[key.index] : 0
                readonly property bool on: root.number === key.number
                objectName: "number-" + key.number
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                readonly property int remaining: root.laid.left.numbers[key.number] ?? 1
                implicitHeight: Theme.dp(60)
                name: key.number > 0 ? qsTr("Number %1").arg(key.number) : qsTr("No number")
                description: root.laid.left.counted && key.number > 0 ? Words.left(key.remaining) : ""
                role: Accessible.RadioButton
                checkable: true
                checked: key.on
                onClicked: root.number = key.number
                Plate {
                    anchors.fill: parent
                    fill: key.on ? Theme.soft : Theme.surface
                    stroke: key.on ? Theme.accent : Theme.line
                    strokeWidth: key.on ? 2.5 : Theme.controlStroke
                    dashed: key.remaining <= 0 && !key.on
                }
                PiecePicture {
                    anchors.centerIn: parent
                    visible: key.number > 0
                    piece: "token"
                    number: key.number
                    size: Math.min(Theme.dp(46), parent.width)
                    opacity: key.remaining <= 0 && !key.on ? 0.5 : 1
                }
                Icon { anchors.centerIn: parent; visible: key.number === 0; name: "cross" }
            }
        }
    }
    ActionButton {
        objectName: "dealNumbers"
        width: root.width
        visible: root.tool === "numbers" && !root.fixed
        icon: "dice"
        text: qsTr("Numbers at random")
        subtitle: qsTr("6 and 8 never side by side")
        reason: root.noLand
        onClicked: root.laid.deal("numbers")
    }
    HarbourChooser {
        width: root.width
        visible: root.tool === "harbours" && root.harbour !== ""
        gives: root.laid.harbors.find(h => h.at === root.harbour)?.gives ?? ""
        onChosen: gives => root.laid.setHarbour(root.harbour, gives)
    }
    ActionButton {
        objectName: "removeHarbour"
        width: root.width
        visible: root.tool === "harbours" && root.harbour !== "" && !root.fixed
        icon: "trash"
        text: qsTr("Remove this harbour")
        onClicked: {
            root.laid.removeHarbour(root.harbour);
            root.harbour = "";
        }
    }
    ThemeText {
        width: root.width
        visible: root.tool === "harbours"
        text: qsTr("%1 of at most %2 harbours").arg(root.laid.harbors.length).arg(root.laid.state.mostHarbors)
        step: "caption"
        color: Theme.mutedInk
    }
    ActionButton {
        objectName: "findIsles"
        width: root.width
        visible: root.tool === "isles"
        icon: "search"
        text: qsTr("Find the islands")
        subtitle: qsTr("the largest is the main island")
        onClicked: root.laid.findIsles()
    }
    ActionButton {
        objectName: "dealHarbours"
        width: root.width
        visible: root.tool === "harbours" && !root.fixed
        icon: "dice"
        text: qsTr("Harbours at random")
        subtitle: root.laid.harbors.length > 0 ? qsTr("the places stay") : qsTr("on the coast of the main island")
        reason: root.noLand
        onClicked: root.laid.deal("harbors")
    }
    AreaChooser {
        width: root.width
        visible: root.tool === "isles"
        areas: root.laid.areas
        area: root.area
        onChosen: area => root.area = area
    }
    GridLayout {
        width: root.width
        visible: root.tool === "figures"
        columns: 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        ActionButton {
            objectName: "figure-robber"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            icon: "robber"
            text: qsTr("Robber")
            subtitle: root.laid.board.robber ?? qsTr("not placed")
            role: Accessible.RadioButton
            checkable: true
            selected: root.figure === "robber"
            onClicked: root.figure = "robber"
        }
        ActionButton {
            objectName: "figure-pirate"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            icon: "ship"
            text: qsTr("Pirate")
            subtitle: root.laid.board.pirate ?? qsTr("beside the board")
            role: Accessible.RadioButton
            checkable: true
            selected: root.figure === "pirate"
            onClicked: root.figure = "pirate"
        }
        ActionButton {
            objectName: "pirateAway"
            Layout.columnSpan: 2
            Layout.fillWidth: true
            visible: Boolean(root.laid.board.pirate)
            text: qsTr("Put the pirate beside the board")
            onClicked: root.laid.stand("pirate", null)
        }
    }
}
