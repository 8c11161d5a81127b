// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// Something that must be known about the saved games; it stays until it is no longer so.
Panel {
    id: root

    property string text: ""

    visible: root.text !== ""
    mustDecide: true
    implicitHeight: words.height + 2 * padding
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Icon {
        id: sign
        name: "warning"
        color: Theme.warning
        anchors.verticalCenter: parent.verticalCenter
    }
    ThemeText {
        id: words
        anchors.left: sign.right
        anchors.leftMargin: Theme.wideGap
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        step: "body"
        lines: 4
        Accessible.ignored: true
    }
}
