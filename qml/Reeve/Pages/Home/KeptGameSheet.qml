// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Actions for a stored game besides playing: rename, copy, save its record, remove.
Sheet {
    id: root

    required property keptGameFacts game
    /** Why it cannot be changed now, or "". */
    property string waits: ""
    property string newName: root.game.name
    readonly property string tidy: root.newName.trim()

    signal renamed(string name)
    signal copied(string name)
    signal exportAsked()
    signal removeAsked()

    title: root.game.name
    hint: qsTr("Change the name or make a copy.")
    sheetWidth: Theme.dp(480)

    Column {
        width: parent.width
        spacing: Theme.wideGap
        NameField {
            objectName: "gameNameField"
            width: parent.width
            longest: 80
            text: root.game.name
            placeholder: qsTr("Name of the game")
            onEdited: name => root.newName = name
            onEntered: rename.activate()
        }
        ActionButton {
            id: rename
            objectName: "renameGame"
            width: parent.width
            icon: "pencil"
            text: qsTr("Rename")
            reason: root.waits !== "" ? root.waits : root.tidy === "" ? qsTr("A game needs a name.") : root.tidy === root.game.name ? qsTr("That is its name already.") : ""
            onClicked: root.renamed(root.tidy)
        }
        ActionButton {
            objectName: "copyGame"
            width: parent.width
            icon: "plus"
            text: qsTr("Make a copy")
            subtitle: qsTr("to play on from the same position twice")
            reason: root.waits
            onClicked: root.copied(qsTr("%1 (copy)").arg(root.game.name))
        }
        ActionButton {
            objectName: "exportGame"
            width: parent.width
            icon: "share"
            text: qsTr("Save the record as a file")
            subtitle: qsTr("for another device, or to keep")
            onClicked: root.exportAsked()
        }
        ActionButton {
            objectName: "removeGame"
            width: parent.width
            icon: "trash"
            tone: "danger"
            text: qsTr("Remove")
            reason: root.waits
            onClicked: root.removeAsked()
        }
    }
}
