// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// A search field; searches while typing.
Item {
    id: root

    property alias text: input.text
    property string placeholder: ""

    implicitHeight: Theme.target
    implicitWidth: Theme.dp(300)

    Plate {
        anchors.fill: parent
        fill: Theme.raised
        stroke: input.activeFocus ? Theme.accent : Theme.line
        strokeWidth: input.activeFocus ? 2.5 : Theme.controlStroke
    }
    Icon {
        id: glass
        name: "search"
        color: Theme.mutedInk
        x: Theme.wideGap
        anchors.verticalCenter: parent.verticalCenter
    }
    TextInput {
        id: input
        objectName: "input"
        readonly property Item ring: root // see FocusKeeper
        anchors.left: glass.right
        anchors.leftMargin: Theme.gap
        anchors.right: clear.visible ? clear.left : parent.right
        anchors.rightMargin: Theme.gap
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        font: Theme.fontFor("panel")
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.onAccent
        clip: true
        maximumLength: 60
        activeFocusOnTab: true
        selectByMouse: true
        Accessible.role: Accessible.EditableText
        Accessible.name: root.placeholder
        Keys.onEscapePressed: Overlays.rest(input)
        ThemeText {
            anchors.fill: parent
            verticalAlignment: Text.AlignVCenter
            visible: input.text === ""
            text: root.placeholder
            lines: 1
            weight: Font.Medium
            color: Theme.mutedInk
            Accessible.ignored: true
        }
    }
    IconButton {
        id: clear
        objectName: "clearSearch"
        visible: input.text !== ""
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        icon: "cross"
        name: qsTr("Clear the search")
        onClicked: { input.clear(); input.forceActiveFocus(); }
    }
}
