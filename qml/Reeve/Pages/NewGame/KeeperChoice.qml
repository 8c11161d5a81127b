// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts

// Who holds the cards, asked once for a new game: two pictures. What is finer (hands here, progress cards there) is chosen in the
// menu of the game.
Column {
    id: root

    /** "real": hands and progress cards lie on the table; "digital": Reeve keeps them. */
    property string keeper: "real"
    readonly property bool narrow: root.width < Theme.dp(430)
    readonly property var answers: [
        { value: "real", title: qsTr("Real cards on the table"), hint: qsTr("You hold them, Reeve counts.") },
        { value: "digital", title: qsTr("Reeve keeps the cards"), hint: qsTr("Covered, with every payment booked.") }]
    signal keeperPicked(string keeper)

    spacing: Theme.gap

    ThemeText { width: parent.width; text: qsTr("Who holds the cards?"); step: "panel"; Accessible.role: Accessible.Heading }
    Grid {
        id: grid
        columns: root.narrow ? 1 : 2
        spacing: Theme.gap
        Repeater {
            model: root.answers.length
            Pressable {
                id: answer
                required property int index
                readonly property var said: root.answers[answer.index]
                objectName: "keeper-" + answer.said.value
                width: root.narrow ? root.width : (root.width - grid.spacing) / 2
                height: Math.max(picture.height, words.height, other.height) + 2 * Theme.gap
                role: Accessible.RadioButton
                checkable: true
                checked: root.keeper === answer.said.value
                name: answer.said.title
                description: answer.said.hint
                onClicked: root.keeperPicked(answer.said.value)
                Plate {
                    anchors.fill: parent
                    fill: answer.checked || answer.pressed ? Theme.soft : Theme.surface
                    stroke: answer.checked ? Theme.accent : Theme.line
                    strokeWidth: answer.checked ? 2.5 : Theme.controlStroke
                }
                KeeperPicture { id: picture; x: Theme.gap; anchors.verticalCenter: parent.verticalCenter; real: answer.said.value === "real" }
                Column {
                    id: words
                    anchors.left: picture.right
                    anchors.leftMargin: Theme.wideGap
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    ThemeText { width: parent.width; text: answer.said.title; step: "panel"; lines: 3; Accessible.ignored: true }
                    ThemeText { width: parent.width; text: answer.said.hint; step: "caption"; lines: 4; color: Theme.mutedInk; Accessible.ignored: true }
                }
                // Both are as high as the higher one.
                Column {
                    id: other
                    readonly property var said: root.answers[1 - answer.index]
                    visible: false
                    width: words.width
                    ThemeText { width: parent.width; text: other.said.title; step: "panel"; lines: 3 }
                    ThemeText { width: parent.width; text: other.said.hint; step: "caption"; lines: 4 }
                }
            }
        }
    }
}
