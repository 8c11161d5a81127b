// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The parts of all players' victory points, one player opened at a time.
Sheet {
    id: root

    property int index: 0
    readonly property playerFacts seat: Game.players[root.index] ?? Game.nobody

    /** Parts with points. */
    readonly property list<pointPartFacts> parts: Array.from(root.seat.pointsParts).filter(p => p.points > 0)

    /** Placeholder for a part that no longer exists. */
    property pointPartFacts none

    /** Further items of the rule modules: "6 gold, 3 prisoners". */
    readonly property string things: Array.from(root.seat?.fan ?? []).filter(f => f.count > 0).map(f => Words.fanThing(f.kind, f.count)).join(", ")

    /** Seafarers: the longest road is a trade route of roads and ships. */
    readonly property bool ships: Game.position?.board?.pirate !== undefined
    /** Asks to show a player's longest road on the board. */
    signal roadAsked(int index)
    /** With real cards: the count of this player's hand is wrong. */
    signal countAsked(int index)
    /** Asks who plays the seat from now on: a person, or Reeve. */
    signal levelAsked(int index)

    title: qsTr("%1: %2").arg(root.seat.name).arg(Words.points(root.seat.points))
    hint: qsTr("Whoever has %1 points on their own turn wins.").arg(Game.position?.rules?.target ?? 13)
    player: root.seat.color

    ColumnLayout {
        width: parent.width
        spacing: Theme.wideGap

        GridLayout {
            Layout.fillWidth: true
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            // Width of a pin and two digits.
            columns: Game.players.length > 3 && width < Game.players.length * Theme.dp(96) ? 3 : 6
            // A count: no items are recreated inside a layout when points change.
            Repeater {
                model: Game.players.length
                Pressable {
                    id: tab
                    required property int index
                    readonly property playerFacts seat: Game.players[tab.index] ?? Game.nobody
                    objectName: "pointsOf" + index
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    implicitHeight: Theme.dp(60)
                    name: tab.seat.name + ", " + Words.points(tab.seat.points)
                    checked: index === root.index
                    onClicked: root.index = index
                    Plate {
                        anchors.fill: parent
                        fill: tab.checked ? Theme.soft : Theme.surface
                        stroke: tab.checked ? Theme.accent : Theme.line
                        strokeWidth: tab.checked ? 2.5 : Theme.controlStroke
                    }
                    Row {
                        anchors.centerIn: parent
                        spacing: Theme.gap
                        PlayerPin { player: tab.seat.color || "white"; size: Theme.dp(30); anchors.verticalCenter: parent.verticalCenter }
                        ThemeText { text: tab.seat.points; step: "title"; lines: 1; Accessible.ignored: true }
                    }
                }
            }
        }
        Rows {
            id: parts
            spacing: Theme.wideGap
            Repeater {
                model: root.parts.length
                RowLayout {
                    id: part
                    required property int index
                    readonly property pointPartFacts of: root.parts[part.index] ?? root.none
                    width: parts.width
                    Icon { name: root.icon(part.of.source) }
                    ThemeText {
                        Layout.fillWidth: true
                        Layout.minimumHeight: Theme.dp(32)
                        verticalAlignment: Text.AlignVCenter
                        text: Words.source(root.ships && part.of.source === "longest-road" ? "trade-route" : part.of.source, part.of.count)
                    }
                    ThemeText { text: part.of.points; step: "title"; lines: 1 }
                }
            }
        }
        ActionButton {
            objectName: "showRoad"
            Layout.fillWidth: true
            visible: root.seat.roadLength > 0
            icon: "road"
            text: (root.ships ? qsTr("Own trade route: %1") : qsTr("Own road: %1")).arg(root.seat.roadLength)
            subtitle: root.seat.hasLongestRoad ? qsTr("holds the card; show it on the board") : qsTr("show it on the board")
            onClicked: root.roadAsked(root.index)
        }
        ActionButton {
            objectName: "countAsked"
            Layout.fillWidth: true
            visible: Table.hands === "real" && root.seat.level === ""
            icon: "pencil"
            text: qsTr("%1 really has … cards").arg(root.seat.name)
            subtitle: qsTr("%n card(s) by Reeve's count.", "", root.seat.handCount)
            onClicked: root.countAsked(root.index)
        }
        ActionButton {
            objectName: "levelAsked"
            Layout.fillWidth: true
            visible: !Prompts.current.over
            icon: "owl"
            text: root.seat.level !== "" ? qsTr("%1 is played by Reeve").arg(root.seat.name) : qsTr("Let Reeve play %1").arg(root.seat.name)
            subtitle: root.seat.level !== "" ? qsTr("Change, or take the seat back") : qsTr("from now on")
            onClicked: root.levelAsked(root.index)
        }
        Rectangle { Layout.fillWidth: true; implicitHeight: 2; color: Theme.line }
        RowLayout {
            Layout.fillWidth: true
            ThemeText { Layout.fillWidth: true; text: qsTr("Total") }
            ThemeText { objectName: "pointsTotal"; text: root.seat.points; step: "figure"; lines: 1 }
        }
        ThemeText {
            objectName: "pointsThings"
            Layout.fillWidth: true
            visible: root.things !== ""
            text: root.things
            lines: 3
            color: Theme.mutedInk
        }
    }

    function icon(source: string): string {
        return ({ settlement: "settlement", city: "city", metropolis: "metropolis", "longest-road": "road", island: "ship", defender: "laurel",
                  merchant: "merchant", "largest-army": "knight", "victory-point": "card", printer: "card", constitution: "card", mining: "mountain", nyala: "laurel", prisoner: "lock" })[source] ?? "victory";
    }
}
