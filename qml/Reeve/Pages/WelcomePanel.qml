// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts

// The quiet drawing of the first page: a ship on its way, and one sentence.
Panel {
    id: root

    /** No game is kept yet. */
    property bool empty: false

    padding: Theme.dp(24)
    implicitWidth: Theme.dp(420)
    implicitHeight: Theme.dp(180)
    clip: true

    Waves { anchors.fill: parent; anchors.margins: -root.padding; color: Theme.line }

    Column {
        anchors.centerIn: parent
        width: parent.width
        spacing: Theme.wideGap

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.dp(18)
            visible: root.height > Theme.dp(200)
            Repeater {
                model: ["settlement", "city", "knight", "ship"]
                Icon {
                    required property string modelData
                    name: modelData
                    size: Theme.dp(48)
                    weight: 1.6
                    color: modelData === "ship" ? Theme.danger : Theme.accent
                }
            }
        }
        ThemeText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.empty ? qsTr("No games yet") : qsTr("The board is on your table")
            step: "title"
        }
        ThemeText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("You roll, build and haggle. Reeve keeps the count: cards, knights, roads, the ship and the points.")
            step: "body"
            lines: 4
            color: Theme.mutedInk
        }
    }
}
