// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// One line of text to type, with its label above and a word about what is wrong below.
FocusScope {
    id: root

    property alias text: input.text
    property string label: ""
    property string placeholder: ""
    property string error: ""
    property alias maximumLength: input.maximumLength
    property alias validator: input.validator
    property alias inputMethodHints: input.inputMethodHints

    signal edited(string text)
    signal accepted()

    implicitWidth: Theme.dp(280)
    implicitHeight: (root.label !== "" ? title.height + Theme.dp(4) : 0) + box.height + (root.error !== "" ? wrong.height + Theme.dp(4) : 0)

    ThemeText { id: title; visible: root.label !== ""; width: parent.width; text: root.label; step: "caption"; color: Theme.mutedInk }
    Plate {
        id: box
        y: root.label !== "" ? title.height + Theme.dp(4) : 0
        width: parent.width
        height: Math.max(Theme.target, Theme.dp(52))
        fill: Theme.raised
        stroke: root.error !== "" ? Theme.danger : input.activeFocus ? Theme.accent : Theme.mutedInk
        strokeWidth: root.error !== "" || input.activeFocus ? 2.5 : Theme.controlStroke

        TextInput {
            id: input
            anchors.fill: parent
            anchors.leftMargin: Theme.margin
            anchors.rightMargin: Theme.margin
            verticalAlignment: TextInput.AlignVCenter
            focus: true
            activeFocusOnTab: true
            clip: true
            color: Theme.ink
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            font: Theme.fontFor("panel")
            maximumLength: 40
            onTextEdited: root.edited(input.text)
            onAccepted: root.accepted()
            Accessible.role: Accessible.EditableText
            Accessible.name: root.label !== "" ? root.label : root.placeholder
            Accessible.description: root.error
        }
        ThemeText {
            anchors.left: input.left
            anchors.right: input.right
            anchors.verticalCenter: parent.verticalCenter
            visible: input.text === "" && input.preeditText === ""
            text: root.placeholder
            lines: 1
            color: Theme.mutedInk
            Accessible.ignored: true
        }
        FocusRing { shown: input.activeFocus }
    }
    ThemeText {
        id: wrong
        visible: root.error !== ""
        anchors.top: box.bottom
        anchors.topMargin: Theme.dp(4)
        width: parent.width
        text: root.error
        step: "caption"
        color: Theme.danger
    }
}
