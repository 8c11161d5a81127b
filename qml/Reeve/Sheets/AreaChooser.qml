// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// The island of a hex of Seafarers: an existing one, the next new one, or none.
GridLayout {
    id: root

    /** Hexes of each area: {home: ["C2"], "isle-1": […]}. */
    property var areas: ({})
    /** The chosen area; "": none. */
    property string area: ""
    signal chosen(string area)

    /** Names for new islands, in order. */
    readonly property list<string> usual: ["home", "isle-1", "isle-2", "isle-3", "isle-4", "isle-5", "isle-6", "isle-7"]
    /** Other names on the board come last. */
    readonly property list<string> all: root.usual.concat(Object.keys(root.areas).filter(a => root.usual.indexOf(a) < 0).sort())
    readonly property string next: Array.from(root.usual).find(a => root.areas[a] === undefined) ?? ""

    columns: 2
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap
    Repeater {
        // Unneeded ones are hidden: no item is created or destroyed inside a layout.
        model: 10
        ActionButton {
            required property int index
            readonly property string area: root.all[index] ?? ""
            visible: area !== "" && (root.areas[area] !== undefined || area === root.next)
            objectName: "area-" + area
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: Words.area(area)
            subtitle: qsTr("%n hex(es)", "", root.areas[area]?.length ?? 0)
            role: Accessible.RadioButton
            checkable: true
            selected: root.area === area
            onClicked: root.chosen(area)
        }
    }
    ActionButton {
        objectName: "area-none"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        text: qsTr("no island")
        role: Accessible.RadioButton
        checkable: true
        selected: root.area === ""
        onClicked: root.chosen("")
    }
}
