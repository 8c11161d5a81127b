// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// A line to type into, with its name above.
Column {
    id: root

    property string label: ""
    property string text: ""
    property string placeholder: ""
    property bool secret: false
    property int hints: Qt.ImhNone
    property int longest: 200

    signal edited(string text)
    signal entered()

    function begin(): void { field.begin(); }

    spacing: Theme.dp(2)
    ThemeText {
        width: parent.width
        text: root.label
        step: "caption"
        lines: 1
        color: Theme.mutedInk
        Accessible.ignored: true
    }
    NameField {
        id: field
        width: parent.width
        name: root.label
        text: root.text
        placeholder: root.placeholder
        secret: root.secret
        hints: root.hints
        longest: root.longest
        onEdited: text => root.edited(text)
        onEntered: root.entered()
    }
}
