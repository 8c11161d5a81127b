// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// A person's picture: an emblem or a round photograph. It is shown next to the pin, never instead of it.
Item {
    id: root

    /** A word of Glyphs.emblems, the URL of a round photograph, or "" for none. */
    property string picture: ""
    property real size: Theme.dp(32)
    readonly property bool photo: root.picture.startsWith("file:")

    visible: root.picture !== ""
    implicitWidth: root.size
    implicitHeight: root.size
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.soft
        border.width: Theme.controlStroke
        border.color: Theme.mutedInk
    }
    Icon {
        anchors.centerIn: parent
        visible: !root.photo
        name: root.photo ? "" : root.picture
        size: root.size * 0.66
    }
    Image {
        anchors.fill: parent
        anchors.margins: Theme.controlStroke
        visible: root.photo
        source: root.photo ? root.picture : ""
        asynchronous: true
        mipmap: true
    }
}
