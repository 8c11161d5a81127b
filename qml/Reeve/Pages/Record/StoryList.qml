// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Sentences of the history in order, with a heading for each turn.
PageList {
    id: root

    property list<storyEntryFacts> story: []
    property storyEntryFacts noEntry
    /** The selected step, or -1. */
    property int step: -1
    /** The steps that are rolls. */
    property list<int> rolls: []
    signal picked(int step)
    /** A step should be corrected: a wrongly entered roll. */
    signal correctionAsked(int step)

    function toEnd(): void { settle.restart(); }
    function showStep(step: int): void {
        const at = Array.from(root.story).findIndex(e => e.step === step);
        if (at >= 0)
            root.positionViewAtIndex(at, ListView.Contain);
    }

    // After the rows below have their heights.
    Timer { id: settle; interval: 1; onTriggered: root.positionViewAtEnd() }

    objectName: "storyList"
    model: root.story.length
    onStoryChanged: root.toEnd()
    onHeightChanged: if (root.step < 0) root.toEnd()
    delegate: Column {
        id: entry
        required property int index
        readonly property storyEntryFacts told: root.story[entry.index] ?? root.noEntry
        readonly property playerFacts seat: Game.players[entry.told.player] ?? Game.nobody
        readonly property bool opens: entry.index === 0 || root.story[entry.index - 1]?.turn !== entry.told.turn
        // Without a width a column has no height, and the list would make every row at once.
        width: Math.max(1, root.width)

        ThemeText {
            width: parent.width
            visible: entry.opens
            topPadding: Theme.wideGap
            leftPadding: Theme.gap
            text: Words.turn(entry.told.turn)
            step: "heading"
            lines: 1
            Accessible.role: Accessible.Heading
        }
        Pressable {
            id: row
            objectName: "story" + entry.told.id
            ringInside: true
            width: parent.width
            implicitHeight: Math.max(Theme.target, sentence.implicitHeight + Theme.wideGap)
            name: entry.told.text
            description: qsTr("Show the board as it was then")
            checked: root.step === entry.told.step
            onClicked: root.picked(entry.told.step)
            Plate {
                anchors.fill: parent
                fill: row.checked || row.pressed ? Theme.soft : "transparent"
                stroke: row.checked ? Theme.accent : "transparent"
                strokeWidth: row.checked ? 2.5 : 0
            }
            PlayerPin {
                id: pin
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                player: entry.seat.color || "white"
                opacity: entry.seat.name !== "" ? 1 : 0
                size: Theme.dp(28)
            }
            ThemeText {
                id: sentence
                anchors.left: pin.right
                anchors.leftMargin: Theme.wideGap
                anchors.right: pencil.visible ? pencil.left : parent.right
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                text: entry.told.text
                step: "body"
                lines: 4
                Accessible.ignored: true
            }
            IconButton {
                id: pencil
                objectName: "correctStep" + entry.told.step
                visible: entry.told.kind === "dice" && Array.from(root.rolls).indexOf(entry.told.step) >= 0
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                icon: "pencil"
                name: qsTr("Correct this step")
                onClicked: root.correctionAsked(entry.told.step)
            }
        }
    }
}
