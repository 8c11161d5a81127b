// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// One difference: what lies on the table, what the record says, and which of them is right. Its height is final as soon as it is
// made, as a row of a ListView must be: without layouts, which settle later.
Panel {
    id: root

    required property differenceFacts difference
    required property int number
    required property DifferenceWords words
    property bool chosen: false
    signal chosenAsked()
    signal takeOverAsked(int way)
    signal dismissAsked()

    readonly property bool robs: root.difference.victims.length > 0
    /** One way to take the table's word for each who may be robbed by it, "" for nobody. */
    readonly property list<string> victims: root.robs ? root.difference.victims : [""]

    objectName: "difference-" + root.difference.at
    selected: root.chosen
    implicitHeight: column.implicitHeight + 2 * Theme.margin

    Column {
        id: column
        width: parent.width
        spacing: Theme.gap

        Pressable {
            width: parent.width
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
                    text: root.words.heading(root.difference)
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
        Row {
            id: answers
            /** Of the width, what one way to take the table's word gets, where the record's word gets two thirds of that. */
            readonly property real share: (width - root.victims.length * spacing) / (root.victims.length + 2 / 3)
            width: parent.width
            height: Math.max(...Array.from(answers.children, button => button.implicitHeight))
            spacing: Theme.gap
            Repeater {
                model: root.victims
                ActionButton {
                    required property int index
                    required property string modelData
                    objectName: "takeOver"
                    width: answers.share
                    height: answers.height
                    text: qsTr("Table is right")
                    subtitle: modelData === "" ? root.words.effect(root.difference) : qsTr("%1 loses a card").arg(root.words.owner(modelData))
                    tone: "accent"
                    reason: root.difference.mode === "none" ? qsTr("This change alone is not possible. Correct it by hand.") : ""
                    onClicked: root.takeOverAsked(index)
                }
            }
            ActionButton {
                objectName: "dismiss"
                width: answers.share * 2 / 3
                height: answers.height
                text: qsTr("Reeve is right")
                onClicked: root.dismissAsked()
            }
        }
    }
}
