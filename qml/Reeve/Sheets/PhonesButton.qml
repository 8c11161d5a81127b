// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Opens the players' phones. Shows a mark for a phone that asks for a seat.
IconButton {
    id: root

    /** There is room and reason for it here; a page has no phones. */
    property bool wanted: true
    readonly property bool asked: Phones.claims.length > 0

    visible: root.wanted && !Theme.inBrowser
    icon: "phone"
    name: root.asked ? qsTr("Phones: one wants a seat") : qsTr("Phones")
    color: root.asked ? Theme.warning : Theme.ink

    Rectangle {
        objectName: "claimDot"
        visible: root.asked
        width: Theme.dp(12)
        height: width
        radius: width / 2
        anchors.right: parent?.right
        anchors.top: parent?.top
        anchors.margins: Theme.dp(6)
        color: Theme.warning
        border.color: Theme.surface
        border.width: 2
    }
}
