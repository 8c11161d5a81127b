// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// Five big blocks of a flip-chart, as many filled as levels were bought.
Item {
    id: root

    required property string track
    property int level: 0

    implicitHeight: Theme.dp(26)
    Accessible.ignored: true
    Row {
        anchors.fill: parent
        spacing: Theme.dp(4)
        Repeater {
            model: 5
            Rectangle {
                required property int index
                width: (root.width - 4 * Theme.dp(4)) / 5
                height: root.height
                radius: Theme.dp(5)
                color: index < root.level ? Theme.trackColor(root.track) : "transparent"
                border.color: index < root.level ? Theme.edge : Theme.mutedInk
                border.width: Theme.controlStroke
                Behavior on color { ColorAnimation { duration: Theme.fadeTime } }
            }
        }
    }
}
