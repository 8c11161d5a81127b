// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// Progress of reading a record, and a button to stop.
Sheet {
    id: root

    /** 0 to 1. */
    property real progress: 0
    signal cancelled()

    title: qsTr("Reading the record")
    hint: qsTr("The game is added to the list when the whole file has been read.")
    onDismissed: root.cancelled()
    buttons: [
        ActionButton { objectName: "cancelImport"; text: qsTr("Cancel"); icon: "cross"; onClicked: root.cancelled() }
    ]
    Rectangle {
        objectName: "importProgress"
        width: parent.width
        height: Theme.dp(16)
        radius: height / 2
        color: Theme.line
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("%1 % read").arg(Math.round(100 * root.progress))
        Rectangle {
            width: Math.max(parent.height, parent.width * root.progress)
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }
    ThemeText {
        width: parent.width
        y: Theme.dp(28)
        text: qsTr("%1 % read").arg(Math.round(100 * root.progress))
        step: "body"
        color: Theme.mutedInk
        Accessible.ignored: true
    }
}
