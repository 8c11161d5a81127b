// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Another name for a learned set.
Sheet {
    id: root

    readonly property var sets: LearnedSets.list
    property string given: ""
    property string newName: root.given
    readonly property string tidy: root.newName.trim()
    signal chosen(string name)

    title: qsTr("Rename this set")
    hint: qsTr("For example: at home, club, travel edition.")
    sheetWidth: Theme.dp(480)

    Column {
        width: parent.width
        spacing: Theme.wideGap
        NameField {
            objectName: "setName"
            width: parent.width
            longest: 40
            text: root.given
            placeholder: qsTr("Name of the set")
            onEdited: name => root.newName = name
            onEntered: done.activate()
        }
        ActionButton {
            id: done
            objectName: "setNameDone"
            width: parent.width
            icon: "pencil"
            text: qsTr("Rename")
            reason: root.tidy === "" ? qsTr("A set needs a name.") : root.tidy === root.given ? qsTr("That is the name already.")
                  : root.sets.some(set => set.name.toLowerCase() === root.tidy.toLowerCase() && set.name !== root.given)
                    ? qsTr("Another set is called %1.").arg(root.tidy) : ""
            onClicked: root.chosen(root.tidy)
        }
    }
}
