// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// A place that the picture does not show clearly: what the record says, for a look at the table. Its height is final as soon as
// it is made, as a row of a ListView must be.
Panel {
    id: root

    /** One of BoardCheck's unclear. */
    required property differenceFacts place
    required property int number
    required property DifferenceWords words
    property bool chosen: false
    signal chosenAsked()
    signal confirmed()

    objectName: "unclear-" + root.place.at
    selected: root.chosen
    implicitHeight: column.implicitHeight + 2 * Theme.margin

    Column {
        id: column
        width: parent.width
        spacing: Theme.gap
        Pressable {
            width: parent.width
            implicitHeight: Math.max(Theme.target, head.implicitHeight)
            name: qsTr("%1. %2, not seen clearly. In Reeve: %3").arg(root.number).arg(title.text).arg(root.words.thing(root.place.tracked))
            onClicked: root.chosenAsked()
            ConfidenceMark {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                confidence: "doubt"
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
                    text: root.words.heading(root.place)
                    step: "caption"
                    color: Theme.mutedInk
                    Accessible.ignored: true
                }
                ThemeText {
                    objectName: "trackedText"
                    width: parent.width
                    text: qsTr("Reeve: %1").arg(root.words.thing(root.place.tracked))
                    step: "name"
                    Accessible.ignored: true
                }
            }
        }
        ActionButton {
            objectName: "confirmPlace"
            width: parent.width
            text: qsTr("The table is right")
            icon: "check"
            onClicked: root.confirmed()
        }
    }
}
