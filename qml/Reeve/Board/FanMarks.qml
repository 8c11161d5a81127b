// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts

// Marks next to targets: a sign on those that cost more, and the points that the chosen piece has left.
Item {
    id: root

    /** The BoardView below. */
    required property BoardView of
    /** Names of the places that cost more, and the sign of the price. */
    property list<string> dear: []
    property string sign: "grain"
    /** A number next to a place; "": none. */
    property string badge: ""
    property string badgeAt: ""

    anchors.fill: parent
    Repeater {
        model: root.dear
        Rectangle {
            id: mark
            required property string modelData
            readonly property point at: root.of.width > 0 ? root.of.mapFromPlace(mark.modelData) : Qt.point(0, 0)
            width: Math.max(14, root.of.side * 0.34)
            height: width
            radius: width / 2
            x: mark.at.x - width / 2
            y: mark.at.y - height / 2
            color: Theme.pieceLight
            border.color: Theme.pieceInk
            border.width: 1
            Icon { anchors.centerIn: parent; name: root.sign; size: mark.width * 0.8; color: Theme.pieceInk }
        }
    }
    Rectangle {
        id: figure
        readonly property point at: root.badgeAt !== "" && root.of.width > 0 ? root.of.mapFromPlace(root.badgeAt) : Qt.point(0, 0)
        visible: root.badge !== "" && root.badgeAt !== ""
        width: Math.max(Theme.dp(18), root.of.side * 0.4)
        height: width
        radius: width / 2
        x: figure.at.x + root.of.side * 0.36 - width / 2
        y: figure.at.y - root.of.side * 0.36 - height / 2
        color: Theme.accent
        border.color: Theme.onAccent
        border.width: 2
        Text {
            anchors.centerIn: parent
            text: root.badge
            color: Theme.onAccent
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: figure.height * 0.6
            Accessible.ignored: true
        }
    }
}
