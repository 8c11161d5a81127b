// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// How well the last picture of pieces was read, what of it was not, and what looks alike.
Column {
    id: root

    property string text: ""
    readonly property list<string> wrong: Array.from(SetTutor.wrong)

    spacing: Theme.gap
    ThemeText { objectName: "piecesMessage"; width: parent.width; text: root.text; step: "body"; lines: 14 }
    ThemeText {
        width: parent.width
        visible: root.wrong.length > 0
        text: qsTr("Read wrong: %1").arg(Array.from(root.wrong).slice(0, 8).join(", ") + (root.wrong.length > 8 ? " …" : ""))
        step: "caption"
        lines: 8
        color: Theme.mutedInk
    }
    ThemeText {
        objectName: "piecesAlike"
        width: parent.width
        visible: SetTutor.alike !== ""
        text: SetTutor.alike
        step: "caption"
        lines: 6
        color: Theme.warning
    }
}
