// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Name and colour of somebody who plays here.
Sheet {
    id: root

    /** An entry of People.list. */
    required property var person
    /** Names that are taken. */
    property var others: []
    property string newName: root.person?.name ?? ""
    readonly property string tidy: root.newName.trim()

    signal renamed(string name)
    signal recolored(string color)
    signal forgotten()

    title: root.person?.name ?? ""
    hint: qsTr("The colour is offered first in a new game. Games of the past stay as they are.")
    player: root.person?.color ?? ""
    sheetWidth: Theme.dp(480)

    Column {
        width: parent.width
        spacing: Theme.wideGap
        NameField {
            objectName: "personName"
            width: parent.width
            text: root.person?.name ?? ""
            placeholder: qsTr("Name of the player")
            onEdited: name => root.newName = name
        }
        ActionButton {
            objectName: "renamePerson"
            width: parent.width
            icon: "pencil"
            text: qsTr("Rename")
            reason: root.tidy === "" ? qsTr("A player needs a name.") : root.tidy === root.person?.name ? qsTr("That is the name already.")
                  : root.others.some(n => n.toLowerCase() === root.tidy.toLowerCase()) ? qsTr("Somebody else is called %1.").arg(root.tidy) : ""
            onClicked: root.renamed(root.tidy)
        }
        Row {
            spacing: Theme.gap
            Repeater {
                model: ["red", "blue", "white", "orange", "green", "brown"]
                Pressable {
                    id: choice
                    required property string modelData
                    readonly property bool taken: root.person?.color === choice.modelData
                    objectName: "personColor-" + choice.modelData
                    implicitWidth: Theme.dp(64)
                    implicitHeight: Theme.dp(64)
                    name: Words.color(choice.modelData)
                    checkable: true
                    checked: choice.taken
                    onClicked: root.recolored(choice.modelData)
                    Plate {
                        anchors.fill: parent
                        fill: choice.taken ? Theme.soft : Theme.surface
                        stroke: choice.taken ? Theme.accent : Theme.line
                        strokeWidth: choice.taken ? Theme.selectedStroke : Theme.controlStroke
                    }
                    PlayerPin { anchors.centerIn: parent; player: choice.modelData }
                }
            }
        }
        ActionButton {
            objectName: "forgetPerson"
            width: parent.width
            icon: "trash"
            tone: "danger"
            text: qsTr("Take off the list")
            subtitle: qsTr("the games stay")
            onClicked: root.forgotten()
        }
    }
}
