// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts

// A rule module, or a set of them, to be switched on: its name, a sentence, and below it in lines what it brings along.
Pressable {
    id: root

    required property string text
    property string sentence: ""
    /** [{icon, text}]; those without text are left out. */
    property var notes: []
    property bool selected: false
    readonly property var told: root.notes.filter(note => note.text !== "")

    name: Array.from([root.text, root.sentence, ...root.told.map(note => note.text)]).filter(t => t !== "").join(", ")
    role: Accessible.CheckBox
    checkable: true
    checked: root.selected
    implicitHeight: Math.max(Theme.target, words.implicitHeight + Theme.dp(20))

    readonly property color inkColor: root.blocked ? Theme.mutedInk : Theme.ink

    Plate {
        anchors.fill: parent
        dashed: root.blocked
        fill: root.blocked ? "transparent" : root.selected || root.pressed ? Theme.soft : Theme.raised
        stroke: root.selected ? Theme.accent : root.blocked ? Theme.mutedInk : Theme.highContrast ? Theme.edge : Theme.line
        strokeWidth: root.selected ? 2.5 : Theme.controlStroke
    }
    Icon {
        id: glyph
        name: root.selected ? "check" : "plus"
        color: root.inkColor
        x: Theme.dp(14)
        y: words.y + Math.round((heading.height - height) / 2)
    }
    Column {
        id: words
        x: glyph.x + glyph.width + Theme.dp(10)
        y: root.told.length > 0 ? Theme.dp(10) : Math.round((parent.height - height) / 2)
        width: parent.width - x - Theme.dp(12)
        spacing: Theme.dp(4)

        ThemeText { id: heading; width: parent.width; text: root.text; color: root.inkColor; Accessible.ignored: true }
        ThemeText {
            width: parent.width
            visible: root.sentence !== ""
            text: root.sentence
            step: "caption"
            lines: 8
            color: root.inkColor
            Accessible.ignored: true
        }
        Repeater {
            model: root.told
            Item {
                id: line
                required property var modelData
                width: words.width
                height: Math.max(sign.height, note.implicitHeight)
                Icon { id: sign; name: line.modelData.icon; size: Theme.dp(16); y: Theme.dp(1); color: Theme.mutedInk }
                ThemeText {
                    id: note
                    x: sign.width + Theme.gap
                    width: parent.width - x
                    text: line.modelData.text
                    step: "caption"
                    lines: 6
                    color: Theme.mutedInk
                    Accessible.ignored: true
                }
            }
        }
    }
}
