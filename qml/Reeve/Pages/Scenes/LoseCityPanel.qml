// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import Reeve.Sheets

// After a lost attack: choice of the city that becomes a settlement.
Panel {
    id: root

    readonly property playerFacts seat: Game.awaited
    readonly property list<string> cities: Array.from(Game.options.answers)
    readonly property list<string> walls: Game.position?.pieces?.[root.seat.color]?.walls ?? []

    /** The hexes around an intersection in words: "9 brick · 12 wool". */
    function around(at: string): string {
        const hexes = Game.position?.board?.hexes ?? {};
        const gives = { hills: "brick", forest: "lumber", pasture: "wool", fields: "grain", mountains: "ore" };
        return BoardNames.hexesAt(at, hexes).filter(h => hexes[h] && gives[hexes[h].terrain])
                         .map(h => hexes[h].number + " " + Words.card(gives[hexes[h].terrain])).join(" · ");
    }

    selected: true
    implicitHeight: column.implicitHeight + 2 * padding
    ColumnLayout {
        id: column
        width: parent.width
        spacing: Theme.gap
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.wideGap
            PlayerPin { player: root.seat.color || "white" }
            ThemeText {
                Layout.fillWidth: true
                text: qsTr("%1, which city becomes a settlement?").arg(root.seat.name)
                step: "title"
            }
        }
        ThemeText {
            Layout.fillWidth: true
            text: qsTr("Its city wall is lost too. Metropolises are safe.")
            step: "body"
            color: Theme.mutedInk
        }
        InsteadRow { Layout.fillWidth: true }
        GridLayout {
            Layout.fillWidth: true
            columns: column.width < Theme.dp(400) ? 1 : Math.min(2, Math.max(1, root.cities.length))
            columnSpacing: Theme.wideGap
            rowSpacing: Theme.gap
            Repeater {
                model: root.cities.length // a count: no items are recreated inside a layout
                Pressable {
                    id: city
                    required property int index
                    readonly property string modelData: root.cities[index] ?? ""
                    readonly property bool walled: root.walls.indexOf(city.modelData) >= 0
                    objectName: "lose-" + modelData
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    implicitHeight: Math.max(Theme.dp(84), words.implicitHeight + Theme.dp(16))
                    name: walled ? qsTr("City with city wall") : qsTr("City")
                    description: root.around(modelData)
                    onClicked: Game.perform(Prompts.answer(modelData))
                    Plate { anchors.fill: parent; fill: city.pressed ? Theme.soft : Theme.surface }
                    PiecePicture {
                        id: picture
                        x: Theme.wideGap
                        anchors.verticalCenter: parent.verticalCenter
                        piece: "city"
                        wall: city.walled
                        player: root.seat.color || "white"
                        size: Theme.dp(64)
                    }
                    Column {
                        id: words
                        anchors.left: picture.right
                        anchors.leftMargin: Theme.wideGap
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.gap
                        anchors.verticalCenter: parent.verticalCenter
                        ThemeText { width: parent.width; text: city.name; Accessible.ignored: true }
                        ThemeText { width: parent.width; text: root.around(city.modelData); step: "caption"; color: Theme.mutedInk; Accessible.ignored: true }
                        ThemeText {
                            width: parent.width
                            text: city.walled ? qsTr("−1 point, hand limit %1").arg(root.seat.handLimit + "\u00a0→\u00a0" + (root.seat.handLimit - 2)) : qsTr("−1 point")
                            step: "caption"
                            color: Theme.danger
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
