// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// Optional statements of a command: hexes tapped on the board, or a number; or left to Reeve.
Panel {
    id: root

    required property GameTask task
    signal ruleAsked(string rule)
    readonly property questionFacts question: root.task.openQuestion
    readonly property bool byNumber: root.question.most > 0
    readonly property bool dice: root.question.most === Facts.faces

    mustDecide: true
    title: root.question.title
    implicitHeight: root.contentTop + column.implicitHeight + root.padding

    Column {
        id: column
        width: parent.width
        spacing: Theme.wideGap
        ThemeText {
            objectName: "openAsk"
            width: parent.width
            text: root.question.ask
            lines: 4
            color: Theme.warning
        }
        ThemeText {
            objectName: "openCount"
            width: parent.width
            visible: root.question.count > 1
            text: qsTr("%1 of %2 tapped").arg(root.task.openHexes.length).arg(root.question.count)
            step: "body"
            color: Theme.mutedInk
        }
        Flow {
            width: parent.width
            visible: root.byNumber
            spacing: Theme.gap
            Repeater {
                model: root.question.most
                Pressable {
                    id: number
                    required property int index
                    objectName: "open-" + (number.index + 1)
                    implicitWidth: Theme.dp(56)
                    implicitHeight: Theme.dp(56)
                    name: String(number.index + 1)
                    onClicked: root.task.answerOpen(number.index + 1)
                    Plate { anchors.fill: parent; visible: !root.dice; fill: Theme.surface; stroke: Theme.edge; strokeWidth: Theme.controlStroke }
                    ThemeText { anchors.centerIn: parent; visible: !root.dice; text: number.name; step: "title"; lines: 1; Accessible.ignored: true }
                    Die { anchors.centerIn: parent; visible: root.dice; kind: "red"; value: number.index + 1; name: ""; size: Theme.dp(46) }
                }
            }
        }
        ActionButton {
            objectName: "openAgain"
            width: parent.width
            visible: root.task.openHexes.length > 0
            icon: "undo"
            text: qsTr("Choose again")
            onClicked: root.task.openHexes = []
        }
        ActionButton {
            objectName: "openUndecided"
            width: parent.width
            icon: root.question.key === "first" ? "next" : "dice"
            text: root.question.undecided
            onClicked: root.task.answerOpen(undefined)
        }
        ActionButton {
            objectName: "openCancel"
            width: parent.width
            icon: "cross"
            text: qsTr("Not now")
            onClicked: root.task.cancel()
        }
        ActionButton {
            objectName: "openRule"
            width: parent.width
            icon: "almanac"
            text: Words.ruleForMoment
            onClicked: root.ruleAsked(root.question.rule)
        }
    }
}
