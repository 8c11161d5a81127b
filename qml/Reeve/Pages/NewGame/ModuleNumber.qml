// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// A number of the rule modules: what it means, and what it is at this table.
Item {
    id: root

    required property moduleNumberFacts number
    property int value: 0
    signal changed(int value)

    /** In a narrow window the number stands below its words. */
    readonly property bool stacked: root.width < Theme.dp(340)

    objectName: "number-" + root.number.key
    implicitHeight: root.number.flag ? toggle.implicitHeight : root.stacked ? words.implicitHeight + Theme.gap + stepper.implicitHeight
                                                                           : Math.max(stepper.implicitHeight, words.implicitHeight)
    Column {
        id: words
        visible: !root.number.flag
        width: root.stacked ? parent.width : parent.width - stepper.width - Theme.gap
        y: root.stacked ? 0 : (parent.height - height) / 2
        ThemeText { width: parent.width; text: root.number.name; lines: 3 }
        ThemeText { width: parent.width; text: qsTr("usual: %1").arg(root.number.usual); step: "caption"; color: Theme.mutedInk }
    }
    CountStepper {
        id: stepper
        visible: !root.number.flag
        anchors.right: parent.right
        y: root.stacked ? parent.height - height : (parent.height - height) / 2
        value: root.value
        from: root.number.least
        to: root.number.most
        name: root.number.name
        onChanged: value => root.changed(value)
    }
    ActionButton {
        id: toggle
        visible: root.number.flag
        width: parent.width
        icon: selected ? "check" : "plus"
        text: root.number.name
        role: Accessible.CheckBox
        checkable: true
        selected: root.value !== 0
        onClicked: root.changed(root.value === 0 ? 1 : 0)
    }
}
