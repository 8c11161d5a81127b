// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// A choice of two to four words; the chosen one is filled.
Item {
    id: root

    /** [{value, text}] or plain texts. */
    required property var options
    /** The chosen option's value (or text). */
    property var value
    property string name: ""

    signal picked(var value)

    function valueOf(option: var): var { return typeof option === "object" ? option.value : option; }
    function textOf(option: var): string { return typeof option === "object" ? option.text : option; }
    function pickBeside(by: int) {
        const at = root.options.findIndex(o => root.valueOf(o) === root.value);
        const to = Math.max(0, Math.min(root.options.length - 1, at + by));
        if (to !== at)
            root.picked(root.valueOf(root.options[to]));
    }

    implicitWidth: Theme.dp(110) * root.options.length
    implicitHeight: Math.max(Theme.target, Theme.dp(56))
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: root.name
    Keys.onLeftPressed: root.pickBeside(-1)
    Keys.onRightPressed: root.pickBeside(1)

    Plate { anchors.fill: parent; fill: Theme.surface }
    Row {
        anchors.fill: parent
        Repeater {
            model: root.options
            Pressable {
                id: segment
                required property var modelData
                readonly property bool chosen: root.valueOf(segment.modelData) === root.value
                objectName: "choice-" + root.valueOf(segment.modelData)
                width: root.width / root.options.length
                height: root.height
                role: Accessible.RadioButton
                checkable: true
                checked: segment.chosen
                name: root.textOf(segment.modelData)
                activeFocusOnTab: false
                onClicked: root.picked(root.valueOf(segment.modelData))
                Rectangle {
                    anchors.fill: parent
                    anchors.margins: Theme.dp(3)
                    radius: Theme.radiusButton - Theme.dp(3)
                    color: segment.chosen ? Theme.accent : segment.pressed ? Theme.soft : "transparent"
                    Behavior on color { ColorAnimation { duration: Theme.fadeTime } }
                }
                ThemeText {
                    anchors.fill: parent
                    anchors.margins: Theme.dp(6)
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: segment.name
                    color: segment.chosen ? Theme.accentInk : Theme.ink
                    Accessible.ignored: true
                }
            }
        }
    }
    FocusRing { shown: root.activeFocus }
}
