// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// An action that is carried out by taps on the board: its name, the next tap, and a button to cancel.
Panel {
    id: root

    required property GameTask task
    readonly property choiceFacts step: root.task.question
    readonly property bool chooses: root.step.kind === "choice"

    title: root.task.about.name
    selected: true
    implicitHeight: root.contentTop + column.implicitHeight + root.padding

    Column {
        id: column
        width: parent.width
        spacing: Theme.gap
        ThemeText {
            objectName: "offerAsk"
            width: parent.width
            text: root.step.ask
            lines: 4
            color: Theme.accent
        }
        ThemeText {
            width: parent.width
            visible: root.step.badge !== ""
            text: qsTr("%n movement point(s).", "", Number(root.step.badge))
            step: "body"
            lines: 2
            color: Theme.mutedInk
        }
        ThemeText {
            width: parent.width
            visible: root.step.dear.length > 0
            text: qsTr("The ear of grain marks places that cost 1 grain.")
            step: "body"
            lines: 3
            color: Theme.mutedInk
        }
        Rows {
            width: parent.width
            visible: root.chooses
            spacing: Theme.gap
            Repeater {
                model: root.chooses ? root.step.choices : []
                ActionButton {
                    required property string modelData
                    objectName: "choice-" + modelData
                    width: parent?.width ?? 0
                    icon: modelData === "yes" ? "check" : "cross"
                    text: modelData === "yes" ? qsTr("Yes") : qsTr("No")
                    onClicked: root.task.tapped(modelData)
                }
            }
        }
        ActionButton {
            objectName: "offerAgain"
            width: parent.width
            visible: root.task.answers.length > 0
            icon: "undo"
            text: qsTr("Choose again")
            onClicked: root.task.answers = []
        }
        ActionButton {
            objectName: "offerCancel"
            width: parent.width
            icon: "cross"
            text: qsTr("Not now")
            onClicked: root.task.cancel()
        }
    }
}
