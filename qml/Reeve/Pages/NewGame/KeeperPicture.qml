// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts

// Who holds the cards, drawn: a fan of cards on the table, or a tablet with cards that lie face down in it.
Item {
    id: root

    /** The cards lie on the table; else Reeve keeps them. */
    property bool real: true

    implicitWidth: Theme.dp(96)
    implicitHeight: Theme.dp(66)
    Accessible.ignored: true

    component Card: Rectangle {
        property string face: ""
        width: Theme.dp(34)
        height: Theme.dp(50)
        radius: Theme.dp(5)
        color: face === "" ? Theme.accent : Theme.cardColor(face)
        border.color: Theme.edge
        border.width: 1.5
        Icon { anchors.centerIn: parent; visible: parent.face !== ""; name: parent.face; color: parent.face === "" ? Theme.ink : Theme.cardInk(parent.face); size: Theme.dp(20) }
    }

    // The table.
    Rectangle {
        visible: root.real
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width
        height: parent.height * 0.46
        radius: height / 2
        color: Theme.things.wood
        border.color: Theme.things.jetty
        border.width: 2
    }
    Repeater {
        model: root.real ? ["brick", "grain", "ore"] : []
        Card {
            required property string modelData
            required property int index
            face: modelData
            x: (root.width - width) / 2 + (index - 1) * Theme.dp(24)
            y: Theme.dp(index === 1 ? 2 : 6)
            rotation: (index - 1) * 13
        }
    }
    // The tablet.
    Rectangle {
        visible: !root.real
        anchors.centerIn: parent
        width: parent.width
        height: parent.height
        radius: Theme.dp(10)
        color: Theme.soft
        border.color: Theme.edge
        border.width: 3
        Repeater {
            model: root.real ? 0 : 3
            Card {
                required property int index
                x: (parent.width - width) / 2 + (index - 1) * Theme.dp(26)
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Rectangle {
            anchors.centerIn: parent
            width: Theme.dp(34)
            height: width
            radius: width / 2
            color: Theme.raised
            border.color: Theme.edge
            border.width: 1.5
            Icon { anchors.centerIn: parent; name: "cover"; size: Theme.dp(22) }
        }
    }
}
