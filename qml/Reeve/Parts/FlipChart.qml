// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// One column of the flip chart: five levels from below, the price of the next one, the red dice that draw.
Item {
    id: root

    /** trade, politics or science. */
    required property string track
    /** Levels bought, 0 to 5. */
    property int level: 0
    property string title: ""
    /** Names of the five levels in the edition's terms, first level first. */
    property list<string> levelNames: ["", "", "", "", ""]
    /** Price of the next level, and its card; 0: none. */
    property int cost: 0
    property string costCard: ""
    /** The next level can be bought now; else `reason` explains why not. */
    property bool reachable: false
    property string reason: ""
    /** Red dice that draw a card, for each level ("1–2" for the first …), from the rules' tables. */
    property list<string> drawingDice: ["", "", "", "", ""]
    /** Colour of the metropolis' owner, or "". */
    property string metropolis: ""
    property string metropolisName: ""

    signal buyAsked()

    implicitWidth: Theme.dp(176)
    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1, level %2 of 5").arg(root.title).arg(root.level)

    Column {
        id: column
        width: parent.width
        spacing: Theme.dp(6)

        Item {
            width: parent.width
            height: Math.max(Theme.dp(36), words.implicitHeight)
            ThemeText {
                id: words
                anchors.left: parent.left
                anchors.right: holder.visible ? holder.left : parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: root.title
                step: "heading"
                color: Theme.trackText(root.track)
            }
            Row {
                id: holder
                visible: root.metropolis !== ""
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.dp(4)
                Icon { anchors.verticalCenter: parent.verticalCenter; name: "metropolis"; size: Theme.dp(20); color: Theme.trackText(root.track) }
                PlayerPin {
                    player: root.metropolis || "white"
                    size: Theme.dp(28)
                    name: qsTr("Metropolis of %1").arg(root.metropolisName)
                }
            }
        }

        Repeater {
            model: 5
            Rectangle {
                id: block
                required property int index
                readonly property int step: 5 - block.index
                readonly property bool bought: block.step <= root.level
                readonly property bool next: block.step === root.level + 1
                width: column.width
                height: Math.max(Theme.dp(44), label.implicitHeight + Theme.dp(10))
                radius: Theme.dp(8)
                color: block.bought ? Theme.trackColor(root.track) : block.next && root.reachable ? Theme.soft : Theme.surface
                border.color: block.bought ? Theme.edge : block.next && root.reachable ? Theme.accent : Theme.mutedInk
                border.width: block.next && root.reachable ? 2.5 : 1.2
                Accessible.role: Accessible.StaticText
                Accessible.name: block.step + ", " + label.text + (block.bought ? ", " + qsTr("bought") : "")
                Behavior on color { ColorAnimation { duration: Theme.fadeTime } }
                readonly property color onFill: block.bought ? (root.track === "politics" ? Theme.pieceLight : Theme.pieceInk)
                                                             : block.next ? Theme.ink : Theme.mutedInk
                ThemeText {
                    x: Theme.dp(10)
                    anchors.verticalCenter: parent.verticalCenter
                    text: block.step
                    step: "number"
                    weight: Font.Bold
                    lines: 1
                    color: block.onFill
                    Accessible.ignored: true
                }
                ThemeText {
                    id: label
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.dp(30)
                    anchors.right: dice.left
                    anchors.rightMargin: Theme.dp(6)
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.levelNames[block.step - 1] || ""
                    step: "caption"
                    color: block.onFill
                    Accessible.ignored: true
                }
                Row {
                    id: dice
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.dp(8)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !!root.drawingDice[block.step - 1]
                    spacing: Theme.dp(4)
                    Rectangle { anchors.verticalCenter: parent.verticalCenter; width: Theme.dp(10); height: width; radius: 2; color: Theme.things.redDie; border.color: Theme.edge; border.width: 1 }
                    ThemeText {
                        text: root.drawingDice[block.step - 1] || ""
                        step: "small"
                        lines: 1
                        color: block.onFill
                        Accessible.name: qsTr("draws with a red %1").arg(text)
                    }
                }
            }
        }

        ActionButton {
            visible: root.level < 5
            width: parent.width
            // The Crane may make a level free.
            text: root.reachable || root.cost > 0 ? qsTr("Improve") : qsTr("Not yet")
            reason: root.reachable ? "" : root.reason
            icon: "chart"
            name: text + " " + root.title
            onClicked: root.buyAsked()
            CardChip {
                visible: root.cost > 0 && root.costCard !== ""
                anchors.right: parent.right
                anchors.rightMargin: Theme.dp(8)
                anchors.verticalCenter: parent.verticalCenter
                card: root.costCard || "paper"
                count: root.cost
                size: Theme.dp(24)
                Accessible.ignored: true // the button has the name
            }
        }
    }
}
