// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Which board the picture shows: asked where it does not tell plainly, and said where it is one of Seafarers that nobody has chosen.
Panel {
    id: root

    /** The scenario that was read, and the numbers of players whose layout it is. */
    property string scenario: ""
    property list<int> players: []
    /** Scanner's layouts; empty where it is plain. */
    property list<laidLayoutFacts> layouts: []
    /** How many play. */
    property int seats: 4
    /** Nobody has chosen this scenario. */
    property bool unexpected: false

    readonly property bool open: root.layouts.length > 0
    readonly property bool needed: root.open || root.unexpected
    readonly property bool fits: Array.from(root.players).indexOf(root.seats) >= 0
    readonly property bool tooFew: root.unexpected && Facts.scenarios(root.seats).length === 0
    /** Why the board cannot be taken yet, or "". */
    readonly property string reason: root.open ? qsTr("Say first which board this is.") : root.tooFew ? qsTr("Seafarers needs three players.") : ""
    signal chosen(int number)

    function called(layout: laidLayoutFacts): string {
        return layout.scenario === "" ? qsTr("Island of %1 hexes").arg(layout.hexes)
                                      : qsTr("%1, for %2 players").arg(Words.scenario(layout.scenario)).arg(Array.from(layout.players).join("/"));
    }
    function asks(layout: laidLayoutFacts): string {
        return layout.scenario === "" ? qsTr("Is this the island of %1 hexes?").arg(layout.hexes)
                                      : qsTr("Is this “%1”, for %2 players?").arg(Words.scenario(layout.scenario)).arg(Array.from(layout.players).join("/"));
    }

    mustDecide: root.open
    title: root.layouts.length === 1 ? root.asks(root.layouts[0]) : root.open ? qsTr("Which board is this?") : Words.scenario(root.scenario)
    hint: root.layouts.length === 1 ? qsTr("The picture does not show it clearly. If it is another one, take another picture or enter it by hand.")
        : root.open ? qsTr("The picture does not show it clearly.")
        : root.tooFew ? qsTr("Seafarers needs three players.")
        : root.fits ? qsTr("Accept the board, and Seafarers is played as well.")
        : qsTr("The board is for %1 players. Accept it, and it is played as a board of your own.").arg(Array.from(root.players).join("/"))
    implicitHeight: root.open ? contentTop + choices.height + padding : contentTop + padding / 2

    Column {
        id: choices
        width: parent.width
        spacing: Theme.gap
        visible: root.open
        Repeater {
            model: root.layouts
            ActionButton {
                required property laidLayoutFacts modelData
                required property int index
                objectName: "layout-" + index
                width: choices.width
                text: root.layouts.length === 1 ? qsTr("Yes") : root.called(modelData)
                icon: "check"
                onClicked: root.chosen(index)
            }
        }
    }
}
