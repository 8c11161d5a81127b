// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// One setting with its choices.
Panel {
    id: root

    property alias choices: row.options
    property alias value: row.value
    signal chosen(var value)

    Layout.fillWidth: true
    Layout.preferredWidth: 1
    implicitHeight: Theme.dp(root.hint === "" ? 62 : 84) + row.height + Theme.margin
    SegmentedControl {
        id: row
        name: root.title
        width: parent.width
        onPicked: value => root.chosen(value)
    }
}
