// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// One difference: what lies on the table, what the record says, and which of them is right.
Panel {
    id: root

    required property var difference
    required property int number
    required property DifferenceWords words
    property bool chosen: false
    signal chosenAsked()
    signal takeOverAsked(int way)
    signal dismissAsked()

    readonly property bool robs: root.difference.victims.length > 0
    /** One way to take the table's word for each who may be robbed by it, "" for nobody. */
    readonly property var victims: root.robs ? root.difference.victims : [""]

    objectName: "difference-" + root.difference.at
    selected: root.chosen
    implicitHeight: column.implicitHeight + 2 * Theme.margin

    ColumnLayout {
        id: column
        width: parent.width
        spacing: Theme.gap

        Pressable {
            Layout.fillWidth: true
            implicitHeight: Math.max(Theme.target, head.implicitHeight)
            name: qsTr("%1. %2. On the table: %3. In Reeve: %4").arg(root.number).arg(title.text).arg(root.words.thing(root.difference.seen)).arg(root.words.thing(root.difference.tracked))
            onClicked: root.chosenAsked()
            ConfidenceMark {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                confidence: root.difference.doubtful ? "doubt" : "differs"
                number: root.number
                Accessible.ignored: true
            }
            Column {
                id: head
                anchors.left: mark.right
                anchors.leftMargin: Theme.wideGap
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                ThemeText {
                    id: title
                    width: parent.width
                    text: root.words.place(root.difference.at)
                    step: "caption"
                    color: Theme.mutedInk
                    Accessible.ignored: true
                }
                ThemeText {
                    objectName: "seenText"
                    width: parent.width
                    text: qsTr("Table: %1").arg(root.words.thing(root.difference.seen))
                    step: "name"
                    Accessible.ignored: true
                }
                ThemeText {
                    objectName: "trackedText"
                    width: parent.width
                    text: qsTr("Reeve: %1").arg(root.words.thing(root.difference.tracked))
                    step: "panel"
                    Accessible.ignored: true
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            Repeater {
                model: root.victims.length // counted, so that nothing is made anew inside a layout
                ActionButton {
                    required property int index
                    readonly property string modelData: root.victims[index] ?? ""
                    objectName: "takeOver"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 3
                    text: qsTr("Table is right")
                    subtitle: modelData === "" ? root.words.effect(root.difference) : qsTr("%1 is robbed").arg(root.words.owner(modelData))
                    tone: "accent"
                    reason: root.difference.mode === "none" ? qsTr("This alone does not fit the box. Set it right by hand.") : ""
                    onClicked: root.takeOverAsked(index)
                }
            }
            ActionButton {
                objectName: "dismiss"
                Layout.fillWidth: true
                Layout.preferredWidth: 2
                text: qsTr("Reeve is right")
                onClicked: root.dismissAsked()
            }
        }
    }
}
