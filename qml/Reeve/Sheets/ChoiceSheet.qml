// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// A question with a few answers as large buttons: cards, decks or players.
Sheet {
    id: root

    /** [{value, text, hint, reason, card, track, player}]; card, track and player select the picture. */
    property var choices: []
    /** Text of the button to decline, or "". */
    property string pass: ""
    property bool canUndo: true
    /** Hints are whole sentences: the answers are in one column. */
    property bool explained: false
    /** Seat of the only player who may see the answers; −1: all may. */
    property int secretOf: -1
    /** Text of the button that confirms the tapped answer; "": a tap confirms at once. */
    property string confirm: ""
    /** Text of a second button for the tapped answer, and why it cannot be used; "": none. */
    property string alternative: ""
    property string alternativeReason: ""
    /** The tapped answer that is not confirmed yet; undefined: none. */
    property var marked: undefined
    /** Height of the covered answers, as far as it reveals nothing. */
    property real reserve: Theme.dp(130)
    signal chosen(var value)
    signal alternativeChosen(var value)
    signal passed()

    dismissable: false
    buttons: [
        ActionButton {
            objectName: "sheetUndo"
            icon: "undo"
            text: qsTr("Undo")
            subtitle: Game.undoText
            visible: root.canUndo && Game.canUndo && !root.dismissable
            onClicked: Game.undo()
        },
        ActionButton { objectName: "passButton"; visible: root.pass !== ""; text: root.pass; onClicked: root.passed() },
        ActionButton {
            objectName: "alternativeButton"
            icon: "card"
            visible: root.alternative !== ""
            text: root.alternative
            reason: root.alternativeReason
            onClicked: root.alternativeChosen(root.marked)
        },
        ActionButton {
            objectName: "confirmButton"
            visible: root.confirm !== ""
            text: root.confirm
            reason: root.marked === undefined ? qsTr("Choose one first.") : ""
            onClicked: root.chosen(root.marked)
        }
    ]

    SecretCover {
        width: parent.width
        height: implicitHeight
        secret: root.secretOf >= 0
        owner: root.secretOf
        answer: true
        reserve: root.reserve

        GridLayout {
            width: parent.width
            columns: root.explained ? 1 : root.choices.length > 3 || width < Theme.dp(420) ? 2 : Math.max(1, root.choices.length)
            columnSpacing: Theme.wideGap
            rowSpacing: Theme.wideGap
            Repeater {
                model: root.choices.length // a count: no items are recreated inside a layout
                Pressable {
                    id: choice
                    required property int index
                    readonly property var modelData: root.choices[index] ?? ({ value: "", text: "" })
                    objectName: "answer-" + modelData.value
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    implicitHeight: Math.max(Theme.dp(84), words.implicitHeight + Theme.dp(24))
                    name: modelData.hint ? modelData.text + ", " + modelData.hint : modelData.text
                    reason: modelData.reason ?? ""
                    checkable: root.confirm !== ""
                    checked: root.confirm !== "" && root.marked === modelData.value
                    onClicked: {
                        if (root.confirm === "")
                            root.chosen(modelData.value);
                        else
                            root.marked = modelData.value;
                    }
                    Plate {
                        anchors.fill: parent
                        dashed: choice.blocked
                        fill: choice.pressed || choice.checked ? Theme.soft : Theme.surface
                        stroke: choice.checked ? Theme.accent : Theme.line
                        strokeWidth: choice.checked ? 2.5 : Theme.decorStroke
                    }
                    ChoicePicture {
                        id: picture
                        x: Theme.margin
                        anchors.verticalCenter: parent.verticalCenter
                        card: choice.modelData.card ?? ""
                        track: choice.modelData.track ?? ""
                        player: choice.modelData.player ?? ""
                    }
                    Column {
                        id: words
                        anchors.left: picture.right
                        anchors.leftMargin: Theme.wideGap
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.gap
                        anchors.verticalCenter: parent.verticalCenter
                        ThemeText { width: parent.width; text: choice.modelData.text; Accessible.ignored: true }
                        ThemeText {
                            width: parent.width
                            visible: text !== ""
                            text: choice.modelData.hint ?? ""
                            step: "caption"
                            lines: root.explained ? 6 : 2
                            color: Theme.mutedInk
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
