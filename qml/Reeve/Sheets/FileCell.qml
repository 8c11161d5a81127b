// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// A file or folder in a list: a small picture or an icon, its name, its time of change.
Pressable {
    id: root

    required property var model
    /** The picture is above the text; else an icon is beside it. */
    property bool tall: false
    /** It has the keyboard cursor. */
    property bool current: false

    objectName: "file-" + root.model.name
    name: root.model.isFolder ? qsTr("Folder %1").arg(root.model.name) : root.model.name
    description: root.model.isFolder ? "" : root.model.changed
    activeFocusOnTab: false

    Plate {
        anchors.fill: parent
        anchors.margins: Theme.dp(4)
        fill: root.pressed || root.current ? Theme.soft : Theme.surface
        stroke: root.current ? Theme.accent : Theme.line
        strokeWidth: root.current ? 3 : Theme.controlStroke
    }
    Item {
        id: picture
        x: Theme.dp(12)
        y: Theme.dp(12)
        width: root.tall ? parent.width - 2 * x : Theme.dp(44)
        height: root.tall ? Theme.dp(112) : parent.height - 2 * y
        Image {
            id: small
            anchors.fill: parent
            visible: root.tall && status === Image.Ready
            source: root.tall ? root.model.picture : ""
            sourceSize.width: 256
            sourceSize.height: 256
            fillMode: Image.PreserveAspectFit
            asynchronous: true
            Accessible.ignored: true
        }
        Icon {
            anchors.centerIn: parent
            visible: !small.visible
            name: root.model.isFolder ? "folder" : root.tall ? "camera" : "file"
            size: Theme.dp(root.tall ? 44 : 32)
            color: root.model.isFolder ? Theme.accent : Theme.mutedInk
        }
    }
    Column {
        x: root.tall ? Theme.dp(10) : picture.x + picture.width + Theme.gap
        width: parent.width - x - Theme.dp(10)
        y: root.tall ? picture.y + picture.height + Theme.dp(4) : (parent.height - height) / 2
        ThemeText {
            width: parent.width
            text: root.model.name
            step: root.tall ? "caption" : "panel"
            lines: 1
            elide: Text.ElideMiddle
            horizontalAlignment: root.tall ? Text.AlignHCenter : Text.AlignLeft
            Accessible.ignored: true
        }
        ThemeText {
            width: parent.width
            visible: !root.model.isFolder
            text: root.model.changed
            step: "small"
            lines: 1
            horizontalAlignment: root.tall ? Text.AlignHCenter : Text.AlignLeft
            color: Theme.mutedInk
            Accessible.ignored: true
        }
    }
}
