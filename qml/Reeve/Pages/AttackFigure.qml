// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// A strength to be read from across the room.
Column {
    id: root

    property int figure: 0
    property string label: ""
    property string hint: ""
    property color color: Theme.things.nightInk
    property int alignment: Text.AlignLeft

    width: Theme.dp(150)
    ThemeText { width: parent.width; horizontalAlignment: root.alignment; text: root.figure; step: "hero"; lines: 1; color: root.color }
    ThemeText { width: parent.width; horizontalAlignment: root.alignment; text: root.label; step: "name"; lines: 1; color: Theme.things.nightInk }
    ThemeText { width: parent.width; horizontalAlignment: root.alignment; text: root.hint; step: "caption"; lines: 1; color: Theme.things.nightInk }
}
