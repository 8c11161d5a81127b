// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// The kind of a harbour: 3:1, or 2:1 for one resource.
GridLayout {
    id: root

    /** "any" or a resource. */
    property string gives: ""
    signal chosen(string gives)

    columns: 2
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap
    Repeater {
        model: Words.harbours
        Pressable {
            id: choice
            required property string modelData
            readonly property bool any: choice.modelData === "any"
            readonly property bool on: root.gives === choice.modelData
            objectName: "harbour-" + modelData
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            implicitHeight: Theme.dp(60)
            name: any ? qsTr("3:1, any kind") : qsTr("2:1, %1").arg(Words.card(modelData))
            role: Accessible.RadioButton
            checkable: true
            checked: on
            onClicked: root.chosen(modelData)
            Plate {
                anchors.fill: parent
                fill: choice.on ? Theme.soft : Theme.surface
                stroke: choice.on ? Theme.accent : Theme.line
                strokeWidth: choice.on ? 2.5 : Theme.controlStroke
            }
            Icon { visible: choice.any; name: "harbour"; x: Theme.wideGap; size: Theme.dp(32); anchors.verticalCenter: parent.verticalCenter }
            CardChip { visible: !choice.any; card: choice.any ? "ore" : choice.modelData; x: Theme.wideGap; anchors.verticalCenter: parent.verticalCenter; Accessible.ignored: true }
            ThemeText {
                x: Theme.dp(54)
                width: parent.width - x - Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                text: choice.any ? "3:1" : "2:1 " + Words.card(choice.modelData)
                Accessible.ignored: true
            }
        }
    }
}
