// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// Keys for real dice: red, yellow, event; in the base game the total alone suffices. Complete when all values are entered.
FocusScope {
    id: root

    /** 1 to 6; 0: not entered. */
    property int red: 0
    property int yellow: 0
    /** Colour of the second die: "yellow" or "white". */
    required property string second
    /** "ship", "trade", "politics", "science"; "": not entered. */
    property string event: ""
    /** The total entered instead of both dice; 0: not entered. */
    property int sum: 0
    /** The total may be entered alone; a switch between both ways is shown. */
    property bool offersTotal: false
    /** Number of the 36 outcomes with this total. */
    property int chances: 0
    /** The total is entered instead of both dice. */
    property bool byTotal: false
    /** What is entered, if it is not simply the roll. */
    property string heading: ""
    /** Little room: no heading, and keys of the minimum height. */
    property bool brief: false
    /** Reeve can roll: a button next to the heading, or next to the last keys if there is little room. */
    property bool digital: false
    /** The game uses the event die. */
    property bool withEvent: true
    /** Red and yellow are fixed already (Alchemist). */
    property bool fixedNumbers: false

    readonly property bool totals: root.offersTotal && root.byTotal
    readonly property bool complete: root.total > 0 && (!root.withEvent || root.event !== "")
    readonly property int total: root.totals ? root.sum : root.red > 0 && root.yellow > 0 ? root.red + root.yellow : 0
    readonly property int columns: root.width >= 6 * 48 + 5 * Theme.gap ? 6 : 3
    readonly property list<string> faces: ["ship", "trade", "politics", "science"]
    readonly property var eventNames: ({ ship: qsTr("Ship"), trade: qsTr("Yellow gate"), politics: qsTr("Blue gate"), science: qsTr("Green gate") })

    signal redPicked(int value)
    signal yellowPicked(int value)
    signal eventPicked(string event)
    signal sumPicked(int sum)
    /** The other way of entering a roll was chosen. */
    signal byTotalPicked(bool byTotal)
    signal oddsTapped(int total)
    signal rollAsked()
    /** All dice are entered; emitted once for each complete entry. */
    signal completed(int red, int yellow, string event)

    /** Enters one die: "red" or "yellow" with 1 to 6, "event" with its name. */
    function pick(kind, value) {
        if (kind === "red") {
            root.red = value;
            root.redPicked(value);
        } else if (kind === "yellow") {
            root.yellow = value;
            root.yellowPicked(value);
        } else if (kind === "total") {
            root.sum = value;
            root.sumPicked(value);
        } else {
            root.event = value;
            root.eventPicked(value);
        }
        if (root.complete)
            root.completed(root.red, root.yellow, root.event);
    }
    function clear() {
        if (!root.fixedNumbers) {
            root.red = 0;
            root.yellow = 0;
        }
        root.sum = 0;
        root.event = "";
    }

    implicitWidth: Theme.dp(328)
    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Enter the dice")

    // Digits set the dice in order: red, yellow, then the event (1 ship, 2 to 4 the gates).
    Keys.onPressed: e => {
        const digit = e.key - Qt.Key_0;
        if (e.key === Qt.Key_Backspace) {
            root.clear();
            e.accepted = true;
        } else if (digit >= 1 && digit <= 6) {
            if (root.red === 0)
                root.pick("red", digit);
            else if (root.yellow === 0)
                root.pick("yellow", digit);
            else if (root.withEvent && root.event === "" && digit <= 4)
                root.pick("event", root.faces[digit - 1]);
            e.accepted = true;
        }
    }

    component Key: Pressable {
        id: key
        property string kind
        property int value: 0
        property string event: ""
        readonly property bool chosen: key.kind === "total" ? root.sum === key.value : key.kind === "red" ? root.red === key.value
                                     : key.kind === "yellow" ? root.yellow === key.value : root.event === key.event
        checkable: true
        checked: key.chosen
        role: Accessible.RadioButton
        name: key.kind === "total" ? qsTr("total %1").arg(key.value) : key.kind === "red" ? qsTr("red %1").arg(key.value) : key.kind === "event" ? root.eventNames[key.event]
            : root.second === "white" ? qsTr("white %1").arg(key.value) : qsTr("yellow %1").arg(key.value)
        reason: root.fixedNumbers && key.kind !== "event" ? qsTr("The Alchemist set these dice") : ""
        height: root.brief ? Theme.target : Math.max(Theme.target, Theme.dp(56))
        onClicked: root.pick(key.kind, key.kind === "event" ? key.event : key.value)
        Plate {
            anchors.fill: parent
            fill: key.chosen || key.pressed ? Theme.soft : Theme.raised
            stroke: key.chosen ? Theme.accent : Theme.highContrast ? Theme.edge : Theme.line
            strokeWidth: key.chosen ? Theme.selectedStroke : Theme.controlStroke
        }
        ThemeText {
            anchors.centerIn: parent
            visible: key.kind === "total"
            text: key.value
            step: "title"
            lines: 1
            Accessible.ignored: true
        }
        Die {
            anchors.centerIn: parent
            visible: key.kind !== "total"
            size: Math.min(Theme.dp(42), key.height - 10, key.width - 14)
            width: size
            height: size
            kind: key.kind === "yellow" ? root.second : key.kind
            value: key.value
            event: key.event
            name: ""
        }
    }

    Column {
        id: column
        width: parent.width
        spacing: Theme.gap

        Item {
            width: parent.width
            visible: !root.brief
            height: Math.max(Theme.target, head.height, sum.implicitHeight)
            ThemeText {
                id: head
                anchors.left: parent.left
                anchors.right: roll.visible ? roll.left : sum.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                text: root.complete ? qsTr("Roll complete") : root.heading !== "" ? root.heading : root.totals ? qsTr("Enter the total") : qsTr("Enter the dice")
                step: "title"
            }
            IconButton {
                id: roll
                objectName: "letReeveRoll"
                visible: root.digital && root.total === 0
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                framed: true
                icon: "dice"
                name: qsTr("Let Reeve roll")
                onClicked: root.rollAsked()
            }
            ThemeText {
                id: sum
                anchors.right: odds.visible ? odds.left : parent.right
                anchors.rightMargin: odds.visible ? Theme.gap : 0
                anchors.verticalCenter: parent.verticalCenter
                text: root.total > 0 ? root.total : ""
                step: "figure"
                lines: 1
                Accessible.name: root.total > 0 ? qsTr("Total %1").arg(root.total) : ""
            }
            OddsPill {
                id: odds
                visible: root.total > 0
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                ways: root.chances
                onClicked: root.oddsTapped(root.total)
            }
        }

        SegmentedControl {
            width: parent.width - (rollBelow.visible && !root.withEvent ? Theme.target + Theme.gap : 0)
            height: root.brief ? Theme.target : implicitHeight
            visible: root.offersTotal
            name: qsTr("What is entered")
            options: [{ value: "total", text: qsTr("Total") }, { value: "dice", text: qsTr("Dice") }]
            value: root.byTotal ? "total" : "dice"
            onPicked: value => root.byTotalPicked(value === "total")
        }
        Grid {
            visible: root.totals
            columns: root.columns
            spacing: Theme.gap
            Repeater {
                model: 11
                Key {
                    required property int index
                    objectName: "total" + value
                    kind: "total"
                    value: index + 2
                    width: (column.width - (root.columns - 1) * Theme.gap) / root.columns
                }
            }
        }
        Repeater {
            model: root.totals ? [] : ["red", "yellow"]
            Grid {
                id: dieKeys
                required property string modelData
                columns: root.columns
                spacing: Theme.gap
                Repeater {
                    model: 6
                    Key {
                        required property int index
                        objectName: dieKeys.modelData + (index + 1)
                        kind: dieKeys.modelData
                        value: index + 1
                        width: (column.width - (root.columns - 1) * Theme.gap) / root.columns
                    }
                }
            }
        }
        Row {
            visible: root.withEvent
            spacing: Theme.gap
            Repeater {
                model: root.faces
                Key {
                    required property string modelData
                    objectName: modelData
                    kind: "event"
                    event: modelData
                    width: (column.width - 3 * Theme.gap - (rollBelow.visible ? Theme.target + Theme.gap : 0)) / 4
                }
            }
        }
    }

    IconButton {
        id: rollBelow
        objectName: "letReeveRollBelow"
        visible: root.brief && root.digital
        anchors.right: parent.right
        y: root.withEvent ? column.height - height : 0
        framed: true
        icon: "dice"
        name: qsTr("Let Reeve roll")
        onClicked: root.rollAsked()
    }
}
