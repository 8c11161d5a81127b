// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// A choice of two to four words; the chosen one is filled.
Item {
    id: root

    readonly property Item ring: root // see FocusKeeper
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

    /** The longest word of all options, and whether it fits next to the others; else the options are in two rows. */
    readonly property string longestWord: root.options.map(o => root.textOf(o)).join(" ").split(/[\s\u200b-]+/).reduce((a, b) => b.length > a.length ? b : a, "")
    readonly property int rows: root.options.length > 2 && wordSize.advanceWidth * 0.8 > root.width / root.options.length - Theme.dp(12) ? 2 : 1
    readonly property int columns: Math.ceil(root.options.length / root.rows)

    implicitWidth: Theme.dp(110) * root.options.length
    implicitHeight: Math.max(Theme.target, Theme.dp(56)) * root.rows
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: root.name
    Keys.onLeftPressed: root.pickBeside(-1)
    Keys.onRightPressed: root.pickBeside(1)

    Plate { anchors.fill: parent; fill: Theme.surface }
    TextMetrics { id: wordSize; text: root.longestWord; font.family: Theme.sans; font.weight: Theme.steps.panel.weight; font.pixelSize: Theme.size("panel") }
    Grid {
        anchors.fill: parent
        columns: root.columns
        Repeater {
            model: root.options
            Pressable {
                id: segment
                required property var modelData
                readonly property bool chosen: root.valueOf(segment.modelData) === root.value
                objectName: "choice-" + root.valueOf(segment.modelData)
                width: root.width / root.columns
                height: root.height / root.rows
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
}
