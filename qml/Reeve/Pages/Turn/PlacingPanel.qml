// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The guided set-up: who places what now, and what is placed already.
Panel {
    id: root

    required property GameTask task
    readonly property playerFacts seat: Game.awaited
    readonly property bool road: root.task.placed !== null
    /** A ship is placed instead of the road. */
    readonly property bool ship: root.task.what === "ship"
    /** Seafarers: before the building is placed, either may follow. */
    readonly property bool either: !root.road && Game.position?.board?.pirate !== undefined

    /** Ask what Reeve would do. */
    signal adviceAsked()

    selected: true
    title: qsTr("%1 places").arg(root.seat.name)
    implicitHeight: root.contentTop + column.implicitHeight + root.padding

    ColumnLayout {
        id: column
        width: parent.width
        spacing: Theme.wideGap

        PlacingStep {
            Layout.fillWidth: true
            text: root.task.prompt.piece === "city" ? qsTr("a city") : qsTr("a settlement")
            piece: root.task.prompt.piece
            player: root.seat.color || "white"
            now: !root.road
            done: root.road
        }
        PlacingStep {
            Layout.fillWidth: true
            text: root.ship ? qsTr("a ship beside it") : root.either ? qsTr("a road or a ship beside it") : qsTr("a road beside it")
            piece: root.ship ? "ship" : "road"
            player: root.seat.color || "white"
            now: root.road
        }
        ThemeText {
            Layout.fillWidth: true
            text: root.task.question.ask
            step: "body"
            lines: 3
            color: Theme.accent
        }
        ActionButton {
            objectName: "placingAdvice"
            Layout.fillWidth: true
            visible: Settings.advice && Advice.possible && !root.road
            icon: "owl"
            text: qsTr("What would you do?")
            onClicked: root.adviceAsked()
        }
        SegmentedControl {
            objectName: "roadOrShip"
            Layout.fillWidth: true
            visible: root.ship || root.task.shipPaths.length > 0
            name: qsTr("Road or ship")
            options: [{ value: "", text: Words.piece("road") }, { value: "ship", text: Words.piece("ship") }]
            value: root.task.what
            onPicked: value => root.task.what = value
        }
        ActionButton {
            objectName: "otherPlace"
            Layout.fillWidth: true
            visible: root.road
            icon: "undo"
            text: qsTr("Another place")
            onClicked: root.task.answers = []
        }
        ThemeText {
            Layout.fillWidth: true
            text: root.task.prompt.piece === "city" ? qsTr("The city brings the first resources: one for each hex next to it.")
                : (Game.position?.rules?.game ?? "") === "base" ? qsTr("One settlement each in turn, then a second one in the opposite order. It brings the first resources.")
                                                  : qsTr("One settlement each in turn, then a city each in the opposite order.")
            step: "caption"
            lines: 4
            color: Theme.mutedInk
        }
    }
}
