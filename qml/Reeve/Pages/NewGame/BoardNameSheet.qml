// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The name under which a board is saved on this device, or its new one.
Sheet {
    id: root

    /** The name that it has; "": it is saved for the first time. */
    property string given: ""
    property string newName: root.given
    readonly property string tidy: root.newName.trim()
    signal chosen(string name)

    title: root.given === "" ? qsTr("Save this board") : qsTr("Rename this board")
    hint: qsTr("It stays on this device, for new games.")
    sheetWidth: Theme.dp(480)

    Column {
        width: parent.width
        spacing: Theme.wideGap
        NameField {
            objectName: "boardName"
            width: parent.width
            longest: 40
            text: root.given
            placeholder: qsTr("Name of the board")
            onEdited: name => root.newName = name
            onEntered: done.activate()
        }
        ActionButton {
            id: done
            objectName: "boardNameDone"
            width: parent.width
            icon: root.given === "" ? "file" : "pencil"
            text: root.given === "" ? qsTr("Save") : qsTr("Rename")
            reason: root.tidy === "" ? qsTr("A board needs a name.") : root.tidy === root.given ? qsTr("That is the name already.")
                  : KeptBoards.list.some(b => b.name.toLowerCase() === root.tidy.toLowerCase() && b.name !== root.given)
                    ? qsTr("Another board is called %1.").arg(root.tidy)
                  : root.given === "" && KeptBoards.full ? qsTr("No more boards can be saved: delete one first.") : ""
            onClicked: root.chosen(root.tidy)
        }
    }
}
