// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// "5/36": the probability. A tap opens the list of outcomes.
Pressable {
    id: root

    /** Number of outcomes, out of `of`. */
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
