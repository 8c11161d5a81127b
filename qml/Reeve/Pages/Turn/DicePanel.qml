// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// Entry of real dice, or Reeve's dice.
Panel {
    id: root

    required property DiceEntry dice
    required property GameTask task
    /** In little room the button for Reeve's dice is an icon next to the heading. */
    property bool digital: true
    /** The window is low: no heading, lower keys. */
    property bool brief: false
    /** Explain the odds of a total. */
    signal oddsAsked(int total)
    readonly property bool offered: root.digital && !root.dice.own
    readonly property bool more: root.offered || special.shown.length > 0

    selected: true
    padding: Theme.dp(12)
    /** The second roll of a turn; the first stays in sight. */
    readonly property string second: !root.dice.own && (Game.position?.this_turn?.rolls ?? []).length > 0 ? qsTr("Second roll (the first: %1)").arg(Game.position.this_turn.rolls[0]) : ""
    title: root.brief ? root.second : ""
    implicitHeight: contentTop - padding + (root.dice.own ? thrown.implicitHeight : pad.implicitHeight) + (root.more ? before.implicitHeight + Theme.gap : 0) + 2 * padding

    DicePad {
        id: pad
        width: parent.width
        second: root.dice.asked.second
        visible: !root.dice.own
        fixedNumbers: root.dice.fixed
        withEvent: root.dice.withEvent
        offersTotal: root.dice.offersTotal
        chances: Facts.ways(total)
        byTotal: root.dice.byTotal
        digital: !root.digital && !root.dice.own
        brief: root.brief
        heading: root.second
        onSumPicked: sum => root.dice.sum = sum
        onByTotalPicked: byTotal => { Settings.rollByTotal = byTotal; root.dice.clear(); }
        onOddsTapped: total => root.oddsAsked(total)
        onRollAsked: root.dice.letReeve()
        onRedPicked: value => root.dice.red = value
        onYellowPicked: value => root.dice.yellow = value
        onEventPicked: event => root.dice.event = event
    }
    // Reeve's dice before the roll; the primary button rolls them.
    Column {
        id: thrown
        width: parent.width
        visible: root.dice.own
        spacing: Theme.wideGap
        ThemeText { width: parent.width; text: Game.expected.text; step: "title" }
        Row {
            spacing: Theme.wideGap
            Die { kind: "red"; blank: true; value: root.dice.fixedRed; size: Theme.dp(56); name: "" }
            Die { kind: root.dice.asked.second; blank: true; value: root.dice.fixedYellow; size: Theme.dp(56); name: "" }
            Die { kind: "event"; blank: true; size: Theme.dp(56); name: ""; visible: root.dice.withEvent }
        }
        ThemeText {
            width: parent.width
            text: root.dice.fixed ? (root.dice.asked.second === "white" ? qsTr("The Alchemist set the red die to %1 and the white die to %2.") : qsTr("The Alchemist set the red die to %1 and the yellow die to %2.")).arg(root.dice.fixedRed).arg(root.dice.fixedYellow)
                                  : qsTr("Reeve rolls the dice in this game.")
            step: "body"
            lines: 3
            color: Theme.mutedInk
        }
    }
    // The page's keyboard sets the same dice.
    Connections {
        target: root.dice
        function onRedChanged(): void { pad.red = root.dice.red; }
        function onYellowChanged(): void { pad.yellow = root.dice.yellow; }
        function onEventChanged(): void { pad.event = root.dice.event; }
        function onSumChanged(): void { pad.sum = root.dice.sum; }
    }
    Component.onCompleted: {
        pad.red = root.dice.red;
        pad.yellow = root.dice.yellow;
        pad.event = root.dice.event;
        pad.sum = root.dice.sum;
    }
    GridLayout {
        id: before
        anchors.top: root.dice.own ? thrown.bottom : pad.bottom
        anchors.topMargin: Theme.gap
        width: parent.width
        visible: root.more
        columns: 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        ActionButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: root.offered
            icon: "dice"
            text: qsTr("Let Reeve roll")
            onClicked: root.dice.letReeve()
        }
        SpecialActions { id: special; Layout.fillWidth: true; Layout.columnSpan: before.columns; task: root.task }
    }
}
