// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// That the picture does not answer everything, and what helps. Its height is final as soon as it is made.
Item {
    id: root

    property int count: 0
    implicitHeight: words.implicitHeight

    Column {
        id: words
        width: parent.width
        spacing: Theme.gap
        Row {
            width: parent.width
            spacing: Theme.gap
            Icon { id: sign; name: "warning"; color: Theme.warning }
            ThemeText {
                objectName: "unclearHeading"
                width: parent.width - sign.width - parent.spacing
                text: qsTr("%n place(s) not seen clearly", "", root.count)
                step: "name"
            }
        }
        ThemeText {
            width: parent.width
            text: qsTr("Look at these places on the table. A picture from straight above, in even light and without loose pieces, shows more.")
            step: "caption"
            lines: 5
            color: Theme.mutedInk
        }
    }
}
