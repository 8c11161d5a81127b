// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// Names or renames something that is stored on this device.
Sheet {
    id: root

    /** The present name; "": none yet. */
    property string given: ""
    property string newName: root.given
    readonly property string tidy: root.newName.trim()
    /** Shown in the empty field. */
    property string placeholder: ""
    /** Text of the button, and its icon. */
    property string action: ""
    property string icon: "pencil"
    /** The message for an empty name. */
    property string nameless: ""
    /** Why `tidy` is invalid, other than empty or unchanged; "" if it is valid. */
    property string fault: ""
    /** objectName of the field, and of the button with "Done" appended. */
    property string field: ""
    signal chosen(string name)

    /** True if one of these named items is called `tidy`. */
    function taken(others: var): bool {
        return others.some(one => one.name.toLowerCase() === root.tidy.toLowerCase() && one.name !== root.given);
    }

    sheetWidth: Theme.dp(480)

    Column {
        width: parent.width
        spacing: Theme.wideGap
        NameField {
            id: line
            objectName: root.field
            // After the sheet has taken the focus.
            Timer { interval: 0; running: true; onTriggered: line.begin() }
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
