// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// One question with a few answers, each a big button: a card, a deck or a player.
Sheet {
    id: root

    /** [{value, text, hint, card, track, player}]; card, track and player choose the picture. */
    property var choices: []
    /** The player may also decline: the words for that, or "". */
    property string pass: ""
    property bool canUndo: true
    /** The hints are whole sentences: one answer below the other. */
    property bool explained: false
    /** Seat of the only one who may see the answers; −1: they are no secret. */
    property int secretOf: -1
    /** Words of the button that carries out the answer that was tapped; "": a tap carries it out at once. */
    property string confirm: ""
    /** Words of another button for the answer that was tapped, and why it cannot be used; "": there is none. */
    property string alternative: ""
    property string alternativeReason: ""
    /** The answer that was tapped and waits for a button; undefined: none. */
    property var marked: undefined
    /** The height of the answers under a cover, as far as everybody may know it. */
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
                model: root.choices.length // counted, so that nothing is made anew inside a layout
                Pressable {
                    id: choice
                    required property int index
                    readonly property var modelData: root.choices[index] ?? ({ value: "", text: "" })
                    objectName: "answer-" + modelData.value
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    implicitHeight: Math.max(Theme.dp(84), words.implicitHeight + Theme.dp(24))
                    name: modelData.hint ? modelData.text + ", " + modelData.hint : modelData.text
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
