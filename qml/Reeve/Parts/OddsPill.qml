// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// "5/36": how likely it was. A tap opens the count.
Pressable {
    id: root

    /** Ways out of `of`. */
    property int ways: 0
    property int of: 36

    name: qsTr("%1 of %2 ways").arg(root.ways).arg(root.of)
    radius: root.height / 2
    implicitWidth: words.implicitWidth + Theme.dp(28)
    implicitHeight: Theme.dp(30)

    Plate {
        anchors.fill: parent
        radius: height / 2
        fill: root.pressed ? Theme.soft : "transparent"
        stroke: Theme.mutedInk
    }
    ThemeText {
        id: words
        anchors.centerIn: parent
        text: root.ways + "/" + root.of
        step: "caption"
        weight: Font.DemiBold
        lines: 1
        color: Theme.mutedInk
        Accessible.ignored: true
    }
}
