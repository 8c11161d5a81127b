// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// A name for something that is kept on this device, or another one.
Sheet {
    id: root

    /** The name that it has; "": it has none yet. */
    property string given: ""
    property string newName: root.given
    readonly property string tidy: root.newName.trim()
    /** Shown in the empty field. */
    property string placeholder: ""
    /** What the button says, and its icon. */
    property string action: ""
    property string icon: "pencil"
    /** What is said of an empty name. */
    property string nameless: ""
    /** Why `tidy` is no good, besides being empty or the name that it has; "" where it is. */
    property string fault: ""
    /** Names of the objects of the field, and of the button with "Done" behind it. */
    property string field: ""
    signal chosen(string name)

    /** Whether one of these things, which have names, is called `tidy` already. */
    function taken(others: var): bool {
        return others.some(one => one.name.toLowerCase() === root.tidy.toLowerCase() && one.name !== root.given);
    }

    sheetWidth: Theme.dp(480)

    Column {
        width: parent.width
        spacing: Theme.wideGap
        NameField {
            objectName: root.field
            width: parent.width
            longest: 40
            text: root.given
            placeholder: root.placeholder
            onEdited: name => root.newName = name
            onEntered: done.activate()
        }
        ActionButton {
            id: done
            objectName: root.field + "Done"
            width: parent.width
            icon: root.icon
            text: root.action
            reason: root.tidy === "" ? root.nameless : root.tidy === root.given ? qsTr("That is the name already.") : root.fault
            onClicked: root.chosen(root.tidy)
        }
    }
}
