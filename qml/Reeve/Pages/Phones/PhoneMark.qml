// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// State of a phone as a dot: filled (here), hollow (asleep), crossed out (lost).
Rectangle {
    id: root

    /** "here", "asleep" or "lost". */
    required property string phone

    width: Theme.dp(14)
    height: width
    radius: width / 2
    color: root.phone === "here" ? Theme.success : root.phone === "lost" ? Theme.danger : "transparent"
    border.color: root.phone === "lost" ? Theme.danger : Theme.edge
    border.width: 2
    Rectangle {
        visible: root.phone === "lost"
        anchors.centerIn: parent
        width: parent.width * 0.6
        height: 2
        color: Theme.raised
    }
}
